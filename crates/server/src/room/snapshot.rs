//! What a room shows to those who look: one moment of a game.

use super::game_log::GameLog;
use crate::pool::Gauge;
use crate::shown::SharedViews;
use crate::store::GameRow;
use skazka_core::Seat;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The drawing of one game's views.
#[derive(Debug)]
pub struct Drawing {
    /// One permit: however many look at one game, they have it drawn one after the other, and other games are shown in
    /// between.
    pub turn: Arc<Semaphore>,
    /// How long a view takes.
    pub gauge: Arc<Gauge>,
}

impl Default for Drawing {
    fn default() -> Drawing {
        Drawing { turn: Arc::new(Semaphore::new(1)), gauge: Arc::default() }
    }
}

/// One moment of a game, shared by everybody who looks. Only [`crate::view`] turns it into what somebody may see.
#[derive(Clone)]
pub struct Snapshot {
    /// How the game began.
    pub row: Arc<GameRow>,
    /// The game so far.
    pub log: Arc<GameLog>,
    /// The seat for which the computer is thinking.
    pub thinking: Option<Seat>,
    /// For whoever draws a view of the game as it goes on.
    pub drawing: Arc<Drawing>,
    /// What was drawn of this moment.
    pub shared: Arc<SharedViews>,
}

impl Snapshot {
    /// Whether there is nothing new to see.
    pub fn is_same_as(&self, other: &Snapshot) -> bool {
        Arc::ptr_eq(&self.log, &other.log) && self.thinking == other.thinking
    }
}
