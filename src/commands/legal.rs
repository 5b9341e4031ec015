//! `skazka legal`: every action that may be taken.

use super::opened::Opened;
use crate::Surroundings;
use crate::args::Legal;
use crate::failure::CliError;

pub(super) fn run(args: &Legal, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { catalogue, streams, .. } = surroundings;
    let game = Opened::dealt(&catalogue, &args.chosen, &args.shuffle)?.game;
    if let Some(why) = game.unlisted_turns() {
        return Err(why.into());
    }
    let actions = game.legal()?;
    if args.json {
        serde_json::to_writer(&mut *streams.output, &actions).map_err(std::io::Error::from)?;
        return Ok(writeln!(streams.output)?);
    }
    for action in actions {
        writeln!(streams.output, "{action}")?;
    }
    Ok(())
}
