//! What the page of a game and the server say to each other over the socket, version 1.
//!
//! The page says [`Ask`], the server says [`Tell`]. `protocol.d.ts` is generated from these types.
//!
//! ```text
//!   page                         server
//!    |  -- connect ------------->  |   cookie: which seats this browser holds
//!    |  <------------- state ----  |   seq 4: the board as this viewer may see it
//!    |  -- touch c:13 ---------->  |   (only for games too large to send all paths)
//!    |  <-------------- next ----  |
//!    |  -- act 13-24 after 4 --->  |   committed to the log, then:
//!    |  <------------- state ----  |   seq 5, to everybody who looks
//! ```
//!
//! Every command carries the `seq` it was decided on: a late or doubled one is refused with the present state, so that
//! fast double clicks and lost answers cannot desynchronise board and server.

use serde::{Deserialize, Serialize};
use skazka_core::{Effect, Step, Touch};

/// The version said in [`State::v`].
pub const VERSION: u8 = 1;

/// What a page asks for.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Ask {
    /// Take an action, or several of one seat in one written word.
    Act {
        /// The seat that decides.
        seat: u8,
        /// The action in the game's notation.
        action: String,
        /// The `seq` of the state it was decided on.
        seq: u64,
    },
    /// Take back the last step of the seat's unfinished turn or secret set-up.
    Undo {
        /// The seat.
        seat: u8,
        /// The `seq` of the state it was decided on.
        seq: u64,
    },
    /// Take back the seat's last decision.
    TakeBack {
        /// The seat.
        seat: u8,
        /// The `seq` of the state it was decided on.
        seq: u64,
    },
    /// Offer a draw or agree to one.
    OfferDraw {
        /// The seat.
        seat: u8,
        /// The `seq` of the state it was decided on.
        seq: u64,
    },
    /// Decline the draw that is offered.
    DeclineDraw {
        /// The seat.
        seat: u8,
        /// The `seq` of the state it was decided on.
        seq: u64,
    },
    /// Give up.
    Resign {
        /// The seat.
        seat: u8,
        /// The `seq` of the state it was decided on.
        seq: u64,
    },
    /// Look through the eyes of one of the seats this browser holds (behind the curtain of a secret set-up), or with
    /// none through everybody's. Answered with a [`Tell::State`].
    Sit {
        /// The seat, or none.
        seat: Option<u8>,
    },
    /// What may follow a path of touches; only needed when [`State::touches`] is absent.
    Touch {
        /// The seat that touches.
        seat: u8,
        /// The touches so far.
        path: Vec<Touch>,
        /// Comes back with the answer.
        id: u32,
    },
    /// The board after `ply` actions.
    Look {
        /// How many actions.
        ply: usize,
    },
}

/// What the server tells a page.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Tell {
    /// The game as it is now, after every event and on connecting.
    State(Box<State>),
    /// The answer to [`Ask::Look`].
    Look(Picture),
    /// The answer to [`Ask::Touch`].
    Next {
        /// The id of the question.
        id: u32,
        /// What may follow.
        next: Paths,
    },
    /// A command was refused; a state follows when the page was behind.
    Refused {
        /// Why, in the page's language.
        says: String,
    },
}

/// The game as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct State {
    /// [`VERSION`].
    pub v: u8,
    /// How many events the game has had.
    pub seq: u64,
    /// The board now.
    pub picture: Picture,
    /// The history.
    pub moves: Vec<Move>,
    /// The seats that may decide now.
    pub turn: Vec<u8>,
    /// Whether they decide in secret.
    pub secret: bool,
    /// The seats this browser may decide for.
    pub holds: Vec<u8>,
    /// The seat whose eyes are looked through.
    pub eyes: Option<u8>,
    /// The seat for which the computer is thinking.
    pub thinking: Option<u8>,
    /// The seats that offer a draw.
    pub offers: Vec<u8>,
    /// The seats this browser holds that may take back their last decision.
    pub take_back: Vec<u8>,
    /// The seats this browser holds that may undo the last step of an unfinished turn or set-up.
    pub undo: Vec<u8>,
    /// One sentence: whose turn it is, or how the game ended.
    pub status: String,
    /// Each seat's place when the game is over.
    pub places: Option<Vec<u8>>,
    /// Every legal path of touches for the seat to decide (the eyes' seat in secret), if there are few enough.
    pub touches: Option<Paths>,
}

/// One point of the game, drawn.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Picture {
    /// After how many actions.
    pub ply: usize,
    /// The board: the SVG of `skazka-render`.
    pub board: String,
    /// Hands, captured things and counters beside it: HTML.
    pub trays: String,
    /// Sentences about the position.
    pub notes: Vec<String>,
    /// What the last action did, for animation, sounds and highlights.
    pub effects: Vec<Effect<String>>,
}

/// One action in the move list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Move {
    /// The turn's number; 0 for set-ups.
    pub turn: u32,
    /// Who took it; none for chance.
    pub seat: Option<u8>,
    /// The action; none while it is hidden.
    pub written: Option<String>,
}

/// A tree of touch paths.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Paths {
    /// The action that the path so far spells, if it is one.
    pub action: Option<String>,
    /// The touches that may come next.
    pub next: Vec<Branch>,
}

/// One next touch and what may follow it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Branch {
    /// The touch, what it says and does.
    #[serde(flatten)]
    pub step: Step<String>,
    /// What may follow; absent when it must be asked for.
    pub then: Option<Paths>,
}
