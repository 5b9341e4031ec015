//! Turns as paths of touches.
//!
//! ```text
//! f3-e5               c:f3  c:e5
//! b7-b8; Q-b8         c:b7  c:b8  b:Q         `b:-` where a piece may stay what it is
//! b2-a3; @-a4         c:b2  c:a3  b:passing   a leaper may leave the pawn alone: b:leave
//! N-e5                h:N   c:e5              bought and put down, or on an own piece: what it becomes
//! K-c3; R-a1          c:a1  c:c3              the King touched first changes places
//! pass                b:pass
//! ```

use crate::play::{Action, Kind, Square, State};
use skazka_core::{Seat, Step, Touch};

/// The button of a turn without anything.
pub(super) const PASS: &str = "pass";
/// Whether the pawn that passed over is captured.
pub(super) const PASSING: [(&str, bool); 2] = [("passing", true), ("leave", false)];
/// A piece on line 8 stays what it is.
pub(super) const STAYS: &str = "-";

impl State {
    /// The touches of an action, each as it is offered after those before it.
    pub(super) fn steps_of(&self, _by: Seat, action: Action) -> Vec<Step> {
        let path = self.touches_of(action);
        let offered = |nth: usize| {
            let next = self.continuations_of(&path[..nth]).next;
            next.into_iter().find(|step| step.touch == path[nth])
        };
        (0..path.len()).filter_map(offered).collect()
    }

    fn touches_of(&self, action: Action) -> Vec<Touch> {
        match action {
            Action::Place { kind, to } | Action::Drop { kind, to } => vec![item(kind), cell(to)],
            Action::Mutate { at, into } => vec![item(into), cell(at)],
            Action::Move { from, to, .. } => self.with_choices(vec![cell(from), cell(to)], action),
            Action::Swap { with, .. } => {
                let king = self.king(self.mover()).map(cell);
                self.with_choices(king.into_iter().chain([cell(with)]).collect(), action)
            }
            Action::Pass => vec![Touch::Button(PASS.to_owned())],
            Action::Retire { .. } => Vec::new(),
        }
    }

    /// The buttons that tell an action from others between the same squares.
    fn with_choices(&self, mut path: Vec<Touch>, action: Action) -> Vec<Touch> {
        let mut left = self.between(&path);
        while left.len() > 1 {
            let Some(button) = choices(&left).into_iter().find(|(_, meant)| meant.contains(&action)) else { break };
            path.push(Touch::Button(button.0));
            left = button.1;
        }
        path
    }
}

/// A button with the actions that it leaves.
type Choice = (String, Vec<Action>);

/// What the next button chooses among actions between the same squares: first whether a pawn is captured in passing,
/// then what a piece becomes, the strongest first.
pub(super) fn choices(left: &[Action]) -> Vec<Choice> {
    let with = |wanted: &dyn Fn(&Action) -> bool| left.iter().copied().filter(|one| wanted(one)).collect::<Vec<_>>();
    let passing = PASSING.map(|(name, passes)| (name.to_owned(), with(&|one| is_passing(one) == passes)));
    if passing.iter().all(|(_, meant)| !meant.is_empty()) {
        return passing.to_vec();
    }
    let kinds = crate::play::Kinds::COMMON
        .strongest_first()
        .map(|kind| (kind.letters().to_owned(), with(&|one| becomes(one) == Some(kind))));
    let stays = (STAYS.to_owned(), with(&|one| becomes(one).is_none()));
    kinds.chain([stays]).filter(|(_, meant)| !meant.is_empty()).collect()
}

fn is_passing(action: &Action) -> bool {
    matches!(action, Action::Move { passing: true, .. })
}

pub(super) fn becomes(action: &Action) -> Option<Kind> {
    match action {
        Action::Move { becomes, .. } | Action::Swap { becomes, .. } => *becomes,
        _ => None,
    }
}

pub(super) fn cell(square: Square) -> Touch {
    Touch::Cell(square.to_string())
}

pub(super) fn item(kind: Kind) -> Touch {
    Touch::Item(kind.letters().to_owned())
}
