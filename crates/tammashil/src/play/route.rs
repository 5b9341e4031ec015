//! The way that a unit takes, for drawing.

use super::action::Move;
use super::geometry::Cell;
use super::reach::flood;
use super::state::State;
use super::unit::{Byte, Kind, Unit};
use skazka_core::Way;

/// How a unit gets to its goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RouteKind {
    /// Through empty cells.
    Walk,
    /// A single over own singles and doubles (`rules/tammashil.md §4`).
    Run,
    /// A single along the border, farther or over more than it could otherwise.
    Flank,
}

impl RouteKind {
    /// How the way is drawn.
    pub const fn way(self) -> Way {
        match self {
            RouteKind::Walk => Way::Plain,
            RouteKind::Run => Way::Dashed,
            RouteKind::Flank => Way::Dotted,
        }
    }
}

/// A shortest legal way of one unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Route {
    /// How it goes.
    pub kind: RouteKind,
    /// Its cells with both ends; it costs one step less than it has cells.
    pub cells: Vec<Cell>,
}

impl State {
    /// The shortest way of each unit that an action moves, in the order in which it names them; nothing for an action that
    /// is not legal. An attacker's way leads over its stand onto the target.
    pub fn routes(&self, action: Move) -> Vec<Route> {
        if self.cost(action).is_none() {
            return Vec::new();
        }
        match action {
            Move::Walk { from, to } | Move::Merge { from, to } | Move::Trap { from, to } => {
                self.ready(from).and_then(|unit| self.way(from, to, unit)).into_iter().collect()
            }
            Move::Split { stack, exits } => {
                let Some(unit) = self.ready(stack) else { return Vec::new() };
                let single = Unit { kind: Kind::Single, ..unit };
                exits.into_iter().flatten().filter_map(|exit| self.way(stack, exit, single)).collect()
            }
            Move::Attack { earlier, last, target } => self.ways_of_attack(earlier, last, target),
            _ => Vec::new(),
        }
    }

    fn ways_of_attack(&self, earlier: [Option<(Cell, Cell)>; 2], last: Cell, target: Cell) -> Vec<Route> {
        let taken = earlier.map(|earlier| earlier.map(|(_, stand)| stand));
        let mut own = None;
        self.with_siege_by([last].into_iter(), target, |siege| {
            let approaches = siege.attackers.first().map(|attacker| siege.approaches_of(attacker)).unwrap_or_default();
            own = approaches.iter().find(|approach| !taken.contains(&Some(approach.stand))).map(|found| found.stand);
        });
        let all = earlier.into_iter().flatten().chain(own.map(|stand| (last, stand)));
        all.filter_map(|(from, stand)| self.way_over(from, stand, target)).collect()
    }

    pub(crate) fn way_over(&self, from: Cell, stand: Cell, target: Cell) -> Option<Route> {
        let unit = self.ready(from)?;
        let most = self.numbers().speed(unit.kind).saturating_sub(1);
        let plain = self.path(from, stand, most, Byte::is_empty).map(|cells| Route { kind: RouteKind::Walk, cells });
        let mut route = plain.or_else(|| self.flank(from, stand))?;
        route.cells.push(target);
        Some(route)
    }

    /// The shortest way to a landing; among equals the simplest.
    pub(crate) fn way(&self, from: Cell, to: Cell, unit: Unit) -> Option<Route> {
        let most = self.numbers().speed(unit.kind).min(self.left);
        let over_own = |byte: Byte| byte.is_empty() || byte.is_light() && byte.is_unit_of(unit.seat);
        let walk = self.path(from, to, most, Byte::is_empty).map(|cells| Route { kind: RouteKind::Walk, cells });
        if unit.kind != Kind::Single {
            return walk;
        }
        let run = self.path(from, to, most, over_own).map(|cells| Route { kind: RouteKind::Run, cells });
        let ways = [walk, run, self.flank(from, to)];
        ways.into_iter().flatten().min_by_key(|route| (route.cells.len(), route.kind))
    }

    /// A shortest path whose inner cells may all be passed.
    fn path(&self, from: Cell, to: Cell, most: u8, passes: impl Fn(Byte) -> bool) -> Option<Vec<Cell>> {
        let mut costs = vec![(from, 0)];
        flood(self.geometry, from, most, |index, cost| {
            let on_board = index < self.geometry.count();
            if on_board && (index == to.index() || passes(self.byte(index))) {
                costs.push((Cell::at(index), cost));
            }
            on_board && passes(self.byte(index))
        });
        let (_, mut cost) = *costs.iter().find(|&&(cell, _)| cell == to)?;
        let mut cells = vec![to];
        while cost > 0 {
            cost -= 1;
            let ahead = *cells.last()?;
            let before = costs.iter().find(|&&(cell, earlier)| {
                let inner = cell == from || passes(self.byte(cell.index()));
                earlier == cost && inner && self.geometry.distance(cell, ahead) == 1
            })?;
            cells.push(before.0);
        }
        cells.reverse();
        Some(cells)
    }

    /// The way along the border by a flank manoeuvre, whatever may be passed on it.
    fn flank(&self, from: Cell, to: Cell) -> Option<Route> {
        let reach = usize::from(self.numbers().flank.min(self.left));
        let ways = self.geometry.both_ways(from)?;
        ways.into_iter().find_map(|way| {
            let mut cells = vec![from];
            for cell in way.take(reach) {
                cells.push(cell);
                if cell == to {
                    return Some(Route { kind: RouteKind::Flank, cells });
                }
                let byte = self.byte(cell.index());
                if !byte.is_empty() && !byte.is_light() {
                    return None;
                }
            }
            None
        })
    }
}
