//! Judgements of small positions that can be told by hand.

use super::ground::Ground;
use super::reach::{Danger, NEVER, against};
use super::values;
use crate::play::{Cell, Move, NORTH, SOUTH, State};
use crate::rules::{Belt, Rules};
use skazka_core::{Evaluate, Notation};

fn state(written: &str) -> State {
    <State as Notation>::read(&Rules::TAMMASHIL, written).expect("a position")
}

/// A position of Tammashil of these units, such as `("k12", 'A')`; South upper case.
fn standing(units: &[(&str, char)], side: &str, steps: &str) -> State {
    standing_by(Rules::TAMMASHIL, units, side, steps)
}

fn standing_by(rules: Rules, units: &[(&str, char)], side: &str, steps: &str) -> State {
    let start = State::start(rules);
    let board = start.geometry();
    let mut rows: Vec<Vec<char>> = (0..board.rows()).map(|row| vec!['1'; board.width(row)]).collect();
    for &(name, unit) in units {
        let cell = board.named(name).expect("a cell");
        rows[board.row_of(cell)][board.column_of(cell)] = unit;
    }
    let rows: Vec<String> = rows.iter().rev().map(|row| squeezed(row)).collect();
    <State as Notation>::read(&rules, &format!("{} {side} {steps} 0 1", rows.join("/"))).expect("a position")
}

/// Runs of empty cells as one number.
fn squeezed(row: &[char]) -> String {
    let mut written = String::new();
    for run in row.chunk_by(|one, other| one == other) {
        match run[0] {
            '1' => written += &run.len().to_string(),
            unit => written.extend(run.iter().map(|_| unit)),
        }
    }
    written
}

fn cell(state: &State, name: &str) -> Cell {
    state.geometry().named(name).expect("a cell")
}

const PRIESTS: [(&str, char); 4] = [("a1", 'L'), ("a13", 'R'), ("u13", 'l'), ("u1", 'r')];

fn with_priests(units: &[(&str, char)], side: &str, steps: &str) -> State {
    standing(&[&PRIESTS[..], units].concat(), side, steps)
}

/// The same position with the sides changed: the board turned round.
fn turned(written: &str) -> String {
    let mut fields: Vec<String> = written.split(' ').map(str::to_owned).collect();
    let rows = fields[0].split('/').rev().map(turned_row).collect::<Vec<_>>();
    fields[0] = rows.join("/");
    fields[1] = if fields[1] == "s" { "n".to_owned() } else { "s".to_owned() };
    fields.join(" ")
}

fn turned_row(row: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    for sign in row.chars() {
        match parts.last_mut() {
            Some(last) if sign == '\'' || (sign.is_ascii_digit() && last.ends_with(|c: char| c.is_ascii_digit())) => {
                last.push(sign);
            }
            _ => parts.push(sign.to_string()),
        }
    }
    let swapped = |sign: char| {
        if sign.is_lowercase() && sign != 'x' && sign != 'o' {
            sign.to_ascii_uppercase()
        } else {
            sign.to_ascii_lowercase()
        }
    };
    parts.iter().rev().map(|part| part.chars().map(swapped).collect::<String>()).collect()
}

fn random_positions() -> Vec<State> {
    let mut found = Vec::new();
    for (seed, belt) in (0..12).zip([Belt::Full, Belt::OpenEnds].into_iter().cycle()) {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut state = State::start(Rules { belt, ..Rules::TAMMASHIL });
        for action in 0..400 {
            let mut actions = Vec::new();
            State::actions(&state, &mut actions);
            let Some(&chosen) = random.choice(&actions) else { break };
            State::apply(&mut state, chosen);
            if action % 40 == 39 && state.steps().is_none() && state.being_turned().next().is_none() {
                found.push(state.clone());
            }
        }
    }
    found
}

#[test]
fn the_sides_are_judged_alike() {
    let mut looked_at = 0;
    for state in random_positions() {
        let written = Notation::write(&state);
        let other = <State as Notation>::read(&state.rules(), &turned(&written)).expect("a turned position");
        assert_eq!(state.evaluate(SOUTH), other.evaluate(NORTH), "{written}");
        assert_eq!(state.evaluate(NORTH), other.evaluate(SOUTH), "{written}");
        looked_at += 1;
    }
    assert!(looked_at > 20, "{looked_at}");
}

#[test]
fn an_even_game_is_worth_nothing_and_waiting_less() {
    let start = State::dealt(Rules::TAMMASHIL, None);
    assert_eq!((start.evaluate(SOUTH), start.evaluate(NORTH)), (0, 0));
    let quiet = state(&Notation::write(&start).replace(" 0 1 ", " 60 61 "));
    assert_eq!(quiet.evaluate(SOUTH), quiet.evaluate(NORTH));
    assert!(quiet.evaluate(SOUTH) < -100);
    let big = State::dealt(Rules::HIVVAYO, None);
    assert_eq!((big.evaluate(SOUTH), big.evaluate(NORTH)), (0, 0));
}

