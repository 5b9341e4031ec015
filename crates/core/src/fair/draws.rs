//! From the secret to an outcome.

use super::{Secret, Seed};
use crate::Words;
use hmac::{Hmac, Mac};
use sha2::Sha256;

/// The first line of every message: another way of drawing would have another one.
const VERSION: &str = "skazka-draw-1";
/// 64-bit words in one HMAC-SHA-256.
const IN_A_BLOCK: usize = 4;

/// All draws of one game: any of them can be made at any time, since none depends on another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draws {
    /// The secret.
    pub secret: Secret,
    /// What the game is called in its draws.
    pub game: String,
    /// One seed a seat, in the order of seats.
    pub seeds: Vec<Seed>,
}

impl Draws {
    /// The random words of draw `number`, from 1: its blocks one after another, four big-endian words each.
    pub fn words(&self, number: u32) -> impl FnMut() -> u64 {
        let mut block = 0;
        let mut left: Vec<u64> = Vec::new();
        move || {
            if left.is_empty() {
                left.extend(self.block(number, block).iter().rev());
                block += 1;
            }
            left.pop().unwrap_or_default()
        }
    }

    /// The place of the outcome of draw `number` (from 1) among outcomes of these weights; none when all weigh nothing.
    pub fn draw(&self, number: u32, weights: &[u32]) -> Option<usize> {
        pick(weights, &mut self.words(number))
    }

    fn block(&self, number: u32, block: u32) -> [u64; IN_A_BLOCK] {
        words_of(self.secret.bytes(), &self.message(number, block))
    }

