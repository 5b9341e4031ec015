//! The board that everybody else sees.

use super::action::Move;
use super::count::ByRays;
use super::ended::Reason;
use super::perft::Sliding;
use super::state::State;
use super::targets::Field;
use super::zones;
use crate::{Editor, Mob, Rules};
use skazka_core::Seat;
use skazka_square::{Cell, Rect, width};

/// The seat that moves first and sits below (on a rhomb at the corner `11`).
pub const ATTACKER: Seat = Seat(0);
/// The other seat.
pub const BLOCKER: Seat = Seat(1);

/// A position on the board: mobs, location, marks, whose turn it is, and the counters. Rows and columns count from 0.
///
/// ```
/// use skazka_dumaraj::{Board, Mob, ATTACKER, BLOCKER};
/// # use skazka_dumaraj::{Complications, Editor, Kind, Level, RhombPiksa, Rules, Shape, TrigonLevel};
/// # let rules = Rules { kind: Kind::Setup(0), shape: Shape::Square, size: 6, editor: Editor::Off,
/// #     trigon: TrigonLevel::One, rhomb_piksa: RhombPiksa::Orthogonal, level: Level::Blue,
/// #     complications: Complications::default(), void_start: true };
/// use skazka_square::Cell;
/// let mut board = Board::new(&rules);
/// board.place(ATTACKER, Mob::Raj, Cell::new(0, 0).unwrap());
/// board.place(BLOCKER, Mob::Raj, Cell::new(5, 5).unwrap());
/// let mut actions = Vec::new();
/// board.actions(&mut actions);
/// assert_eq!(actions.len(), 3);
/// board.play(actions[0]);
/// assert_eq!(board.mover(), BLOCKER);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board(Held);

/// As wide as the size needs. The largest is a third of a kilobyte; boards are copied, not kept by the thousand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(clippy::large_enum_variant)]
enum Held {
    Narrow(State<1>),
    Middle(State<2>),
    Wide(State<3>),
}

/// Evaluates an expression for the state that is held.
macro_rules! held {
    ($held:expr, $state:ident => $value:expr) => {
        match $held {
            Held::Narrow($state) => $value,
            Held::Middle($state) => $value,
            Held::Wide($state) => $value,
        }
    };
}

impl Board {
    /// The empty location of these rules, the attacker to move on turn 1.
    pub fn new(rules: &Rules) -> Board {
        Board(match width(rules.size) {
            1 => Held::Narrow(State::new(rules)),
            2 => Held::Middle(State::new(rules)),
            _ => Held::Wide(State::new(rules)),
        })
    }

    /// Puts a mob on a bit, in place of what stood there. A bit outside the board's own square is ignored.
    pub fn place(&mut self, seat: Seat, mob: Mob, bit: Cell) {
        held!(&mut self.0, state => state.place(seat, mob, bit));
    }

    /// What stands on a bit.
    pub fn mob_at(&self, bit: Cell) -> Option<(Seat, Mob)> {
        held!(&self.0, state => state.mob_at(bit))
    }

    /// The mobs that stand, by rows from row 1, then columns.
    pub fn mobs(&self) -> impl Iterator<Item = (Cell, Seat, Mob)> {
        let board = *self;
        Cell::all(self.size()).filter_map(move |bit| board.mob_at(bit).map(|(seat, mob)| (bit, seat, mob)))
    }

    /// Rows and columns at the start.
    pub fn size(&self) -> u8 {
        held!(&self.0, state => state.terms.size)
    }

    /// The bits still in play.
    pub fn location(&self) -> Rect {
        held!(&self.0, state => state.location)
    }

    /// Whether a bit was marked by a Gon that left it (Goniki).
    pub fn is_marked(&self, bit: Cell) -> bool {
        held!(&self.0, state => !(state.marks & skazka_square::Bits::of(bit)).is_empty())
    }

    /// The seat whose turn it is, or would be if the game went on.
    pub fn mover(&self) -> Seat {
        held!(&self.0, state => state.mover)
    }

    /// Turns since the last capture, cut, Piksa move or mark (`rules/dumaraj.md §3.6`).
    pub fn quiet(&self) -> u32 {
        held!(&self.0, state => state.quiet)
    }

    /// The number of the turn, from 1, one more after each player's turn; 1 while mobs are placed.
    pub fn turn(&self) -> u32 {
        held!(&self.0, state => state.turn)
    }

    /// A hash of mobs, location, side to move and marks.
    pub fn key(&self) -> u64 {
        held!(&self.0, state => state.key)
    }

    /// The same hash computed from nothing.
    pub fn recomputed_key(&self) -> u64 {
        held!(&self.0, state => state.recomputed_key())
    }

