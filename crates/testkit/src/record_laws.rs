//! What records keep of every game, as one reusable test over random trees.

use skazka_core::record::{self, Comment, Record, read_line, write_line};
use skazka_core::{Actor, Discipline, GameTree, NodeId, Notes, Playable, Stop, Turn, Words};

/// Grows a random tree of `size` nodes from `start`, with variations in variations, comments and marks, and checks what is
/// written of it.
///
/// - the text is read as the record it was written from;
/// - the record is played in a tree that is written as the same record;
/// - the main line of both leads to the same position.
///
/// Whether anything but the main line was written.
///
/// # Panics
/// With what is not kept.
pub fn hold_over_a_random_tree<P: Playable>(start: P, discipline: &Discipline, size: usize, words: Words) -> bool {
    let tree = random_tree(start.clone(), size, words);
    let record = Record { line: write_line(&tree, tree.open()), ..Record::default() };
    let text = record.write();
    assert_eq!(record::parse(&text).as_ref(), Ok(&record), "reading inverts writing");
    let mut again = GameTree::new(start);
    if let Err(refusal) = read_line(&mut again, &record.line, discipline, &Stop::new()) {
        panic!("what was written is not played, {text}: {}", refusal.why);
    }
    assert_eq!(write_line(&again, again.len()), record.line, "what is played is written as it was: {text}");
    assert_eq!(again.end().position().key(), tree.position_after(tree.open()).key(), "where it leads: {text}");
    record.line.moves.iter().any(|one| !one.variations.is_empty())
}

/// A tree that was added to everywhere, mostly at the ends of its lines.
fn random_tree<P: Playable>(start: P, size: usize, words: Words) -> GameTree<P> {
    let mut tree = GameTree::new(start);
    let mut nodes = vec![NodeId::START];
    while nodes.len() < size {
        let anywhere = nodes[pick(nodes.len(), words)];
        let node = if pick(3, words) > 0 { tree.line_from(anywhere).last().unwrap_or(anywhere) } else { anywhere };
        nodes.push(grow(&mut tree, node, words).unwrap_or(NodeId::START));
    }
    for &node in &nodes {
        tree.annotate(node, said(node, words));
        if pick(8, words) == 0 {
            tree.promote(node);
        }
    }
    let first = tree.line_from(NodeId::START).nth(1);
    first.into_iter().for_each(|first| tree.promote(first));
    tree
}

/// Adds any action to a node; none where the game is over.
fn grow<P: Playable>(tree: &mut GameTree<P>, node: NodeId, words: Words) -> Option<NodeId> {
    let end = tree.end_at(node).expect("a node");
    let turn = end.turn();
    let seats: Vec<_> = turn.seats().iter().collect();
    let by = match turn {
        Turn::Over => return None,
        Turn::Chance => Actor::Chance,
        _ => Actor::Seat(seats[pick(seats.len(), words)]),
    };
    let mut actions = Vec::new();
    end.position().actions(by, &mut actions);
    let written = end.position().write_action(by, actions[pick(actions.len(), words)]);
    Some(tree.add_variation(node, by, &written).unwrap_or_else(|fault| panic!("{written}: {fault}")))
}

/// Comments and marks, now and then. Nothing is said before the start.
fn said(node: NodeId, words: Words) -> Notes {
    let mut some = |name: &str| {
        let said =
            (0..pick(12, words).saturating_sub(9)).map(|one| Comment::new(&format!("{name} {one} (to {{{node:?}}})")));
        said.collect::<Vec<_>>()
    };
    let before = if node == NodeId::START { Vec::new() } else { some("before") };
    let after = some("after");
    let nags = if node == NodeId::START { 0 } else { pick(8, words).saturating_sub(5) };
    Notes { before, after, nags: (1..=nags as u8).collect() }
}

fn pick(count: usize, words: Words) -> usize {
    (words() % count as u64) as usize
}
