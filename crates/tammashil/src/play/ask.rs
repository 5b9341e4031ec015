//! What one cell can do: answers made on demand, without listing every action.

use super::action::Move;
use super::assault::{Attacker, Siege, may_attack, with_room};
use super::geometry::Cell;
use super::route::RouteKind;
use super::state::{Next, State};
use super::unit::{Kind, Unit};

/// A cell that one unit alone may go to: an action told by two cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    /// Where it goes.
    pub to: Cell,
    /// Steps it costs.
    pub cost: u8,
    /// How it gets there.
    pub route: RouteKind,
    /// A walk, merge, trap, or an attack by it alone.
    pub action: Move,
}

/// A stand from which a unit may take part in a joint attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stand {
    /// The cell beside the target; its own when it is there already.
    pub cell: Cell,
    /// Steps it costs to come there and step onto the target.
    pub cost: u8,
}

/// A unit that can still take part in a joint attack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assailant {
    /// Where it stands.
    pub cell: Cell,
    /// What it adds.
    pub strength: u8,
    /// From where it may attack as an earlier attacker, so that others can complete the attack; in board order.
    pub stands: Vec<Stand>,
    /// When it may be the last, which completes the attack: the whole attack, and the steps of this attacker's own part.
    pub completes: Option<(Move, u8)>,
}

/// A cell where a single may leave a stack to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exit {
    /// Where it goes.
    pub to: Cell,
    /// Steps it costs.
    pub cost: u8,
    /// How it gets there.
    pub route: RouteKind,
    /// Whether the cell is covered, so that a disc is turned.
    pub trap: bool,
}

impl State {
    /// Whether a player is to decide and has steps left.
    pub(crate) fn has_steps(&self) -> bool {
        matches!(self.next(), Next::Seat(_)) && self.left > 0
    }

    /// The cells of the mover's units that can do something now, alone or together with others; in board order.
    pub fn units_that_can_act(&self) -> Vec<Cell> {
        if !self.has_steps() {
            return Vec::new();
        }
        let mut crowded = None;
        let can = |&cell: &Cell| {
            self.ready(cell).is_some_and(|unit| {
                self.can_act_alone(cell, unit)
                    || may_attack(unit) && crowded.get_or_insert_with(|| self.attackers_in_crowds()).contains(&cell)
            })
        };
        self.cells_of(self.mover).filter(can).collect()
    }

    /// The enemies that the unit on `from` can attack only together with others, each with the least steps that its own
    /// part may take; in board order.
    pub fn helps_against(&self, from: Cell) -> Vec<(Cell, u8)> {
        let mut found = Vec::new();
        if self.has_steps() && self.ready(from).is_some_and(may_attack) {
            with_room(|room| {
                room.add_all(self, None);
                room.each_siege(self, |siege| {
                    found.extend(siege.least_help_of(from).map(|cost| (siege.target, cost)));
                });
            });
        }
        found
    }

    /// Whether any unit of the mover can do something.
    pub(crate) fn anyone_can_act(&self) -> bool {
        if !self.has_steps() {
            return false;
        }
        let alone = |cell: Cell| self.ready(cell).is_some_and(|unit| self.can_act_alone(cell, unit));
        self.cells_of(self.mover).any(alone) || !self.attackables().is_empty()
    }

    /// Whether a unit can move without the help of others; lone attacks are not looked at.
    fn can_act_alone(&self, cell: Cell, unit: Unit) -> bool {
        let beside_empty = self.geometry.next(cell.index()).iter().any(|&next| self.byte(next.into()).is_empty());
        beside_empty || !self.landings(cell, unit).list().is_empty() || self.can_split(cell, unit)
    }

    pub(crate) fn can_split(&self, cell: Cell, unit: Unit) -> bool {
        let leaving = match unit.kind {
            Kind::Double => 1,
            Kind::Triple => 2,
            _ => return false,
        };
        let mut costs: Vec<_> = self.exits(cell, unit).list().iter().map(|exit| exit.cost).collect();
        costs.sort_unstable();
        costs.len() >= leaving && costs[..leaving].iter().sum::<u8>() <= self.left
    }