    /// Whether Gons (Goniki), hunters or the Raj (Hunters) are still to be placed.
    pub fn is_placing(&self) -> bool {
        held!(&self.0, state => state.is_placing())
    }

    /// How many mobs of a kind a seat has yet to place.
    pub fn missing(&self, seat: Seat, mob: Mob) -> u8 {
        held!(&self.0, state => state.missing(seat, mob))
    }

    /// Whether a seat loses the game with its Raj (`rules/dumaraj.md §3.4`).
    pub fn with_raj(&self, seat: Seat) -> bool {
        held!(&self.0, state => state.terms.with_raj[seat.index() & 1])
    }

    /// Whether a bit belongs to a seat's zone; zones are those of the location before any cut.
    pub fn in_zone(&self, seat: Seat, bit: Cell) -> bool {
        held!(&self.0, state => zones::in_zone(state.terms.shape, state.terms.size, seat.index(), bit))
    }

    /// Whether Piksas of a seat promote on a bit of the location as it is now.
    pub fn in_far_finist(&self, seat: Seat, bit: Cell) -> bool {
        held!(&self.0, state => !(state.finist(seat) & skazka_square::Bits::of(bit)).is_empty())
    }

    /// What Piksas may become.
    pub fn promotions(&self) -> &'static [Mob] {
        held!(&self.0, state => state.terms.promotions())
    }

    /// Who has won and why. Draws by repetition or quiet turns are not told here.
    pub fn ended(&self) -> Option<(Seat, Reason)> {
        held!(&self.0, state => state.ended())
    }

    /// Appends every action of the seat to move, in no particular order; nothing when the game is over.
    pub fn actions(&self, out: &mut Vec<Move>) {
        held!(&self.0, state => state.actions(out));
    }

    /// The number of actions.
    pub fn count_actions(&self) -> u64 {
        self.perft(1)
    }

    /// How many moves the mobs of a seat have, cuts and whose turn it is left aside.
    pub fn mobility(&self, seat: Seat) -> u64 {
        held!(&self.0, state => {
            let field = Field::new(state, seat);
            state.count_moves(&field, field.own, &ByRays)
        })
    }

    /// Takes an action that [`Board::actions`] lists. Of other moves nothing is promised but that they do not panic.
    pub fn play(&mut self, action: Move) {
        held!(&mut self.0, state => state.play(action));
    }

    /// The number of action sequences of length `depth`; shorter ones that end the game do not count, draws by
    /// counting are ignored.
    pub fn perft(&self, depth: u32) -> u64 {
        self.perft_by(depth, if self.has_editor() { Sliding::Rays } else { Sliding::Lines })
    }

    /// [`Board::perft`] by one way of counting sliders, to compare them.
    pub fn perft_by(&self, depth: u32, sliding: Sliding) -> u64 {
        held!(&self.0, state => state.perft(depth, sliding))
    }

    /// Every action with the number of sequences of length `depth - 1` that follow it.
    pub fn divide(&self, depth: u32) -> Vec<(Move, u64)> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let after = |action| {
            let mut next = *self;
            next.play(action);
            (action, next.perft(depth.saturating_sub(1)))
        };
        actions.into_iter().map(after).collect()
    }

    /// Whether cuts exist in this game at all.
    pub fn has_editor(&self) -> bool {
        held!(&self.0, state => state.terms.editor != Editor::Off)
    }

    /// Whether a seat has lost its Raj, or without Raj its last mob.
    pub(crate) fn is_beaten(&self, seat: Seat) -> bool {
        held!(&self.0, state => state.is_beaten(seat))
    }

    /// Whose turn it is while mobs are placed.
    pub(crate) fn placer(&self) -> Seat {
        held!(&self.0, state => state.placer())
    }

    /// What the position seems worth for a seat; see [`crate::evaluate`].
    pub(crate) fn evaluate(&self, seat: Seat) -> i32 {
        held!(&self.0, state => state.evaluate(seat))
    }

    /// How forcing a move is; see [`crate::evaluate`].
    pub(crate) fn force(&self, action: Move) -> i32 {
        held!(&self.0, state => state.force(action))
    }

    /// Calls `visit` with the mover's captures and promotions; see [`crate::evaluate`].
    pub(crate) fn each_forcing(&self, visit: impl FnMut(Move)) {
        held!(&self.0, state => state.each_forcing(visit));
    }

    pub(crate) fn set_counters(&mut self, mover: Seat, quiet: u32, turn: u32) {
        held!(&mut self.0, state => {
            state.set_mover(mover);
            state.quiet = quiet;
            state.turn = turn;
        });
    }

    pub(crate) fn set_location(&mut self, location: Rect) {
        held!(&mut self.0, state => state.set_location(location));
    }

    pub(crate) fn mark(&mut self, bit: Cell) {
        held!(&mut self.0, state => state.mark(bit));
    }
}
