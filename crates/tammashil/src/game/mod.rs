//! Tammashil and Hivvayo as the rest of the project knows them.
//!
//! | file | what it knows |
//! |---|---|
//! | `position` | the [`skazka_core::Position`] of a [`crate::State`] |
//! | `view` | what a viewer may know |
//! | `steps` | actions as touches, and what they do |
//! | `touching` | what may be touched after what, on demand |
//! | `happens` | what actions and chance do on the board |
//! | `told` | discs in actions, and who may tell what they show |
//! | `words` | names of units, cells and effects for people |
//! | `family` | the family as lists show it |

mod family;
mod happens;
mod position;
mod steps;
mod told;
mod touching;
mod view;
mod words;

pub use family::Tammashil;
pub use view::Seen;
