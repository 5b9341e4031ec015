//! The positions that stood before: in the game up to the root, and from the root to where the search is.

use rustc_hash::FxHashMap;

/// How often positions stood.
#[derive(Debug)]
pub(crate) struct RepetitionHistory {
    /// How often each position stood before the root.
    past: FxHashMap<u64, u32>,
    /// The keys from the root to the position being searched.
    path: Vec<u64>,
}

impl RepetitionHistory {
    /// A trail that stands at `root`; `past` are the keys of the positions so far, with or without the root's.
    pub(crate) fn new(root: u64, past: &[u64]) -> RepetitionHistory {
        let mut counts = FxHashMap::default();
        let before = past.strip_suffix(&[root]).unwrap_or(past);
        before.iter().for_each(|&key| *counts.entry(key).or_insert(0) += 1);
        RepetitionHistory { past: counts, path: vec![root] }
    }

    /// One step on, to the position with this key.
    pub(crate) fn step(&mut self, key: u64) {
        self.path.push(key);
    }

    /// The last step back.
    pub(crate) fn back(&mut self) {
        self.path.pop();
    }

    /// How often the position with this key, `ply` steps from the root, counts as having stood, now included. What
    /// stood on this very path could be brought about once more, so it counts once more.
    pub(crate) fn occurrences(&self, key: u64, ply: usize) -> u32 {
        let on_path = self.path[..ply].iter().filter(|&&earlier| earlier == key).count() as u32;
        let before = self.past.get(&key).copied().unwrap_or(0);
        1 + before + on_path + u32::from(on_path > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_counts_once_whether_the_past_ends_with_it_or_not() {
        assert_eq!(RepetitionHistory::new(7, &[7, 5, 7]).occurrences(7, 0), 2);
        assert_eq!(RepetitionHistory::new(7, &[7, 5]).occurrences(7, 0), 2);
        assert_eq!(RepetitionHistory::new(7, &[7, 5]).occurrences(3, 0), 1);
    }

    #[test]
    fn what_stood_on_the_path_counts_once_more() {
        let mut repetitions = RepetitionHistory::new(7, &[5, 7]);
        repetitions.step(5);
        assert_eq!(repetitions.occurrences(5, 1), 2, "once in the game, and now");
        repetitions.step(7);
        assert_eq!(repetitions.occurrences(7, 2), 3, "at the root, now, and whenever it is wanted");
        repetitions.back();
        repetitions.step(9);
        assert_eq!(repetitions.occurrences(9, 2), 1);
    }
}
