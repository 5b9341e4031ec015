//! Mobs standing on bits.

use crate::Mob;
use skazka_square::Cell;

/// A mob on a bit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlacedMob {
    /// The bit.
    pub bit: Cell,
    /// The mob.
    pub mob: Mob,
}

/// The mobs of one side where they stand at the start, in the order of rows, then columns. At most 22 of them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Army(Vec<PlacedMob>);

impl Army {
    /// The army of these mobs, in whatever order they come.
    pub fn new(mut standing: Vec<PlacedMob>) -> Army {
        standing.sort_unstable();
        Army(standing)
    }

    /// The mobs in the order of rows, then columns.
    pub fn iter(&self) -> impl Iterator<Item = PlacedMob> {
        self.0.iter().copied()
    }

    /// How many mobs there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no mob.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The mob on a bit.
    pub fn at(&self, bit: Cell) -> Option<Mob> {
        self.iter().find(|one| one.bit == bit).map(|one| one.mob)
    }

    /// How many mobs of this kind there are.
    pub fn count(&self, mob: Mob) -> usize {
        self.iter().filter(|one| one.mob == mob).count()
    }
}
