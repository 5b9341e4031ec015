//! A position: what stands where, whose turn it is, the steps left, and what chance has to say first.

use super::geometry::{Cell, Geometry};
use super::key;
use super::unit::{Byte, Content, Disc, Faces, Kind, Unit};
use crate::rules::{Numbers, Rules, Steps};
use skazka_core::Seat;

/// The seat whose rear edge is row `a`.
pub const SOUTH: Seat = Seat(0);
/// The seat whose rear edge is the last row.
pub const NORTH: Seat = Seat(1);

/// Turns without a removal, a turned disc or a promotion that make a draw (`rules/tammashil.md §9`).
pub const QUIET_DRAW: u32 = 200;

/// Whose decision is next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Next {
    /// Chance: the coin says who begins.
    Coin,
    /// Chance: the die says how many steps this seat has.
    Roll(Seat),
    /// Chance: the disc on this cell, under a single, is turned.
    Disc(Cell),
    /// A player.
    Seat(Seat),
    /// Nobody: this seat has won, the other has no priest left.
    Won(Seat),
}

/// One position of a game.
///
/// ```
/// use skazka_tammashil::{Content, Next, Rules, SOUTH, State};
///
/// let start = State::dealt(Rules::TAMMASHIL, None);
/// let k12 = start.geometry().named("k12").unwrap();
/// assert_eq!(start.content(k12), Content::Covered(None));
/// assert_eq!(start.next(), Next::Roll(SOUTH));
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) rules: Rules,
    pub(crate) geometry: &'static Geometry,
    /// One byte a cell, and a wall behind the last.
    pub(crate) bytes: Box<[u8]>,
    /// Where units of each seat stand: two halves of one bit a cell.
    pub(crate) standing: Box<[u64]>,
    pub(crate) mover: Seat,
    pub(crate) tossed: bool,
    /// What the die showed; 0 before.
    pub(crate) roll: u8,
    pub(crate) left: u8,
    pub(crate) quiet: u32,
    pub(crate) turn: u32,
    /// What is left among discs nobody knows, those being turned included.
    pub(crate) hidden: Faces,
    /// Singles on discs that are being turned, in board order.
    pub(crate) turning: [Option<Cell>; 2],
    /// Priests on the board, by seat.
    pub(crate) priests: [u8; 2],
    pub(crate) key: u64,
}

impl Clone for State {
    fn clone(&self) -> State {
        State { bytes: self.bytes.clone(), standing: self.standing.clone(), ..*self }
    }

    /// Copies without asking for memory when the board is the same.
    fn clone_from(&mut self, source: &State) {
        let (mut bytes, mut standing) = (std::mem::take(&mut self.bytes), std::mem::take(&mut self.standing));
        bytes.clone_from(&source.bytes);
        standing.clone_from(&source.standing);
        *self = State { bytes, standing, ..*source };
    }
}

impl State {
    /// A board without anything on it; South has still to roll, or has its fixed steps.
    pub(crate) fn empty(rules: Rules) -> State {
        let geometry = Geometry::of(rules.game);
        let mut bytes = vec![Byte::EMPTY.0; geometry.count() + 1];
        bytes[geometry.count()] = Byte::WALL.0;
        let mut state = State {
            rules,
            geometry,
            bytes: bytes.into_boxed_slice(),
            standing: vec![0; 2 * geometry.count().div_ceil(64)].into_boxed_slice(),
            mover: SOUTH,
            tossed: true,
            roll: 0,
            left: 0,
            quiet: 0,
            turn: 1,
            hidden: Faces::default(),
            turning: [None; 2],
            priests: [0; 2],
            key: 0,
        };
        state.key = key::counters(&state);
        state.begin_turn();
        state
    }

