//! One node of a tree.

use super::{LineEnd, Ply, Summary};
use crate::Position;
use crate::record::Comment;
use imbl::Vector;
use std::sync::Arc;

/// What tells a node from every other one of its tree, those deleted included: ids only grow and none is used twice.
/// Copies of a tree number what they add alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u64);

impl NodeId {
    /// The node that every tree begins with: its position, without a ply.
    pub const START: NodeId = NodeId(0);

    /// The id as a number: 0 for the start, more for every later node.
    pub fn number(self) -> u64 {
        self.0
    }

    /// The id after this one.
    pub(super) fn next(self) -> NodeId {
        NodeId(self.0 + 1)
    }
}

/// What is said about a node.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Notes {
    /// Comments before its ply.
    pub before: Vec<Comment>,
    /// Comments after its ply.
    pub after: Vec<Comment>,
    /// Numeric annotation glyphs, as in PGN: 1 a good move, 4 a blunder.
    pub nags: Vec<u8>,
}

/// What is said where nothing is.
pub(super) static NOTHING: Notes = Notes { before: Vec::new(), after: Vec::new(), nags: Vec::new() };

/// What never changes about a node.
#[derive(Debug)]
pub(super) struct Moment<A> {
    pub parent: NodeId,
    /// None at the start.
    pub ply: Option<Ply<A>>,
    /// The key of the position.
    pub key: u64,
    /// How often that key stood on the board on the way here, now included.
    pub occurrences: u32,
    pub summary: Summary,
}

/// A node with what hangs on it.
#[derive(Debug)]
pub(super) struct Node<P: Position> {
    pub moment: Arc<Moment<P::Action>>,
    /// The first one continues the line.
    pub children: Vector<NodeId>,
    pub notes: Option<Arc<Notes>>,
    pub snapshot: Option<Arc<LineEnd<P>>>,
}

impl<P: Position> Clone for Node<P> {
    fn clone(&self) -> Node<P> {
        let (moment, children) = (Arc::clone(&self.moment), self.children.clone());
        Node { moment, children, notes: self.notes.clone(), snapshot: self.snapshot.clone() }
    }
}

impl<P: Position> Node<P> {
    pub fn new(moment: Moment<P::Action>) -> Node<P> {
        Node { moment: Arc::new(moment), children: Vector::new(), notes: None, snapshot: None }
    }

    pub fn summary(&self) -> Summary {
        self.moment.summary
    }
}
