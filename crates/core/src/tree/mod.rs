//! The tree of a game: what was played, and what might have been.
//!
//! ```text
//! start ── 1 ── 2 ── 3 ── 4      the main line: what was played; 4 is its end
//!               ├─── 5 ── 6      a variation instead of 3
//!               └─── 7           another one
//! ```
//!
//! Every node but the start is one ply, with its key, how often that key stood on the board, and a summary of all plies up
//! to it, so that no question is answered by looking through the game. Nodes stand in a persistent map: a copy of a tree
//! shares them, and whoever goes on copies a path of the map. Positions are kept at the end of the main line and every
//! sixteen plies; others are made by playing on from the nearest one. The price is a logarithm on each look at
//! a ply, and a few plies on each look at a position.

mod end;
mod growth;
mod node;
mod nodes;
mod ply;
mod shape;
mod summary;

pub use end::LineEnd;
pub use node::{NodeId, Notes};
pub use nodes::SNAPSHOT_EVERY;
pub use ply::Ply;

use crate::{Playable, Position, Seat};
use imbl::Vector;
use node::Node;
use nodes::Nodes;
use std::borrow::Cow;
use std::sync::Arc;
use summary::Summary;

/// The plies of a game with their variations and what is said about them. A copy costs the same however many there are.
///
/// ```
/// use skazka_testkit::duel::Duel;
/// use skazka_core::{Actor, GameTree, NodeId, Notation, Seat};
///
/// let south = Actor::Seat(Seat(0));
/// let mut tree = GameTree::new(Duel::read(&(), "b1 c4 2").unwrap());
/// let up = tree.add_variation(NodeId::START, south, "b1-b2").unwrap();
/// let left = tree.add_variation(NodeId::START, south, "b1-a1").unwrap();
/// assert_eq!(tree.len(), 0, "nothing is played yet");
/// tree.promote(left);
/// assert_eq!(tree.main_line().collect::<Vec<_>>(), [left]);
/// assert_eq!(tree.children(NodeId::START).collect::<Vec<_>>(), [left, up]);
/// assert_eq!(tree.ply(up).unwrap().written, "b1-b2");
/// ```
#[derive(Debug)]
pub struct GameTree<P: Position> {
    nodes: Nodes<P>,
    /// The nodes of the main line, the start not among them.
    main: Vector<NodeId>,
    /// Where the main line has come to.
    end: Arc<LineEnd<P>>,
}

impl<P: Position> Clone for GameTree<P> {
    fn clone(&self) -> GameTree<P> {
        GameTree { nodes: self.nodes.clone(), main: self.main.clone(), end: Arc::clone(&self.end) }
    }
}

impl<P: Playable> GameTree<P> {
    /// Nothing but the position that the game begins with.
    pub fn new(start: P) -> GameTree<P> {
        let end = Arc::new(LineEnd::start(start));
        GameTree { nodes: Nodes::new(&end), main: Vector::new(), end }
    }

    /// The number of plies of the main line.
    pub fn len(&self) -> usize {
        self.main.len()
    }

    /// Whether nothing was played yet.
    pub fn is_empty(&self) -> bool {
        self.main.is_empty()
    }

    /// The node after the first `plies` of the main line; its last one when there are fewer.
    pub fn node_after(&self, plies: usize) -> NodeId {
        let index = plies.min(self.len()).checked_sub(1);
        index.and_then(|index| self.main.get(index)).copied().unwrap_or(NodeId::START)
    }

    /// The main line from its first ply.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.main.iter().copied()
    }

    /// A ply of the main line, from 0.
    pub fn main_ply(&self, ply: usize) -> Option<&Ply<P::Action>> {
        self.ply(*self.main.get(ply)?)
    }

    /// Where the main line has come to.
    pub fn end(&self) -> &LineEnd<P> {
        &self.end
    }

    /// Where the main line has come to, to be shared.
    pub(crate) fn shared_end(&self) -> Arc<LineEnd<P>> {
        Arc::clone(&self.end)
    }

    /// Whether the position at a node is kept, so that nothing has to be played to know it.
    pub fn is_kept(&self, node: NodeId) -> bool {
        self.nodes.is_kept(node)
    }

    /// The position at a node; none where there is no such node. Plays on from the nearest position that is kept.
    pub fn position(&self, node: NodeId) -> Option<Cow<'_, P>> {
        if node == self.end.node() {
            return Some(Cow::Borrowed(self.end.position()));
        }
        self.nodes.position(node)
    }

    /// The position after the first `plies` of the main line; its last one when there are fewer.
    pub fn position_after(&self, plies: usize) -> Cow<'_, P> {
        self.position(self.node_after(plies)).unwrap_or(Cow::Borrowed(self.end.position()))
    }

    /// The keys of all positions of the main line in order, in as many steps.
    pub fn keys(&self) -> Vec<u64> {
        let nodes = std::iter::once(NodeId::START).chain(self.main_line());
        nodes.filter_map(|node| self.key(node)).collect()
    }

    /// How many plies of the main line were chance's.
    pub fn drawn(&self) -> u32 {
        self.summary().drawn
    }

    /// How many of the first plies of the main line are no part of a secret stage that still runs.
    pub fn open(&self) -> usize {
        self.summary().open as usize
    }

    /// A seat's last ply of the main line, from 0.
    pub fn latest(&self, seat: Seat) -> Option<usize> {
        let latest = self.summary().latest.get(seat.index()).copied()?;
        (latest as usize).checked_sub(1)
    }

    /// A seat's last ply of the main line where it can be taken back: nothing fixed came with it or after it.
    pub fn retractable(&self, seat: Seat) -> Option<usize> {
        self.latest(seat).filter(|&latest| latest >= self.summary().fixed as usize)
    }

    /// The plies among the first `plies` of the main line that took something off the board, in order.
    pub fn captures(&self, plies: usize) -> Vec<usize> {
        let last = |plies: usize| self.node(self.node_after(plies)).map(|node| node.summary().capture as usize);
        let before = |plies: usize| last(plies)?.checked_sub(1);
        let mut found: Vec<_> = std::iter::successors(before(plies), |&capture| before(capture)).collect();
        found.reverse();
        found
    }

    fn summary(&self) -> Summary {
        self.node(self.end.node()).map(Node::summary).unwrap_or_default()
    }

    fn node(&self, node: NodeId) -> Option<&Node<P>> {
        self.nodes.get(node)
    }
}
