//! `skazka verify`: every draw of a recorded game made again from the secret that was promised before it.

use super::files;
use crate::Surroundings;
use crate::args::Verify;
use crate::failure::CliError;
use skazka_core::fair::{Drawn, Told};
use skazka_core::{Fault, Stop, text};
use std::io::Write;

pub(super) fn run(args: &Verify, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { catalogue, language, mut streams } = surroundings;
    let name = args.record.as_os_str();
    let inside = |fault: Fault| files::inside(name, fault.0);
    let record = files::record(name, &catalogue, language, &mut streams)?;
    let told = Told::read(&catalogue, &record, &Stop::new()).map_err(inside)?;
    let (before, answered) = told.check().map_err(inside)?;
    if !before.is_empty() {
        writeln!(streams.output, "{}", language.say(&text!("fair-before", count = before.len())))?;
    }
    answered.iter().try_for_each(|one| line(one, streams.output))?;
    Ok(writeln!(streams.output, "fair: {} draws match", answered.len())?)
}

/// `draw 3 turn 1 + +=4 x=3 o=2`: what was drawn, and everything that could have been with its weight.
fn line(one: &Drawn, output: &mut dyn Write) -> Result<(), CliError> {
    let chances: Vec<_> =
        one.outcomes.iter().map(|outcome| format!("{}={}", outcome.written, outcome.weight)).collect();
    Ok(writeln!(output, "draw {} turn {} {} {}", one.number, one.turn, one.drawn, chances.join(" "))?)
}
