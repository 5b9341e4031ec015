//! What a position is worth: force, where it stands, who threatens what, how safe the priests are.

use super::chart::{Marks, Place};
use super::ground::Ground;
use super::hunt::hunt;
use super::reach::{NEVER, against};
use super::values;
use crate::play::{Kind, NORTH, QUIET_DRAW, SOUTH, State, other};
use skazka_core::Seat;

/// What a position is worth for South.
pub(super) fn for_south(state: &State) -> i32 {
    let ground = Ground::new(state);
    let standing = force(&ground, SOUTH) - force(&ground, NORTH);
    let hunts = hunt(&ground, SOUTH) - hunt(&ground, NORTH);
    fading(state, standing + hunts + threats(&ground))
}

/// What quiet turns cost whoever thinks.
pub(super) fn impatience(state: &State) -> i32 {
    values::IMPATIENCE * (state.quiet() as i32 - values::QUIET).clamp(0, QUIET_DRAW as i32)
}

/// A lead is worth less and less as the draw by counting comes nearer.
fn fading(state: &State, score: i32) -> i32 {
    let most = QUIET_DRAW as i32;
    let quiet = (state.quiet() as i32).clamp(values::QUIET, most);
    score * (most - quiet) / (most - values::QUIET)
}

fn force(ground: &Ground<'_>, seat: Seat) -> i32 {
    let fighters = ground.state.units(seat).filter(|(_, unit)| !unit.kind.is_priest());
    let score = fighters.map(|(cell, unit)| ground.value(unit) + ground.standing(seat, unit.kind, unit.veteran, cell));
    score.sum::<i32>() + values::priests(ground.priests(seat).len())
}

/// What the threats of both sides are worth for South; those of the seat that moves next are nearer.
fn threats(ground: &Ground<'_>) -> i32 {
    let next = ground.state.next_to_begin();
    let sides = [SOUTH, NORTH].map(|seat| {
        let weights = if seat == next { values::ATTACKS } else { values::LATER };
        Gravest::of(ground, seat).evaluate(weights)
    });
    sides[0] - sides[1]
}

/// What one seat threatens to remove, by what each removal can be expected to gain.
#[derive(Default)]
struct Gravest {
    first: i32,
    second: i32,
    others: i32,
}

impl Gravest {
    fn of(ground: &Ground<'_>, seat: Seat) -> Gravest {
        let state = ground.state;
        let near = Nearness::of(ground, seat);
        let mut gravest = Gravest::default();
        for (cell, unit) in state.units(other(seat)) {
            let Some(farthest) = near.to(ground.chart.place(cell)) else { continue };
            let costs = against(ground, cell, farthest);
            let strength = state.strength_of_target(cell);
            let steps = costs[seat.index()][usize::from(strength)];
            if steps < NEVER {
                let attacker = strength.min(3);
                let back = costs[other(seat).index()][usize::from(attacker)];
                let lost = values::RETURN * values::fighter(attacker) / 100 * state.chance_of(back) / 100;
                gravest.add(state.chance_of(steps) * (ground.value(unit) - lost) / 100);
            }
        }
        gravest
    }

    fn add(&mut self, gain: i32) {
        let gain = gain.max(0);
        if gain > self.first {
            self.others += self.second;
            (self.first, self.second) = (gain, self.first);
        } else if gain > self.second {
            self.others += self.second;
            self.second = gain;
        } else {
            self.others += gain;
        }
    }

    fn evaluate(&self, [first, second, others]: [i32; 3]) -> i32 {
        (first * self.first + second * self.second + others * self.others) / 100
    }
}

impl State {
    /// The seat that begins the next turn: the mover before its first step, else the other.
    fn next_to_begin(&self) -> Seat {
        match self.steps() {
            Some((left, roll)) if left < roll => other(self.mover()),
            _ => self.mover(),
        }
    }
}

/// Roughly how near the units of a seat are, by how far they go in a turn.
struct Nearness([(u8, Marks); 3]);

impl Nearness {
    fn of(ground: &Ground<'_>, seat: Seat) -> Nearness {
        let speed = |kind| ground.state.numbers().speed(kind);
        let of_speed = |speed: u8, least: u8| {
            let units = ground
                .state
                .units(seat)
                .filter(move |(_, unit)| (least..=speed).contains(&ground.state.numbers().speed(unit.kind)));
            (speed, Marks::new(ground.chart, units.map(|(cell, _)| ground.chart.place(cell))))
        };
        let [single, double, triple] = [Kind::Single, Kind::Double, Kind::Triple].map(speed);
        Nearness([of_speed(single, double + 1), of_speed(double, triple + 1), of_speed(triple, 0)])
    }

    /// How far away attackers of a place can be; none when nobody is near enough.
    fn to(&self, place: Place) -> Option<u8> {
        self.0.iter().find(|(speed, marks)| marks.near(place, i16::from(*speed))).map(|(speed, _)| *speed)
    }
}
