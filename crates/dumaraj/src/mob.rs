//! The mobs and their letters (`rules/dumaraj.md §1`).

/// A kind of mob. The order is the one in which kits and trays are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Mob {
    /// Slod: a bishop, drawn as a triangle.
    Slod,
    /// Lod: a rook, drawn as a square.
    Lod,
    /// Gon: a knight, drawn as a cross.
    Gon,
    /// Raj: a king that can be captured, drawn as an octagon.
    Raj,
    /// Fej: a queen, drawn as a pentagon.
    Fej,
    /// Piksa: a pawn, drawn as a circle.
    Piksa,
    /// Trigon: a leaper, drawn as a snowflake.
    Trigon,
}

impl Mob {
    /// Every kind, in order.
    pub const ALL: [Mob; 7] = [Mob::Slod, Mob::Lod, Mob::Gon, Mob::Raj, Mob::Fej, Mob::Piksa, Mob::Trigon];

    /// The upper-case Latin letter of the notation.
    ///
    /// ```
    /// assert_eq!(skazka_dumaraj::Mob::Fej.letter(), 'F');
    /// ```
    pub const fn letter(self) -> char {
        ['S', 'L', 'G', 'R', 'F', 'P', 'T'][self as usize]
    }

    /// The kind with this upper-case letter.
    pub fn from_letter(letter: char) -> Option<Mob> {
        Mob::ALL.into_iter().find(|mob| mob.letter() == letter)
    }
}
