//! The interface between rules and everything else: positions, turns, scenes, touches, games in progress.
//!
//! Rules implement [`Position`] (and [`TypedFamily`] for a family); server, command line, search and rendering know only what
//! is here. See `ARCHITECTURE.md` for the map.

#[cfg(any(test, feature = "testing"))]
pub mod dice;
#[cfg(any(test, feature = "testing"))]
pub mod duel;
mod event;
pub mod fair;
mod family;
mod foreign;
mod game;
#[cfg(any(test, feature = "testing"))]
pub mod laws;
mod next_touches;
mod options;
pub mod perft;
mod play;
mod position;
pub mod record;
#[cfg(any(test, feature = "testing"))]
pub mod record_laws;
mod scene;
mod seat;
pub mod steps;
mod text;
mod thinker;
mod touch;
mod tree;
mod turn;
mod written;

pub use event::Event;
pub use family::{Catalogue, Family, FamilyAdapter, TypedFamily};
pub use foreign::{Foreign, Post, Poster};
pub use game::{Chance, DrawThought, Game, PlyView, Thought, TypedGame};
pub use options::{Choice, Discipline, KitLetter, OptionSpec, Settings, Values};
pub use play::Match;
pub use position::{Evaluate, Position, Words};
pub use scene::{
    Arrow, Cell, CellStatus, Ink, Item, LETTERS, Label, Line, Ornament, Overlay, Point, Scene, Shape, Symbol, Thing,
    Tray, letters,
};
pub use seat::{Actor, Seat, Seats, Viewer};
pub use text::{Fault, Text, Value, is_printable, quote};
pub use thinker::{Stop, Task, Thinker};
pub use touch::{Branch, Effect, NextTouches, Step, Touch, TouchTree};
pub use tree::{GameTree, LineEnd, NodeId, Notes, Ply};
pub use turn::{Outcome, Turn, written_roll};
pub use written::{Part, ReadError, Says, plain_number};
