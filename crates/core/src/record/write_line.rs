//! Writing down a tree as a line of a record, with its variations and comments.

use super::words::{Word, words};
use super::{Line, MOST_NESTED, MOST_VARIATIONS, RecordMove};
use crate::{GameTree, NodeId, Playable};

/// The first `plies` of the main line as a record has them. What may follow on the last of them is no variation of it and
/// left out, so is half a secret stage that would not be read back, and what a record has no room for: variations that are nested deeper than [`MOST_NESTED`], and more
/// than [`MOST_VARIATIONS`] of them.
pub fn write_line<P: Playable>(tree: &GameTree<P>, plies: usize) -> Line {
    let nodes: Vec<_> = tree.main_line().take(plies).collect();
    let mut writer = LineWriter { tree, nested: 0, left: MOST_VARIATIONS };
    let mut line = writer.line(&Path { nodes: &nodes, shared: 0, branches_from: 0 }, &mut Vec::new());
    line.comments.splice(0..0, tree.notes(NodeId::START).after.iter().cloned());
    line
}

/// The nodes that a line is written of.
struct Path<'a> {
    nodes: &'a [NodeId],
    /// How many of the first ones stand in the line that this one branches from, with what is said about them.
    shared: usize,
    /// The first one whose siblings are variations of this line.
    branches_from: usize,
}

struct LineWriter<'a, P: Playable> {
    tree: &'a GameTree<P>,
    /// How many lines are open around the one that is written.
    nested: usize,
    /// How many more variations there may be.
    left: usize,
}

impl<P: Playable> LineWriter<'_, P> {
    /// Writes a line. What might be played instead of its first word, the line around it has `beside` it.
    fn line(&mut self, path: &Path, beside: &mut Vec<Line>) -> Line {
        let mut line = Line::default();
        let mut number = None;
        for word in words(self.tree, path.nodes) {
            let fresh = number.replace(word.turn) != Some(word.turn);
            self.say_before(&mut line, path, &word);
            let mut one = RecordMove::new(fresh.then_some(word.turn), word.text.clone());
            self.say_after(&mut one, path, &word);
            let branches_off_here = path.branches_from > 0 && word.unit.start == 0;
            self.variations(path, &word, if branches_off_here { beside } else { &mut one.variations });
            line.moves.push(one);
        }
        line
    }

    /// What is said before a word stands after the word before it, or at the beginning of the line.
    fn say_before(&self, line: &mut Line, path: &Path, word: &Word) {
        let own = word.nodes.iter().filter(|&&at| at >= path.shared);
        let comments = own.flat_map(|&at| self.tree.notes(path.nodes[at]).before.iter().cloned());
        line.moves.last_mut().map_or(&mut line.comments, |last| &mut last.comments).extend(comments);
    }

    fn say_after(&self, one: &mut RecordMove, path: &Path, word: &Word) {
        for &at in word.nodes.iter().filter(|&&at| at >= path.shared) {
            let notes = self.tree.notes(path.nodes[at]);
            one.nags.extend_from_slice(&notes.nags);
            one.comments.extend_from_slice(&notes.after);
        }
    }

    /// Writes what might have been played instead of any of the plies that are written with this word, from the first of
    /// them.
    fn variations(&mut self, path: &Path, word: &Word, out: &mut Vec<Line>) {
        let branching = word.unit.clone().filter(|&at| word.leads && at >= path.branches_from);
        for at in branching {
            let shared = &path.nodes[word.unit.start..at];
            let node = path.nodes[at];
            let parent = self.tree.parent(node).unwrap_or(NodeId::START);
            let siblings = self.tree.children(parent).filter(|&child| child != node);
            siblings.for_each(|sibling| self.variation(shared, sibling, out));
        }
    }

    fn variation(&mut self, shared: &[NodeId], first: NodeId, out: &mut Vec<Line>) {
        if self.left == 0 || self.nested == MOST_NESTED {
            return;
        }
        self.left -= 1;
        self.nested += 1;
        let nodes: Vec<_> = shared.iter().copied().chain(self.tree.line_from(first)).collect();
        let mut beside = Vec::new();
        let path = Path { nodes: &nodes, shared: shared.len(), branches_from: shared.len() + 1 };
        let line = self.line(&path, &mut beside);
        self.nested -= 1;
        out.extend((!line.moves.is_empty()).then_some(line));
        out.append(&mut beside);
    }
}
