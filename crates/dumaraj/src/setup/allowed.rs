//! Which parts a paper may have: those whose complication is switched on.

use super::drawing::{Order, Setup};
use super::paper::{Paper, Rotation, RowShift, Shift};
use crate::{Complication, Rules};
use skazka_core::{Fault, text};

/// Refuses a paper with a part that the game does not ask for, or that its set-up cannot take whatever the location.
pub(super) fn check(rules: &Rules, setup: &Setup, paper: &Paper) -> Result<(), Fault> {
    let parts = [
        (paper.right_of_centre, "centre", Complication::Centre),
        (paper.shift.is_some(), "shift", Complication::OrderShift),
        (paper.row_shift.is_some(), "row", Complication::RowShift),
        (paper.rotation != Rotation::default(), "rotate", Complication::Rotation),
        (paper.pair.is_some(), "pair", Complication::Shuttle),
        (paper.ring != 0, "ring", Complication::Carousel),
    ];
    for (written, part, complication) in parts {
        if written && !rules.complications.has(complication) {
            return Err(text!("dumaraj-paper-part-off", part = part, option = complication.key()).into());
        }
    }
    if paper.trigons.is_some() && !setup.chooses_trigons() {
        return Err(text!("dumaraj-paper-no-trigons").into());
    }
    rotation(setup, paper.rotation)?;
    lines(setup, paper)?;
    ring(setup, paper.ring)
}

fn rotation(setup: &Setup, rotation: Rotation) -> Result<(), Fault> {
    let moved = Rotation::SEATS.into_iter().filter(|&seat| rotation.seated(seat) != seat);
    match moved.into_iter().find(|seat| !setup.rotates.contains(seat)) {
        None => Ok(()),
        Some(seat) => {
            let allowed: String = setup.rotates.iter().map(|mob| mob.letter()).collect();
            Err(text!("dumaraj-paper-rotation", mob = seat.letter(), allowed = allowed).into())
        }
    }
}

/// Squares shift by bits to the right and by rows, wedges by one line up or right.
fn lines(setup: &Setup, paper: &Paper) -> Result<(), Fault> {
    let wedge = setup.order == Order::Wedge;
    match paper.shift {
        Some(Shift::Right(_)) if wedge => return Err(text!("dumaraj-paper-shift-rhomb").into()),
        Some(Shift::Row | Shift::Column) if !wedge => return Err(text!("dumaraj-paper-shift-square").into()),
        _ => {}
    }
    match paper.row_shift {
        Some(RowShift::Row(_, -1)) if wedge => Err(text!("dumaraj-paper-row-rhomb").into()),
        Some(RowShift::Column(_)) if !wedge => Err(text!("dumaraj-paper-row-square").into()),
        _ => Ok(()),
    }
}

fn ring(setup: &Setup, ring: u8) -> Result<(), Fault> {
    match ring < setup.base {
        true => Ok(()),
        false => Err(text!("dumaraj-paper-ring", most = setup.base - 1).into()),
    }
}
