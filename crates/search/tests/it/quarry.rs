//! A tiny game for planners: turns of several actions, a die before each, hidden finds inside them.
//!
//! Two diggers stand on a strip of seven cells, some of them covered. The die gives 1, 2 or 3 steps, 2 as often as 1
//! and 3 together. A step goes left or right, a leap right over one cell costs two, digging out a covered cell costs
//! one: gold, a cave-in or nothing, drawn from what is left. Whoever is stepped onto loses some gold to the other and
//! goes home. At least one step must be made. Forty-five pieces of gold win.
//!
//! ```text
//! S ? ? . ? ? N
//! 0 1 2 3 4 5 6
//! ```

use skazka_core::{Actor, Ending, Evaluate, Outcome, Position, Seat, Turn, Viewer, Words};
use std::hash::BuildHasher;

/// The number of cells.
const CELLS: u8 = 7;
/// The gold that wins.
const ENOUGH: i16 = 45;
/// Turns until nobody wins any more.
const LONGEST: u32 = 60;

/// A position of the quarry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Quarry {
    /// Where each digger stands.
    pub at: [u8; 2],
    /// Their gold.
    pub gold: [i16; 2],
    /// Which cells are covered.
    pub covered: u8,
    /// How many finds of each kind are left: gold, cave-in, nothing.
    pub finds: [u8; 3],
    /// Steps left; none before the die is cast.
    pub steps: Option<u8>,
    /// Whether a step was made in this turn.
    pub begun: bool,
    /// Whether a cell is being dug out.
    pub digging: bool,
    /// The number of the turn.
    pub number: u32,
}

/// One decision, or one whim of chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dig {
    /// The die gives so many steps.
    Roll(u8),
    /// What is found: gold, a cave-in, nothing.
    Find(u8),
    /// One cell left.
    Left,
    /// One cell right.
    Right,
    /// Two cells right.
    Leap,
    /// Dig here.
    Down,
    /// End the turn.
    End,
}

impl Quarry {
    /// Who digs in this turn.
    pub fn mover(&self) -> Seat {
        Seat((self.number + 1) as u8 % 2)
    }

    fn enter(&mut self, cell: u8, cost: u8) {
        let (own, other) = (self.mover().index(), 1 - self.mover().index());
        self.at[own] = cell;
        self.spend(cost);
        if self.at[other] == cell {
            let lost = self.gold[other].min(15);
            self.gold[other] -= lost;
            self.gold[own] += lost;
            self.at[other] = if other == 0 { 0 } else { CELLS - 1 };
        }
    }

    fn spend(&mut self, cost: u8) {
        self.steps = self.steps.map(|steps| steps - cost);
        self.begun = true;
    }

    fn is_covered(&self, cell: u8) -> bool {
        self.covered >> cell & 1 == 1
    }

    fn moves(&self, out: &mut Vec<Dig>) {
        let (at, steps) = (self.at[self.mover().index()], self.steps.unwrap_or(0));
        let mut add = |allowed: bool, action| out.extend(allowed.then_some(action));
        add(steps > 0 && at > 0, Dig::Left);
        add(steps > 0 && at + 1 < CELLS, Dig::Right);
        add(steps > 1 && at + 2 < CELLS, Dig::Leap);
        add(steps > 0 && self.is_covered(at), Dig::Down);
        add(self.begun, Dig::End);
    }
}

impl Position for Quarry {
    type Rules = ();
    type Action = Dig;
    type View = Quarry;

    fn start(_rules: &()) -> Quarry {
        Quarry {
            at: [0, CELLS - 1],
            gold: [0, 0],
            covered: 0b011_0110,
            finds: [2, 1, 1],
            steps: None,
            begun: false,
            digging: false,
            number: 1,
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match self.outcome() {
            Some(_) => Turn::Over,
            None if self.digging || self.steps.is_none() => Turn::Chance,
            None => Turn::One(self.mover()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let rich = self.gold.iter().position(|&gold| gold >= ENOUGH)?;
        Some(Outcome::won(Seat(rich as u8), 2, Ending::Rules("gold")))
    }

    fn turn_number(&self) -> u32 {
        self.number
    }

    fn actions(&self, by: Actor, out: &mut Vec<Dig>) {
        match (self.turn(), by) {
            (Turn::Chance, Actor::Chance) if self.digging => {
                out.extend((0..3).filter(|&find| self.finds[usize::from(find)] > 0).map(Dig::Find));
            }
            (Turn::Chance, Actor::Chance) => out.extend((1..=3).map(Dig::Roll)),
            (Turn::One(seat), Actor::Seat(by)) if seat == by => self.moves(out),
            _ => {}
        }
    }

    fn apply(&mut self, _by: Actor, action: Dig) {
        let at = self.at[self.mover().index()];
        match action {
            Dig::Roll(steps) => self.steps = Some(steps),
            Dig::Find(find) => {
                self.finds[usize::from(find)] -= 1;
                self.gold[self.mover().index()] += [30, -20, 0][usize::from(find)];
                self.digging = false;
            }
            Dig::Left => self.enter(at - 1, 1),
            Dig::Right => self.enter(at + 1, 1),
            Dig::Leap => self.enter(at + 2, 2),
            Dig::Down => {
                self.spend(1);
                self.covered &= !(1 << at);
                self.digging = true;
            }
            Dig::End => *self = Quarry { steps: None, begun: false, number: self.number + 1, ..*self },
        }
    }

    fn weight(&self, action: Dig) -> u32 {
        match action {
            Dig::Roll(2) => 2,
            Dig::Find(find) => self.finds[usize::from(find)].into(),
            _ => 1,
        }
    }

    fn draw_by_counting(&self, _occurrences: u32) -> Option<Outcome> {
        (self.number > LONGEST).then(|| Outcome::drawn(2, Ending::Rules("quiet")))
    }

    fn key(&self) -> u64 {
        rustc_hash::FxBuildHasher.hash_one(self)
    }

    fn view(&self, _to: Viewer) -> Quarry {
        *self
    }

    fn determinize(view: &Quarry, _words: Words) -> Quarry {
        *view
    }
}

impl Evaluate for Quarry {
    fn evaluate(&self, seat: Seat) -> i32 {
        let for_one = |seat: usize| {
            let near = (0..CELLS).filter(|&cell| self.is_covered(cell)).map(|cell| cell.abs_diff(self.at[seat])).min();
            i32::from(self.gold[seat]) * 10 - i32::from(near.unwrap_or(0)) * 7
        };
        for_one(seat.index()) - for_one(1 - seat.index())
    }

    fn force(&self, action: Dig) -> i32 {
        i32::from(action == Dig::Down)
    }

    fn end_turn(&self, by: Seat) -> Option<Dig> {
        (self.turn() == Turn::One(by) && self.begun).then_some(Dig::End)
    }
}