    /// Units that can attack but have no empty cell beside them: those that stand beside their targets.
    fn attackers_in_crowds(&self) -> Vec<Cell> {
        let mut found = Vec::new();
        with_room(|room| {
            room.add_all(self, None);
            room.each_siege(self, |siege| {
                for attacker in siege.attackers {
                    if !found.contains(&attacker.from)
                        && self.is_crowded(attacker.from)
                        && siege.has_attack_with(attacker.from)
                    {
                        found.push(attacker.from);
                    }
                }
            });
        });
        found
    }

    fn is_crowded(&self, cell: Cell) -> bool {
        self.geometry.next(cell.index()).iter().all(|&next| !self.byte(next.into()).is_empty())
    }

    /// Every cell that the unit on a cell may go to alone: walks, merges, traps and attacks that need no help. Nothing
    /// when no unit of the mover stands there that may still move.
    pub fn targets_of(&self, from: Cell) -> Vec<Target> {
        let unit = match self.ready(from) {
            Some(unit) if self.has_steps() => unit,
            _ => return Vec::new(),
        };
        let landings = self.landings(from, unit);
        let plain = landings.list().iter().map(|landing| {
            let route = self.way(from, landing.cell, unit).map_or(RouteKind::Walk, |route| route.kind);
            Target { to: landing.cell, cost: landing.cost, route, action: self.plain_move(from, landing.cell) }
        });
        let mut targets: Vec<_> = plain.collect();
        if may_attack(unit) {
            with_room(|room| {
                room.add(self, from, unit, &landings, None);
                room.each_siege(self, |siege| {
                    siege.each_attack(|plan| {
                        let walked = plan.cost <= self.numbers().speed(unit.kind);
                        let route = if walked { RouteKind::Walk } else { RouteKind::Flank };
                        targets.push(Target { to: siege.target, cost: plan.cost, route, action: siege.action(plan) });
                    })
                });
            });
        }
        targets.sort_unstable_by_key(|target| target.to);
        targets
    }

    /// The enemies that can be attacked now, by one or by several; in board order.
    pub fn attackables(&self) -> Vec<Cell> {
        let mut found = Vec::new();
        if self.has_steps() {
            with_room(|room| {
                room.add_all(self, None);
                room.each_siege(self, |siege| found.extend(siege.has_attack().then_some(siege.target)));
            });
        }
        found
    }

    /// The units that can still take part in an attack on `target` when those of `earlier`, each with its stand, take part
    /// already; in board order. Empty when no attack can come of it.
    pub fn attackers_on(&self, target: Cell, earlier: &[(Cell, Cell)]) -> Vec<Assailant> {
        let mut found = Vec::new();
        if self.has_steps() && self.is_enemy(target) {
            with_room(|room| {
                room.add_all(self, Some(target));
                room.each_siege(self, |siege| found = siege.helpers(earlier));
            });
        }
        found
    }

    /// Where the next single may leave the stack to when others leave to `chosen`; in board order. Empty when the stack
    /// cannot fall apart so.
    pub fn split_exits(&self, stack: Cell, chosen: &[Cell]) -> Vec<Exit> {
        let unit = match self.ready(stack) {
            Some(unit) if self.has_steps() => unit,
            _ => return Vec::new(),
        };
        let leaving = match unit.kind {
            Kind::Double => 1,
            Kind::Triple => 2,
            _ => 0,
        };
        let ways = self.exits(stack, unit);
        let Some(paid) = chosen.iter().map(|&exit| ways.cost_to(exit)).sum::<Option<u8>>() else { return Vec::new() };
        if chosen.len() >= leaving {
            return Vec::new();
        }
        let single = Unit { kind: Kind::Single, ..unit };
        let free = |cell: Cell| !chosen.contains(&cell);
        let room_for_rest = |cell: Cell, paid: u8| {
            let nearest = ways.list().iter().filter(|other| other.cell != cell).map(|other| other.cost).min();
            paid + if chosen.len() + 1 < leaving { nearest.unwrap_or(u8::MAX - paid) } else { 0 } <= self.left
        };
        let open = ways.list().iter().filter(|way| free(way.cell) && room_for_rest(way.cell, paid + way.cost));
        let mut exits: Vec<_> = open
            .map(|way| Exit {
                to: way.cell,
                cost: way.cost,
                route: self.way(stack, way.cell, single).map_or(RouteKind::Walk, |route| route.kind),
                trap: self.byte(way.cell.index()).is_covered(),
            })
            .collect();
        exits.sort_unstable_by_key(|exit| exit.to);
        exits
    }
}

