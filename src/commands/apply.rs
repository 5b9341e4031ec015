//! `skazka apply`: the position after some actions.

use super::opened::Opened;
use crate::args::Apply;
use crate::failure::{Failure, one_line};
use crate::{Streams, Surroundings};
use skazka_core::{Fault, Table, Turn, Viewer, text, written_roll};
use skazka_words::Language;
use std::slice::Iter;

pub(super) fn run(args: &Apply, surroundings: Surroundings) -> Result<(), Failure> {
    let Surroundings { catalogue, language, mut streams } = surroundings;
    let mut opened = Opened::dealt(&catalogue, &args.chosen, &args.shuffle)?;
    opened.check_rolls(&args.rolls)?;
    let mut rolls = args.rolls.iter();
    roll(&mut *opened.table, &mut rolls)?;
    for (index, action) in args.actions.iter().enumerate() {
        let taken = opened.table.accept_told(action);
        let taken = taken.and_then(|()| opened.table.half_turn().map_or(Ok(()), |why| Err(Fault(why))));
        taken.map_err(|fault| Failure::from(text!("cli-error-action", number = index + 1, why = fault.0)))?;
        tell_what_was_voided(&*opened.table, language, &mut streams)?;
        roll(&mut *opened.table, &mut rolls)?;
    }
    if rolls.len() > 0 && opened.outcome().is_none() {
        let left = text!("cli-rolls-left", left = rolls.len(), given = args.rolls.len());
        if args.actions.is_empty() {
            return Err(left.into());
        }
        writeln!(streams.errors, "{}", one_line(&language.say(&left)))?;
    }
    if !(is_voided(&*opened.table) || stands_by_itself(&opened)) {
        return Err(text!("cli-error-half-secret").into());
    }
    writeln!(streams.output, "{}", opened.table.position(opened.table.plies()))?;
    if let Some(outcome) = opened.outcome() {
        writeln!(streams.output, "outcome {}", outcome.written(opened.discipline.sides))?;
    }
    Ok(())
}

/// Says on the error stream what came of set-ups that were shown and are to be made again, as the game tells it beside
/// its board: the position alone looks as if nothing had been set up.
fn tell_what_was_voided(table: &dyn Table, language: Language, streams: &mut Streams) -> Result<(), Failure> {
    let notes = if is_voided(table) { table.scene(table.plies(), Viewer::Arbiter).notes } else { Vec::new() };
    notes.iter().try_for_each(|note| Ok(writeln!(streams.errors, "{}", one_line(&language.say(note)))?))
}

/// Whether the last action showed set-ups and they are to be made again.
fn is_voided(table: &dyn Table) -> bool {
    let last = table.plies().checked_sub(1).and_then(|last| table.ply(last, Viewer::Arbiter));
    last.is_some_and(|ply| ply.reveals) && matches!(table.turn(), Turn::Secret(_))
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
