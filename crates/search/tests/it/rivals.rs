//! Best-reply search against a slow oracle, and the player among rivals.

use crate::ring::{Ring, Walk};
use skazka_core::{Actor, Evaluate, Notation, Position, Seat, Stop, Task, Thinker, Turn, Viewer};
use skazka_search::{BestReply, Limits, RIVAL_LEVELS, Verdict, WIN, reply, verdict};
use skazka_testkit::duel::Duel;

/// A round as the search understands it, without any cut or table. All is for `me`.
struct Plain {
    me: Seat,
}

impl Plain {
    fn value(&self, ring: &Ring, depth: u32, ply: i32, replied: bool) -> i32 {
        if !ring.in_play().contains(self.me) {
            return ply - WIN;
        }
        let seat = match ring.turn() {
            Turn::Over => return WIN - ply,
            _ if ring.draw_by_counting(1).is_some() => return 0,
            Turn::One(seat) => seat,
            turn => panic!("not searched: {turn:?}"),
        };
        let mine = seat == self.me;
        if depth == 0 {
            return ring.evaluate(self.me);
        }
        if replied && !mine {
            return self.value(&after(ring, liked(ring, seat)), depth, ply + 1, true);
        }
        let values =
            actions(ring).into_iter().map(|action| self.value(&after(ring, action), depth - 1, ply + 1, !mine));
        if mine {
            return values.max().expect("there is always a walk");
        }
        let worst = values.min().expect("there is always a walk");
        match self.is_last(ring, seat) {
            true => worst,
            false => worst.min(self.value(&after(ring, liked(ring, seat)), depth, ply + 1, false)),
        }
    }

    fn is_last(&self, ring: &Ring, seat: Seat) -> bool {
        let next = Seat((seat.0 + 1) % 3);
        next == self.me || !ring.in_play().contains(next)
    }
}

fn actions(ring: &Ring) -> Vec<Walk> {
    let mut actions = Vec::new();
    ring.actions(Actor::Seat(Seat(ring.mover)), &mut actions);
    actions
}

/// What takes the man of whoever has fewest, or else the first action.
fn liked(ring: &Ring, _seat: Seat) -> Walk {
    actions(ring).into_iter().rev().max_by_key(|&action| ring.force(action)).expect("there is always a walk")
}

fn after(ring: &Ring, action: Walk) -> Ring {
    let mut after = *ring;
    after.apply(Actor::Seat(Seat(ring.mover)), action);
    after
}

/// A position some random actions after the placement.
fn random(seed: u64, length: usize) -> Ring {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut ring = Ring::start(&());
    for _ in 0..6 + length {
        if let Some(action) = random.choice(actions(&ring)) {
            ring = after(&ring, action);
        }
    }
    ring
}

#[test]
fn the_score_is_that_of_plain_rounds() {
    let (mut compared, mut with_two) = (0, 0);
    for seed in 0..40 {
        let ring = random(seed, (seed % 12) as usize);
        let Turn::One(me) = ring.turn() else { continue };
        with_two += usize::from(ring.in_play().iter().count() == 2);
        for depth in 1..=4 {
            let limits = Limits { entries: 64, ..Limits::depth(depth) };
            let found = reply(&ring, &limits.exact(), &Stop::new());
            let plain = Plain { me }.value(&ring, depth.into(), 0, false);
            if found.depth == depth {
                assert_eq!(found.score, plain, "seed {seed}, depth {depth}");
                compared += 1;
            } else {
                assert!(!matches!(verdict(found.score), Verdict::Unclear(_)), "only a proven end is found sooner");
            }
        }
    }
    assert!(compared > 100 && with_two > 5, "{compared} compared, {with_two} with two players");
}

#[test]
fn the_best_action_has_the_best_score() {
    for seed in 0..20 {
        let ring = random(seed, 3);
        let Turn::One(me) = ring.turn() else { continue };
        let found = reply(&ring, &Limits::depth(3).exact(), &Stop::new());
        let value = Plain { me }.value(&after(&ring, found.line[0]), u32::from(found.depth) - 1, 1, false);
        assert_eq!(value, found.score, "seed {seed}");
    }
}

#[test]
fn the_last_man_of_a_rival_is_taken_when_that_wins() {
    let ring = Ring::new("a.b.........");
    let found = reply(&ring, &Limits::depth(3), &Stop::new());
    assert_eq!((found.line, verdict(found.score)), (vec![Walk::Go { from: 0, to: 2 }], Verdict::WinsIn(1)));
}

