//! `skazka restore`: the games of a backup and their key, back in place.

use super::backup::name;
use super::runtime::block_on;
use crate::Surroundings;
use crate::args::Restore;
use crate::failure::{CliError, one_line};
use skazka_core::text;
use skazka_server::backup::{BackupError, restore};
use skazka_server::data_folder;

pub(super) fn run(args: &Restore, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { catalogue, language, mut streams } = surroundings;
    let folder = data_folder(args.data.clone()).map_err(|why| why.text())?;
    let restored = block_on(restore(&args.backup, &folder, args.regardless, &catalogue))?;
    if let Err(BackupError::BrokenGames { games, .. }) = &restored {
        name(games, language, &mut streams)?;
    }
    let report = restored.map_err(|why| why.text())?;
    name(&report.broken, language, &mut streams)?;
    let folder = folder.display().to_string();
    let done = text!("cli-restore-done", folder = folder, games = report.games, events = report.events);
    Ok(writeln!(streams.output, "{}", one_line(&language.say(&done)))?)
}
