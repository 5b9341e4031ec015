//! `skazka backup`: all games and their key in one file, while a server writes or not.

use super::runtime::block_on;
use crate::args::Backup;
use crate::failure::{CliError, one_line};
use crate::{Streams, Surroundings};
use skazka_core::text;
use skazka_server::backup::{BrokenGame, Report, backup};
use skazka_server::data_folder;
use skazka_words::Language;

pub(super) fn run(args: &Backup, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { catalogue, language, mut streams } = surroundings;
    let folder = data_folder(args.data.clone()).map_err(|why| why.text())?;
    let made = block_on(backup(&folder, &args.backup, args.overwrite, &catalogue))?;
    let Report { games, events, broken, has_key } = made.map_err(|why| why.text())?;
    let file = args.backup.display().to_string();
    let done = text!("cli-backup-done", file = &file, games = games, events = events);
    writeln!(streams.output, "{}", one_line(&language.say(&done)))?;
    name(&broken, language, &mut streams)?;
    match (broken.len(), has_key) {
        (0, true) => Ok(()),
        (0, false) => Err(text!("cli-error-backup-no-key", file = file).into()),
        (count, _) => Err(text!("cli-error-backup-broken", file = file, count = count).into()),
    }
}

/// Names the games that cannot be replayed, one a line.
pub(super) fn name(broken: &[BrokenGame], language: Language, streams: &mut Streams) -> Result<(), CliError> {
    for BrokenGame { id, why } in broken {
        let says = language.say(&text!("cli-backup-broken-game", id = id, why = why));
        writeln!(streams.errors, "{}", one_line(&says))?;
    }
    Ok(())
}
