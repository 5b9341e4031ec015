//! Writing down a game in progress.

use super::{GameResult, Record};
use crate::{Discipline, Family, Fault, Game, Settings};

/// The record of `game`, which was opened as `discipline` with `settings`, as everybody may see it.
///
/// It has the tags Game, Options, Start and Termination where they apply; [`super::Tags::set`] adds more. A game that was
/// aborted has no result, as one that still runs; its Termination tells. A secret stage
/// that is not over yet is left out: half of it would not be a record that can be read back.
///
/// # Errors
/// When `settings` are not the discipline's.
pub fn from_game(
    game: &dyn Game,
    family: &dyn Family,
    discipline: &Discipline,
    settings: &Settings,
) -> Result<Record, Fault> {
    let mut record = Record::default();
    let settings = family.canonical(&discipline.name, settings)?;
    record.tags.set("Game", &discipline.name)?;
    if !settings.is_empty() {
        record.tags.set("Options", &settings.write())?;
    }
    let start = game.position(0);
    if start != family.open(&discipline.name, &settings, None)?.position(0) {
        record.tags.set("Start", &start)?;
    }
    if let Some(outcome) = game.outcome() {
        record.tags.set("Termination", outcome.ending.word())?;
        record.result = GameResult::of(&outcome);
    }
    record.line = game.line();
    Ok(record)
}
