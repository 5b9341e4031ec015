//! Wins in so many actions, on the duel.

use crate::exact::minimax;
use skazka_core::{Evaluate, Notation, Position, Seat, Stop};
use skazka_search::{Limits, Verdict, analyse, verdict};
use skazka_testkit::duel::Duel;

fn duel(written: &str) -> Duel {
    Duel::read(&(), written).expect("a position of the duel")
}

/// All places of the two stones, seat 0 to move, against plain minimax.
#[test]
fn every_win_within_six_actions_is_found_and_counted_right() {
    let cells: Vec<_> = (1..=4).flat_map(|row| "abcd".chars().map(move |column| format!("{column}{row}"))).collect();
    let (mut won, mut lost) = (0, 0);
    for (south, north) in cells.iter().flat_map(|south| cells.iter().map(move |north| (south, north))) {
        if south == north {
            continue;
        }
        let start = duel(&format!("{south} {north} 2"));
        let plain = verdict(minimax(&start, 6, 0, &|leaf: &Duel, _| leaf.evaluate(Seat(0))));
        let found = verdict(analyse(&start, &Limits { entries: 1 << 10, ..Limits::depth(6) }, &Stop::new()).score);
        let beyond = |found| matches!(found, Verdict::Unclear(_) | Verdict::WinsIn(7..) | Verdict::LosesIn(7..));
        match plain {
            Verdict::Unclear(_) => assert!(beyond(found), "{south} {north}: {found:?}"),
            _ => assert_eq!(found, plain, "{south} {north}"),
        }
        won += usize::from(matches!(plain, Verdict::WinsIn(_)));
        lost += usize::from(matches!(plain, Verdict::LosesIn(_)));
    }
    assert!(won > 40 && lost > 0, "{won} won, {lost} lost");
}

#[test]
fn a_stone_next_door_is_taken() {
    let found = analyse(&duel("b2 b3 2"), &Limits::depth(3), &Stop::new());
    assert_eq!(verdict(found.score), Verdict::WinsIn(1));
    let mut after = duel("b2 b3 2");
    after.apply(skazka_core::Actor::Seat(Seat(0)), found.line[0]);
    assert_eq!(after.outcome().and_then(|outcome| outcome.winner()), Some(Seat(0)));
}

#[test]
fn a_draw_by_counting_is_seen_coming() {
    let found = analyse(&duel("a1 d3 28"), &Limits::depth(8), &Stop::new());
    assert_eq!((found.score, found.depth), (0, 8));
}

#[test]
fn what_cannot_be_searched_is_judged() {
    let secret = analyse(&Duel::start(&()), &Limits::depth(3), &Stop::new());
    assert_eq!((secret.depth, secret.nodes, secret.line.len()), (0, 0, 0));
    let over = analyse(&duel("b2 - 3"), &Limits::depth(3), &Stop::new());
    assert_eq!(verdict(over.score), Verdict::WinsIn(0));
}
