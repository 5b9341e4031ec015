//! What a mob is worth on a location of a given size.
//!
//! A mob's worth on 8x8 is fixed; elsewhere it follows the number of bits the mob reaches on average from anywhere on
//! the empty location: sliders lose more than leapers when lines are cut, and on 2x2 a Gon goes nowhere.

use crate::{Mob, TrigonLevel};
use skazka_square::Rect;

/// A kind of mob as far as its worth goes.
const KINDS: usize = 8;

/// Slod, Lod, Gon, Raj (as a mob among others), Fej, and Trigons of level 1 to 3, on 8x8.
const ON_8: [i32; KINDS] = [325, 480, 310, 250, 900, 250, 560, 720];

/// Of a hundred parts of a mob's worth, how many do not follow its reach.
const STEADY: i64 = 40;

/// By rows, columns and kind.
static TABLE: [[[i32; KINDS]; 13]; 13] = {
    let mut table = [[[0; KINDS]; 13]; 13];
    let mut rows = 1;
    while rows <= 12 {
        let mut columns = 1;
        while columns <= 12 {
            let mut kind = 0;
            while kind < KINDS {
                table[rows][columns][kind] = on(rows as i32, columns as i32, kind);
                kind += 1;
            }
            columns += 1;
        }
        rows += 1;
    }
    table
};

const fn on(rows: i32, columns: i32, kind: usize) -> i32 {
    let here = reach(rows, columns, kind) as i64 * 64;
    let on_8 = reach(8, 8, kind) as i64 * (rows * columns) as i64;
    (ON_8[kind] as i64 * (STEADY * on_8 + (100 - STEADY) * here) / (100 * on_8)) as i32
}

/// The number of pairs of bits such that a mob on the first reaches the second on the empty location.
const fn reach(rows: i32, columns: i32, kind: usize) -> i32 {
    match kind {
        0 => diagonal(rows, columns),
        1 => straight(rows, columns),
        2 => leaps(rows, columns, 1, 2),
        3 => leaps(rows, columns, 0, 1) + leaps(rows, columns, 1, 1),
        4 => diagonal(rows, columns) + straight(rows, columns),
        5 => leaps(rows, columns, 1, 3),
        6 => leaps(rows, columns, 1, 3) + leaps(rows, columns, 1, 2),
        _ => leaps(rows, columns, 1, 3) + leaps(rows, columns, 1, 2) + leaps(rows, columns, 2, 3),
    }
}

const fn straight(rows: i32, columns: i32) -> i32 {
    rows * columns * (rows - 1 + columns - 1)
}

const fn diagonal(rows: i32, columns: i32) -> i32 {
    let (mut sum, mut step) = (0, 1);
    while step < rows && step < columns {
        sum += 4 * (rows - step) * (columns - step);
        step += 1;
    }
    sum
}

/// A leaper's pairs; with equal or zero parts it has four leaps instead of eight.
const fn leaps(rows: i32, columns: i32, a: i32, b: i32) -> i32 {
    let both = fits(rows, a) * fits(columns, b) + fits(rows, b) * fits(columns, a);
    if a == b || a == 0 { 2 * both } else { 4 * both }
}

const fn fits(length: i32, leap: i32) -> i32 {
    if leap < length { length - leap } else { 0 }
}

/// What a mob is worth wherever it stands on this location. Piksas are worth what [`super::piksas`] says, and a Raj
/// that must not be lost counts nothing.
#[inline(always)]
pub(super) fn value(mob: Mob, location: Rect, trigon: TrigonLevel) -> i32 {
    let rows = (location.last_row - location.first_row + 1) as usize;
    let columns = (location.last_column - location.first_column + 1) as usize;
    let on_this = &TABLE[rows][columns];
    match mob {
        Mob::Piksa => PIKSA,
        Mob::Trigon => on_this[5 + trigon as usize],
        _ => on_this[mob as usize],
    }
}

/// A Piksa that has not come far.
pub(super) const PIKSA: i32 = 100;

#[cfg(test)]
mod tests {
    use super::*;

    fn on(mob: Mob, side: u8) -> i32 {
        value(mob, Rect::square(side), TrigonLevel::One)
    }

    #[test]
    fn worth_on_8_is_as_given() {
        assert_eq!([Mob::Slod, Mob::Lod, Mob::Gon, Mob::Fej].map(|mob| on(mob, 8)), [325, 480, 310, 900]);
        let trigon = |level| value(Mob::Trigon, Rect::square(8), level);
        assert_eq!([TrigonLevel::One, TrigonLevel::Two, TrigonLevel::Three].map(trigon), [250, 560, 720]);
    }

    /// From 12x12 down to 3x3 a Lod loses more than half of its worth, a Gon less of it than a Slod.
    #[test]
    fn sliders_lose_most_as_the_location_shrinks() {
        let kept = |mob| 100 * on(mob, 6) / on(mob, 10);
        assert!(kept(Mob::Lod) < kept(Mob::Gon) && kept(Mob::Slod) < kept(Mob::Gon));
        assert!((3..12).all(|side| on(Mob::Lod, side) < on(Mob::Lod, side + 1)));
        assert_eq!(on(Mob::Gon, 2), 310 * STEADY as i32 / 100);
    }

    #[test]
    fn reach_counts_pairs_of_bits() {
        assert_eq!((reach(3, 3, 2), reach(3, 3, 0), reach(8, 8, 1), reach(2, 2, 3)), (16, 20, 896, 12));
    }
}
