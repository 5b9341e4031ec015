//! In how few steps a seat brings so much force to a cell.

use super::ground::Ground;
use crate::play::{Cell, Unit, flood};

/// The greatest strength any target has, and the force that is gathered against it.
const MOST: usize = 5;
/// More steps than there ever are.
pub(super) const NEVER: u8 = 100;

/// The fewest steps in which each force can be gathered: `[1]` for a force of at least 1, and so on; `[0]` is 0.
///
/// Attackers' ways are those of the rules on the board as it stands, but two may have the same stand, and nobody comes
/// along the border faster than elsewhere.
pub(super) type Costs = [u8; MOST + 1];

/// Nobody near.
const NOBODY: Costs = [0, NEVER, NEVER, NEVER, NEVER, NEVER];

/// Adds a unit that can come for so many steps.
#[inline]
fn join(costs: &mut Costs, strength: u8, steps: u8) {
    let before = *costs;
    let with = |force: usize| before[force.saturating_sub(strength.into())].saturating_add(steps);
    for force in 1..=MOST {
        costs[force] = before[force].min(with(force));
    }
}

/// The steps in which each seat can bring its units onto a cell, the unit that stands there left out; units farther away
/// than `most` steps are not looked for.
pub(super) fn against(ground: &Ground<'_>, cell: Cell, most: u8) -> [Costs; 2] {
    let (state, numbers) = (ground.state, ground.state.numbers());
    let mut costs = [NOBODY; 2];
    flood(state.geometry(), cell, most, |index, steps| {
        let byte = state.byte(index);
        if byte.is_empty() {
            return true;
        }
        if let Some(unit) = byte.is_unit().then(|| state.unit(Cell::at(index))).flatten()
            && steps <= numbers.speed(unit.kind)
        {
            join(&mut costs[unit.seat.index()], unit.kind.strength(), steps);
        }
        false
    });
    costs
}

/// For every cell, in which steps a seat can bring its units onto it.
pub(super) struct Danger(Vec<Costs>);

impl Danger {
    /// The danger that comes from some units of a seat.
    pub(super) fn of(ground: &Ground<'_>, units: impl Iterator<Item = (Cell, Unit)>) -> Danger {
        let state = ground.state;
        let mut costs = vec![NOBODY; state.geometry().count() + 1];
        for (cell, unit) in units {
            let strength = unit.kind.strength();
            flood(state.geometry(), cell, state.numbers().speed(unit.kind), |index, steps| {
                join(&mut costs[index], strength, steps);
                state.byte(index).is_empty()
            });
        }
        Danger(costs)
    }

    /// The steps in which a unit of this strength can be removed from a cell.
    #[inline]
    pub(super) fn to(&self, cell: Cell, strength: u8) -> u8 {
        self.0[cell.index()][usize::from(strength).min(MOST)]
    }
}
