//! What stands where.

use super::key;
use crate::{Editor, Kind, Level, Mob, RhombPiksa, Rules, Shape, TrigonLevel};
use skazka_core::Seat;
use skazka_square::{Bits, Cell, Rect};

/// What a game is played by and never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Terms {
    pub shape: Shape,
    pub size: u8,
    pub editor: Editor,
    pub trigon: TrigonLevel,
    pub rhomb_piksa: RhombPiksa,
    /// Piksas may become Trigons.
    pub red: bool,
    /// A bit that is left is marked (Goniki).
    pub marking: bool,
    /// A Raj game for this seat: it is lost when its Raj is captured (`rules/dumaraj.md §3.4`).
    pub with_raj: [bool; 2],
    /// What each seat places on the board before the first move, by mob (Goniki and Hunters).
    pub kits: [[u8; 7]; 2],
}

impl Terms {
    pub fn new(rules: &Rules) -> Terms {
        let mut kits = [[0; 7]; 2];
        let with_raj = match rules.kind {
            Kind::Eralash(kit) => [kit.rajs > 0; 2],
            Kind::Goniki(gons) => {
                kits.iter_mut().for_each(|kit| kit[Mob::Gon as usize] = gons);
                [false; 2]
            }
            Kind::Hunters(kit) => {
                kits[0][..3].copy_from_slice(&[kit.slods, kit.lods, kit.gons]);
                kits[1][Mob::Raj as usize] = 1;
                [false, true]
            }
            Kind::Setup(_) => [true; 2],
        };
        let marking = matches!(rules.kind, Kind::Goniki(_));
        Terms {
            shape: rules.shape,
            size: rules.size,
            editor: if marking { Editor::Off } else { rules.editor },
            trigon: rules.trigon,
            rhomb_piksa: rules.rhomb_piksa,
            red: rules.level == Level::Red,
            marking,
            with_raj,
            kits,
        }
    }

    /// What a Piksa may become (`rules/dumaraj.md §4`).
    #[inline(always)]
    pub fn promotions(&self) -> &'static [Mob] {
        const ALL: [Mob; 5] = [Mob::Fej, Mob::Lod, Mob::Slod, Mob::Gon, Mob::Trigon];
        if self.red { &ALL } else { &ALL[..4] }
    }
}

/// A board in bit sets of `W` words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct State<const W: usize> {
    /// By mob, both seats together.
    pub mobs: [Bits<W>; 7],
    /// By seat, all mobs together.
    pub seats: [Bits<W>; 2],
    /// The bits of `location`.
    pub alive: Bits<W>,
    /// Bits no mob may stand on any more.
    pub marks: Bits<W>,
    pub location: Rect,
    pub mover: Seat,
    pub quiet: u32,
    pub turn: u32,
    pub key: u64,
    pub terms: Terms,
}

impl<const W: usize> State<W> {
    /// The empty location.
    pub fn new(rules: &Rules) -> Self {
        let location = Rect::square(rules.size);
        let mut state = State {
            mobs: [Bits::EMPTY; 7],
            seats: [Bits::EMPTY; 2],
            alive: location.bits(),
            marks: Bits::EMPTY,
            location,
            mover: Seat(0),
            quiet: 0,
            turn: 1,
            key: 0,
            terms: Terms::new(rules),
        };
        state.key = state.recomputed_key();
        state
    }

    #[inline(always)]
    pub fn opponent(&self) -> Seat {
        Seat(self.mover.0 ^ 1)
    }

    #[inline(always)]
    pub fn of(&self, seat: Seat) -> Bits<W> {
        self.seats[seat.index() & 1]
    }

    #[inline(always)]
    pub fn occupied(&self) -> Bits<W> {
        self.seats[0] | self.seats[1]
    }

    #[inline(always)]
    pub fn kind_at(&self, index: u8) -> Option<Mob> {
        Mob::ALL.into_iter().find(|&mob| self.mobs[mob as usize].has(index))
    }

    pub fn mob_at(&self, cell: Cell) -> Option<(Seat, Mob)> {
        let index = Bits::<W>::index(cell)?;
        let mob = self.kind_at(index)?;
        Some((Seat(u8::from(self.seats[1].has(index))), mob))
    }

    /// Puts a mob on a cell of the location, in place of what stood there.
    pub fn place(&mut self, seat: Seat, mob: Mob, cell: Cell) {
        self.remove(cell);
        if let Some(index) = Bits::<W>::index(cell) {
            self.mobs[mob as usize] |= Bits::single(index);
            self.seats[seat.index() & 1] |= Bits::single(index);
            self.key ^= key::mob(seat, mob, cell);
        }
    }

    /// Takes away what stands on a cell.
    pub fn remove(&mut self, cell: Cell) {
        if let Some((seat, mob)) = self.mob_at(cell) {
            self.mobs[mob as usize] ^= Bits::of(cell);
            self.seats[seat.index()] ^= Bits::of(cell);
            self.key ^= key::mob(seat, mob, cell);
        }
    }

    /// Shrinks the location.
    #[inline(always)]
    pub fn set_location(&mut self, location: Rect) {
        self.key ^= key::location(self.location) ^ key::location(location);
        self.location = location;
        self.alive = location.bits();
    }

    pub fn set_mover(&mut self, seat: Seat) {
        if seat != self.mover {
            self.pass_turn();
        }
    }

    #[inline(always)]
    pub fn pass_turn(&mut self) {
        self.mover.0 ^= 1;
        self.key ^= key::BLOCKER_TO_MOVE;
    }

    pub fn mark(&mut self, cell: Cell) {
        if !(self.marks & Bits::of(cell)).is_empty() {
            return;
        }
        self.marks |= Bits::of(cell);
        self.key ^= key::mark(cell);
    }
}
