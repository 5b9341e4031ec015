//! Where one unit can come: walking, running through, by flank manoeuvre (`rules/tammashil.md §3`, `§4`).
//!
//! ```text
//!    .   .   .   .
//!  .   A > B > a   .     A runs over its own B and stops: an enemy is neither passed nor, being tired, attacked
//!    .   .   .   .
//! ```

use super::geometry::{Cell, DIRECTIONS, Geometry};
use super::state::State;
use super::unit::{Byte, Kind, Unit};
use crate::rules::Rules;

/// The longest move but for flank manoeuvres: a single of Hivvayo.
const FARTHEST: usize = 6;
/// Cells within the longest move, its start included.
const BALL: usize = 1 + 3 * FARTHEST * (FARTHEST + 1);
/// And those that a flank manoeuvre of Hivvayo can add, ten either way.
const LANDINGS: usize = BALL + 20;

const _: () = {
    assert!(Rules::HIVVAYO.numbers().speed(Kind::Single) as usize <= FARTHEST);
    assert!(Rules::TAMMASHIL.numbers().speed(Kind::Single) as usize <= FARTHEST);
    assert!(2 * Rules::HIVVAYO.numbers().flank as usize <= LANDINGS - BALL);
    assert!(2 * Rules::TAMMASHIL.numbers().flank as usize <= LANDINGS - BALL);
};

/// Cells around a start are remembered in a window of 16 by 16, slanted as the board is.
const CENTRE: u8 = 7 * 16 + 7;
const OFFSETS: [u8; DIRECTIONS] = [240, 241, 255, 1, 15, 16];

/// Visits every cell within `most` steps of `from` once, the nearest first, with its number and its distance along
/// cells for which `visit` says that the way goes on. Beyond the edge the number of all cells is visited, too.
#[inline(always)]
pub(crate) fn flood(geometry: &Geometry, from: Cell, most: u8, mut visit: impl FnMut(usize, u8) -> bool) {
    let mut queue = [(0_u16, 0_u8); BALL];
    queue[0] = (from.index() as u16, CENTRE);
    let mut seen = [0_u64; 4];
    seen[usize::from(CENTRE >> 6)] |= 1 << (CENTRE & 63);
    let (mut first, mut end) = (0, 1);
    for cost in 1..=most {
        let layer = end;
        while first < layer {
            let (cell, place) = queue[first];
            first += 1;
            for (direction, &next) in geometry.next(cell.into()).iter().enumerate() {
                let place = place.wrapping_add(OFFSETS[direction]);
                let (word, bit) = (&mut seen[usize::from(place >> 6)], 1_u64 << (place & 63));
                if *word & bit != 0 {
                    continue;
                }
                *word |= bit;
                if visit(next.into(), cost) && end < BALL {
                    queue[end] = (next, place);
                    end += 1;
                }
            }
        }
    }
}

/// A cell where a unit can end its move without attacking.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Landing {
    pub cell: Cell,
    /// Steps of the shortest way.
    pub cost: u8,
}

/// Every such cell of one unit.
pub(crate) struct Landings {
    list: [Landing; LANDINGS],
    len: usize,
    /// An enemy was met: perhaps there is something to attack.
    met_enemy: bool,
    /// Ways that only a tired unit takes may be among those found.
    not_plain: bool,
}

impl Landings {
    fn new() -> Landings {
        let none = Landing { cell: Cell::at(0), cost: 0 };
        Landings { list: [none; LANDINGS], len: 0, met_enemy: false, not_plain: false }
    }

    #[inline(always)]
    fn push(&mut self, index: usize, cost: u8) {
        if let Some(free) = self.list.get_mut(self.len) {
            *free = Landing { cell: Cell::at(index), cost };
            self.len += 1;
        }
    }

    /// Adds a landing that may have been found already, farther or nearer.
    fn add(&mut self, cell: Cell, cost: u8) {
        match self.list[..self.len].iter_mut().find(|landing| landing.cell == cell) {
            Some(landing) => landing.cost = landing.cost.min(cost),
            None => self.push(cell.index(), cost),
        }
    }

    pub fn list(&self) -> &[Landing] {
        &self.list[..self.len]
    }

    pub fn cost_to(&self, cell: Cell) -> Option<u8> {
        self.list().iter().find(|landing| landing.cell == cell).map(|landing| landing.cost)
    }
}

