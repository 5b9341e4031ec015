//! Counting action sequences: the yardstick for rules.

use super::action::Action;
use super::state::State;

impl State {
    /// The number of action sequences of length `depth`; shorter ones that end the game do not count, draws by counting
    /// are ignored. A piece of a placement is one action.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_actions(),
            _ => self.descend(depth, &mut Vec::new()),
        }
    }

    /// At least two plies; the last one is counted on the spot.
    fn descend(&self, depth: u32, actions: &mut Vec<Action>) -> u64 {
        let listed = actions.len();
        self.actions(actions);
        let mut total = 0;
        for nth in listed..actions.len() {
            let mut next = *self;
            next.apply(actions[nth]);
            total += if depth == 2 { next.count_actions() } else { next.descend(depth - 1, actions) };
        }
        actions.truncate(listed);
        total
    }
}
