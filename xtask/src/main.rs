//! Chores of the project: `cargo xtask CHORE`.
//!
//! - `test`: everything that must hold before a change is taken, with its own set-up (the README's test command);
//! - `fuzz [--seconds N]`: the fuzz targets, a short while each;
//! - `bench`: perft and search nodes per second of a fixed list of positions;
//! - `arena`: levels of the computer against each other.

mod arena;
mod bench;
mod check;
mod fuzz;
mod setup;
mod step;

use std::process::ExitCode;

fn main() -> ExitCode {
    match chore() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn chore() -> anyhow::Result<()> {
    let args: Vec<_> = std::env::args().skip(1).collect();
    match args.split_first() {
        Some((name, _)) if cfg!(debug_assertions) && (name == "arena" || name == "bench") => optimised(&args),
        Some((name, rest)) if name == "arena" => arena::run(rest),
        Some((name, rest)) if name == "bench" => bench::run(rest),
        Some((name, rest)) if name == "fuzz" => fuzz::run(rest),
        Some((name, rest)) if name == "test" => check::run(rest),
        _ => anyhow::bail!("expected a chore: test, fuzz, bench or arena"),
    }
}

/// Runs the chore in a release build: what measures speed or plays many games is worth the optimiser, the rest is not.
fn optimised(args: &[String]) -> anyhow::Result<()> {
    let mut cargo = std::process::Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["run", "--quiet", "--release", "--package", "xtask", "--"]).args(args);
    let status = cargo.status()?;
    anyhow::ensure!(status.success(), "{} ended with {status}", args.join(" "));
    Ok(())
}
