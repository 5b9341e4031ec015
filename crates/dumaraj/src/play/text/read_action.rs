//! Reading actions. What is written must be an action of the position, in the canonical form.

use super::action_error::{ActionError, ActionErrorKind};
use super::bits::{read_bit, read_line};
use super::explain::explain;
use crate::Mob;
use crate::play::{Board, Cut, Move};
use skazka_square::Cell;

/// An action as it stands written, whether possible or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Written {
    /// `S@13`
    Placement { mob: Mob, to: Cell },
    /// `13-24`, `13x24`, `73=F`; `captures` is `None` for a promotion in place.
    Turn { from: Cell, to: Cell, captures: Option<bool>, becomes: Option<Mob>, cut: Option<Cut> },
}

impl Written {
    /// The action that is meant.
    pub fn action(self) -> Move {
        match self {
            Written::Placement { mob, to } => Move::placement(mob, to),
            Written::Turn { from, to, captures, becomes, cut } => {
                Move::step(from, to, becomes, captures == Some(true)).cutting(cut)
            }
        }
    }
}

impl Board {
    /// Reads an action of this position.
    ///
    /// # Errors
    /// With the precise reason why it is not one.
    pub fn read_action(&self, written: &str) -> Result<Move, ActionError> {
        let read = Reader { text: written, at: 0 }.action().map_err(|refusal| ActionError::new(written, refusal))?;
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let meant = read.action();
        if actions.contains(&meant) {
            return Ok(meant);
        }
        Err(ActionError::new(written, explain(self, &actions, read)))
    }
}

/// Takes notation from the front of a text.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn action(mut self) -> Result<Written, ActionErrorKind> {
        let placement = self.text.as_bytes().get(1) == Some(&b'@');
        let written = if placement { self.placement()? } else { self.turn()? };
        if self.at == self.text.len() { Ok(written) } else { Err(self.unreadable()) }
    }

    fn unreadable(&self) -> ActionErrorKind {
        ActionErrorKind::Unreadable { offset: self.at }
    }

    fn placement(&mut self) -> Result<Written, ActionErrorKind> {
        let mob = self.mob()?;
        self.at += 1;
        Ok(Written::Placement { mob, to: self.bit()? })
    }

    fn turn(&mut self) -> Result<Written, ActionErrorKind> {
        let from = self.bit()?;
        let captures = match self.peek() {
            Some(b'-') => Some(false),
            Some(b'x') => Some(true),
            Some(b'=') => None,
            _ => return Err(self.unreadable()),
        };
        let to = if captures.is_some() {
            self.at += 1;
            let bit = self.bit()?;
            if bit == from {
                self.at -= 2;
                return Err(self.unreadable());
            }
            bit
        } else {
            from
        };
        let becomes = if self.take(b'=') { Some(self.mob()?) } else { None };
        let cut = if self.take(b'[') { Some(self.cut()?) } else { None };
        Ok(Written::Turn { from, to, captures, becomes, cut })
    }

    fn cut(&mut self) -> Result<Cut, ActionErrorKind> {
        let by_row = self.take(b'r');
        if !by_row && !self.take(b'c') {
            return Err(self.unreadable());
        }
        let Some(line) = self.peek().and_then(read_line) else { return Err(self.unreadable()) };
        self.at += 1;
        if !self.take(b']') {
            return Err(self.unreadable());
        }
        Ok(if by_row { Cut::Row(line) } else { Cut::Column(line) })
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let taken = self.peek() == Some(byte);
        self.at += usize::from(taken);
        taken
    }

    fn bit(&mut self) -> Result<Cell, ActionErrorKind> {
        let bit = self.text.get(self.at..self.at + 2).and_then(read_bit).ok_or_else(|| self.unreadable())?;
        self.at += 2;
        Ok(bit)
    }

    fn mob(&mut self) -> Result<Mob, ActionErrorKind> {
        let mob = self.peek().and_then(|letter| Mob::from_letter(char::from(letter)));
        let mob = mob.ok_or_else(|| self.unreadable())?;
        self.at += 1;
        Ok(mob)
    }
}
