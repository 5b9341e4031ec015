//! How armies come to stand: the drawn set-ups, what players may write about them, and the army that results.
//!
//! The drawings are files of `crates/dumaraj/setups`, one a set-up (`rules/dumaraj.md §7`). A [`Paper`] is one player's
//! written set-up (`§8`); [`army()`] lays the drawing out on the location as the paper says, and [`facing()`] turns it
//! into the blocker's army.

mod allowed;
mod army;
mod bits;
mod constant;
mod drawing;
mod formation;
mod frame;
mod list;
mod paper;
mod paper_text;
mod place;
mod placements;
mod table;
#[cfg(test)]
mod tests;

pub use army::{Army, PlacedMob};
pub use bits::bit_name;
pub use constant::Constant;
pub use drawing::{Order, Setup};
pub use frame::Frame;
pub use list::{chooses_trigons, needs_papers, papers};
pub use paper::{Paper, Rotation, RowShift, Shift};
pub use place::{army, canonical, facing};
pub use placements::{read_placements, write_placements};
pub use table::{drawing, setup, setup_number, setups};
