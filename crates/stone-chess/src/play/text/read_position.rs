//! Reading positions: only what can be a position is one.

use super::SIDES;
use super::position_error::{Field, PositionError, Problem, side};
use crate::Rules;
use crate::play::generate::MOST_WEAK;
use crate::play::kind::Kind;
use crate::play::placing;
use crate::play::square::{Corner, Square};
use crate::play::state::{Passed, Right, Rights, SeatStatus, State};
use crate::play::walks::PawnWalk;
use skazka_core::{Seat, plain_number};

/// No position is longer.
const LONGEST: usize = 800;
/// No player has more stones; those who could gain more stay at so many.
const MOST_STONES: u16 = u16::MAX;

type TurnPart<'a> = skazka_core::Part<'a, Field>;

impl State {
    /// Reads a position.
    ///
    /// # Errors
    /// With the field, the offset in bytes, and what was expected.
    pub fn read(rules: &Rules, written: &str) -> Result<State, PositionError> {
        let whole = TurnPart { field: Field::Whole, offset: 0, text: written }.no_longer_than(LONGEST)?;
        let fields: Vec<_> = whole.split(' ').collect();
        let &[board, mover, homes, stones, rights, passed, quiet, turn] = &fields[..] else {
            return whole.refuse(0, Problem::FieldCount { found: fields.len() });
        };
        let mut state = State::new(rules);
        let board = TurnPart { field: Field::Board, ..board };
        read_board(&mut state, board)?;
        read_mover(&mut state, TurnPart { field: Field::Mover, ..mover })?;
        read_homes(&mut state, TurnPart { field: Field::Homes, ..homes })?;
        read_stones(&mut state, TurnPart { field: Field::Stones, ..stones })?;
        read_rights(&mut state, TurnPart { field: Field::Rights, ..rights })?;
        check_board(&state, board)?;
        check_mover(&state, TurnPart { field: Field::Mover, ..mover })?;
        read_passed(&mut state, TurnPart { field: Field::Passed, ..passed })?;
        state.quiet = TurnPart { field: Field::Quiet, ..quiet }.number(0)?;
        state.turn = TurnPart { field: Field::Turn, ..turn }.number(1)?;
        Ok(state)
    }
}

fn read_board(state: &mut State, board: TurnPart) -> Result<(), PositionError> {
    let ranks: Vec<_> = board.split('/').collect();
    if ranks.len() != 8 {
        return board.refuse(0, Problem::RankCount { found: ranks.len() });
    }
    for (rank, part) in (0..8).rev().zip(ranks) {
        read_rank(state, rank, part)?;
    }
    Ok(())
}

fn read_rank(state: &mut State, rank: u8, part: TurnPart) -> Result<(), PositionError> {
    let (mut file, mut at) = (0_usize, 0);
    while let Some(letter) = part.text[at..].chars().next() {
        let (length, piece) = match letter {
            '0'..='9' => {
                let digits = part.text[at..].bytes().take_while(u8::is_ascii_digit).count();
                let found = &part.text[at..at + digits];
                if digits != 1 || !matches!(letter, '1'..='8') {
                    return part.refuse(at, Problem::Run { found: found.to_owned() });
                }
                file += usize::from(letter as u8 - b'0');
                (1, None)
            }
            '{' => {
                let Some(end) = part.text[at..].find('}') else { return part.refuse(at, Problem::OpenBrace) };
                let found = &part.text[at + 1..at + end];
                let Some(piece) = braced(found) else {
                    return part.refuse(at, Problem::Braces { found: format!("{{{found}}}") });
                };
                (end + 1, Some(piece))
            }
            _ => {
                let seat = Seat(u8::from(letter.is_ascii_lowercase()));
                let kind = Kind::from_letters(&letter.to_ascii_uppercase().to_string());
                let Some(kind) = kind else { return part.refuse(at, Problem::UnknownLetter { found: letter }) };
                (letter.len_utf8(), Some((seat, kind)))
            }
        };
        if let Some((seat, kind)) = piece {
            put(state, seat, kind, (file, rank), part, at)?;
            file += 1;
        }
        at += length;
    }
    if file == 8 { Ok(()) } else { part.refuse(0, Problem::RankLength { rank: rank + 1, found: file }) }
}

