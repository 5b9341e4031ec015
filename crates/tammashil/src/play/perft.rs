//! Counting action sequences: the yardstick for rules.

use super::action::Move;
use super::state::{Next, State};
use skazka_core::Script;

/// What the die shows in every turn where no outcomes are told.
const USUAL: [Move; 1] = [Move::Roll(3)];

impl State {
    /// The number of sequences of `depth` actions; shorter ones that end the game do not count, draws are ignored.
    ///
    /// Rolls, the coin and turned discs are no actions: they are those of `script`, else each that is possible. A disc
    /// belongs to the action that turns it and is counted with it. Where nothing is told of any draw, every roll is a 3.
    pub fn perft(&self, depth: u32, script: Script<Move>) -> u64 {
        let script = if script.is_empty() { Script::new(&USUAL) } else { script };
        self.sequences(depth, script)
    }

    fn sequences(&self, depth: u32, script: Script<Move>) -> u64 {
        match self.next() {
            Next::Disc(_) => self.after_draws(depth, script),
            _ if depth == 0 => 1,
            Next::Won(_) => 0,
            Next::Coin | Next::Roll(_) => self.after_draws(depth, script),
            Next::Seat(_) => {
                let actions = self.listed();
                if depth == 1 && self.hidden.total() == 0 {
                    return actions.len() as u64;
                }
                self.after_each(actions, depth - 1, script)
            }
        }
    }

    fn after_draws(&self, depth: u32, script: Script<Move>) -> u64 {
        let mut outcomes = self.listed();
        let script = script.choose(&mut outcomes);
        self.after_each(outcomes, depth, script)
    }

    fn listed(&self) -> Vec<Move> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        actions
    }

    fn after_each(&self, actions: Vec<Move>, depth: u32, script: Script<Move>) -> u64 {
        let mut next = self.clone();
        let mut total = 0;
        for action in actions {
            next.clone_from(self);
            next.apply(action);
            total += next.sequences(depth, script);
        }
        total
    }
}
