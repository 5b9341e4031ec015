//! The record of a game that was played in the terminal.

use super::Game;
use crate::commands::files;
use crate::failure::CliError;
use skazka_core::fair::Claim;
use skazka_core::{Seat, record, text};
use std::path::Path;
use time::OffsetDateTime;
use time::macros::format_description;

/// Writes the record to `file`, if there is one to write to.
pub(super) fn save(game: &mut Game, file: Option<&Path>) -> Result<(), CliError> {
    let Some(file) = file else { return Ok(()) };
    let opened = &game.opened;
    let told = record::from_game(&*opened.game, opened.family, opened.discipline, &opened.settings)?;
    let date = OffsetDateTime::now_utc().format(format_description!("[year].[month].[day]")).unwrap_or_default();
    let mut record = record::Record { tags: record::Tags::new(), ..told.clone() };
    record.tags.set("UTCDate", &date)?;
    for (seat, name) in opened.discipline.seat_names.iter().enumerate() {
        let player = match game.people.contains(Seat(seat as u8)) {
            true => text!("cli-play-a-person"),
            false => text!("cli-play-the-computer", level = game.level),
        };
        record.tags.set(&capitalised(name), &game.screen.language.say(&player))?;
    }
    for (name, value) in told.tags.iter() {
        record.tags.set(name, value)?;
    }
    if let Some(promise) = &game.promise {
        let claim = Claim::of(promise, opened.game.seeds().to_vec(), opened.outcome().is_some());
        claim.add_to(&mut record, opened.discipline.seat_names)?;
    }
    files::write(Some(file), record.write().as_bytes(), game.screen.streams())?;
    game.screen.say(&text!("cli-play-saved", file = file.to_string_lossy().into_owned()))
}

/// A seat's name as a tag: `Attacker`.
fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
