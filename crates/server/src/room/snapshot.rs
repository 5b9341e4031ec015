//! What a room shows to those who look: one moment of a game.

use super::course::Course;
use crate::store::GameRow;
use skazka_core::Seat;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// One moment of a game, shared by everybody who looks. Only [`crate::view`] turns it into what somebody may see.
#[derive(Clone)]
pub struct Snapshot {
    /// How the game began.
    pub row: Arc<GameRow>,
    /// The game so far.
    pub course: Arc<Course>,
    /// The seat for which the computer is thinking.
    pub thinking: Option<Seat>,
    /// One permit, for whoever draws a view of the game as it goes on: however many look at one game, they take one
    /// thread at a time, and other games are shown in between.
    pub drawing: Arc<Semaphore>,
}

impl Snapshot {
    /// Whether there is nothing new to see.
    pub fn is_same_as(&self, other: &Snapshot) -> bool {
        Arc::ptr_eq(&self.course, &other.course) && self.thinking == other.thinking
    }
}
