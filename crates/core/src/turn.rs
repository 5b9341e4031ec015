//! Whose decision is next, and how a game ended.

use crate::{Actor, Seat, Seats, Text};
use serde::Serialize;

/// Whose decision is next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// One seat decides; it stays with the seat until its whole (compound) turn is over.
    One(Seat),
    /// Several seats decide at the same time, none seeing the others' decisions until all are in.
    Secret(Seats),
    /// A die, a disc or the lot.
    Chance,
    /// Nobody's: the game has ended.
    Over(Outcome),
}

impl Turn {
    /// The seats that may decide now.
    pub fn seats(&self) -> Seats {
        match self {
            Turn::One(seat) => Seats::NONE.and(*seat),
            Turn::Secret(seats) => *seats,
            Turn::Chance | Turn::Over(_) => Seats::NONE,
        }
    }

    /// Whether `actor` may decide now.
    pub fn is_for(&self, actor: Actor) -> bool {
        match actor {
            Actor::Seat(seat) => self.seats().contains(seat),
            Actor::Chance => *self == Turn::Chance,
        }
    }
}

/// What ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The rules, for the reason they give.
    Rules,
    /// All that still played agreed to a draw.
    Agreement,
    /// A seat gave up.
    Resignation,
    /// A seat used up its time.
    Timeout,
    /// It was called off before it had begun for everybody.
    Aborted,
    /// An arbiter.
    Adjudicated,
}

impl Ending {
    /// The endings that are not by the rules, with their words in records.
    const BY_HAND: [(Ending, &str); 5] = [
        (Ending::Agreement, "agreement"),
        (Ending::Resignation, "resignation"),
        (Ending::Timeout, "timeout"),
        (Ending::Aborted, "aborted"),
        (Ending::Adjudicated, "adjudicated"),
    ];

    /// The ending that a record's word tells; by the rules where the word is one of theirs.
    pub fn of_word(word: &str) -> Ending {
        Ending::BY_HAND.into_iter().find(|(_, known)| *known == word).map_or(Ending::Rules, |(ending, _)| ending)
    }

    /// The word of the ending in records; `rules` where the rules have a word of their own.
    pub fn word(self) -> &'static str {
        Ending::BY_HAND.into_iter().find(|(ending, _)| *ending == self).map_or("rules", |(_, word)| word)
    }
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Each seat's place, from 1; seats that share a place are tied.
    pub places: Vec<u8>,
    /// Why it ended, a word of the game's notation: `raj`, `mobs`, `locked`, `quiet`, `repetition`, `agreement`, `resignation`.
    pub reason: &'static str,
}

impl Outcome {
    /// A game that was not ended by its rules.
    pub fn by_hand(places: Vec<u8>, ending: Ending) -> Outcome {
        Outcome { places, reason: ending.word() }
    }

    /// What ended it.
    pub fn ending(&self) -> Ending {
        Ending::of_word(self.reason)
    }

    /// A game of `seats` seats won by `winner`; the others share second place.
    pub fn won(winner: Seat, seats: usize, reason: &'static str) -> Outcome {
        let places = (0..seats).map(|index| if index == winner.index() { 1 } else { 2 }).collect();
        Outcome { places, reason }
    }

    /// A draw among all seats.
    pub fn drawn(seats: usize, reason: &'static str) -> Outcome {
        Outcome { places: vec![1; seats], reason }
    }

    /// The seat that won alone, if one did.
    pub fn winner(&self) -> Option<Seat> {
        let mut first = self.places.iter().enumerate().filter(|(_, place)| **place == 1);
        match (first.next(), first.next()) {
            (Some((index, _)), None) => Some(Seat(index as u8)),
            _ => None,
        }
    }

    /// How it ended in one line, each seat by its letter in `sides`: of two seats who won and why; of more everybody's
    /// place, where those that share places have a range of them.
    ///
    /// ```
    /// use skazka_core::{Outcome, Seat};
    /// assert_eq!(Outcome::won(Seat(1), 2, "mobs").written(&["a", "d"]), "d mobs");
    /// assert_eq!(Outcome::drawn(2, "quiet").written(&["a", "d"]), "draw quiet");
    /// let last = |places| Outcome { places, reason: "last" };
    /// assert_eq!(last(vec![1, 3, 2]).written(&["w", "b", "g"]), "win w:1,b:3,g:2");
    /// assert_eq!(last(vec![1, 3, 1]).written(&["w", "b", "g"]), "draw w:1-2,b:3,g:1-2");
    /// ```
    pub fn written(&self, sides: &[&str]) -> String {
        let side = |seat: usize| sides.get(seat).copied().unwrap_or("?");
        let winner = self.winner();
        if self.places.len() == 2 {
            return format!("{} {}", winner.map_or("draw", |seat| side(seat.index())), self.reason);
        }
        let places = self.places.iter().enumerate().map(|(seat, &place)| match self.sharing(place) {
            1 => format!("{}:{place}", side(seat)),
            sharing => format!("{}:{place}-{}", side(seat), usize::from(place) + sharing - 1),
        });
        let places = places.collect::<Vec<_>>().join(",");
        format!("{} {places}", if winner.is_some() { "win" } else { "draw" })
    }

    /// How many seats share a place.
    fn sharing(&self, place: u8) -> usize {
        self.places.iter().filter(|&&other| other == place).count()
    }

    /// The sentence that tells why, `reason-…` in the locales.
    pub fn because(&self) -> Text {
        Text::new(format!("reason-{}", self.reason))
    }
}

/// A roll of the die as every game with one writes it: `5:`.
pub fn written_roll(roll: u8) -> String {
    format!("{roll}:")
}
