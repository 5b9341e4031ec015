//! Counting action sequences.

use super::borders::Borders;
use super::count::{ByRays, Slide};
use super::processor::{Plain, Processor, WithBitCounts};
use super::state::State;
use super::step::Step;
use super::targets::Field;
use crate::Editor;
use skazka_core::Seat;
use skazka_square::{Bits, Border, Lines, Rect};

/// How sliders are counted at the last ply; the counts are the same, the speed is not (`docs/performance.md`).
/// Boards up to 8x8 know only rays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sliding {
    /// Every ray anew from the bit sets.
    Rays,
    /// By lines kept up to date from move to move.
    Lines,
}

/// A [`Slide`] that is told what changes on the board.
pub(crate) trait Follow<const W: usize>: Slide<W> {
    /// The step is made, or undone.
    fn toggle(&mut self, state: &State<W>, step: Step);
    /// The border line is cut off, or put back.
    fn toggle_border(&mut self, state: &State<W>, border: Border);
}

impl<const W: usize> Follow<W> for ByRays {
    #[inline(always)]
    fn toggle(&mut self, _: &State<W>, _: Step) {}

    #[inline(always)]
    fn toggle_border(&mut self, _: &State<W>, _: Border) {}
}

impl<const W: usize> Follow<W> for Lines<W> {
    #[inline(always)]
    fn toggle(&mut self, state: &State<W>, step: Step) {
        if step.from == step.to {
            return;
        }
        let (mover, other) = (state.mover.index(), state.opponent());
        Lines::toggle(self, mover, step.from);
        Lines::toggle(self, mover, step.to);
        if state.of(other).has(step.to) {
            Lines::toggle(self, other.index(), step.to);
        }
    }

    fn toggle_border(&mut self, state: &State<W>, border: Border) {
        self.toggle_ground(state.location.border(border));
    }
}

impl<const W: usize> State<W> {
    /// The occupied cells line by line.
    fn lines(&self) -> Lines<W> {
        let mut lines = Lines::new(self.location);
        for seat in [Seat(0), Seat(1)] {
            self.of(seat).each(|index| lines.toggle(seat.index(), index));
        }
        lines
    }

    /// The number of actions of the mover, who is neither beaten nor placing mobs.
    fn count_actions(&self) -> u64 {
        self.count_turns::<Plain>(&ByRays, None)
    }

    /// The number of action sequences of length `depth`; shorter ones that end the game do not count.
    pub fn perft(&self, depth: u32, sliding: Sliding) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.is_placing() {
            let mut total = 0;
            self.each_placement(|placement| {
                let mut next = *self;
                next.play(placement);
                total += next.perft(depth - 1, sliding);
            });
            return total;
        }
        if self.captured_all().is_some() {
            return 0;
        }
        if depth == 1 {
            return self.count_actions();
        }
        match sliding {
            Sliding::Lines if W > 1 => enter(self, depth, &mut self.lines()),
            _ => enter(self, depth, &mut ByRays),
        }
    }

    /// Descends `depth` plies, at least two: the last one is counted on the spot.
    ///
    /// The moves are listed first, and nothing here is a closure, so that counting is compiled into the loop, for the
    /// processor `C`.
    #[inline(always)]
    pub fn descend<S: Follow<W>, C: Processor>(&self, depth: u32, sliders: &mut S, steps: &mut Vec<Step>) -> u64 {
        let borders = (self.terms.editor != Editor::Off).then(|| Borders::of(self));
        let listed = steps.len();
        self.each_step(&Field::new(self, self.mover), |step| steps.push(step));
        let calm = if depth == 2 { self.count_leaps(&Field::new(self, self.opponent())) } else { 0 };
        let mut total = 0;
        let mut next = *self;
        for nth in listed..steps.len() {
            let step = steps[nth];
            let captures = self.of(self.opponent()).has(step.to);
            next.take_from(self);
            next.shift(step);
            if captures && next.is_beaten(next.mover) {
                continue;
            }
            if self.terms.marking {
                next.marks = self.marks | Bits::single(step.from);
            }
            sliders.toggle(self, step);
            let leaps = if captures || self.terms.marking { None } else { Some(calm) };
            let mut ways = borders.as_ref().map_or(BARE, |borders| self.ways(borders, step));
            while ways != 0 {
                let cut = Self::border_of(ways.trailing_zeros());
                ways &= ways - 1;
                total += match (depth, cut) {
                    (2, None) => next.count_turns::<C>(sliders, leaps),
                    (2, Some(border)) => {
                        next.shrink(self.location.without(border));
                        C::count_by_rays(&next)
                    }
                    (_, None) => C::descend(&next, depth - 1, sliders, steps),
                    (_, Some(border)) => {
                        next.shrink(self.location.without(border));
                        sliders.toggle_border(self, border);
                        let count = C::descend(&next, depth - 1, sliders, steps);
                        sliders.toggle_border(self, border);
                        count
                    }
                };
            }
            sliders.toggle(self, step);
            (next.location, next.alive) = (self.location, self.alive);
        }
        steps.truncate(listed);
        total
    }

    /// Undoes what [`State::descend`] changes: cheaper than a copy of everything.
    #[inline(always)]
    fn take_from(&mut self, before: &Self) {
        self.mobs = before.mobs;
        self.seats = before.seats;
        self.mover = before.mover;
    }

    /// The ways in which a turn can end after a step: bit 0 without a cut, bits 1 to 4 with one.
    #[inline(always)]
    fn ways(&self, borders: &Borders<W>, step: Step) -> u32 {
        let mut cuts = 0;
        for border in Border::ALL {
            cuts |= u32::from(borders.emptied(border, step.from, step.to)) << (1 + border as u32);
        }
        if self.terms.editor == Editor::Strict && cuts != 0 { cuts } else { cuts | BARE }
    }

    #[inline(always)]
    fn border_of(way: u32) -> Option<Border> {
        Border::ALL.get((way as usize).wrapping_sub(1)).copied()
    }

    #[inline(always)]
    fn shrink(&mut self, location: Option<Rect>) {
        if let Some(location) = location {
            self.location = location;
            self.alive = location.bits();
        }
    }
}

/// The way of [`State::ways`] that has no cut.
const BARE: u32 = 1;

fn enter<const W: usize, S: Follow<W>>(state: &State<W>, depth: u32, sliders: &mut S) -> u64 {
    let mut steps = Vec::new();
    if WithBitCounts::is_here() {
        WithBitCounts::descend(state, depth, sliders, &mut steps)
    } else {
        Plain::descend(state, depth, sliders, &mut steps)
    }
}
