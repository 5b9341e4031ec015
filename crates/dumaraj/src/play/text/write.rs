//! Writing positions and actions.

use super::bits::{bit_name, line_name};
use crate::play::{ATTACKER, Board, Cut, Move};
use skazka_square::Cell;
use std::fmt;

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cut::Row(row) => write!(f, "r{}", line_name(*row)),
            Cut::Column(column) => write!(f, "c{}", line_name(*column)),
        }
    }
}

/// The canonical notation: `13-24`, `13x24`, `63-73=F`, `73=F`, `13-24[r6]`, `S@13`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(mob) = self.placed() {
            return write!(f, "{}@{}", mob.letter(), bit_name(self.to()));
        }
        write!(f, "{}", bit_name(self.from()))?;
        if !self.is_in_place() {
            write!(f, "{}{}", if self.captures() { 'x' } else { '-' }, bit_name(self.to()))?;
        }
        if let Some(mob) = self.becomes() {
            write!(f, "={}", mob.letter())?;
        }
        match self.cut() {
            Some(cut) => write!(f, "[{cut}]"),
            None => Ok(()),
        }
    }
}

/// The position in one line: `board side location marks quiet turn`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<_> = (0..self.size()).rev().map(|row| row_text(self, row)).collect();
        let side = if self.mover() == ATTACKER { 'a' } else { 'd' };
        write!(f, "{} {side} {} {} {} {}", rows.join("/"), location(self), marks(self), self.quiet(), self.turn())
    }
}

fn row_text(board: &Board, row: u8) -> String {
    let mut text = String::new();
    let mut run = 0;
    for bit in (0..board.size()).filter_map(|column| Cell::new(row, column)) {
        let Some((seat, mob)) = board.mob_at(bit) else {
            run += 1;
            continue;
        };
        push_run(&mut text, &mut run);
        text.push(if seat == ATTACKER { mob.letter() } else { mob.letter().to_ascii_lowercase() });
    }
    push_run(&mut text, &mut run);
    text
}

fn push_run(text: &mut String, run: &mut u8) {
    if *run > 0 {
        text.push_str(&run.to_string());
        *run = 0;
    }
}

fn location(board: &Board) -> String {
    let rect = board.location();
    let [first_row, last_row, first_column, last_column] =
        [rect.first_row, rect.last_row, rect.first_column, rect.last_column].map(line_name);
    format!("{first_row}-{last_row},{first_column}-{last_column}")
}

fn marks(board: &Board) -> String {
    let marked: Vec<_> = Cell::all(board.size()).filter(|&bit| board.is_marked(bit)).map(bit_name).collect();
    if marked.is_empty() { "-".to_owned() } else { marked.join(",") }
}
