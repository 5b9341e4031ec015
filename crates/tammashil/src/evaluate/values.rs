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

/// Rows of a board on which everybody is near everybody.
const SMALL: i16 = 24;
/// On a greater board the square of the steps come, divided by this, is added to them.
const HASTE: i32 = 40;

/// How far a unit has come, for each of its strength, that is so many steps from an enemy priest on a board of so many
/// rows. On a small board each step counts alike, and all the way is about two thirds of a single. On a great one whoever
/// has come far is to come all the way before others set out: each step is worth more than the one before.
pub(super) fn march(way: i16, rows: i16) -> i32 {
    let come = i32::from(rows - way);
    if rows <= SMALL { 3 * come } else { come + come * come.abs() / HASTE }
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

/// How much of a unit's worth is taken off for the chance that it is removed where it goes, in hundredths, on a board
/// of so many rows: on a great one the enemy has much else to do with its steps.
pub(super) const fn risk(rows: i16) -> i32 {
    if rows <= SMALL { 60 } else { 20 }
}
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

/// What one action typically gains on a board of so many rows: a single in a melee of Tammashil, some steps of the long
/// way in Hivvayo.
pub(super) const fn stakes(rows: i16) -> u8 {
    if rows <= SMALL { 100 } else { 5 }
}
