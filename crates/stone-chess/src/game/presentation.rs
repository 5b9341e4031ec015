//! How the game is shown and touched.

use crate::play::{Action, Kind, State};
use skazka_core::{Actor, Effect, NextTouches, Position, Presentation, Scene, Seat, Step, Text, Touch, TouchTree};

impl Presentation for State {
    fn scene(view: &State) -> Scene {
        crate::scene::scene(view, Vec::new())
    }

    fn symbol_name(symbol: &str) -> Text {
        Kind::from_letters(symbol).map_or_else(|| Text::literal(symbol), Kind::name)
    }

    fn steps(&self, by: Seat, action: Action) -> Vec<Step> {
        self.steps_of(by, action)
    }

    fn next_touches(&self, by: Seat, path: &[Touch]) -> NextTouches {
        match Position::turn(self).is_for(Actor::Seat(by)) {
            true => self.continuations_of(path),
            false => NextTouches { action: None, says: None, next: Vec::new() },
        }
    }

    fn touch_tree(&self, by: Seat, most: usize) -> Option<TouchTree> {
        match Position::turn(self).is_for(Actor::Seat(by)) {
            true => self.paths_of(most),
            false => Some(TouchTree::none()),
        }
    }

    fn effects(&self, _by: Actor, action: Action) -> Vec<Effect> {
        self.happens(action)
    }
}
