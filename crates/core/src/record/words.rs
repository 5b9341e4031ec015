//! Plies as the words of a record.

use crate::{Actor, GameTree, NodeId, Playable, Ply};
use std::ops::Range;

/// One word of a record, which stands for some of the plies of a line.
pub(super) struct Word {
    /// The word.
    pub text: String,
    /// The number of the turn.
    pub turn: u32,
    /// Its plies, by their places in the line.
    pub nodes: Vec<usize>,
    /// The plies that cannot be written apart from it: a line that branches off among them is written from the first.
    pub unit: Range<usize>,
    /// Whether it is the first word of its unit.
    pub leads: bool,
}

/// The words of a line. In a secret stage the seats follow one another, each with all its steps as one word; an outcome
/// of chance is joined to the action that asked for it, where the game writes it so. The line ends before half a secret
/// stage that would not be read back.
pub(super) fn words<P: Playable>(tree: &GameTree<P>, nodes: &[NodeId]) -> Vec<Word> {
    let plies: Vec<_> = nodes.iter().filter_map(|&node| tree.ply(node)).collect();
    let mut words = Vec::new();
    let mut at = 0;
    while let Some(ply) = plies.get(at) {
        let end = if ply.secret { stage_end(&plies, at) } else { at + 1 };
        if ply.secret && !plies[end - 1].reveals && !is_read_back(tree, &nodes[at..end]) {
            break;
        }
        if ply.secret {
            words.extend(seat_after_seat(&plies, at..end));
        } else if !join::<P>(&mut words, ply, at) {
            let text = ply.written.clone();
            words.push(Word { text, turn: ply.turn, nodes: vec![at], unit: at..end, leads: true });
        }
        at = end;
    }
    words
}

/// Where the secret stage that a ply belongs to ends: after the ply that reveals it, or where no more of it is known.
fn stage_end<A>(plies: &[&Ply<A>], from: usize) -> usize {
    let later = &plies[from..];
    let secret = later.iter().take_while(|ply| ply.secret).count();
    from + later[..secret].iter().position(|ply| ply.reveals).map_or(secret, |last| last + 1)
}

/// Whether half a secret stage is read back as it was played: a record asks the lowest seat first.
fn is_read_back<P: Playable>(tree: &GameTree<P>, stage: &[NodeId]) -> bool {
    stage.iter().all(|&node| {
        let before = tree.parent(node).and_then(|parent| tree.end_at(parent));
        before.and_then(|before| before.turn().next_actor()) == tree.ply(node).map(|ply| ply.by)
    })
}

/// A secret stage: the steps of each seat as one word, in the order of seats.
fn seat_after_seat<A>(plies: &[&Ply<A>], stage: Range<usize>) -> Vec<Word> {
    let mut seats: Vec<_> = stage.clone().filter_map(|at| seat_of(plies[at].by)).collect();
    let in_order = seats.is_sorted();
    seats.sort_unstable();
    seats.dedup();
    let turn = plies[stage.end - 1].turn;
    let mut words = Vec::new();
    for seat in seats {
        let nodes: Vec<_> = stage.clone().filter(|&at| seat_of(plies[at].by) == Some(seat)).collect();
        let text = nodes.iter().map(|&at| &*plies[at].written).collect::<Vec<_>>().join(",");
        let unit = if in_order { nodes[0]..nodes[0] + nodes.len() } else { stage.clone() };
        words.push(Word { text, turn, nodes, unit, leads: in_order || words.is_empty() });
    }
    words
}

fn seat_of(by: Actor) -> Option<u8> {
    match by {
        Actor::Seat(seat) => Some(seat.0),
        Actor::Chance => None,
    }
}

/// Joins an outcome of chance to the action that asked for it; whether the game writes it so.
fn join<P: Playable>(words: &mut [Word], outcome: &Ply<P::Action>, at: usize) -> bool {
    let asked = words.last_mut().filter(|_| outcome.by == Actor::Chance);
    let joined = asked.and_then(|asked| Some((P::join(&asked.text, &outcome.written)?, asked)));
    joined
        .map(|(text, asked)| {
            asked.text = text;
            asked.nodes.push(at);
            asked.unit.end = at + 1;
        })
        .is_some()
}
