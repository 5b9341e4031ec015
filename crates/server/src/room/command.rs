//! What somebody wants to happen in a game, and why it is refused.

use super::EnterFailure;
use crate::pool::PoolFailure;
use crate::store::{GameRow, Owner, StoreFailure};
use skazka_core::fair::Seed;
use skazka_core::{Event, Fault, Seat, Table, Text, Viewer, text};

/// One wish of a browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    /// The browser.
    pub by: Option<Owner>,
    /// The seat it decides for.
    pub seat: Seat,
    /// Through whose eyes the game was looked at.
    pub eyes: Viewer,
    /// The `seq` of what was seen.
    pub seq: u64,
    /// What is wished.
    pub what: Deed,
}

/// What a seat can do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Take an action, in the game's notation.
    Act(String),
    /// Undo the last step of an unfinished turn or set-up.
    Undo,
    /// Take back the last decision.
    TakeBack,
    /// Offer a draw, or agree.
    OfferDraw,
    /// Decline the draw that is offered.
    DeclineDraw,
    /// Give up.
    Resign,
    /// Add the seeds of these seats to the draws.
    Seeds(Vec<(Seat, String)>),
}

impl Deed {
    /// Whether nobody else may know of it in a secret stage.
    pub fn is_secret(&self) -> bool {
        matches!(self, Deed::Act(_) | Deed::Undo)
    }

    /// The seats that it is done for, when the command comes for `seat`.
    pub fn seats(&self, seat: Seat) -> Vec<Seat> {
        match self {
            Deed::Seeds(seeds) => seeds.iter().map(|(seat, _)| *seat).collect(),
            _ => vec![seat],
        }
    }

    /// The events that the deed of `seat` would be at this table.
    ///
    /// # Errors
    /// When there is nothing to take back, or a seed is none.
    pub fn events(&self, seat: Seat, table: &dyn Table) -> Result<Vec<Event>, Fault> {
        let event = match self {
            Deed::Seeds(seeds) => {
                let event = |(by, words): &(Seat, String)| Ok(Event::Seed { by: *by, seed: Seed::new(words)? });
                return seeds.iter().map(event).collect();
            }
            Deed::Act(action) => Event::Act { by: skazka_core::Actor::Seat(seat), action: action.clone() },
            Deed::Undo => Event::Undo { by: seat },
            Deed::TakeBack => {
                let to = table.take_back_to(seat).ok_or_else(|| text!("take-back-impossible"))?;
                Event::TakeBack { by: seat, to }
            }
            Deed::OfferDraw => Event::OfferDraw { by: seat },
            Deed::DeclineDraw => Event::DeclineDraw { by: seat },
            Deed::Resign => Event::Resign { by: seat },
        };
        Ok(vec![event])
    }
}

/// Why a command was refused.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The browser does not hold that seat.
    #[error("the seat is not this browser's")]
    NotYours,
    /// Something happened that the browser had not seen.
    #[error("something happened meanwhile")]
    Behind,
    /// The game does not allow it.
    #[error("{0}")]
    Fault(#[from] Fault),
    /// It could not be written down, and so it did not happen.
    #[error("{0}")]
    Store(#[from] StoreFailure),
    /// Too much is being done at once.
    #[error(transparent)]
    Pool(#[from] PoolFailure),
    /// The game cannot be entered.
    #[error("{0}")]
    Enter(#[from] EnterFailure),
}

impl Refused {
    /// The sentence for a person.
    pub fn text(&self) -> Text {
        match self {
            Refused::NotYours => text!("refused-not-yours"),
            Refused::Behind => text!("refused-behind"),
            Refused::Fault(fault) => fault.0.clone(),
            Refused::Enter(EnterFailure::Unknown) => text!("game-not-found"),
            Refused::Pool(_) | Refused::Enter(EnterFailure::Pool(_)) => text!("server-busy"),
            Refused::Store(why) | Refused::Enter(EnterFailure::Store(why)) => why.text(),
            Refused::Enter(EnterFailure::Closed) => text!("refused-storage"),
        }
    }
}

impl GameRow {
    /// The seats that this browser may decide for: all human ones if it began the game, else none.
    pub fn held_by(&self, browser: Option<Owner>) -> Vec<Seat> {
        if browser != Some(self.owner) {
            return Vec::new();
        }
        let human =
            |(seat, player): (usize, &crate::store::Player)| player.level().is_none().then_some(Seat(seat as u8));
        self.seats.iter().enumerate().filter_map(human).collect()
    }
}
