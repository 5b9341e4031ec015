//! One game between two levels.

use super::choice::choose;
use skazka_core::{Actor, Position, Seat, Thinker, Turn};
use std::time::{Duration, Instant};

/// Actions until a game is broken off as a draw, without chance and with it, where turns are many actions.
const LONGEST: [usize; 2] = [400, 20_000];

/// How one side did.
#[derive(Default)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// Actions of both sides.
    pub actions: usize,
    /// How the first and the second level thought.
    pub sides: [Thinking; 2],
}

/// How long one level thought.
#[derive(Debug, Clone, Copy, Default)]
pub struct Thinking {
    /// Over all its actions.
    pub thought: Duration,
    /// Over one action, at most.
    pub longest: Duration,
    /// Its turns.
    pub turns: u32,
}

impl Tally {
    /// Counts what another tally counted, too.
    pub fn add(&mut self, other: &Tally) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
        self.actions += other.actions;
        self.sides.iter_mut().zip(other.sides).for_each(|(side, other)| side.add(other));
    }
}

impl Thinking {
    /// Counts what another level thought, too.
    pub fn add(&mut self, other: Thinking) {
        self.thought += other.thought;
        self.longest = self.longest.max(other.longest);
        self.turns += other.turns;
    }
}

/// Plays game number `game` of two levels; in odd games they change seats. Who wins.
pub fn play<P: Position, T: Thinker<P>>(
    start: P,
    thinker: &T,
    levels: [u8; 2],
    game: u64,
    tally: &mut Tally,
) -> Option<Seat> {
    let (mut position, mut past) = (start, Vec::new());
    let mut random = fastrand::Rng::with_seed(game / 2);
    let mut opening = if position.turn_number() > 0 { 2 } else { 0 };
    let mut last = None;
    for action in 0..LONGEST[usize::from(P::CHANCE)] {
        past.push(position.key());
        let seat = match position.turn() {
            Turn::Over => return position.outcome()?.winner(),
            Turn::Chance => {
                let drawn = drawn(&position, &mut random);
                position.apply(Actor::Chance, drawn);
                continue;
            }
            Turn::One(seat) => seat,
            turn => turn.seats().iter().next()?,
        };
        let occurrences = past.iter().filter(|&&key| key == position.key()).count() as u32;
        if position.draw_by_counting(occurrences).is_some() {
            return None;
        }
        let side = seat.index() ^ (game % 2) as usize;
        let level = if opening > 0 { 0 } else { levels[side] };
        let seed = if level == 0 { random.u64(..) } else { game << 16 | action as u64 };
        opening -= u32::from(opening > 0);
        let thinking = &mut tally.sides[side];
        thinking.turns += u32::from(last.replace((seat, position.turn_number())) != last);
        let begun = Instant::now();
        let chosen = choose(&position, thinker, seat, level, &past, seed);
        thinking.thought += begun.elapsed();
        thinking.longest = thinking.longest.max(begun.elapsed());
        tally.actions += 1;
        position.apply(Actor::Seat(seat), chosen);
    }
    None
}

/// What chance does, by the weights.
fn drawn<P: Position>(position: &P, random: &mut fastrand::Rng) -> P::Action {
    let mut outcomes = Vec::new();
    position.actions(Actor::Chance, &mut outcomes);
    let weights = outcomes.iter().map(|&outcome| position.weight(outcome));
    let all: u32 = weights.clone().sum();
    let mut left = random.u32(..all);
    let drawn = weights.zip(&outcomes).find(|&(weight, _)| {
        let here = left < weight;
        left = left.saturating_sub(weight);
        here
    });
    drawn.map_or(outcomes[0], |(_, &outcome)| outcome)
}
