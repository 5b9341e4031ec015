//! Laws of judging, and comparisons of drawn positions.

use crate::{ATTACKER, BLOCKER, Board, Decision, DumaRaj, Mob, Move, Situation};
use skazka_core::{Actor, Evaluate, Notation, Position, Settings, Turn, TypedFamily};
use std::collections::{HashMap, HashSet};

fn at(discipline: &str, options: &[&str], written: &str) -> Situation {
    let settings = Settings::parse(options.iter().copied()).expect("options");
    let rules = DumaRaj::rules(discipline, &settings).expect("a discipline");
    Situation::read(&rules, written).expect("a position")
}

/// Calls `look` with every position of some random games of many kinds.
fn wander(mut look: impl FnMut(&Situation)) {
    let games: [(&str, &[&str]); 9] = [
        ("pioneer-1", &[]),
        ("poteshki", &["editor=strict"]),
        ("classic", &["editor=off"]),
        ("kulikovo-1", &["size=12", "trigon=3"]),
        ("chastushki-2", &["editor=strict"]),
        ("dodta-1", &["rhomb_piksa=diagonal"]),
        ("goniki", &["gons=2"]),
        ("hunters", &["hunters=SSLG"]),
        ("eralash", &["raj=yes"]),
    ];
    for (seed, (discipline, options)) in games.into_iter().enumerate() {
        let settings = Settings::parse(options.iter().copied()).expect("options");
        let rules = DumaRaj::rules(discipline, &settings).expect("a discipline");
        for game in 0..4 {
            let mut state = (seed * 10 + game) as u64;
            wander_once(Situation::new(&rules), &mut state, &mut look);
        }
    }
}

fn wander_once(mut situation: Situation, state: &mut u64, look: &mut impl FnMut(&Situation)) {
    for _ in 0..120 {
        let Some(seat) = situation.turn().seats().iter().next() else { return };
        let mut decisions = Vec::new();
        situation.actions(Actor::Seat(seat), &mut decisions);
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        situation.apply(Actor::Seat(seat), decisions[(*state >> 33) as usize % decisions.len()]);
        look(&situation);
    }
}

#[test]
fn what_one_seat_wins_the_other_loses() {
    let mut looked_at = 0;
    wander(|situation| {
        assert_eq!(situation.evaluate(ATTACKER), -situation.evaluate(BLOCKER), "{}", situation.write());
        looked_at += usize::from(situation.evaluate(ATTACKER) != 0);
    });
    assert!(looked_at > 1_000, "{looked_at}");
}

/// The board turned round, with the seats exchanged: rows and columns run the other way.
fn turned(situation: &Situation) -> Board {
    let (rules, board) = (situation.rules(), situation.board());
    let last = rules.size - 1;
    let round = |row: u8, column: u8| skazka_square::Cell::new(last - row, last - column).expect("inside");
    let mut other = Board::new(rules);
    for (bit, seat, mob) in board.mobs() {
        other.place(super::reach::other(seat), mob, round(bit.row(), bit.column()));
    }
    let here = board.location();
    other.set_location(skazka_square::Rect {
        first_row: last - here.last_row,
        last_row: last - here.first_row,
        first_column: last - here.last_column,
        last_column: last - here.first_column,
    });
    skazka_square::Cell::all(rules.size)
        .filter(|&bit| board.is_marked(bit))
        .for_each(|bit| other.mark(round(bit.row(), bit.column())));
    other.set_counters(super::reach::other(board.mover()), board.quiet(), board.turn());
    other
}

#[test]
fn both_seats_are_judged_alike() {
    wander(|situation| {
        if !situation.is_setting_up() {
            let there = turned(situation).evaluate(BLOCKER);
            assert_eq!(situation.evaluate(ATTACKER), there, "{}", situation.write());
        }
    });
}

/// Every capture, promotion to a Fej (and no other), each with one of its cuts: the bare one where it is allowed.
fn expected(situation: &Situation) -> HashMap<Move, bool> {
    let mut turns = Vec::new();
    situation.board().actions(&mut turns);
    let followed = |turn: &Move| match turn.becomes() {
        Some(mob) => mob == Mob::Fej,
        None => turn.captures(),
    };
    let mut expected = HashMap::new();
    for turn in turns.into_iter().filter(|turn| turn.placed().is_none() && followed(turn)) {
        *expected.entry(turn.cutting(None)).or_insert(false) |= turn.cut().is_none();
    }
    expected
}

