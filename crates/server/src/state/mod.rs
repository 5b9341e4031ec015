//! What one viewer may know of a game at one moment, as data: no language, no HTML, no SVG. Described in `docs/state.md`.
//!
//! [`crate::view`] makes it, the only exit of what is hidden; `GET /api/games/{id}/state` tells it as it is, and everything
//! that pages and sockets show is made of it by [`crate::shown`].
//!
//! ```text
//!   GameState      what is the same for all who look through the same eyes
//!   SessionState   what one browser may do
//!   PositionState  one point of the game
//!   Move           one action of the history; its sentences are texts here, said where they go to a page
//! ```

mod api;
mod ending;
mod moves;

pub use api::ApiState;
pub use ending::{EndingKind, OutcomeState};
pub use moves::{Counted, Move};

use serde::Serialize;
use skazka_core::{Effect, Scene, Text};

/// The version said in [`GameState::v`]. It changes when a field goes or means something else, not when one comes.
pub const VERSION: u8 = 2;

/// What all may know who look at a game through the same eyes.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameState {
    /// [`VERSION`].
    pub v: u8,
    /// How many events the game has had, as far as this viewer knows.
    #[cfg_attr(test, ts(type = "number"))]
    pub seq: u64,
    /// The game's id.
    pub game: String,
    /// What is played, `family/discipline`.
    pub discipline: String,
    /// How many actions he may know of.
    pub ply: usize,
    /// The seat whose eyes are looked through; none for everybody's.
    pub viewpoint: Option<u8>,
    /// The seats that may decide now; none when chance is to, or the game is over.
    pub turn: Vec<u8>,
    /// Whether they decide in secret.
    pub secret: bool,
    /// Whether chance is to decide.
    pub chance: bool,
    /// How the game ended, when it is over.
    pub outcome: Option<OutcomeState>,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// The seats that are out while others play on, or were before the end.
    pub out: Vec<u8>,
    /// The seat for which the computer is thinking.
    pub thinking: Option<u8>,
    /// The seats that offer a draw.
    pub offers: Vec<u8>,
    /// What is told of the draws by chance; absent in games without any.
    pub fair: Option<FairState>,
}

/// One seat and who plays it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatState {
    /// What it is called.
    #[cfg_attr(test, ts(type = "Text"))]
    pub name: Text,
    /// The level of the computer that plays it, from 1; none for a person.
    pub level: Option<u8>,
}

/// What is told of a game's draws by chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FairState {
    /// The SHA-256 of the secret that they come from, 64 hexadecimal digits.
    pub commitment: String,
    /// The secret, 64 hexadecimal digits, once the game is over.
    pub secret: Option<String>,
    /// What each seat has added to the draws; none where it has not answered.
    pub seeds: Vec<Option<String>>,
    /// The seats whose seeds the first draw waits for.
    pub awaits: Vec<u8>,
}

/// What one browser may do in a game now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionState {
    /// The seats it may decide for.
    pub controlled_seats: Vec<u8>,
    /// What may be done for them.
    pub available: Available,
    /// Whether set-ups are being made or have just been laid open: then what is said of the position matters most.
    pub opening: bool,
}

/// For each command the seats of this browser for which it may be given now. The first of them is the one that a page with
/// one button for the command gives it for.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Available {
    /// Take an action; in a secret stage only the seat whose eyes are looked through.
    pub act: Vec<u8>,
    /// Look through the eyes of a seat that has to decide in secret.
    pub look_as: Vec<u8>,
    /// Undo the last step of an unfinished turn or set-up.
    pub undo: Vec<u8>,
    /// Take back the last decision; not while an unfinished turn can be undone step by step.
    pub take_back: Vec<u8>,
    /// Offer a draw.
    pub offer_draw: Vec<u8>,
    /// Agree to the draw that is offered.
    pub accept_draw: Vec<u8>,
    /// Decline it.
    pub decline_draw: Vec<u8>,
    /// Give up.
    pub resign: Vec<u8>,
    /// Add a seed to the draws, for which the first of them waits.
    pub seed: Vec<u8>,
}

/// One point of a game.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PositionState {
    /// After how many actions that the viewer may know of.
    pub ply: usize,
    /// After how many actions that began which the last one ended: one before, or more where chance drew upon it.
    pub since: usize,
    /// What was done since `since`.
    pub effects: Vec<Effect>,
    /// What the seat that acted last did in its turn: the marks on the board.
    pub marks: Vec<Effect>,
    /// The board and everything beside it.
    pub scene: Scene,
}
