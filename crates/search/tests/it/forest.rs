//! A made-up game without sense: a graph of numbered clearings, each with paths to others, drawn from a hash. Who
//! decides at a clearing is a matter of the clearing, so that turns are compound at random; there are wins, draws,
//! cycles and transpositions. Paths to a higher number that is divisible by three are forcing.

use skazka_core::{Actor, Ending, Evaluate, Outcome, Position, Seat, Turn, Viewer, Words};

/// How many clearings a forest has.
pub const CLEARINGS: u64 = 400;

/// A place in one of many forests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Forest {
    /// Which forest.
    pub seed: u64,
    /// Which clearing.
    pub at: u64,
}

fn hash(seed: u64, words: [u64; 2]) -> u64 {
    words.into_iter().fold(seed ^ 0x9E37_79B9_7F4A_7C15, |state, word| {
        let mixed = (state ^ word).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        (mixed ^ mixed >> 29).wrapping_mul(0x94D0_49BB_1331_11EB) ^ mixed >> 32
    })
}

impl Forest {
    fn here(self, what: u64) -> u64 {
        hash(self.seed, [self.at, 1_000 + what])
    }

    fn mover(self) -> Seat {
        Seat((self.here(0) >> 7 & 1) as u8)
    }

    fn end(self) -> Option<Outcome> {
        match self.here(1) % 40 {
            0 | 1 => Some(Outcome::won(Seat(0), 2, Ending::Rules("mobs"))),
            2 | 3 => Some(Outcome::won(Seat(1), 2, Ending::Rules("mobs"))),
            4 => Some(Outcome::drawn(2, Ending::Rules("quiet"))),
            _ => None,
        }
    }

    /// The clearing a path leads to.
    pub fn after(self, path: u8) -> Forest {
        Forest { at: hash(self.seed, [self.at, u64::from(path)]) % CLEARINGS, ..self }
    }
}

impl Position for Forest {
    type Rules = u64;
    type Action = u8;
    type View = Forest;

    fn start(seed: &u64) -> Forest {
        Forest { seed: *seed, at: 0 }
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        if self.end().is_some() { Turn::Over } else { Turn::One(self.mover()) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end()
    }

    fn turn_number(&self) -> u32 {
        1
    }

    fn actions(&self, by: Actor, out: &mut Vec<u8>) {
        if self.turn() == Turn::One(self.mover()) && by == Actor::Seat(self.mover()) {
            out.extend(0..1 + (self.here(2) % 6) as u8);
        }
    }

    fn apply(&mut self, _by: Actor, action: u8) {
        *self = self.after(action);
    }

    fn key(&self) -> u64 {
        self.at
    }

    fn view(&self, _to: Viewer) -> Forest {
        *self
    }

    fn determinize(view: &Forest, _words: Words) -> Forest {
        *view
    }
}

impl Evaluate for Forest {
    fn evaluate(&self, seat: Seat) -> i32 {
        let worth = (self.here(3) % 401) as i32 - 200;
        if seat == Seat(0) { worth } else { -worth }
    }

    fn force(&self, action: u8) -> i32 {
        let to = self.after(action).at;
        if to > self.at && to.is_multiple_of(3) { 1 + (to % 7) as i32 } else { 0 }
    }
}
