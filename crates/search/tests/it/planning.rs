//! Planned turns against plain expectation over everything that can happen.

use crate::quarry::{Dig, Quarry};
use skazka_core::{Actor, Evaluate, Position, Seat, Stop, Task, Thinker, Turn, Viewer};
use skazka_search::{Breadth, DRAWN, PLANNER_LEVELS, TurnPlanner, WON, plan};

/// What a position is worth for a seat that thinks.
fn judged(position: &Quarry, seat: Seat) -> f64 {
    match position.outcome() {
        Some(outcome) => outcome.winner().map_or(DRAWN, |winner| if winner == seat { WON } else { -WON }),
        None if position.draw_by_counting(1).is_some() => DRAWN,
        None => f64::from(position.evaluate(seat)),
    }
}

fn listed(position: &Quarry, by: Actor) -> Vec<Dig> {
    let mut actions = Vec::new();
    position.actions(by, &mut actions);
    actions
}

fn after(position: &Quarry, by: Actor, action: Dig) -> Quarry {
    let mut after = *position;
    after.apply(by, action);
    after
}

fn expected(position: &Quarry, value: &dyn Fn(&Quarry) -> f64) -> f64 {
    let outcomes = listed(position, Actor::Chance);
    let weights: u32 = outcomes.iter().map(|&outcome| position.weight(outcome)).sum();
    let each = outcomes
        .iter()
        .map(|&outcome| f64::from(position.weight(outcome)) * value(&after(position, Actor::Chance, outcome)));
    each.sum::<f64>() / f64::from(weights)
}

/// The most that `seat` can expect of the turn with this number; where the turn is over, `leaf` tells.
fn of_turn(position: &Quarry, seat: Seat, number: u32, leaf: &dyn Fn(&Quarry) -> f64) -> f64 {
    match position.turn() {
        _ if position.number != number => leaf(position),
        Turn::One(_) => {
            let actions = listed(position, Actor::Seat(seat)).into_iter();
            let values = actions.map(|action| of_turn(&after(position, Actor::Seat(seat), action), seat, number, leaf));
            values.max_by(f64::total_cmp).expect("a digger can always do something")
        }
        Turn::Chance => expected(position, &|after| of_turn(after, seat, number, leaf)),
        _ => leaf(position),
    }
}

/// What is left to expect after the best turn of the other, who has yet to cast the die.
fn after_answer(position: &Quarry, seat: Seat) -> f64 {
    let other = Seat(1 - seat.0);
    match position.turn() {
        Turn::Chance if position.draw_by_counting(1).is_none() => {
            expected(position, &|rolled| -of_turn(rolled, other, rolled.number, &|end| judged(end, other)))
        }
        _ => judged(position, seat),
    }
}

/// Positions of many random games where somebody decides.
fn positions() -> impl Iterator<Item = Quarry> {
    (0..60).flat_map(|seed| {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut position = Quarry::start(&());
        let mut met = Vec::new();
        for _ in 0..40 {
            let by = match position.turn() {
                Turn::One(seat) => Actor::Seat(seat),
                Turn::Chance => Actor::Chance,
                _ => break,
            };
            if by != Actor::Chance && random.u8(..3) == 0 {
                met.push(position);
            }
            let actions = listed(&position, by);
            position.apply(by, actions[random.usize(..actions.len())]);
        }
        met
    })
}

fn full(answered: usize) -> Breadth {
    Breadth { answered, ..Breadth::FULL }
}

#[test]
fn a_plan_of_full_breadth_is_the_best_turn_by_expectation() {
    let (mut seen, mut draws) = (0, 0);
    for position in positions() {
        let seat = position.mover();
        let expected = of_turn(&position, seat, position.number, &|end| judged(end, seat));
        let found = plan(&position, full(0), u64::MAX, &Stop::new());
        assert!((found.value - expected).abs() < 1e-6, "{position:?}: {found:?}, expected {expected}");
        seen += 1;
        draws += usize::from(found.line.last() == Some(&Dig::Down));
    }
    assert!(seen > 300 && draws > 30, "{seen} positions, {draws} plans that dig");
}

#[test]
fn with_every_answer_it_is_the_best_turn_by_expectation_over_both_turns() {
    let mut differ = 0;
    for position in positions() {
        let seat = position.mover();
        let expected = of_turn(&position, seat, position.number, &|end| after_answer(end, seat));
        let found = plan(&position, full(usize::MAX), u64::MAX, &Stop::new());
        assert!((found.value - expected).abs() < 1e-6, "{position:?}: {found:?}, expected {expected}");
        differ += usize::from(found.line != plan(&position, full(0), u64::MAX, &Stop::new()).line);
    }
    assert!(differ > 20, "answers matter: {differ}");
}

