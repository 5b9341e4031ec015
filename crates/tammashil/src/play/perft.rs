//! Counting action sequences: the yardstick for rules.

use super::action::Move;
use super::state::{Next, State};
use super::unit::Disc;

/// The roll of every turn where none are given.
const USUAL_ROLL: u8 = 3;

impl State {
    /// The number of sequences of `depth` actions; shorter ones that end the game do not count, draws are ignored.
    ///
    /// Rolls, the coin and turned discs are no actions: each turn takes the next of `rolls`, and the first again after
    /// the last (3 when there are none); the coin falls both ways; of unknown discs each face that is left is turned.
    /// Rolls that the die does not have count as its nearest.
    pub fn perft(&self, depth: u32, rolls: &[u8]) -> u64 {
        let rolls: Vec<u8> = rolls.iter().map(|&roll| roll.clamp(1, *self.rolls().end())).collect();
        let rolls = if rolls.is_empty() { vec![USUAL_ROLL] } else { rolls };
        self.sequences(depth, &rolls, 0)
    }

    /// Each action with the number of sequences of `depth` actions that begin with it; the roll of this turn is the first
    /// of `rolls` when it is not made yet.
    pub fn divide(&self, depth: u32, rolls: &[u8]) -> Vec<(Move, u64)> {
        let begun = matches!(self.next(), Next::Roll(_));
        let mut rolls: Vec<u8> = rolls.iter().map(|&roll| roll.clamp(1, *self.rolls().end())).collect();
        if rolls.is_empty() {
            rolls.push(USUAL_ROLL);
        }
        let mut rolled = self.clone();
        if begun {
            rolled.apply(Move::Roll(rolls[0]));
        }
        if !matches!(rolled.next(), Next::Seat(_)) || depth == 0 {
            return Vec::new();
        }
        let mut actions = Vec::new();
        rolled.actions(&mut actions);
        let count = |action| {
            let mut next = rolled.clone();
            next.apply(action);
            (action, next.sequences(depth - 1, &rolls, usize::from(begun)))
        };
        actions.into_iter().map(count).collect()
    }

    fn sequences(&self, depth: u32, rolls: &[u8], rolled: usize) -> u64 {
        match self.next() {
            Next::Disc(_) => self.after_each(Disc::ALL.map(Move::Turned), depth, rolls, rolled),
            _ if depth == 0 => 1,
            Next::Won(_) => 0,
            Next::Coin => self.after_each([super::SOUTH, super::NORTH].map(Move::Coin), depth, rolls, rolled),
            Next::Roll(_) => self.after_each([Move::Roll(rolls[rolled % rolls.len()])], depth, rolls, rolled + 1),
            Next::Seat(_) => {
                let mut actions = Vec::new();
                self.actions(&mut actions);
                if depth == 1 && self.hidden.total() == 0 {
                    return actions.len() as u64;
                }
                self.after_each(actions, depth - 1, rolls, rolled)
            }
        }
    }

    fn after_each(&self, actions: impl IntoIterator<Item = Move>, depth: u32, rolls: &[u8], rolled: usize) -> u64 {
        let mut next = self.clone();
        let mut total = 0;
        for action in actions {
            if action.is_chance() && self.cost(action).is_none() {
                continue;
            }
            next.clone_from(self);
            next.apply(action);
            total += next.sequences(depth, rolls, rolled);
        }
        total
    }
}
