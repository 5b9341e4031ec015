//! Joint attacks (`rules/tammashil.md §5`): who can come at a target, from which stands, and who suffices together.
//!
//! ```text
//!    .   1   .       1 and 1 stand beside the triple c already, the third 1 comes to the stand s:
//!  .   1   c   .     together they suffice, and none of them is superfluous
//!    .   .   s   1
//! ```

use super::action::Move;
use super::geometry::Cell;
use super::state::State;
use super::unit::{Byte, Content, Unit};
use std::cell;
use std::ops::ControlFlow::{self, Break, Continue};

/// A way for one unit to one target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Approach {
    pub target: Cell,
    pub from: Cell,
    /// Steps to the stand and onto the target.
    pub cost: u8,
    pub stand: Cell,
    pub strength: u8,
}

/// A unit that can come at the target of a [`Siege`], its approaches being a range of all.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Attacker {
    pub from: Cell,
    pub strength: u8,
    first: usize,
    end: usize,
}

/// Room for approaches that is used again and again.
#[derive(Debug, Default)]
pub(crate) struct Muster {
    approaches: Vec<Approach>,
    attackers: Vec<Attacker>,
}

thread_local! {
    static ROOM: cell::Cell<Muster> = cell::Cell::default();
}

/// Lends the room of this thread. Within itself it lends fresh room.
pub(crate) fn with_room<T>(work: impl FnOnce(&mut Muster) -> T) -> T {
    let mut room = ROOM.take();
    room.approaches.clear();
    let answer = work(&mut room);
    ROOM.set(room);
    answer
}

/// Whether a unit may attack at all this turn.
pub(crate) fn may_attack(unit: Unit) -> bool {
    !unit.moved && !unit.fragment
}

impl Muster {
    /// Adds the approaches of one unit that may attack, to all targets or to one.
    pub fn add(
        &mut self,
        state: &State,
        from: Cell,
        unit: Unit,
        landings: &super::reach::Landings,
        only: Option<Cell>,
    ) {
        state.each_approach(from, unit, landings, |target, stand, cost| {
            if only.is_none_or(|only| only == target) {
                self.approaches.push(Approach { target, from, cost, stand, strength: unit.kind.strength() });
            }
        });
    }

    /// Adds the approaches of every unit of the mover that is near enough, to all targets or to one.
    pub fn add_all(&mut self, state: &State, only: Option<Cell>) {
        for (from, unit) in state.units(state.mover).filter(|&(_, unit)| may_attack(unit)) {
            let far = u16::from(state.numbers().flank.max(state.numbers().speed(unit.kind)).min(state.left));
            if only.is_none_or(|target| state.geometry.distance(from, target) <= far) {
                self.add(state, from, unit, &state.landings(from, unit), only);
            }
        }
    }

    /// Shows the approaches target by target.
    pub fn each_siege(&mut self, state: &State, mut visit: impl FnMut(&Siege)) {
        if self.approaches.is_empty() {
            return;
        }
        self.approaches.sort_unstable();
        let mut attackers = std::mem::take(&mut self.attackers);
        for approaches in self.approaches.chunk_by(|one, other| one.target == other.target) {
            attackers.clear();
            let mut first = 0;
            for own in approaches.chunk_by(|one, other| one.from == other.from) {
                let end = first + own.len();
                attackers.push(Attacker { from: own[0].from, strength: own[0].strength, first, end });
                first = end;
            }
            let target = approaches[0].target;
            let needed = state.strength_of_target(target);
            visit(&Siege { target, needed, left: state.left, approaches, attackers: &attackers });
        }
        self.attackers = attackers;
    }
}

/// All that can come at one target.
pub(crate) struct Siege<'a> {
    pub target: Cell,
    needed: u8,
    left: u8,
    approaches: &'a [Approach],
    /// In board order.
    pub attackers: &'a [Attacker],
}

/// How a set of attackers that suffice comes at the target: earlier ones with their stands, and the last.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plan {
    earlier: [Option<(Cell, Cell)>; 2],
    last: Cell,
    pub cost: u8,
}

