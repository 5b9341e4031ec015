//! `skazka perft`: how many sequences of actions there are.

use super::opened::Opened;
use crate::Surroundings;
use crate::args::Perft;
use crate::failure::CliError;
use skazka_core::{Event, Game, Turn, text};

pub(super) fn run(args: &Perft, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { catalogue, streams, .. } = surroundings;
    let opened = Opened::dealt(&catalogue, &args.chosen, &args.shuffle)?;
    opened.game.check_outcomes(&args.chance)?;
    let game = opened.game;
    if args.depth == 0 {
        return Ok(writeln!(streams.output, "nodes 1")?);
    }
    if let Some(why) = game.unlisted_turns() {
        return Err(why.into());
    }
    if meets_secrets(&*game, args.depth) {
        return Err(text!("legal-secret").into());
    }
    let nodes = match args.depth.checked_sub(1).filter(|_| args.divide) {
        None => game.perft(args.depth, &args.chance)?,
        Some(after) => {
            let mut nodes = 0;
            for (action, sequences) in game.divide(after, &args.chance)? {
                writeln!(streams.output, "{action} {sequences}")?;
                nodes += sequences;
            }
            nodes
        }
    };
    Ok(writeln!(streams.output, "nodes {nodes}")?)
}

/// Whether counting to this depth would count secret choices: after the constant is named.
fn meets_secrets(game: &dyn Game, depth: u32) -> bool {
    if depth < 2 {
        return false;
    }
    let first = game.legal().ok().and_then(|actions| actions.into_iter().next());
    let (Some(action), Some(by)) = (first, game.turn().next_actor()) else { return false };
    let mut after = game.copy();
    after.accept(&Event::Act { by, action }).is_ok() && matches!(after.turn(), Turn::Secret(_))
}
