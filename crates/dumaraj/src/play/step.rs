//! One mob's move: listed and made. A cut is not part of it.

use super::state::State;
use super::targets::Field;
use crate::Mob;
use skazka_core::Seat;
use skazka_square::Bits;

/// A mob goes from one index to another; a Piksa that promotes in place keeps its index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Step {
    pub mob: Mob,
    pub from: u8,
    pub to: u8,
    /// What stands there afterwards: the mob itself, or what the Piksa became.
    pub becomes: Mob,
}

impl<const W: usize> State<W> {
    /// Calls `visit` with every move of the seat that the field is seen by.
    #[inline(always)]
    pub fn each_step(&self, field: &Field<W>, mut visit: impl FnMut(Step)) {
        for mob in [Mob::Slod, Mob::Lod, Mob::Gon, Mob::Raj, Mob::Fej, Mob::Trigon] {
            (self.mobs[mob as usize] & field.own).each(|from| {
                field.targets(mob, from).each(|to| visit(Step { mob, from, to, becomes: mob }));
            });
        }
        let piksas = self.mobs[Mob::Piksa as usize] & field.own;
        if !piksas.is_empty() {
            self.each_piksa_step(field, piksas, visit);
        }
    }

    /// Calls `visit` with every move of these Piksas.
    pub fn each_piksa_step(&self, field: &Field<W>, piksas: Bits<W>, mut visit: impl FnMut(Step)) {
        let finist = self.finist(field.seat);
        let promotions = self.terms.promotions();
        let mut land = |from, to| {
            let mob = Mob::Piksa;
            if finist.has(to) {
                promotions.iter().for_each(|&becomes| visit(Step { mob, from, to, becomes }));
            } else {
                visit(Step { mob, from, to, becomes: mob });
            }
        };
        (piksas & finist).each(|index| land(index, index));
        self.each_piksa_walk(field, piksas, |walked| {
            walked.targets.each(|to| land((i16::from(to) - walked.offset) as u8, to));
        });
    }

    /// Makes a move of the mover on the bit sets and passes the turn. Key, counters, marks and location stay as they
    /// were: [`State::play`] cares for them.
    #[inline(always)]
    pub fn shift(&mut self, step: Step) {
        let mover = self.mover.index() & 1;
        let (from, to) = (Bits::single(step.from), Bits::single(step.to));
        if self.seats[mover ^ 1].has(step.to) {
            for set in &mut self.mobs {
                *set = set.without(to);
            }
            self.seats[mover ^ 1] ^= to;
        }
        self.mobs[step.mob as usize] ^= from;
        self.mobs[step.becomes as usize] |= to;
        self.seats[mover] = (self.seats[mover] ^ from) | to;
        self.mover = Seat(self.mover.0 ^ 1);
    }
}
