//! What happens in a game, as it is logged.

use crate::fair::Seed;
use crate::{Actor, Seat};
use serde::{Deserialize, Serialize};

/// One entry of a game's append-only log. A game is its start (discipline and options) and these, in order.
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
}
