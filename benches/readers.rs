//! How the cost of reading grows: `cargo bench -p skazka --bench readers [-- NAME]`, every reader whose name has NAME in it.
//!
//! Each reader is given its worst input found, in four sizes; the last is 1 MiB, or the longest game of some, of
//! 3,600 actions at most. A line tells
//! the seconds for each and how many times as long the last took as the first; 8 is a cost that grows with the input,
//! 64 one that grows with its square.

mod worst;

use skazka_core::Catalogue;
use std::hint::black_box;
use std::time::Instant;
use worst::Reader;

/// The largest text, in bytes.
const LARGEST: usize = 1 << 20;
/// The longest game, in actions.
const LONGEST: usize = 3_600;

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).filter(|one| !one.starts_with("--")).collect();
    let catalogue = skazka::games::catalogue();
    println!("{:<28} {:>9} {:>9} {:>9} {:>9}   times", "seconds", "1/8", "1/4", "1/2", "1");
    for reader in worst::texts(LARGEST).into_iter().chain(worst::games(&catalogue, LONGEST)) {
        if asked.is_empty() || asked.iter().any(|name| reader.name.contains(&**name)) {
            measure(&catalogue, &reader);
        }
    }
}

fn measure(catalogue: &Catalogue, reader: &Reader) {
    let seconds = [1, 2, 4, 8].map(|eighths| {
        let input = (reader.input)(reader.largest / 8 * eighths);
        let before = Instant::now();
        (reader.read)(catalogue, black_box(&input));
        before.elapsed().as_secs_f64()
    });
    let [first, second, third, last] = seconds;
    let times = last / first;
    println!("{:<28} {first:>9.4} {second:>9.4} {third:>9.4} {last:>9.4}   {times:.1}", reader.name);
}
