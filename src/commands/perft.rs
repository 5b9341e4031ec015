//! `skazka perft`: how many sequences of actions there are.

use super::opened::Opened;
use crate::Surroundings;
use crate::args::Perft;
use crate::failure::Failure;
use skazka_core::{Turn, text};

pub(super) fn run(args: &Perft, surroundings: Surroundings) -> Result<(), Failure> {
    let Surroundings { catalogue, streams, .. } = surroundings;
    let table = Opened::game(&catalogue, &args.chosen)?.table;
    if matches!(table.turn(), Turn::Secret(_)) {
        return Err(text!("legal-secret").into());
    }
    let nodes = match args.depth.checked_sub(1).filter(|_| args.divide) {
        None => table.perft(args.depth),
        Some(after) => {
            let mut nodes = 0;
            for (action, sequences) in table.divide(after) {
                writeln!(streams.output, "{action} {sequences}")?;
                nodes += sequences;
            }
            nodes
        }
    };
    Ok(writeln!(streams.output, "nodes {nodes}")?)
}
