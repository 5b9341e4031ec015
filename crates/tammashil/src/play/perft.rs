//! Counting action sequences: the yardstick for rules.

use super::action::Move;
use super::state::{Next, State};
use super::unit::Disc;
use std::collections::BTreeMap;

/// The roll of every turn where none are given.
const USUAL_ROLL: u8 = 3;

impl State {
    /// The number of sequences of `depth` actions; shorter ones that end the game do not count, draws are ignored.
    ///
    /// Rolls, the coin and turned discs are no actions: each turn takes the next of `rolls`, and the first again after
    /// the last (3 when there are none); the coin falls both ways; of unknown discs each face that is left is turned.
    /// Rolls that the die does not have count as its nearest.
    pub fn perft(&self, depth: u32, rolls: &[u8]) -> u64 {
        self.sequences(depth, &self.possible(rolls), 0)
    }

    /// Each first action with the number of sequences of `depth` actions after it: together as many as sequences of
    /// `depth + 1`, counted as [`State::perft`] counts them. An action that is legal however the coin falls stands once.
    pub fn divide(&self, depth: u32, rolls: &[u8]) -> Vec<(Move, u64)> {
        let mut counted = BTreeMap::new();
        self.divide_into(&mut counted, depth, &self.possible(rolls), 0);
        counted.into_iter().collect()
    }

    fn divide_into(&self, counted: &mut BTreeMap<Move, u64>, depth: u32, rolls: &[u8], rolled: usize) {
        let outcomes = self.outcomes(rolls, rolled);
        let rolled = rolled + usize::from(matches!(self.next(), Next::Roll(_)));
        for outcome in outcomes {
            self.after(outcome).divide_into(counted, depth, rolls, rolled);
        }
        if let Next::Seat(_) = self.next() {
            for action in self.decisions() {
                *counted.entry(action).or_default() += self.after(action).sequences(depth, rolls, rolled);
            }
        }
    }

    fn sequences(&self, depth: u32, rolls: &[u8], rolled: usize) -> u64 {
        match self.next() {
            Next::Disc(_) => self.after_each(self.outcomes(rolls, rolled), depth, rolls, rolled),
            _ if depth == 0 => 1,
            Next::Won(_) => 0,
            Next::Coin => self.after_each(self.outcomes(rolls, rolled), depth, rolls, rolled),
            Next::Roll(_) => self.after_each(self.outcomes(rolls, rolled), depth, rolls, rolled + 1),
            Next::Seat(_) => {
                let actions = self.decisions();
                if depth == 1 && self.hidden.total() == 0 {
                    return actions.len() as u64;
                }
                self.after_each(actions, depth - 1, rolls, rolled)
            }
        }
    }

    /// What chance may do next; nothing when it is not asked.
    fn outcomes(&self, rolls: &[u8], rolled: usize) -> Vec<Move> {
        match self.next() {
            Next::Coin => [super::SOUTH, super::NORTH].map(Move::Coin).into(),
            Next::Roll(_) => vec![Move::Roll(rolls[rolled % rolls.len()])],
            Next::Disc(_) => {
                Disc::ALL.map(Move::Turned).into_iter().filter(|&face| self.cost(face).is_some()).collect()
            }
            Next::Seat(_) | Next::Won(_) => Vec::new(),
        }
    }

    fn decisions(&self) -> Vec<Move> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        actions
    }

    fn after(&self, action: Move) -> State {
        let mut next = self.clone();
        next.apply(action);
        next
    }

    fn after_each(&self, actions: Vec<Move>, depth: u32, rolls: &[u8], rolled: usize) -> u64 {
        let mut next = self.clone();
        let mut total = 0;
        for action in actions {
            next.clone_from(self);
            next.apply(action);
            total += next.sequences(depth, rolls, rolled);
        }
        total
    }

    /// The rolls as the die has them; the usual one where there are none.
    fn possible(&self, rolls: &[u8]) -> Vec<u8> {
        let rolls = if rolls.is_empty() { &[USUAL_ROLL] } else { rolls };
        rolls.iter().map(|&roll| roll.clamp(1, *self.rolls().end())).collect()
    }
}
