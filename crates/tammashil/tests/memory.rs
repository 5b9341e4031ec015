//! How much memory the longest games take.

use peak_alloc::PeakAlloc;
use skazka_core::{Actor, Evaluate, Event, Match, Notation, Position, Turn};
use skazka_tammashil::{Move, Rules, State};

#[global_allocator]
static ALLOCATED: PeakAlloc = PeakAlloc;

const ACTIONS: usize = 1_400;
/// In bytes: a position takes some 14,000, and those of all actions would take four times as much as this.
const MOST: usize = 5_000_000;

/// What `by` may think of.
fn candidates(position: &State, by: Actor) -> Vec<Move> {
    let mut actions = Vec::new();
    Evaluate::candidates(position, by, &mut actions);
    actions
}

/// Of some actions the one that leaves most to be done in the turn: a game of short turns is soon a draw.
fn some_action(game: &Match<State>, random: &mut fastrand::Rng) -> Event {
    let by = match game.turn() {
        Turn::Chance => Actor::Chance,
        turn => Actor::Seat(turn.seats().iter().next().expect("a game that goes on")),
    };
    let position = game.position();
    let left = |action: &Move| {
        let mut after = position.clone();
        Position::apply(&mut after, by, *action);
        let same_turn = after.turn_number() == position.turn_number();
        if same_turn { candidates(&after, by).len() } else { 0 }
    };
    let actions = random.choose_multiple(candidates(position, by), 4);
    let action = actions.into_iter().max_by_key(left).expect("something to choose");
    Event::Act { by, action: Notation::write_action(position, by, action) }
}

#[test]
fn a_game_of_hivvayo_takes_little_more_after_many_actions() {
    let mut random = fastrand::Rng::with_seed(4);
    let mut game = Match::new(State::start(Rules::HIVVAYO));
    let before = ALLOCATED.current_usage();
    for _ in 0..ACTIONS {
        let event = some_action(&game, &mut random);
        game.accept(&event).expect("legal");
    }
    let taken = ALLOCATED.current_usage() - before;
    assert!(taken < MOST, "{taken} bytes");
    assert_eq!(game.plies(), ACTIONS);
}
