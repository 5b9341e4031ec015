//! What everything is worth, in hundredths of a single.

use crate::play::Kind;

/// A fighter: singles and what they grow into. A stack moves its force for fewer steps and is harder to remove.
pub(super) const fn fighter(strength: u8) -> i32 {
    match strength {
        0 => 0,
        1 => 100,
        2 => 203,
        _ => 308,
    }
}

/// A priest while its seat has another one.
pub(super) const PRIEST: i32 = 900;
/// The last priest, and so the game.
pub(super) const LAST_PRIEST: i32 = 6_000;

/// So many priests together: what is lost with each is what [`unit`] says of it.
pub(super) const fn priests(count: usize) -> i32 {
    match count {
        0 => 0,
        1 => LAST_PRIEST,
        _ => LAST_PRIEST + PRIEST,
    }
}

/// A unit of a seat that has so many priests.
pub(super) const fn unit(kind: Kind, priests: usize) -> i32 {
    match (kind.is_priest(), priests) {
        (false, _) => fighter(kind.strength()),
        (true, 2..) => PRIEST,
        (true, _) => LAST_PRIEST,
    }
}

/// Each step nearer to an enemy priest, for each of a unit's strength, on a board of so many rows: all the
/// way is worth about two thirds of a single, and each step of Hivvayo still a little.
pub(super) fn march(rows: i16) -> i32 {
    (64 / i32::from(rows)).max(1)
}
/// How many steps a closed belt adds to the way: somebody has to open it.
pub(super) const CLOSED: i16 = 5;

/// A single that has so many rows to go to the deep rear, where it becomes a triple.
pub(super) const fn promotion(rows: i16) -> i32 {
    match rows {
        0 => 0,
        1 => 70,
        2 => 60,
        3 => 50,
        4 => 38,
        5 => 28,
        6 => 20,
        7 => 13,
        8 => 8,
        9 => 4,
        _ => 0,
    }
}

/// In hundredths: what threats are worth to the seat that moves next, the gravest, the second, all others.
pub(super) const ATTACKS: [i32; 3] = [85, 45, 15];
/// The same for the seat that moves later.
pub(super) const LATER: [i32; 3] = [20, 25, 12];

/// How much of a unit's worth is taken off for the chance that it is removed where it goes, in hundredths.
pub(super) const RISK: i32 = 60;
/// How much of an attacker's worth is taken off for the chance that it is removed in its turn, in hundredths.
pub(super) const RETURN: i32 = 70;
/// Units that hunt a priest, or guard it: those that are nearest.
pub(super) const HUNTERS: usize = 4;
/// Each turn that a hunter is nearer to its priest than [`HUNT_FROM`] turns.
pub(super) const HUNT: i32 = 8;
/// See [`HUNT`].
pub(super) const HUNT_FROM: i32 = 8;
/// Each step that a guard is nearer to its priest than [`GUARD_FROM`] steps; guards never outweigh more than two
/// thirds of the hunt.
pub(super) const GUARD: i32 = 5;
/// See [`GUARD`].
pub(super) const GUARD_FROM: i32 = 5;
/// A priest that can flee nowhere.
pub(super) const ENCLOSED: i32 = 400;
/// Turns without anything happening from which on a draw comes nearer and every lead is worth less.
pub(super) const QUIET: i32 = 8;
/// What each of these turns costs whoever thinks, so that careful players do not wait for each other for ever.
pub(super) const IMPATIENCE: i32 = 5;
