//! Random choices that are the same where a `usize` has 32 bits: a number of 64 is drawn for each.

use fastrand::Rng;

/// One of `count` indices; 0 where there is none.
pub(crate) fn index(random: &mut Rng, count: usize) -> usize {
    random.u64(..count.max(1) as u64) as usize
}

/// Brings a list into random order.
pub(crate) fn shuffle<T>(random: &mut Rng, list: &mut [T]) {
    for last in 1..list.len() {
        list.swap(last, index(random, last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_fixed_by_the_seed() {
        let mut random = Rng::with_seed(7);
        let mut list: Vec<u8> = (0..8).collect();
        shuffle(&mut random, &mut list);
        let drawn: Vec<_> = (0..8).map(|_| index(&mut random, 10)).collect();
        assert_eq!((list, drawn), (vec![5, 6, 4, 0, 3, 2, 7, 1], vec![0, 1, 4, 6, 0, 9, 8, 4]));
        assert_eq!(index(&mut random, 0), 0);
    }
}
