//! The computer among its rivals: it places sensibly and differently, and sees what is there to be taken.

use skazka_core::{Actor, Evaluate, Position, Seat, Stop, Task, Thinker, Turn, Viewer};
use skazka_search::{BestReply, Limits, reply};
use skazka_stone_chess::{Action, Lion, Players, Rules, SeatStatus, State};

const RULES: Rules = Rules { players: Players::Three, lion: Lion::Hopper };

fn position(written: &str) -> State {
    State::read(&RULES, written).expect("a position")
}

/// What the computer does with little time.
fn chosen(written: &str) -> String {
    let state = position(written);
    let found = reply(&state, &Limits::nodes(1_500), &Stop::new());
    State::write_action(&state, found.line[0])
}

fn thought(state: &State, seat: Seat, level: u8, seed: u64) -> Action {
    let mut legal = Vec::new();
    state.candidates(Actor::Seat(seat), &mut legal);
    let past = vec![Position::key(state)];
    let task: Task<State> = Task { view: state.view(Viewer::Seat(seat)), seat, legal, level, past, seed };
    BestReply.think(task, &Stop::new())
}

/// The position after so many actions of the computer from the start.
fn played(actions: usize, level: u8, seed: u64) -> State {
    let mut state = State::new(&RULES);
    for _ in 0..actions {
        let Turn::One(seat) = Position::turn(&state) else { break };
        let action = thought(&state, seat, level, seed);
        assert!(state.judge(action).is_ok(), "{action:?} at {state}");
        state.apply(action);
    }
    state
}

#[test]
fn everybody_is_placed_and_the_game_goes_on() {
    for level in 1..=2 {
        let state = played(36, level, 5);
        assert!(State::seats(&state).all(|seat| state.seat_status(seat) != SeatStatus::Placing), "{state}");
        assert_eq!(State::turn(&state), 16, "24 pieces were put down, twelve turns played: {state}");
    }
}

#[test]
fn placements_differ_from_seed_to_seed_and_agree_for_one() {
    let placed: Vec<_> = (0..6).map(|seed| played(8, 2, seed).to_string()).collect();
    assert!(placed.iter().collect::<std::collections::HashSet<_>>().len() > 3, "{placed:?}");
    assert_eq!(played(8, 2, 0).to_string(), placed[0]);
}

/// ```text
/// 8  g . . . . . . k      the rook takes the last piece of Black: eight stones for it, eight for the King
/// 2  . . . . . . . R
/// 1  K . . . . . . .
/// ```
#[test]
fn the_last_piece_of_a_rival_is_taken() {
    assert_eq!(chosen("{K_g}6k/8/8/8/8/8/7R/K7 w w:a1,b:h8,g:a8 w:0,b:5,g:0 w:-,b:-,g:- - 0 9"), "h2-h8");
}

#[test]
fn a_pawn_that_nobody_stops_becomes_a_queen() {
    let written = chosen("{K_g}7/4P3/8/8/8/8/7k/K7 w w:a1,b:h1,g:a8 w:0,b:0,g:0 w:Q,b:-,g:- - 0 9");
    assert_eq!(written, "e7-e8; Q-e8");
}

/// ```text
/// 5  . . . . B . . .      Green's bishop attacks the King on a1; Black comes before it
/// 1  K . . . . . . N
/// ```
#[test]
fn a_king_does_not_stay_where_a_later_rival_takes_it() {
    let mut state = position("{K_g}6k/8/8/4{B_g}3/8/8/8/K6N w w:a1,b:h8,g:a8 w:0,b:0,g:0 w:-,b:-,g:- - 0 9");
    let found = reply(&state, &Limits::nodes(1_500), &Stop::new());
    state.apply(found.line[0]);
    assert_ne!(state.king(Seat(0)).map(|king| king.to_string()).as_deref(), Some("a1"), "{state}");
}
