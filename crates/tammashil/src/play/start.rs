//! The starting position, and discs that are shuffled, hidden or guessed (`rules/tammashil.md §1`, `§6`).

use super::geometry::Cell;
use super::state::{NORTH, SOUTH, State};
use super::unit::{Byte, Content, Disc, Faces, Kind, Unit};
use crate::rules::Rules;
use skazka_core::{Seat, Words};

impl State {
    /// The beginning of a game: nobody knows any disc, and the coin is not tossed.
    pub fn start(rules: Rules) -> State {
        let mut state = State::dealt(rules, None);
        state.change(|state| (state.tossed, state.left, state.roll) = (false, 0, 0));
        state
    }

    /// The armies as they stand at the start with South to begin; discs are shuffled by random words or else unknown.
    pub fn dealt(rules: Rules, words: Option<Words>) -> State {
        let mut state = State::empty(rules);
        for seat in [SOUTH, NORTH] {
            state.place_army(seat);
        }
        let discs = rules.discs();
        state.change(|state| state.hidden = discs);
        let belt: Vec<_> = state.belt().collect();
        belt.into_iter().for_each(|cell| state.put(cell, Byte::covered(None)));
        match words {
            Some(words) => state.shuffled(words),
            None => state,
        }
    }

    fn place_army(&mut self, seat: Seat) {
        let (rows, deep) = (self.geometry.rows(), usize::from(self.numbers().army_rows));
        let first = if seat == SOUTH { 0 } else { rows - deep };
        for cell in (first..first + deep).flat_map(|row| self.geometry.cells_of_row(row)) {
            self.put(cell, Byte::unit(Unit::new(seat, Kind::Single)));
        }
        let priests = [Kind::LeftPriest, Kind::RightPriest];
        for kind in priests.into_iter().take(self.numbers().priests.into()) {
            if let Some(corner) = self.home_of_priest(seat, kind) {
                self.put(corner, Byte::unit(Unit::new(seat, kind)));
            }
        }
    }

    /// The cells that are covered at the start.
    pub fn belt(&self) -> impl Iterator<Item = Cell> + use<> {
        let open = usize::from(self.rules.has_open_ends());
        let row = self.geometry.cells_of_row(self.geometry.middle_row());
        let covered = row.len() - 2 * open;
        row.skip(open).take(covered)
    }

    /// The same position with every unknown disc given a face at random, out of what is left: one that it could be.
    #[must_use]
    pub fn shuffled(&self, words: Words) -> State {
        let mut state = self.clone();
        let unknown: Vec<_> = self.belt().filter(|&cell| self.content(cell) == Content::Covered(None)).collect();
        for cell in unknown {
            let disc = draw(state.hidden, words());
            state.change(|state| *state.hidden.of_mut(disc) -= 1);
            state.put(cell, Byte::covered(Some(disc)));
        }
        state
    }

    /// The same position as somebody sees it who knows no covered disc.
    #[must_use]
    pub fn veiled(&self) -> State {
        let mut state = self.clone();
        for cell in self.belt() {
            if let Content::Covered(Some(disc)) = self.content(cell) {
                state.change(|state| *state.hidden.of_mut(disc) += 1);
                state.put(cell, Byte::covered(None));
            }
        }
        state
    }
}

/// The face that a random word draws out of some discs.
fn draw(left: Faces, word: u64) -> Disc {
    let nth = (word % u64::from(left.total().max(1))) as u16;
    let (good, bad) = (u16::from(left.good), u16::from(left.bad));
    if nth < good {
        Disc::Good
    } else if nth < good + bad {
        Disc::Bad
    } else {
        Disc::Empty
    }
}
