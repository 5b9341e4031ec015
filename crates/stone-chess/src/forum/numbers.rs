//! The several ways in which turns are numbered.

use skazka_core::steps;
use std::collections::HashMap;

/// The ways to number turns. Nobody says which one a thread uses: each number leaves those that it agrees with.
const WAYS: usize = 4;

/// The numbers that a turn may bear, by way: the game's, the same without placements, the round, the round without
/// placements.
pub(super) type Numbers = [Option<u32>; WAYS];

/// The numbers of the turn that is the game's `turn`-th, where its player has had `own` turns before.
pub(super) fn numbers(turn: u32, players: u32, own: u32) -> Numbers {
    [Some(turn), turn.checked_sub(players).filter(|number| *number > 0), Some(own + 1), Some(own)]
}

/// The ways that agree with every number so far.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ways([bool; WAYS]);

impl Ways {
    /// All of them.
    pub const ALL: Ways = Ways([true; WAYS]);

    fn agreeing(self, numbers: &Numbers, told: u32) -> Ways {
        Ways(std::array::from_fn(|way| self.0[way] && numbers[way] == Some(told)))
    }

    /// Whether a number agrees.
    pub fn agree(self, numbers: &Numbers, told: u32) -> bool {
        self.agreeing(numbers, told).0.contains(&true)
    }

    /// Takes note of a number; where it disagrees, gives the one that was expected.
    pub fn tell(&mut self, numbers: &Numbers, told: u32) -> Option<u32> {
        if self.agree(numbers, told) {
            *self = self.agreeing(numbers, told);
            return None;
        }
        (0..WAYS).find(|&way| self.0[way] && numbers[way].is_some()).and_then(|way| numbers[way])
    }
}

/// The turns so far by what they may be numbered, with their parts as they were written: to know repetitions.
#[derive(Debug, Default)]
pub(super) struct Past {
    parts: Vec<String>,
    /// Where the parts of each turn begin, and what numbers it.
    begins: Vec<(usize, Numbers)>,
    by_number: HashMap<u32, Vec<usize>>,
}

impl Past {
    /// Adds the next turn.
    pub fn add(&mut self, numbers: Numbers, parts: impl Iterator<Item = String>) {
        let turn = self.begins.len();
        for number in numbers.into_iter().flatten() {
            let turns = self.by_number.entry(number).or_default();
            if turns.last() != Some(&turn) {
                turns.push(turn);
            }
        }
        self.begins.push((self.parts.len(), numbers));
        self.parts.extend(parts);
    }

    /// Forgets all but the first so many turns, in as many steps as it forgets.
    pub fn back_to(&mut self, turns: usize) {
        while let Some((parts, numbers)) = (self.begins.len() > turns).then(|| self.begins.pop()).flatten() {
            steps::count(1);
            self.parts.truncate(parts);
            for number in numbers.into_iter().flatten() {
                let list = self.by_number.entry(number).or_default();
                list.truncate(list.partition_point(|turn| *turn < self.begins.len()));
            }
        }
    }

    /// Whether turns with these parts were taken before, the first of them with this number.
    pub fn has(&self, number: u32, parts: &[&str]) -> bool {
        steps::count(parts.len());
        let from =
            |turn: &usize| self.begins.get(*turn).and_then(|&(begin, _)| self.parts.get(begin..begin + parts.len()));
        let turns = self.by_number.get(&number).into_iter().flatten();
        !parts.is_empty() && turns.filter_map(from).any(|said| said.iter().eq(parts.iter()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_leave_the_ways_that_agree() {
        let mut ways = Ways::ALL;
        assert_eq!(ways.tell(&numbers(4, 3, 1), 1), None, "rounds, or turns, without placements");
        assert_eq!(ways.tell(&numbers(5, 3, 1), 1), None, "so rounds");
        assert_eq!(ways.tell(&numbers(6, 3, 1), 3), Some(1));
        assert_eq!(ways.tell(&numbers(7, 3, 2), 2), None);
    }

    #[test]
    fn repetitions_are_known_by_number_and_parts() {
        let mut past = Past::default();
        past.add(numbers(1, 3, 0), ["a2-a4"].map(str::to_owned).into_iter());
        past.add(numbers(2, 3, 0), ["b7-b8", "q-b8"].map(str::to_owned).into_iter());
        assert!(past.has(1, &["a2-a4", "b7-b8"]) && past.has(2, &["b7-b8", "q-b8"]));
        assert!(!past.has(2, &["a2-a4"]) && !past.has(1, &[]) && !past.has(9, &["a2-a4"]));
        past.back_to(1);
        assert!(!past.has(2, &["b7-b8"]) && past.has(1, &["a2-a4"]));
    }
}