impl Assailant {
    /// The stand on a cell, if it is one of its own.
    pub fn stand_on(&self, cell: Cell) -> Option<Stand> {
        self.stands.iter().find(|stand| stand.cell == cell).copied()
    }
}

/// Attackers chosen already, with what their steps cost together.
struct Chosen<'a> {
    who: Vec<(&'a Attacker, Cell)>,
    paid: u8,
}

impl Chosen<'_> {
    fn has(&self, attacker: &Attacker) -> bool {
        self.who.iter().any(|(chosen, _)| chosen.from == attacker.from)
    }

    fn stands(&self) -> [Option<Cell>; 2] {
        [self.who.first().map(|chosen| chosen.1), self.who.get(1).map(|chosen| chosen.1)]
    }

    fn earlier(&self) -> Vec<(Cell, Cell)> {
        self.who.iter().map(|&(attacker, stand)| (attacker.from, stand)).collect()
    }
}

impl<'a> Siege<'a> {
    fn helpers(&self, earlier: &[(Cell, Cell)]) -> Vec<Assailant> {
        let Some(chosen) = self.chosen(earlier) else { return Vec::new() };
        let near = self.nearest();
        let helpers = self.attackers.iter().filter(|attacker| !chosen.has(attacker)).map(|attacker| Assailant {
            cell: attacker.from,
            strength: attacker.strength,
            stands: self.stands_with(&chosen, attacker, &near),
            completes: self
                .completed_by(&chosen, attacker)
                .map(|cost| (Move::attack(&chosen.earlier(), attacker.from, self.target), cost)),
        });
        helpers.filter(|helper| helper.completes.is_some() || !helper.stands.is_empty()).collect()
    }

    /// The attackers named, if each of them comes to its stand and no stand is named twice.
    fn chosen(&self, earlier: &[(Cell, Cell)]) -> Option<Chosen<'a>> {
        let mut chosen = Chosen { who: Vec::new(), paid: 0 };
        for &(from, stand) in earlier {
            let attacker = self.attackers.iter().find(|attacker| attacker.from == from)?;
            let approach = self.approaches_of(attacker).iter().find(|approach| approach.stand == stand)?;
            if chosen.who.len() == 2 || chosen.has(attacker) || chosen.stands().contains(&Some(stand)) {
                return None;
            }
            chosen.paid += approach.cost;
            chosen.who.push((attacker, stand));
        }
        Some(chosen)
    }

    /// The least steps that the part of this unit takes in an attack that needs others, too.
    fn least_help_of(&self, from: Cell) -> Option<u8> {
        let attacker = self.attacker(from)?;
        let stands = self.stands_with(&Chosen { who: Vec::new(), paid: 0 }, attacker, &self.nearest());
        stands.into_iter().map(|stand| stand.cost).min()
    }

    /// What this attacker's own part costs when it is the last of the attack.
    fn completed_by(&self, chosen: &Chosen, last: &Attacker) -> Option<u8> {
        let strengths = chosen.who.iter().map(|(attacker, _)| attacker.strength).chain([last.strength]);
        if !self.suffices(strengths) {
            return None;
        }
        let cost = self.cost_of_last(last, chosen.stands())?;
        (chosen.paid + cost <= self.steps_left()).then_some(cost)
    }

    /// From where this attacker can help so that others complete the attack.
    fn stands_with(&self, chosen: &Chosen, attacker: &Attacker, near: &[Attacker]) -> Vec<Stand> {
        if chosen.who.len() == 2 {
            return Vec::new();
        }
        let free =
            self.approaches_of(attacker).iter().filter(|approach| !chosen.stands().contains(&Some(approach.stand)));
        let useful = free.filter(|approach| {
            let mut who = chosen.who.clone();
            who.push((attacker, approach.stand));
            self.can_be_completed(&Chosen { who, paid: chosen.paid + approach.cost }, near)
        });
        let mut stands: Vec<_> = useful.map(|approach| Stand { cell: approach.stand, cost: approach.cost }).collect();
        stands.sort_unstable();
        stands
    }

    fn can_be_completed(&self, chosen: &Chosen, near: &[Attacker]) -> bool {
        if chosen.paid >= self.steps_left() {
            return false;
        }
        let others = near.iter().filter(|other| !chosen.has(other));
        others.clone().any(|last| self.completed_by(chosen, last).is_some())
            || others.clone().any(|helper| !self.stands_with(chosen, helper, near).is_empty())
    }
}