impl State {
    /// The steps that one move of a unit may take now.
    fn stride(&self, unit: Unit) -> u8 {
        self.numbers().speed(unit.kind).min(self.left)
    }

    /// Whether a unit may end its move here by merging: both are no fragments, and what stands there is light.
    #[inline(always)]
    fn takes_in(&self, byte: Byte, unit: Unit) -> bool {
        byte.is_light() && byte.is_unit_of(unit.seat) && !byte.is_fragment() && !unit.fragment
    }

    /// Where a unit on `from` can walk, merge or fall into a trap. It need not stand there really: a fragment of a
    /// stack does not yet.
    pub(crate) fn landings(&self, from: Cell, unit: Unit) -> Landings {
        let mut found = Landings::new();
        let single = unit.kind == Kind::Single;
        flood(self.geometry, from, self.stride(unit), |index, cost| {
            let byte = self.byte(index);
            if byte.is_empty() {
                found.push(index, cost);
                return true;
            }
            if byte.is_covered() {
                if single {
                    found.push(index, cost);
                }
                return false;
            }
            if !byte.is_unit_of(unit.seat) {
                found.met_enemy |= byte != Byte::WALL;
                return false;
            }
            if !single || !byte.is_light() {
                return false;
            }
            if self.takes_in(byte, unit) {
                found.push(index, cost);
            }
            found.not_plain = true;
            true
        });
        if single {
            self.add_flank_landings(from, unit, &mut found);
        }
        found
    }

    /// Along the border over singles and doubles of both sides; a covered cell ends it.
    fn add_flank_landings(&self, from: Cell, unit: Unit, found: &mut Landings) {
        let Some(ways) = self.geometry.both_ways(from) else { return };
        found.not_plain = true;
        for way in ways {
            for (cell, cost) in way.zip(1..=self.numbers().flank.min(self.left)) {
                let byte = self.byte(cell.index());
                if byte.is_empty() || byte.is_covered() || self.takes_in(byte, unit) {
                    found.add(cell, cost);
                }
                if !byte.is_empty() && !byte.is_light() {
                    break;
                }
            }
        }
    }

    /// Tells every enemy that a unit can step onto, with the stand it comes from and what both together cost
    /// (`rules/tammashil.md §5`). A unit that is beside an enemy already has its own cell as its only stand. The unit must
    /// be one that may attack; `landings` are its own.
    pub(crate) fn each_approach(
        &self,
        from: Cell,
        unit: Unit,
        landings: &Landings,
        mut visit: impl FnMut(Cell, Cell, u8),
    ) {
        let most = self.stride(unit);
        let beside = self.geometry.next(from.index());
        let mut stand_at = |stand: Cell, cost: u8| {
            for &index in self.geometry.next(stand.index()) {
                let byte = self.byte(index.into());
                let there_already = stand != from && beside.contains(&index);
                if byte.is_unit() && !byte.is_unit_of(unit.seat) && !there_already {
                    visit(Cell::at(index.into()), stand, cost);
                }
            }
        };
        if landings.met_enemy && most > 0 {
            stand_at(from, 1);
            if landings.not_plain {
                flood(self.geometry, from, most - 1, |index, cost| {
                    let free = self.byte(index).is_empty();
                    if free {
                        stand_at(Cell::at(index), cost + 1);
                    }
                    free
                });
            } else {
                let plain = landings.list().iter().filter(|landing| landing.cost < most);
                let free = plain.filter(|landing| self.byte(landing.cell.index()).is_empty());
                free.for_each(|landing| stand_at(landing.cell, landing.cost + 1));
            }
        }
        if unit.kind == Kind::Single {
            self.each_flank_approach(from, unit, visit);
        }
    }

    /// Along empty border cells at a flank manoeuvre's speed, the last step in the same direction. Only what is farther
    /// than a walk could be is told: nearer stands are found by walking.
    fn each_flank_approach(&self, from: Cell, unit: Unit, mut visit: impl FnMut(Cell, Cell, u8)) {
        let Some(ways) = self.geometry.both_ways(from) else { return };
        let walked = self.stride(unit);
        for way in ways {
            let mut stand = from;
            for (cell, cost) in way.zip(1..=self.numbers().flank.min(self.left)) {
                let byte = self.byte(cell.index());
                if byte.is_unit() && !byte.is_unit_of(unit.seat) && cost > walked {
                    visit(cell, stand, cost);
                }
                if !byte.is_empty() {
                    break;
                }
                stand = cell;
            }
        }
    }
}
