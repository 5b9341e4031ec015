//! The simplest computer player.

use skazka_core::{Position, Stop, Task, Thinker};

/// Plays the first legal action.
#[derive(Debug, Clone, Copy)]
pub struct FirstLegal;

impl<P: Position> Thinker<P> for FirstLegal {
    const LEVELS: u8 = 4;

    fn think(&self, task: Task<P>, _stop: &Stop) -> P::Action {
        task.legal[0]
    }
}
