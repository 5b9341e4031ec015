//! The nodes of a tree, whatever line they belong to.

use super::node::{Moment, Node};
use super::ply::ends_secret_stage;
use super::{LineEnd, NodeId, Notes, Ply, Summary};
use crate::{Actor, ChanceOutcome, Playable, Position, steps};
use imbl::OrdMap;
use std::borrow::Cow;
use std::sync::Arc;

/// How many plies lie between two positions that are kept, at least: a position is kept in the middle of each stretch of
/// twice as many plies without one. So there are at most as many of them as this goes into the number of nodes, however
/// the lines branch, and no position is more than twice as many plies away.
pub const SNAPSHOT_EVERY: usize = 16;

/// Where a new child stands among the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rank {
    First,
    Last,
}

/// Nodes by their ids.
#[derive(Debug)]
pub(super) struct Nodes<P: Position> {
    map: OrdMap<NodeId, Arc<Node<P>>>,
    /// The id that was given last.
    last: NodeId,
    /// What chance could draw last: one roll of a die is like another, and they share it.
    chances: Arc<[ChanceOutcome]>,
}

impl<P: Position> Clone for Nodes<P> {
    fn clone(&self) -> Nodes<P> {
        Nodes { map: self.map.clone(), last: self.last, chances: Arc::clone(&self.chances) }
    }
}

impl<P: Playable> Nodes<P> {
    /// The start alone.
    pub fn new(start: &Arc<LineEnd<P>>) -> Nodes<P> {
        let (parent, key, summary) = (NodeId::START, start.position().key(), Summary::default());
        let mut node = Node::new(Moment { parent, ply: None, key, occurrences: 1, summary });
        node.snapshot = Some(Arc::clone(start));
        let map = OrdMap::unit(NodeId::START, Arc::new(node));
        Nodes { map, last: NodeId::START, chances: Arc::default() }
    }

    pub fn get(&self, node: NodeId) -> Option<&Node<P>> {
        steps::count(1);
        self.map.get(&node).map(Arc::as_ref)
    }

    fn get_mut(&mut self, node: NodeId) -> Option<&mut Node<P>> {
        steps::count(1);
        self.map.get_mut(&node).map(Arc::make_mut)
    }

    /// Takes an action at the end of a line and goes there.
    pub fn grow(&mut self, end: &mut LineEnd<P>, by: Actor, action: P::Action, rank: Rank) -> NodeId {
        let (parent, node) = (end.node(), self.last.next());
        let moment = self.take(end, node, by, action);
        self.last = node;
        self.map.insert(node, Arc::new(Node::new(moment)));
        if let Some(parent) = self.get_mut(parent) {
            match rank {
                Rank::First => parent.children.push_front(node),
                Rank::Last => parent.children.push_back(node),
            }
        }
        if end.since >= 2 * SNAPSHOT_EVERY {
            self.keep_a_position(end);
        }
        node
    }

    /// Takes an action at the end of a line; what the node is that it leads to.
    fn take(&mut self, end: &mut LineEnd<P>, node: NodeId, by: Actor, action: P::Action) -> Moment<P::Action> {
        let (parent, turn) = (end.node(), end.position().turn());
        let retires = matches!(by, Actor::Seat(seat) if end.position().retiring(seat) == Some(action));
        let mut ply = Ply::new(node, end.position(), by, action);
        end.apply(by, action, node);
        ply.reveals = ends_secret_stage(turn, end.position().turn());
        self.share_chances(&mut ply);
        let before = self.get(parent).map(Node::summary).unwrap_or_default();
        let (key, summary) = (end.position().key(), before.with(&ply, retires));
        Moment { parent, ply: Some(ply), key, occurrences: end.occurrences(), summary }
    }

    fn share_chances(&mut self, ply: &mut Ply<P::Action>) {
        if ply.chances == self.chances {
            ply.chances = Arc::clone(&self.chances);
        } else if ply.by == Actor::Chance {
            self.chances = Arc::clone(&ply.chances);
        }
    }

    /// Keeps the position in the middle of the stretch before `end`, if no other line has kept one there meanwhile.
    fn keep_a_position(&mut self, end: &mut LineEnd<P>) {
        end.since = self.since_kept(end.node());
        if end.since < 2 * SNAPSHOT_EVERY {
            return;
        }
        let Some(middle) = self.ancestors(end.node()).nth(SNAPSHOT_EVERY) else { return };
        let Some(mut kept) = self.end_at(middle) else { return };
        kept.since = 0;
        if let Some(node) = self.get_mut(middle) {
            node.snapshot = Some(Arc::new(kept));
            end.since = SNAPSHOT_EVERY;
        }
    }

    /// How many plies on the way to a node came after the last position that is kept.
    pub fn since_kept(&self, node: NodeId) -> usize {
        self.ancestors(node).take_while(|&node| !self.is_kept(node)).count()
    }

    /// Whether the position at a node is kept.
    pub fn is_kept(&self, node: NodeId) -> bool {
        self.get(node).is_some_and(|found| found.snapshot.is_some())
    }

    /// A node, its parent, and so on to the start; nothing where there is no such node.
    pub fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let parent = |node: &NodeId| self.parent(*node);
        std::iter::successors(self.map.contains_key(&node).then_some(node), parent)
    }

    /// The node before; none before the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.get(node).map(|found| found.moment.parent).filter(|_| node != NodeId::START)
    }

    /// The position at a node.
    pub fn position(&self, node: NodeId) -> Option<Cow<'_, P>> {
        match &self.get(node)?.snapshot {
            Some(kept) => Some(Cow::Borrowed(kept.position())),
            None => self.end_at(node).map(|end| Cow::Owned(end.into_position())),
        }
    }

    /// What can be played on from at a node: the nearest that is kept, with the plies from there played again.
    pub fn end_at(&self, node: NodeId) -> Option<LineEnd<P>> {
        let mut later = Vec::new();
        for at in self.ancestors(node) {
            let found = self.get(at)?;
            if let Some(kept) = &found.snapshot {
                let mut end = LineEnd::clone(kept);
                later.iter().rev().for_each(|&(node, by, action)| end.apply(by, action, node));
                return Some(end);
            }
            let ply = found.moment.ply.as_ref()?;
            later.push((at, ply.by, ply.action));
        }
        None
    }

    /// Removes a node with all that comes after it.
    pub fn remove(&mut self, node: NodeId) {
        if let Some(parent) = self.parent(node).and_then(|parent| self.get_mut(parent)) {
            parent.children.retain(|&child| child != node);
        }
        let mut doomed = vec![node];
        while let Some(next) = doomed.pop() {
            steps::count(1);
            doomed.extend(self.map.remove(&next).iter().flat_map(|removed| removed.children.iter().copied()));
        }
    }

    /// Makes a node the first of its siblings.
    pub fn put_first(&mut self, node: NodeId) {
        if let Some(parent) = self.parent(node).and_then(|parent| self.get_mut(parent)) {
            parent.children.retain(|&child| child != node);
            parent.children.push_front(node);
        }
    }

    /// What is said about a node, to be changed.
    pub fn notes_mut(&mut self, node: NodeId) -> Option<&mut Notes> {
        Some(Arc::make_mut(self.get_mut(node)?.notes.get_or_insert_default()))
    }
}
