//! What the counting loops are compiled for: any processor of the kind, or one that counts and finds bits in one
//! instruction. What runs is chosen once a call.
//!
//! The only `unsafe` of the rules is here: code compiled for what a processor may lack is called only after looking
//! whether it is there, and the compiler cannot see that.

#![allow(unsafe_code)]

use super::borders::Borders;
use super::count::ByRays;
use super::perft::Follow;
use super::state::State;
use super::step::Step;
use super::targets::Field;

/// What the code is compiled for.
pub(crate) trait Processor {
    /// [`State::descend`] for this processor.
    fn descend<const W: usize, S: Follow<W>>(
        state: &State<W>,
        depth: u32,
        sliders: &mut S,
        steps: &mut Vec<Step>,
    ) -> u64;

    /// [`State::count_turns`] for this processor, ray by ray.
    fn count_by_rays<const W: usize>(state: &State<W>) -> u64;

    /// [`State::count_with_cuts`] for this processor.
    fn count_with_cuts<const W: usize>(state: &State<W>, field: &Field<W>, borders: &Borders<W>) -> u64;
}

/// Any processor.
pub(crate) struct Plain;

impl Processor for Plain {
    #[inline(never)]
    fn descend<const W: usize, S: Follow<W>>(
        state: &State<W>,
        depth: u32,
        sliders: &mut S,
        steps: &mut Vec<Step>,
    ) -> u64 {
        state.descend::<S, Self>(depth, sliders, steps)
    }

    #[inline(never)]
    fn count_by_rays<const W: usize>(state: &State<W>) -> u64 {
        state.count_turns::<Self>(&ByRays, None)
    }

    #[inline(never)]
    fn count_with_cuts<const W: usize>(state: &State<W>, field: &Field<W>, borders: &Borders<W>) -> u64 {
        state.count_with_cuts(field, borders)
    }
}

/// A processor that counts and finds bits in one instruction. Only used where [`WithBitCounts::is_here`].
pub(crate) struct WithBitCounts;

#[cfg(target_arch = "x86_64")]
impl WithBitCounts {
    /// Whether this processor is one.
    pub fn is_here() -> bool {
        std::is_x86_feature_detected!("popcnt")
            && std::is_x86_feature_detected!("lzcnt")
            && std::is_x86_feature_detected!("bmi1")
            && std::is_x86_feature_detected!("bmi2")
    }

    #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
    fn compiled<const W: usize, S: Follow<W>>(
        state: &State<W>,
        depth: u32,
        sliders: &mut S,
        steps: &mut Vec<Step>,
    ) -> u64 {
        state.descend::<S, Self>(depth, sliders, steps)
    }

    #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
    fn compiled_rays<const W: usize>(state: &State<W>) -> u64 {
        state.count_turns::<Self>(&ByRays, None)
    }

    #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
    fn compiled_cuts<const W: usize>(state: &State<W>, field: &Field<W>, borders: &Borders<W>) -> u64 {
        state.count_with_cuts(field, borders)
    }
}

#[cfg(target_arch = "x86_64")]
impl Processor for WithBitCounts {
    #[inline(always)]
    fn descend<const W: usize, S: Follow<W>>(
        state: &State<W>,
        depth: u32,
        sliders: &mut S,
        steps: &mut Vec<Step>,
    ) -> u64 {
        // SAFETY: the type is only used where `is_here` has found the features.
        unsafe { Self::compiled(state, depth, sliders, steps) }
    }

    #[inline(always)]
    fn count_by_rays<const W: usize>(state: &State<W>) -> u64 {
        // SAFETY: as above.
        unsafe { Self::compiled_rays(state) }
    }

    #[inline(always)]
    fn count_with_cuts<const W: usize>(state: &State<W>, field: &Field<W>, borders: &Borders<W>) -> u64 {
        // SAFETY: as above.
        unsafe { Self::compiled_cuts(state, field, borders) }
    }
}

/// Elsewhere than on x86-64 the plain code counts bits in one instruction already.
#[cfg(not(target_arch = "x86_64"))]
impl WithBitCounts {
    pub fn is_here() -> bool {
        false
    }
}

#[cfg(not(target_arch = "x86_64"))]
impl Processor for WithBitCounts {
    fn descend<const W: usize, S: Follow<W>>(
        state: &State<W>,
        depth: u32,
        sliders: &mut S,
        steps: &mut Vec<Step>,
    ) -> u64 {
        Plain::descend(state, depth, sliders, steps)
    }

    fn count_by_rays<const W: usize>(state: &State<W>) -> u64 {
        Plain::count_by_rays(state)
    }

    fn count_with_cuts<const W: usize>(state: &State<W>, field: &Field<W>, borders: &Borders<W>) -> u64 {
        Plain::count_with_cuts(state, field, borders)
    }
}
