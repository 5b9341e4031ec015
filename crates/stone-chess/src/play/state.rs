//! A position: what stands where, who has what.

use super::key;
use super::kind::{Kind, Kinds};
use super::square::{Corner, Set, Square};
use super::walks::Ground;
use crate::{Players, Rules};
use skazka_core::Seat;
use std::hash::{Hash, Hasher};

/// The seats' colours, in turn order.
pub const WHITE: Seat = Seat(0);
/// The second seat.
pub const BLACK: Seat = Seat(1);
/// The third seat.
pub const GREEN: Seat = Seat(2);
/// The fourth seat; three-player games have none.
pub const RED: Seat = Seat(3);

/// Stones at the start (`rules/stone-chess.md §1`).
pub(crate) const FIRST_STONES: u16 = 8;

/// Where a player stands in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeatStatus {
    /// Still to place, or placing, the eight pieces of the first turn.
    Placing,
    /// At home in a corner.
    Home(Corner),
    /// Out, with this place.
    Out(u8),
}

/// A right that is used up by taking it (`rules/stone-chess.md §3, §6`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Right {
    /// The King changes places with a piece.
    Swap,
    /// A vizier promotes.
    Vizier,
    /// A general promotes.
    General,
    /// An alfil becomes a bishop.
    Alfil,
    /// A dabbaba becomes a rook.
    Dabbaba,
    /// A pawn becomes a superheavy piece.
    Superheavy,
}

impl Right {
    /// All six, as they are written.
    pub const ALL: [Right; 6] =
        [Right::Swap, Right::Vizier, Right::General, Right::Alfil, Right::Dabbaba, Right::Superheavy];

    /// The letter in a written position.
    pub const fn letter(self) -> char {
        ['s', 'F', 'W', 'E', 'D', 'Q'][self as usize]
    }
}

/// The rights a player still has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rights(u8);

impl Rights {
    /// No right.
    pub const NONE: Rights = Rights(0);
    /// Every right.
    pub const ALL: Rights = Rights(0b11_1111);

    /// Whether the right is still there.
    #[inline(always)]
    pub const fn has(self, right: Right) -> bool {
        self.0 >> right as u8 & 1 == 1
    }

    #[inline(always)]
    pub(crate) const fn with(self, right: Right) -> Rights {
        Rights(self.0 | 1 << right as u8)
    }

    #[inline(always)]
    pub(crate) const fn without(self, right: Right) -> Rights {
        Rights(self.0 & !(1 << right as u8))
    }

    #[inline(always)]
    pub(crate) const fn raw(self) -> u8 {
        self.0
    }
}

/// A pawn that has just gone two squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Passed {
    /// The square it passed over.
    pub over: Square,
    /// Where it stands.
    pub pawn: Square,
}

/// Where those who are out were at home, as far as that is known. The rules ask for it no more and a written position
/// does not say it, so positions are the same whatever is remembered.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Left(pub(super) [Option<Corner>; 4]);

impl PartialEq for Left {
    fn eq(&self, _: &Left) -> bool {
        true
    }
}

impl Eq for Left {}

impl Hash for Left {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// A position. A plain value of some 200 bytes, copied and played on by the million.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) rules: Rules,
    pub(super) sides: [Set; 4],
    pub(crate) weak: Set,
    pub(crate) advisers: Set,
    pub(super) hoppers: Set,
    pub(crate) kings: Set,
    kinds: [Kind; 64],
    pub(super) stones: [u16; 4],
    pub(super) rights: [Rights; 4],
    pub(super) standing: [SeatStatus; 4],
    pub(super) left: Left,
    /// By the pawn's owner; each player has moved at most one pawn since his last turn began.
    pub(super) passed: [Option<Passed>; 4],
    pub(super) mover: Seat,
    pub(super) quiet: u32,
    pub(super) turn: u32,
    pub(super) board_key: u64,
}

const HOPPERS: Kinds = Kinds::one(Kind::Cannon).with(Kinds::one(Kind::Lion));

impl State {
    /// The start: an empty board, White to place.
    ///
    /// ```
    /// use skazka_stone_chess::{Lion, Players, Rules, State};
    /// let start = State::new(&Rules { players: Players::Three, lion: Lion::Hopper });
    /// assert_eq!(start.to_string(), "8/8/8/8/8/8/8/8 w w:-,b:-,g:- w:8,b:8,g:8 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ - 0 1");
    /// ```
    pub fn new(rules: &Rules) -> State {
        let red = if rules.players == Players::Four { SeatStatus::Placing } else { SeatStatus::Out(4) };
        State {
            rules: *rules,
            sides: [Set::EMPTY; 4],
            weak: Set::EMPTY,
            advisers: Set::EMPTY,
            hoppers: Set::EMPTY,
            kings: Set::EMPTY,
            kinds: [Kind::Pawn; 64],
            stones: [FIRST_STONES; 4],
            rights: [Rights::ALL; 4],
            standing: [SeatStatus::Placing, SeatStatus::Placing, SeatStatus::Placing, red],
            left: Left::default(),
            passed: [None; 4],
            mover: WHITE,
            quiet: 0,
            turn: 1,
            board_key: 0,
        }
    }

