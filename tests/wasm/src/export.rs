//! What the module shows to whoever loads it.
#![allow(unsafe_code)] // A name that is not mangled is `unsafe` as two of them might be equal; this module has no other.

/// The sum of the game of this number in [`crate::GAMES`]; 0 when there is none or it was not played.
#[unsafe(no_mangle)]
pub extern "C" fn play(number: u32) -> u64 {
    let played = crate::GAMES.get(number as usize).map(|discipline| crate::play(discipline));
    played.and_then(Result::ok).unwrap_or_default()
}
