//! `skazka apply`: the position after some actions.

use super::opened::Opened;
use crate::args::Apply;
use crate::failure::{CliError, one_line};
use crate::{Streams, Surroundings};
use skazka_core::{Fault, Game, Turn, Viewer, text, written_roll};
use skazka_words::Language;
use std::slice::Iter;

pub(super) fn run(args: &Apply, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { catalogue, language, mut streams } = surroundings;
    let mut opened = Opened::dealt(&catalogue, &args.chosen, &args.shuffle)?;
    opened.check_rolls(&args.rolls)?;
    let mut rolls = args.rolls.iter();
    roll(&mut *opened.game, &mut rolls)?;
    for (index, action) in args.actions.iter().enumerate() {
        let taken = opened.game.accept_told(action);
        let taken = taken.and_then(|()| opened.game.half_turn().map_or(Ok(()), |why| Err(Fault(why))));
        taken.map_err(|fault| CliError::from(text!("cli-error-action", number = index + 1, why = fault.0)))?;
        tell_what_was_voided(&*opened.game, language, &mut streams)?;
        roll(&mut *opened.game, &mut rolls)?;
    }
    if rolls.len() > 0 && opened.outcome().is_none() {
        let left = text!("cli-rolls-left", left = rolls.len(), given = args.rolls.len());
        if args.actions.is_empty() {
            return Err(left.into());
        }
        writeln!(streams.errors, "{}", one_line(&language.say(&left)))?;
    }
    if !(is_voided(&*opened.game) || stands_by_itself(&opened)) {
        return Err(text!("cli-error-half-secret").into());
    }
    writeln!(streams.output, "{}", opened.game.position(opened.game.plies()))?;
    if let Some(outcome) = opened.outcome() {
        writeln!(streams.output, "outcome {}", outcome.written(opened.discipline.sides))?;
    }
    Ok(())
}

/// Says on the error stream what came of set-ups that were shown and are to be made again, as the game tells it beside
/// its board: the position alone looks as if nothing had been set up.
fn tell_what_was_voided(game: &dyn Game, language: Language, streams: &mut Streams) -> Result<(), CliError> {
    let notes = if is_voided(game) { game.scene(game.plies(), Viewer::Arbiter).notes } else { Vec::new() };
    notes.iter().try_for_each(|note| Ok(writeln!(streams.errors, "{}", one_line(&language.say(note)))?))
}

/// Whether the last action showed set-ups and they are to be made again.
fn is_voided(game: &dyn Game) -> bool {
    let last = game.plies().checked_sub(1).and_then(|last| game.ply(last, Viewer::Arbiter));
    last.is_some_and(|ply| ply.reveals) && matches!(game.turn(), Turn::Secret(_))
}

/// Takes the next roll at once when a die is to be rolled and a roll is left.
fn roll(game: &mut dyn Game, rolls: &mut Iter<'_, u8>) -> Result<(), CliError> {
    let faces = game.chances(game.plies()).unwrap_or_default();
    let waits_for_a_die = game.turn() == Turn::Chance && faces.iter().any(|face| face.written == written_roll(1));
    let Some(&roll) = waits_for_a_die.then(|| rolls.next()).flatten() else { return Ok(()) };
    game.accept_told(&written_roll(roll)).map_err(|fault| CliError::from(fault.0))
}

/// Whether the position, read back, is the same decision: not so where one seat's secret is in and the other's is not.
fn stands_by_itself(opened: &Opened) -> bool {
    let turn = opened.game.turn();
    if !matches!(turn, Turn::Secret(_)) {
        return true;
    }
    let position = opened.game.position(opened.game.plies());
    let again = opened.family.open(&opened.discipline.name, &opened.settings, Some(&position));
    again.is_ok_and(|again| again.turn() == turn && again.position(0) == position)
}
