//! A written turn taken apart, whatever the position (`rules/stone-chess.md §8`).

use crate::play::kind::Kind;
use crate::play::refusal::ActionErrorKind;
use crate::play::square::Square;
use skazka_core::{Seat, quote};

/// No turn is longer; comments aside.
pub(super) const LONGEST: usize = 1000;

/// A piece as it was written, with its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Label {
    pub seat: Seat,
    pub kind: Kind,
}

/// One part of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TurnPart {
    /// `f3-e5`, `N_g f3-e5`
    Move { named: Option<Label>, from: Square, to: Square },
    /// `N_g-e5`
    Put { label: Label, to: Square },
    /// `@-a5`
    Removal(Square),
    /// `pass`
    Pass,
}

/// The parts of a turn; what follows `//` is a comment.
pub(super) fn parts(written: &str) -> Result<Vec<TurnPart>, ActionErrorKind> {
    let turn = written.split_once("//").map_or(written, |(turn, _)| turn);
    if turn.len() > LONGEST {
        return Err(ActionErrorKind::TooLong { length: turn.len() });
    }
    let mut parts = Vec::new();
    let mut offset = 0;
    let pieces: Vec<_> = turn.split(';').collect();
    for (nth, piece) in pieces.iter().enumerate() {
        let text = piece.trim();
        let last = nth + 1 == pieces.len();
        if !text.is_empty() {
            let begins = offset + piece.len() - piece.trim_start().len();
            let unreadable = || ActionErrorKind::Unreadable { part: quote(text), offset: begins };
            parts.push(part(text).ok_or_else(unreadable)?);
        } else if !last || parts.is_empty() && pieces.len() > 1 {
            return Err(ActionErrorKind::Unreadable { part: ";".to_owned(), offset: offset + piece.len() });
        }
        offset += piece.len() + 1;
    }
    if parts.is_empty() { Err(ActionErrorKind::Empty) } else { Ok(parts) }
}

fn part(text: &str) -> Option<TurnPart> {
    if text == "pass" {
        return Some(TurnPart::Pass);
    }
    let at = text.find(['-', '*'])?;
    let (before, to) = (text[..at].trim_end(), text[at + 1..].trim_start());
    let to = Square::from_name(to)?;
    let dash = text.as_bytes()[at] == b'-';
    if before == "@" {
        return dash.then_some(TurnPart::Removal(to));
    }
    if let Some(label) = label(before) {
        return Some(TurnPart::Put { label, to });
    }
    let cut = before.len().checked_sub(2).filter(|&cut| dash && before.is_char_boundary(cut))?;
    let (named, from) = (before[..cut].trim_end(), Square::from_name(&before[cut..])?);
    if named.is_empty() {
        return Some(TurnPart::Move { named: None, from, to });
    }
    Some(TurnPart::Move { named: Some(label(named)?), from, to })
}

/// A piece with its colour: `N`, `n`, `N_g`, `N_r`.
fn label(text: &str) -> Option<Label> {
    let suffixed = |suffix| text.strip_suffix(suffix);
    let (letters, seat) = match (suffixed("_g"), suffixed("_r")) {
        (Some(letters), _) => (letters, Seat(2)),
        (_, Some(letters)) => (letters, Seat(3)),
        _ => (text, Seat(u8::from(text.bytes().all(|byte| byte.is_ascii_lowercase())))),
    };
    let upper = if seat == Seat(1) { letters.to_ascii_uppercase() } else { letters.to_owned() };
    Kind::from_letters(&upper).map(|kind| Label { seat, kind })
}
