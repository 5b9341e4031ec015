//! `skazka legal`: every action that may be taken.

use super::opened::Opened;
use crate::Surroundings;
use crate::args::Legal;
use crate::failure::Failure;

pub(super) fn run(args: &Legal, surroundings: Surroundings) -> Result<(), Failure> {
    let Surroundings { catalogue, streams, .. } = surroundings;
    let table = Opened::dealt(&catalogue, &args.chosen, &args.shuffle)?.table;
    if let Some(why) = table.unlisted() {
        return Err(why.into());
    }
    let actions = table.legal()?;
    if args.json {
        serde_json::to_writer(&mut *streams.output, &actions).map_err(std::io::Error::from)?;
        return Ok(writeln!(streams.output)?);
    }
    for action in actions {
        writeln!(streams.output, "{action}")?;
    }
    Ok(())
}
