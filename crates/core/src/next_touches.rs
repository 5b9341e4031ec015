//! Narrowing the legal paths of touches as a person touches.

use crate::{Actor, NextTouches, Presentation, Seat, Step, Touch, TouchTree};

/// What may follow `path` among all actions of `by`: the answer for games whose actions can be listed.
pub(crate) fn among_all<P: Presentation>(position: &P, by: Seat, path: &[Touch]) -> NextTouches {
    let mut actions = Vec::new();
    position.actions(Actor::Seat(by), &mut actions);
    let mut found = NextTouches { action: None, says: None, next: Vec::new() };
    for action in actions {
        let steps = position.steps(by, action);
        if !begins_with(&steps, path) {
            continue;
        }
        match steps.into_iter().nth(path.len()) {
            None => found.action = Some(position.write_action(Actor::Seat(by), action)),
            Some(step) => add_unless_known(&mut found.next, step),
        }
    }
    found
}

/// The whole tree of the touch paths of `by`; none when it has more than `most` branches.
pub(crate) fn tree<P: Presentation>(position: &P, by: Seat, most: usize) -> Option<TouchTree> {
    let actor = Actor::Seat(by);
    let mut actions = Vec::new();
    position.actions(actor, &mut actions);
    let mut paths = TouchTree::none();
    let mut branches = 0;
    for action in actions {
        branches += paths.add(position.steps(by, action), position.write_action(actor, action));
        if branches > most {
            return None;
        }
    }
    Some(paths)
}

fn begins_with(steps: &[Step], path: &[Touch]) -> bool {
    steps.len() >= path.len() && steps.iter().zip(path).all(|(step, touch)| step.touch == *touch)
}

fn add_unless_known(next: &mut Vec<Step>, step: Step) {
    if !next.iter().any(|known| known.touch == step.touch) {
        next.push(step);
    }
}
