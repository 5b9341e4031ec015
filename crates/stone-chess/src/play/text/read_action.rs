//! Reading turns: leniently in form, strictly in what they say (`rules/stone-chess.md §8`).

use super::parts::{Label, TurnPart, parts};
use super::write::label;
use crate::play::action::Action;
use crate::play::kind::Kind;
use crate::play::placing;
use crate::play::refusal::{ActionError, ActionErrorKind};
use crate::play::square::Square;
use crate::play::state::State;
use skazka_core::quote;

impl State {
    /// Reads one whole turn of the mover: one action, or the eight pieces of his first turn (those still in hand, when it
    /// has begun).
    ///
    /// # Errors
    /// With the precise reason why it is none.
    pub fn read_turn(&self, written: &str) -> Result<Vec<Action>, ActionError> {
        let read = || {
            let parts = parts(written)?;
            if self.is_placing() && !self.is_over() {
                return self.read_placement(&parts);
            }
            self.read_parts(&parts, written).map(|action| vec![action])
        };
        read().map_err(|refusal| ActionError { written: quote(written), refusal })
    }

    /// Reads one action: a whole turn, or during a placement one piece of it.
    ///
    /// # Errors
    /// With the precise reason why it is none.
    pub fn read_step(&self, written: &str) -> Result<Action, ActionError> {
        let read = || {
            let parts = parts(written)?;
            if !self.is_placing() || self.is_over() {
                return self.read_parts(&parts, written);
            }
            let [TurnPart::Put { label, to }] = parts[..] else { return Err(ActionErrorKind::PlaceFirst) };
            self.own_label(label)?;
            let action = Action::Place { kind: label.kind, to };
            self.judge(action).map(|()| action)
        };
        read().map_err(|refusal| ActionError { written: quote(written), refusal })
    }

    /// All pieces still in hand, the King first; all of them or none.
    fn read_placement(&self, parts: &[TurnPart]) -> Result<Vec<Action>, ActionErrorKind> {
        let mut state = *self;
        let mut actions = Vec::new();
        for part in parts {
            let TurnPart::Put { label, to } = *part else { return Err(ActionErrorKind::PlaceFirst) };
            self.own_label(label)?;
            if state.mover != self.mover {
                return Err(ActionErrorKind::PlacementCount { found: parts.len() });
            }
            let action = Action::Place { kind: label.kind, to };
            state.judge(action)?;
            state.apply(action);
            actions.push(action);
        }
        let standing = self.of(self.mover).count() as usize;
        if standing + parts.len() < placing::KIT as usize {
            return Err(ActionErrorKind::PlacementCount { found: standing + parts.len() });
        }
        Ok(actions)
    }

    fn own_label(&self, found: Label) -> Result<(), ActionErrorKind> {
        if found.seat == self.mover {
            return Ok(());
        }
        let (found, expected) = (label(found.seat, found.kind), label(self.mover, found.kind));
        Err(ActionErrorKind::WrongColour { found, expected })
    }

    /// What the parts say together, if the mover may do it.
    fn read_parts(&self, parts: &[TurnPart], written: &str) -> Result<Action, ActionErrorKind> {
        if self.is_over() {
            return Err(ActionErrorKind::Over);
        }
        let mut sorted = Sorted::default();
        for &part in parts {
            match part {
                TurnPart::Move { .. } => sorted.moves.push(part),
                TurnPart::Put { label, to } => {
                    self.own_label(label)?;
                    sorted.puts.push((label.kind, to));
                }
                TurnPart::Removal(square) => sorted.removals.push(square),
                TurnPart::Pass => sorted.passes += 1,
            }
        }
        let unfit = || ActionErrorKind::Parts { found: quote(written.trim()) };
        let Sorted { moves, puts, removals, passes } = sorted;
        match (&moves[..], &puts[..], passes) {
            ([], [], 0) => Err(ActionErrorKind::RemovalAlone),
            ([], [], 1) if removals.is_empty() => self.judge(Action::Pass).map(|()| Action::Pass),
            ([TurnPart::Move { named, from, to }], [] | [_], 0) => {
                self.check_name(*named, *from)?;
                self.read_move(*from, *to, puts.first().copied(), &removals)
            }
            ([], [put], 0) if removals.is_empty() => self.read_put(*put),
            ([], [_, _] | [_, _, _], 0) if removals.is_empty() => self.read_swap(&puts).ok_or_else(unfit)?,
            _ => Err(unfit()),
        }
    }

