//! What positions are worth to the computer, and the turns it thinks about.

use fastrand::Rng;
use skazka_core::{Actor, Evaluate, Seat};
use skazka_stone_chess::{Action, BLACK, GREEN, Kind, Lion, Players, Rules, State, WHITE};
use std::collections::HashSet;

const THREE: Rules = Rules { players: Players::Three, lion: Lion::Hopper };
const FOUR: Rules = Rules { players: Players::Four, lion: Lion::Leaper };

fn position(written: &str) -> State {
    State::read(&THREE, written).expect("a position")
}

fn all(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions
}

fn by_mover(state: &State, append: impl Fn(&State, Actor, &mut Vec<Action>)) -> Vec<Action> {
    let mut actions = Vec::new();
    append(state, Actor::Seat(state.mover()), &mut actions);
    actions
}

fn candidates(state: &State) -> Vec<Action> {
    by_mover(state, Evaluate::candidates)
}

fn takes(state: &State, action: Action) -> bool {
    matches!(action, Action::Move { to, passing, .. } if passing || state.piece(to).is_some())
}

/// Positions of random games, with captures more often than not.
fn positions(rules: &Rules, seed: u64) -> Vec<State> {
    let mut random = Rng::with_seed(seed);
    let (mut state, mut met) = (State::new(rules), Vec::new());
    for _ in 0..300 {
        met.push(state);
        let actions = all(&state);
        let captures: Vec<_> = actions.iter().copied().filter(|&action| takes(&state, action)).collect();
        let next = if captures.is_empty() || random.bool() { random.choice(actions) } else { random.choice(captures) };
        let Some(action) = next else { break };
        state.apply(action);
    }
    met
}

#[test]
fn what_is_thought_about_is_legal_and_never_nothing() {
    let (mut fewer, mut met) = (0, 0);
    for (rules, seed) in [(THREE, 1), (THREE, 2), (FOUR, 3), (FOUR, 4)] {
        for state in positions(&rules, seed) {
            let (legal, chosen) = (all(&state), candidates(&state));
            let known: HashSet<_> = legal.iter().copied().collect();
            let unique: HashSet<_> = chosen.iter().copied().collect();
            assert_eq!(unique.len(), chosen.len(), "{state}");
            assert!(unique.is_subset(&known), "{state}");
            assert_eq!(chosen.is_empty(), legal.is_empty(), "{state}");
            let must =
                |action: &&Action| matches!(action, Action::Move { .. } | Action::Swap { .. } | Action::Place { .. });
            assert!(legal.iter().filter(must).all(|action| unique.contains(action)), "{state}");
            fewer += usize::from(chosen.len() * 3 < legal.len());
            met += 1;
        }
    }
    assert!(met > 600 && fewer > 100, "{fewer} of {met}");
}

#[test]
fn nobody_thinks_out_of_turn() {
    let start = State::new(&THREE);
    let mut actions = Vec::new();
    start.candidates(Actor::Seat(BLACK), &mut actions);
    start.candidates(Actor::Chance, &mut actions);
    assert!(actions.is_empty());
}

#[test]
fn forcing_are_captures_and_the_plainest_promotions() {
    let mut found = 0;
    for state in positions(&THREE, 5).into_iter().chain(positions(&FOUR, 6)) {
        let known: HashSet<_> = all(&state).into_iter().collect();
        for action in by_mover(&state, Evaluate::forcing) {
            assert!(known.contains(&action), "{action:?} at {state}");
            assert!(takes(&state, action) || matches!(action, Action::Move { becomes: Some(_), .. }), "{action:?}");
            assert!(state.force(action) > 0);
            found += 1;
        }
    }
    assert!(found > 100);
    let pawn = position("{K_g}6k/1P6/8/8/8/8/8/K7 w w:a1,b:h8,g:a8 w:0,b:0,g:0 w:Q,b:-,g:- - 0 9");
    let promotes = by_mover(&pawn, Evaluate::forcing);
    let queen = |action: &Action| matches!(action, Action::Move { becomes: Some(Kind::Queen), .. });
    assert!(promotes.len() == 2 && promotes.iter().all(queen), "straight on and taking: {promotes:?}");
}

