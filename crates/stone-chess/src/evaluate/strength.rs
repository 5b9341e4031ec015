//! How strong a player is, in hundredths of a stone.

use super::sight::Sight;
use crate::play::{Corner, Kind, Right, SeatStatus, Square, State};
use skazka_core::Seat;

/// What a King is worth as a piece, in stones.
const KING: u16 = 12;
/// The strength of a player who has not placed his pieces yet, whatever he does.
const UNPLACED: i32 = 6_000;
/// The least strength of whoever is still in.
const LEAST: i32 = 100;
/// What the last pieces that are not weak are worth less, when so few are left: they are hunted.
const HUNTED: [i32; 6] = [1_500, 1_500, 700, 300, 120, 0];
/// For a pawn on each line (from 0): how near it is to becoming a piece.
const PAWN_ON: [i32; 10] = [0, 0, 0, 10, 40, 110, 260, 650, 650, 650];

/// What a piece is worth, in stones.
#[inline(always)]
pub(super) const fn price(kind: Kind) -> u16 {
    match kind {
        Kind::King => KING,
        _ => kind.value(),
    }
}

/// What its owner loses when a piece is captured, in hundredths.
#[inline(always)]
pub(super) const fn loss(kind: Kind) -> i32 {
    match kind {
        // Whoever takes it gets eight stones and more, too.
        Kind::King => 1_700,
        _ => 100 * (kind.value() as i32 - kind.refund() as i32),
    }
}

/// The strength of a player; 0 for who is out.
pub(super) fn of(state: &State, seat: Seat, sight: &Sight) -> i32 {
    match state.seat_status(seat) {
        SeatStatus::Out(_) => 0,
        SeatStatus::Placing => UNPLACED,
        SeatStatus::Home(home) => at_home(state, seat, home, sight).max(LEAST),
    }
}

fn at_home(state: &State, seat: Seat, home: Corner, sight: &Sight) -> i32 {
    let danger = sight.danger(seat);
    let queen = state.may_have_queen(seat);
    let mut strength = in_hand(state.stones(seat)) + 4 * sight.mobility[seat.index() & 3] as i32;
    let (mut worst, mut second) = (0, 0);
    state.of(seat).each(|index| {
        let square = Square::at(index);
        let kind = state.kind_at(square);
        let on_its_way = if kind.is_weak() { on_its_way(state, seat, kind, home.line(square), queen) } else { 0 };
        strength += 100 * i32::from(price(kind)) + on_its_way;
        if danger.hanging(kind).has(index) {
            let lost = loss(kind) + on_its_way;
            second = second.max(lost.min(worst));
            worst = worst.max(lost);
        }
    });
    strength -= HUNTED[(state.strong(seat) as usize).min(5)];
    strength += around_king(state, seat, home);
    strength - at_risk(worst, second, state.mover() == seat)
}

/// What is likely to be lost of the two dearest things that hang; whoever is to move saves the dearest.
fn at_risk(worst: i32, second: i32, to_move: bool) -> i32 {
    if to_move { worst / 8 + second * 3 / 8 } else { worst / 2 + second / 4 }
}

/// Stones in hand: nearly as good as pieces while they can be spent at once.
fn in_hand(stones: u16) -> i32 {
    let stones = i32::from(stones);
    92 * stones.min(12) + 80 * (stones - 12).clamp(0, 16) + 50 * (stones - 28).max(0)
}

/// What a weak piece is worth beside its value for being near line 8.
fn on_its_way(state: &State, seat: Seat, kind: Kind, line: u8, queen: bool) -> i32 {
    let near = PAWN_ON[usize::from(line)];
    let rights = state.rights(seat);
    match kind {
        Kind::Pawn if queen => near * 3 / 2,
        Kind::Pawn => near,
        Kind::Vizier if rights.has(Right::Vizier) => near / 2,
        Kind::General if rights.has(Right::General) => near / 2,
        Kind::Alfil if rights.has(Right::Alfil) => near / 4,
        Kind::Dabbaba if rights.has(Right::Dabbaba) => near / 2,
        _ => 0,
    }
}

/// A King at home among his own is safer.
fn around_king(state: &State, seat: Seat, home: Corner) -> i32 {
    let Some(king) = state.king(seat) else { return 0 };
    let near = skazka_square::Walk::King.reach(king.index() as u8, state.occupied()) & state.of(seat);
    let at_home = match home.line(king) {
        1 => 60,
        2 => 50,
        3 => 25,
        _ => 0,
    };
    at_home + 15 * near.count().min(4) as i32
}
