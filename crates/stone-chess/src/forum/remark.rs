//! What is remarkable about a thread, and what stops its reading.

use crate::play::ActionErrorKind;
use skazka_core::{Fault, Seat, Text, quote, text};

/// Something that the reader noticed and went on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// The stones told in a comment are not those of the ledger.
    Stones {
        /// The line, from 1.
        line: usize,
        /// The number of the turn, as the game counts.
        turn: u32,
        /// Whose stones.
        seat: Seat,
        /// What the comment says.
        told: u32,
        /// What the player has by the rules.
        ledger: u16,
    },
    /// A turn bears another number than the turns before it lead to expect.
    Number {
        /// The line, from 1.
        line: usize,
        /// The number there.
        told: u32,
        /// The number that was expected.
        expected: u32,
    },
    /// Words after a turn that were taken for a comment.
    Words {
        /// The line, from 1.
        line: usize,
        /// The words.
        words: String,
    },
    /// A piece was written with letters of another alphabet that look like the notation's.
    Alike {
        /// The line, from 1.
        line: usize,
        /// The part as it was read.
        read: String,
    },
    /// Turns that were written down already, with the same number.
    Repeated {
        /// The line, from 1.
        line: usize,
    },
    /// A player gives up in words.
    Resigned {
        /// The line, from 1.
        line: usize,
        /// Who.
        seat: Seat,
    },
    /// Lines that speak of giving up, but not plainly enough to be a resignation.
    NoResignation {
        /// Their numbers, from 1.
        lines: Vec<usize>,
    },
    /// A `[quote]` that nothing closes: what follows it was taken for quoted.
    OpenQuote {
        /// The line, from 1.
        line: usize,
    },
    /// Lines that are no turns.
    PassedOver {
        /// Their numbers, from 1.
        lines: Vec<usize>,
    },
}

impl Remark {
    /// The remark as a sentence for people.
    pub fn text(&self) -> Text {
        match self {
            Remark::Stones { line, turn, seat, told, ledger } => {
                let who = side(*seat);
                text!(
                    "stone-chess-thread-stones",
                    line = *line,
                    turn = *turn,
                    who = who,
                    told = *told,
                    ledger = *ledger
                )
            }
            Remark::Number { line, told, expected } => {
                text!("stone-chess-thread-number", line = *line, told = *told, expected = *expected)
            }
            Remark::Words { line, words } => text!("stone-chess-thread-words", line = *line, words = quote(words)),
            Remark::Alike { line, read } => text!("stone-chess-thread-alike", line = *line, read = read.as_str()),
            Remark::Repeated { line } => text!("stone-chess-thread-repeated", line = *line),
            Remark::Resigned { line, seat } => text!("stone-chess-thread-resigned", line = *line, who = side(*seat)),
            Remark::NoResignation { lines } => {
                text!("stone-chess-thread-no-resignation", count = lines.len(), lines = ranges(lines))
            }
            Remark::OpenQuote { line } => text!("stone-chess-thread-open-quote", line = *line),
            Remark::PassedOver { lines } => {
                text!("stone-chess-thread-passed-over", count = lines.len(), lines = ranges(lines))
            }
        }
    }
}

/// Numbers in order as `1, 5–9, 12`; the first of them when there are very many.
fn ranges(numbers: &[usize]) -> String {
    const MOST: usize = 20;
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for &number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let written = ranges.iter().take(MOST).map(|&(first, last)| match last - first {
        0 => first.to_string(),
        _ => format!("{first}–{last}"),
    });
    let more = (ranges.len() > MOST).then(|| "…".to_owned());
    written.chain(more).collect::<Vec<_>>().join(", ")
}

pub(super) fn side(seat: Seat) -> Text {
    match seat.0 {
        0 => text!("stone-chess-white"),
        1 => text!("stone-chess-black"),
        2 => text!("stone-chess-green"),
        _ => text!("stone-chess-red"),
    }
}

/// What stops the reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// What looks like a turn may not be played.
    Refused {
        /// The turn as it was read.
        written: String,
        /// Why.
        refusal: ActionErrorKind,
    },
    /// A turn is told to be somebody's whose turn it is not.
    OtherSide {
        /// Whose it is told to be.
        told: Seat,
        /// Whose turn it is.
        mover: Seat,
    },
    /// Turns after a draw that the rules declare.
    Over,
    /// Not three or four.
    Players {
        /// What is written.
        found: String,
    },
    /// Neither way of the lions.
    Lion {
        /// What is written.
        found: String,
    },
    /// The position to begin with is refused.
    Start {
        /// Why.
        why: Text,
    },
    /// More bytes than a thread may have.
    TooLong {
        /// How many there may be.
        most: usize,
    },
    /// More turns than a game may have here.
    TooMany {
        /// How many there may be.
        most: usize,
    },
    /// Nobody waits for it any more.
    Cancelled,
}

impl Trouble {
    fn text(&self) -> Text {
        match self {
            Trouble::Refused { written, refusal } => {
                text!("stone-chess-thread-refused", written = quote(written), reason = refusal.text())
            }
            Trouble::OtherSide { told, mover } => {
                text!("stone-chess-thread-other-side", told = side(*told), mover = side(*mover))
            }
            Trouble::Over => text!("stone-chess-thread-over"),
            Trouble::Players { found } => text!("stone-chess-thread-players", found = found.as_str()),
            Trouble::Lion { found } => text!("stone-chess-thread-lion", found = found.as_str()),
            Trouble::Start { why } => text!("stone-chess-thread-start", why = why.clone()),
            Trouble::TooLong { most } => text!("stone-chess-thread-too-long", most = *most),
            Trouble::Cancelled => text!("work-cancelled"),
            Trouble::TooMany { most } => text!("stone-chess-thread-too-many", most = *most),
        }
    }
}

/// A thread that is no game, with the place where it stops being one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThreadError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub trouble: Trouble,
    /// The last line before it that was passed over although there is a turn in it: perhaps that one is missing.
    pub passed: Option<usize>,
}

impl From<ThreadError> for Fault {
    fn from(error: ThreadError) -> Fault {
        let (line, why) = (error.line, error.trouble.text());
        Fault(match error.passed {
            _ if error.trouble == Trouble::Cancelled => why,
            None => text!("stone-chess-thread-at", line = line, why = why),
            Some(passed) => text!("stone-chess-thread-at-after", line = line, why = why, passed = passed),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::ranges;

    #[test]
    fn line_numbers_are_joined() {
        assert_eq!(ranges(&[1, 5, 6, 7, 12]), "1, 5–7, 12");
        assert_eq!(ranges(&(0..30).map(|number| number * 2).collect::<Vec<_>>()).split(", ").count(), 21);
    }
}
