//! Notations that a game has beside records: those of the places where people play it already.

use crate::record::Record;
use crate::{Fault, Text};

/// A game that was read from some notation.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Foreign {
    /// The game, every action checked by the rules.
    pub record: Record,
    /// What was noticed on the way, for whoever wrote the text.
    pub remarks: Vec<Text>,
}

/// A game as it is posted elsewhere.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Post {
    /// The whole game, line by line.
    pub lines: Vec<Text>,
    /// The last turn alone, in notation.
    pub last: Option<String>,
}

impl Post {
    /// The whole game as one text, said by `say`; every line ends.
    pub fn said(&self, say: impl Fn(&Text) -> String) -> String {
        self.lines.iter().map(|line| say(line) + "\n").collect()
    }
}

/// Writes a recorded game for posting; the link is where it can be looked at.
///
/// # Errors
/// When the record is not of such a game, or with the first action of it that is refused.
pub type Poster = fn(&Record, Option<&str>) -> Result<Post, Fault>;
