//! How a game ended: everybody's place, and why.

use crate::{Seat, Text};
use std::ops::Deref;

/// The most seats of a game, as [`crate::Seats`] has them.
const MOST_SEATS: usize = 8;

/// Each seat's place in the order of seats, from 1; seats that share a place are tied. At most eight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Places {
    count: u8,
    places: [u8; MOST_SEATS],
}

impl Deref for Places {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.places[..usize::from(self.count)]
    }
}

impl FromIterator<u8> for Places {
    /// The first eight of these places.
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Places {
        let mut all = Places::default();
        for (place, told) in all.places.iter_mut().zip(places) {
            *place = told;
            all.count += 1;
        }
        all
    }
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// By the rules, for this reason: a word of the game's notation such as `raj`, `mobs`, `locked`, `quiet`,
    /// `repetition`.
    Rules(&'static str),
    /// All that still played agreed to a draw.
    Agreement,
    /// A seat gave up.
    Resignation,
    /// A seat's time was up.
    Timeout,
    /// The game was broken off and does not count: nobody won, lost or drew, and nobody has a place.
    Aborted,
    /// Somebody with the right to do so decided who won.
    Adjudicated,
}

impl Ending {
    /// Every ending that is not by the rules.
    const BY_HAND: [Ending; 5] =
        [Ending::Agreement, Ending::Resignation, Ending::Timeout, Ending::Aborted, Ending::Adjudicated];

    /// The word that the Termination tag of records and the command line have for it.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::Rules(reason) => reason,
            Ending::Agreement => "agreement",
            Ending::Resignation => "resignation",
            Ending::Timeout => "timeout",
            Ending::Aborted => "aborted",
            Ending::Adjudicated => "adjudicated",
        }
    }

    /// Reads the word of an ending that is not by the rules; none for any other word.
    ///
    /// ```
    /// use skazka_core::Ending;
    /// assert_eq!(Ending::by_hand("agreement"), Some(Ending::Agreement));
    /// assert_eq!(Ending::by_hand("repetition"), None);
    /// ```
    pub fn by_hand(word: &str) -> Option<Ending> {
        Ending::BY_HAND.into_iter().find(|ending| ending.word() == word)
    }

    /// Whether the position alone tells that the game is over, nobody having done anything but play.
    pub const fn is_by_rules(self) -> bool {
        matches!(self, Ending::Rules(_))
    }

    /// The sentence that tells why, `reason-…` in the locales.
    pub fn because(self) -> Text {
        Text::new(format!("reason-{}", self.word()))
    }
}

/// How a game ended. A plain value without heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// Each seat's place; of nobody where the game was aborted.
    pub places: Places,
    /// Why it ended.
    pub ending: Ending,
}

impl Outcome {
    /// The game of an outcome that does not count.
    pub const ABORTED: Outcome =
        Outcome { places: Places { count: 0, places: [0; MOST_SEATS] }, ending: Ending::Aborted };

    /// A game of `seats` seats won by `winner`; the others share second place.
    pub fn won(winner: Seat, seats: usize, ending: Ending) -> Outcome {
        let places = (0..seats).map(|index| if index == winner.index() { 1 } else { 2 }).collect();
        Outcome { places, ending }
    }

    /// A game of `seats` seats lost by `loser`; the others share first place.
    pub fn lost(loser: Seat, seats: usize, ending: Ending) -> Outcome {
        let places = (0..seats).map(|index| if index == loser.index() { 2 } else { 1 }).collect();
        Outcome { places, ending }
    }

    /// A draw among all seats.
    pub fn drawn(seats: usize, ending: Ending) -> Outcome {
        Outcome { places: (0..seats).map(|_| 1).collect(), ending }
    }

    /// Whether the game counts: somebody has a place.
    pub fn counts(&self) -> bool {
        !self.places.is_empty()
    }

    /// The seats that share the first place, or the one that has it alone; none in a game that does not count.
    pub fn best(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(self.places.iter()).filter(|(_, place)| **place == 1).map(|(seat, _)| seat)
    }

    /// The seat that won alone, if one did.
    pub fn winner(&self) -> Option<Seat> {
        let mut best = self.best();
        best.next().filter(|_| best.next().is_none())
    }

    /// How it ended in one line, each seat by its letter in `sides`: of two seats who won and why; of more everybody's
    /// place, where those that share places have a range of them. Of a game that does not count the word `aborted`.
    ///
    /// ```
    /// use skazka_core::{Ending, Outcome, Seat};
    /// assert_eq!(Outcome::won(Seat(1), 2, Ending::Rules("mobs")).written(&["a", "d"]), "d mobs");
    /// assert_eq!(Outcome::drawn(2, Ending::Agreement).written(&["a", "d"]), "draw agreement");
    /// assert_eq!(Outcome::ABORTED.written(&["a", "d"]), "aborted");
    /// let last = |places: [u8; 3]| Outcome { places: places.into_iter().collect(), ending: Ending::Rules("last") };
    /// assert_eq!(last([1, 3, 2]).written(&["w", "b", "g"]), "win w:1,b:3,g:2");
    /// assert_eq!(last([1, 3, 1]).written(&["w", "b", "g"]), "draw w:1-2,b:3,g:1-2");
    /// ```
    pub fn written(&self, sides: &[&str]) -> String {
        let side = |seat: usize| sides.get(seat).copied().unwrap_or("?");
        let winner = self.winner();
        match self.places.len() {
            0 => self.ending.word().to_owned(),
            2 => format!("{} {}", winner.map_or("draw", |seat| side(seat.index())), self.ending.word()),
            _ => format!("{} {}", if winner.is_some() { "win" } else { "draw" }, self.written_places(side)),
        }
    }

    fn written_places<'a>(&self, side: impl Fn(usize) -> &'a str) -> String {
        let places = self.places.iter().enumerate().map(|(seat, &place)| match self.sharing(place) {
            1 => format!("{}:{place}", side(seat)),
            sharing => format!("{}:{place}-{}", side(seat), usize::from(place) + sharing - 1),
        });
        places.collect::<Vec<_>>().join(",")
    }

    /// How many seats share a place.
    fn sharing(&self, place: u8) -> usize {
        self.places.iter().filter(|&&other| other == place).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_read_as_the_ending_it_is_of() {
        for ending in Ending::BY_HAND {
            assert_eq!(Ending::by_hand(ending.word()), Some(ending));
        }
        assert_eq!(Ending::by_hand(Ending::Rules("mobs").word()), None);
    }

    #[test]
    fn a_game_that_does_not_count_has_neither_places_nor_winner() {
        assert!(!Outcome::ABORTED.counts() && Outcome::ABORTED.winner().is_none());
        assert_eq!((Outcome::ABORTED.places.len(), Outcome::ABORTED.best().count()), (0, 0));
        assert!(Outcome::drawn(2, Ending::Agreement).counts());
    }

    #[test]
    fn whoever_loses_alone_leaves_the_first_place_to_the_others() {
        let lost = Outcome::lost(Seat(1), 3, Ending::Timeout);
        assert_eq!((&lost.places[..], lost.winner()), (&[1, 2, 1][..], None));
        assert_eq!(Outcome::lost(Seat(1), 2, Ending::Timeout), Outcome::won(Seat(0), 2, Ending::Timeout));
    }

    #[test]
    fn no_more_than_eight_places_are_kept() {
        assert_eq!((1..=20).collect::<Places>()[..], [1, 2, 3, 4, 5, 6, 7, 8]);
    }
}
