//! One player's written set-up (`rules/dumaraj.md §8`).

use crate::Mob;

/// What one player writes about his set-up; [`Paper::default`] is `-`, nothing chosen.
///
/// A paper always speaks of an army as the attacker sees it: rows from his side, columns from his left, numbers as on
/// the border of the location. The blocker's army is that one turned over the rubicon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Paper {
    /// `centre:right`: one bit right of where the order stands else. `centre:left` says nothing more than `-`.
    pub right_of_centre: bool,
    /// `shift:-1`, `shift:row`: the whole order moves.
    pub shift: Option<Shift>,
    /// `row2:+1`, `column3:+1`: one line moves.
    pub row_shift: Option<RowShift>,
    /// `rotate:GLS`: pairs exchange places.
    pub rotation: Rotation,
    /// `pair:3`: the column where the shuttled pair begins.
    pub pair: Option<u8>,
    /// `ring:2`: the bits by which the rank turns to the right, 0 for none.
    pub ring: u8,
    /// `trigons:4+7`: the Trigons' columns, ascending.
    pub trigons: Option<(u8, u8)>,
}

/// How the whole order moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shift {
    /// On a square: this many bits to the right, -11 to 11, not 0.
    Right(i8),
    /// On a rhomb: one bit to the next higher row.
    Row,
    /// On a rhomb: one bit to the next higher column.
    Column,
}

/// How one line moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RowShift {
    /// This row, 1 to 12, by one bit: to the right (1) or to the left (-1).
    Row(u8, i8),
    /// This column, 1 to 12, one bit up.
    Column(u8),
}

/// What stands on the seats of the Lods, Gons, Slods and Trigons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rotation([Mob; 4]);

impl Rotation {
    /// The seats in the order a rotation is written.
    pub const SEATS: [Mob; 4] = [Mob::Lod, Mob::Gon, Mob::Slod, Mob::Trigon];

    /// The rotation that puts these kinds on the seats of [`Rotation::SEATS`]; `None` unless each kind comes once.
    pub fn new(kinds: [Mob; 4]) -> Option<Rotation> {
        Rotation::SEATS.iter().all(|kind| kinds.contains(kind)).then_some(Rotation(kinds))
    }

    /// The kinds on the seats, in the order of [`Rotation::SEATS`].
    pub fn kinds(self) -> [Mob; 4] {
        self.0
    }

    /// The kind that takes the seat of `mob`; Raj, Fej and Piksas keep theirs.
    pub fn seated(self, mob: Mob) -> Mob {
        let seat = Rotation::SEATS.iter().position(|&kind| kind == mob);
        seat.map_or(mob, |index| self.0[index])
    }

    /// Every rotation, the one that moves nothing first.
    pub fn all() -> impl Iterator<Item = Rotation> {
        let digits = |code: usize| [code / 64, code / 16 % 4, code / 4 % 4, code % 4];
        (0..256).filter_map(move |code| Rotation::new(digits(code).map(|digit| Rotation::SEATS[digit])))
    }
}

impl Default for Rotation {
    fn default() -> Rotation {
        Rotation(Rotation::SEATS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_24_rotations_and_the_first_moves_nothing() {
        let all: Vec<_> = Rotation::all().collect();
        assert_eq!(all.len(), 24);
        assert_eq!(all[0], Rotation::default());
        assert_eq!(Rotation::new([Mob::Lod, Mob::Lod, Mob::Slod, Mob::Trigon]), None);
        let swapped = Rotation::new([Mob::Gon, Mob::Lod, Mob::Slod, Mob::Trigon]).unwrap();
        assert_eq!((swapped.seated(Mob::Lod), swapped.seated(Mob::Raj)), (Mob::Gon, Mob::Raj));
    }
}
