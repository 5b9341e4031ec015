//! The RF constant (`rules/dumaraj.md §8`): how Raj and Fej stand, for both armies.

use crate::Mob;
use skazka_core::{Fault, quote, text};

/// What the player who lost the lot names: `R|F` or `F|R`, seen by the attacker, and `X` or `II`.
///
/// ```
/// use skazka_dumaraj::setup::Constant;
/// let named = Constant::read("F|R,II").unwrap();
/// assert_eq!(named, Constant { raj_left: false, crossed: false });
/// assert_eq!(named.write(), "F|R,II");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Constant {
    /// Whether the attacker's Raj stands left of his Fej: `R|F`.
    pub raj_left: bool,
    /// Whether the blocker's pair is crossed: `X`, not `II`.
    pub crossed: bool,
}

impl Constant {
    /// The four constants there are.
    pub const ALL: [Constant; 4] = [
        Constant { raj_left: true, crossed: true },
        Constant { raj_left: true, crossed: false },
        Constant { raj_left: false, crossed: true },
        Constant { raj_left: false, crossed: false },
    ];

    /// The notation.
    pub fn write(self) -> &'static str {
        match (self.raj_left, self.crossed) {
            (true, true) => "R|F,X",
            (true, false) => "R|F,II",
            (false, true) => "F|R,X",
            (false, false) => "F|R,II",
        }
    }

    /// Reads the notation.
    ///
    /// # Errors
    /// When it is none of `R|F,X`, `R|F,II`, `F|R,X`, `F|R,II`.
    pub fn read(written: &str) -> Result<Constant, Fault> {
        let found = Constant::ALL.into_iter().find(|one| one.write() == written);
        found.ok_or_else(|| text!("dumaraj-constant-unreadable", found = quote(written)).into())
    }

    /// The attacker's pair from left to right.
    pub(crate) fn pair(self) -> [Mob; 2] {
        if self.raj_left { [Mob::Raj, Mob::Fej] } else { [Mob::Fej, Mob::Raj] }
    }
}
