//! Every action of a position, in groups that are counted or listed (`rules/stone-chess.md §2-§6`).

use super::action::Action;
use super::kind::{Kind, Kinds};
use super::ledger::SURCHARGE;
use super::square::{Corner, Set, Square};
use super::state::{Right, State};
use super::walks::PawnWalk;
use skazka_core::Seat;

/// The most weak pieces of one player.
pub(crate) const MOST_WEAK: u32 = 8;

/// Actions that differ in one thing only.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Group {
    /// A piece of the first turn on each of these squares.
    Places { kind: Kind, to: Set },
    /// One piece to each of these squares, becoming each of these kinds, and staying what it is where it may.
    Moves { from: Square, to: Set, passing: bool, ends: Ends },
    /// A kind dropped on each of these squares.
    Drops { kind: Kind, to: Set },
    /// One piece becomes each of these kinds.
    Mutations { at: Square, into: Kinds },
    /// The King changes places with each of these.
    Swaps { with: Set, ends: Ends },
}

/// What a piece may be after it has moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ends {
    /// It may stay what it is.
    pub stays: bool,
    /// What it may become.
    pub becomes: Kinds,
}

impl Ends {
    /// As most moves end.
    pub const AS_IT_IS: Ends = Ends { stays: true, becomes: Kinds::NONE };

    #[inline(always)]
    fn count(self) -> u32 {
        u32::from(self.stays) + self.becomes.count()
    }

    #[inline(always)]
    fn each(self, mut visit: impl FnMut(Option<Kind>)) {
        for kind in self.becomes.strongest_first() {
            visit(Some(kind));
        }
        if self.stays {
            visit(None);
        }
    }
}

impl Group {
    /// How many actions it stands for.
    #[inline(always)]
    pub fn count(self) -> u32 {
        match self {
            Group::Places { to, .. } | Group::Drops { to, .. } => to.count(),
            Group::Moves { to, ends, .. } => to.count() * ends.count(),
            Group::Mutations { into, .. } => into.count(),
            Group::Swaps { with, ends } => with.count() * ends.count(),
        }
    }

    /// Calls `visit` with each of its actions.
    #[inline(always)]
    pub fn each(self, mut visit: impl FnMut(Action)) {
        match self {
            Group::Places { kind, to } => to.each(|to| visit(Action::Place { kind, to: Square::at(to) })),
            Group::Drops { kind, to } => to.each(|to| visit(Action::Drop { kind, to: Square::at(to) })),
            Group::Moves { from, to, passing, ends } => to.each(|to| {
                ends.each(|becomes| visit(Action::Move { from, to: Square::at(to), passing, becomes }));
            }),
            Group::Mutations { at, into } => into.iter().for_each(|into| visit(Action::Mutate { at, into })),
            Group::Swaps { with, ends } => with.each(|with| {
                ends.each(|becomes| visit(Action::Swap { with: Square::at(with), becomes }));
            }),
        }
    }
}

/// For every number of stones (as many as 31 are enough for all), the kinds whose drop they pay.
static PAID_DROPS: [Kinds; 32] = paid(0);
/// The same for mutations of each kind.
static PAID_MUTATIONS: [[Kinds; 32]; 18] = {
    let mut table = [[Kinds::NONE; 32]; 18];
    let mut nth = 0;
    while nth < 18 {
        table[nth] = paid(Kind::ALL[nth].value());
        nth += 1;
    }
    table
};

/// For every number of stones the kinds that are not dearer by more.
const fn paid(value: u16) -> [Kinds; 32] {
    let mut table = [Kinds::NONE; 32];
    let mut stones = 0;
    while stones < 32 {
        let mut nth = 0;
        while nth < Kind::ALL.len() {
            let kind = Kind::ALL[nth];
            if Kinds::COMMON.has(kind) && kind.value().saturating_sub(value) <= stones {
                table[stones as usize] = table[stones as usize].with(Kinds::one(kind));
            }
            nth += 1;
        }
        stones += 1;
    }
    table
}

/// What stones pay at once, and what they pay only where no check is given.
#[inline(always)]
fn affordable(table: &[Kinds; 32], stones: u16) -> (Kinds, Kinds) {
    let at = |stones: u16| table[stones.min(31) as usize];
    let surely = if stones >= SURCHARGE { at(stones - SURCHARGE) } else { Kinds::NONE };
    (surely, at(stones).without(surely))
}

/// Kinds that may not be dropped or mutated to on this line (`rules/stone-chess.md §4`).
#[inline(always)]
pub(crate) const fn barred_on_line(line: u8) -> Kinds {
    const FROM_7: Kinds = Kinds::one(Kind::Pawn).with(Kinds::one(Kind::Vizier)).with(Kinds::one(Kind::General));
    match line {
        8.. => Kinds::WEAK,
        7 => FROM_7,
        _ => Kinds::NONE,
    }
}