/// What stands in braces: more than one character.
fn braced(text: &str) -> Option<(Seat, Kind)> {
    let (letters, seat) = match (text.strip_suffix("_g"), text.strip_suffix("_r")) {
        (Some(letters), _) => (letters.to_owned(), Seat(2)),
        (_, Some(letters)) => (letters.to_owned(), Seat(3)),
        _ if text.len() < 2 => return None,
        _ if text.bytes().all(|byte| byte.is_ascii_lowercase()) => (text.to_ascii_uppercase(), Seat(1)),
        _ => (text.to_owned(), Seat(0)),
    };
    Kind::from_letters(&letters).map(|kind| (seat, kind))
}

fn put(
    state: &mut State,
    seat: Seat,
    kind: Kind,
    (file, rank): (usize, u8),
    part: TurnPart,
    at: usize,
) -> Result<(), PositionError> {
    if seat.index() >= state.rules.players.count() {
        return part.refuse(at, Problem::not_playing(seat, kind));
    }
    if kind == Kind::King && state.king(seat).is_some() {
        return part.refuse(at, Problem::SecondKing { side: side(seat) });
    }
    // A rank that is too long is refused at its end.
    if let Some(square) = Square::new(file.min(8) as u8, rank) {
        state.put(seat, kind, square);
    }
    Ok(())
}

fn read_mover(state: &mut State, part: TurnPart) -> Result<(), PositionError> {
    let mut letters = part.text.chars();
    let found = letters.next().filter(|_| letters.next().is_none());
    let seat = state.seats().find(|&seat| found == Some(side(seat)));
    let Some(seat) = seat else {
        let expected = state.seats().map(|seat| side(seat).to_string()).collect::<Vec<_>>().join(", ");
        return part.refuse(0, Problem::Mover { found: part.text.to_owned(), expected });
    };
    state.mover = seat;
    Ok(())
}

/// Reads `w:...,b:...,g:...` with what `read` makes of each.
fn read_entries(
    state: &mut State,
    part: TurnPart,
    examples: [&str; 4],
    mut read: impl FnMut(&mut State, Seat, TurnPart) -> Result<(), PositionError>,
) -> Result<(), PositionError> {
    let entries: Vec<_> = part.split(',').collect();
    let seats: Vec<_> = state.seats().collect();
    let shaped = |(seat, entry): (&Seat, &TurnPart)| {
        entry.text.strip_prefix(side(*seat)).is_some_and(|rest| rest.starts_with(':'))
    };
    if entries.len() != seats.len() || !seats.iter().zip(&entries).all(shaped) {
        let examples = seats.iter().zip(examples).map(|(&seat, example)| format!("{}:{example}", side(seat)));
        let expected = examples.collect::<Vec<_>>().join(",");
        return part.refuse(0, Problem::Entries { found: part.text.to_owned(), expected });
    }
    seats.into_iter().zip(entries).try_for_each(|(seat, entry)| read(state, seat, entry.after(2)))
}

