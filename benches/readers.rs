//! How the cost of reading grows: `cargo bench -p skazka --bench readers [-- NAME]`, every reader whose name has NAME in it.
//!
//! Each reader is given its worst input found, in four sizes; the last is 1 MiB, or a game of 3,600 actions. A line tells
//! the milliseconds for each, the least of some runs, and how many times as long the last took as the first; 8 is a cost
//! that grows with the input, 64 one that grows with its square, 1 one that does not grow. With `--print` the last input
//! itself is written out.

mod worst;

use skazka_core::Catalogue;
use std::rc::Rc;
use std::time::{Duration, Instant};
use worst::{LongGame, Reader};

/// The largest text, in bytes.
const LARGEST: usize = 1 << 20;
/// The longest game, in actions.
const LONGEST: usize = 3_600;
/// How often everything is done.
const RUNS: usize = 5;

fn main() {
    let (options, asked): (Vec<_>, Vec<_>) = std::env::args().skip(1).partition(|one| one.starts_with("--"));
    let catalogue = skazka::games::catalogue();
    let game = Rc::new(LongGame::play(&catalogue, LONGEST));
    let readers = worst::texts(LARGEST).into_iter().chain(worst::games(&game)).chain(worst::states(&game));
    let readers = readers.filter(|reader| asked.is_empty() || asked.iter().any(|name| reader.name.contains(&**name)));
    if options.iter().any(|one| one == "--print") {
        return readers.for_each(|reader| println!("{}", (reader.input)(reader.largest)));
    }
    println!("{:<30} {:>9} {:>9} {:>9} {:>9}   times", "milliseconds", "1/8", "1/4", "1/2", "1");
    readers.for_each(|reader| measure(&catalogue, &reader));
}

fn measure(catalogue: &Catalogue, reader: &Reader) {
    let [first, second, third, last] = [1, 2, 4, 8].map(|eighths| {
        let work = reader.work(catalogue, reader.largest / 8 * eighths);
        let least = (0..RUNS).map(|_| timed(|| work(catalogue))).min().unwrap_or_default();
        least.as_secs_f64() * 1000.0
    });
    let times = last / first;
    println!("{:<30} {first:>9.3} {second:>9.3} {third:>9.3} {last:>9.3}   {times:.1}", reader.name);
}

fn timed(work: impl FnOnce()) -> Duration {
    let begun = Instant::now();
    work();
    begun.elapsed()
}
