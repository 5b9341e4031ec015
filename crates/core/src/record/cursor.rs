//! Where a reader of records stands in the text.

use crate::{Fault, Text, quote, steps, text};

/// The rest of the text, and its place: line and column in characters, from 1.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Cursor<'a> {
    /// The beginning of `text`; a byte order mark is passed over.
    pub(super) fn new(text: &'a str) -> Cursor<'a> {
        Cursor { rest: text.strip_prefix('\u{feff}').unwrap_or(text), line: 1, column: 1 }
    }

    /// What is not read yet.
    pub(super) fn rest(&self) -> &'a str {
        self.rest
    }

    /// The next character.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Takes the next character.
    pub(super) fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        steps::count(1);
        self.rest = &self.rest[next.len_utf8()..];
        match next {
            '\n' => (self.line, self.column) = (self.line + 1, 1),
            _ => self.column += 1,
        }
        Some(next)
    }

    /// Takes characters as long as they are wanted.
    pub(super) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let from = self.rest;
        while self.peek().is_some_and(&wanted) {
            self.next();
        }
        &from[..from.len() - self.rest.len()]
    }

    /// Passes over white space.
    pub(super) fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// Refuses what stands here.
    pub(super) fn expected(&self, expected: Text) -> Fault {
        let found = match self.peek() {
            None => text!("record-found-end"),
            Some(_) => text!("record-found", found = quote(self.rest.lines().next().unwrap_or_default())),
        };
        self.refuse(text!("record-expected", expected = expected, found = found))
    }

    /// Says what is wrong here.
    pub(super) fn refuse(&self, why: Text) -> Fault {
        text!("record-at", line = self.line, column = self.column, why = why).into()
    }
}