fn read_homes(state: &mut State, part: TurnPart) -> Result<(), PositionError> {
    read_entries(state, part, ["a1", "h8", "a8", "h1"], |state, seat, entry| {
        let standing = match (entry.text, entry.text.strip_prefix('x')) {
            ("-", _) => SeatStatus::Placing,
            (_, Some(place)) => match plain_number::<u8>(place).filter(|place| (2..=4).contains(place)) {
                Some(place) => SeatStatus::Out(place),
                None => return entry.refuse(0, Problem::Home { found: entry.text.to_owned() }),
            },
            (name, _) => {
                let corner = Corner::ALL.into_iter().find(|corner| corner.square().to_string() == name);
                let Some(corner) = corner else {
                    return entry.refuse(0, Problem::Home { found: name.to_owned() });
                };
                if state.seats().take(seat.index()).any(|other| state.home(other) == Some(corner)) {
                    return entry.refuse(0, Problem::HomeTwice { found: name.to_owned() });
                }
                SeatStatus::Home(corner)
            }
        };
        state.standing[seat.index()] = standing;
        Ok(())
    })?;
    remember_left(state);
    check_places(state, part)
}

/// With four players the only corner that is nobody's was the home of the only one who is out.
fn remember_left(state: &mut State) {
    let mut out = state.seats().filter(|&seat| matches!(state.seat_status(seat), SeatStatus::Out(_)));
    let (Some(seat), None, 4) = (out.next(), out.next(), state.seats().count()) else { return };
    let is_free = |corner: &Corner| state.seats().all(|other| state.home(other) != Some(*corner));
    state.left.0[seat.index()] = Corner::ALL.into_iter().find(is_free);
}

/// The places of those who are out are the last ones, each once. Who gave up may be out before all have placed.
fn check_places(state: &State, part: TurnPart) -> Result<(), PositionError> {
    let seats = state.rules.players.count() as u8;
    let standing: Vec<_> = state.seats().map(|seat| state.seat_status(seat)).collect();
    let mut places: Vec<_> = standing.iter().filter_map(out_place).collect();
    if places.len() == usize::from(seats) {
        return part.refuse(0, Problem::AllOut);
    }
    places.sort_unstable();
    let first = seats + 1 - places.len() as u8;
    let ordered = places.iter().zip(first..).all(|(place, expected)| *place == expected);
    if !ordered {
        return part.refuse(0, Problem::Places);
    }
    Ok(())
}

fn out_place(standing: &SeatStatus) -> Option<u8> {
    match standing {
        SeatStatus::Out(place) => Some(*place),
        _ => None,
    }
}

fn read_stones(state: &mut State, part: TurnPart) -> Result<(), PositionError> {
    read_entries(state, part, ["8"; 4], |state, seat, entry| {
        let Some(stones) = plain_number(entry.text) else {
            return entry.refuse(0, Problem::StonesNumber { found: entry.text.to_owned(), most: MOST_STONES });
        };
        state.stones[seat.index()] = stones;
        Ok(())
    })
}

fn read_rights(state: &mut State, part: TurnPart) -> Result<(), PositionError> {
    read_entries(state, part, ["sFWEDQ"; 4], |state, seat, entry| {
        let mut rights = Rights::NONE;
        let mut rest = entry.text;
        for right in Right::ALL {
            if let Some(less) = rest.strip_prefix(right.letter()) {
                (rights, rest) = (rights.with(right), less);
            }
        }
        if !rest.is_empty() && entry.text != "-" || entry.text.is_empty() {
            return entry.refuse(0, Problem::RightsLetters { found: entry.text.to_owned() });
        }
        state.rights[seat.index()] = rights;
        Ok(())
    })
}

/// What only the homes tell of the board.
fn check_board(state: &State, board: TurnPart) -> Result<(), PositionError> {
    for seat in state.seats() {
        let side = side(seat);
        let pieces = state.of(seat).count();
        let problem = match state.seat_status(seat) {
            SeatStatus::Out(_) if pieces > 0 => Problem::OutWithPieces { side },
            SeatStatus::Out(_) => continue,
            SeatStatus::Placing if seat != state.mover && pieces > 0 => Problem::NotPlacedYet { side },
            SeatStatus::Placing if !is_placement(state, seat) => Problem::Placement { side },
            SeatStatus::Placing => continue,
            SeatStatus::Home(_) if state.strong(seat) == 0 => Problem::WouldBeOut { side },
            SeatStatus::Home(_) if state.weak(seat) > MOST_WEAK => {
                Problem::TooManyWeak { side, found: state.weak(seat) }
            }
            SeatStatus::Home(_) if (state.of(seat) & state.advisers).count() > 1 => Problem::TooManyAdvisers { side },
            SeatStatus::Home(corner) => {
                let mut last = (state.of(seat) & corner.last_line()).into_iter().map(Square::at);
                match last.find(|&square| state.kind_at(square) == Kind::Pawn) {
                    Some(square) => Problem::PawnOnLastLine { square },
                    None => continue,
                }
            }
        };
        return board.refuse(0, problem);
    }
    Ok(())
}

