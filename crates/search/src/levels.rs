//! The levels of strength, and what makes the weaker ones weak.

use crate::limits::{Limits, Style};
use std::time::Duration;

/// The number of levels; 1 is the weakest.
pub const LEVELS: u8 = 6;

/// How one level thinks. The names are `computer-level-1` and so on in the locales, what is said of each
/// `computer-level-1-help`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Level {
    /// How long and how deep it looks ahead.
    pub limits: Limits,
    /// Every judgement of a position is off by up to this many hundredths of the unit of material.
    pub noise: i32,
    /// Of a hundred decisions, how many it takes without thinking: any legal action.
    pub blunder_rate: u8,
    /// For decisions that are sampled, such as secret set-ups: how many choices it considers.
    pub choices: usize,
    /// The number of worlds in which each of them is tried before the worse half is dropped.
    pub worlds: usize,
    /// Positions looked at in each world.
    pub glance: u64,
}

/// The level with this number; the nearest one when there is none.
///
/// ```
/// use skazka_search::{LEVELS, level};
/// assert!(level(1).limits.nodes < level(LEVELS).limits.nodes);
/// assert_eq!(level(200), level(LEVELS));
/// ```
pub fn level(number: u8) -> Level {
    match number {
        0 | 1 => {
            Level { noise: 150, blunder_rate: 20, choices: 4, worlds: 1, glance: 30, ..looking(1, 60, 2_000, 150) }
        }
        2 => Level { noise: 80, blunder_rate: 10, choices: 6, worlds: 1, glance: 60, ..looking(2, 800, 10_000, 300) },
        3 => {
            Level { noise: 30, blunder_rate: 3, choices: 12, worlds: 2, glance: 150, ..looking(3, 6_000, 40_000, 500) }
        }
        4 => Level { noise: 10, choices: 16, worlds: 3, glance: 400, ..looking(5, 30_000, 200_000, 1_000) },
        5 => Level { noise: 0, choices: 24, worlds: 4, glance: 800, ..looking(60, 0, 800_000, 2_500) },
        _ => Level { noise: 0, choices: 32, worlds: 6, glance: 1_500, ..looking(60, 0, 3_000_000, 4_500) },
    }
}

/// A level without weaknesses that looks this far: `depth` actions, or more of them within the `least` positions, but
/// at most `nodes` positions and `time` milliseconds.
fn looking(depth: u8, least: u64, nodes: u64, time: u64) -> Level {
    let time = Some(Duration::from_millis(time));
    let entries = (nodes as usize).clamp(1 << 12, 1 << 19);
    let limits = Limits { depth, least, nodes, time, entries, style: Style::Strong };
    Level { limits, noise: 0, blunder_rate: 0, choices: 1, worlds: 1, glance: 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_level_looks_further_and_errs_less() {
        for number in 2..=LEVELS {
            let (lower, higher) = (level(number - 1), level(number));
            assert!(lower.limits.nodes < higher.limits.nodes && lower.limits.time < higher.limits.time);
            assert!(lower.limits.depth <= higher.limits.depth);
            assert!(lower.noise >= higher.noise && lower.blunder_rate >= higher.blunder_rate);
        }
    }
}
