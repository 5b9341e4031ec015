//! The interface between rules and everything else: positions, turns, scenes, touches, games in progress.
//!
//! Rules implement [`Position`], the other parts of [`Playable`], and [`TypedFamily`] for a family; server, command line, search and rendering know only what
//! is here. See `ARCHITECTURE.md` for the map.

#![forbid(unsafe_code)]

mod chance;
mod clock;
mod evaluate;
mod event;
pub mod fair;
mod family;
mod foreign;
mod game;
mod next_touches;
mod notation;
mod options;
mod outcome;
pub mod perft;
mod play;
mod playable;
mod player;
mod position;
mod presentation;
pub mod record;
mod revision;
mod scatter;
mod scene;
mod seat;
pub mod steps;
mod text;
mod thinker;
mod time_source;
mod touch;
mod tree;
mod turn;
mod written;

pub use chance::Chance;
pub use clock::{Decision, GameClock, TimeControl};
pub use evaluate::Evaluate;
pub use event::{EVENT_VERSION, Event, Stamped};
pub use family::{Catalogue, Family, FamilyAdapter, TypedFamily};
pub use foreign::{Foreign, Post, Poster};
pub use game::{ChanceOutcome, DrawThought, Game, PlyView, Thought, TypedGame};
pub use notation::Notation;
pub use options::{Choice, Discipline, KitLetter, OptionSpec, Settings, Values};
pub use outcome::{Ending, Outcome, Places};
pub use perft::{Perft, Script};
pub use play::Match;
pub use playable::Playable;
pub use player::Player;
pub use position::{Position, Words};
pub use presentation::Presentation;
pub use revision::RulesRevision;
pub use scatter::scatter;
pub use scene::{
    Arrow, Cap, Cell, CellStatus, Ink, Item, LETTERS, Label, Line, ListDiff, Ornament, Overlay, Palette, Point, Scene,
    SceneDiff, Shape, Stroke, Symbol, Thing, Tray, TrayLayout, Way, letters,
};
pub use seat::{Actor, Seat, Seats, Viewer};
pub use text::{Fault, Text, Value, is_printable, quote};
pub use thinker::{Stop, Task, Thinker};
pub use time_source::TimeSource;
pub use touch::{Branch, Effect, NextTouches, Step, Touch, TouchTree};
pub use tree::{GameTree, LineEnd, NodeId, Notes, Ply, SNAPSHOT_EVERY};
pub use turn::Turn;
pub use written::{LineProblem, Part, ReadError, Says, plain_number};
