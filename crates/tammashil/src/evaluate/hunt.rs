//! How hard the priests are hunted: how soon hunters can be there, and where a priest could still flee to.

use super::ground::{Ground, Priest};
use super::reach::Danger;
use super::values;
use crate::play::{Cell, Kind, Unit, flood, other};
use skazka_core::Seat;

/// How hard a seat hunts the other's priests, less how well these are guarded.
pub(super) fn hunt(ground: &Ground<'_>, seat: Seat) -> i32 {
    let prey = ground.priests(other(seat));
    let chase: i32 = prey.iter().map(|priest| chase(ground, seat, priest)).sum();
    chase + enclosure(ground, seat, prey)
}

/// How soon the first hunters can be with a priest, less how near guards are.
fn chase(ground: &Ground<'_>, seat: Seat, priest: &Priest) -> i32 {
    let numbers = ground.state.numbers();
    let hunters = fighters(ground, seat).map(|(cell, unit)| {
        let turns = (priest.ways.from(cell) - 1) / i16::from(numbers.speed(unit.kind));
        values::HUNT * (values::HUNT_FROM - i32::from(turns))
    });
    let guards = fighters(ground, other(seat)).map(|(cell, _)| {
        let steps = ground.chart.place(cell).to(priest.at);
        values::GUARD * (values::GUARD_FROM - i32::from(steps))
    });
    let hunt = greatest(hunters);
    (hunt - greatest(guards)).max(hunt / 3)
}

/// The sum of the greatest few of these, none less than 0.
fn greatest(all: impl Iterator<Item = i32>) -> i32 {
    let mut few = [0; values::HUNTERS];
    for mut one in all {
        if one <= few[values::HUNTERS - 1] {
            continue;
        }
        for place in &mut few {
            if one > *place {
                std::mem::swap(&mut one, place);
            }
        }
    }
    few.iter().sum()
}

fn fighters(ground: &Ground<'_>, seat: Seat) -> impl Iterator<Item = (Cell, Unit)> {
    ground.state.units(seat).filter(|(_, unit)| !unit.kind.is_priest())
}

/// Of all the cells that each priest could flee to in a turn or a little more, how many are in reach of hunters; near ones count
/// more.
fn enclosure(ground: &Ground<'_>, seat: Seat, prey: &[Priest]) -> i32 {
    let state = ground.state;
    let flight = state.numbers().speed(Kind::LeftPriest) + 1;
    let far = i16::from(flight + state.numbers().speed(Kind::Single));
    let is_near = |cell: Cell| prey.iter().any(|priest| ground.chart.place(cell).to(priest.at) <= far);
    let mut hunters = fighters(ground, seat).filter(|&(cell, _)| is_near(cell)).peekable();
    if hunters.peek().is_none() {
        return 0;
    }
    let danger = Danger::of(ground, hunters);
    prey.iter().map(|priest| values::ENCLOSED * denied(ground, &danger, priest, flight) / 100).sum()
}

/// The share, in hundredths, of the cells round a priest that hunters reach.
fn denied(ground: &Ground<'_>, danger: &Danger, priest: &Priest, flight: u8) -> i32 {
    let geometry = ground.state.geometry();
    let (mut denied, mut all) = (0, 0);
    flood(geometry, priest.cell, flight, |index, steps| {
        if index == geometry.count() {
            return false;
        }
        let weight = i32::from(flight + 1 - steps);
        let strength = Kind::LeftPriest.strength();
        all += 100 * weight;
        denied += weight * ground.state.chance_of(danger.to(Cell::at(index), strength));
        true
    });
    100 * denied / all.max(1)
}
