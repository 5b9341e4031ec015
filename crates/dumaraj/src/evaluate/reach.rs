//! What a seat's mobs can do at once: how many moves they have, which have none, and what they press on.

use crate::Mob;
use crate::play::inside::{Field, State};
use skazka_core::Seat;
use skazka_square::Bits;

/// How heavily an attack by a mob weighs near a Raj, in the order of [`Mob`].
const WEIGHT: [i32; 7] = [2, 3, 2, 1, 5, 1, 2];

/// What one seat's mobs can do.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reach<const W: usize> {
    /// Bits that mobs of this seat could capture on; Piksas by their captures.
    pub attacks: Bits<W>,
    /// Moves of all mobs, those onto enemies included.
    pub moves: i32,
    /// Moves weighed by how much they matter: a Fej's less than a Gon's.
    pub mobility: i32,
    /// Mobs other than Piksas without a move.
    pub idle: i32,
    /// Mobs that attack a bit next to the enemy Raj, or the Raj.
    pub attackers: i32,
    /// How heavily they attack.
    pub pressure: i32,
}

impl<const W: usize> Reach<W> {
    /// Looks at every mob of `seat`; `target` is the enemy Raj and the bits around it.
    #[inline(always)]
    pub fn of(state: &State<W>, field: &Field<W>, target: Bits<W>) -> Self {
        let mut reach = Reach { attacks: Bits::EMPTY, moves: 0, mobility: 0, idle: 0, attackers: 0, pressure: 0 };
        for mob in [Mob::Slod, Mob::Lod, Mob::Gon, Mob::Fej, Mob::Trigon, Mob::Raj] {
            (state.mobs[mob as usize] & field.own).each(|from| {
                let seen = field.seen(mob, from);
                reach.look(mob, seen, seen & field.free, target);
            });
        }
        let piksas = state.mobs[Mob::Piksa as usize] & field.own;
        if !piksas.is_empty() {
            reach.look_at_piksas(state, field, piksas);
        }
        reach
    }

    #[inline(always)]
    fn look(&mut self, mob: Mob, seen: Bits<W>, targets: Bits<W>, target: Bits<W>) {
        let count = targets.count() as i32;
        self.attacks |= seen;
        self.moves += count;
        self.mobility += mobility(mob, count);
        self.idle += i32::from(count == 0);
        let pressed = (seen & target).count() as i32;
        self.attackers += i32::from(pressed > 0);
        self.pressure += WEIGHT[mob as usize] * pressed;
    }

    fn look_at_piksas(&mut self, state: &State<W>, field: &Field<W>, piksas: Bits<W>) {
        state.each_piksa_walk(field, piksas, |walked| self.moves += walked.targets.count() as i32);
        let finist = state.finist(field.seat);
        self.moves += (piksas & finist).count() as i32;
        self.attacks |= state.piksa_attacks(field.seat, piksas);
    }
}

/// The first moves of a mob matter most.
#[inline(always)]
fn mobility(mob: Mob, moves: i32) -> i32 {
    match mob {
        Mob::Slod | Mob::Trigon => 4 * moves,
        Mob::Lod => 3 * moves,
        Mob::Gon => 5 * moves,
        Mob::Fej => 2 * moves,
        Mob::Raj | Mob::Piksa => moves,
    }
}

/// What being short of moves costs a seat: who has none left loses (`rules/dumaraj.md §3.5`).
#[inline(always)]
pub(super) fn shortage(moves: i32) -> i32 {
    const COSTS: [i32; 9] = [400, 220, 140, 90, 60, 40, 25, 12, 5];
    COSTS.get(moves as usize).copied().unwrap_or(0)
}

/// The other seat.
#[inline(always)]
pub(super) fn other(seat: Seat) -> Seat {
    Seat(seat.0 ^ 1)
}
