//! Written positions taken apart: a line of fields, and what is wrong with one of them, where.
//!
//! ```text
//!   4k/... w a1,h8 - 0 12        whole    offset 0
//!   ------ - ----- - - --        fields   offset of each in the line
//! ```

use crate::{Fault, Text, quote, text};
use std::str::FromStr;

/// What can be said to a person.
pub trait Says {
    /// The words.
    fn says(&self) -> Text;
}

/// A field of a written line, or a piece of one, with the offset at which it begins.
///
/// ```
/// use skazka_core::Part;
/// let line = Part { field: "line", offset: 0, text: "ab cd" };
/// let fields: Vec<_> = line.split(' ').map(|part| (part.offset, part.text)).collect();
/// assert_eq!(fields, [(0, "ab"), (3, "cd")]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part<'a, F> {
    /// The field.
    pub field: F,
    /// Where it begins, in bytes from the beginning of the line.
    pub offset: usize,
    /// What is written.
    pub text: &'a str,
}

impl<'a, F: Copy> Part<'a, F> {
    /// Says what is wrong so many bytes inside.
    ///
    /// # Errors
    /// Always.
    pub fn refuse<T, P>(self, inside: usize, problem: P) -> Result<T, ReadError<F, P>> {
        Err(ReadError { field: self.field, offset: self.offset + inside, problem })
    }

    /// Itself, unless it is longer than so many bytes.
    ///
    /// # Errors
    /// [`LineProblem::TooLong`], where it should have ended.
    pub fn no_longer_than<P: From<LineProblem>>(self, most: usize) -> Result<Part<'a, F>, ReadError<F, P>> {
        match self.text.len() {
            length if length > most => self.refuse(most, LineProblem::TooLong { length }.into()),
            _ => Ok(self),
        }
    }

    /// The plain number that this is, at least `least`.
    ///
    /// # Errors
    /// [`LineProblem::Number`] when it is another, too large or none.
    pub fn number<P: From<LineProblem>>(self, least: u32) -> Result<u32, ReadError<F, P>> {
        match plain_number(self.text) {
            Some(number) if number >= least => Ok(number),
            _ => self.refuse(0, LineProblem::Number { found: self.text.to_owned(), least }.into()),
        }
    }

    /// The pieces between separators, with their offsets.
    pub fn split(self, between: char) -> impl Iterator<Item = Part<'a, F>> {
        let mut offset = self.offset;
        self.text.split(between).map(move |text| {
            let part = Part { offset, text, ..self };
            offset += text.len() + between.len_utf8();
            part
        })
    }

    /// What comes after so many bytes; nothing when there are not so many.
    #[must_use]
    pub fn after(self, bytes: usize) -> Part<'a, F> {
        Part { offset: self.offset + bytes, text: self.text.get(bytes..).unwrap_or_default(), ..self }
    }
}

/// A number as it is written, without signs and needless zeros; none when it is another or too large.
///
/// ```
/// use skazka_core::plain_number;
/// assert_eq!(plain_number("12"), Some(12_u8));
/// assert_eq!(plain_number::<u8>("012"), None);
/// ```
pub fn plain_number<N: FromStr>(text: &str) -> Option<N> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits && (text.len() == 1 || !text.starts_with('0')))
}

/// What may be wrong with the written position of any game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineProblem {
    /// Longer than any position.
    TooLong {
        /// How many bytes it has.
        length: usize,
    },
    /// Not a whole number, or too big.
    Number {
        /// What is there.
        found: String,
        /// The least number that may be.
        least: u32,
    },
}

impl Says for LineProblem {
    fn says(&self) -> Text {
        match self {
            LineProblem::TooLong { length } => text!("position-too-long", length = *length),
            LineProblem::Number { found, least } => {
                text!("position-number", found = quote(found), least = *least, most = u32::MAX)
            }
        }
    }
}

/// Why a written line was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadError<F, P> {
    /// The field that is wrong.
    pub field: F,
    /// Where, in bytes from the beginning of the line.
    pub offset: usize,
    /// What is wrong with it.
    pub problem: P,
}

impl<F: Says, P: Says> From<ReadError<F, P>> for Fault {
    fn from(ReadError { field, offset, problem }: ReadError<F, P>) -> Fault {
        Fault(text!("position-refused", field = field.says(), offset = offset, problem = problem.says()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Part<'_, ()> {
        Part { field: (), offset: 10, text }
    }

    #[test]
    fn pieces_know_where_they_begin() {
        let pieces: Vec<_> = line("ab/ж//d").split('/').map(|piece| (piece.offset, piece.text)).collect();
        assert_eq!(pieces, [(10, "ab"), (13, "ж"), (16, ""), (17, "d")]);
        assert_eq!(line("x4").after(1), Part { field: (), offset: 11, text: "4" });
        assert_eq!(line("ж").after(1).text, "", "no cut inside a character");
        assert_eq!(line("ab").refuse::<(), _>(1, '?'), Err(ReadError { field: (), offset: 11, problem: '?' }));
    }

    #[test]
    fn what_any_game_refuses_is_refused_where_it_is_wrong() {
        let refused = |offset, problem| Err(ReadError { field: (), offset, problem });
        assert_eq!(line("7").number::<LineProblem>(7), Ok(7));
        let number = |found: &str| LineProblem::Number { found: found.to_owned(), least: 8 };
        for wrong in ["7", "4294967296", "x"] {
            assert_eq!(line(wrong).number(8), refused(10, number(wrong)));
        }
        assert_eq!(line("abc").no_longer_than::<LineProblem>(3), Ok(line("abc")));
        assert_eq!(
            line("abcd").no_longer_than(3),
            Err(ReadError { field: (), offset: 13, problem: LineProblem::TooLong { length: 4 } })
        );
        assert_eq!(number("7").says().to_string(), r#"position-number found="7" least=8 most=4294967295"#);
    }

    #[test]
    fn numbers_are_written_in_one_way() {
        let number = |text| plain_number::<u16>(text);
        assert_eq!([number("0"), number("65535")], [Some(0), Some(65_535)]);
        assert!(["", "00", "07", "+7", "-0", "65536", "7 ", "٧"].into_iter().all(|text| number(text).is_none()));
    }
}
