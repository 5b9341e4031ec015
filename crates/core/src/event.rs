//! What happens in a game, as it is logged.

use crate::fair::Seed;
use crate::{Actor, Player, Seat};
use serde::{Deserialize, Serialize};

/// The version of the JSON that events are written in. It goes up when the JSON of an event that there was before changes, so
/// that whoever reads a log knows what its words mean.
pub const EVENT_VERSION: u32 = 1;

/// An event and when it happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamped {
    /// Milliseconds since 1970, UTC; never before the events that precede it in a log.
    pub at: i64,
    /// What happened.
    pub event: Event,
}

/// One entry of a game's append-only log. A game is its start (discipline and options) and these, in order.
///
/// Those that tell of people and clocks alone ([`Event::Join`] to [`Event::Resume`]) leave the game on the board as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Somebody, or chance, takes an action.
    Act {
        /// Who.
        by: Actor,
        /// What, in the game's notation.
        action: String,
    },
    /// A seat takes back the last action of its own unfinished turn or unfinished secret set-up.
    Undo {
        /// Who.
        by: Seat,
    },
    /// The game goes back to an earlier point.
    TakeBack {
        /// Who asked for it.
        by: Seat,
        /// How many actions remain.
        to: usize,
    },
    /// A seat offers a draw, or agrees to one that is offered.
    OfferDraw {
        /// Who.
        by: Seat,
    },
    /// A seat declines the draw that is offered.
    DeclineDraw {
        /// Who.
        by: Seat,
    },
    /// A seat takes its own offer of a draw back.
    WithdrawDraw {
        /// Who.
        by: Seat,
    },
    /// A seat gives up.
    Resign {
        /// Who.
        by: Seat,
    },
    /// A seat adds its seed to the draws, once, before the first of them.
    Seed {
        /// Who.
        by: Seat,
        /// The words, possibly none.
        seed: Seed,
    },
    /// A seat has used up its time; whether it has is for whoever keeps the [`crate::GameClock`] to know.
    Timeout {
        /// Who.
        by: Seat,
    },
    /// The game is called off before every seat has made its first decision: nobody wins.
    Abort,
    /// An arbiter ends the game.
    Adjudicate {
        /// Each seat's place, from 1; seats that share a place are tied.
        places: Vec<u8>,
    },
    /// Somebody takes a seat that is open. Which browser it is stands nowhere in the log.
    Join {
        /// Which.
        seat: Seat,
        /// Who decides for it from now on.
        player: Player,
    },
    /// Whoever holds a seat gives it up, and it is open.
    Leave {
        /// Which.
        seat: Seat,
    },
    /// All clocks stand still, as while the server is down.
    Pause,
    /// The clocks run again.
    Resume,
}
