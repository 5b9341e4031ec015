//! The command line of Skazka: one definition of its commands (`args`), from which help, completions and the man page
//! are made, and one module a command.
//!
//! [`run`] is the whole program without its surroundings, so that tests call it as a function.

#![forbid(unsafe_code)]

mod args;
mod commands;
mod failure;
pub mod games;
mod help;
mod letters;
mod log;

use clap::FromArgMatches;
use failure::CliError;
use skazka_core::Catalogue;
use skazka_words::Language;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

/// What the program reads from and writes to.
pub struct Streams<'a> {
    /// Standard input.
    pub input: &'a mut dyn BufRead,
    /// Standard output.
    pub output: &'a mut dyn Write,
    /// Standard error.
    pub errors: &'a mut dyn Write,
    /// Whether a person sits at both ends, so that the screen can be cleared.
    pub terminal: bool,
}

/// What every command needs.
struct Surroundings<'a> {
    catalogue: Catalogue,
    language: Language,
    streams: Streams<'a>,
}

/// The exit status of refused input.
const REFUSED: u8 = 2;

/// Runs the program on the streams and in the environment of this process.
///
/// None of the streams is locked: a lock that one thread held for the life of the program would stop every other one that
/// logs or panics, for good. `clippy.toml` keeps it so.
pub fn run_on_standard_streams(catalogue: Catalogue, args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let mut input = BufReader::new(io::stdin());
    let mut output = BufWriter::new(io::stdout());
    let mut errors = io::stderr();
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let streams = Streams { input: &mut input, output: &mut output, errors: &mut errors, terminal };
    run(catalogue, args, &|name| std::env::var(name).ok(), streams)
}

/// Runs the program: `args` begins with the program's name, `env` looks up a variable of the environment.
///
/// Success is 0. Refused input is 2, with one line on the error stream: what, where, what was expected.
pub fn run(
    catalogue: Catalogue,
    args: impl IntoIterator<Item = OsString>,
    env: &dyn Fn(&str) -> Option<String>,
    mut streams: Streams,
) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let language = help::language(&args, env);
    let done = run_command(catalogue, args, language, &mut streams);
    let flushed = streams.output.flush().map_err(CliError::from);
    match done.and(flushed) {
        Ok(()) | Err(CliError::NobodyReads) => ExitCode::SUCCESS,
        Err(failure) => {
            let line = failure::one_line(&language.say(&failure.text()));
            // Whoever closed the error stream does not want to know.
            let _ = writeln!(streams.errors, "{line}");
            ExitCode::from(REFUSED)
        }
    }
}

fn run_command(
    catalogue: Catalogue,
    args: Vec<OsString>,
    language: Language,
    streams: &mut Streams,
) -> Result<(), CliError> {
    let matches = match help::command(language).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) if !error.use_stderr() => return Ok(write!(streams.output, "{error}")?),
        Err(error) => return Err(failure::of_arguments(&error)),
    };
    let args = args::Args::from_arg_matches(&matches).map_err(|error| failure::of_arguments(&error))?;
    let streams = Streams {
        input: &mut *streams.input,
        output: &mut *streams.output,
        errors: &mut *streams.errors,
        terminal: streams.terminal,
    };
    commands::run(args.command.unwrap_or_default(), Surroundings { catalogue, language, streams })
}