/// ```text
///   . . . .
///  . c A A A    the second single comes round the first in three steps, the third from too far away
///   . . B .
/// ```
#[test]
fn force_is_gathered_by_the_cheapest_units() {
    let state = with_priests(&[("f8", 'c'), ("f9", 'A'), ("f10", 'A'), ("f11", 'A'), ("e9", 'B')], "s", "-");
    let ground = Ground::new(&state);
    let [south, north] = against(&ground, cell(&state, "f8"), 3);
    assert_eq!(south, [0, 1, 2, 3, 6, NEVER], "A beside it; B two steps away; both; with the next A; nobody else");
    assert_eq!(north, [0, NEVER, NEVER, NEVER, NEVER, NEVER]);
    let danger = Danger::of(&ground, state.units(SOUTH));
    assert_eq!([2, 3, 4].map(|strength| danger.to(cell(&state, "f8"), strength)), [2, 3, 6]);
    assert_eq!(danger.to(cell(&state, "k12"), 1), NEVER);
}

#[test]
fn the_way_to_a_priest_leads_round_what_is_covered() {
    let closed = State::dealt(Rules::TAMMASHIL, None);
    let open = State::dealt(Rules { belt: Belt::OpenEnds, ..Rules::TAMMASHIL }, None);
    let way = |state: &State, from: &str| {
        let ground = Ground::new(state);
        ground.priests(NORTH).iter().map(|priest| priest.ways.from(cell(state, from))).min()
    };
    assert_eq!(way(&closed, "j1"), Some(11 + values::CLOSED));
    assert_eq!(way(&open, "j1"), Some(11));
    assert_eq!(way(&closed, "l1"), Some(9), "nothing is in the way beyond the belt");
}

#[test]
fn taking_a_unit_promises_most_and_the_last_priest_more_than_all() {
    let best = |state: &State| {
        let mut actions = Vec::new();
        state.candidates(&mut actions);
        let mut promises = Vec::new();
        state.order_hints(SOUTH, &actions, &mut promises);
        assert_eq!(promises.len(), actions.len());
        let most = promises.iter().zip(&actions).max_by_key(|(promise, _)| **promise).expect("an action");
        (*most.1, *most.0)
    };
    let (single, gain) = best(&with_priests(&[("h8", 'A'), ("h10", 'a'), ("e3", 'A')], "s", "6/6"));
    assert!(matches!(single, Move::Attack { .. }) && gain > 60, "{single:?} {gain}");
    let last = standing(&[("a1", 'L'), ("u13", 'l'), ("t13", 'B'), ("h8", 'A'), ("h10", 'c')], "s", "6/6");
    let (priest, gain) = best(&last);
    let corner = cell(&last, "u13");
    assert!(matches!(priest, Move::Attack { target, .. } if target == corner) && gain > 5_000, "{priest:?} {gain}");
}

#[test]
fn a_threatened_unit_is_worth_less_while_the_enemy_moves_next() {
    let score = |side| with_priests(&[("h8", 'A'), ("h10", 'b')], side, "-").evaluate(SOUTH);
    assert!(score("n") < score("s") - 20, "{} {}", score("n"), score("s"));
}

#[test]
fn a_priest_among_hunters_is_worth_less_than_one_alone() {
    let hunted =
        with_priests(&[("s13", 'B'), ("t11", 'B'), ("e3", 'a'), ("e5", 'a'), ("e7", 'a'), ("e9", 'a')], "n", "-");
    let alone =
        with_priests(&[("j13", 'B'), ("j11", 'B'), ("e3", 'a'), ("e5", 'a'), ("e7", 'a'), ("e9", 'a')], "n", "-");
    assert!(hunted.evaluate(SOUTH) > alone.evaluate(SOUTH) + 50);
}

#[test]
fn the_end_of_a_turn_is_known_when_it_is_legal() {
    let begun = with_priests(&[("h8", 'A')], "s", "2/3");
    let fresh = with_priests(&[("h8", 'A')], "s", "3/3");
    assert_eq!((begun.end_turn(SOUTH), fresh.end_turn(SOUTH), begun.end_turn(NORTH)), (Some(Move::End), None, None));
}

#[test]
fn every_step_counts_alike_in_tammashil_and_in_hivvayo_more_the_nearer_the_tsar() {
    let step = |way, rows| values::march(way, rows) - values::march(way + 1, rows);
    assert!((0..30).all(|way| step(way, 21) == 3));
    let tens: Vec<i32> = (0..11).map(|ten| values::march(10 * ten, 119) - values::march(10 * ten + 10, 119)).collect();
    assert!(tens.is_sorted_by(|nearer, farther| nearer > farther), "{tens:?}");
    assert!(tens[0] > 3 * tens[10] && tens[10] >= 10, "{tens:?}");
}

/// One single is twenty-two steps from the Tsar, the other more than eighty: the first promises more by the same walk.
#[test]
fn in_hivvayo_whoever_has_come_far_is_to_come_all_the_way() {
    let units = [("a1", 'L'), ("do70", 'l'), ("cs92", 'A'), ("ak60", 'A')];
    let state = standing_by(Rules::HIVVAYO, &units, "s", "20/20");
    let promised = |from: &str, to: &str| {
        let walk = Move::Walk { from: cell(&state, from), to: cell(&state, to) };
        let mut promises = Vec::new();
        state.order_hints(SOUTH, &[walk], &mut promises);
        promises[0]
    };
    let (near, far) = (promised("cs92", "cw88"), promised("ak60", "ao64"));
    assert!(near >= 2 * far && far > 0, "{near} {far}");
}

#[test]
fn an_action_matters_less_in_the_giant_game() {
    let stakes = |rules| State::dealt(rules, None).stakes();
    assert_eq!((stakes(Rules::TAMMASHIL), stakes(Rules::HIVVAYO)), (100, 5));
}
