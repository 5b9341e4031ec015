//! How a game is shown, and touched.

use crate::{Actor, Effect, NextTouches, Notation, Scene, Seat, Step, Text, Touch, TouchTree};

/// A position that people see and touch.
pub trait Presentation: Notation {
    /// The picture of what a viewer may know.
    fn scene(view: &Self::View) -> Scene;

    /// The path of touches that spells an action, with what each touch does. No path of one action is spelled by
    /// two, but one may begin another.
    fn steps(&self, by: Seat, action: Self::Action) -> Vec<Step>;

    /// The starting position to show: that of [`crate::Position::start`], or where set-ups are written first, the one that
    /// stands when nobody chooses anything.
    fn preview(rules: &Self::Rules) -> Self {
        Self::start(rules)
    }

    /// What a symbol of the scenes shows, for people.
    fn symbol_name(symbol: &str) -> Text {
        Text::new(format!("symbol-{symbol}"))
    }

    /// What may be touched after `path`. Games with very many actions answer this without listing them all.
    fn next_touches(&self, by: Seat, path: &[Touch]) -> NextTouches {
        crate::next_touches::among_all(self, by, path)
    }

    /// Every path of touches of `by` as one tree; none when it has more than `most` branches.
    fn touch_tree(&self, by: Seat, most: usize) -> Option<TouchTree> {
        crate::next_touches::tree(self, by, most)
    }

    /// What an action does on the board: for animation, sounds and the marks of the last move.
    fn effects(&self, by: Actor, action: Self::Action) -> Vec<Effect> {
        match by {
            Actor::Seat(seat) => self.steps(seat, action).into_iter().flat_map(|step| step.effects).collect(),
            Actor::Chance => Vec::new(),
        }
    }
}
