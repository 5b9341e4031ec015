//! How a game is written and read.

use crate::{Actor, Fault, Position, Text};

/// A position that can be written in the game's notation, and its actions.
pub trait Notation: Position {
    /// Writes an action of [`Position::actions`], or of [`Position::retiring`], in the canonical notation.
    fn write_action(&self, by: Actor, action: Self::Action) -> String;

    /// Reads one action and checks that it may be taken now.
    ///
    /// # Errors
    /// With what is wrong and what was expected.
    fn read_action(&self, by: Actor, written: &str) -> Result<Self::Action, Fault>;

    /// Reads one written word that may stand for several actions of one seat, such as a whole army `S@13,L@11`.
    ///
    /// # Errors
    /// As [`Notation::read_action`]; all of it is read or nothing.
    fn read_actions(&self, by: Actor, written: &str) -> Result<Vec<Self::Action>, Fault> {
        self.read_action(by, written).map(|action| vec![action])
    }

    /// Writes the position in one line.
    fn write(&self) -> String;

    /// Reads a position.
    ///
    /// # Errors
    /// With the field, the offset, and what was expected.
    fn read(rules: &Self::Rules, written: &str) -> Result<Self, Fault>;

    /// What is missing while a turn has begun that is only written as a whole, such as an army of which some pieces stand;
    /// none where a turn may be left as it is.
    fn unfinished_turn(&self) -> Option<Text> {
        None
    }

    /// Why the turns that may be taken now are not listed or counted, where each is a whole army and there are millions;
    /// none where they are.
    fn unlisted_turns(&self) -> Option<Text> {
        None
    }
}
