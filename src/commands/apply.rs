//! `skazka apply`: the position after some actions.

use super::opened::Opened;
use crate::Surroundings;
use crate::args::Apply;
use crate::failure::Failure;
use skazka_core::{Fault, Table, Turn, text, written_roll};
use std::slice::Iter;

pub(super) fn run(args: &Apply, surroundings: Surroundings) -> Result<(), Failure> {
    let Surroundings { catalogue, streams, .. } = surroundings;
    let mut opened = Opened::dealt(&catalogue, &args.chosen, &args.shuffle)?;
    opened.check_rolls(&args.rolls)?;
    let mut rolls = args.rolls.iter();
    roll(&mut *opened.table, &mut rolls)?;
    for (index, action) in args.actions.iter().enumerate() {
        let taken = opened.table.accept_told(action);
        let taken = taken.and_then(|()| opened.table.half_turn().map_or(Ok(()), |why| Err(Fault(why))));
        taken.map_err(|fault| Failure::from(text!("cli-error-action", number = index + 1, why = fault.0)))?;
        roll(&mut *opened.table, &mut rolls)?;
    }
    if !stands_by_itself(&opened) {
        return Err(text!("cli-error-half-secret").into());
    }
    writeln!(streams.output, "{}", opened.table.position(opened.table.plies()))?;
    if let Some(outcome) = opened.outcome() {
        writeln!(streams.output, "outcome {}", outcome.written(opened.discipline.sides))?;
    }
    Ok(())
}

/// Takes the next roll at once when a die is to be rolled and a roll is left.
fn roll(table: &mut dyn Table, rolls: &mut Iter<'_, u8>) -> Result<(), Failure> {
    let faces = table.chances(table.plies()).unwrap_or_default();
    let waits_for_a_die = table.turn() == Turn::Chance && faces.iter().any(|face| face.written == written_roll(1));
    let Some(&roll) = waits_for_a_die.then(|| rolls.next()).flatten() else { return Ok(()) };
    table.accept_told(&written_roll(roll)).map_err(|fault| Failure::from(fault.0))
}

/// Whether the position, read back, is the same decision: not so where one seat's secret is in and the other's is not.
fn stands_by_itself(opened: &Opened) -> bool {
    let turn = opened.table.turn();
    if !matches!(turn, Turn::Secret(_)) {
        return true;
    }
    let position = opened.table.position(opened.table.plies());
    let again = opened.family.open(&opened.discipline.name, &opened.settings, Some(&position));
    again.is_ok_and(|again| again.turn() == turn && again.position(0) == position)
}
