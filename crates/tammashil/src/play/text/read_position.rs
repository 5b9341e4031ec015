//! Reading positions: everything is checked, nothing is guessed.

use super::position_error::{Field, PositionError, Problem};
use super::write::{TURNING, UNKNOWN};
use crate::play::geometry::{Cell, Geometry};
use crate::play::state::{NORTH, SOUTH, State};
use crate::play::unit::{Byte, Content, Disc, Faces, Kind, Unit};
use crate::rules::{Rules, Steps};
use skazka_core::plain_number;
use std::iter::Peekable;
use std::str::CharIndices;

/// Longer than any position: every cell of Hivvayo with a letter and all marks.
const LONGEST: usize = 64 * 1024;

type Part<'a> = skazka_core::Part<'a, Field>;

impl State {
    /// Reads a position of a game by these rules, in the form that [`State::write`] writes.
    ///
    /// # Errors
    /// With the field, the offset in bytes, and what was expected.
    pub fn read(rules: Rules, written: &str) -> Result<State, PositionError> {
        let ([rows, side, steps, quiet, turn], discs) = fields(written)?;
        let mut state = State::empty(rules);
        let units = read_rows(&mut state, rows)?;
        read_side(&mut state, side)?;
        read_steps(&mut state, steps)?;
        state.quiet = quiet.number(0)?;
        state.turn = turn.number(1)?;
        if !state.tossed && (state.quiet, state.turn) != (0, 1) {
            let (part, expected) = if state.quiet == 0 { (turn, "1") } else { (quiet, "0") };
            return part.refuse(0, Problem::BeforeCoin { expected });
        }
        check_units(&mut state, rows, &units)?;
        let end = Part { field: Field::Discs, ..turn }.after(turn.text.len());
        read_discs(&mut state, rows, discs, end)?;
        if state.priests == [0, 0] {
            return rows.refuse(0, Problem::BothBeaten);
        }
        state.key = state.recomputed_key();
        Ok(state)
    }
}

fn fields(written: &str) -> Result<([Part<'_>; 5], Option<Part<'_>>), PositionError> {
    let whole = Part { field: Field::Whole, offset: 0, text: written }.no_longer_than(LONGEST)?;
    let names = [Field::Board, Field::Side, Field::Steps, Field::Quiet, Field::Turn];
    let parts: Vec<_> = whole.split(' ').collect();
    let (five, discs) = match parts.as_slice() {
        [five @ .., discs] if five.len() == names.len() => (five, Some(Part { field: Field::Discs, ..*discs })),
        five => (five, None),
    };
    let Ok(mut five) = <[Part; 5]>::try_from(five) else {
        return whole.refuse(0, Problem::FieldCount { found: parts.len() });
    };
    five.iter_mut().zip(names).for_each(|(part, name)| part.field = name);
    Ok((five, discs))
}

/// A unit read with where it was read, so that what only other fields show can be told there.
struct Found {
    inside: usize,
    cell: Cell,
    unit: Unit,
    turning: bool,
}

fn read_rows(state: &mut State, part: Part) -> Result<Vec<Found>, PositionError> {
    let rows: Vec<_> = part.split('/').collect();
    let expected = state.geometry.rows();
    if rows.len() != expected {
        return part.refuse(0, Problem::RowCount { found: rows.len(), expected });
    }
    let mut units = Vec::new();
    for (text, row) in rows.into_iter().zip((0..expected).rev()) {
        let mut reader =
            Row { part: text, rest: text.text.char_indices().peekable(), board: part.offset, row, column: 0 };
        reader.read(state, &mut units)?;
    }
    Ok(units)
}

/// One row as it is read.
struct Row<'a> {
    part: Part<'a>,
    rest: Peekable<CharIndices<'a>>,
    /// The offset of the whole board.
    board: usize,
    row: usize,
    column: usize,
}