/// Whether the pieces of a player who is placing are some of his eight, inside the free quadrant of his King.
fn is_placement(state: &State, seat: Seat) -> bool {
    let own = state.of(seat);
    let count = |kind| own.into_iter().filter(|&square| state.kind_at(Square::at(square)) == kind).count();
    let within = placing::KINDS.iter().all(|&(kind, most)| count(kind) <= usize::from(most));
    let known: usize = placing::KINDS.iter().map(|&(kind, _)| count(kind)).sum();
    let quadrant = match state.king(seat) {
        Some(king) => Corner::of(king).quadrant() & state.free_quadrants(),
        None => return own.is_empty(),
    };
    within && known == own.count() as usize && known < placing::KIT as usize && own.without(quadrant).is_empty()
}

/// The player to move is still in, and players place in turn order before anybody moves.
fn check_mover(state: &State, part: TurnPart) -> Result<(), PositionError> {
    if matches!(state.seat_status(state.mover), SeatStatus::Out(_)) {
        return part.refuse(0, Problem::MoverOut { side: side(state.mover) });
    }
    let next = state.seats().find(|&seat| state.seat_status(seat) == SeatStatus::Placing);
    match next {
        Some(next) if next != state.mover => part.refuse(0, Problem::PlacesFirst { side: side(next) }),
        _ => Ok(()),
    }
}

fn read_passed(state: &mut State, part: TurnPart) -> Result<(), PositionError> {
    if part.text == "-" {
        return Ok(());
    }
    for entry in part.split(',') {
        let squares = entry.text.split_once(':').and_then(|(over, pawn)| Some((exact(over)?, exact(pawn)?)));
        let Some((over, pawn)) = squares else {
            return entry.refuse(0, Problem::PassedForm { found: entry.text.to_owned() });
        };
        let owner = state.piece(pawn).filter(|(_, kind)| *kind == Kind::Pawn).map(|(seat, _)| seat);
        let Some(owner) = owner.filter(|&seat| could_pass(state, seat, over, pawn)) else {
            return entry.refuse(0, Problem::PassedPawn { over, pawn });
        };
        if owner == state.mover {
            return entry.refuse(0, Problem::PassedOwn { pawn });
        }
        if state.occupied().has(over.raw()) {
            return entry.refuse(0, Problem::PassedOccupied { over });
        }
        if state.passed(owner).is_some() {
            return entry.refuse(0, Problem::PassedTwice { side: SIDES[owner.index() & 3] });
        }
        state.passed[owner.index() & 3] = Some(Passed { over, pawn });
    }
    Ok(())
}

/// Whether a pawn of a player can have gone two squares over the one to the other.
fn could_pass(state: &State, seat: Seat, over: Square, pawn: Square) -> bool {
    let Some(home) = state.home(seat) else { return false };
    let doubles = Square::all().flat_map(|from| PawnWalk::of(home, from).doubles);
    doubles.into_iter().any(|(passed, far)| passed == over.set() && far == pawn.set())
}

/// A square as it is written: the file in lower case.
fn exact(name: &str) -> Option<Square> {
    Square::from_name(name).filter(|_| name.as_bytes()[0].is_ascii_lowercase())
}
