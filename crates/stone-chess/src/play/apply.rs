//! Taking an action.

use super::action::Action;
use super::kind::{Kind, Kinds};
use super::ledger::Ledger;
use super::placing;
use super::square::{Corner, Square};
use super::state::{Passed, Right, SeatStatus, State};
use skazka_core::Seat;

impl State {
    /// Takes an action of the mover, which must be one of [`State::actions`]; what comes from people is read with
    /// [`State::read_turn`] or [`State::read_step`]. Of others nothing is promised but that they do not panic.
    ///
    /// Gives what the action brought and cost, item by item.
    ///
    /// ```
    /// use skazka_stone_chess::{Lion, Players, Rules, State, WHITE};
    /// let rules = Rules { players: Players::Three, lion: Lion::Hopper };
    /// let written = "{K_g}6k/8/8/8/8/8/8/K7 w w:a1,b:h8,g:a8 w:9,b:0,g:0 w:-,b:-,g:- - 0 9";
    /// let mut state = State::read(&rules, written).unwrap();
    /// let bishop = state.read_turn("B-e2").unwrap();
    /// assert_eq!(state.apply(bishop[0]).sum(WHITE), -8);
    /// assert_eq!(state.stones(WHITE), 1);
    /// ```
    pub fn apply(&mut self, action: Action) -> Ledger {
        let ledger = self.ledger(action);
        for entry in ledger.iter() {
            let stones = &mut self.stones[entry.seat.index() & 3];
            *stones = (i32::from(*stones) + entry.stones).clamp(0, i32::from(u16::MAX)) as u16;
        }
        if let Action::Place { kind, to } = action {
            self.place(kind, to);
            return ledger;
        }
        if let Action::Retire { seat } = action {
            self.retire(seat);
            return ledger;
        }
        let calm = self.is_calm(action, &ledger);
        let passed = match action {
            Action::Move { from, to, passing, becomes } => self.go(from, to, passing, becomes),
            _ => None,
        };
        match action {
            Action::Drop { kind, to } => self.put(self.mover, kind, to),
            Action::Mutate { at, into } => self.replace(at, into),
            Action::Swap { with, becomes } => self.swap(with, becomes),
            _ => {}
        }
        self.quiet = if calm { self.quiet.saturating_add(1) } else { 0 };
        self.forget_passed();
        self.passed[self.mover.index() & 3] = passed;
        self.end_turn();
        ledger
    }

    /// Whether an action counts among the quiet ones (`rules/stone-chess.md §7`).
    #[inline(always)]
    fn is_calm(&self, action: Action, ledger: &Ledger) -> bool {
        match action {
            Action::Move { from, to, passing, .. } => {
                !passing && self.kind_at(from) != Kind::Pawn && !self.occupied().has(to.raw())
            }
            Action::Mutate { .. } => ledger.iter().next().is_none(),
            Action::Drop { .. } | Action::Swap { .. } => false,
            Action::Pass | Action::Place { .. } | Action::Retire { .. } => true,
        }
    }

    /// Moves a piece; gives the pawn that has gone two squares.
    #[inline(always)]
    fn go(&mut self, from: Square, to: Square, passing: bool, becomes: Option<Kind>) -> Option<Passed> {
        if passing {
            if let Some((victim, pawn)) = self.passed_at(to) {
                self.take(victim, pawn);
            }
        } else if let Some((victim, _)) = self.piece(to) {
            self.take(victim, to);
            if self.strong(victim) == 0 {
                self.eliminate(victim);
            }
        }
        let kind = self.take(self.mover, from);
        self.put(self.mover, becomes.unwrap_or(kind), to);
        if becomes.is_some() {
            self.use_promotion(kind, becomes);
        }
        let twice = kind == Kind::Pawn && matches!(from.raw().abs_diff(to.raw()), 2 | 16);
        twice.then(|| Passed { over: Square::at((from.raw() + to.raw()) / 2), pawn: to })
    }

    #[inline(always)]
    fn replace(&mut self, at: Square, into: Kind) {
        self.take(self.mover, at);
        self.put(self.mover, into, at);
    }

    fn swap(&mut self, with: Square, becomes: Option<Kind>) {
        let Some(king) = self.king(self.mover) else { return };
        self.take(self.mover, king);
        let kind = self.take(self.mover, with);
        self.put(self.mover, Kind::King, with);
        self.put(self.mover, becomes.unwrap_or(kind), king);
        self.use_up(Right::Swap);
        self.use_promotion(kind, becomes);
    }

    /// A right that is for once is gone when it is used.
    fn use_promotion(&mut self, kind: Kind, becomes: Option<Kind>) {
        let Some(becomes) = becomes else { return };
        let superheavy = Kinds::SUPERHEAVY.has(becomes);
        match promotion_right(kind) {
            Some(Right::Superheavy) if !superheavy => {}
            Some(right) => self.use_up(right),
            None => {}
        }
    }

    fn use_up(&mut self, right: Right) {
        let rights = &mut self.rights[self.mover.index() & 3];
        *rights = rights.without(right);
    }

    /// A player without a piece that is not weak is out, and his weak pieces leave the board (`rules/stone-chess.md §7`).
    fn eliminate(&mut self, seat: Seat) {
        for square in self.of(seat) {
            self.take(seat, Square::at(square));
        }
        self.left.0[seat.index() & 3] = self.home(seat);
        self.standing[seat.index() & 3] = SeatStatus::Out(self.still_in() as u8);
    }

    /// A player who gives up is out with all his pieces; if it was his turn the next one's begins. Quiet turns are counted
    /// anew: the limit sinks with the number of players, and nobody shall find himself beyond it.
    fn retire(&mut self, seat: Seat) {
        if matches!(self.seat_status(seat), SeatStatus::Out(_)) {
            return;
        }
        self.eliminate(seat);
        self.forget_passed();
        self.quiet = 0;
        if seat == self.mover {
            self.end_turn();
        }
    }

    /// The right to capture in passing ends when the pawn is gone or somebody stands where it passed.
    #[inline(always)]
    fn forget_passed(&mut self) {
        let occupied = self.occupied();
        for seat in 0..4 {
            if let Some(passed) = self.passed[seat]
                && (!self.sides[seat].has(passed.pawn.raw()) || occupied.has(passed.over.raw()))
            {
                self.passed[seat] = None;
            }
        }
    }

    /// The next player who is still in begins his turn; his own passed pawn is safe from now on.
    #[inline(always)]
    fn end_turn(&mut self) {
        self.turn = self.turn.saturating_add(1);
        for _ in 0..4 {
            self.mover = Seat((self.mover.0 + 1) & 3);
            if !matches!(self.standing[self.mover.index()], SeatStatus::Out(_)) {
                break;
            }
        }
        self.passed[self.mover.index()] = None;
    }

    fn place(&mut self, kind: Kind, to: Square) {
        self.put(self.mover, kind, to);
        if self.of(self.mover).count() == placing::KIT {
            self.standing[self.mover.index() & 3] = SeatStatus::Home(Corner::of(to));
            self.end_turn();
        }
    }
}

/// The right that a promotion of this kind uses up; that of a pawn only when it becomes a superheavy piece.
pub(crate) const fn promotion_right(kind: Kind) -> Option<Right> {
    match kind {
        Kind::Pawn => Some(Right::Superheavy),
        Kind::Vizier => Some(Right::Vizier),
        Kind::General => Some(Right::General),
        Kind::Alfil => Some(Right::Alfil),
        Kind::Dabbaba => Some(Right::Dabbaba),
        _ => None,
    }
}
