//! Counting actions without listing them: what the last ply of a perft needs, and mobility.
//!
//! A turn is a move and perhaps a cut. A border line can be cut after a move if the move does not land on it and if
//! before the move nobody stood on it, or the mover alone (see [`super::borders`]). So for a group of mobs to which the
//! same lines are open, the number of turns is the number of their targets under a few masks: all bits for the bare
//! move, and for each open line all bits but those of the line and the one whose capture ends the game.

use super::borders::Borders;
use super::state::State;
use super::targets::Field;
use crate::{Editor, Mob};
use skazka_square::{Bits, Lines};

/// Counts where sliders can go.
pub(crate) trait Slide<const W: usize> {
    /// How many bits a mob (Slod, Lod or Fej) on `from` can go to.
    fn reach(&self, field: &Field<W>, mob: Mob, from: u8) -> u32;
}

/// What a set of targets counts. (A trait, not a closure, so that it is compiled into the loops.)
trait Measure<const W: usize> {
    fn count(&self, targets: Bits<W>) -> u32;
}

/// Computes every ray anew.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ByRays;

impl<const W: usize> Slide<W> for ByRays {
    #[inline(always)]
    fn reach(&self, field: &Field<W>, mob: Mob, from: u8) -> u32 {
        field.targets(mob, from).count()
    }
}

impl<const W: usize> Slide<W> for Lines {
    #[inline(always)]
    fn reach(&self, field: &Field<W>, mob: Mob, from: u8) -> u32 {
        let (seat, cell) = (field.seat.index(), Bits::<W>::cell(from));
        match mob {
            Mob::Slod => self.diagonal(seat, cell),
            Mob::Lod => self.straight(seat, cell),
            _ => self.diagonal(seat, cell) + self.straight(seat, cell),
        }
    }
}

/// Counts every target once.
struct Once;

impl<const W: usize> Measure<W> for Once {
    #[inline(always)]
    fn count(&self, targets: Bits<W>) -> u32 {
        targets.count()
    }
}

/// Counts targets under each of at most five masks.
#[derive(Debug, Clone, Copy)]
struct Masked<const W: usize> {
    masks: [Bits<W>; 5],
    used: usize,
}

impl<const W: usize> Measure<W> for Masked<W> {
    #[inline(always)]
    fn count(&self, targets: Bits<W>) -> u32 {
        let mut total = 0;
        for &mask in &self.masks[..self.used] {
            total += (targets & mask).count();
        }
        total
    }
}

impl<const W: usize> Slide<W> for Masked<W> {
    #[inline(always)]
    fn reach(&self, field: &Field<W>, mob: Mob, from: u8) -> u32 {
        self.count(field.targets(mob, from))
    }
}

impl<const W: usize> State<W> {
    /// The number of actions of the mover, who is neither beaten nor placing mobs.
    #[inline(always)]
    pub fn count_turns(&self, sliders: &impl Slide<W>) -> u64 {
        let field = Field::new(self, self.mover);
        if self.terms.editor == Editor::Off {
            return self.count_moves(&field, field.own, sliders);
        }
        let borders = Borders::of(self);
        let loners = borders.loners.into_iter().fold(Bits::EMPTY, |all, loner| all | loner) & field.own;
        if loners.is_empty() && !borders.empty.contains(&true) {
            return self.count_moves(&field, field.own, sliders);
        }
        self.count_with_cuts(&field, &borders, loners)
    }

    /// The number of bare moves of these mobs.
    #[inline(always)]
    pub fn count_moves(&self, field: &Field<W>, mobs: Bits<W>, sliders: &impl Slide<W>) -> u64 {
        u64::from(self.sum(field, mobs, sliders, &Once))
    }

    /// Mobs that stand alone on a border line may open it and are counted one by one, the others together.
    #[inline(always)]
    fn count_with_cuts(&self, field: &Field<W>, borders: &Borders<W>, loners: Bits<W>) -> u64 {
        let mut total = 0;
        let mut group = field.own.without(loners);
        let mut rest = loners;
        loop {
            let opens = |line| borders.empty[line] || borders.loners[line] == group && !group.is_empty();
            total += self.count_group(field, borders, group, [0, 1, 2, 3].map(opens));
            let Some(loner) = rest.first() else { return total };
            group = Bits::single(loner);
            rest ^= group;
        }
    }

    /// The turns of mobs to which these border lines are open.
    #[inline(always)]
    fn count_group(&self, field: &Field<W>, borders: &Borders<W>, mobs: Bits<W>, open: [bool; 4]) -> u64 {
        let prize = self.prize(self.opponent());
        let mut masked = Masked { masks: [!Bits::EMPTY; 5], used: 1 };
        let mut on_every_line = !Bits::EMPTY;
        for line in (0..4).filter(|&line| open[line]) {
            on_every_line &= borders.lines[line];
            masked.masks[masked.used] = !(borders.lines[line] | prize);
            masked.used += 1;
        }
        if self.terms.editor == Editor::Strict {
            masked.masks[0] = on_every_line | prize;
        }
        u64::from(self.sum(field, mobs, &masked, &masked))
    }

    /// Adds up what `measure` says of the targets of these mobs; of sliders `sliders` is asked.
    #[inline(always)]
    fn sum(&self, field: &Field<W>, mobs: Bits<W>, sliders: &impl Slide<W>, measure: &impl Measure<W>) -> u32 {
        let mut total = 0;
        for mob in [Mob::Slod, Mob::Lod, Mob::Fej] {
            for from in self.mobs[mob as usize] & mobs {
                total += sliders.reach(field, mob, from);
            }
        }
        for mob in [Mob::Gon, Mob::Raj, Mob::Trigon] {
            for from in self.mobs[mob as usize] & mobs {
                total += measure.count(field.targets(mob, from));
            }
        }
        let piksas = self.mobs[Mob::Piksa as usize] & mobs;
        if piksas.is_empty() { total } else { total + self.sum_piksas(field, piksas, measure) }
    }

    #[inline(always)]
    fn sum_piksas(&self, field: &Field<W>, piksas: Bits<W>, measure: &impl Measure<W>) -> u32 {
        let finist = self.finist(field.seat);
        let kinds = self.terms.promotions().len() as u32;
        let mut total = kinds * measure.count(piksas & finist);
        for walked in self.piksa_walks(field, piksas).list() {
            total += measure.count(walked.targets) + (kinds - 1) * measure.count(walked.targets & finist);
        }
        total
    }
}
