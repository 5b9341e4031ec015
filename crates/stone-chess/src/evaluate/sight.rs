//! What each player attacks, and what hangs.

use crate::play::{Kind, Square, State};
use skazka_core::Seat;
use skazka_square::Bits;

/// A set of squares.
pub(super) type Set = Bits<1>;

/// How dear a piece is when pieces are exchanged, from 0; only the cheaper attack the dearer with profit.
#[inline(always)]
pub(super) const fn rank(kind: Kind) -> usize {
    match kind.value() {
        0 => 3,
        1..=3 => 0,
        4..=8 => 1,
        9..=12 => 2,
        _ => 3,
    }
}

/// Everything that is attacked.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sight {
    /// For each seat, what its pieces up to each rank attack.
    by: [[Set; 4]; 4],
    /// For each seat, how many squares its pieces that are not weak reach.
    pub mobility: [u32; 4],
}

impl Sight {
    /// What everybody attacks in a position.
    pub fn of(state: &State) -> Sight {
        let ground = state.ground();
        let mut sight = Sight { by: [[Set::EMPTY; 4]; 4], mobility: [0; 4] };
        for seat in 0..4_u8 {
            let (own, home) = (state.of(Seat(seat)), state.frame(Seat(seat)));
            let mut by = [Set::EMPTY; 4];
            let mut mobility = 0;
            own.each(|from| {
                let kind = state.kind_at(Square::at(from));
                let reach = ground.reach(kind, home, Square::at(from));
                by[rank(kind)] |= reach;
                if !kind.is_weak() {
                    mobility += reach.without(own).count().min(10);
                }
            });
            for rank in 1..4 {
                by[rank] |= by[rank - 1];
            }
            sight.by[usize::from(seat)] = by;
            sight.mobility[usize::from(seat)] = mobility;
        }
        sight
    }

    /// What a seat attacks, or protects.
    #[inline(always)]
    pub fn all(&self, seat: Seat) -> Set {
        self.by[seat.index() & 3][3]
    }

    /// What the rivals of a seat attack with pieces of lower rank than each, and with any (the last).
    pub fn danger(&self, seat: Seat) -> Danger {
        let mut against = [Set::EMPTY; 5];
        for other in (0..4).filter(|&other| other != seat.index()) {
            for rank in 0..4 {
                against[rank + 1] |= self.by[other][rank];
            }
        }
        Danger { against, protected: self.all(seat) }
    }
}

/// Where the pieces of one seat hang.
#[derive(Debug, Clone, Copy)]
pub(super) struct Danger {
    /// What rivals attack with pieces of lower rank than the index.
    against: [Set; 5],
    protected: Set,
}

impl Danger {
    /// The squares where a piece of this kind hangs: something cheaper attacks it, or anything and it is not protected.
    #[inline(always)]
    pub fn hanging(&self, kind: Kind) -> Set {
        self.against[rank(kind)] | self.against[4].without(self.protected)
    }
}
