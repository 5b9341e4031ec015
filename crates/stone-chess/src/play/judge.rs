//! Why an action may not be taken; what the shop says (`rules/stone-chess.md §3, §4, §6`).

use super::action::Action;
use super::apply::promotion_right;
use super::generate::{Ends, MOST_WEAK, barred_from};
use super::kind::{Kind, Kinds};
use super::ledger::Price;
use super::refusal::ActionErrorKind;
use super::square::{Corner, Square};
use super::state::{Right, SeatStatus, State};
use super::walks::PawnWalk;

impl State {
    /// Whether the mover may take an action now.
    ///
    /// # Errors
    /// With the reason why not.
    pub fn judge(&self, action: Action) -> Result<(), ActionErrorKind> {
        if self.is_over() {
            return Err(ActionErrorKind::Over);
        }
        match action {
            Action::Retire { seat } => {
                let is_in =
                    self.seats().any(|one| one == seat) && !matches!(self.seat_status(seat), SeatStatus::Out(_));
                return if is_in { Ok(()) } else { Err(ActionErrorKind::Over) };
            }
            Action::Place { kind, to } => return self.judge_placement(kind, to),
            _ if self.is_placing() => return Err(ActionErrorKind::PlaceFirst),
            _ => {}
        }
        match action {
            Action::Move { from, to, passing, becomes } => self.judge_move(from, to, passing, becomes),
            Action::Drop { kind, to } => self.price_of_drop(kind, to).map(drop),
            Action::Mutate { at, into } => self.price_of_mutation(at, into).map(drop),
            Action::Swap { with, becomes } => self.judge_swap(with, becomes),
            Action::Pass if self.is_stuck() => Ok(()),
            _ => Err(ActionErrorKind::NotStuck),
        }
    }

    /// Whether the mover can do nothing but pass.
    pub fn is_stuck(&self) -> bool {
        let mut count = 0;
        self.each_group(|group| count += group.count());
        count == 0
    }

    /// What it costs the mover to drop a piece on a square now.
    ///
    /// # Errors
    /// Why it is not possible: occupied, a limit, a line, too few stones.
    pub fn price_of_drop(&self, kind: Kind, to: Square) -> Result<Price, ActionErrorKind> {
        self.may_buy(kind)?;
        if let Some((seat, _)) = self.piece(to) {
            return Err(ActionErrorKind::Occupied { square: to, seat });
        }
        self.check_line(kind, to)?;
        self.check_stones(self.drop_price(kind, to))
    }

    /// What it costs the mover that his piece on a square becomes another now.
    ///
    /// # Errors
    /// Why it is not possible: not his, a King, the same kind, a limit, a line, too few stones.
    pub fn price_of_mutation(&self, at: Square, into: Kind) -> Result<Price, ActionErrorKind> {
        self.may_turn()?;
        let kind = self.own_piece(at)?;
        if kind == Kind::King {
            return Err(ActionErrorKind::KingMutates);
        }
        if into == Kind::King {
            return Err(ActionErrorKind::KingBought);
        }
        if into == kind {
            return Err(ActionErrorKind::SameKind { kind });
        }
        if !kind.is_weak() && into.is_weak() {
            if self.strong(self.mover) == 1 {
                return Err(ActionErrorKind::LastStrong);
            }
            self.check_weak()?;
        }
        if into.is_adviser() && !kind.is_adviser() {
            self.check_adviser()?;
        }
        self.check_line(into, at)?;
        self.check_stones(self.mutation_price(at, into))
    }

    /// Every square on which the mover may drop a piece of this kind now, with what it costs there.
    pub fn drop_squares(&self, kind: Kind) -> Vec<(Square, Price)> {
        Square::all().filter_map(|square| Some((square, self.price_of_drop(kind, square).ok()?))).collect()
    }