    fn check_name(&self, named: Option<Label>, from: Square) -> Result<(), ActionErrorKind> {
        let Some(named) = named else { return Ok(()) };
        self.own_label(named)?;
        let stands = self.own_piece(from)?;
        if stands == named.kind {
            Ok(())
        } else {
            Err(ActionErrorKind::OtherPiece { square: from, named: named.kind, stands })
        }
    }

    fn read_move(
        &self,
        from: Square,
        to: Square,
        promotion: Option<(Kind, Square)>,
        removals: &[Square],
    ) -> Result<Action, ActionErrorKind> {
        let becomes = promotion.map(|(kind, _)| kind);
        if let Some((_, square)) = promotion.filter(|(_, square)| *square != to) {
            return Err(ActionErrorKind::PromotionElsewhere { square, expected: to });
        }
        let pawn = self.passed_at(to).map(|(_, pawn)| pawn);
        let captures = pawn.is_some_and(|pawn| removals == [pawn]);
        let action = Action::Move { from, to, passing: captures, becomes };
        if captures {
            return self.judge(action).map(|()| action);
        }
        let in_passing = Action::Move { from, to, passing: true, becomes };
        let plain = self.judge(action);
        if plain.is_err() && removals.is_empty() && self.judge(in_passing).is_ok() {
            return Ok(in_passing);
        }
        plain?;
        self.check_removals(to, removals).map(|()| action)
    }

    /// Removals are written all or not at all, in any order.
    fn check_removals(&self, to: Square, removals: &[Square]) -> Result<(), ActionErrorKind> {
        let leaving = self.leaving(to);
        let mut written = removals.to_vec();
        written.sort_unstable_by_key(|square| square.by_name());
        if written.is_empty() || written == leaving {
            return Ok(());
        }
        let list =
            |squares: &[Square]| squares.iter().map(|square| format!("@-{square}")).collect::<Vec<_>>().join("; ");
        Err(match leaving.is_empty() {
            true => ActionErrorKind::NoRemovals { found: list(removals) },
            false => ActionErrorKind::Removals { expected: list(&leaving) },
        })
    }

    /// A drop; on an own piece's square a mutation.
    fn read_put(&self, (kind, to): (Kind, Square)) -> Result<Action, ActionErrorKind> {
        let own = self.of(self.mover).has(to.raw());
        let action = if own { Action::Mutate { at: to, into: kind } } else { Action::Drop { kind, to } };
        self.judge(action).map(|()| action)
    }

    /// A swap: the King, the other piece, and what that becomes, in any order. None when the parts cannot be a swap.
    fn read_swap(&self, puts: &[(Kind, Square)]) -> Option<Result<Action, ActionErrorKind>> {
        let mut kings = puts.iter().filter(|(kind, _)| *kind == Kind::King);
        let (Some(&(_, with)), None) = (kings.next(), kings.next()) else { return None };
        let others: Vec<_> = puts.iter().copied().filter(|(kind, _)| *kind != Kind::King).collect();
        let Some(king) = self.king(self.mover) else { return Some(Err(ActionErrorKind::NoKing)) };
        let partner = match self.own_piece(with) {
            Ok(Kind::King) => return Some(Err(ActionErrorKind::SwapWithItself)),
            Ok(partner) => partner,
            Err(refusal) => return Some(Err(refusal)),
        };
        let expected = || format!("{}-{with}; {}-{king}", label(self.mover, Kind::King), label(self.mover, partner));
        let placed = others.iter().position(|put| *put == (partner, king));
        let becomes = match (placed, &others[..]) {
            (Some(_), [_]) => None,
            (Some(nth), [one, other]) => {
                let (kind, square) = if nth == 0 { *other } else { *one };
                if square != king {
                    return Some(Err(ActionErrorKind::PromotionElsewhere { square, expected: king }));
                }
                Some(kind)
            }
            _ => return Some(Err(ActionErrorKind::SwapSquares { expected: expected() })),
        };
        let action = Action::Swap { with, becomes };
        Some(self.judge(action).map(|()| action))
    }
}

/// The parts of a turn by what they are.
#[derive(Debug, Default)]
struct Sorted {
    moves: Vec<TurnPart>,
    puts: Vec<(Kind, Square)>,
    removals: Vec<Square>,
    passes: usize,
}
