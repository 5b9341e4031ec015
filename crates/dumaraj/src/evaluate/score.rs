//! The sum of everything a position is judged by.

use super::goniki;
use super::piksas;
use super::raj::{Court, cuttable, lonely};
use super::reach::{Reach, other, shortage};
use super::values::{PIKSA, value};
use crate::play::inside::{Borders, Field, State};
use crate::{Editor, Mob};
use skazka_core::Seat;
use skazka_square::Bits;

/// It is worth something to be the one who moves.
const MOVE: i32 = 8;

/// What a mob without a move costs.
const IDLE: i32 = 14;

impl<const W: usize> State<W> {
    /// What the position seems worth for `seat`, in hundredths of a Piksa on 8x8. The end of the game is not asked for.
    pub fn evaluate(&self, seat: Seat) -> i32 {
        let enemy = other(seat);
        let to_move = if self.mover == seat { MOVE } else { -MOVE };
        let material = self.material(seat) - self.material(enemy);
        if self.terms.marking {
            return material + to_move + goniki::balance(self, seat);
        }
        material + to_move + self.activity(seat)
    }

    /// The fixed worth of a seat's mobs. A Raj that must not be lost is worth nothing, for it cannot be given up.
    #[inline(always)]
    fn material(&self, seat: Seat) -> i32 {
        let own = self.of(seat);
        let kinds = [Mob::Slod, Mob::Lod, Mob::Gon, Mob::Fej, Mob::Trigon];
        let score = |mob: Mob| {
            let count = (self.mobs[mob as usize] & own).count() as i32;
            if count == 0 { 0 } else { count * value(mob, self.location, self.terms.trigon) }
        };
        let piksas = (self.mobs[Mob::Piksa as usize] & own).count() as i32;
        kinds.into_iter().map(score).sum::<i32>() + PIKSA * piksas
    }

    /// Everything that depends on where the mobs stand.
    fn activity(&self, seat: Seat) -> i32 {
        let seats = [seat, other(seat)];
        let fields = seats.map(|seat| Field::new(self, seat));
        let courts = [0, 1].map(|one| Court::of(self, &fields[one], seats[one]));
        let reaches = [0, 1].map(|one| Reach::of(self, &fields[one], courts[1 - one].target()));
        let borders = Borders::of(self);
        let cuttable = cuttable(self, borders.empty, borders.lines);
        let open = if self.terms.editor == Editor::Off { [false; 4] } else { borders.empty };
        let [own, enemy] = [0, 1].map(|one| {
            let (court, reach, against) = (&courts[one], &reaches[one], &reaches[1 - one]);
            reach.mobility - IDLE * reach.idle - shortage(reach.moves) - court.danger(&fields[one], against, cuttable)
                + self.piksas_ahead(seats[one], open)
                - self.loneliness(seats[one], court, against)
        });
        own - enemy
    }

    #[inline(always)]
    fn piksas_ahead(&self, seat: Seat, open: [bool; 4]) -> i32 {
        let piksas = self.mobs[Mob::Piksa as usize] & self.of(seat);
        if piksas.is_empty() { 0 } else { piksas::ahead(self, seat, piksas, open) }
    }

    /// What it costs to have nothing but a Raj that is hunted.
    #[inline(always)]
    fn loneliness(&self, seat: Seat, court: &Court<W>, enemy: &Reach<W>) -> i32 {
        let alone = !court.raj.is_empty() && self.of(seat) == court.raj;
        let hunters = self.of(other(seat)).without(self.mobs[Mob::Raj as usize] | self.mobs[Mob::Piksa as usize]);
        if alone && hunters != Bits::EMPTY { lonely(self, seat, court, enemy) } else { 0 }
    }
}
