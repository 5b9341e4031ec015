//! `skazka verify`: every draw of a recorded game made again from the secret that was promised before it.

use super::files;
use super::opened::Opened;
use crate::Surroundings;
use crate::args::Verify;
use crate::failure::Failure;
use skazka_core::fair::{Claim, Drawn, check, draws_of};
use skazka_core::{Fault, text};
use std::io::Write;

pub(super) fn run(args: &Verify, surroundings: Surroundings) -> Result<(), Failure> {
    let Surroundings { catalogue, language, mut streams } = surroundings;
    let name = args.record.as_os_str();
    let inside = |fault: Fault| files::inside(name, fault.0);
    let record = files::record(name, &catalogue, language, &mut streams)?;
    let opened = Opened::record(&catalogue, &record).map_err(|why| files::inside(name, why.text()))?;
    let seats = opened.discipline.seat_names;
    let (claim, draws) = Claim::of_finished(&record, &*opened.table, seats).map_err(inside)?;
    let drawn = draws_of(&*opened.table);
    let (before, answered) = check(&draws, claim.from, &drawn).map_err(|why| files::inside(name, why.text()))?;
    if !before.is_empty() {
        writeln!(streams.output, "{}", language.say(&text!("fair-before", count = before.len())))?;
    }
    answered.iter().try_for_each(|one| line(one, streams.output))?;
    Ok(writeln!(streams.output, "fair: {} draws match", answered.len())?)
}

/// `draw 3 turn 1 + +=4 x=3 o=2`: what was drawn, and everything that could have been with its weight.
fn line(one: &Drawn, output: &mut dyn Write) -> Result<(), Failure> {
    let chances: Vec<_> = one.outcomes.iter().map(|(outcome, weight)| format!("{outcome}={weight}")).collect();
    Ok(writeln!(output, "draw {} turn {} {} {}", one.number, one.turn, one.drawn, chances.join(" "))?)
}
