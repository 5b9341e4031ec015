//! Games written down: a text record much like PGN.
//!
//! ```text
//! [Site "club"]
//! [South "Anna"]
//! [North "Boris"]
//! [Result "1-2"]
//! [Game "duel/plain"]
//! [Termination "mobs"]
//!
//! 0. @b2 @c3 1. b2-b3 {a bold step} 2. c3-c2 (2. c3-b3 $4) 3. b3-b2 4. c2-c1
//! ```
//!
//! - **Tags** come first, one a line. `Result` holds each seat's place in the order of seats: `1-2` the first seat won,
//!   `1-1` a draw, `1-3-2` a game of three, `*` running or unknown. `Options` is `key=value` separated by spaces, `Start` a
//!   position when the game does not begin as usual, `Termination` the word for how it ended.
//! - **Actions** follow in the game's own notation, in the order they were taken. A number with a dot is the game's number
//!   of the turn, 0 for set-ups; it may be left out. In a secret stage the seats follow one another, each with the whole
//!   of what it wrote. An action with spaces, brackets or quotes in it stands in double quotes.
//! - `{comments}`, `$7` (NAGs) and `(variations)` follow the action they belong to; a variation begins instead of it. In
//!   a comment `\}` and `\\` stand for `}` and `\`.
//!
//! [`parse`] reads, [`Record::write`] writes, [`replay`] checks every action by the rules, [`from_game`] writes down a
//! game in progress. [`read`] takes the other notations that games have as well.

mod cursor;
mod from_game;
mod parse;
mod read;
mod read_line;
mod replay;
mod tags;
mod words;
mod write;
mod write_line;

pub use from_game::from_game;
pub use parse::{MOST_NESTED, MOST_VARIATIONS, parse};
pub use read::read;
pub use read_line::read_line;
pub use replay::{Played, ReplayError, play_through, replay};
pub use tags::Tags;
pub use write_line::write_line;

/// A game written down.
///
/// ```
/// use skazka_core::record::{self, GameResult};
///
/// let text = "[Game \"duel/plain\"]\n\n0. @b2 @c3 1. b2-b3 {bold} 2. c3-c2 (2. c3-b3 $4) *\n";
/// let record = record::parse(text).unwrap();
/// assert_eq!(record.tags.get("Game"), Some("duel/plain"));
/// assert_eq!(record.line.moves.len(), 4);
/// assert_eq!(record.line.moves[3].variations[0].moves[0].text, "c3-b3");
/// assert_eq!(record.result, GameResult::Running);
/// assert_eq!(record::parse(&record.write()).unwrap(), record);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    /// The tags, `Result` excepted: that is [`Record::result`].
    pub tags: Tags,
    /// The game.
    pub line: Line,
    /// How it ended, if it did.
    pub result: GameResult,
}

/// A sequence of actions: the game itself, or a variation.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Line {
    /// Comments before the first action.
    pub comments: Vec<Comment>,
    /// The actions.
    pub moves: Vec<RecordMove>,
}

/// One written action with what is said about it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RecordMove {
    /// The turn's number, if it stands before the action.
    pub number: Option<u32>,
    /// The action in the game's notation, or everything a seat wrote in a secret stage. One line of text.
    pub text: String,
    /// Numeric annotation glyphs, as in PGN: `$1` a good move, `$4` a blunder.
    pub nags: Vec<u8>,
    /// Comments after it.
    pub comments: Vec<Comment>,
    /// What might have been played instead of it.
    pub variations: Vec<Line>,
}

impl RecordMove {
    /// A bare action.
    pub fn new(number: Option<u32>, text: impl Into<String>) -> RecordMove {
        RecordMove { number, text: text.into(), ..RecordMove::default() }
    }
}

/// A comment: one line of text, its words separated by single spaces so that it can be wrapped.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Comment(String);

impl Comment {
    /// A comment of these words.
    ///
    /// ```
    /// assert_eq!(skazka_core::record::Comment::new(" a  b\n").as_str(), "a b");
    /// ```
    pub fn new(words: &str) -> Comment {
        Comment(words.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// The words.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// How a recorded game stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum GameResult {
    /// Running, or not told.
    #[default]
    Running,
    /// Over: each seat's place, from 1 to 9, in the order of seats; seats that share a place are tied.
    Over(Vec<u8>),
}

impl GameResult {
    /// The result of a game that ended so: one that does not count has no result, as one that still runs.
    pub fn of(outcome: &crate::Outcome) -> GameResult {
        if outcome.counts() { GameResult::Over(outcome.places.to_vec()) } else { GameResult::Running }
    }

    /// The result as the `Result` tag and the end of the moves have it: `*`, `1-2`, `1-1`.
    pub fn write(&self) -> String {
        match self {
            GameResult::Running => "*".to_owned(),
            GameResult::Over(places) => places.iter().map(u8::to_string).collect::<Vec<_>>().join("-"),
        }
    }

    /// Reads what [`GameResult::write`] writes; none for anything else.
    pub fn read(written: &str) -> Option<GameResult> {
        if written == "*" {
            return Some(GameResult::Running);
        }
        let place = |one: &str| match one.as_bytes() {
            [digit @ b'1'..=b'9'] => Some(digit - b'0'),
            _ => None,
        };
        let places: Option<Vec<u8>> = written.split('-').map(place).collect();
        places.filter(|places| (2..=8).contains(&places.len())).map(GameResult::Over)
    }
}
