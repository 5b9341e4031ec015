//! The levels of a player among rivals, and what makes the weaker ones weak.

use crate::limits::{Limits, Style};
use std::time::Duration;

/// The number of levels of [`BestReply`](crate::BestReply); 1 is the weakest.
pub const RIVAL_LEVELS: u8 = 4;

/// How one level thinks. The names are `computer-level-1` and so on in the locales.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RivalLevel {
    /// How long and how deep it looks ahead.
    pub limits: Limits,
    /// Every judgement of a position is off by up to this many hundredths of the unit of material.
    pub noise: i32,
    /// Of a hundred decisions, how many it takes without thinking: any legal action.
    pub blunder_rate: u8,
    /// Whole turns that are drawn where a turn is many actions.
    pub drafts: u32,
}

/// The level with this number; the nearest one when there is none.
///
/// ```
/// use skazka_search::{RIVAL_LEVELS, rival_level};
/// assert!(rival_level(1).limits.nodes < rival_level(RIVAL_LEVELS).limits.nodes);
/// assert_eq!(rival_level(200), rival_level(RIVAL_LEVELS));
/// ```
pub fn rival_level(number: u8) -> RivalLevel {
    match number {
        0 | 1 => RivalLevel { noise: 300, blunder_rate: 12, drafts: 4, ..looking(1, 300, 200) },
        2 => RivalLevel { noise: 150, blunder_rate: 5, drafts: 30, ..looking(2, 2_500, 400) },
        3 => RivalLevel { noise: 85, blunder_rate: 1, drafts: 200, ..looking(3, 12_000, 1_000) },
        _ => RivalLevel { drafts: 1_000, ..looking(20, 140_000, 2_000) },
    }
}

/// A level without weaknesses that looks this far: `depth` decisions, but at most `nodes` positions and `time`
/// milliseconds.
fn looking(depth: u8, nodes: u64, time: u64) -> RivalLevel {
    let time = Some(Duration::from_millis(time));
    let entries = (nodes as usize).clamp(1 << 9, 1 << 17);
    let limits = Limits { depth, least: 0, nodes, time, entries, style: Style::Strong };
    RivalLevel { limits, noise: 0, blunder_rate: 0, drafts: 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_level_looks_further_and_errs_less() {
        for number in 2..=RIVAL_LEVELS {
            let (lower, higher) = (rival_level(number - 1), rival_level(number));
            assert!(lower.limits.nodes < higher.limits.nodes && lower.limits.time < higher.limits.time);
            assert!(lower.limits.depth <= higher.limits.depth && lower.drafts < higher.drafts);
            assert!(lower.noise >= higher.noise && lower.blunder_rate >= higher.blunder_rate);
        }
    }
}
