//! The value of a search is the value of plain minimax.

use crate::forest::{CLEARINGS, Forest};
use skazka_core::{Actor, Evaluate, Position, Seat, Stop, Turn};
use skazka_search::{Limits, WIN, analyse};

/// Plain minimax for seat 0, without any cut or table; what stands at the end of the depth is told by `leaf`.
pub fn minimax<P: Evaluate>(position: &P, depth: u32, ply: i32, leaf: &dyn Fn(&P, i32) -> i32) -> i32 {
    match position.turn() {
        Turn::Over => won(winner(position), ply),
        Turn::One(_) if depth == 0 => leaf(position, ply),
        Turn::One(seat) => {
            let mut actions = Vec::new();
            position.actions(Actor::Seat(seat), &mut actions);
            let values = actions.into_iter().map(|action| {
                let mut after = position.clone();
                after.apply(Actor::Seat(seat), action);
                minimax(&after, depth - 1, ply + 1, leaf)
            });
            choose(seat, values)
        }
        turn => panic!("not searched: {turn:?}"),
    }
}

fn winner<P: Position>(position: &P) -> Option<Seat> {
    position.outcome().and_then(|outcome| outcome.winner())
}

fn won(winner: Option<Seat>, ply: i32) -> i32 {
    match winner {
        None => 0,
        Some(Seat(0)) => WIN - ply,
        Some(_) => ply - WIN,
    }
}

fn choose(seat: Seat, values: impl Iterator<Item = i32>) -> i32 {
    let best = if seat == Seat(0) { values.max() } else { values.min() };
    best.expect("somebody who decides has an action")
}

/// Forcing actions only, or leaving it as it stands.
fn quiet(position: &Forest, ply: i32) -> i32 {
    let seat = match position.turn() {
        Turn::Over => return won(winner(position), ply),
        Turn::One(seat) => seat,
        turn => panic!("not searched: {turn:?}"),
    };
    let mut actions = Vec::new();
    position.actions(Actor::Seat(seat), &mut actions);
    actions.retain(|&action| position.force(action) > 0);
    let followed = actions.into_iter().map(|action| quiet(&position.after(action), ply + 1));
    choose(seat, followed.chain([position.evaluate(Seat(0))]))
}

fn for_the_mover(position: &Forest, value: i32) -> i32 {
    if position.turn() == Turn::One(Seat(1)) { -value } else { value }
}

/// A table so small that entries are displaced all the time.
fn small(depth: u8) -> Limits {
    Limits { entries: 64, ..Limits::depth(depth) }
}

/// Clearings of many forests where somebody decides.
fn clearings() -> impl Iterator<Item = Forest> {
    let all = (0..15).flat_map(|seed| (0..CLEARINGS).step_by(23).map(move |at| Forest { seed, at }));
    all.filter(|forest| matches!(forest.turn(), Turn::One(_)))
}

#[test]
fn an_exact_search_is_minimax_with_compound_turns_cycles_and_transpositions() {
    let mut looked_at = 0;
    for forest in clearings() {
        for depth in [1, 2, 4] {
            let found = analyse(&forest, &small(depth).exact(), &Stop::new());
            let plain = minimax(&forest, u32::from(depth), 0, &|leaf, _| leaf.evaluate(Seat(0)));
            if found.depth == depth {
                assert_eq!(found.score, for_the_mover(&forest, plain), "{forest:?} at depth {depth}");
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 400, "{looked_at}");
}

#[test]
fn quiescence_is_minimax_over_forcing_actions_and_leaving_it() {
    for forest in clearings() {
        for depth in [1, 2] {
            let found = analyse(&forest, &small(depth), &Stop::new());
            let plain = minimax(&forest, u32::from(depth), 0, &quiet);
            assert!(
                found.depth == depth
                    || skazka_search::verdict(found.score) != skazka_search::Verdict::Unclear(found.score)
            );
            assert_eq!(found.score, for_the_mover(&forest, plain), "{forest:?} at depth {depth}");
        }
    }
}

#[test]
fn the_line_leads_to_the_score() {
    for forest in clearings().step_by(3) {
        let limits = Limits { entries: 2, ..Limits::depth(4).exact() };
        let found = analyse(&forest, &limits, &Stop::new());
        let mut end = forest;
        for &path in &found.line {
            let Turn::One(seat) = end.turn() else { panic!("the line goes on after the end") };
            let mut actions = Vec::new();
            end.actions(Actor::Seat(seat), &mut actions);
            assert!(actions.contains(&path), "{:?} of {forest:?}", found.line);
            end = end.after(path);
        }
        if found.line.len() == 4 && matches!(end.turn(), Turn::One(_)) {
            assert_eq!(found.score, for_the_mover(&forest, end.evaluate(Seat(0))));
        }
    }
}
