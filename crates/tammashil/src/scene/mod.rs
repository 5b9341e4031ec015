//! The picture of a position: the comb with its units and covered discs, and beside it the roll with the steps left and
//! the discs still covered.
//!
//! | file | what it draws |
//! |---|---|
//! | `ground` | what never changes: cells, tones, zones, ornaments, labels |
//! | `things` | units and covered discs |
//! | `trays` | the coin, the die, the steps, the discs still covered |

mod ground;
#[cfg(test)]
mod tests;
mod things;
mod trays;

use crate::play::{QUIET_DRAW, State};
use skazka_core::{Scene, Text, text};

/// From so many quiet turns on the picture tells how near the draw is.
const QUIET_TOLD: u32 = 150;

/// The picture of what `state` knows, with sentences about it.
pub(crate) fn scene(state: &State, notes: Vec<Text>) -> Scene {
    let mut scene = ground::bare(state.rules().game);
    scene.things = things::things(state);
    scene.trays = trays::trays(state);
    scene.notes = notes;
    scene.notes.extend(quiet(state));
    scene
}

/// How near the draw by quiet turns is (`rules/tammashil.md §9`).
fn quiet(state: &State) -> Option<Text> {
    let told = QUIET_TOLD <= state.quiet() && !state.drawn() && state.winner().is_none();
    told.then(|| text!("tammashil-scene-quiet", quiet = state.quiet(), most = QUIET_DRAW))
}
