//! The interface between rules and everything else: positions, turns, scenes, touches, games in progress.
//!
//! Rules implement [`Position`] (and [`Game`] for a family); server, command line, search and rendering know only what
//! is here. See `ARCHITECTURE.md` for the map.

mod continuations;
#[cfg(any(test, feature = "testing"))]
pub mod dice;
#[cfg(any(test, feature = "testing"))]
pub mod duel;
mod event;
pub mod fair;
mod family;
mod foreign;
mod history;
#[cfg(any(test, feature = "testing"))]
pub mod laws;
mod options;
pub mod perft;
mod play;
mod position;
pub mod record;
mod scene;
mod seat;
pub mod steps;
mod table;
mod text;
mod thinker;
mod touch;
mod turn;
mod written;

pub use event::Event;
pub use family::{Catalogue, Family, Game, Hosted};
pub use foreign::{Foreign, Post, Poster};
pub use options::{Choice, Discipline, KitLetter, OptionSpec, Settings, Values};
pub use play::{Match, Ply};
pub use position::{Evaluate, Position, Words};
pub use scene::{
    Arrow, Cell, Ground, Ink, Item, LETTERS, Label, Line, Ornament, Overlay, Point, Scene, Shape, Symbol, Thing, Tray,
    letters,
};
pub use seat::{Actor, Seat, Seats, Viewer};
pub use table::{Board, Chance, DrawThought, PlyView, Table, Thought};
pub use text::{Fault, Text, Value, is_printable, quote};
pub use thinker::{Stop, Task, Thinker};
pub use touch::{Branch, Continuations, Effect, Paths, Step, Touch};
pub use turn::{Outcome, Turn, written_roll};
pub use written::{Misread, Part, Says, plain_number};
