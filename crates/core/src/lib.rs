//! The interface between rules and everything else: positions, turns, scenes, touches, games in progress.
//!
//! Rules implement [`Position`], the other parts of [`Playable`], and [`TypedFamily`] for a family; server, command line, search and rendering know only what
//! is here. See `ARCHITECTURE.md` for the map.

mod chance;
#[cfg(any(test, feature = "testing"))]
pub mod dice;
#[cfg(any(test, feature = "testing"))]
pub mod duel;
mod evaluate;
mod event;
pub mod fair;
mod family;
mod foreign;
mod game;
mod history;
#[cfg(any(test, feature = "testing"))]
pub mod laws;
mod next_touches;
mod notation;
mod options;
mod outcome;
pub mod perft;
mod play;
mod playable;
mod position;
mod presentation;
pub mod record;
mod scene;
mod seat;
pub mod steps;
mod text;
mod thinker;
mod touch;
mod turn;
mod written;

pub use chance::Chance;
pub use evaluate::Evaluate;
pub use event::Event;
pub use family::{Catalogue, Family, FamilyAdapter, TypedFamily};
pub use foreign::{Foreign, Post, Poster};
pub use game::{ChanceOutcome, DrawThought, Game, PlyView, Thought, TypedGame};
pub use notation::Notation;
pub use options::{Choice, Discipline, KitLetter, OptionSpec, Settings, Values};
pub use outcome::{Ending, Outcome, Places};
pub use perft::{Perft, Script};
pub use play::{Match, Ply};
pub use playable::Playable;
pub use position::{Position, Words};
pub use presentation::Presentation;
pub use scene::{
    Arrow, Cell, CellStatus, Ink, Item, LETTERS, Label, Line, Ornament, Overlay, Point, Scene, Shape, Symbol, Thing,
    Tray, letters,
};
pub use seat::{Actor, Seat, Seats, Viewer};
pub use text::{Fault, Text, Value, is_printable, quote};
pub use thinker::{Stop, Task, Thinker};
pub use touch::{Branch, Effect, NextTouches, Step, Touch, TouchTree};
pub use turn::Turn;
pub use written::{Part, ReadError, Says, plain_number};
