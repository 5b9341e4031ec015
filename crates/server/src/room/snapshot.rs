//! What a room shows to those who look: one moment of a game.

use super::course::Course;
use crate::store::GameRow;
use skazka_core::Seat;
use std::sync::Arc;

/// One moment of a game, shared by everybody who looks. Only [`crate::view`] turns it into what somebody may see.
#[derive(Clone)]
pub struct Snapshot {
    /// How the game began.
    pub row: Arc<GameRow>,
    /// The game so far.
    pub course: Arc<Course>,
    /// The seat for which the computer is thinking.
    pub thinking: Option<Seat>,
}

impl Snapshot {
    /// Whether there is nothing new to see.
    pub fn is_same_as(&self, other: &Snapshot) -> bool {
        Arc::ptr_eq(&self.course, &other.course) && self.thinking == other.thinking
    }
}
