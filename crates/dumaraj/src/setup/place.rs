//! The army that a paper sets up.

use super::allowed;
use super::army::{Army, PlacedMob};
use super::constant::Constant;
use super::drawing::Setup;
use super::formation::{Formation, line};
use super::frame::Frame;
use super::paper::Paper;
use super::table;
use crate::{Kind, Mob, Rules};
use skazka_core::{Fault, text};

/// The attacker's army by this paper, under the RF constant if one was named. The choices are made in the order of
/// `rules/dumaraj.md §8`: Trigons, rotation, carousel, shuttle, row shift, RF constant, order shift; only the result
/// has to fit.
///
/// # Errors
/// When the discipline has no set-up, when the paper chooses what the game does not offer, and when the army leaves
/// its zone, puts two mobs on one bit, or parts the pair of Raj and Fej that the constant keeps together.
pub fn army(rules: &Rules, paper: &Paper, constant: Option<Constant>) -> Result<Army, Fault> {
    let setup = setup_of(rules)?;
    allowed::check(rules, setup, paper)?;
    let frame = Frame::new(rules, setup);
    let mut formation = ranked(setup, frame, paper)?;
    if let Some(column) = paper.pair {
        formation.shuttle(column)?;
    }
    if let Some(row_shift) = paper.row_shift {
        formation.shift_line(row_shift)?;
    }
    if let Some(constant) = constant {
        formation.order_pair(constant)?;
    }
    if let Some(shift) = paper.shift {
        formation.shift(shift);
    }
    formation.settle(frame).map(Army::new)
}

/// The first steps, those that do not part the rank: Trigons, rotation, carousel.
fn ranked(setup: &Setup, frame: Frame, paper: &Paper) -> Result<Formation, Fault> {
    let mut formation = Formation::drawn(setup, frame, paper.right_of_centre);
    if let Some(chosen) = paper.trigons {
        formation.place_trigons(&setup.trigon_columns, chosen)?;
    } else if setup.chooses_trigons() {
        formation.place_trigons(&setup.trigon_columns, drawn_trigons(&formation))?;
    }
    formation.rotate(paper.rotation);
    formation.turn_ring(paper.ring);
    Ok(formation)
}

/// The columns of the drawn Trigons as a paper names them.
fn drawn_trigons(formation: &Formation) -> (u8, u8) {
    let trigons = formation.members().iter().filter(|one| one.mob == Mob::Trigon);
    let columns = trigons.map(|one| one.column.unsigned_abs() + 1);
    (columns.clone().min().unwrap_or_default(), columns.max().unwrap_or_default())
}

/// The same choices without those that change nothing in this discipline: the Trigons where they are drawn, the pair
/// where it stands already. Records, hashes and lists use this form. A paper that [`army`] refuses comes back as it is.
pub fn canonical(rules: &Rules, paper: &Paper) -> Paper {
    let mut shorter = *paper;
    let Ok(setup) = setup_of(rules) else { return shorter };
    let frame = Frame::new(rules, setup);
    if paper.trigons.is_some() && setup.chooses_trigons() {
        let drawn = drawn_trigons(&Formation::drawn(setup, frame, paper.right_of_centre));
        shorter.trigons = paper.trigons.filter(|&columns| columns != drawn);
    }
    if paper.pair.is_some() && allowed::check(rules, setup, paper).is_ok() {
        let stands = ranked(setup, frame, paper).ok().and_then(|formation| formation.pair());
        shorter.pair = paper.pair.filter(|&column| stands != Some(line(column)));
    }
    shorter
}

/// The blocker's army by a paper whose army, as the attacker would have it, is `army`: turned over the rubicon, the
/// pair of Raj and Fej crossed where the constant, or without one the set-up, says so.
///
/// # Errors
/// When the discipline has no set-up.
pub fn facing(rules: &Rules, army: &Army, constant: Option<Constant>) -> Result<Army, Fault> {
    let setup = setup_of(rules)?;
    let frame = Frame::new(rules, setup);
    let crossed = constant.map_or(setup.crossed, |constant| constant.crossed);
    let turned = army.iter().filter_map(|one| {
        let mob = if crossed { other_of_pair(one.mob) } else { one.mob };
        Some(PlacedMob { bit: frame.facing(one.bit)?, mob })
    });
    Ok(Army::new(turned.collect()))
}

fn other_of_pair(mob: Mob) -> Mob {
    match mob {
        Mob::Raj => Mob::Fej,
        Mob::Fej => Mob::Raj,
        other => other,
    }
}

/// The set-up these rules play.
pub(super) fn setup_of(rules: &Rules) -> Result<&'static Setup, Fault> {
    let number = match rules.kind {
        Kind::Setup(number) => Some(number),
        _ => None,
    };
    number.and_then(table::setup).ok_or_else(|| text!("dumaraj-paper-no-setup").into())
}
