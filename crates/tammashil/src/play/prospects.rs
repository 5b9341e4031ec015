//! What may be begun in a turn: every unit with what it can do, every enemy that can be attacked.

use super::action::Move;
use super::assault::{Siege, may_attack, with_room};
use super::geometry::Cell;
use super::reach::Landings;
use super::state::State;
use super::unit::Unit;

/// What one unit can do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ability {
    /// Where it stands.
    pub cell: Cell,
    /// Steps of its longest walk to an empty cell; 0 when it cannot walk.
    pub walks: u8,
    /// Whether it can step onto an own unit.
    pub merges: bool,
    /// Whether it can turn a disc by itself.
    pub turns: bool,
    /// Whether it can fall apart.
    pub splits: bool,
    /// Whether it can take part in an attack, alone or with others.
    pub strikes: bool,
}

/// Everything that may be begun in a turn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prospects {
    /// The mover's units that can do something, in board order.
    pub units: Vec<Ability>,
    /// The enemies that can be attacked, by one or by several; in board order.
    pub targets: Vec<Cell>,
}

impl State {
    /// The units of [`State::units_that_can_act`] with what each of them can do, and the enemies of
    /// [`State::attackables`].
    pub fn prospects(&self) -> Prospects {
        let mut found = Prospects::default();
        if !self.has_steps() {
            return found;
        }
        with_room(|room| {
            for cell in self.cells_of(self.mover) {
                let Some(unit) = self.ready(cell) else { continue };
                let landings = self.landings(cell, unit);
                if may_attack(unit) {
                    room.add(self, cell, unit, &landings, None);
                }
                found.units.push(self.alone(cell, unit, &landings));
            }
            room.each_siege(self, |siege| found.add(siege));
        });
        found.units.retain(Ability::is_any);
        found
    }

    /// What a unit can do without attacking.
    fn alone(&self, cell: Cell, unit: Unit, landings: &Landings) -> Ability {
        let mut able = Ability { cell, walks: 0, merges: false, turns: false, splits: false, strikes: false };
        for landing in landings.list() {
            match self.plain_move(cell, landing.cell) {
                Move::Walk { .. } => able.walks = able.walks.max(landing.cost),
                Move::Merge { .. } => able.merges = true,
                _ => able.turns = true,
            }
        }
        able.splits = self.can_split(cell, unit);
        able
    }
}

impl Ability {
    fn is_any(&self) -> bool {
        self.walks > 0 || self.merges || self.turns || self.splits || self.strikes
    }
}

impl Prospects {
    /// Adds what one siege promises: its target, and the strikes of those that can take part.
    fn add(&mut self, siege: &Siege) {
        if !siege.has_attack() {
            return;
        }
        self.targets.push(siege.target);
        for attacker in siege.attackers {
            let place = self.units.binary_search_by_key(&attacker.from, |unit| unit.cell);
            if let Some(unit) = place.ok().and_then(|place| self.units.get_mut(place)) {
                unit.strikes = unit.strikes || siege.has_attack_with(attacker.from);
            }
        }
    }
}
