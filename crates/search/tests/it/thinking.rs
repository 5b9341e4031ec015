//! The thinker: every level, secret stages, stopping, repeatability.

use crate::forest::Forest;
use skazka_core::{Actor, Evaluate, Notation, Position, Seat, Stop, Task, Thinker, Turn, Viewer};
use skazka_search::{AlphaBeta, LEVELS, Limits, analyse};
use skazka_testkit::duel::Duel;

fn task<P: Position>(position: &P, seat: Seat, level: u8, seed: u64) -> Task<P> {
    let mut legal = Vec::new();
    position.actions(Actor::Seat(seat), &mut legal);
    Task { view: position.view(Viewer::Seat(seat)), seat, legal, level, past: vec![position.key()], seed }
}

fn thought<P: Evaluate>(position: &P, seat: Seat, level: u8, seed: u64) -> P::Action {
    AlphaBeta.think(task(position, seat, level, seed), &Stop::new())
}

/// Both seats play a whole game, set-up included; the number of actions taken.
fn play(levels: [u8; 2], seed: u64) -> (u32, Option<Seat>) {
    let mut duel = Duel::start(&());
    for moves in 0.. {
        let seat = match duel.turn() {
            Turn::Over => return (moves, duel.outcome().and_then(|outcome| outcome.winner())),
            Turn::Secret(seats) => seats.iter().next().expect("somebody is waited for"),
            Turn::One(seat) => seat,
            Turn::Chance => panic!("the duel knows no chance"),
        };
        if duel.draw_by_counting(1).is_some() {
            return (moves, None);
        }
        let action = thought(&duel, seat, levels[seat.index()], seed);
        let mut legal = Vec::new();
        duel.actions(Actor::Seat(seat), &mut legal);
        assert!(legal.contains(&action), "{action:?} at {}", duel.write());
        duel.apply(Actor::Seat(seat), action);
    }
    unreachable!("the game ends")
}

#[test]
fn every_level_plays_whole_games_with_legal_actions() {
    for level in 1..=LEVELS.min(4) {
        for seed in 0..3 {
            assert!(play([level, level], seed).0 > 2);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_action() {
    let position = Duel::read(&(), "a1 c4 2").expect("a position");
    let forest = Forest { seed: 3, at: 17 };
    let Turn::One(seat) = forest.turn() else { panic!("somebody decides there") };
    for level in 1..=3 {
        for seed in 0..20 {
            let again = || (thought(&position, Seat(0), level, seed), thought(&forest, seat, level, seed));
            assert_eq!(again(), again());
        }
    }
    assert_eq!(thought(&Duel::start(&()), Seat(1), 3, 5), thought(&Duel::start(&()), Seat(1), 3, 5));
}

#[test]
fn a_higher_level_takes_what_stands_next_door() {
    let position = Duel::read(&(), "b2 b3 2").expect("a position");
    for level in 4..=LEVELS {
        for seed in 0..3 {
            let mut after = position;
            after.apply(Actor::Seat(Seat(0)), thought(&position, Seat(0), level, seed));
            assert!(after.turn() == Turn::Over, "level {level}");
        }
    }
}

#[test]
fn a_single_action_is_taken_without_thinking() {
    let position = Duel::read(&(), "a1 c4 2").expect("a position");
    let mut only = task(&position, Seat(0), LEVELS, 1);
    only.legal.truncate(1);
    let expected = only.legal[0];
    let stop = Stop::new();
    stop.raise();
    assert_eq!(AlphaBeta.think(only, &stop), expected);
}

#[test]
fn a_raised_stop_still_gives_a_legal_action() {
    let stop = Stop::new();
    stop.raise();
    for (position, seat) in [(Duel::start(&()), Seat(1)), (Duel::read(&(), "a1 c4 2").expect("a position"), Seat(0))] {
        let asked = task(&position, seat, LEVELS, 1);
        let legal = asked.legal.clone();
        assert!(legal.contains(&AlphaBeta.think(asked, &stop)));
    }
}

/// Without the stop this search would go on for ages: the forest has cycles and no limit is set.
#[test]
fn a_search_ends_when_it_is_stopped() {
    let forest = (0..).map(|seed| Forest { seed, at: 5 }).find(|forest| {
        let shallow = analyse(forest, &Limits::depth(12), &Stop::new());
        shallow.depth == 12
    });
    let stop = Stop::new();
    let raise = {
        let stop = stop.clone();
        std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(30));
            stop.raise();
        })
    };
    let found = analyse(&forest.expect("some forest is unclear"), &Limits::nodes(u64::MAX), &stop);
    raise.join().expect("it only sleeps");
    assert!(!found.line.is_empty());
}

#[test]
fn a_node_limit_is_kept_and_repeatable() {
    let position = Duel::read(&(), "a1 c4 2").expect("a position");
    let limits = Limits::nodes(5_000);
    let found = analyse(&position, &limits, &Stop::new());
    assert!(found.nodes <= 5_000 && found.depth > 3);
    assert_eq!(analyse(&position, &limits, &Stop::new()), found);
}

#[test]
fn a_draw_is_agreed_to_by_who_stands_worse_or_late_in_an_even_game() {
    let agrees = |written, seat| {
        let duel = Duel::read(&(), written).expect("a position");
        Thinker::<Duel>::agrees_to_draw(&AlphaBeta, duel, Seat(seat), 4, &Stop::new())
    };
    assert!(!agrees("b2 b3 2", 0), "it is about to take the other stone");
    assert!(agrees("b2 b3 2", 1), "its stone is about to be taken");
    assert!(!agrees("a1 d3 28", 0) && !agrees("a1 d3 28", 1), "an even game is played on while it is young");
    assert!(agrees("a1 d3 70", 0) && agrees("a1 d3 70", 1), "nothing can happen any more");
    assert!(
        !Thinker::<Duel>::agrees_to_draw(&AlphaBeta, Duel::start(&()), Seat(0), 4, &Stop::new()),
        "nothing has happened yet"
    );
}
