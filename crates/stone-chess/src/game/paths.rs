//! Everything that may be touched, as one tree: each list of touches is made once, however many turns go through it.

use super::steps::{PASS, choices};
use super::touching::put_on;
use crate::play::{Action, Kind, Square, State};
use skazka_core::{Branch, Step, Touch, TouchTree};

/// How many branches may still be added.
struct Room(usize);

impl Room {
    fn take(&mut self, branches: usize) -> Option<()> {
        self.0 = self.0.checked_sub(branches)?;
        Some(())
    }
}

impl State {
    /// What [`State::continuations_of`] says of every path; none when there are more than `most` branches.
    pub(super) fn paths_of(&self, most: usize) -> Option<TouchTree> {
        let (mut room, first) = (Room(most), self.continuations_of(&[]).next);
        room.take(first.len())?;
        let branch = |step: Step| {
            let then = self.after_first(&step.touch, &mut room)?;
            Some(Branch { step, then: Some(then) })
        };
        let next = first.into_iter().map(branch).collect::<Option<_>>()?;
        Some(TouchTree { next, ..TouchTree::none() })
    }

    fn after_first(&self, touch: &Touch, room: &mut Room) -> Option<TouchTree> {
        match touch {
            Touch::Item(letters) => self.after_kind(Kind::from_letters(letters)?, room),
            Touch::Cell(name) => self.after_square(Square::from_name(name)?, room),
            Touch::Button(name) if name == PASS => Some(self.spelt(Action::Pass)),
            _ => None,
        }
    }

    fn after_kind(&self, kind: Kind, room: &mut Room) -> Option<TouchTree> {
        let puts = self.puts(kind);
        room.take(puts.len())?;
        let branch = |action| Branch { step: self.putting(action), then: Some(self.spelt(action)) };
        Some(TouchTree {
            next: puts.into_iter().filter(|&action| put_on(action).is_some()).map(branch).collect(),
            ..TouchTree::none()
        })
    }

    fn after_square(&self, from: Square, room: &mut Room) -> Option<TouchTree> {
        let targets = self.targets(from);
        room.take(targets.len())?;
        let mut branch =
            |(step, left): (Step, Vec<Action>)| Some(Branch { step, then: Some(self.chosen(&left, room)?) });
        let next = targets.into_iter().map(&mut branch).collect::<Option<_>>()?;
        Some(TouchTree { next, ..TouchTree::none() })
    }

    /// The choices among actions between the same squares.
    fn chosen(&self, left: &[Action], room: &mut Room) -> Option<TouchTree> {
        if let [only] = left {
            return Some(self.spelt(*only));
        }
        let choices = choices(left);
        room.take(choices.len())?;
        let mut branch = |(name, meant): (String, Vec<Action>)| {
            let then = self.chosen(&meant, room)?;
            Some(Branch { step: self.choosing(name, &meant), then: Some(then) })
        };
        let next = choices.into_iter().map(&mut branch).collect::<Option<_>>()?;
        Some(TouchTree { next, ..TouchTree::none() })
    }

    /// The end of a path.
    fn spelt(&self, action: Action) -> TouchTree {
        TouchTree { action: Some(State::write_action(self, action)), ..TouchTree::none() }
    }
}
