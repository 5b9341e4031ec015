//! Which drops and mutations give check (`rules/stone-chess.md §3`): after them some enemy King is attacked by an own
//! piece that did not attack it before.

use super::kind::{Kind, Kinds};
use super::ledger::{Price, SURCHARGE};
use super::square::{Set, Square};
use super::state::State;
use crate::Lion;
use skazka_square::{Axis, KING, KNIGHT, Leaper, Rays};

/// The squares from which any piece that leaps could attack: two around.
static NEAR: Leaper<1> = Leaper::new(&[&KING, &KNIGHT, &skazka_square::ALFIL, &skazka_square::DABBABA]);

impl State {
    /// The Kings of the mover's opponents.
    #[inline(always)]
    pub(super) fn enemy_kings(&self) -> Set {
        self.kings.without(self.of(self.mover))
    }

    /// The squares on which a dropped piece of this kind gives check, by itself or as a screen.
    #[inline]
    pub(super) fn checking_drops(&self, kind: Kind, screens: Set) -> Set {
        let (ground, home) = (self.ground(), self.frame(self.mover));
        let mut squares = screens;
        for king in self.enemy_kings() {
            squares |= ground.sources(kind, home, Square::at(king));
        }
        squares
    }

    /// The squares between an enemy King and an own hopper with nothing between them yet: whatever is dropped there
    /// gives check.
    ///
    /// ```text
    /// C . . . k      becomes      C . P . k
    /// ```
    #[inline]
    pub(super) fn screens(&self) -> Set {
        let hoppers = self.hoppers & self.of(self.mover);
        let mut squares = Set::EMPTY;
        if hoppers.is_empty() {
            return squares;
        }
        let (rays, occupied) = (Rays::TABLE, self.occupied());
        for king in self.enemy_kings() {
            for axis in Axis::ALL {
                let seen = rays.along(axis, king, occupied);
                for hopper in seen & hoppers {
                    if self.hops_along(self.kind_at(Square::at(hopper)), axis) {
                        squares |= seen & rays.along(axis, hopper, occupied);
                    }
                }
            }
        }
        squares
    }

    #[inline(always)]
    fn hops_along(&self, hopper: Kind, axis: Axis) -> bool {
        match hopper {
            Kind::Cannon => matches!(axis, Axis::Row | Axis::Column),
            _ => self.rules.lion == Lion::Hopper,
        }
    }

    /// The squares from which a piece of some kind could attack an enemy King; on others no mutation gives check.
    #[inline]
    pub(super) fn in_sight_of_kings(&self) -> Set {
        let (rays, occupied) = (Rays::TABLE, self.occupied());
        let mut squares = Set::EMPTY;
        for king in self.enemy_kings() {
            let seen = rays.straight(king, occupied) | rays.diagonal(king, occupied);
            let behind = occupied.without(seen);
            squares |= NEAR.from(king) | seen | rays.straight(king, behind) | rays.diagonal(king, behind);
        }
        squares
    }

    /// Which of `kinds` give check when the mover's piece on `at` becomes one of them.
    #[inline]
    pub(super) fn checking_mutations(&self, at: Square, kinds: Kinds) -> Kinds {
        let (ground, home) = (self.ground(), self.frame(self.mover));
        let attacked = |kind| ground.reach(kind, home, at) & self.enemy_kings();
        let before = attacked(self.kind_at(at));
        let mut checking = Kinds::NONE;
        for kind in kinds.iter() {
            if !attacked(kind).without(before).is_empty() {
                checking = checking.with(Kinds::one(kind));
            }
        }
        checking
    }

    /// What it costs the mover to drop a piece on an empty square.
    #[inline]
    pub fn drop_price(&self, kind: Kind, to: Square) -> Price {
        let checks = self.checking_drops(kind, self.screens()).has(to.raw());
        Price { value: kind.value(), surcharge: if checks { SURCHARGE } else { 0 } }
    }

    /// What it costs the mover that his piece on `at` becomes another.
    #[inline]
    pub fn mutation_price(&self, at: Square, into: Kind) -> Price {
        let checks = !self.checking_mutations(at, Kinds::one(into)).is_empty();
        let value = into.value().saturating_sub(self.kind_at(at).value());
        Price { value, surcharge: if checks { SURCHARGE } else { 0 } }
    }
}