impl Siege<'_> {
    /// The approaches of one attacker, the cheapest first.
    pub fn approaches_of(&self, attacker: &Attacker) -> &[Approach] {
        &self.approaches[attacker.first..attacker.end]
    }

    /// Whether units of these strengths suffice and none is superfluous.
    pub fn suffices(&self, strengths: impl Iterator<Item = u8> + Clone) -> bool {
        let force: u8 = strengths.clone().sum();
        force >= self.needed && force - strengths.min().unwrap_or(0) < self.needed
    }

    pub fn steps_left(&self) -> u8 {
        self.left
    }

    pub fn action(&self, plan: Plan) -> Move {
        Move::Attack { earlier: plan.earlier, last: plan.last, target: self.target }
    }

    /// What the cheapest approach costs that leaves the stands of others alone.
    pub fn cost_of_last(&self, last: &Attacker, taken: [Option<Cell>; 2]) -> Option<u8> {
        let free = |approach: &&Approach| !taken.contains(&Some(approach.stand));
        self.approaches_of(last).iter().find(free).map(|approach| approach.cost)
    }

    /// Shows every set of one to three of these attackers that suffices, without a superfluous one.
    fn each_set(&self, who: &[Attacker], visit: &mut impl FnMut(&[Attacker]) -> ControlFlow<()>) -> ControlFlow<()> {
        for (nth, one) in who.iter().enumerate() {
            if one.strength >= self.needed {
                visit(&[*one])?;
                continue;
            }
            for (next, other) in who.iter().enumerate().skip(nth + 1) {
                if other.strength >= self.needed {
                    continue;
                }
                if one.strength + other.strength >= self.needed {
                    visit(&[*one, *other])?;
                    continue;
                }
                for third in &who[next + 1..] {
                    if self.suffices([one, other, third].into_iter().map(|attacker| attacker.strength)) {
                        visit(&[*one, *other, *third])?;
                    }
                }
            }
        }
        Continue(())
    }

    /// Shows every way in which a set can attack within the steps left.
    fn each_plan(&self, set: &[Attacker], visit: &mut impl FnMut(Plan) -> ControlFlow<()>) -> ControlFlow<()> {
        let least: u16 = set.iter().map(|attacker| u16::from(self.approaches[attacker.first].cost)).sum();
        if least > u16::from(self.left) {
            return Continue(());
        }
        match set {
            [last] => self.finish([None, None], last, 0, visit),
            [one, other] => {
                self.with_one_earlier(one, other, visit)?;
                self.with_one_earlier(other, one, visit)
            }
            [one, other, third] => {
                self.with_two_earlier(one, other, third, visit)?;
                self.with_two_earlier(one, third, other, visit)?;
                self.with_two_earlier(other, third, one, visit)
            }
            _ => Continue(()),
        }
    }

    fn with_one_earlier(
        &self,
        earlier: &Attacker,
        last: &Attacker,
        visit: &mut impl FnMut(Plan) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for approach in self.approaches_of(earlier) {
            self.finish([Some((earlier.from, approach.stand)), None], last, approach.cost, visit)?;
        }
        Continue(())
    }

    fn with_two_earlier(
        &self,
        one: &Attacker,
        other: &Attacker,
        last: &Attacker,
        visit: &mut impl FnMut(Plan) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for approach in self.approaches_of(one) {
            for beside in self.approaches_of(other).iter().filter(|beside| beside.stand != approach.stand) {
                let earlier = [Some((one.from, approach.stand)), Some((other.from, beside.stand))];
                self.finish(earlier, last, approach.cost + beside.cost, visit)?;
            }
        }
        Continue(())
    }

    fn finish(
        &self,
        earlier: [Option<(Cell, Cell)>; 2],
        last: &Attacker,
        paid: u8,
        visit: &mut impl FnMut(Plan) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let taken = earlier.map(|earlier| earlier.map(|(_, stand)| stand));
        match self.cost_of_last(last, taken) {
            Some(cost) if paid + cost <= self.left => visit(Plan { earlier, last: last.from, cost: paid + cost }),
            _ => Continue(()),
        }
    }

    /// Every attack on the target.
    pub fn each_attack(&self, mut visit: impl FnMut(Plan)) {
        let all = self.each_set(self.attackers, &mut |set| {
            self.each_plan(set, &mut |plan| {
                visit(plan);
                Continue(())
            })
        });
        debug_assert!(all.is_continue());
    }

    /// Whether any attack on the target is legal.
    pub fn has_attack(&self) -> bool {
        self.each_set(&self.nearest(), &mut |set| self.each_plan(set, &mut |_| Break(()))).is_break()
    }

    /// Whether this unit can take part in some attack on the target.
    pub fn has_attack_with(&self, from: Cell) -> bool {
        let mut who = self.nearest();
        match (self.attacker(from), who.iter().any(|attacker| attacker.from == from)) {
            (Some(attacker), false) => who.push(*attacker),
            (Some(_), true) => {}
            (None, _) => return false,
        }
        let mut with_it = |set: &[Attacker]| {
            if set.iter().all(|attacker| attacker.from != from) {
                return Continue(());
            }
            self.each_plan(set, &mut |_| Break(()))
        };
        self.each_set(&who, &mut with_it).is_break()
    }

    pub fn attacker(&self, from: Cell) -> Option<&Attacker> {
        self.attackers.iter().find(|attacker| attacker.from == from)
    }

    /// For each stand and each strength the three attackers that come there most cheaply, in board order.
    ///
    /// Whatever attack there is, there is one by these alone that costs no more: at most two other attackers can stand in
    /// the way of taking one of the three instead.
    pub fn nearest(&self) -> Vec<Attacker> {
        const ENOUGH: usize = 3;
        if self.attackers.len() <= ENOUGH {
            return self.attackers.to_vec();
        }
        let mut by_stand: Vec<&Approach> = self.approaches.iter().collect();
        by_stand.sort_unstable_by_key(|approach| (approach.stand, approach.strength, approach.cost, approach.from));
        let same = |one: &&Approach, other: &&Approach| (one.stand, one.strength) == (other.stand, other.strength);
        let best = by_stand.chunk_by(same).flat_map(|group| group.iter().take(ENOUGH));
        let mut chosen: Vec<_> = best.map(|approach| approach.from).collect();
        chosen.sort_unstable();
        let near = |attacker: &&Attacker| chosen.binary_search(&attacker.from).is_ok();
        self.attackers.iter().filter(near).copied().collect()
    }

    /// A few good attacks: of the nearest attackers each set that suffices, with each choice of who is the last, in its
    /// cheapest arrangement; the cheapest of these, at most `most`.
    pub fn cheapest_attacks(&self, most: usize) -> Vec<Plan> {
        let mut plans: Vec<Plan> = Vec::new();
        let all = self.each_set(&self.nearest(), &mut |set| {
            let begun = plans.len();
            self.each_plan(set, &mut |plan| {
                match plans[begun..].iter_mut().find(|other| other.last == plan.last) {
                    Some(other) if plan.cost < other.cost => *other = plan,
                    Some(_) => {}
                    None => plans.push(plan),
                }
                Continue(())
            })
        });
        debug_assert!(all.is_continue());
        plans.sort_by_key(|plan| plan.cost);
        plans.truncate(most);
        plans
    }
}

