//! What is summed up of a history against what looking through it tells, over games with everything that shortens them.

use proptest::collection::vec;
use proptest::prelude::*;
use skazka_core::{Actor, Effect, Event, Game, Match, Position, Seat, Turn, TypedGame, Viewer, steps};
use skazka_testkit::FirstLegal;
use skazka_testkit::dice::Race;
use skazka_testkit::duel::Duel;
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
    let agreed = matches!(game.turn(), Turn::Over(outcome) if outcome.reason == "agreement");
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
    assert_eq!(game.occurrences() as usize, keys(game).into_iter().filter(|&key| key == now).count());
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

fn take(game: &mut Match<Race>, by: Actor, action: &str) {
    game.accept(&Event::Act { by, action: action.to_owned() }).expect("legal");
}

/// A race of so many turns in which nobody moves: a lot, then a roll and an end for each turn.
fn race(turns: u8) -> Match<Race> {
    let mut game = Match::new(Race::start(&()));
    take(&mut game, Actor::Chance, "south");
    for turn in 0..turns {
        take(&mut game, Actor::Chance, "3:");
        take(&mut game, Actor::Seat(Seat(turn % 2)), ".");
    }
    game
}

#[test]
fn a_copy_and_what_is_asked_of_it_cost_the_same_in_games_of_any_length() {
    let cost = |turns: u8| {
        let (game, plies) = (race(turns), 1 + 2 * usize::from(turns));
        let asked = steps::of(|| {
            let mut copy = game.clone();
            assert_eq!((copy.occurrences(), copy.open_plies()), (u32::from(turns) / 2 + 1, plies));
            assert_eq!((copy.captures(plies), copy.take_back_to(Seat(1))), (Vec::new(), Some(plies - 1)));
            copy.accept(&Event::TakeBack { by: Seat(1), to: plies - 1 }).expect("nothing was drawn since");
            take(&mut copy, Actor::Seat(Seat(1)), ".");
            assert_eq!(copy.ply(plies - 1).map(|ply| ply.id), Some(plies as u64 + 1));
        });
        assert_eq!(game.plies(), plies);
        asked
    };
    assert!(cost(4) > 0);
    assert_eq!(cost(4), cost(58));
}
