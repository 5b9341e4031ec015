//! The notation of actions, without asking whether they are legal.

use crate::play::geometry::{Cell, Geometry};
use crate::play::state::{NORTH, SOUTH};
use crate::play::text::write::{UNKNOWN, side_word};
use crate::play::unit::Disc;
use skazka_core::Seat;

/// The mark of a covered cell, with the face that was turned where it is told.
pub(super) type Mark = Option<Option<Disc>>;

/// An action as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Written {
    End,
    Coin(Seat),
    Roll(u8),
    Turned(Disc),
    /// A walk, merge or trap: whether with `+`, and the mark of a covered cell.
    Plain {
        from: Cell,
        merges: bool,
        to: Cell,
        mark: Mark,
    },
    Attack {
        earlier: Vec<(Cell, Cell)>,
        last: Cell,
        target: Cell,
    },
    Split {
        stack: Cell,
        exits: Vec<(Cell, Mark)>,
    },
}

/// Why it is no notation at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Unreadable {
    /// From this offset on, in bytes.
    At(usize),
    /// This name has the form of a cell's, but the board has no such cell.
    NoCell(String),
}

/// Reads an action of a board.
pub(super) fn parse(geometry: &Geometry, written: &str) -> Result<Written, Unreadable> {
    if let Some(word) = single_word(written) {
        return Ok(word);
    }
    let mut reader = Reader { geometry, written, at: 0 };
    let action = reader.action()?;
    if reader.at == written.len() { Ok(action) } else { Err(Unreadable::At(reader.at)) }
}

/// What is no sequence of cells: the end of a turn, and what chance says.
fn single_word(written: &str) -> Option<Written> {
    let coin = [SOUTH, NORTH].into_iter().find(|&seat| written == side_word(seat == SOUTH));
    if let Some(seat) = coin {
        return Some(Written::Coin(seat));
    }
    let mut letters = written.chars();
    match (letters.next()?, letters.as_str()) {
        ('.', "") => Some(Written::End),
        (sign, "") => Disc::from_sign(sign).map(Written::Turned),
        ('1'..='9', _) => written.strip_suffix(':')?.parse().ok().map(Written::Roll),
        _ => None,
    }
}

struct Reader<'a> {
    geometry: &'a Geometry,
    written: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.written[self.at..]
    }

    /// Takes the sign if it comes next.
    fn takes(&mut self, sign: char) -> bool {
        let next = self.rest().starts_with(sign);
        if next {
            self.at += sign.len_utf8();
        }
        next
    }

    fn cell(&mut self) -> Result<Cell, Unreadable> {
        let rest = self.rest();
        let letters = rest.bytes().take_while(u8::is_ascii_lowercase).count();
        let digits = rest.bytes().skip(letters).take_while(u8::is_ascii_digit).count();
        if letters == 0 || digits == 0 {
            return Err(Unreadable::At(self.at));
        }
        let name = &rest[..letters + digits];
        let cell = self.geometry.named(name).ok_or_else(|| Unreadable::NoCell(name.to_owned()))?;
        self.at += letters + digits;
        Ok(cell)
    }

    fn mark(&mut self) -> Mark {
        if !self.takes(UNKNOWN) {
            return None;
        }
        let face = self.rest().chars().next().and_then(Disc::from_sign);
        self.at += usize::from(face.is_some());
        Some(face)
    }

    fn action(&mut self) -> Result<Written, Unreadable> {
        let from = self.cell()?;
        if self.takes('/') {
            return self.split(from);
        }
        if self.takes('+') {
            return Ok(Written::Plain { from, merges: true, to: self.cell()?, mark: None });
        }
        if self.takes('x') {
            return Ok(Written::Attack { earlier: Vec::new(), last: from, target: self.cell()? });
        }
        if self.takes(',') {
            return self.attack(vec![(from, from)]);
        }
        if !self.takes('-') {
            return Err(Unreadable::At(self.at));
        }
        let to = self.cell()?;
        if self.takes(',') {
            return self.attack(vec![(from, to)]);
        }
        Ok(Written::Plain { from, merges: false, to, mark: self.mark() })
    }

    /// The attackers after the first.
    fn attack(&mut self, mut earlier: Vec<(Cell, Cell)>) -> Result<Written, Unreadable> {
        loop {
            let from = self.cell()?;
            if self.takes('x') {
                return Ok(Written::Attack { earlier, last: from, target: self.cell()? });
            }
            let stand = if self.takes('-') { self.cell()? } else { from };
            earlier.push((from, stand));
            if !self.takes(',') {
                return Err(Unreadable::At(self.at));
            }
        }
    }

    fn split(&mut self, stack: Cell) -> Result<Written, Unreadable> {
        let mut exits = Vec::new();
        loop {
            let exit = self.cell()?;
            exits.push((exit, self.mark()));
            if !self.takes(',') {
                return Ok(Written::Split { stack, exits });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Which;

    fn parsed(written: &str) -> Result<Written, Unreadable> {
        parse(Geometry::of(Which::Hivvayo), written)
    }

    #[test]
    fn the_sign_of_an_attack_is_no_row() {
        let cell = |name| Geometry::of(Which::Hivvayo).named(name).unwrap();
        let (x5, x6, xx) = (cell("x5"), cell("x6"), cell("ax7"));
        assert_eq!(parsed("x5xx6"), Ok(Written::Attack { earlier: vec![], last: x5, target: x6 }));
        assert_eq!(parsed("x5,x6xax7"), Ok(Written::Attack { earlier: vec![(x5, x5)], last: x6, target: xx }));
        let with_stand = Written::Attack { earlier: vec![(x5, xx)], last: x6, target: xx };
        assert_eq!(parsed("x5-ax7,x6xax7"), Ok(with_stand));
    }

    #[test]
    fn what_is_no_notation_is_told_where() {
        for (written, at) in [
            ("", 0),
            ("..", 0),
            ("a1", 2),
            ("a1-", 3),
            ("a1-b1!", 5),
            ("a1-b1?+x", 7),
            ("a1,b1", 5),
            ("a1,b1,", 6),
            ("a1-b1xc1", 5),
            ("a1/", 3),
            ("a1/b1,", 6),
            ("a1+b1?", 5),
            ("0:", 0),
            ("5", 0),
            ("é", 0),
            ("a1-é", 3),
        ] {
            assert_eq!(parsed(written), Err(Unreadable::At(at)), "{written}");
        }
        assert_eq!(parsed("a1-a71"), Err(Unreadable::NoCell("a71".to_owned())));
        assert_eq!(parsed("a01-a2"), Err(Unreadable::NoCell("a01".to_owned())));
    }
}
