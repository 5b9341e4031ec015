//! The two options of the game.

use skazka_core::Seat;

/// How many play (`rules/stone-chess.md §1`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Players {
    /// White, Black and Green.
    Three,
    /// White, Black, Green and Red.
    Four,
}

impl Players {
    /// The number of seats.
    pub const fn count(self) -> usize {
        match self {
            Players::Three => 3,
            Players::Four => 4,
        }
    }

    /// The seats in turn order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.count() as u8).map(Seat)
    }
}

/// How lions go (`rules/stone-chess.md §4`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lion {
    /// Along the lines of a queen, over exactly one piece, to any cell beyond it.
    Hopper,
    /// Two squares in any direction, whatever stands between.
    Leaper,
}

/// The game with its options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// How many play.
    pub players: Players,
    /// How lions go.
    pub lion: Lion,
}