impl State {
    /// What an attack costs, if it is legal but for who takes it: attackers, stands, force and steps.
    pub(crate) fn cost_of_attack(&self, earlier: [Option<(Cell, Cell)>; 2], last: Cell, target: Cell) -> Option<u8> {
        let mut cost = None;
        self.with_siege_by(earlier.into_iter().flatten().map(|(from, _)| from).chain([last]), target, |siege| {
            cost = siege.cost_of(earlier, last);
        });
        cost
    }

    /// Shows what some units can do to a target; those that may not attack or cannot come are left out.
    pub(crate) fn with_siege_by(&self, units: impl Iterator<Item = Cell>, target: Cell, visit: impl FnMut(&Siege)) {
        with_room(|room| {
            for from in units {
                let known = room.approaches.iter().any(|approach| approach.from == from);
                if let Content::Unit(unit) = self.content(from)
                    && unit.seat == self.mover
                    && may_attack(unit)
                    && !known
                {
                    room.add(self, from, unit, &self.landings(from, unit), Some(target));
                }
            }
            room.each_siege(self, visit);
        });
    }

    /// Whether a unit of the other seat stands there.
    pub(crate) fn is_enemy(&self, cell: Cell) -> bool {
        let byte: Byte = self.byte(cell.index());
        byte.is_unit() && !byte.is_unit_of(self.mover)
    }
}

impl Siege<'_> {
    /// What an attack costs, if its attackers come to their stands, suffice, and can pay.
    fn cost_of(&self, earlier: [Option<(Cell, Cell)>; 2], last: Cell) -> Option<u8> {
        let last = self.attacker(last)?;
        let mut paid = 0;
        let mut strengths = [Some(last.strength), None, None];
        for (nth, &(from, stand)) in earlier.iter().flatten().enumerate() {
            let attacker = self.attacker(from).filter(|attacker| attacker.from != last.from)?;
            paid += self.approaches_of(attacker).iter().find(|approach| approach.stand == stand)?.cost;
            strengths[nth + 1] = Some(attacker.strength);
        }
        match earlier {
            [None, Some(_)] => return None,
            [Some((one, here)), Some((other, there))] if one >= other || here == there => return None,
            _ => {}
        }
        if !self.suffices(strengths.into_iter().flatten()) {
            return None;
        }
        let mut cost = None;
        let found = self.finish(earlier, last, paid, &mut |plan| {
            cost = Some(plan.cost);
            Continue(())
        });
        debug_assert!(found.is_continue());
        cost
    }
}
