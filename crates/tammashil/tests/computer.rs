//! The computer on Tammashil and Hivvayo: whole turns, wins and dangers seen, bounds kept.

use skazka_core::{Actor, Evaluate, Notation, Position, Seat, Stop, Task, Thinker, Turn, Viewer};
use skazka_search::{Breadth, PLANNER_LEVELS, TurnPlanner, WON, plan, planner_level};
use skazka_tammashil::{Content, Move, NORTH, Rules, SOUTH, State};

fn at(written: &str) -> State {
    <State as Notation>::read(&Rules::TAMMASHIL, written).expect("a position")
}

fn legal(state: &State) -> Vec<Move> {
    let mut actions = Vec::new();
    State::actions(state, &mut actions);
    actions
}

fn task(state: &State, level: u8, seed: u64) -> Task<State> {
    let seat = state.mover();
    Task { view: state.view(Viewer::Seat(seat)), seat, legal: legal(state), level, past: vec![state.key()], seed }
}

fn thought(state: &State, level: u8, seed: u64) -> Move {
    TurnPlanner.think(task(state, level, seed), &Stop::new())
}

/// Plays on for so many turns, each seat at its level; chance draws at random. The winner, if there is one.
fn play(state: &mut State, levels: [u8; 2], turns: u32, seed: u64) -> Option<Seat> {
    let mut random = fastrand::Rng::with_seed(seed);
    let end = State::turn(state) + turns;
    while State::turn(state) < end {
        let actions = legal(state);
        let chosen = match Position::turn(state) {
            Turn::Over => return state.winner(),
            Turn::One(seat) => thought(state, levels[seat.index()], random.u64(..)),
            _ => actions[random.usize(..actions.len())],
        };
        assert!(actions.contains(&chosen), "{chosen:?} at {}", Notation::write(state));
        State::apply(state, chosen);
    }
    None
}

#[test]
fn every_level_plays_legal_turns_and_ends_them() {
    for level in 1..=PLANNER_LEVELS {
        let mut state = State::start(Rules::TAMMASHIL);
        play(&mut state, [level, level], 12, level.into());
        assert!(State::turn(&state) > 12);
    }
}

/// ```text
/// u . . . . . . . . . . . . l
/// t . . . . . . . . . . B . .     two steps to the last priest
/// ```
#[test]
fn the_last_priest_is_taken_by_every_level_that_never_errs_much() {
    let state = at("12l/11B2/15/16/17/18/19/20/21/22/23/22/21/20/19/18/17/16/2A12/14/L11R s 6/6 0 1");
    for level in 3..=PLANNER_LEVELS {
        for seed in 0..3 {
            let mut state = state.clone();
            assert_eq!(play(&mut state, [level, level], 1, seed), Some(SOUTH), "level {level}");
        }
    }
    let found = plan(&state, Breadth { answered: 2, ..planner_level(4).breadth }, 100_000, &Stop::new());
    assert_eq!(found.value, WON);
}

/// North's double can come to the last priest of South, and will unless the priest goes or the double is removed.
#[test]
fn the_last_priest_is_not_left_where_it_can_be_taken() {
    let state = at("r11l/14/15/16/17/18/19/20/21/22/23/22/21/20/19/18/17/16/2b12/A13/L3A8 s 6/6 0 1");
    for seed in 0..3 {
        let mut state = state.clone();
        assert_eq!(play(&mut state, [4, 4], 2, seed), None, "the priest survives the answer");
        assert!(state.units(SOUTH).any(|(_, unit)| unit.kind.is_priest()));
    }
}

#[test]
fn the_same_task_gives_the_same_action() {
    let mut state = State::start(Rules::TAMMASHIL);
    play(&mut state, [2, 2], 30, 5);
    while !matches!(Position::turn(&state), Turn::One(_)) {
        let outcome = legal(&state)[0];
        State::apply(&mut state, outcome);
    }
    let breadth = planner_level(3).breadth;
    assert_eq!(plan(&state, breadth, 40_000, &Stop::new()), plan(&state, breadth, 40_000, &Stop::new()));
    assert_eq!(thought(&state, 1, 7), thought(&state, 1, 7));
}

