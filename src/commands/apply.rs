//! `skazka apply`: the position after some actions.

use super::opened::Opened;
use crate::args::Apply;
use crate::failure::{CliError, one_line};
use crate::{Streams, Surroundings};
use skazka_core::{Fault, Game, Turn, Viewer, text};
use skazka_words::Language;

pub(super) fn run(args: &Apply, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { catalogue, language, mut streams } = surroundings;
    let mut opened = Opened::dealt(&catalogue, &args.chosen, &args.shuffle)?;
    opened.game.check_outcomes(&args.chance)?;
    let mut told = &args.chance[..];
    draw_as_told(&mut *opened.game, &mut told)?;
    for (index, action) in args.actions.iter().enumerate() {
        let taken = opened.game.accept_told(action);
        let taken = taken.and_then(|()| opened.game.unfinished_turn().map_or(Ok(()), |why| Err(Fault(why))));
        taken.map_err(|fault| CliError::from(text!("cli-error-action", number = index + 1, why = fault.0)))?;
        tell_what_was_voided(&*opened.game, language, &mut streams)?;
        draw_as_told(&mut *opened.game, &mut told)?;
    }
    if !told.is_empty() && opened.outcome().is_none() {
        let left = text!("cli-chance-left", left = told.len(), given = args.chance.len());
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

/// Draws what is told next at once, as long as it is chance's turn and can be drawn.
fn draw_as_told(game: &mut dyn Game, told: &mut &[String]) -> Result<(), Fault> {
    while let Some((next, later)) = told.split_first().filter(|(next, _)| may_be_drawn(game, next)) {
        game.accept_told(next)?;
        *told = later;
    }
    Ok(())
}

fn may_be_drawn(game: &dyn Game, outcome: &str) -> bool {
    let possible = game.chance_outcomes(game.plies()).unwrap_or_default();
    game.turn() == Turn::Chance && possible.iter().any(|one| one.written == outcome)
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
