//! Actions as paths of touches.
//!
//! ```text
//! c5-d5            c:c5  c:d5                    also merges, traps, attacks by one
//! e7-f8,f9,h9xg9   c:g9  c:e7 c:f8  c:f9  c:h9   the target; earlier attackers, each with its stand unless it stays
//!                                                where it is; the last one
//!                  c:e7  c:g9  c:f8 ...            or first an own unit that cannot remove the target alone, then it
//! g7/e5,f6         c:g7  b:split  c:e5  c:f6
//! .                b:.
//! ```

use crate::play::{Cell, Move, State};
use skazka_core::{Seat, Step, Touch};

/// The button that ends a turn.
pub(super) const END: &str = ".";
/// The button that lets a stack fall apart.
pub(super) const SPLIT: &str = "split";

impl State {
    /// The touches of an action, each as it is offered after those before it.
    pub(super) fn steps_of(&self, _by: Seat, action: Move) -> Vec<Step> {
        let path = self.touches_of(action);
        let offered = |nth: usize| {
            let next = self.continuations_of(&path[..nth]).next;
            next.into_iter().find(|step| step.touch == path[nth])
        };
        (0..path.len()).filter_map(offered).collect()
    }

    fn touches_of(&self, action: Move) -> Vec<Touch> {
        match action {
            Move::Walk { from, to } | Move::Merge { from, to } | Move::Trap { from, to } => {
                vec![self.touch(from), self.touch(to)]
            }
            Move::Attack { earlier: [None, _], last, target } => vec![self.touch(last), self.touch(target)],
            Move::Attack { earlier, last, target } => {
                let earlier = earlier.into_iter().flatten().flat_map(|(cell, stand)| self.takes_part(cell, stand));
                [self.touch(target)].into_iter().chain(earlier).chain([self.touch(last)]).collect()
            }
            Move::Split { stack, exits } => {
                let exits = exits.into_iter().flatten().map(|exit| self.touch(exit));
                [self.touch(stack), Touch::Button(SPLIT.to_owned())].into_iter().chain(exits).collect()
            }
            Move::End => vec![Touch::Button(END.to_owned())],
            Move::Coin(_) | Move::Roll(_) | Move::Turned(_) => Vec::new(),
        }
    }

    pub(super) fn touch(&self, cell: Cell) -> Touch {
        Touch::Cell(self.geometry().name(cell))
    }

    /// An earlier attacker and its stand; its own cell is not touched twice.
    fn takes_part(&self, cell: Cell, stand: Cell) -> Vec<Touch> {
        let stand = (stand != cell).then(|| self.touch(stand));
        [self.touch(cell)].into_iter().chain(stand).collect()
    }
}