#[test]
fn what_lies_under_the_belt_is_not_looked_at() {
    let mut words = fastrand::Rng::with_seed(3);
    let mut random = || words.u64(..);
    let known = State::dealt(Rules::TAMMASHIL, Some(&mut random));
    let seen = task_of_known(&known);
    assert!(seen.belt().all(|cell| seen.content(cell) == Content::Covered(None)));
}

/// What a thinker imagines of a position whose discs are known to the arbiter.
fn task_of_known(known: &State) -> State {
    <State as Position>::determinize(&known.view(Viewer::Seat(NORTH)), &mut || 1)
}

/// Hivvayo with the Tsars at home and these units, such as `("do69", 'a')`; South has all its steps.
fn giant(units: &[(&str, char)]) -> State {
    let empty = State::start(Rules::HIVVAYO);
    let board = empty.geometry();
    let mut rows: Vec<Vec<char>> = (0..board.rows()).map(|row| vec!['1'; board.width(row)]).collect();
    for &(name, unit) in [("a1", 'L'), ("do70", 'l')].iter().chain(units) {
        let cell = board.named(name).expect("a cell");
        rows[board.row_of(cell)][board.column_of(cell)] = unit;
    }
    let written: Vec<String> = rows.iter().rev().map(|row| squeezed(row)).collect();
    <State as Notation>::read(&Rules::HIVVAYO, &format!("{} s 20/20 0 1", written.join("/"))).expect("a position")
}

/// A row with its runs of empty cells as numbers.
fn squeezed(row: &[char]) -> String {
    let runs = row.chunk_by(|one, other| one == other);
    runs.map(|run| if run[0] == '1' { run.len().to_string() } else { run.iter().collect() }).collect()
}

/// ```text
/// do  . . . l     the Tsar: once a double can come to it, once two singles together, past a guard
/// dn . . . a .
/// dm  A . A . .
/// ```
#[test]
fn the_tsar_is_taken_in_the_turn_in_which_it_can_be() {
    let by_one = giant(&[("dm68", 'B'), ("a20", 'A'), ("a30", 'C')]);
    let by_two = giant(&[("dn70", 'a'), ("dm67", 'A'), ("dm69", 'A'), ("a20", 'A'), ("a30", 'C')]);
    for state in [by_one, by_two] {
        for seed in 0..3 {
            let mut state = state.clone();
            assert_eq!(play(&mut state, [PLANNER_LEVELS; 2], 1, seed), Some(SOUTH), "{}", Notation::write(&state));
        }
    }
}

#[test]
fn an_action_of_hivvayo_costs_no_more_than_its_level_allows() {
    let mut state = State::start(Rules::HIVVAYO);
    let coin = legal(&state)[0];
    State::apply(&mut state, coin);
    let mut actions = Vec::new();
    Evaluate::candidates(&state, Actor::Seat(state.mover()), &mut actions);
    assert!(actions.len() > 10_000, "{}", actions.len());
    for level in 1..=PLANNER_LEVELS {
        let level = planner_level(level).at(state.stakes());
        let found = plan(&state, level.breadth, level.effort, &Stop::new());
        let one_step = (actions.len() + level.breadth.tried * (16 + actions.len() / 16)) as u64;
        assert!(found.effort <= level.effort + 2 * one_step, "{} of {}", found.effort, level.effort);
        assert!(legal(&state).contains(&found.line[0]));
    }
}

#[test]
fn a_raised_stop_ends_even_hivvayo_at_once() {
    let mut state = State::start(Rules::HIVVAYO);
    let coin = legal(&state)[0];
    State::apply(&mut state, coin);
    let stop = Stop::new();
    stop.raise();
    let asked = task(&state, PLANNER_LEVELS, 1);
    let legal = asked.legal.clone();
    assert!(legal.contains(&TurnPlanner.think(asked, &stop)));
}
