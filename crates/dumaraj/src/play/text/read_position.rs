//! Reading positions: everything is checked, nothing is guessed.

use super::bits::{read_bit, read_line};
use super::position_error::{Field, PositionError, Problem};
use crate::play::{ATTACKER, BLOCKER, Board};
use crate::setup::setup;
use crate::{Kind, Level, Mob, Rules};
use skazka_core::Seat;
use skazka_square::{Cell, Rect};

/// Longer than any position: 12 rows, 144 marks, two numbers.
const LONGEST: usize = 1024;

type Part<'a> = skazka_core::Part<'a, Field>;

impl Board {
    /// Reads a position of a game by these rules, in the form that `Display` writes.
    ///
    /// # Errors
    /// With the field, the offset in bytes, and what was expected.
    pub fn read(rules: &Rules, written: &str) -> Result<Board, PositionError> {
        let [rows, side, location, marks, quiet, turn] = fields(written)?;
        let mover = read_side(side)?;
        let mut board = Board::new(rules);
        board.set_location(read_location(rules, location)?);
        read_rows(rules, &mut board, rows)?;
        read_marks(rules, &mut board, marks)?;
        board.set_counters(mover, quiet.number(0)?, turn.number(1)?);
        check_whole(&board, rows, side)?;
        Ok(board)
    }
}

fn fields(written: &str) -> Result<[Part<'_>; 6], PositionError> {
    let whole = Part { field: Field::Whole, offset: 0, text: written }.no_longer_than(LONGEST)?;
    let names = [Field::Board, Field::Side, Field::Location, Field::Marks, Field::Quiet, Field::Turn];
    let parts: Vec<_> = whole.split(' ').collect();
    let Ok(mut parts) = <[Part; 6]>::try_from(parts.as_slice()) else {
        return whole.refuse(0, Problem::FieldCount { found: parts.len() });
    };
    parts.iter_mut().zip(names).for_each(|(part, name)| part.field = name);
    Ok(parts)
}

fn read_side(part: Part) -> Result<Seat, PositionError> {
    match part.text {
        "a" => Ok(ATTACKER),
        "d" => Ok(BLOCKER),
        found => part.refuse(0, Problem::Side { found: found.to_owned() }),
    }
}

fn read_location(rules: &Rules, part: Part) -> Result<Rect, PositionError> {
    let [first_row, b'-', last_row, b',', first_column, b'-', last_column] = *part.text.as_bytes() else {
        return part.refuse(0, Problem::LocationForm { found: part.text.to_owned() });
    };
    let lines = [first_row, last_row, first_column, last_column].map(read_line);
    let [Some(first_row), Some(last_row), Some(first_column), Some(last_column)] = lines else {
        return part.refuse(0, Problem::LocationForm { found: part.text.to_owned() });
    };
    if first_row > last_row || last_row >= rules.size {
        return part.refuse(0, Problem::LocationLines { size: rules.size });
    }
    if first_column > last_column || last_column >= rules.size {
        return part.refuse(4, Problem::LocationLines { size: rules.size });
    }
    Ok(Rect { first_row, last_row, first_column, last_column })
}

fn read_rows(rules: &Rules, board: &mut Board, part: Part) -> Result<(), PositionError> {
    let rows: Vec<_> = part.split('/').collect();
    if rows.len() != usize::from(rules.size) {
        return part.refuse(0, Problem::RowCount { found: rows.len(), expected: rules.size });
    }
    rows.into_iter().zip((0..rules.size).rev()).try_for_each(|(text, row)| read_row(rules, board, text, row))
}

fn read_row(rules: &Rules, board: &mut Board, part: Part, row: u8) -> Result<(), PositionError> {
    let mut column = 0;
    let mut rest = part.text.char_indices().peekable();
    while let Some((inside, letter)) = rest.next() {
        if letter.is_ascii_digit() {
            let mut end = inside + 1;
            while rest.next_if(|(_, next)| next.is_ascii_digit()).is_some() {
                end += 1;
            }
            column += read_run(part, inside, &part.text[inside..end])?;
        } else {
            read_mob(rules, board, part, (inside, letter), Cell::new(row, column.min(12) as u8))?;
            column += 1;
        }
    }
    if column == usize::from(rules.size) {
        return Ok(());
    }
    part.refuse(0, Problem::RowLength { row, found: column, expected: rules.size })
}

fn read_run(part: Part, inside: usize, digits: &str) -> Result<usize, PositionError> {
    match digits.parse() {
        Ok(run @ 1..=12) if !digits.starts_with('0') => Ok(run),
        _ => part.refuse(inside, Problem::Run { found: digits.to_owned() }),
    }
}

