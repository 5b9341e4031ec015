//! Counting action sequences.

use super::borders::Borders;
use super::count::{ByRays, Slide};
use super::state::State;
use super::step::Step;
use super::targets::Field;
use crate::Editor;
use skazka_core::Seat;
use skazka_square::{Bits, Border, Lines};

/// How sliders are counted at the last ply; the counts are the same, the speed is not (`docs/performance.md`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sliding {
    /// Every ray anew from the bit sets.
    Rays,
    /// By lines kept up to date from move to move.
    Lines,
}

/// A [`Slide`] that is told what changes on the board.
trait Follow<const W: usize>: Slide<W> {
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

impl<const W: usize> Follow<W> for Lines {
    #[inline(always)]
    fn toggle(&mut self, state: &State<W>, step: Step) {
        if step.from == step.to {
            return;
        }
        let (mover, other) = (state.mover.index(), state.opponent());
        let to = Bits::<W>::cell(step.to);
        Lines::toggle(self, mover, Bits::<W>::cell(step.from));
        Lines::toggle(self, mover, to);
        if state.of(other).has(step.to) {
            Lines::toggle(self, other.index(), to);
        }
    }

    fn toggle_border(&mut self, state: &State<W>, border: Border) {
        self.toggle_ground(state.location.border(border));
    }
}

impl<const W: usize> State<W> {
    /// The occupied cells line by line.
    fn lines(&self) -> Lines {
        let mut lines = Lines::new(self.location);
        for seat in [Seat(0), Seat(1)] {
            self.of(seat).each(|index| lines.toggle(seat.index(), Bits::<W>::cell(index)));
        }
        lines
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
        match sliding {
            Sliding::Rays => enter(self, depth, &mut ByRays),
            Sliding::Lines => enter(self, depth, &mut self.lines()),
        }
    }

    /// Calls `visit` with the state after every turn that does not end the game.
    #[inline(always)]
    fn each_next<S: Follow<W>>(&self, sliders: &mut S, mut visit: impl FnMut(&Self, &mut S)) {
        let field = Field::new(self, self.mover);
        let borders = (self.terms.editor != Editor::Off).then(|| Borders::of(self));
        self.each_step(&field, |step| {
            let mut next = *self;
            next.shift(step);
            if next.is_beaten(next.mover) {
                return;
            }
            if self.terms.marking {
                next.marks |= Bits::single(step.from);
            }
            sliders.toggle(self, step);
            match &borders {
                None => visit(&next, sliders),
                Some(borders) => self.each_cut(borders, step, &mut next, sliders, &mut visit),
            }
            sliders.toggle(self, step);
        });
    }

    #[inline(always)]
    fn each_cut<S: Follow<W>>(
        &self,
        borders: &Borders<W>,
        step: Step,
        next: &mut Self,
        sliders: &mut S,
        visit: &mut impl FnMut(&Self, &mut S),
    ) {
        let open = Border::ALL.map(|border| borders.emptied(border, step.from, step.to));
        if self.terms.editor == Editor::Free || !open.contains(&true) {
            visit(next, sliders);
        }
        for border in Border::ALL {
            if open[border as usize]
                && let Some(location) = self.location.without(border)
            {
                sliders.toggle_border(self, border);
                next.location = location;
                next.alive = location.bits();
                visit(next, sliders);
                sliders.toggle_border(self, border);
            }
        }
    }
}

/// Descends `depth` plies: the last one is counted, the one before it is made on the spot, and `deeper` descends the
/// others.
#[inline(always)]
fn descend<const W: usize, S: Follow<W>>(
    state: &State<W>,
    depth: u32,
    sliders: &mut S,
    deeper: impl Fn(&State<W>, u32, &mut S) -> u64,
) -> u64 {
    let mut total = 0;
    match depth {
        1 => total = state.count_turns(sliders),
        2 => state.each_next(sliders, |next, sliders| total += next.count_turns(sliders)),
        _ => state.each_next(sliders, |next, sliders| total += deeper(next, depth - 1, sliders)),
    }
    total
}

fn plainly<const W: usize, S: Follow<W>>(state: &State<W>, depth: u32, sliders: &mut S) -> u64 {
    descend(state, depth, sliders, plainly)
}

/// Compiled for processors that count bits in one instruction.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
fn with_bit_counts<const W: usize, S: Follow<W>>(state: &State<W>, depth: u32, sliders: &mut S) -> u64 {
    descend(state, depth, sliders, |next, depth, sliders| with_bit_counts(next, depth, sliders))
}

fn enter<const W: usize, S: Follow<W>>(state: &State<W>, depth: u32, sliders: &mut S) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("popcnt")
        && std::is_x86_feature_detected!("lzcnt")
        && std::is_x86_feature_detected!("bmi1")
        && std::is_x86_feature_detected!("bmi2")
    {
        // SAFETY: the processor has just said that it has the features.
        return unsafe { with_bit_counts(state, depth, sliders) };
    }
    plainly(state, depth, sliders)
}
