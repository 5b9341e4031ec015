//! Chores of the project: `cargo xtask CHORE`, each explained by `cargo xtask CHORE --help`.

#![forbid(unsafe_code)]

mod arena;
mod bench;
mod check;
mod fuzz;
mod setup;
mod step;
mod wasm;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Chores of the project.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", disable_version_flag = true)]
struct Args {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Debug, Subcommand)]
enum Chore {
    /// Everything that must hold before a change is taken, with its own set-up
    Test,
    /// The fuzz targets, a short while each
    Fuzz(fuzz::Options),
    /// How fast something is: the rules and the search, or a server under load
    Bench(bench::Options),
    /// Levels of the computer against each other
    Arena(arena::Options),
}

impl Chore {
    /// What measures speed or plays many games is worth the optimiser, the rest is not.
    fn is_to_be_optimised(&self) -> bool {
        matches!(self, Chore::Bench(_) | Chore::Arena(_))
    }

    fn run(self) -> anyhow::Result<()> {
        match self {
            Chore::Test => check::run(),
            Chore::Fuzz(options) => fuzz::run(&options),
            Chore::Bench(options) => bench::run(options),
            Chore::Arena(options) => arena::run(&options),
        }
    }
}

fn main() -> ExitCode {
    let chore = Args::parse().chore;
    let done = match cfg!(debug_assertions) && chore.is_to_be_optimised() {
        true => optimised(),
        false => chore.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the same chore in a release build.
fn optimised() -> anyhow::Result<()> {
    let args: Vec<_> = std::env::args_os().skip(1).collect();
    let mut cargo = std::process::Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["run", "--quiet", "--release", "--package", "xtask", "--"]).args(args);
    let status = cargo.status()?;
    anyhow::ensure!(status.success(), "the release build of this chore ended with {status}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn parsed(line: &str) -> Result<Args, String> {
        Args::try_parse_from(line.split(' ')).map_err(|error| error.to_string())
    }

    #[test]
    fn the_definition_of_the_chores_is_sound() {
        Args::command().debug_assert();
    }

    #[test]
    fn chores_are_read() {
        for line in [
            "xtask test",
            "xtask fuzz --seconds 3",
            "xtask bench perft",
            "xtask bench perft 8x8",
            "xtask bench server --players 1000,2000 --binary one --binary other --until-p99 250",
            "xtask bench server --watchers 60 --game hivvayo --pace 200",
            "xtask arena --games 200 --pairs 1-0,2-1 --only hivvayo --workers 1",
        ] {
            assert!(parsed(line).is_ok(), "{line}: {:?}", parsed(line));
        }
    }

    #[test]
    fn nonsense_is_refused_with_what_was_expected() {
        for (line, names) in [
            ("xtask", "test"),
            ("xtask bench", "server"),
            ("xtask bench server --players 0", "--players"),
            ("xtask bench server --players many", "--players"),
            ("xtask bench server --seconds 0", "--seconds"),
            ("xtask bench server --idle 5 --flood", "--flood"),
            ("xtask bench server --pace 5", "--watchers"),
            ("xtask bench server --binary one --address 127.0.0.1:1", "--address"),
            ("xtask bench server --address here", "--address"),
            ("xtask bench server --packing zip", "deflate"),
            ("xtask arena --pairs 1", "two levels"),
        ] {
            let refusal = parsed(line).err().unwrap_or_else(|| panic!("{line} was read"));
            assert!(refusal.contains(names), "{line}: {refusal}");
        }
    }
}
