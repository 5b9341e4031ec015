//! Counting actions without listing them: what the last ply of a perft needs, and mobility.
//!
//! A turn is a move and perhaps a cut. A border line can be cut after a move if the move does not land on it and if
//! before the move nobody stood on it, or the mover alone (see [`super::borders`]). So for a group of mobs to which the
//! same lines are open, the number of turns is the number of their targets under a few masks: all bits for the bare
//! move, and for each open line all bits but those of the line and the one whose capture ends the game.

use super::borders::Borders;
use super::piksa::{RHOMB_DIAGONAL, RHOMB_ORTHOGONAL, SQUARE, Walk};
use super::processor::Processor;
use super::state::State;
use super::targets::Field;
use crate::{Editor, Mob, RhombPiksa, Shape};
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
    /// The number of actions of the mover, who is neither beaten nor placing mobs. `leaps` is what
    /// [`State::count_leaps`] says, where that is known already.
    #[inline(always)]
    pub fn count_turns<C: Processor>(&self, sliders: &impl Slide<W>, leaps: Option<u32>) -> u64 {
        let field = Field::new(self, self.mover);
        if self.terms.editor != Editor::Off {
            let borders = Borders::of(self);
            if borders.can_open(field.own) {
                return C::count_with_cuts(self, &field, &borders);
            }
        }
        let leaps = match leaps {
            Some(known) => known,
            None => self.count_leaps(&field),
        };
        u64::from(self.slides(&field, field.own, sliders) + leaps + self.walks(&field, field.own, &Once))
    }

    /// The number of moves of a seat's leapers: Gons, the Raj, Trigons. It stays the same while the opponent moves
    /// without capturing or cutting, for where leapers can go depends on their own side and the location alone.
    #[inline(always)]
    pub fn count_leaps(&self, field: &Field<W>) -> u32 {
        self.leaps(field, field.own, &Once)
    }

    /// The number of bare moves of these mobs.
    #[inline(always)]
    pub fn count_moves(&self, field: &Field<W>, mobs: Bits<W>, sliders: &impl Slide<W>) -> u64 {
        u64::from(self.sum(field, mobs, sliders, &Once))
    }

    /// Mobs that stand alone on a border line may open it and are counted one by one, the others together.
    #[inline(always)]
    pub fn count_with_cuts(&self, field: &Field<W>, borders: &Borders<W>) -> u64 {
        let loners = borders.all_loners() & field.own;
        let masked = self.masked(borders, Bits::EMPTY);
        let mut total = self.sum(field, field.own.without(loners), &masked, &masked);
        each_bit!(W, loners, loner => {
            let masked = self.masked(borders, Bits::single(loner));
            total += match self.kind_at(loner) {
                Some(Mob::Piksa) => self.walks(field, Bits::single(loner), &masked),
                Some(mob) => masked.count(field.targets(mob, loner)),
                None => 0,
            };
        });
        u64::from(total)
    }

    /// The masks for a mob that stands alone on a border line, or for all others.
    #[inline(always)]
    fn masked(&self, borders: &Borders<W>, loner: Bits<W>) -> Masked<W> {
        let prize = self.prize(self.opponent());
        let mut masked = Masked { masks: [!Bits::EMPTY; 5], used: 1 };
        let mut on_every_line = !Bits::EMPTY;
        for line in 0..4 {
            if borders.empty[line] || !(borders.loners[line] & loner).is_empty() {
                on_every_line &= borders.lines[line];
                masked.masks[masked.used] = !(borders.lines[line] | prize);
                masked.used += 1;
            }
        }
        if self.terms.editor == Editor::Strict {
            masked.masks[0] = on_every_line | prize;
        }
        masked
    }

    /// Adds up what `measure` says of the targets of these mobs; of sliders `sliders` is asked.
    #[inline(always)]
    fn sum(&self, field: &Field<W>, mobs: Bits<W>, sliders: &impl Slide<W>, measure: &impl Measure<W>) -> u32 {
        self.slides(field, mobs, sliders) + self.leaps(field, mobs, measure) + self.walks(field, mobs, measure)
    }

    #[inline(always)]
    fn slides(&self, field: &Field<W>, mobs: Bits<W>, sliders: &impl Slide<W>) -> u32 {
        let [slods, lods, _, _, fejs, _, _] = self.mobs;
        let mut total = 0;
        each_bit!(W, (slods | fejs) & mobs, from => { total += sliders.diagonal(field, from) });
        each_bit!(W, (lods | fejs) & mobs, from => { total += sliders.straight(field, from) });
        total
    }

    #[inline(always)]
    fn leaps(&self, field: &Field<W>, mobs: Bits<W>, measure: &impl Measure<W>) -> u32 {
        let [_, _, gons, rajs, _, _, trigons] = self.mobs;
        let mut total = 0;
        each_bit!(W, gons & mobs, from => { total += measure.count(field.targets(Mob::Gon, from)) });
        each_bit!(W, rajs & mobs, from => { total += measure.count(field.targets(Mob::Raj, from)) });
        each_bit!(W, trigons & mobs, from => { total += measure.count(field.targets(Mob::Trigon, from)) });
        total
    }

    #[inline(always)]
    fn walks(&self, field: &Field<W>, mobs: Bits<W>, measure: &impl Measure<W>) -> u32 {
        let piksas = self.mobs[Mob::Piksa as usize] & mobs;
        if piksas.is_empty() { 0 } else { self.sum_piksas(field, piksas, measure) }
    }

    /// Every walk is compiled by itself, so that its few steps need no loop.
    #[inline(always)]
    fn sum_piksas(&self, field: &Field<W>, piksas: Bits<W>, measure: &impl Measure<W>) -> u32 {
        match (self.terms.shape, self.terms.rhomb_piksa) {
            (Shape::Square, _) => self.sum_walks(&SQUARE, field, piksas, measure),
            (Shape::Rhomb, RhombPiksa::Orthogonal) => self.sum_walks(&RHOMB_ORTHOGONAL, field, piksas, measure),
            (Shape::Rhomb, RhombPiksa::Diagonal) => self.sum_walks(&RHOMB_DIAGONAL, field, piksas, measure),
        }
    }

    #[inline(always)]
    fn sum_walks(&self, walk: &Walk, field: &Field<W>, piksas: Bits<W>, measure: &impl Measure<W>) -> u32 {
        let finist = self.finist(field.seat);
        let walks = self.walks_by(walk, field, piksas);
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
