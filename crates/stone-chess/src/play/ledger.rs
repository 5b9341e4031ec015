//! What an action brings and costs, item by item (`rules/stone-chess.md §1, §3, §5`).

use super::action::Action;
use super::kind::Kind;
use super::square::{Corner, Square};
use super::state::State;
use crate::Players;
use skazka_core::Seat;

/// Stones more for a drop or mutation that gives check.
pub(crate) const SURCHARGE: u16 = 2;
/// Stones for a King, beside those for one of the pieces.
const FOR_A_KING: u16 = 8;
/// Stones for the home between two others.
const FOR_THE_MIDDLE: u16 = 8;

/// Why stones come or go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cause {
    /// A piece was dropped.
    Drop {
        /// The piece.
        kind: Kind,
    },
    /// A piece became a dearer one.
    Mutation {
        /// What it was.
        from: Kind,
        /// What it is.
        into: Kind,
    },
    /// The drop or mutation gives check.
    Surcharge,
    /// A piece that is not weak was captured: 8, 4, 2, 1 by how many its owner had.
    Capture {
        /// Whose.
        victim: Seat,
        /// Which.
        kind: Kind,
        /// How many pieces that are not weak the victim had just before.
        of: u8,
    },
    /// A King was captured.
    King {
        /// Whose.
        victim: Seat,
    },
    /// An own piece was captured and part of its value comes back.
    Refund {
        /// Which.
        kind: Kind,
        /// Who captured it.
        by: Seat,
    },
    /// The home lies between those of the two others.
    Middle,
}

/// One item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Whose stones.
    pub seat: Seat,
    /// How many; negative when they are paid. Never 0.
    pub stones: i32,
    /// What for.
    pub cause: Cause,
}

/// Every item of one action: at most three.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Ledger([Option<Entry>; 3]);

impl Ledger {
    /// The items, in the order in which the rules name them.
    pub fn iter(&self) -> impl Iterator<Item = Entry> + use<> {
        self.0.into_iter().flatten()
    }

    /// What it all comes to for one player.
    pub fn sum(&self, seat: Seat) -> i32 {
        self.iter().filter(|entry| entry.seat == seat).map(|entry| entry.stones).sum()
    }

    #[inline(always)]
    fn add(&mut self, seat: Seat, stones: i32, cause: Cause) {
        if stones == 0 {
            return;
        }
        if let Some(free) = self.0.iter_mut().find(|entry| entry.is_none()) {
            *free = Some(Entry { seat, stones, cause });
        }
    }
}

/// What a drop or mutation costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Price {
    /// The value, or the difference of values.
    pub value: u16,
    /// The surcharge for giving check, or 0.
    pub surcharge: u16,
}

impl Price {
    /// All of it.
    pub const fn total(self) -> u16 {
        self.value + self.surcharge
    }
}

/// What the capture of one of so many pieces that are not weak brings.
#[inline(always)]
const fn for_one_of(strong: u32) -> u16 {
    match strong {
        1 => 8,
        2 => 4,
        3 => 2,
        4 => 1,
        _ => 0,
    }
}

impl State {
    /// What an action of this position brings and costs. Of actions that are not legal nothing is promised.
    #[inline]
    pub fn ledger(&self, action: Action) -> Ledger {
        let mut ledger = Ledger::default();
        match action {
            Action::Move { to, passing: false, .. } => self.capture_items(to, &mut ledger),
            Action::Move { to, passing: true, .. } => {
                if let Some((victim, _)) = self.passed_at(to) {
                    self.refund(victim, Kind::Pawn, &mut ledger);
                }
            }
            Action::Drop { kind, to } => {
                self.pay(self.drop_price(kind, to), Cause::Drop { kind }, &mut ledger);
            }
            Action::Mutate { at, into } => {
                let cause = Cause::Mutation { from: self.kind_at(at), into };
                self.pay(self.mutation_price(at, into), cause, &mut ledger);
            }
            Action::Place { to, .. } => self.middle_item(to, &mut ledger),
            Action::Swap { .. } | Action::Pass | Action::Retire { .. } => {}
        }
        ledger
    }

    /// The pawn that passed over a square, with its owner.
    #[inline(always)]
    pub(super) fn passed_at(&self, over: Square) -> Option<(Seat, Square)> {
        let of = |seat: usize| self.passed[seat].filter(|passed| passed.over == over).map(|passed| passed.pawn);
        (0..4).find_map(|seat| of(seat).map(|pawn| (Seat(seat as u8), pawn)))
    }

    #[inline(always)]
    fn capture_items(&self, to: Square, ledger: &mut Ledger) {
        let Some((victim, kind)) = self.piece(to) else { return };
        if kind.is_weak() {
            return self.refund(victim, kind, ledger);
        }
        let strong = self.strong(victim);
        let cause = Cause::Capture { victim, kind, of: strong as u8 };
        ledger.add(self.mover, i32::from(for_one_of(strong)), cause);
        if kind == Kind::King {
            ledger.add(self.mover, i32::from(FOR_A_KING), Cause::King { victim });
        }
        if strong > 1 {
            self.refund(victim, kind, ledger);
        }
    }

    #[inline(always)]
    fn refund(&self, victim: Seat, kind: Kind, ledger: &mut Ledger) {
        ledger.add(victim, i32::from(kind.refund()), Cause::Refund { kind, by: self.mover });
    }

    #[inline(always)]
    fn pay(&self, price: Price, cause: Cause, ledger: &mut Ledger) {
        ledger.add(self.mover, -i32::from(price.value), cause);
        ledger.add(self.mover, -i32::from(price.surcharge), Cause::Surcharge);
    }

    /// The third player's last piece makes all three homes known.
    fn middle_item(&self, to: Square, ledger: &mut Ledger) {
        let last = self.of(self.mover).count() + 1 == super::placing::KIT;
        let own = self.king(self.mover).map(Corner::of);
        let (true, Players::Three, Some(own)) = (last, self.rules.players, own) else { return };
        debug_assert_eq!(Corner::of(to), own);
        let homes: Vec<_> =
            self.seats().map(|seat| if seat == self.mover { Some(own) } else { self.home(seat) }).collect();
        let free = |corner: &Corner| homes.iter().all(|home| *home != Some(*corner));
        if homes.iter().any(Option::is_none) {
            return;
        }
        let middle = Corner::ALL.into_iter().find(free).map(Corner::opposite);
        if let Some(seat) = homes.iter().position(|home| *home == middle) {
            ledger.add(Seat(seat as u8), i32::from(FOR_THE_MIDDLE), Cause::Middle);
        }
    }
}
