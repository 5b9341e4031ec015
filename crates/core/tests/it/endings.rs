//! Endings that the rules do not bring about: time, calling off, arbiters; offers taken back.

use skazka_core::{Actor, Ending, Event, Match, Outcome, Position, Seat, Seats, Turn};
use skazka_testkit::duel::Duel;

const SET_UP: [(u8, &str); 3] = [(1, "@c3"), (0, "@b2"), (0, "b2-b3")];

fn act(seat: u8, action: &str) -> Event {
    Event::Act { by: Actor::Seat(Seat(seat)), action: action.to_owned() }
}

fn after(actions: &[(u8, &str)]) -> Match<Duel> {
    let mut game = Match::new(Duel::start(&()));
    for &(seat, action) in actions {
        game.accept(&act(seat, action)).expect("legal");
    }
    game
}

fn outcome(game: &Match<Duel>) -> Outcome {
    assert_eq!(game.turn(), Turn::Over);
    game.outcome().expect("over")
}

#[test]
fn an_offer_is_taken_back_by_whoever_made_it() {
    let mut game = after(&SET_UP);
    let withdraw = |seat| Event::WithdrawDraw { by: Seat(seat) };
    assert!(game.accept(&withdraw(0)).is_err(), "nothing is offered");
    game.accept(&Event::OfferDraw { by: Seat(0) }).expect("running");
    assert!(game.accept(&withdraw(1)).is_err(), "it is the other's offer");
    game.accept(&withdraw(0)).expect("offered");
    assert_eq!(game.offers(), Seats::NONE);
    game.accept(&Event::OfferDraw { by: Seat(1) }).expect("running");
    assert!(matches!(game.turn(), Turn::One(_)), "the first offer does not count any more");
}

#[test]
fn whoever_uses_up_his_time_loses() {
    let mut game = after(&SET_UP);
    game.accept(&Event::Timeout { by: Seat(1) }).expect("running");
    assert_eq!((outcome(&game).winner(), outcome(&game).ending), (Some(Seat(0)), Ending::Timeout));
    assert!(game.accept(&Event::Timeout { by: Seat(0) }).is_err(), "it is over");
    assert_eq!(game.take_back_to(Seat(0)), None);
}

#[test]
fn a_game_is_called_off_only_before_everybody_has_decided() {
    for actions in [&SET_UP[..0], &SET_UP[..1]] {
        let mut game = after(actions);
        game.accept(&Event::Abort).expect("somebody has not begun");
        assert_eq!(outcome(&game), Outcome::ABORTED);
    }
    assert!(after(&SET_UP[..2]).accept(&Event::Abort).is_err());
}

#[test]
fn an_arbiter_gives_places_that_can_be() {
    for places in [[1, 1], [1, 2], [2, 1]] {
        let mut game = after(&SET_UP);
        game.accept(&Event::Adjudicate { places: places.to_vec() }).expect("places");
        assert_eq!(outcome(&game), Outcome { places: places.into_iter().collect(), ending: Ending::Adjudicated });
    }
    for wrong in [&[][..], &[1], &[2, 2], &[1, 3], &[0, 1], &[1, 1, 3]] {
        assert!(after(&SET_UP).accept(&Event::Adjudicate { places: wrong.to_vec() }).is_err(), "{wrong:?}");
    }
}

#[test]
fn people_and_clocks_leave_the_board_alone() {
    let mut game = after(&SET_UP);
    let before = (game.plies(), game.turn());
    for event in [Event::Leave { seat: Seat(1) }, Event::Pause, Event::Resume] {
        game.accept(&event).expect("running");
    }
    assert_eq!((game.plies(), game.turn()), before);
    assert!(game.accept(&Event::Leave { seat: Seat(2) }).is_err(), "there is no such seat");
}

#[test]
fn endings_are_told_from_their_words() {
    for ending in [Ending::Agreement, Ending::Resignation, Ending::Timeout, Ending::Aborted, Ending::Adjudicated] {
        assert_eq!(Ending::by_hand(ending.word()), Some(ending));
    }
    assert_eq!(Ending::by_hand("mobs"), None);
}