/// The rival beyond the next one is a danger, too.
///
/// ```text
/// . . . . a . . c . b . .      C, who comes after B, reaches cells 5 and 6
/// ```
#[test]
fn a_man_does_not_stay_where_any_rival_takes_it() {
    let ring = Ring::new("....a..c.b..");
    let found = reply(&ring, &Limits::depth(2), &Stop::new());
    let stands = after(&ring, found.line[0]);
    let mine = stands.cells.iter().position(|&cell| cell == Some(0)).expect("it has a man") as u8;
    let near = |seat| {
        stands.cells.iter().enumerate().filter(move |(_, cell)| **cell == Some(seat)).any(|(cell, _)| {
            let gap = mine.abs_diff(cell as u8);
            gap.min(12 - gap) <= 2
        })
    };
    assert!(!near(1) && !near(2), "{stands:?}");
}

fn task<P: Position>(position: &P, seat: Seat, level: u8, seed: u64) -> Task<P> {
    let mut legal = Vec::new();
    position.actions(Actor::Seat(seat), &mut legal);
    Task { view: position.view(Viewer::Seat(seat)), seat, legal, level, past: vec![position.key()], seed }
}

/// A whole game, placement included; everybody's place.
fn play(levels: [u8; 3], seed: u64) -> Vec<u8> {
    let mut ring = Ring::start(&());
    loop {
        if let Some(outcome) = ring.outcome().or_else(|| ring.draw_by_counting(1)) {
            return outcome.places.to_vec();
        }
        let seat = match ring.turn() {
            Turn::One(seat) => seat,
            turn => panic!("not in this game: {turn:?}"),
        };
        let legal = actions(&ring);
        let action = match levels[seat.index()] {
            0 => legal[fastrand::Rng::with_seed(seed << 8 | u64::from(ring.number)).usize(..legal.len())],
            level => BestReply.think(task(&ring, seat, level, seed), &Stop::new()),
        };
        assert!(legal.contains(&action), "{action:?} at {ring:?}");
        ring = after(&ring, action);
    }
}

#[test]
fn every_level_plays_whole_games_with_legal_actions() {
    for level in 1..=3 {
        for seed in 0..3 {
            assert_eq!(play([level; 3], seed).len(), 3);
        }
    }
}

#[test]
fn who_thinks_outlasts_those_who_do_not() {
    let first = (0..12_u64).filter(|&seed| {
        let seat = (seed % 3) as usize;
        let mut levels = [0; 3];
        levels[seat] = 2;
        play(levels, seed)[seat] == 1
    });
    assert!(first.count() >= 9);
}

#[test]
fn the_same_seed_gives_the_same_action() {
    for seed in 0..20 {
        for ring in [Ring::start(&()), random(seed, 2)] {
            let seat = Seat(ring.mover);
            let think = || BestReply.think(task(&ring, seat, 1 + (seed % 3) as u8, seed), &Stop::new());
            assert_eq!(think(), think());
        }
    }
}

#[test]
fn placements_differ_from_seed_to_seed() {
    let ring = Ring::start(&());
    let placed: Vec<_> = (0..20).map(|seed| BestReply.think(task(&ring, Seat(0), 1, seed), &Stop::new())).collect();
    assert!(placed.iter().any(|&action| action != placed[0]));
}

#[test]
fn with_two_seats_it_is_plain_search() {
    let position = Duel::read(&(), "b2 b3 2").expect("a position");
    let mut after = position;
    after.apply(Actor::Seat(Seat(0)), BestReply.think(task(&position, Seat(0), RIVAL_LEVELS, 1), &Stop::new()));
    assert_eq!(after.outcome().and_then(|outcome| outcome.winner()), Some(Seat(0)));
}

#[test]
fn a_raised_stop_still_gives_a_legal_action() {
    let stop = Stop::new();
    stop.raise();
    for ring in [Ring::start(&()), random(1, 4)] {
        let asked = task(&ring, Seat(ring.mover), RIVAL_LEVELS, 1);
        let legal = asked.legal.clone();
        assert!(legal.contains(&BestReply.think(asked, &stop)));
    }
}

#[test]
fn a_node_limit_is_kept_and_repeatable() {
    let ring = random(7, 2);
    let found = reply(&ring, &Limits::nodes(3_000), &Stop::new());
    assert!(found.nodes <= 3_000 && found.depth > 2);
    assert_eq!(reply(&ring, &Limits::nodes(3_000), &Stop::new()), found);
}

#[test]
fn who_stands_worse_agrees_to_a_draw_and_who_stands_better_does_not() {
    let agrees = |men, seat| {
        let ring = Ring { number: 201, ..Ring::new(men) };
        Thinker::<Ring>::agrees_to_draw(&BestReply, ring, Seat(seat), 3, &Stop::new())
    };
    assert!(!agrees("aa.bcc......", 0));
    assert!(agrees("aa.bcc......", 1));
    assert!(!agrees("aa......c...", 1), "who is out has nothing to agree to");
}