/// Puts one mob on the board. A bit beyond the row's end is left to the check of its length.
fn read_mob(
    rules: &Rules,
    board: &mut Board,
    part: Part,
    (inside, letter): (usize, char),
    bit: Option<Cell>,
) -> Result<(), PositionError> {
    let Some(mob) = Mob::from_letter(letter.to_ascii_uppercase()) else {
        return part.refuse(inside, Problem::UnknownLetter { found: letter });
    };
    let seat = if letter.is_ascii_uppercase() { ATTACKER } else { BLOCKER };
    let most = most(rules, seat, mob);
    if most == 0 {
        return part.refuse(inside, Problem::NotPlayed { mob });
    }
    let standing = board.mobs().filter(|&(_, whose, other)| (whose, other) == (seat, mob)).count();
    if standing >= usize::from(most) {
        let problem = if mob == Mob::Raj { Problem::SecondRaj { seat } } else { Problem::TooMany { mob, most } };
        return part.refuse(inside, problem);
    }
    let Some(bit) = bit.filter(|bit| bit.column() < rules.size) else { return Ok(()) };
    if !board.location().contains(bit) {
        return part.refuse(inside, Problem::OutsideLocation { bit });
    }
    board.place(seat, mob, bit);
    Ok(())
}

/// How many mobs of a kind a seat can have at most; promotion is not limited by kits (`rules/dumaraj.md §4`).
fn most(rules: &Rules, seat: Seat, mob: Mob) -> u8 {
    const ANY: u8 = u8::MAX;
    let any_if = |possible| if possible { ANY } else { 0 };
    match (rules.kind, mob) {
        (Kind::Goniki(gons), Mob::Gon) => gons,
        (Kind::Hunters(_), Mob::Raj) => u8::from(seat == BLOCKER),
        (Kind::Hunters(kit), Mob::Slod) if seat == ATTACKER => kit.slods,
        (Kind::Hunters(kit), Mob::Lod) if seat == ATTACKER => kit.lods,
        (Kind::Hunters(kit), Mob::Gon) if seat == ATTACKER => kit.gons,
        (Kind::Goniki(_) | Kind::Hunters(_), _) => 0,
        (Kind::Eralash(kit), Mob::Raj) => kit.rajs.min(1),
        (Kind::Eralash(kit), Mob::Slod) => any_if(kit.slods > 0),
        (Kind::Eralash(kit), Mob::Lod) => any_if(kit.lods > 0),
        (Kind::Eralash(kit), Mob::Gon) => any_if(kit.gons > 0),
        (Kind::Eralash(_), _) => 0,
        (Kind::Setup(_), Mob::Raj) => 1,
        (Kind::Setup(number), _) => {
            let drawn = |mob| setup(number).is_some_and(|setup| setup.has(mob));
            let promoted = drawn(Mob::Piksa) && (mob != Mob::Trigon || rules.level == Level::Red);
            any_if(drawn(mob) || mob != Mob::Piksa && promoted)
        }
    }
}

fn read_marks(rules: &Rules, board: &mut Board, part: Part) -> Result<(), PositionError> {
    if part.text == "-" {
        return Ok(());
    }
    if !matches!(rules.kind, Kind::Goniki(_)) {
        return part.refuse(0, Problem::NoMarks { found: part.text.to_owned() });
    }
    part.split(',').try_for_each(|part| {
        let Some(bit) = read_bit(part.text) else {
            return part.refuse(0, Problem::Bit { found: part.text.to_owned() });
        };
        let problem = if !board.location().contains(bit) {
            Problem::MarkOutside { bit }
        } else if board.mob_at(bit).is_some() {
            Problem::MarkOccupied { bit }
        } else if board.is_marked(bit) {
            Problem::MarkTwice { bit }
        } else {
            board.mark(bit);
            return Ok(());
        };
        part.refuse(0, problem)
    })
}

/// What only the fields together show.
fn check_whole(board: &Board, rows: Part, side: Part) -> Result<(), PositionError> {
    if board.is_placing() {
        let expected = board.placer();
        return if expected == board.mover() { Ok(()) } else { side.refuse(0, Problem::OtherPlaces { expected }) };
    }
    let set_ups_to_come = board.turn() == 1 && board.mobs().next().is_none();
    if !set_ups_to_come && board.is_beaten(ATTACKER) && board.is_beaten(BLOCKER) {
        return rows.refuse(0, Problem::BothBeaten);
    }
    Ok(())
}