    /// The rules it is played by.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The numbers of the game.
    #[inline]
    pub fn numbers(&self) -> &'static Numbers {
        self.rules.numbers()
    }

    /// The board it is played on.
    #[inline]
    pub fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// What a cell holds.
    #[inline]
    pub fn content(&self, cell: Cell) -> Content {
        Byte(self.bytes[cell.index()]).content()
    }

    /// The unit on a cell; also the single on a disc that is being turned.
    #[inline]
    pub fn unit(&self, cell: Cell) -> Option<Unit> {
        match self.content(cell) {
            Content::Unit(unit) | Content::Turning(unit) => Some(unit),
            _ => None,
        }
    }

    /// The units of a seat in board order.
    pub fn units(&self, seat: Seat) -> impl Iterator<Item = (Cell, Unit)> {
        self.cells_of(seat).filter_map(|cell| Some((cell, self.unit(cell)?)))
    }

    /// The cells of a seat's units in board order.
    #[inline]
    pub(crate) fn cells_of(&self, seat: Seat) -> impl Iterator<Item = Cell> {
        let half = self.standing.len() / 2;
        let words = &self.standing[half * seat.index()..half * (seat.index() + 1)];
        words.iter().enumerate().flat_map(|(nth, &word)| Ones(word).map(move |bit| Cell::at(64 * nth + bit)))
    }

    /// Whose turn it is; without meaning before the coin is tossed.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// Whose decision is next. Draws by counting are told by [`State::drawn`] alone.
    pub fn next(&self) -> Next {
        if let Some(winner) = self.winner() {
            Next::Won(winner)
        } else if !self.tossed {
            Next::Coin
        } else if let Some(cell) = self.turning[0] {
            Next::Disc(cell)
        } else if self.roll == 0 {
            Next::Roll(self.mover)
        } else {
            Next::Seat(self.mover)
        }
    }

    /// Who has won: the other seat has no priest left (`rules/tammashil.md §9`).
    #[inline]
    pub fn winner(&self) -> Option<Seat> {
        match self.priests {
            [0, _] => Some(NORTH),
            [_, 0] => Some(SOUTH),
            _ => None,
        }
    }

    /// Whether the game is a draw by 200 quiet turns (`rules/tammashil.md §9`). Actions stay legal in such a position;
    /// whoever referees the game ends it.
    pub fn drawn(&self) -> bool {
        self.quiet >= QUIET_DRAW && self.winner().is_none()
    }

    /// Steps left to this turn and how many it began with; `None` before the roll.
    pub fn steps(&self) -> Option<(u8, u8)> {
        (self.roll > 0).then_some((self.left, self.roll))
    }

    /// Turns since the last removal, turned disc or promotion.
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// The number of the turn, from 1; one more after each player's turn. 1 already before the coin is tossed.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// What is left among the discs whose faces the position does not know.
    pub fn hidden(&self) -> Faces {
        self.hidden
    }

    /// The cells where discs are being turned by chance, in the order in which they are.
    pub fn being_turned(&self) -> impl Iterator<Item = Cell> {
        self.turning.into_iter().flatten()
    }

    /// The strength needed to remove the unit on a cell: a priest has 5 in a corner other than its own
    /// (`rules/tammashil.md §2`). 0 where no unit stands.
    pub fn strength_of_target(&self, cell: Cell) -> u8 {
        const CORNERED: u8 = 5;
        match self.unit(cell) {
            None => 0,
            Some(unit) if unit.kind.is_priest() => {
                let corners = self.geometry.corners();
                let foreign = corners.contains(&cell) && self.home_of_priest(unit.seat, unit.kind) != Some(cell);
                if foreign { CORNERED } else { unit.kind.strength() }
            }
            Some(unit) => unit.kind.strength(),
        }
    }

    /// The corner in which a priest begins: left and right as its owner sees it.
    pub(crate) fn home_of_priest(&self, seat: Seat, kind: Kind) -> Option<Cell> {
        let mut edge = self.geometry.rear_edge(seat);
        match (kind, seat == SOUTH) {
            (Kind::LeftPriest, true) | (Kind::RightPriest, false) => edge.next(),
            (Kind::LeftPriest, false) | (Kind::RightPriest, true) => edge.next_back(),
            _ => None,
        }
    }

    /// How often chance takes an action, relative to its others: faces by how many are left, all else alike.
    pub fn weight(&self, action: super::Move) -> u32 {
        match action {
            super::Move::Turned(disc) => self.hidden.of(disc).into(),
            _ => 1,
        }
    }

    /// The hash of all that the future depends on, kept up to date by every action.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The byte at a cell's number, which may be one behind the last: the wall.
    #[inline(always)]
    pub(crate) fn byte(&self, index: usize) -> Byte {
        Byte(self.bytes[index])
    }

    /// Changes what a cell holds; standing units, priests and the key follow.
    pub(crate) fn put(&mut self, cell: Cell, new: Byte) {
        let old = std::mem::replace(&mut self.bytes[cell.index()], new.0);
        self.key ^= key::content(cell, Byte(old)) ^ key::content(cell, new);
        self.stand(cell, Byte(old), false);
        self.stand(cell, new, true);
    }

    fn stand(&mut self, cell: Cell, byte: Byte, on: bool) {
        let (Content::Unit(unit) | Content::Turning(unit)) = byte.content() else { return };
        let half = self.standing.len() / 2;
        let word = &mut self.standing[half * unit.seat.index() + cell.index() / 64];
        let bit = 1 << (cell.index() % 64);
        if on {
            *word |= bit
        } else {
            *word &= !bit
        }
        if unit.kind.is_priest() {
            let priests = &mut self.priests[unit.seat.index()];
            *priests = if on { *priests + 1 } else { *priests - 1 };
        }
    }

    /// Changes mover, steps, coin and hidden discs; the key follows.
    pub(crate) fn change(&mut self, change: impl FnOnce(&mut State)) {
        self.key ^= key::counters(self);
        change(self);
        self.key ^= key::counters(self);
    }

    /// The steps of a turn that begins.
    pub(crate) fn begin_turn(&mut self) {
        let fixed = match self.numbers().steps {
            Steps::Die(_) => 0,
            Steps::Fixed(steps) => steps,
        };
        self.change(|state| (state.left, state.roll) = (fixed, fixed));
    }

    /// The face of a covered cell, if it is covered.
    pub fn disc(&self, cell: Cell) -> Option<Option<Disc>> {
        match self.content(cell) {
            Content::Covered(disc) => Some(disc),
            _ => None,
        }
    }
}

/// The places of the ones of a word, from the lowest.
struct Ones(u64);

impl Iterator for Ones {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let lowest = (self.0 != 0).then(|| self.0.trailing_zeros() as usize);
        self.0 &= self.0.wrapping_sub(1);
        lowest
    }
}
