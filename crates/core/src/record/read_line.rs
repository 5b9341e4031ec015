//! Playing a written line in a tree: each action is checked by the rules, and variations and comments are kept.

use super::{Comment, Line, RecordMove, ReplayError};
use crate::{Actor, Discipline, Fault, GameTree, LineEnd, NodeId, Notes, Playable, Position, Stop, Text, quote, text};
use std::sync::Arc;

/// Plays a line at the end of the main line of `tree`, its variations where they begin. A comment in a variation without
/// actions goes to the action that it stands at.
///
/// # Errors
/// With the first action that is refused; what came before it is played. `work-cancelled` when `stop` was raised.
pub fn read_line<P: Playable>(
    tree: &mut GameTree<P>,
    line: &Line,
    discipline: &Discipline,
    stop: &Stop,
) -> Result<(), ReplayError> {
    let start = tree.end().node();
    if line.moves.is_empty() {
        tree.annotate(start, said_after(line));
    }
    LineReader { tree, discipline, stop }.line(End::Main, line)
}

/// The end of the line that is being played.
enum End<P> {
    Main,
    Variation(Arc<LineEnd<P>>),
}

struct LineReader<'a, P: Position> {
    tree: &'a mut GameTree<P>,
    discipline: &'a Discipline,
    stop: &'a Stop,
}

impl<P: Playable> LineReader<'_, P> {
    fn line(&mut self, mut end: End<P>, line: &Line) -> Result<(), ReplayError> {
        let mut before_it = &line.comments[..];
        for one in &line.moves {
            self.stop.check()?;
            let before = (!one.variations.is_empty()).then(|| self.shared(&end));
            let played = self.one_move(&mut end, one);
            let nodes = played.map_err(|why| ReplayError { why, action: Some(one.text.clone()) })?;
            let before = before.map(|end| self.tree.informed(end));
            self.annotate(&nodes, std::mem::take(&mut before_it), one);
            for (before, variation) in
                before.iter().flat_map(|before| one.variations.iter().map(move |one| (before, one)))
            {
                self.variation(before, &nodes, variation).map_err(|refusal| ReplayError::from(refusal.why))?;
            }
        }
        Ok(())
    }

    fn shared(&self, end: &End<P>) -> Arc<LineEnd<P>> {
        match end {
            End::Main => self.tree.shared_end(),
            End::Variation(end) => Arc::clone(end),
        }
    }

    /// Plays one written move; the nodes of its actions.
    fn one_move(&mut self, end: &mut End<P>, one: &RecordMove) -> Result<Vec<NodeId>, Fault> {
        let actions = match end {
            End::Main => self.read(self.tree.end(), one)?,
            End::Variation(end) => self.read(end, one)?,
        };
        let mut play = |(by, action)| match end {
            End::Main => self.tree.play(by, action),
            End::Variation(end) => self.tree.branch(end, by, action),
        };
        Ok(actions.into_iter().map(&mut play).collect())
    }

    fn read(&self, before: &LineEnd<P>, one: &RecordMove) -> Result<Vec<(Actor, P::Action)>, Fault> {
        let (actor, number) = (before.turn().next_actor(), before.position().turn_number());
        let who = || name_of(actor, self.discipline);
        let refused = |why: Text| Fault(text!("record-move", number = number, who = who(), why = why));
        if actor.is_none() {
            return Err(refused(text!("record-move-late", action = quote(&one.text))));
        }
        if let Some(told) = one.number.filter(|&told| told != number) {
            return Err(refused(text!("record-move-number", action = quote(&one.text), told = told, number = number)));
        }
        before.position().read_told(&one.text).map_err(|fault| refused(fault.0))
    }

    fn annotate(&mut self, nodes: &[NodeId], before_it: &[Comment], one: &RecordMove) {
        let (Some(&first), Some(&last)) = (nodes.first(), nodes.last()) else { return };
        self.tree.annotate(first, Notes { before: before_it.to_vec(), ..Notes::default() });
        self.tree.annotate(last, Notes { after: one.comments.clone(), nags: one.nags.clone(), ..Notes::default() });
    }

    /// Plays what might have been played at `before` instead of what led to `nodes`.
    fn variation(&mut self, before: &Arc<LineEnd<P>>, nodes: &[NodeId], line: &Line) -> Result<(), ReplayError> {
        if let Some(&last) = nodes.last().filter(|_| line.moves.is_empty()) {
            self.tree.annotate(last, said_after(line));
        }
        self.line(End::Variation(Arc::clone(before)), line)
    }
}

/// What is said in a line without moves, at the node before it.
fn said_after(line: &Line) -> Notes {
    Notes { after: line.comments.clone(), ..Notes::default() }
}

fn name_of(actor: Option<Actor>, discipline: &Discipline) -> Text {
    match actor {
        Some(Actor::Seat(seat)) => discipline.seats.get(seat.index()).cloned().unwrap_or_else(|| Text::literal("?")),
        Some(Actor::Chance) => text!("record-chance"),
        None => text!("record-nobody"),
    }
}
