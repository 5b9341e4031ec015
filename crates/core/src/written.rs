//! Written positions taken apart: a line of fields, and what is wrong with one of them, where.
//!
//! ```text
//!   4k/... w a1,h8 - 0 12        whole    offset 0
//!   ------ - ----- - - --        fields   offset of each in the line
//! ```

use crate::{Fault, Text, text};
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
    fn numbers_are_written_in_one_way() {
        let number = |text| plain_number::<u16>(text);
        assert_eq!([number("0"), number("65535")], [Some(0), Some(65_535)]);
        assert!(["", "00", "07", "+7", "-0", "65536", "7 ", "٧"].into_iter().all(|text| number(text).is_none()));
    }
}
