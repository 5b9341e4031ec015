//! How many there are at once of each kind.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts what is held under each key. A key that nothing is held under takes no memory.
#[derive(Debug)]
pub struct Counter<K> {
    held: Arc<Mutex<HashMap<K, usize>>>,
    most: usize,
}

impl<K: Hash + Eq + Clone> Counter<K> {
    /// A counter by which at most `most` are held under one key; 0: as many as one likes.
    pub fn new(most: usize) -> Counter<K> {
        Counter { held: Arc::default(), most: if most == 0 { usize::MAX } else { most } }
    }

    /// Holds one more under `key`, until what is given is dropped; none when there are as many as may be.
    pub fn hold(&self, key: K) -> Option<Counted<K>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(key.clone()).or_insert(0);
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Counted { held: self.held.clone(), key })
    }

    /// How many keys something is held under.
    pub fn keys(&self) -> usize {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

/// One of those counted, until it is dropped.
#[derive(Debug)]
pub struct Counted<K: Hash + Eq> {
    held: Arc<Mutex<HashMap<K, usize>>>,
    key: K,
}

impl<K: Hash + Eq> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Counter;

    #[test]
    fn as_many_are_held_as_may_be_and_nothing_stays_behind() {
        let counter = Counter::new(2);
        let first = counter.hold("a").expect("the first");
        let second = counter.hold("a").expect("the second");
        assert!(counter.hold("a").is_none());
        let other = counter.hold("b").expect("another key");
        drop(first);
        let third = counter.hold("a").expect("a place again");
        assert!(counter.hold("a").is_none());
        assert_eq!(counter.keys(), 2);
        drop((second, third, other));
        assert_eq!(counter.keys(), 0);
    }

    #[test]
    fn nought_is_no_limit() {
        let counter = Counter::new(0);
        let held: Vec<_> = (0..1000).map(|_| counter.hold(()).expect("no limit")).collect();
        assert_eq!((held.len(), counter.keys()), (1000, 1));
    }
}
