//! Why a client gets no more for now.

use skazka_core::{Text, text};
use std::time::Duration;

/// When it is worth trying again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RetryAfter(pub Duration);

impl RetryAfter {
    /// Whole seconds, as the header of that name has it; at least one.
    pub fn seconds(self) -> u64 {
        let more = u64::from(self.0.subsec_nanos() > 0);
        (self.0.as_secs() + more).max(1)
    }
}

/// What a client has too much of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LimitError {
    /// Games created.
    Games(RetryAfter),
    /// Requests that draw, read or check something long.
    Heavy(RetryAfter),
    /// Requests under way at once from one address.
    Requests,
    /// Sockets open on one game.
    GameSockets,
    /// Sockets open from one address.
    AddressSockets,
}

/// Where something must end first, nobody knows when: it is worth trying again after so long.
const LATER: RetryAfter = RetryAfter(Duration::from_secs(10));

impl LimitError {
    /// The sentence for a person.
    pub fn text(self) -> Text {
        let seconds = self.retry_after().seconds();
        match self {
            LimitError::Games(_) => text!("limit-games", seconds = seconds),
            LimitError::Heavy(_) => text!("limit-heavy", seconds = seconds),
            LimitError::Requests => text!("limit-requests"),
            LimitError::GameSockets => text!("limit-game-sockets"),
            LimitError::AddressSockets => text!("limit-address-sockets"),
        }
    }

    /// When it is worth trying again.
    pub fn retry_after(self) -> RetryAfter {
        match self {
            LimitError::Games(after) | LimitError::Heavy(after) => after,
            LimitError::Requests | LimitError::GameSockets | LimitError::AddressSockets => LATER,
        }
    }

    /// Whether it is the game that is full, rather than the client who asks for too much.
    pub fn is_of_all(self) -> bool {
        self == LimitError::GameSockets
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_second_is_waited_for_too() {
        let seconds = |millis| RetryAfter(Duration::from_millis(millis)).seconds();
        assert_eq!([seconds(0), seconds(1), seconds(1000), seconds(1001), seconds(12_000)], [1, 1, 1, 2, 12]);
    }
}