impl Row<'_> {
    fn read(&mut self, state: &mut State, units: &mut Vec<Found>) -> Result<(), PositionError> {
        while let Some((inside, letter)) = self.rest.next() {
            if letter.is_ascii_digit() {
                self.column += self.read_run(state.geometry, inside)?;
                continue;
            }
            let cell = state.geometry.cells_of_row(self.row).nth(self.column);
            self.column += 1;
            if letter == UNKNOWN || Disc::from_sign(letter).is_some() {
                self.read_disc(state, inside, letter, cell)?;
            } else {
                self.read_unit(state, inside, letter, cell, units)?;
            }
        }
        let expected = state.geometry.width(self.row);
        if self.column == expected {
            return Ok(());
        }
        self.part.refuse(0, Problem::RowLength { row: self.row, found: self.column, expected })
    }

    fn read_run(&mut self, geometry: &Geometry, inside: usize) -> Result<usize, PositionError> {
        let mut end = inside + 1;
        while self.rest.next_if(|(_, next)| next.is_ascii_digit()).is_some() {
            end += 1;
        }
        let digits = &self.part.text[inside..end];
        let most = geometry.width(geometry.middle_row());
        match digits.parse() {
            Ok(run) if (1..=most).contains(&run) && !digits.starts_with('0') => Ok(run),
            _ => self.part.refuse(inside, Problem::Run { found: digits.to_owned(), most }),
        }
    }

    /// A cell beyond the row's end is left to the check of its length; so are units there.
    fn read_disc(&self, state: &mut State, inside: usize, sign: char, cell: Option<Cell>) -> Result<(), PositionError> {
        let Some(cell) = cell else { return Ok(()) };
        if !state.belt().any(|covered| covered == cell) {
            return self.part.refuse(inside, Problem::OffBelt { cell: state.geometry.name(cell) });
        }
        state.put(cell, Byte::covered(Disc::from_sign(sign)));
        Ok(())
    }

    fn read_unit(
        &mut self,
        state: &mut State,
        inside: usize,
        letter: char,
        cell: Option<Cell>,
        units: &mut Vec<Found>,
    ) -> Result<(), PositionError> {
        let Some(kind) = Kind::from_letter(letter.to_ascii_uppercase()) else {
            let problem = match letter {
                '\'' | '!' | '~' | TURNING => Problem::MarkWithoutUnit { found: letter },
                found => Problem::UnknownLetter { found },
            };
            return self.part.refuse(inside, problem);
        };
        let seat = if letter.is_ascii_uppercase() { SOUTH } else { NORTH };
        if kind == Kind::RightPriest && state.numbers().priests < 2 {
            return self.part.refuse(inside, Problem::NotPlayed { unit: letter });
        }
        let mut mark = |sign: char| self.rest.next_if(|&(_, next)| next == sign).is_some();
        let unit = Unit { seat, kind, veteran: mark('\''), moved: mark('!'), fragment: mark('~') };
        let turning = mark(TURNING);
        if let Some(mark) = impossible_mark(unit, turning) {
            return self.part.refuse(inside, Problem::MarkNotForUnit { mark, unit: letter });
        }
        let Some(cell) = cell else { return Ok(()) };
        if kind.is_priest() && units.iter().any(|other| (other.unit.seat, other.unit.kind) == (seat, kind)) {
            return self.part.refuse(inside, Problem::SecondPriest { unit: letter });
        }
        state.put(cell, if turning { Byte::turning(unit) } else { Byte::unit(unit) });
        units.push(Found { inside: self.part.offset + inside - self.board, cell, unit, turning });
        Ok(())
    }
}

/// A mark that a unit can never have: priests neither merge nor split nor fall into traps; a stack is a fragment only when
/// it left and grew by a good disc or a promotion; a disc is being turned only under a single that has moved.
fn impossible_mark(unit: Unit, turning: bool) -> Option<char> {
    if unit.veteran && unit.kind.is_priest() {
        return Some('\'');
    }
    let may_be_fragment = match unit.kind {
        Kind::Single => true,
        Kind::Double => unit.moved,
        Kind::Triple => unit.moved && unit.veteran,
        _ => false,
    };
    if unit.fragment && !may_be_fragment {
        return Some('~');
    }
    (turning && (unit.kind != Kind::Single || !unit.moved)).then_some(TURNING)
}

fn read_side(state: &mut State, part: Part) -> Result<(), PositionError> {
    (state.mover, state.tossed) = match part.text {
        "s" => (SOUTH, true),
        "n" => (NORTH, true),
        "-" => (SOUTH, false),
        found => return part.refuse(0, Problem::Side { found: found.to_owned() }),
    };
    Ok(())
}

