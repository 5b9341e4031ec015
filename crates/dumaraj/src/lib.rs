//! The rules of DumaRaj: locations that players cut smaller, seven kinds of mobs, setups and arbitral complications.
//!
//! The rule text is `rules/dumaraj.md`.

mod mob;
mod rules;

pub use mob::Mob;
pub use rules::{Complications, Editor, Kind, Kit, Level, RhombPiksa, Rules, Shape, TrigonLevel};
