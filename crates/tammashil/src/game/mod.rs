//! Tammashil and Hivvayo as the rest of the project knows them.
//!
//! | file | what it knows |
//! |---|---|
//! | `position` | the rules: the [`skazka_core::Position`] of a [`crate::State`] |
//! | `notation` | how it is written and read |
//! | `chance` | what chance draws, and how that is told |
//! | `presentation` | how it is shown and touched |
//! | `view` | what a viewer may know |
//! | `steps` | actions as touches, and what they do |
//! | `touching` | what may be touched after what, on demand |
//! | `happens` | what actions and chance do on the board |
//! | `told` | discs in actions, and who may tell what they show |
//! | `words` | names of units, cells and effects for people |
//! | `family` | the family as lists show it |

mod chance;
mod family;
mod happens;
mod notation;
mod position;
mod presentation;
mod steps;
mod told;
mod touching;
mod view;
mod words;

pub use family::Tammashil;
pub use view::Seen;