#[test]
fn forcing_actions_are_captures_and_promotions_once_each() {
    let mut found = 0;
    wander(|situation| {
        let Turn::One(seat) = situation.turn() else { return };
        let (mut forcing, mut legal) = (Vec::new(), Vec::new());
        situation.forcing(Actor::Seat(seat), &mut forcing);
        situation.actions(Actor::Seat(seat), &mut legal);
        let mut expected = expected(situation);
        for decision in forcing {
            assert!(legal.contains(&decision), "{decision:?} at {}", situation.write());
            assert!(situation.force(decision) > 0);
            let Decision::Turn(turn) = decision else { panic!("{decision:?} is not a turn") };
            let bare_is_legal = expected.remove(&turn.cutting(None)).expect("a capture or a promotion, once");
            assert_eq!(turn.cut().is_none(), bare_is_legal, "the plainest: {turn:?}");
            found += 1;
        }
        assert!(expected.is_empty(), "{expected:?} at {}", situation.write());
    });
    assert!(found > 300, "{found}");
}

#[test]
fn the_capture_that_wins_has_the_most_force() {
    let situation = at("classic", &[], "4r3/8/8/3f4/8/4L3/8/4R3 a 1-8,1-8 - 0 9");
    let mut decisions = Vec::new();
    situation.actions(Actor::Seat(ATTACKER), &mut decisions);
    let best = decisions.into_iter().max_by_key(|&decision| situation.force(decision)).expect("moves");
    assert_eq!(situation.write_action(Actor::Seat(ATTACKER), best), "35x85");
}

/// ```text
/// 6 . . . r . .
/// 5 . . . . . .
/// 4 . P . . . .    better than   3 . P . . . .   and better still when rows 5 and 6 are gone
/// 1 . . R . . .
/// ```
#[test]
fn a_piksa_is_worth_more_the_nearer_the_far_finist_is_now() {
    let score = |written| at("poteshki", &["editor=off"], written).evaluate(ATTACKER);
    let on_3 = score("3r2/6/6/1P4/6/2R3 a 1-6,1-6 - 0 9");
    let on_4 = score("3r2/6/1P4/6/6/2R3 a 1-6,1-6 - 0 9");
    let cut = score("6/3r2/1P4/6/6/2R3 a 1-5,1-6 - 0 9");
    assert!(on_3 < on_4 && on_4 < cut, "{on_3} {on_4} {cut}");
}

/// ```text
/// 6 . . . . . .
/// 5 . . . . r .   r can go to 56, 65 and 66 alone, and all three are on lines that may be cut
/// 4 L . . . . .
/// 1 R . . L . .
/// ```
#[test]
fn a_raj_whose_refuges_may_be_cut_stands_worse() {
    let score = |editor| at("pioneer-1", &[editor], "6/4r1/L5/6/6/R2L2 d 1-6,1-6 - 0 9").evaluate(BLOCKER);
    assert!(score("editor=free") < score("editor=off"));
}

/// ```text
/// 6 g . . . . .
/// 5 . . # . . .   # are the only two bits that g reaches from 61: it is locked as soon as it is to move
/// 4 . # . . . .
/// 1 . . . G . .
/// ```
#[test]
fn in_goniki_the_seat_with_more_bits_of_its_own_is_better() {
    let open = at("goniki", &[], "g5/6/6/6/6/3G2 a 1-6,1-6 - 0 9").evaluate(ATTACKER);
    let shut = at("goniki", &[], "g5/6/6/6/6/3G2 a 1-6,1-6 42,53 0 9").evaluate(ATTACKER);
    assert!(shut > open && shut > 300, "{shut} {open}");
}

#[test]
fn judging_reads_nothing_but_the_board() {
    let mut seen = HashSet::new();
    wander(|situation| {
        let again = Board::read(situation.rules(), &situation.board().to_string());
        if let Ok(again) = again.as_ref().map(|board| board.evaluate(ATTACKER))
            && !situation.is_setting_up()
        {
            assert_eq!(again, situation.evaluate(ATTACKER));
            seen.insert(again);
        }
    });
    assert!(seen.len() > 300, "{}", seen.len());
}
