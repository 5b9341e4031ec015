//! What may be touched after what, answered on demand: a melee can have more joint attacks than anybody could list.

use super::happens::note;
use super::steps::{END, SPLIT};
use super::words::kind_name;
use crate::play::{Ability, Assailant, Cell, Exit, Kind, Move, Route, RouteKind, Stand, State, Target, Unit};
use skazka_core::{Effect, NextTouches, Step, Text, Touch, text};

fn step(touch: Touch, says: Text, cost: Option<u8>, effects: Vec<Effect>) -> Step {
    Step { touch, says, group: None, cost: cost.map(u16::from), effects }
}

fn nothing() -> NextTouches {
    NextTouches { action: None, says: None, next: Vec::new() }
}

/// An attack being gathered.
#[derive(Default)]
struct Gathered {
    /// Earlier attackers with their stands.
    earlier: Vec<(Cell, Stand)>,
    /// The attacker that was touched last and has still to name its stand; its own cell when it may stay.
    open: Option<Assailant>,
    /// The whole attack.
    action: Option<Move>,
}

impl State {
    pub(super) fn continuations_of(&self, path: &[Touch]) -> NextTouches {
        let Some((first, rest)) = path.split_first() else { return self.first_touches() };
        match first {
            Touch::Button(name) if name == END && rest.is_empty() && self.may_end() => {
                NextTouches { action: Some(self.write_action(Move::End)), ..nothing() }
            }
            Touch::Cell(name) => self.after_cell(name, rest).unwrap_or_else(nothing),
            _ => nothing(),
        }
    }

    fn after_cell(&self, name: &str, rest: &[Touch]) -> Option<NextTouches> {
        let cell = self.geometry().named(name)?;
        let unit = self.unit(cell)?;
        match rest {
            _ if unit.seat != self.mover() => self.gathering(cell, rest),
            [Touch::Button(split), exits @ ..] if split == SPLIT => self.splitting(cell, exits),
            [] => Some(self.reach_of(cell)),
            [Touch::Cell(to), others @ ..] => self.after_two(cell, self.geometry().named(to)?, others),
            _ => None,
        }
    }

    /// One unit goes somewhere alone; or it is the first of those that gather around an enemy too strong for it.
    fn after_two(&self, cell: Cell, to: Cell, others: &[Touch]) -> Option<NextTouches> {
        match self.targets_of(cell).into_iter().find(|target| target.to == to) {
            Some(target) if others.is_empty() => {
                Some(NextTouches { action: Some(self.write_action(target.action)), ..nothing() })
            }
            None if self.is_enemy(to) => {
                let touched: Vec<_> = [self.touch(cell)].into_iter().chain(others.iter().cloned()).collect();
                self.gathering(to, &touched)
            }
            _ => None,
        }
    }

    // The first touches.

    fn first_touches(&self) -> NextTouches {
        let prospects = self.prospects();
        let own = prospects.units.into_iter().filter_map(|unit| self.unit_step(unit));
        let enemies = prospects.targets.into_iter().filter_map(|cell| self.target_step(cell, None));
        let end = self.may_end().then(|| self.end_step());
        let next = own.chain(enemies).chain(end).collect();
        NextTouches { next, ..nothing() }
    }

    fn end_step(&self) -> Step {
        step(Touch::Button(END.to_owned()), text!("tammashil-touch-end", left = self.steps_left()), None, Vec::new())
    }

    fn unit_step(&self, unit: Ability) -> Option<Step> {
        let says =
            text!("tammashil-touch-unit", kind = self.kind_on(unit.cell)?, cell = self.geometry().name(unit.cell));
        Some(step(self.touch(unit.cell), says, None, vec![note(can(unit))]))
    }

    fn target_step(&self, cell: Cell, cost: Option<u8>) -> Option<Step> {
        let (kind, need) = (self.kind_on(cell)?, self.strength_of_target(cell));
        let says = text!("tammashil-touch-target", kind = kind, cell = self.geometry().name(cell), need = need);
        Some(step(self.touch(cell), says, cost, Vec::new()))
    }

    fn kind_on(&self, cell: Cell) -> Option<Text> {
        self.unit(cell).map(|unit| kind_name(self, unit.kind))
    }

    // One unit.

    fn reach_of(&self, cell: Cell) -> NextTouches {
        let targets = self.targets_of(cell).into_iter().map(|target| self.going(cell, target));
        let helped = self.helps_against(cell).into_iter();
        let helped = helped.filter_map(|(enemy, cost)| self.target_step(enemy, Some(cost)));
        let split = (!self.split_exits(cell, &[]).is_empty()).then(split_step);
        NextTouches { next: targets.chain(helped).chain(split).collect(), ..nothing() }
    }