fn read_steps(state: &mut State, part: Part) -> Result<(), PositionError> {
    if !state.tossed && part.text != "-" {
        return part.refuse(0, Problem::BeforeCoin { expected: "-" });
    }
    let rolled = matches!(state.numbers().steps, Steps::Die(_));
    if part.text == "-" && (rolled || !state.tossed) {
        (state.left, state.roll) = (0, 0);
        return Ok(());
    }
    let numbers = part.text.split_once('/').and_then(|(left, roll)| Some((plain_number(left)?, plain_number(roll)?)));
    let Some((left, roll)) = numbers else {
        let found = part.text.to_owned();
        return part.refuse(0, if rolled { Problem::StepsForm { found } } else { Problem::FixedStepsForm { found } });
    };
    let rolls = state.rolls();
    if !rolls.contains(&roll) {
        let after = part.text.find('/').map_or(0, |slash| slash + 1);
        return part.refuse(after, Problem::Roll { found: roll, least: *rolls.start(), most: *rolls.end() });
    }
    if left > roll {
        return part.refuse(0, Problem::StepsLeft { left, roll });
    }
    (state.left, state.roll) = (left, roll);
    Ok(())
}

/// What units may be only by the fields after the board.
fn check_units(state: &mut State, rows: Part, units: &[Found]) -> Result<(), PositionError> {
    let begun = state.roll > 0;
    for found in units.iter().filter(|found| found.unit.moved || found.unit.fragment) {
        let cell = || state.geometry.name(found.cell);
        if !begun {
            return rows.refuse(found.inside, Problem::MarkBeforeTurn { cell: cell() });
        }
        if found.unit.seat != state.mover {
            return rows.refuse(found.inside, Problem::MarkOfOther { cell: cell() });
        }
    }
    let mut turning: Vec<_> = units.iter().filter(|found| found.turning).collect();
    turning.sort_unstable_by_key(|found| found.cell);
    for (nth, found) in turning.iter().enumerate() {
        let cell = || state.geometry.name(found.cell);
        if !state.belt().any(|covered| covered == found.cell) {
            return rows.refuse(found.inside, Problem::OffBelt { cell: cell() });
        }
        if nth >= 2 || nth == 1 && turning.iter().any(|found| !found.unit.fragment) {
            return rows.refuse(found.inside, Problem::TurnedTooMany { cell: cell() });
        }
        state.turning[nth] = Some(found.cell);
    }
    Ok(())
}

/// What is left among unknown discs; `end` is where that would stand if it is not written.
fn read_discs(state: &mut State, rows: Part, part: Option<Part>, end: Part) -> Result<(), PositionError> {
    let covered = |disc| state.belt().filter(|&cell| state.content(cell) == Content::Covered(disc)).count() as u16;
    let unknown = covered(None) + state.being_turned().count() as u16;
    let hidden = match part {
        None if unknown > 0 => return end.refuse(0, Problem::DiscsMissing { unknown }),
        None => Faces::default(),
        Some(part) => read_faces(part)?,
    };
    if hidden.total() != unknown {
        return part.unwrap_or(end).refuse(0, Problem::DiscsCount { found: hidden.total(), unknown });
    }
    for disc in Disc::ALL {
        let most = state.rules.discs().of(disc);
        if u16::from(hidden.of(disc)) + covered(Some(disc)) > u16::from(most) {
            let problem = Problem::TooManyDiscs { disc, most };
            return match nth_disc(rows, disc, most.into()) {
                Some(inside) => rows.refuse(inside, problem),
                None => part.unwrap_or(end).refuse(0, problem),
            };
        }
    }
    state.hidden = hidden;
    Ok(())
}

/// Where in the rows the first disc of a face lies that comes after so many of them; none when they have no more.
fn nth_disc(rows: Part, disc: Disc, after: usize) -> Option<usize> {
    rows.text.match_indices(disc.sign()).nth(after).map(|(inside, _)| inside)
}

fn read_faces(part: Part) -> Result<Faces, PositionError> {
    if part.text == "-" {
        return Ok(Faces::default());
    }
    let parts = || {
        let (good, rest) = part.text.split_once('+')?;
        let (bad, rest) = rest.split_once('x')?;
        Some(Faces {
            good: plain_number(good)?,
            bad: plain_number(bad)?,
            empty: plain_number(rest.strip_suffix('o')?)?,
        })
    };
    parts().map_or_else(|| part.refuse(0, Problem::DiscsForm { found: part.text.to_owned() }), Ok)
}
