//! What is summed up of a history against what looking through it tells, over games with everything that shortens them.

use super::History;
use crate::duel::{Duel, FirstLegal};
use crate::{Actor, Effect, Ending, Event, Game, Match, Notation, Position, Seat, TypedGame, Viewer, steps};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::HashSet;

/// What a random number makes a seat do: mostly to go on, sometimes to go back.
fn event(game: &Match<Duel>, number: u32) -> Event {
    let by = Seat((number % 2) as u8);
    match number / 2 % 8 {
        0 => Event::Undo { by },
        1 => Event::TakeBack { by, to: game.take_back_to(by).unwrap_or_default() },
        2 => Event::OfferDraw { by },
        _ => {
            let mut actions = Vec::new();
            game.position().actions(Actor::Seat(by), &mut actions);
            let action = actions.get(number as usize / 16 % actions.len().max(1));
            let action = action.map(|&action| game.position().write_action(Actor::Seat(by), action));
            Event::Act { by: Actor::Seat(by), action: action.unwrap_or_default() }
        }
    }
}

/// How many of the first plies everybody may know, by looking for the last one that shows what was secret.
fn open(game: &Match<Duel>) -> usize {
    let shows = |ply: &usize| game.ply(*ply).is_some_and(|ply| ply.reveals || !ply.secret);
    (0..game.plies()).rev().find(shows).map_or(0, |last| last + 1)
}

/// Where a seat's last decision can be taken back to, by looking for it.
fn retractable(game: &Match<Duel>, seat: Seat) -> Option<usize> {
    let plies: Vec<_> = (0..game.plies()).filter_map(|ply| game.ply(ply)).collect();
    let last = plies.iter().rposition(|ply| ply.by == Actor::Seat(seat))?;
    let fixed = plies[last..].iter().any(|ply| ply.by == Actor::Chance || ply.secret);
    let agreed = game.outcome().is_some_and(|outcome| outcome.ending == Ending::Agreement);
    (!fixed && !agreed).then_some(last)
}

fn captures(game: &Match<Duel>) -> Vec<usize> {
    let takes = |ply: &usize| {
        game.ply(*ply).is_some_and(|ply| ply.effects.iter().any(|effect| matches!(effect, Effect::Take { .. })))
    };
    (0..game.plies()).filter(takes).collect()
}

/// The position after each ply, by taking the plies again from the start.
fn keys(game: &Match<Duel>) -> Vec<u64> {
    let mut position = *game.position_at(0);
    let later = (0..game.plies()).filter_map(|ply| game.ply(ply)).map(|ply| {
        position.apply(ply.by, ply.action);
        position.key()
    });
    std::iter::once(game.position_at(0).key()).chain(later).collect()
}

fn is_summed_up(game: &Match<Duel>) {
    assert_eq!(game.open_plies(), open(game));
    assert_eq!(game.captures(game.plies()), captures(game));
    assert_eq!(game.keys(), keys(game));
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(game.take_back_to(seat), retractable(game, seat));
    }
    let now = game.position().key();
    assert_eq!(game.history.occurrences() as usize, keys(game).into_iter().filter(|&key| key == now).count());
}

fn ids(game: &Match<Duel>) -> Vec<u64> {
    (0..game.plies()).filter_map(|ply| game.ply(ply)).map(|ply| ply.id).collect()
}

proptest! {
    #[test]
    fn summaries_are_what_looking_through_the_game_tells(numbers in vec(any::<u32>(), 0..120)) {
        let mut game = Match::new(Duel::start(&()));
        for number in numbers {
            let _ = game.accept(&event(&game, number));
            is_summed_up(&game);
        }
    }

    #[test]
    fn an_identity_is_one_plys_for_ever(numbers in vec(any::<u32>(), 0..120)) {
        let mut game = Match::new(Duel::start(&()));
        let (mut gone, mut before) = (HashSet::new(), Vec::new());
        for number in numbers {
            let _ = game.accept(&event(&game, number));
            let now = ids(&game);
            prop_assert!(now.is_sorted_by(|one, next| one < next));
            gone.extend(before.iter().filter(|id| !now.contains(id)).copied());
            prop_assert!(now.iter().all(|id| !gone.contains(id)), "{now:?} after {gone:?}");
            before = now;
        }
    }
}

fn act(game: &mut dyn Game, seat: u8, action: &str) {
    game.accept(&Event::Act { by: Actor::Seat(Seat(seat)), action: action.to_owned() }).expect("legal");
}

#[test]
fn what_is_played_again_and_what_is_undone_gets_new_identities() {
    let mut game = TypedGame::new(Duel::start(&()), FirstLegal);
    let id = |game: &dyn Game, ply| game.ply(ply, Viewer::Public).map(|ply| ply.id);
    act(&mut game, 0, "@b2");
    assert_eq!((id(&game, 0), game.open_plies()), (Some(1), 0));
    game.accept(&Event::Undo { by: Seat(0) }).expect("still secret");
    act(&mut game, 1, "@c3");
    assert_eq!((id(&game, 0), game.open_plies()), (Some(2), 0));
    act(&mut game, 0, "@b2");
    assert_eq!((id(&game, 1), game.open_plies()), (Some(3), 2));
    act(&mut game, 0, "b2-b3");
    game.accept(&Event::TakeBack { by: Seat(0), to: 2 }).expect("allowed");
    act(&mut game, 0, "b2-b3");
    assert_eq!((id(&game, 2), game.open_plies(), id(&game, 3)), (Some(5), 3, None));
}

#[test]
fn a_copy_goes_its_own_way() {
    let mut game = Match::new(Duel::start(&()));
    let place = |by, action: &str| Event::Act { by: Actor::Seat(Seat(by)), action: action.to_owned() };
    game.accept(&place(0, "@b2")).expect("legal");
    let mut copy = game.clone();
    copy.accept(&place(1, "@c3")).expect("legal");
    assert_eq!((game.plies(), copy.plies(), copy.open_plies()), (1, 2, 2));
    assert_eq!((game.keys().len(), copy.keys()[..2] == game.keys()[..]), (2, true));
}

/// A stone that goes to and fro for so many plies.
fn history(plies: usize) -> History<Duel> {
    let start = Duel::read(&(), "b1 c4 2").expect("readable");
    let mut game = Match::new(start);
    game.accept(&Event::Act { by: Actor::Seat(Seat(0)), action: "b1-b2".to_owned() }).expect("legal");
    let ply = game.ply(0).expect("the first").clone();
    let mut history = History::new(start);
    (0..plies).for_each(|_| history.push(ply.clone(), start, false));
    history
}

#[test]
fn a_copy_and_what_is_asked_of_it_cost_the_same_in_games_of_any_length() {
    let cost = |plies| {
        let history = history(plies);
        let asked = steps::of(|| {
            let mut copy = history.clone();
            assert!(copy.moments.ptr_eq(&history.moments) && copy.seen.ptr_eq(&history.seen), "nothing is copied");
            assert_eq!(copy.occurrences() as usize, plies + 1);
            assert_eq!((copy.drawn(), copy.open(), copy.captures(plies)), (0, plies, Vec::new()));
            assert_eq!((copy.latest(Seat(0)), copy.retractable(Seat(1))), (Some(plies - 1), None));
            assert_eq!(copy.truncate(plies - 1).len(), 1);
            copy.push(history.ply(0).expect("one").clone(), *history.position(0), false);
            assert_eq!(copy.last().map(|ply| ply.id), Some(plies as u64 + 1));
        });
        assert_eq!(history.len(), plies);
        asked
    };
    assert!(cost(10) > 0);
    assert_eq!(cost(10), cost(80_000));
}
