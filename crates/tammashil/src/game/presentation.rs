//! How the game is shown and touched.

use super::{view::Seen, words};
use crate::play::{Move, State};
use crate::rules::Rules;
use skazka_core::{Actor, Effect, NextTouches, Position, Presentation, Scene, Seat, Step, Text, Touch, TouchTree};

impl Presentation for State {
    fn preview(rules: &Rules) -> State {
        State::dealt(*rules, None)
    }

    fn scene(view: &Seen) -> Scene {
        crate::scene::scene(&view.0, Vec::new())
    }

    fn symbol_name(symbol: &str) -> Text {
        words::symbol_name(symbol)
    }

    fn steps(&self, by: Seat, action: Move) -> Vec<Step> {
        self.steps_of(by, action)
    }

    fn next_touches(&self, by: Seat, path: &[Touch]) -> NextTouches {
        match Position::turn(self).is_for(Actor::Seat(by)) {
            true => self.continuations_of(path),
            false => NextTouches { action: None, says: None, next: Vec::new() },
        }
    }

    /// The first touches; what follows them is asked for.
    fn touch_tree(&self, by: Seat, _most: usize) -> Option<TouchTree> {
        Some(TouchTree::from(Presentation::next_touches(self, by, &[])))
    }

    fn effects(&self, by: Actor, action: Move) -> Vec<Effect> {
        match by {
            Actor::Seat(_) => self.happens(action),
            Actor::Chance => self.drawn_by_chance(action),
        }
    }
}