    /// The options the game is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seats in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        self.rules.players.seats()
    }

    /// Whose turn it is. When the game is over, the winner.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// Single turns since the last capture, pawn move, swap or paid drop or mutation (`rules/stone-chess.md §7`).
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// The number of the turn, from 1, one more after each player's turn.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// A player's stones.
    pub fn stones(&self, seat: Seat) -> u16 {
        self.stones[seat.index() & 3]
    }

    /// The rights a player still has.
    pub fn rights(&self, seat: Seat) -> Rights {
        self.rights[seat.index() & 3]
    }

    /// Where a player stands in the game.
    pub fn seat_status(&self, seat: Seat) -> SeatStatus {
        self.standing[seat.index() & 3]
    }

    /// A player's home; none before it is placed and after he is out.
    pub fn home(&self, seat: Seat) -> Option<Corner> {
        match self.seat_status(seat) {
            SeatStatus::Home(corner) => Some(corner),
            _ => None,
        }
    }

    /// The corner that was the home of a player who is out; none where nothing tells which one it was, because the
    /// position was read and several corners are nobody's.
    pub fn former_home(&self, seat: Seat) -> Option<Corner> {
        match self.seat_status(seat) {
            SeatStatus::Out(_) => self.left.0[seat.index() & 3],
            _ => None,
        }
    }

    /// Whether a player has placed his pieces and is still in.
    pub(super) fn is_home(&self, seat: Seat) -> bool {
        matches!(self.seat_status(seat), SeatStatus::Home(_))
    }

    /// The pawn of a player that may be captured in passing.
    pub fn passed(&self, seat: Seat) -> Option<Passed> {
        self.passed[seat.index() & 3]
    }

    /// What stands on a square.
    #[inline(always)]
    pub fn piece(&self, square: Square) -> Option<(Seat, Kind)> {
        let seat = self.sides.iter().position(|side| side.has(square.raw()))?;
        Some((Seat(seat as u8), self.kinds[square.index()]))
    }

    /// The pieces that stand, from `a1` rank by rank.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Seat, Kind)> {
        let state = *self;
        Square::all().filter_map(move |square| state.piece(square).map(|(seat, kind)| (square, seat, kind)))
    }

    /// Where a player's King stands.
    pub fn king(&self, seat: Seat) -> Option<Square> {
        (self.kings & self.sides[seat.index() & 3]).first().map(Square::at)
    }

    /// How many pieces of a player are not weak, the King among them: at none he is out (`rules/stone-chess.md §7`).
    #[inline(always)]
    pub fn strong(&self, seat: Seat) -> u32 {
        self.sides[seat.index() & 3].without(self.weak).count()
    }

    /// How many weak pieces a player has.
    #[inline(always)]
    pub fn weak(&self, seat: Seat) -> u32 {
        (self.sides[seat.index() & 3] & self.weak).count()
    }

    /// How many players are still in.
    #[inline(always)]
    pub fn still_in(&self) -> u32 {
        self.standing.iter().map(|standing| u32::from(!matches!(standing, SeatStatus::Out(_)))).sum()
    }

    #[inline(always)]
    pub(crate) fn kind_at(&self, square: Square) -> Kind {
        self.kinds[square.index()]
    }

    #[inline(always)]
    pub(crate) fn of(&self, seat: Seat) -> Set {
        self.sides[seat.index() & 3]
    }

    #[inline(always)]
    pub(crate) fn occupied(&self) -> Set {
        self.sides[0] | self.sides[1] | self.sides[2] | self.sides[3]
    }

    #[inline(always)]
    pub(crate) fn ground(&self) -> Ground {
        Ground { occupied: self.occupied(), lion: self.rules.lion }
    }

    /// The home of a player who has placed his pieces; of others some corner.
    #[inline(always)]
    pub(crate) fn frame(&self, seat: Seat) -> Corner {
        match self.standing[seat.index() & 3] {
            SeatStatus::Home(corner) => corner,
            _ => Corner::A1,
        }
    }

    /// The squares passed over by pawns that may still be captured so.
    #[inline(always)]
    pub(super) fn passed_over(&self) -> Set {
        let mut squares = Set::EMPTY;
        for passed in self.passed.into_iter().flatten() {
            squares |= passed.over.set();
        }
        squares
    }

    #[inline(always)]
    pub(super) fn put(&mut self, seat: Seat, kind: Kind, square: Square) {
        self.kinds[square.index()] = kind;
        self.toggle(seat, kind, square);
    }

    /// Takes what stands on an occupied square of this player.
    #[inline(always)]
    pub(super) fn take(&mut self, seat: Seat, square: Square) -> Kind {
        let kind = self.kinds[square.index()];
        self.toggle(seat, kind, square);
        self.kinds[square.index()] = Kind::Pawn;
        kind
    }

    #[inline(always)]
    fn toggle(&mut self, seat: Seat, kind: Kind, square: Square) {
        let set = square.set();
        self.sides[seat.index() & 3] ^= set;
        let marked = |kinds: Kinds| if kinds.has(kind) { set } else { Set::EMPTY };
        self.weak ^= marked(Kinds::WEAK);
        self.advisers ^= marked(Kinds::one(Kind::Vizier).with(Kinds::one(Kind::General)));
        self.hoppers ^= marked(HOPPERS);
        self.kings ^= marked(Kinds::one(Kind::King));
        self.board_key ^= key::piece(seat, kind, square);
    }
}
