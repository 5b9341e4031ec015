//! Counting actions without listing them: what the last ply of a perft needs, and mobility.
//!
//! A turn is a move and perhaps a cut. A border line can be cut after a move if the move does not land on it and if
//! before the move nobody stood on it, or the mover alone (see [`super::borders`]). So for a group of mobs to which the
//! same lines are open, the number of turns is the number of their targets under a few masks: all bits for the bare
//! move, and for each open line all bits but those of the line and the one whose capture ends the game.

use super::borders::Borders;
use super::processor::Processor;
use super::state::State;
use super::targets::Field;
use crate::{Editor, Mob};
use skazka_square::{Bits, Lines, each_bit};

/// Counts where sliders can go.
pub(crate) trait Slide<const W: usize> {
    /// How many bits a Slod on `from` can go to.
    fn diagonal(&self, field: &Field<W>, from: u8) -> u32;
    /// How many bits a Lod on `from` can go to.
    fn straight(&self, field: &Field<W>, from: u8) -> u32;
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
    fn diagonal(&self, field: &Field<W>, from: u8) -> u32 {
        field.targets(Mob::Slod, from).count()
    }

    #[inline(always)]
    fn straight(&self, field: &Field<W>, from: u8) -> u32 {
        field.targets(Mob::Lod, from).count()
    }
}

impl<const W: usize> Slide<W> for Lines<W> {
    #[inline(always)]
    fn diagonal(&self, field: &Field<W>, from: u8) -> u32 {
        self.diagonal(field.seat.index(), from)
    }

    #[inline(always)]
    fn straight(&self, field: &Field<W>, from: u8) -> u32 {
        self.straight(field.seat.index(), from)
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
    fn diagonal(&self, field: &Field<W>, from: u8) -> u32 {
        self.count(field.targets(Mob::Slod, from))
    }

    #[inline(always)]
    fn straight(&self, field: &Field<W>, from: u8) -> u32 {
        self.count(field.targets(Mob::Lod, from))
    }
}

impl<const W: usize> State<W> {
    /// The number of actions of the mover, who is neither beaten nor placing mobs.
    #[inline(always)]
    pub fn count_turns<C: Processor>(&self, sliders: &impl Slide<W>) -> u64 {
        let field = Field::new(self, self.mover);
        if self.terms.editor != Editor::Off {
            let borders = Borders::of(self);
            if borders.can_open(field.own) {
                return C::count_with_cuts(self, &field, &borders);
            }
        }
        self.count_moves(&field, field.own, sliders)
    }

    /// The number of bare moves of these mobs.
    #[inline(always)]
    pub fn count_moves(&self, field: &Field<W>, mobs: Bits<W>, sliders: &impl Slide<W>) -> u64 {
        u64::from(self.sum(field, mobs, sliders, &Once))
    }

    /// Mobs that stand alone on a border line may open it and are counted one by one, the others together.
    #[inline(always)]
    pub fn count_with_cuts(&self, field: &Field<W>, borders: &Borders<W>) -> u64 {
        let mut total = 0;
        let mut rest = borders.all_loners() & field.own;
        let mut group = field.own.without(rest);
        loop {
            total += self.count_group(field, borders, group);
            let Some(loner) = rest.first() else { return total };
            group = Bits::single(loner);
            rest ^= group;
        }
    }

    /// The turns of mobs that open the same border lines: of one alone on a line, or of several.
    #[inline(always)]
    fn count_group(&self, field: &Field<W>, borders: &Borders<W>, mobs: Bits<W>) -> u64 {
        let prize = self.prize(self.opponent());
        let mut masked = Masked { masks: [!Bits::EMPTY; 5], used: 1 };
        let mut on_every_line = !Bits::EMPTY;
        for line in 0..4 {
            if borders.empty[line] || borders.is_loner(line, mobs) {
                on_every_line &= borders.lines[line];
                masked.masks[masked.used] = !(borders.lines[line] | prize);
                masked.used += 1;
            }
        }
        if self.terms.editor == Editor::Strict {
            masked.masks[0] = on_every_line | prize;
        }
        u64::from(self.sum(field, mobs, &masked, &masked))
    }

    /// Adds up what `measure` says of the targets of these mobs; of sliders `sliders` is asked.
    #[inline(always)]
    fn sum(&self, field: &Field<W>, mobs: Bits<W>, sliders: &impl Slide<W>, measure: &impl Measure<W>) -> u32 {
        let [slods, lods, gons, rajs, fejs, piksas, trigons] = self.mobs;
        let mut total = 0;
        each_bit!(W, (slods | fejs) & mobs, from => { total += sliders.diagonal(field, from) });
        each_bit!(W, (lods | fejs) & mobs, from => { total += sliders.straight(field, from) });
        each_bit!(W, gons & mobs, from => { total += measure.count(field.targets(Mob::Gon, from)) });
        each_bit!(W, rajs & mobs, from => { total += measure.count(field.targets(Mob::Raj, from)) });
        each_bit!(W, trigons & mobs, from => { total += measure.count(field.targets(Mob::Trigon, from)) });
        let piksas = piksas & mobs;
        if piksas.is_empty() { total } else { total + self.sum_piksas(field, piksas, measure) }
    }

    #[inline(always)]
    fn sum_piksas(&self, field: &Field<W>, piksas: Bits<W>, measure: &impl Measure<W>) -> u32 {
        let finist = self.finist(field.seat);
        let walks = self.piksa_walks(field, piksas);
        let mut total = 0;
        let mut reached = piksas;
        for walked in walks.list() {
            total += measure.count(walked.targets);
            reached |= walked.targets;
        }
        if (reached & finist).is_empty() {
            return total;
        }
        let kinds = self.terms.promotions().len() as u32;
        for walked in walks.list() {
            total += (kinds - 1) * measure.count(walked.targets & finist);
        }
        total + kinds * measure.count(piksas & finist)
    }
}
