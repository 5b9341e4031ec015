//! The drawn set-ups, in the order of `rules/dumaraj.md §7`.

use super::drawing::Setup;
use std::sync::LazyLock;

macro_rules! drawings {
    ($($name:literal),* $(,)?) => {
        /// The name and the file of every set-up.
        const DRAWINGS: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../setups/", $name, ".txt")))),*];
    };
}

drawings![
    "pioneer-1",
    "pioneer-2",
    "poteshki",
    "chastushki-1",
    "chastushki-2",
    "chastushki-3",
    "chastushki-4",
    "chastushki-training-1",
    "chastushki-training-2",
    "phalanx-1",
    "phalanx-2",
    "classic",
    "neclassic",
    "dodta-1",
    "dodta-2",
    "poltava-1",
    "poltava-2",
    "borodino-1",
    "borodino-2",
    "kulikovo-1",
    "kulikovo-2",
    "chudskoe-1",
    "chudskoe-2",
];

/// The drawings are part of the program: a test reads each of them and names the line of a slip.
static SETUPS: LazyLock<Vec<Setup>> = LazyLock::new(|| {
    let read = |&(name, file)| Setup::read(name, file).unwrap_or_else(|fault| panic!("setups/{name}.txt: {fault}"));
    DRAWINGS.iter().map(read).collect()
});

/// Every set-up; the index is the number of [`Kind::Setup`](crate::Kind::Setup).
pub fn setups() -> &'static [Setup] {
    &SETUPS
}

/// The set-up of this number, if it is one of the table.
pub fn setup(number: u8) -> Option<&'static Setup> {
    setups().get(usize::from(number))
}

/// The file that the set-up of this number is drawn in; empty when there is no such set-up.
pub fn drawing(number: u8) -> &'static str {
    DRAWINGS.get(usize::from(number)).map_or("", |(_, file)| file)
}

/// The number of the set-up with this name, such as `poltava-2`.
pub fn setup_number(name: &str) -> Option<u8> {
    DRAWINGS.iter().zip(0..).find(|((one, _), _)| *one == name).map(|(_, number)| number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_can_be_read() {
        for (name, file) in DRAWINGS {
            if let Err(fault) = Setup::read(name, file) {
                panic!("crates/dumaraj/setups/{name}.txt: {fault}");
            }
        }
    }
}
