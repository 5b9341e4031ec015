//! What is known of positions already searched.

use crate::limits::Style;
use crate::score::Window;
use skazka_core::Seat;

/// What a kept score says about the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is the score.
    Exact,
    /// The true score is at least this.
    AtLeast,
    /// The true score is at most this.
    AtMost,
}

impl Bound {
    /// What `score` says when it was found with this window.
    pub(crate) fn of(score: i32, window: Window) -> Bound {
        if score >= window.beta {
            Bound::AtLeast
        } else if score > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        }
    }
}

/// What is known of one position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entry<A> {
    pub(crate) key: u64,
    /// The best action found.
    pub(crate) action: Option<A>,
    /// For the seat to decide, wins counted from here.
    pub(crate) score: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// The seat to decide.
    pub(crate) mover: Seat,
}

impl<A> Entry<A> {
    /// Whether the position was searched deeply enough to serve for a search of this depth.
    pub(crate) fn serves(&self, style: Style, depth: i32) -> bool {
        match style {
            Style::Strong => self.depth >= depth,
            Style::Exact => self.depth == depth,
        }
    }

    /// Whether the score settles what the window asks.
    pub(crate) fn settles(&self, score: i32, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= window.beta,
            Bound::AtMost => score <= window.alpha,
        }
    }
}

/// A bounded table of entries: each key has two places, one for the deepest search and one for the latest.
#[derive(Debug)]
pub(crate) struct Table<A>(Vec<[Option<Entry<A>>; 2]>);

impl<A: Copy> Table<A> {
    /// A table of about this many entries.
    pub(crate) fn new(entries: usize) -> Table<A> {
        Table(vec![[None; 2]; (entries / 2).next_power_of_two()])
    }

    /// The last power of two of a product spreads keys that differ in few bits.
    fn place(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 20) as usize & (self.0.len() - 1)
    }

    /// What is known of the position with this key.
    pub(crate) fn get(&self, key: u64) -> Option<&Entry<A>> {
        self.0[self.place(key)].iter().flatten().find(|entry| entry.key == key)
    }

    /// Keeps an entry in place of a shallower or older one.
    pub(crate) fn put(&mut self, entry: Entry<A>) {
        let place = self.place(entry.key);
        let [deep, latest] = &mut self.0[place];
        let known =
            latest.as_ref().filter(|old| old.key == entry.key).or(deep.as_ref().filter(|old| old.key == entry.key));
        let action = entry.action.or(known.and_then(|old| old.action));
        let entry = Entry { action, ..entry };
        if deep.as_ref().is_none_or(|old| entry.depth >= old.depth || old.key == entry.key) {
            *deep = Some(entry);
        } else {
            *latest = Some(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(key: u64, depth: i32) -> Entry<u8> {
        Entry { key, action: Some(depth as u8), score: 7, depth, bound: Bound::Exact, mover: Seat(0) }
    }

    #[test]
    fn the_deepest_and_the_latest_are_kept() {
        let mut table = Table::new(2);
        table.put(entry(1, 9));
        table.put(entry(2, 3));
        table.put(entry(3, 4));
        assert!(table.get(1).is_some() && table.get(2).is_none() && table.get(3).is_some());
    }

    #[test]
    fn a_bound_settles_only_its_side() {
        let window = Window { alpha: -10, beta: 10 };
        let settled = |bound, score| Entry { bound, ..entry(1, 1) }.settles(score, window);
        assert!(settled(Bound::Exact, 0) && settled(Bound::AtLeast, 10) && settled(Bound::AtMost, -10));
        assert!(!settled(Bound::AtLeast, 9) && !settled(Bound::AtMost, -9));
    }

    #[test]
    fn an_action_survives_an_entry_without_one() {
        let mut table = Table::new(2);
        table.put(entry(1, 5));
        table.put(Entry { action: None, ..entry(1, 6) });
        assert_eq!(table.get(1).and_then(|known| known.action), Some(5));
    }
}