#[test]
fn narrower_plans_are_legal_turns_worth_no_more_than_the_best() {
    for position in positions() {
        let seat = position.mover();
        let best = of_turn(&position, seat, position.number, &|end| judged(end, seat));
        for (beam, tried, draws) in [(1, 1, 0), (1, 3, 0), (2, 2, 1), (4, 3, 2)] {
            let breadth = Breadth { beam, tried, draws, answered: 0, answer: (1, 1) };
            let found = plan(&position, breadth, u64::MAX, &Stop::new());
            assert!(found.value <= best + 1e-6, "{position:?}: {found:?}, the best is {best}");
            let mut stands = position;
            for &action in &found.line {
                assert!(listed(&stands, Actor::Seat(seat)).contains(&action), "{found:?} at {position:?}");
                stands.apply(Actor::Seat(seat), action);
            }
            let is_over = stands.number > position.number || stands.digging || stands.turn() == Turn::Over;
            assert!(is_over, "{found:?} ends nothing at {position:?}");
        }
    }
}

fn task(position: &Quarry, level: u8, seed: u64) -> Task<Quarry> {
    let seat = position.mover();
    let legal = listed(position, Actor::Seat(seat));
    Task { view: position.view(Viewer::Seat(seat)), seat, legal, level, past: vec![position.key()], seed }
}

fn thought(position: &Quarry, level: u8, seed: u64) -> Dig {
    TurnPlanner.think(task(position, level, seed), &Stop::new())
}

/// Plays a game to its end; the number of actions, and who wins.
fn play(levels: [u8; 2], seed: u64) -> (u64, Option<Seat>) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = Quarry::start(&());
    for action in 0..2_000 {
        let seat = match position.turn() {
            Turn::Over => return (action, position.outcome().and_then(|outcome| outcome.winner())),
            _ if position.draw_by_counting(1).is_some() => return (action, None),
            Turn::One(seat) => seat,
            _ => {
                let outcomes = listed(&position, Actor::Chance);
                let all: u32 = outcomes.iter().map(|&one| position.weight(one)).sum();
                let mut left = random.u32(..all);
                let drawn = outcomes.into_iter().find(|&one| {
                    let here = left < position.weight(one);
                    left = left.saturating_sub(position.weight(one));
                    here
                });
                position.apply(Actor::Chance, drawn.expect("the weights add up"));
                continue;
            }
        };
        let legal = listed(&position, Actor::Seat(seat));
        let action = match levels[seat.index()] {
            0 => legal[random.usize(..legal.len())],
            level => thought(&position, level, seed << 16 | action),
        };
        assert!(legal.contains(&action), "{action:?} at {position:?}");
        position.apply(Actor::Seat(seat), action);
    }
    panic!("the game does not end");
}

#[test]
fn every_level_plays_whole_games_with_legal_actions() {
    for level in 1..=PLANNER_LEVELS {
        for seed in 0..5 {
            assert!(play([level, level], seed).0 > 10);
        }
    }
}

#[test]
fn a_planner_beats_random_actions() {
    let won = (0..100).filter(|&seed| play([0, 4], seed).1 == Some(Seat(1))).count();
    let lost = (0..100).filter(|&seed| play([0, 4], seed).1 == Some(Seat(0))).count();
    assert!(won > 3 * lost && won > 30, "{won} won, {lost} lost");
}

#[test]
fn the_same_seed_gives_the_same_action() {
    for position in positions().step_by(11) {
        for level in 1..=PLANNER_LEVELS {
            assert_eq!(thought(&position, level, 9), thought(&position, level, 9));
        }
    }
}

#[test]
fn the_effort_is_kept_and_repeatable() {
    for position in positions().step_by(7) {
        let unbounded = plan(&position, full(usize::MAX), u64::MAX, &Stop::new());
        for effort in [0, 10, 100, 1_000] {
            let found = plan(&position, full(usize::MAX), effort, &Stop::new());
            assert!(found.effort <= effort + 30, "{} of {effort}", found.effort);
            assert_eq!(found, plan(&position, full(usize::MAX), effort, &Stop::new()));
        }
        let ample = plan(&position, full(usize::MAX), 10_000_000, &Stop::new());
        assert_eq!(ample.line, unbounded.line);
    }
}

#[test]
fn a_raised_stop_still_gives_a_legal_action_at_once() {
    let stop = Stop::new();
    stop.raise();
    for position in positions() {
        let asked = task(&position, PLANNER_LEVELS, 1);
        let legal = asked.legal.clone();
        assert!(legal.contains(&TurnPlanner.think(asked, &stop)));
        assert!(plan(&position, full(usize::MAX), u64::MAX, &stop).effort < 100);
    }
}

#[test]
fn what_nobody_decides_is_judged() {
    let start = Quarry::start(&());
    let found = plan(&start, Breadth::FULL, u64::MAX, &Stop::new());
    assert_eq!((found.value, found.line, found.effort), (f64::from(start.evaluate(Seat(0))), Vec::new(), 0));
}

#[test]
fn a_draw_is_agreed_to_by_who_stands_clearly_worse_or_late_in_an_even_game() {
    let agrees =
        |position: Quarry, seat| Thinker::<Quarry>::agrees_to_draw(&TurnPlanner, position, Seat(seat), 4, &Stop::new());
    let poor = Quarry { gold: [0, 45], ..Quarry::start(&()) };
    assert!(agrees(poor, 0) && !agrees(poor, 1));
    let even = Quarry::start(&());
    assert!(!agrees(even, 0) && !agrees(even, 1));
    let late = Quarry { number: 301, ..even };
    assert!(agrees(late, 0) && agrees(late, 1));
}
