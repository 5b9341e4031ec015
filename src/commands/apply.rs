//! `skazka apply`: the position after some actions.

use super::opened::Opened;
use crate::Surroundings;
use crate::args::Apply;
use crate::failure::Failure;
use skazka_core::{Event, Fault, Table, Turn, quote, text};

pub(super) fn run(args: &Apply, surroundings: Surroundings) -> Result<(), Failure> {
    let Surroundings { catalogue, streams, .. } = surroundings;
    let mut opened = Opened::game(&catalogue, &args.chosen)?;
    for (index, action) in args.actions.iter().enumerate() {
        apply(&mut *opened.table, action).map_err(|fault| {
            Failure::from(text!("cli-error-action", number = index + 1, action = quote(action), why = fault.0))
        })?;
    }
    if !stands_by_itself(&opened) {
        return Err(text!("cli-error-half-secret").into());
    }
    writeln!(streams.output, "{}", opened.table.position(opened.table.plies()))?;
    if let Some(outcome) = opened.outcome() {
        let winner = outcome.winner().map_or("draw", |seat| opened.seat_name(seat));
        writeln!(streams.output, "outcome {winner} {}", outcome.reason)?;
    }
    Ok(())
}

/// One action of whoever is to act; in a secret stage the whole set-up of the lowest seat that is not in yet.
fn apply(table: &mut dyn Table, action: &str) -> Result<(), Fault> {
    let by = table.next_actor().ok_or_else(|| text!("game-is-over"))?;
    table.accept(&Event::Act { by, action: action.to_owned() })
}

/// Whether the position, read back, is the same decision: not so where one seat's secret is in and the other's is not.
fn stands_by_itself(opened: &Opened) -> bool {
    let turn = opened.table.turn();
    if !matches!(turn, Turn::Secret(_)) {
        return true;
    }
    let position = opened.table.position(opened.table.plies());
    let again = opened.family.open(&opened.discipline.name, &opened.settings, Some(&position));
    again.is_ok_and(|again| again.turn() == turn && again.position(0) == position)
}