    fn going(&self, from: Cell, target: Target) -> Step {
        let cell = self.geometry().name(target.to);
        let says = match target.action {
            Move::Merge { .. } => text!("tammashil-touch-merge", cell = cell),
            Move::Trap { .. } => text!("tammashil-touch-trap", cell = cell),
            Move::Attack { .. } => {
                text!(
                    "tammashil-touch-attack",
                    kind = self.kind_on(target.to).unwrap_or(Text::literal("")),
                    cell = cell
                )
            }
            _ => text!("tammashil-touch-walk", cell = cell),
        };
        let way = self.way_of(from, target.action);
        let how = told_way(target.route).map(note);
        let comes = match target.action {
            // The face of the disc is not told before it is turned.
            Move::Trap { .. } => self.goes(target.action),
            action => self.happens(action),
        };
        step(self.touch(target.to), says, Some(target.cost), way.into_iter().chain(how).chain(comes).collect())
    }

    /// The way of the unit on `from` in an action.
    fn way_of(&self, from: Cell, action: Move) -> Option<Effect> {
        self.routes(action).into_iter().find(|route| route.cells.first() == Some(&from)).map(|route| self.trace(&route))
    }

    fn trace(&self, route: &Route) -> Effect {
        let cells = route.cells.iter().map(|&cell| self.geometry().name(cell)).collect();
        Effect::Trace { cells, kind: route.kind.way() }
    }

    // A stack falls apart.

    fn splitting(&self, stack: Cell, touched: &[Touch]) -> Option<NextTouches> {
        let chosen: Vec<Cell> = touched.iter().map(|touch| self.cell_of(touch)).collect::<Option<_>>()?;
        for nth in 0..chosen.len() {
            self.split_exits(stack, &chosen[..nth]).iter().find(|exit| exit.to == chosen[nth])?;
        }
        let leave = self.unit(stack)?.kind.strength() - 1;
        if !chosen.is_empty() && chosen.len() == usize::from(leave) {
            return Some(NextTouches { action: Some(self.write_action(Move::split(stack, &chosen))), ..nothing() });
        }
        let is_last = chosen.len() + 1 == usize::from(leave);
        let exits = self.split_exits(stack, &chosen).into_iter();
        let next: Vec<_> = exits.map(|exit| self.leaving(stack, exit, is_last)).collect();
        let says = Some(self.leaving_so_far(stack, leave, &chosen));
        (!next.is_empty()).then_some(NextTouches { says, next, ..nothing() })
    }

    fn leaving_so_far(&self, stack: Cell, leave: u8, chosen: &[Cell]) -> Text {
        if chosen.is_empty() {
            return text!("tammashil-split-begin", leave = leave);
        }
        let all = self.split_exits(stack, &[]);
        let paid: u8 = all.iter().filter(|exit| chosen.contains(&exit.to)).map(|exit| exit.cost).sum();
        text!("tammashil-split-more", paid = paid, left = self.steps_left())
    }

    fn leaving(&self, stack: Cell, exit: Exit, is_last: bool) -> Step {
        let cell = self.geometry().name(exit.to);
        let says = match exit.trap {
            true => text!("tammashil-touch-exit-trap", cell = cell),
            false => text!("tammashil-touch-exit", cell = cell),
        };
        let single = self.unit(stack).map(|unit| Unit { kind: Kind::Single, ..unit });
        let way = single.and_then(|single| self.way(stack, exit.to, single)).map(|route| self.trace(&route));
        let stays = is_last.then(|| self.is_left_single(stack));
        let effects = way.into_iter().chain([self.leaves(stack, exit.to)]).chain(stays).collect();
        step(self.touch(exit.to), says, Some(exit.cost), effects)
    }

    // An attack is gathered.

    fn gathering(&self, target: Cell, touched: &[Touch]) -> Option<NextTouches> {
        let mut gathered = Gathered::default();
        for touch in touched {
            self.gather(target, &mut gathered, self.cell_of(touch)?)?;
        }
        if let Some(action) = gathered.action {
            return Some(NextTouches { action: Some(self.write_action(action)), ..nothing() });
        }
        let mut next: Vec<_> = gathered.open.iter().flat_map(|open| self.stands_of(open)).collect();
        let settled = gathered.settled();
        if let Some(earlier) = &settled {
            let others = self.attackers_on(target, &places(earlier)).into_iter();
            next.extend(others.map(|one| self.joining(target, one)));
        }
        let says = self.force_so_far(target, &gathered, settled);
        (!next.is_empty()).then_some(NextTouches { action: None, says: Some(says), next })
    }

    /// Adds one touched cell to an attack: a stand of the attacker before it, or another attacker.
    fn gather(&self, target: Cell, gathered: &mut Gathered, cell: Cell) -> Option<()> {
        if gathered.action.is_some() {
            return None;
        }
        let named = gathered.open.as_ref().and_then(|open| Some((open.cell, open.stand_on(cell)?)));
        if let Some(named) = named {
            gathered.earlier.push(named);
            gathered.open = None;
            return Some(());
        }
        let earlier = gathered.settled()?;
        let one = self.attackers_on(target, &places(&earlier)).into_iter().find(|one| one.cell == cell)?;
        gathered.earlier = earlier;
        gathered.action = one.completes.map(|(action, _)| action);
        gathered.open = gathered.action.is_none().then_some(one);
        Some(())
    }

