//! What somebody wants to happen in a game, and why it is refused.

use super::EnterError;
use crate::pool::PoolError;
use crate::store::{GameRow, Owner, SeatRow, StoreError};
use skazka_core::fair::Seed;
use skazka_core::{Event, Fault, Game, Player, Seat, Text, Viewer, text};

/// One wish of a browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// The browser.
    pub by: Option<Owner>,
    /// The seat it decides for.
    pub seat: Seat,
    /// Through whose eyes the game was looked at.
    pub viewpoint: Viewer,
    /// The `seq` of what was seen.
    pub seq: u64,
    /// What is wished.
    pub what: Command,
}

/// What a seat can do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
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
    /// Take back the draw that it has offered.
    WithdrawDraw,
    /// Give up.
    Resign,
    /// Call the game off.
    Abort,
    /// Take the seat, which is open, under this name.
    Join(String),
    /// Leave the seat to others.
    Leave,
    /// Add the seeds of these seats to the draws.
    Seeds(Vec<(Seat, String)>),
}

impl Command {
    /// Whether nobody else may know of it in a secret stage.
    pub fn is_secret(&self) -> bool {
        matches!(self, Command::Act(_) | Command::Undo)
    }

    /// The seats that it is done for, when the command comes for `seat`.
    pub fn seats(&self, seat: Seat) -> Vec<Seat> {
        match self {
            Command::Seeds(seeds) => seeds.iter().map(|(seat, _)| *seat).collect(),
            _ => vec![seat],
        }
    }

    /// Whether a browser that asks for this with its seats may have it done: who sits down needs a seat that is open, all else
    /// is done for seats that one holds.
    ///
    /// # Errors
    /// When it may not.
    pub fn check_seats(&self, seat: Seat, by: Option<Owner>, row: &GameRow) -> Result<(), CommandError> {
        if let (Command::Join(_), Some(_)) = (self, by) {
            return match row.seats.get(seat.index()).is_some_and(SeatRow::is_open) {
                true => Ok(()),
                false => Err(Fault(text!("seat-taken")).into()),
            };
        }
        let (held, seats) = (row.held_by(by), self.seats(seat));
        match !seats.is_empty() && seats.iter().all(|seat| held.contains(seat)) {
            true => Ok(()),
            false => Err(CommandError::NotYours),
        }
    }

    /// The events that the command of `seat` would be in this game.
    ///
    /// # Errors
    /// When there is nothing to take back, or a seed or a name is none.
    pub fn events(&self, seat: Seat, game: &dyn Game) -> Result<Vec<Event>, Fault> {
        let event = match self {
            Command::Seeds(seeds) => {
                let event = |(by, words): &(Seat, String)| Ok(Event::Seed { by: *by, seed: Seed::new(words)? });
                return seeds.iter().map(event).collect();
            }
            Command::Act(action) => Event::Act { by: skazka_core::Actor::Seat(seat), action: action.clone() },
            Command::Undo => Event::Undo { by: seat },
            Command::TakeBack => {
                let to = game.take_back_to(seat).ok_or_else(|| text!("take-back-impossible"))?;
                Event::TakeBack { by: seat, to }
            }
            Command::OfferDraw => Event::OfferDraw { by: seat },
            Command::DeclineDraw => Event::DeclineDraw { by: seat },
            Command::WithdrawDraw => Event::WithdrawDraw { by: seat },
            Command::Resign => Event::Resign { by: seat },
            Command::Abort => Event::Abort,
            Command::Join(name) => Event::Join { seat, player: Player::person(name)? },
            Command::Leave => Event::Leave { seat },
        };
        Ok(vec![event])
    }
}

/// Why a command was refused.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
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
    Store(#[from] StoreError),
    /// Too much is being done at once.
    #[error(transparent)]
    Pool(#[from] PoolError),
    /// The game cannot be entered.
    #[error("{0}")]
    Enter(#[from] EnterError),
}

impl CommandError {
    /// The sentence for a person.
    pub fn text(&self) -> Text {
        match self {
            CommandError::NotYours => text!("refused-not-yours"),
            CommandError::Behind => text!("refused-behind"),
            CommandError::Fault(fault) => fault.0.clone(),
            CommandError::Enter(EnterError::Unknown) => text!("game-not-found"),
            CommandError::Pool(_) | CommandError::Enter(EnterError::Pool(_)) => text!("server-busy"),
            CommandError::Store(why) | CommandError::Enter(EnterError::Store(why)) => why.text(),
            CommandError::Enter(EnterError::Closed) => text!("refused-storage"),
        }
    }
}