#[test]
fn promises_are_told_one_for_each_action() {
    for state in positions(&THREE, 7) {
        let (actions, mut promises) = (all(&state), Vec::new());
        state.order_hints(state.mover(), &actions, &mut promises);
        assert_eq!(promises.len(), actions.len());
    }
}

#[test]
fn what_one_gains_the_others_lose() {
    for state in positions(&FOUR, 8) {
        let sum: i32 = State::seats(&state).map(|seat| state.evaluate(seat)).sum();
        assert!(sum.abs() <= 4, "{sum} at {state}");
    }
}

/// The same position turned by half a turn, homes and all.
#[test]
fn a_board_that_is_turned_is_worth_the_same() {
    let written = "{K_g}6k/5n2/2P5/8/3{R_g}4/8/P5p1/KR6 w w:a1,b:h8,g:a8 w:3,b:9,g:1 w:sQ,b:s,g:- - 0 9";
    let turned = "6RK/1p5P/8/4{R_g}3/8/5P2/2n5/k6{K_g} w w:h8,b:a1,g:h1 w:3,b:9,g:1 w:sQ,b:s,g:- - 0 9";
    for seat in [WHITE, BLACK, GREEN] {
        assert_eq!(position(written).evaluate(seat), position(turned).evaluate(seat), "{seat:?}");
    }
}

fn score(written: &str, seat: Seat) -> i32 {
    position(written).evaluate(seat)
}

#[test]
fn stones_pieces_and_pawns_far_on_are_worth_something() {
    let even = score("{K_g}6k/8/8/8/8/8/4P3/KR6 w w:a1,b:h8,g:a8 w:0,b:0,g:0 w:Q,b:-,g:- - 0 9", WHITE);
    let with_stones = score("{K_g}6k/8/8/8/8/8/4P3/KR6 w w:a1,b:h8,g:a8 w:3,b:0,g:0 w:Q,b:-,g:- - 0 9", WHITE);
    let with_knight = score("{K_g}6k/8/8/8/8/8/4P3/KRN5 w w:a1,b:h8,g:a8 w:0,b:0,g:0 w:Q,b:-,g:- - 0 9", WHITE);
    let far_on = score("{K_g}6k/8/8/8/8/8/6P1/KR6 w w:a1,b:h8,g:a8 w:0,b:0,g:0 w:Q,b:-,g:- - 0 9", WHITE);
    assert!(even < with_stones && even < far_on && with_stones < with_knight);
}

#[test]
fn what_hangs_is_worth_less() {
    let safe = score("{K_g}6k/8/8/8/8/8/2b5/KR6 b w:a1,b:h8,g:a8 w:0,b:0,g:0 w:-,b:-,g:- - 0 9", WHITE);
    let far = score("{K_g}6k/8/8/8/8/2b5/8/KR6 g w:a1,b:h8,g:a8 w:0,b:0,g:0 w:-,b:-,g:- - 0 9", WHITE);
    let hanging = score("{K_g}6k/8/8/8/8/8/8/KR1b4 b w:a1,b:h8,g:a8 w:0,b:0,g:0 w:-,b:-,g:- - 0 9", WHITE);
    assert!(safe < hanging, "the bishop beside the rook is the one in danger: {safe} {hanging}");
    assert!(far < hanging, "it attacks the King: {far} {hanging}");
}

#[test]
fn who_gets_rid_of_a_rival_stands_better() {
    let mut state = position("{K_g}6k/8/8/8/8/8/7R/K7 w w:a1,b:h8,g:a8 w:0,b:5,g:0 w:-,b:-,g:- - 0 9");
    let before = state.evaluate(WHITE);
    let turn = state.read_turn("h2-h8").expect("it takes the King");
    let mut promises = Vec::new();
    state.order_hints(WHITE, &turn, &mut promises);
    assert!(promises[0] > 1_600, "stones and a place: {promises:?}");
    state.apply(turn[0]);
    assert!(state.evaluate(WHITE) > before);
    assert!(state.evaluate(BLACK) < state.evaluate(GREEN));
}