/// The first line on which a kind may not be dropped; 9 if there is none.
#[inline(always)]
pub(crate) const fn barred_from(kind: Kind) -> u8 {
    match kind {
        Kind::Pawn | Kind::Vizier | Kind::General => 7,
        Kind::Alfil | Kind::Dabbaba => 8,
        _ => 9,
    }
}

const ADVISERS: Kinds = Kinds::one(Kind::Vizier).with(Kinds::one(Kind::General));

impl State {
    /// Appends every action of the mover, in no particular order; nothing when the game is over.
    ///
    /// During the first turn of a player these are the single pieces he may put down.
    pub fn actions(&self, out: &mut Vec<Action>) {
        if self.is_over() {
            return;
        }
        let before = out.len();
        self.each_group(|group| group.each(|action| out.push(action)));
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    /// How many actions the mover has.
    #[inline]
    pub fn count_actions(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        let mut count = 0;
        self.each_group(|group| count += group.count());
        u64::from(count.max(1))
    }

    /// Appends the moves, captures and promotions of the mover's piece on a square.
    pub fn moves_from(&self, from: Square, out: &mut Vec<Action>) {
        if self.in_play() && self.of(self.mover).has(from.raw()) {
            self.each_move(from, &mut |group: Group| group.each(|action| out.push(action)));
        }
    }

    /// Appends the swaps of the mover.
    pub fn swaps(&self, out: &mut Vec<Action>) {
        if self.in_play() {
            self.each_swap(&mut |group: Group| group.each(|action| out.push(action)));
        }
    }

    /// Calls `visit` with every kind that the mover may drop and the squares for it.
    pub(crate) fn drops(&self, mut visit: impl FnMut(Kind, Set)) {
        let mut each = |group: Group| {
            if let Group::Drops { kind, to } = group {
                visit(kind, to);
            }
        };
        if self.in_play() {
            self.each_drop(&mut each);
        }
    }

    /// Calls `visit` with every piece of the mover that may mutate and what into.
    pub(crate) fn mutable(&self, mut visit: impl FnMut(Square, Kinds)) {
        let mut each = |group: Group| {
            if let Group::Mutations { at, into } = group {
                visit(at, into);
            }
        };
        if self.in_play() {
            self.each_mutation(&mut each);
        }
    }

    /// Whether the mover takes whole turns now: the game is not over and he has placed his pieces.
    pub(super) fn in_play(&self) -> bool {
        !self.is_over() && self.is_home(self.mover)
    }

    #[inline(always)]
    pub(super) fn each_group(&self, mut visit: impl FnMut(Group)) {
        if self.is_placing() {
            return self.each_placement(visit);
        }
        self.of(self.mover).each(|from| self.each_move(Square::at(from), &mut visit));
        self.each_swap(&mut visit);
        self.each_drop(&mut visit);
        self.each_mutation(&mut visit);
    }

    #[inline(always)]
    fn each_move(&self, from: Square, visit: &mut impl FnMut(Group)) {
        let (kind, home) = (self.kind_at(from), self.frame(self.mover));
        let own = self.of(self.mover);
        if kind == Kind::Pawn {
            return self.each_pawn_move(from, home, visit);
        }
        let to = self.ground().reach(kind, home, from).without(own);
        if !kind.is_weak() {
            return visit(Group::Moves { from, to, passing: false, ends: Ends::AS_IT_IS });
        }
        self.each_arrival(kind, home, from, to, false, visit);
        let passing = to & self.passed_over();
        if !passing.is_empty() {
            self.each_arrival(kind, home, from, passing, true, visit);
        }
    }

    #[inline(always)]
    fn each_pawn_move(&self, from: Square, home: Corner, visit: &mut impl FnMut(Group)) {
        let (walk, occupied) = (PawnWalk::of(home, from), self.occupied());
        let mut to = walk.steps.without(occupied) | (walk.attacks & occupied.without(self.of(self.mover)));
        for (over, far) in walk.doubles {
            if (over & occupied).is_empty() {
                to |= far.without(occupied);
            }
        }
        self.each_arrival(Kind::Pawn, home, from, to, false, visit);
        let passing = walk.attacks & self.passed_over();
        if !passing.is_empty() {
            self.each_arrival(Kind::Pawn, home, from, passing, true, visit);
        }
    }

    /// A weak piece arrives on these squares: those of line 8 are told apart.
    #[inline(always)]
    fn each_arrival(
        &self,
        kind: Kind,
        home: Corner,
        from: Square,
        to: Set,
        passing: bool,
        visit: &mut impl FnMut(Group),
    ) {
        let below = home.below_line(8);
        visit(Group::Moves { from, to: to & below, passing, ends: Ends::AS_IT_IS });
        let last = to.without(below);
        if !last.is_empty() {
            visit(Group::Moves { from, to: last, passing, ends: self.promotion(self.mover, kind) });
        }
    }

    /// What a weak piece of a player may be once it has come to line 8 (`rules/stone-chess.md §6`).
    pub(crate) fn promotion(&self, seat: Seat, kind: Kind) -> Ends {
        let rights = self.rights(seat);
        let once =
            |right, becomes| Ends { stays: true, becomes: if rights.has(right) { becomes } else { Kinds::NONE } };
        match kind {
            Kind::Pawn if rights.has(Right::Superheavy) && self.king(seat).is_some() => {
                Ends { stays: false, becomes: Kinds::LIGHT_AND_HEAVY.with(Kinds::SUPERHEAVY) }
            }
            Kind::Pawn => Ends { stays: false, becomes: Kinds::LIGHT_AND_HEAVY },
            Kind::Vizier => once(Right::Vizier, Kinds::LIGHT_AND_HEAVY),
            Kind::General => once(Right::General, Kinds::LIGHT_AND_HEAVY),
            Kind::Alfil => once(Right::Alfil, Kinds::one(Kind::Bishop)),
            Kind::Dabbaba => once(Right::Dabbaba, Kinds::one(Kind::Rook)),
            _ => Ends::AS_IT_IS,
        }
    }

    fn each_swap(&self, visit: &mut impl FnMut(Group)) {
        if !self.rights(self.mover).has(Right::Swap) {
            return;
        }
        let Some(king) = self.king(self.mover) else { return };
        let with = self.of(self.mover).without(king.set());
        if self.frame(self.mover).line(king) < 8 {
            return visit(Group::Swaps { with, ends: Ends::AS_IT_IS });
        }
        visit(Group::Swaps { with: with.without(self.weak), ends: Ends::AS_IT_IS });
        (with & self.weak).each(|with| {
            let ends = self.promotion(self.mover, self.kind_at(Square::at(with)));
            visit(Group::Swaps { with: Square::at(with).set(), ends });
        });
    }

    #[inline(always)]
    fn each_drop(&self, visit: &mut impl FnMut(Group)) {
        let stones = self.stones(self.mover);
        let (surely, calmly) = affordable(&PAID_DROPS, stones);
        let within = self.droppable();
        let home = self.frame(self.mover);
        let empty = !self.occupied();
        for kind in surely.and(within).iter() {
            visit(Group::Drops { kind, to: empty & home.below_line(barred_from(kind)) });
        }
        let calmly = calmly.and(within);
        if calmly.is_empty() {
            return;
        }
        let screens = self.screens();
        for kind in calmly.iter() {
            let to = empty & home.below_line(barred_from(kind));
            visit(Group::Drops { kind, to: to.without(self.checking_drops(kind, screens)) });
        }
    }

    /// The kinds that the limits let the mover drop.
    #[inline(always)]
    fn droppable(&self) -> Kinds {
        let own = self.of(self.mover);
        if (own & self.weak).count() >= MOST_WEAK {
            Kinds::COMMON.without(Kinds::WEAK)
        } else if !(own & self.advisers).is_empty() {
            Kinds::COMMON.without(ADVISERS)
        } else {
            Kinds::COMMON
        }
    }

    #[inline(always)]
    fn each_mutation(&self, visit: &mut impl FnMut(Group)) {
        let own = self.of(self.mover);
        let (home, stones) = (self.frame(self.mover), self.stones(self.mover));
        let mut sight = None;
        let limits = Limits::of(self);
        own.without(self.kings).each(|index| {
            let at = Square::at(index);
            let kind = self.kind_at(at);
            let (surely, calmly) = affordable(&PAID_MUTATIONS[kind as usize], stones);
            let barred = limits.barred(kind).with(barred_on_line(home.line(at))).with(Kinds::one(kind));
            let mut calmly = calmly.without(barred);
            if !calmly.is_empty() && sight.get_or_insert_with(|| self.in_sight_of_kings()).has(index) {
                calmly = calmly.without(self.checking_mutations(at, calmly));
            }
            visit(Group::Mutations { at, into: surely.without(barred).with(calmly) });
        });
    }
}

/// What the limits forbid the mover's pieces to become.
#[derive(Debug, Clone, Copy)]
struct Limits {
    /// There are eight weak pieces.
    full: bool,
    /// There is a vizier or general.
    adviser: bool,
    /// Only one piece is not weak.
    last_strong: bool,
}

impl Limits {
    #[inline(always)]
    fn of(state: &State) -> Limits {
        let own = state.of(state.mover);
        Limits {
            full: (own & state.weak).count() >= MOST_WEAK,
            adviser: !(own & state.advisers).is_empty(),
            last_strong: own.without(state.weak).is_single(),
        }
    }

    #[inline(always)]
    fn barred(self, kind: Kind) -> Kinds {
        if !kind.is_weak() && (self.full || self.last_strong) {
            Kinds::WEAK
        } else if self.adviser && !kind.is_adviser() {
            ADVISERS
        } else {
            Kinds::NONE
        }
    }
}
