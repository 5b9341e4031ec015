//! Kits written as letters: `SSLG`.

use crate::{Kit, Mob};

/// The letters of kits in canonical order, with how often each may come where a Raj is allowed.
pub(super) const LETTERS: [(Mob, u8); 4] = [(Mob::Slod, 2), (Mob::Lod, 2), (Mob::Gon, 2), (Mob::Raj, 1)];

impl Kit {
    /// How many mobs of this kind the kit has.
    pub const fn count(self, mob: Mob) -> u8 {
        match mob {
            Mob::Slod => self.slods,
            Mob::Lod => self.lods,
            Mob::Gon => self.gons,
            Mob::Raj => self.rajs,
            Mob::Fej | Mob::Piksa | Mob::Trigon => 0,
        }
    }

    /// How many mobs the kit has.
    pub const fn len(self) -> u8 {
        self.slods + self.lods + self.gons + self.rajs
    }

    /// Whether the kit has no mob.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The kit's letters in the order S, L, G, R.
    ///
    /// ```
    /// use skazka_dumaraj::Kit;
    /// assert_eq!(Kit { slods: 2, lods: 1, gons: 0, rajs: 1 }.write(), "SSLR");
    /// ```
    pub fn write(self) -> String {
        LETTERS.iter().flat_map(|&(mob, _)| (0..self.count(mob)).map(move |_| mob.letter())).collect()
    }

    /// Reads letters in any order; `None` when there is none, another letter, or more of a kind than any kit has.
    pub fn read(letters: &str) -> Option<Kit> {
        let mut kit = Kit::default();
        for letter in letters.chars() {
            let (mob, most) = LETTERS.into_iter().find(|(mob, _)| mob.letter() == letter)?;
            if kit.count(mob) == most {
                return None;
            }
            kit = kit.and(mob);
        }
        (!kit.is_empty()).then_some(kit)
    }

    fn and(mut self, mob: Mob) -> Kit {
        match mob {
            Mob::Slod => self.slods += 1,
            Mob::Lod => self.lods += 1,
            Mob::Gon => self.gons += 1,
            _ => self.rajs += 1,
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kits_are_read_in_any_order_and_written_in_one() {
        assert_eq!(Kit::read("RGLSLS").map(Kit::write).as_deref(), Some("SSLLGR"));
        for refused in ["", "SSS", "RR", "P", "sl", "S L"] {
            assert_eq!(Kit::read(refused), None, "{refused}");
        }
    }
}