    /// The other stands of an attacker; to stay where it is needs no touch.
    fn stands_of(&self, one: &Assailant) -> Vec<Step> {
        let others = one.stands.iter().filter(|stand| stand.cell != one.cell);
        others.map(|stand| self.standing_on(one.cell, *stand)).collect()
    }

    fn way_to_stand(&self, attacker: Cell, stand: Cell) -> Option<Effect> {
        let mut route = self.way_over(attacker, stand, stand)?;
        route.cells.pop();
        Some(self.trace(&route))
    }

    fn standing_on(&self, attacker: Cell, stand: Stand) -> Step {
        let says = text!("tammashil-touch-stand", cell = self.geometry().name(stand.cell));
        let effects =
            self.way_to_stand(attacker, stand.cell).into_iter().chain([self.moved(attacker, stand.cell)]).collect();
        step(self.touch(stand.cell), says, Some(stand.cost), effects)
    }

    fn joining(&self, target: Cell, one: Assailant) -> Step {
        let (kind, cell) = (self.kind_on(one.cell).unwrap_or(Text::literal("")), self.geometry().name(one.cell));
        let Some((action, cost)) = one.completes else {
            let says = text!("tammashil-touch-joins", kind = kind, cell = cell, force = one.strength);
            let cheapest = || one.stands.iter().map(|stand| stand.cost).min();
            let cost = one.stand_on(one.cell).map(|stand| stand.cost).or_else(cheapest);
            return step(self.touch(one.cell), says, cost, Vec::new());
        };
        let says = text!("tammashil-touch-strikes", kind = kind, cell = cell);
        let way = self.way_of(one.cell, action);
        let effects = way.into_iter().chain(self.strikes(one.cell, target)).collect();
        step(self.touch(one.cell), says, Some(cost), effects)
    }

    /// Force gathered against force needed, steps against those that are left, and what to touch now.
    fn force_so_far(&self, target: Cell, gathered: &Gathered, settled: Option<Vec<(Cell, Stand)>>) -> Text {
        let named = gathered.earlier.iter().map(|(cell, _)| *cell).chain(gathered.open.as_ref().map(|one| one.cell));
        let have: u8 = named.filter_map(|cell| self.unit(cell)).map(|unit: Unit| unit.kind.strength()).sum();
        let goes_on = match &settled {
            None => text!("tammashil-force-stand"),
            Some(earlier) if earlier.is_empty() => text!("tammashil-force-begin"),
            Some(_) => text!("tammashil-force-more"),
        };
        let paid: u8 = settled.as_ref().unwrap_or(&gathered.earlier).iter().map(|(_, stand)| stand.cost).sum();
        text!(
            "tammashil-force",
            have = have,
            need = self.strength_of_target(target),
            paid = paid,
            left = self.steps_left()
        )
        .with("then", goes_on.with("cell", self.geometry().name(target)))
    }

    fn steps_left(&self) -> u8 {
        self.steps().map_or(0, |(left, _)| left)
    }

    fn cell_of(&self, touch: &Touch) -> Option<Cell> {
        match touch {
            Touch::Cell(name) => self.geometry().named(name),
            _ => None,
        }
    }
}

impl Gathered {
    /// The earlier attackers once the last of them has its stand: its own cell unless it named another; none while it
    /// cannot stay where it is.
    fn settled(&self) -> Option<Vec<(Cell, Stand)>> {
        let mut earlier = self.earlier.clone();
        if let Some(open) = &self.open {
            earlier.push((open.cell, open.stand_on(open.cell)?));
        }
        Some(earlier)
    }
}

/// Attackers and the cells they strike from.
fn places(earlier: &[(Cell, Stand)]) -> Vec<(Cell, Cell)> {
    earlier.iter().map(|&(cell, stand)| (cell, stand.cell)).collect()
}

/// What a unit can do now.
fn can(unit: Ability) -> Text {
    let whether = |can: bool| if can { "yes" } else { "no" };
    text!(
        "tammashil-can",
        walks = unit.walks,
        strikes = whether(unit.strikes),
        merges = whether(unit.merges),
        turns = whether(unit.turns),
        splits = whether(unit.splits)
    )
}

/// How a unit goes, where it does not simply walk.
fn told_way(kind: RouteKind) -> Option<Text> {
    match kind {
        RouteKind::Walk => None,
        RouteKind::Run => Some(text!("tammashil-way-run")),
        RouteKind::Flank => Some(text!("tammashil-way-flank")),
    }
}

fn split_step() -> Step {
    step(Touch::Button(SPLIT.to_owned()), text!("tammashil-touch-split"), None, Vec::new())
}
