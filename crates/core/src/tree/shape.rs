//! Finding one's way in a tree, and cutting it.

use super::node::NOTHING;
use super::{GameTree, NodeId, Notes, Ply};
use crate::{Actor, Playable};
use std::sync::Arc;

impl<P: Playable> GameTree<P> {
    /// The ply that leads to a node; none for the start, and where there is no such node.
    pub fn ply(&self, node: NodeId) -> Option<&Ply<P::Action>> {
        self.node(node)?.moment.ply.as_ref()
    }

    /// The node before; none before the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes.parent(node)
    }

    /// What may follow on a node, the main continuation first.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        self.node(node).into_iter().flat_map(|found| found.children.iter().copied())
    }

    /// How many plies lead to a node.
    pub fn depth(&self, node: NodeId) -> Option<usize> {
        self.node(node).map(|found| found.summary().plies as usize)
    }

    /// The key of the position at a node.
    pub fn key(&self, node: NodeId) -> Option<u64> {
        self.node(node).map(|found| found.moment.key)
    }

    /// How often the position at a node stood on the board on the way there, then included.
    pub fn occurrences(&self, node: NodeId) -> Option<u32> {
        self.node(node).map(|found| found.moment.occurrences)
    }

    /// What is said about a node.
    pub fn notes(&self, node: NodeId) -> &Notes {
        self.node(node).and_then(|found| found.notes.as_deref()).unwrap_or(&NOTHING)
    }

    /// The nodes from the first ply to this one, in as many steps; nothing for the start, and where there is no such node.
    pub fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = self.nodes.ancestors(node).filter(|&node| node != NodeId::START).collect();
        path.reverse();
        path
    }

    /// A node and what follows on it, always the main continuation.
    pub fn line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.node(node).map(|_| node), |&last| self.children(last).next())
    }

    /// Makes a node the main continuation of the one before it. Where that is part of the main line, the main line goes
    /// this way from now on. The start, and what is no node, stay as they are.
    pub fn promote(&mut self, node: NodeId) {
        let Some(parent) = self.parent(node) else { return };
        self.nodes.put_first(node);
        if self.is_main(parent) {
            self.main.truncate(self.depth(parent).unwrap_or_default());
            let later: Vec<_> = self.line_from(node).collect();
            self.main.extend(later);
            self.go_to_the_end();
        }
    }

    /// Deletes a node with all that follows on it, and so the end of the main line where it is part of that. The start
    /// stays, and so does everything where there is no such node.
    pub fn delete(&mut self, node: NodeId) {
        let Some(parent) = self.parent(node) else { return };
        let was_main = self.is_main(node);
        if was_main {
            self.main.truncate(self.depth(parent).unwrap_or_default());
        }
        self.nodes.remove(node);
        if was_main {
            self.go_to_the_end();
        }
    }

    /// Deletes the main line but for its first `plies`, with the variations there, and gives what was played in it. No
    /// later ply bears the ids of those.
    pub fn truncate(&mut self, plies: usize) -> Vec<(Actor, P::Action)> {
        let played = (plies..self.len()).filter_map(|ply| self.main_ply(ply));
        let played = played.map(|ply| (ply.by, ply.action)).collect();
        if let Some(&first) = self.main.get(plies) {
            self.delete(first);
        }
        played
    }

    /// Whether a node is part of the main line, or its start.
    fn is_main(&self, node: NodeId) -> bool {
        self.depth(node).is_some_and(|depth| self.node_after(depth) == node)
    }

    fn go_to_the_end(&mut self) {
        if let Some(end) = self.nodes.end_at(self.node_after(self.len())) {
            self.end = Arc::new(end);
        }
    }
}
