//! Adding to a tree.

use super::nodes::Rank;
use super::{GameTree, LineEnd, NodeId, Notes};
use crate::{Actor, Fault, Playable, text};
use std::sync::Arc;

impl<P: Playable> GameTree<P> {
    /// Plays on in the main line, with an action that may be taken there. What hung on its end becomes a variation.
    pub fn play(&mut self, by: Actor, action: P::Action) -> NodeId {
        let node = self.nodes.grow(Arc::make_mut(&mut self.end), by, action, Rank::First);
        self.main.push_back(node);
        node
    }

    /// Plays on at the end of a variation, with an action that may be taken there: a new node even where there is one
    /// like it.
    pub fn branch(&mut self, end: &mut Arc<LineEnd<P>>, by: Actor, action: P::Action) -> NodeId {
        self.nodes.grow(Arc::make_mut(end), by, action, Rank::Last)
    }

    /// The same end, which knows of positions that were kept on the way to it meanwhile: many lines that begin there need
    /// not each find that out.
    pub(crate) fn informed(&self, mut end: Arc<LineEnd<P>>) -> Arc<LineEnd<P>> {
        Arc::make_mut(&mut end).since = self.nodes.since_kept(end.node());
        end
    }

    /// Adds what `by` writes as the last of what may follow on `parent`, and gives the node that it leads to. What
    /// stands there already is not added again. At the end of the main line it waits to be promoted and is not played.
    ///
    /// # Errors
    /// When there is no such node, when it is not the actor's decision there, and as [`crate::Notation::read_actions`];
    /// nothing changes then.
    pub fn add_variation(&mut self, parent: NodeId, by: Actor, written: &str) -> Result<NodeId, Fault> {
        let mut end = Arc::new(self.end_at(parent).ok_or_else(|| text!("tree-no-node"))?);
        for action in end.read(by, written)? {
            match self.child(end.node(), by, action) {
                Some(child) => Arc::make_mut(&mut end).apply(by, action, child),
                None => drop(self.branch(&mut end, by, action)),
            }
        }
        Ok(end.node())
    }

    /// The child that an action leads to.
    fn child(&self, parent: NodeId, by: Actor, action: P::Action) -> Option<NodeId> {
        let is_it = |child: &NodeId| self.ply(*child).is_some_and(|ply| (ply.by, ply.action) == (by, action));
        self.children(parent).find(is_it)
    }

    /// What can be played on from at a node; none where there is no such node.
    pub fn end_at(&self, node: NodeId) -> Option<LineEnd<P>> {
        if node == self.end.node() {
            return Some(LineEnd::clone(&self.end));
        }
        self.nodes.end_at(node)
    }

    /// Adds to what is said about a node. Nothing happens where there is no such node.
    pub fn annotate(&mut self, node: NodeId, more: Notes) {
        if more == Notes::default() {
            return;
        }
        if let Some(notes) = self.nodes.notes_mut(node) {
            notes.before.extend(more.before);
            notes.after.extend(more.after);
            notes.nags.extend(more.nags);
        }
    }

    /// Says this about a node and nothing else. Nothing happens where there is no such node.
    pub fn set_notes(&mut self, node: NodeId, notes: Notes) {
        if let Some(said) = self.nodes.notes_mut(node) {
            *said = notes;
        }
    }
}