    /// Whether the shop sells the mover a piece of this kind now, whatever the square; gives the lowest price.
    ///
    /// # Errors
    /// Why it does not: a limit; too few stones (where only squares that give check are left, with the surcharge); no
    /// square.
    pub fn shop(&self, kind: Kind) -> Result<Price, ActionErrorKind> {
        self.may_buy(kind)?;
        let prices = Square::all().map(|square| self.price_of_drop(kind, square));
        let mut refused = ActionErrorKind::NoSquare { kind };
        let mut best: Option<Price> = None;
        for price in prices {
            match price {
                Ok(price) if best.is_none_or(|best| price.total() < best.total()) => best = Some(price),
                Err(ActionErrorKind::TooFew { price, stones }) if is_cheaper(&refused, price) => {
                    refused = ActionErrorKind::TooFew { price, stones };
                }
                _ => {}
            }
        }
        best.ok_or(refused)
    }

    /// What every other kind would cost the mover's piece on a square, or why it may not become that.
    pub fn mutations(&self, at: Square) -> Vec<(Kind, Result<Price, ActionErrorKind>)> {
        Kinds::COMMON.iter().map(|kind| (kind, self.price_of_mutation(at, kind))).collect()
    }

    fn may_turn(&self) -> Result<(), ActionErrorKind> {
        if self.is_over() {
            return Err(ActionErrorKind::Over);
        }
        if self.is_placing() { Err(ActionErrorKind::PlaceFirst) } else { Ok(()) }
    }

    fn may_buy(&self, kind: Kind) -> Result<(), ActionErrorKind> {
        self.may_turn()?;
        if kind == Kind::King {
            return Err(ActionErrorKind::KingBought);
        }
        if kind.is_weak() {
            self.check_weak()?;
        }
        if kind.is_adviser() { self.check_adviser() } else { Ok(()) }
    }

    fn check_weak(&self) -> Result<(), ActionErrorKind> {
        if self.weak(self.mover) >= MOST_WEAK { Err(ActionErrorKind::WeakLimit) } else { Ok(()) }
    }

    fn check_adviser(&self) -> Result<(), ActionErrorKind> {
        if (self.of(self.mover) & self.advisers).is_empty() { Ok(()) } else { Err(ActionErrorKind::OneAdviser) }
    }

    fn check_line(&self, kind: Kind, square: Square) -> Result<(), ActionErrorKind> {
        let line = self.frame(self.mover).line(square);
        if line < barred_from(kind) { Ok(()) } else { Err(ActionErrorKind::Line { kind, square, line }) }
    }

    fn check_stones(&self, price: Price) -> Result<Price, ActionErrorKind> {
        let stones = self.stones(self.mover);
        if price.total() <= stones { Ok(price) } else { Err(ActionErrorKind::TooFew { price, stones }) }
    }

    pub(super) fn own_piece(&self, square: Square) -> Result<Kind, ActionErrorKind> {
        match self.piece(square) {
            None => Err(ActionErrorKind::NoPiece { square }),
            Some((seat, kind)) if seat == self.mover => Ok(kind),
            Some((seat, kind)) => Err(ActionErrorKind::NotYours { square, seat, kind }),
        }
    }

    fn judge_placement(&self, kind: Kind, to: Square) -> Result<(), ActionErrorKind> {
        if !self.is_placing() {
            return Err(ActionErrorKind::PlacedAll);
        }
        if self.in_hand(self.mover, kind) == 0 {
            return Err(ActionErrorKind::NotInHand { kind });
        }
        let king = self.king(self.mover);
        if kind != Kind::King && king.is_none() {
            return Err(ActionErrorKind::KingFirst { kind });
        }
        if let Some((seat, _)) = self.piece(to) {
            return Err(ActionErrorKind::Occupied { square: to, seat });
        }
        let quadrant = king.map_or(self.free_quadrants(), |king| Corner::of(king).quadrant());
        match (quadrant.has(to.raw()), king) {
            (true, _) => Ok(()),
            (false, None) => Err(ActionErrorKind::QuadrantTaken { square: to }),
            (false, Some(king)) => Err(ActionErrorKind::OutsideQuadrant { square: to, home: Corner::of(king) }),
        }
    }

