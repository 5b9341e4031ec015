//! Beyond the depth: a few forcing actions are followed until the position is quiet enough to judge.

use crate::limits::Style;
use crate::order::{Ranked, pick};
use crate::rivals::search::{Node, Search};
use crate::score::{INFINITE, Window};
use skazka_core::{Actor, Evaluate, Seat};

/// Forcing actions followed beyond the depth, one after another.
const FOLLOWED: i32 = 3;

impl<P: Evaluate> Search<'_, P> {
    /// The score of a position at the end of the depth, where `seat` decides.
    pub(crate) fn quiescence(&mut self, at: Node<'_, P>, seat: Seat, window: Window) -> Option<i32> {
        if self.style == Style::Exact || at.depth <= -FOLLOWED {
            return Some(self.judge(at.position));
        }
        if seat == self.me() {
            self.follow(at, seat, window)
        } else {
            Some(-self.follow(at, seat, window.flipped())?)
        }
    }

    /// The best of leaving it as it stands and of the forcing actions that promise something; all is the seat's.
    fn follow(&mut self, at: Node<'_, P>, seat: Seat, window: Window) -> Option<i32> {
        let score = self.judge(at.position);
        let mut best = if seat == self.me() { score } else { -score };
        if best >= window.beta {
            return Some(best);
        }
        let mut list = std::mem::take(&mut self.lists[at.ply]);
        self.list_forcing(at.position, seat, &mut list);
        for index in 0..list.len() {
            let Some(action) = pick(&mut list, index).action else { break };
            let mut after = at.position.clone();
            after.apply(Actor::Seat(seat), action);
            let next = Node { position: &after, depth: at.depth - 1, ply: at.ply + 1, replied: at.replied };
            let alpha = window.alpha.max(best).max(-INFINITE);
            best = best.max(self.child(next, seat, Window { alpha, beta: window.beta })?);
            if best >= window.beta {
                break;
            }
        }
        self.lists[at.ply] = list;
        Some(best)
    }

    fn list_forcing(&mut self, position: &P, seat: Seat, list: &mut Vec<Ranked<Option<P::Action>>>) {
        self.listed.clear();
        position.forcing(Actor::Seat(seat), &mut self.listed);
        self.promises.clear();
        position.order_hints(seat, &self.listed, &mut self.promises);
        list.clear();
        let promising = self.listed.iter().zip(&self.promises).filter(|&(_, &promise)| promise > 0);
        list.extend(promising.map(|(&action, &rank)| Ranked { action: Some(action), rank }));
    }
}