    /// The lines of the message. None of them has an end of a line in it, and there are as many as there are seats and
    /// four more, so no two draws have the same message.
    fn message(&self, number: u32, block: u32) -> String {
        let (number, block) = (number.to_string(), block.to_string());
        let seeds = self.seeds.iter().map(Seed::as_str);
        let lines = [VERSION, &self.game].into_iter().chain(seeds).chain([&*number, &*block]);
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// HMAC-SHA-256 as big-endian words.
fn words_of(key: &[u8], message: &str) -> [u64; IN_A_BLOCK] {
    // A key of any length is taken, and there is no other failure.
    let Ok(mut hmac) = Hmac::<Sha256>::new_from_slice(key) else { return [0; IN_A_BLOCK] };
    hmac.update(message.as_bytes());
    let bytes = hmac.finalize().into_bytes();
    let word = |place: usize| bytes[8 * place..8 * place + 8].iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
    std::array::from_fn(word)
}

/// The place of an outcome drawn among outcomes of these weights; none when all weigh nothing.
///
/// Words that would favour the first outcomes are passed over: those from the greatest multiple of the total weight
/// below 2⁶⁴ on.
pub fn pick(weights: &[u32], words: Words) -> Option<usize> {
    let total: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
    let fair = u64::MAX - u64::MAX.checked_rem(total)?;
    let mut left = loop {
        let word = words();
        if word < fair {
            break word % total;
        }
    };
    weights.iter().position(|&weight| {
        let here = left < u64::from(weight);
        left = left.saturating_sub(weight.into());
        here
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(game: &str, seeds: &[&str]) -> Draws {
        let secret = Secret::new(std::array::from_fn(|index| index as u8));
        let seeds = seeds.iter().map(|seed| Seed::new(seed).expect("printable")).collect();
        Draws { secret, game: game.to_owned(), seeds }
    }

    fn first<const COUNT: usize>(draws: &Draws, number: u32) -> [u64; COUNT] {
        let mut words = draws.words(number);
        std::array::from_fn(|_| words())
    }

    /// HMAC-SHA-256 itself, by the numbers of RFC 4231: messages of this module have other keys.
    #[test]
    fn hmac_is_that_of_rfc_4231() {
        for (key, data, begins) in [
            (&[0x0b; 20][..], "Hi There", [0xb034_4c61_d8db_3853, 0x5ca8_afce_af0b_f12b]),
            (b"Jefe", "what do ya want for nothing?", [0x5bdc_c146_bf60_754e, 0x6a04_2426_0895_75c7]),
            (
                &[0xaa; 131],
                "Test Using Larger Than Block-Size Key - Hash Key First",
                [0x60e4_3159_1ee0_b67f, 0x0d8a_26aa_cbf5_b77f],
            ),
        ] {
            assert_eq!(words_of(key, data)[..2], begins, "{data}");
        }
    }

    /// ```python
    /// import hashlib, hmac
    /// for number, block in [(1, 0), (1, 1), (2, 0)]:
    ///     message = "\n".join(["skazka-draw-1", "Ab3dE5gH", "anna", "Борис", str(number), str(block)])
    ///     print(hmac.new(bytes(range(32)), message.encode(), hashlib.sha256).hexdigest())
    /// ```
    #[test]
    fn words_are_those_of_the_worked_example() {
        let draws = draws("Ab3dE5gH", &["anna", "Борис"]);
        assert_eq!(
            first(&draws, 1),
            [
                0x987a_7ec4_efe3_1e1a,
                0x206d_0ff1_583c_edb5,
                0x1308_34f7_791a_e58d,
                0x0d30_6b10_653e_da7a,
                0x3ea4_b189_b9eb_fef7,
            ]
        );
        assert_eq!(first(&draws, 2), [0x8c95_b0d7_50c3_e29d, 0xa704_4f69_0456_fee1]);
        let drawn = |weights: &[u32]| [1, 2, 3].map(|number| draws.draw(number, weights));
        assert_eq!(drawn(&[1, 1]), [Some(0), Some(1), Some(1)]);
        assert_eq!(drawn(&[1; 6]), [Some(2), Some(3), Some(5)]);
        assert_eq!(drawn(&[8, 10, 5]), [Some(0), Some(0), Some(2)]);
    }

    #[test]
    fn everything_in_the_message_changes_the_words() {
        let one = first::<1>(&draws("Ab3dE5gH", &["anna", ""]), 1);
        for other in [
            draws("Ab3dE5gI", &["anna", ""]),
            draws("Ab3dE5gH", &["", "anna"]),
            draws("Ab3dE5gH", &["anna"]),
            draws("Ab3dE5gH", &["anna", "", ""]),
            Draws { secret: Secret::new([1; 32]), ..draws("Ab3dE5gH", &["anna", ""]) },
        ] {
            assert_ne!(first::<1>(&other, 1), one, "{other:?}");
        }
        assert_ne!(first::<1>(&draws("Ab3dE5gH", &["anna", ""]), 2), one);
        // Seeds that look like numbers of draws do not meet draws of fewer seats.
        assert_ne!(first::<1>(&draws("x", &["1"]), 2), first::<1>(&draws("x", &[]), 1));
    }

    #[test]
    fn words_that_would_favour_somebody_are_passed_over() {
        let mut words = [u64::MAX, u64::MAX - 1, 7].into_iter();
        // 2^64 - 1 is a multiple of 3: only the greatest word is too many.
        assert_eq!(pick(&[1, 1, 1], &mut || words.next().unwrap_or_default()), Some(2));
        let mut words = [u64::MAX - 1, 9].into_iter();
        // Below 2^64 - 1 the greatest multiple of 4 is 2^64 - 4.
        assert_eq!(pick(&[1, 2, 1], &mut || words.next().unwrap_or_default()), Some(1));
        assert_eq!(pick(&[0, 5, 0], &mut || 4), Some(1));
        assert_eq!(pick(&[0, 0], &mut || 4), None);
        assert_eq!(pick(&[], &mut || 4), None);
    }

    /// Chi-square over 23,000 draws of discs by weights 8, 10 and 5: with two degrees of freedom a fair draw comes above
    /// 13.8 once in a thousand streams, and this stream is always the same one.
    #[test]
    fn outcomes_come_as_often_as_they_weigh() {
        let draws = draws("Ab3dE5gH", &["", ""]);
        let weights = [8, 10, 5];
        let mut found = [0_i64; 3];
        for number in 1..=23_000 {
            found[draws.draw(number, &weights).expect("something weighs")] += 1;
        }
        let far: f64 = found
            .iter()
            .zip(weights)
            .map(|(&found, weight)| (found - 1000 * i64::from(weight)).pow(2) as f64 / f64::from(1000 * weight))
            .sum();
        assert!(far < 13.8, "{found:?} is {far} away");
    }

    /// Each face follows each face as often as it should: draws do not hang together.
    #[test]
    fn one_draw_tells_nothing_of_the_next() {
        let draws = draws("Ab3dE5gH", &["", ""]);
        let faces: Vec<usize> = (1..=18_001).filter_map(|number| draws.draw(number, &[1; 6])).collect();
        let mut pairs = [0_i64; 36];
        faces.windows(2).for_each(|pair| pairs[6 * pair[0] + pair[1]] += 1);
        let far: f64 = pairs.iter().map(|&found| (found - 500).pow(2) as f64 / 500.0).sum();
        assert!(far < 66.6, "35 degrees of freedom: {far}");
    }
}
