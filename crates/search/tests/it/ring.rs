//! A tiny game for three: men on a ring take each other, and who has none is out.
//!
//! Each player first puts two men on cells of his third of the ring, then moves one of them one or two cells either way,
//! over others if need be, and takes what he meets. The last one in wins; after forty turns nobody does.
//!
//! ```text
//!   A A . .
//! C         B      cells 0 to 11, 0 to 3 belong to A
//! C . . . B .
//! ```

use skazka_core::{Actor, Ending, Evaluate, Outcome, Position, Seat, Seats, Turn, Viewer, Words};
use std::hash::BuildHasher;

/// Cells of the ring.
pub const CELLS: usize = 12;
/// Men of each.
const MEN: usize = 2;
/// Turns until nobody wins any more.
const LONGEST: u32 = 40;

/// A position of the ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ring {
    /// Whose man stands on each cell.
    pub cells: [Option<u8>; CELLS],
    /// Men still in hand.
    pub hand: [usize; 3],
    /// Places of those who are out.
    pub out: [Option<u8>; 3],
    /// Who decides.
    pub mover: u8,
    /// The number of the turn.
    pub number: u32,
}

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Walk {
    /// A man is put down.
    Put(u8),
    /// A man goes.
    Go {
        /// From where.
        from: u8,
        /// To where.
        to: u8,
    },
}

impl Ring {
    /// The ring with these men, `a` to `c` and `.`; the first player is to move.
    pub fn new(men: &str) -> Ring {
        let mut cells = [None; CELLS];
        for (cell, letter) in cells.iter_mut().zip(men.chars()) {
            *cell = "abc".find(letter).map(|seat| seat as u8);
        }
        let out = [0, 1, 2].map(|seat| (!cells.contains(&Some(seat))).then_some(3));
        Ring { cells, hand: [0; 3], out, mover: 0, number: 4 }
    }

    /// How many men a player has on the ring.
    pub fn men(&self, seat: u8) -> usize {
        self.cells.iter().filter(|&&cell| cell == Some(seat)).count()
    }

    fn still_in(&self) -> usize {
        self.out.iter().filter(|place| place.is_none()).count()
    }

    /// Those still in share the first place.
    fn ended_by(&self, ending: Ending) -> Outcome {
        Outcome { places: self.out.iter().map(|place| place.unwrap_or(1)).collect(), ending }
    }

    fn end_turn(&mut self) {
        self.number += 1;
        self.mover =
            (1..=3).map(|step| (self.mover + step) % 3).find(|&next| self.out[next as usize].is_none()).unwrap();
    }

    fn enter(&mut self, to: u8) {
        let taken = self.cells[usize::from(to)].replace(self.mover);
        if let Some(victim) = taken.filter(|&victim| self.men(victim) == 0 && self.hand[usize::from(victim)] == 0) {
            self.out[usize::from(victim)] = Some(self.still_in() as u8);
        }
    }
}

impl Position for Ring {
    type Rules = ();
    type Action = Walk;
    type View = Ring;

    fn start(_rules: &()) -> Ring {
        Ring { cells: [None; CELLS], hand: [MEN; 3], out: [None; 3], mover: 0, number: 1 }
    }

    fn seats(&self) -> usize {
        3
    }

    fn turn(&self) -> Turn {
        if self.still_in() > 1 { Turn::One(Seat(self.mover)) } else { Turn::Over }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.still_in() < 2).then(|| self.ended_by(Ending::Rules("last")))
    }

    fn turn_number(&self) -> u32 {
        self.number
    }

    fn actions(&self, by: Actor, out: &mut Vec<Walk>) {
        if by != Actor::Seat(Seat(self.mover)) || self.still_in() < 2 {
            return;
        }
        if self.hand[usize::from(self.mover)] > 0 {
            let third = self.mover * 4..self.mover * 4 + 4;
            return out.extend(third.filter(|&cell| self.cells[usize::from(cell)].is_none()).map(Walk::Put));
        }
        for from in (0..CELLS as u8).filter(|&cell| self.cells[usize::from(cell)] == Some(self.mover)) {
            let targets = [1, 2, CELLS as u8 - 1, CELLS as u8 - 2].map(|step| (from + step) % CELLS as u8);
            let free = targets.into_iter().filter(|&to| self.cells[usize::from(to)] != Some(self.mover));
            out.extend(free.map(|to| Walk::Go { from, to }));
        }
    }

    fn apply(&mut self, _by: Actor, action: Walk) {
        match action {
            Walk::Put(cell) => {
                self.cells[usize::from(cell)] = Some(self.mover);
                self.hand[usize::from(self.mover)] -= 1;
                if self.hand[usize::from(self.mover)] == 0 {
                    self.end_turn();
                }
            }
            Walk::Go { from, to } => {
                self.cells[usize::from(from)] = None;
                self.enter(to);
                self.end_turn();
            }
        }
    }

    fn draw_by_counting(&self, _occurrences: u32) -> Option<Outcome> {
        (self.number > LONGEST && self.still_in() > 1).then(|| self.ended_by(Ending::Rules("quiet")))
    }

    fn in_play(&self) -> Seats {
        (0..3).filter(|&seat| self.out[seat].is_none()).fold(Seats::NONE, |all, seat| all.and(Seat(seat as u8)))
    }

    fn key(&self) -> u64 {
        rustc_hash::FxBuildHasher.hash_one(self)
    }

    fn view(&self, _to: Viewer) -> Ring {
        *self
    }

    fn determinize(view: &Ring, _words: Words) -> Ring {
        *view
    }
}

impl Evaluate for Ring {
    /// Men, those of the rivals counting half; and the further an own man stands from those of others, the better.
    fn evaluate(&self, seat: Seat) -> i32 {
        let others: i32 = (0..3).filter(|&other| other != seat.0).map(|other| self.men(other) as i32).sum();
        let gaps: i32 = (0..CELLS).filter(|&cell| self.cells[cell] == Some(seat.0)).map(|cell| self.gap(cell)).sum();
        100 * self.men(seat.0) as i32 - 50 * others + 7 * gaps
    }

    fn force(&self, action: Walk) -> i32 {
        match action {
            Walk::Go { to, .. } => self.cells[usize::from(to)].map_or(0, |victim| 3 - self.men(victim) as i32),
            Walk::Put(_) => 0,
        }
    }
}

impl Ring {
    fn gap(&self, cell: usize) -> i32 {
        let is_other = |&step: &usize| {
            let met = self.cells[(cell + step) % CELLS];
            met.is_some() && met != self.cells[cell]
        };
        (1..CELLS).find(is_other).unwrap_or(0) as i32
    }
}
