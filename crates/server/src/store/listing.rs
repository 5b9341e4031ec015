//! Which games are asked for, and a page of them.

use super::{GameId, GameRow, Owner};

/// The most games of one page.
pub const MOST_LISTED: usize = 100;

/// Which games are asked for: newest first, a page at a time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    /// Only those in which this browser holds a seat.
    pub holder: Option<Owner>,
    /// Only those that are over, or only those that are not.
    pub is_over: Option<bool>,
    /// Only those that come after this one, which ended the page before.
    pub after: Option<Cursor>,
    /// How many at most, from 1 to [`MOST_LISTED`]; others are taken for the nearest of these.
    pub limit: usize,
}

impl Listing {
    /// The newest games, whoever plays them.
    pub const fn newest(limit: usize) -> Listing {
        Listing { holder: None, is_over: None, after: None, limit }
    }

    /// How many games a page has at most.
    pub fn size(&self) -> usize {
        self.limit.clamp(1, MOST_LISTED)
    }
}

/// The place of a game among all games by age. It stays where it is, whatever games are added.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    /// When the game began, in milliseconds since 1970 UTC.
    pub created_at: i64,
    /// Its id.
    pub id: GameId,
}

impl Cursor {
    /// The place of a game.
    pub fn of(row: &GameRow) -> Cursor {
        Cursor { created_at: row.created_at, id: row.id.clone() }
    }
}

/// One game of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// How it began, and who sits in it.
    pub row: GameRow,
    /// Whether it is over, as far as it is known: a game that ended before this was noted is told to go on until somebody
    /// opens it.
    pub is_over: bool,
}

/// Some of the games that were asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GamePage {
    /// The games, newest first.
    pub games: Vec<Listed>,
    /// Where the next page begins; none when this was the last one.
    pub next: Option<Cursor>,
}

impl GamePage {
    /// The first `size` of these games; those beyond only tell that there is another page.
    pub fn cut(mut games: Vec<Listed>, size: usize) -> GamePage {
        let has_more = games.len() > size;
        games.truncate(size);
        let next = games.last().filter(|_| has_more).map(|last| Cursor::of(&last.row));
        GamePage { games, next }
    }
}
