//! A whole game of DumaRaj: the set-up stages before the first move, then play on the board.
//!
//! ```text
//!  Naming ----> Writing ----> Playing        setups: the RF constant, both papers, play
//!                 ^  | a start that loses the Raj at once is voided, at most three times
//!                 +--+
//!               Placing ----> Playing        Eralash and training: whole kits in secret
//!                             Playing        Goniki and Hunters: placed openly, one mob a decision
//! ```
//!
//! | file | what it knows |
//! |---|---|
//! | `situation` | the position: rules, board, and the arbiter's desk |
//! | `desk` | what is written and placed before play |
//! | `position` | the rules: the [`skazka_core::Position`] of it |
//! | `notation` | how it is written and read |
//! | `presentation` | how it is shown and touched |
//! | `decisions` | reading, listing and writing decisions |
//! | `view` | what a viewer may know |
//! | `steps` | decisions as touches, and what they do |
//! | `family` | the family as lists show it |

mod decisions;
mod desk;
mod family;
mod notation;
mod picture;
mod position;
mod presentation;
mod situation;
mod steps;
mod view;

pub use decisions::Decision;
pub use family::DumaRaj;
pub use situation::Situation;
pub use view::Seen;
