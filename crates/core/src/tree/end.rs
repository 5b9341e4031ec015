//! Where a line of a tree has come to: a position that can be played on from.

use super::NodeId;
use crate::{Actor, Fault, Notation, Outcome, Position, Turn, text};
use imbl::OrdMap;

/// The position at a node, with what decides there whether the rules count a draw.
#[derive(Debug, Clone)]
pub struct LineEnd<P> {
    pub(super) node: NodeId,
    position: P,
    /// How often each key stood on the board on the way here.
    seen: OrdMap<u64, u32>,
    /// How many plies on the way here came after the last snapshot.
    pub(super) since: usize,
    /// The draw by counting, where there is one.
    drawn: Option<Outcome>,
}

impl<P: Position> LineEnd<P> {
    /// The start of a game.
    pub(super) fn start(position: P) -> LineEnd<P> {
        let seen = OrdMap::unit(position.key(), 1);
        let drawn = draw_by_counting(&position, 1);
        LineEnd { node: NodeId::START, position, seen, since: 0, drawn }
    }

    /// The node.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// The position.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The position by itself.
    pub(super) fn into_position(self) -> P {
        self.position
    }

    /// How often this position stood on the board on the way here, now included.
    pub fn occurrences(&self) -> u32 {
        self.seen.get(&self.position.key()).copied().unwrap_or_default()
    }

    /// Whose decision is next; nobody's after a draw by counting either.
    pub fn turn(&self) -> Turn {
        if self.drawn.is_some() { Turn::Over } else { self.position.turn() }
    }

    /// How the game ended by the rules, draws by counting included; none while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        self.drawn.or_else(|| self.position.outcome())
    }

    /// Takes an action and comes to `node` by it.
    pub(super) fn apply(&mut self, by: Actor, action: P::Action, node: NodeId) {
        self.position.apply(by, action);
        let times = self.seen.entry(self.position.key()).or_default();
        *times += 1;
        self.drawn = draw_by_counting(&self.position, *times);
        self.node = node;
        self.since += 1;
    }
}

impl<P: Notation> LineEnd<P> {
    /// Reads what `by` writes; it may stand for several actions.
    ///
    /// # Errors
    /// When it is not the actor's decision, and as [`Notation::read_actions`].
    pub fn read(&self, by: Actor, written: &str) -> Result<Vec<P::Action>, Fault> {
        if !self.turn().is_for(by) {
            return Err(text!("act-not-your-turn").into());
        }
        self.position.read_actions(by, written)
    }
}

fn draw_by_counting<P: Position>(position: &P, occurrences: u32) -> Option<Outcome> {
    match position.turn() {
        Turn::Over => None,
        _ => position.draw_by_counting(occurrences),
    }
}
