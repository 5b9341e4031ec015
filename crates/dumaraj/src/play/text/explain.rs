//! Why a readable action is not one of the position.

use super::action_error::ActionErrorKind;
use super::read_action::Written;
use crate::Mob;
use crate::play::{Board, Cut, Move};
use skazka_square::Cell;

/// The first reason that a person would name.
pub(super) fn explain(board: &Board, actions: &[Move], written: Written) -> ActionErrorKind {
    let Some(&first) = actions.first() else { return ActionErrorKind::Over };
    match written {
        Written::Placement { .. } if !board.is_placing() => ActionErrorKind::PlacedAll,
        Written::Placement { mob, to } => misplaced(board, mob, to),
        Written::Turn { .. } if board.is_placing() => ActionErrorKind::PlaceFirst { example: first },
        Written::Turn { from, to, captures, becomes, cut } => {
            let same_way: Vec<_> = actions.iter().copied().filter(|a| (a.from(), a.to()) == (from, to)).collect();
            unreachable(board, from, to, &same_way)
                .or_else(|| wrong_sign(captures, &same_way))
                .or_else(|| wrong_promotion(board, to, becomes, &same_way))
                .unwrap_or_else(|| wrong_cut(board, cut, becomes, &same_way))
        }
    }
}

fn misplaced(board: &Board, mob: Mob, to: Cell) -> ActionErrorKind {
    if board.missing(board.mover(), mob) == 0 {
        let left = Mob::ALL.into_iter().filter(|&mob| board.missing(board.mover(), mob) > 0).collect();
        return ActionErrorKind::NotToPlace { mob, left };
    }
    if !board.location().contains(to) {
        ActionErrorKind::Gone { bit: to }
    } else if board.mob_at(to).is_some() {
        ActionErrorKind::Occupied { bit: to }
    } else if board.is_marked(to) {
        ActionErrorKind::Marked { bit: to }
    } else {
        ActionErrorKind::OutsideZone { bit: to }
    }
}

/// Why nothing goes this way, if nothing does.
fn unreachable(board: &Board, from: Cell, to: Cell, same_way: &[Move]) -> Option<ActionErrorKind> {
    if !same_way.is_empty() {
        return None;
    }
    if let Some(bit) = [from, to].into_iter().find(|&bit| !board.location().contains(bit)) {
        return Some(ActionErrorKind::Gone { bit });
    }
    let (seat, mob) = match board.mob_at(from) {
        None => return Some(ActionErrorKind::NoMob { bit: from }),
        Some(standing) => standing,
    };
    Some(if seat != board.mover() {
        ActionErrorKind::NotYours { bit: from }
    } else if from == to {
        ActionErrorKind::NotOnFinist { bit: from }
    } else if board.mob_at(to).is_some_and(|(seat, _)| seat == board.mover()) {
        ActionErrorKind::OwnMob { bit: to }
    } else if board.is_marked(to) {
        ActionErrorKind::Marked { bit: to }
    } else {
        ActionErrorKind::CannotReach { mob, from, to }
    })
}

fn wrong_sign(captures: Option<bool>, same_way: &[Move]) -> Option<ActionErrorKind> {
    let expected = *same_way.first()?;
    match captures {
        Some(false) if expected.captures() => Some(ActionErrorKind::IsCapture { expected: expected.cutting(None) }),
        Some(true) if !expected.captures() => Some(ActionErrorKind::IsNoCapture { expected: expected.cutting(None) }),
        _ => None,
    }
}

fn wrong_promotion(board: &Board, to: Cell, becomes: Option<Mob>, same_way: &[Move]) -> Option<ActionErrorKind> {
    if same_way.iter().any(|action| action.becomes() == becomes) {
        return None;
    }
    let choices = board.promotions().to_vec();
    let promotes = same_way.iter().any(|action| action.becomes().is_some());
    Some(match becomes {
        None => ActionErrorKind::MustPromote { choices },
        Some(mob) if promotes => ActionErrorKind::NeverBecomes { mob, choices },
        Some(mob) => ActionErrorKind::CannotPromote { mob, to },
    })
}

fn wrong_cut(board: &Board, cut: Option<Cut>, becomes: Option<Mob>, same_way: &[Move]) -> ActionErrorKind {
    let choices: Vec<_> =
        same_way.iter().filter(|action| action.becomes() == becomes).filter_map(|a| a.cut()).collect();
    let Some(cut) = cut else { return ActionErrorKind::MustCut { choices } };
    let wins = same_way.first().is_some_and(|&action| {
        let mut next = *board;
        next.play(action.cutting(None));
        next.is_beaten(next.mover())
    });
    if !board.has_editor() {
        ActionErrorKind::NoCuts
    } else if wins {
        ActionErrorKind::EndsBeforeCut
    } else if cut.border(board.location()).is_none() {
        ActionErrorKind::NotBorder { cut, choices }
    } else {
        ActionErrorKind::CutOccupied { cut, choices }
    }
}