    fn judge_move(
        &self,
        from: Square,
        to: Square,
        passing: bool,
        becomes: Option<Kind>,
    ) -> Result<(), ActionErrorKind> {
        let kind = self.own_piece(from)?;
        if self.of(self.mover).has(to.raw()) {
            return Err(ActionErrorKind::OwnPiece { square: to });
        }
        let home = self.frame(self.mover);
        let attacks = self.ground().reach(kind, home, from).has(to.raw());
        if passing {
            if !kind.is_weak() {
                return Err(ActionErrorKind::NotWeak { kind });
            }
            if self.passed_at(to).is_none() {
                return Err(ActionErrorKind::NoPassed { square: to });
            }
        }
        let reaches = if kind == Kind::Pawn && !passing { self.pawn_goes(from, to) } else { attacks };
        if !reaches {
            return Err(ActionErrorKind::CannotReach { kind, from, to });
        }
        self.judge_arrival(kind, to, becomes)
    }

    fn pawn_goes(&self, from: Square, to: Square) -> bool {
        let (walk, occupied) = (PawnWalk::of(self.frame(self.mover), from), self.occupied());
        if occupied.has(to.raw()) {
            return walk.attacks.has(to.raw());
        }
        let doubled =
            |(over, far): (super::square::Set, super::square::Set)| far.has(to.raw()) && (over & occupied).is_empty();
        walk.steps.has(to.raw()) || walk.doubles.into_iter().any(doubled)
    }

    /// Whether a piece that arrives on a square may, or must, become what is written.
    fn judge_arrival(&self, kind: Kind, to: Square, becomes: Option<Kind>) -> Result<(), ActionErrorKind> {
        let last = self.frame(self.mover).last_line().has(to.raw());
        let ends = if last { self.promotion(self.mover, kind) } else { Ends::AS_IT_IS };
        let Some(becomes) = becomes else {
            return if ends.stays {
                Ok(())
            } else {
                Err(ActionErrorKind::MustPromote { square: to, choices: ends.becomes })
            };
        };
        if ends.becomes.has(becomes) {
            return Ok(());
        }
        let Some(right) = promotion_right(kind).filter(|_| last) else {
            return Err(ActionErrorKind::NothingPromotes { kind, square: to });
        };
        let superheavy = Kinds::SUPERHEAVY.has(becomes);
        let rights = self.rights(self.mover);
        Err(match right {
            Right::Superheavy if superheavy && rights.has(right) => ActionErrorKind::KingGone { becomes },
            Right::Superheavy if !superheavy => ActionErrorKind::NeverBecomes { kind, becomes, choices: ends.becomes },
            _ if !rights.has(right) => ActionErrorKind::RightUsed { right },
            _ => ActionErrorKind::NeverBecomes { kind, becomes, choices: ends.becomes },
        })
    }

    fn judge_swap(&self, with: Square, becomes: Option<Kind>) -> Result<(), ActionErrorKind> {
        let Some(king) = self.king(self.mover) else { return Err(ActionErrorKind::NoKing) };
        if !self.rights(self.mover).has(Right::Swap) {
            return Err(ActionErrorKind::RightUsed { right: Right::Swap });
        }
        let kind = self.own_piece(with)?;
        if kind == Kind::King {
            return Err(ActionErrorKind::SwapWithItself);
        }
        self.judge_arrival(kind, king, becomes)
    }
}

/// Whether a price is the nearest so far to what could be paid.
fn is_cheaper(refused: &ActionErrorKind, price: Price) -> bool {
    match refused {
        ActionErrorKind::TooFew { price: other, .. } => price.total() < other.total(),
        _ => true,
    }
}
