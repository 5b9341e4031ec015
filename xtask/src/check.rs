//! `cargo xtask test`: everything that must hold before a change is taken.

use crate::step::{self, Tally, command, works};
use crate::{fuzz, setup};
use anyhow::{Result, bail};
use std::process::Command;
use std::time::{Duration, Instant};

/// How long each fuzz target runs here.
const FUZZ_SECONDS: u32 = 20;

/// What came of one step.
struct Done {
    what: &'static str,
    well: bool,
    tally: Tally,
    took: Duration,
}

/// Runs every step, also after one has failed, and says at the end which did.
pub fn run() -> Result<()> {
    setup::system()?;
    let done: Vec<_> = steps().into_iter().map(|(what, step)| one(what, step)).collect();
    println!("\n{:<28} {:>8} {:>8} {:>8}", "step", "passed", "failed", "seconds");
    for Done { what, well, tally, took } in &done {
        let mark = if *well { "" } else { "  FAILED" };
        println!("{what:<28} {:>8} {:>8} {:>8.0}{mark}", tally.passed, tally.failed, took.as_secs_f64());
    }
    let all = done.iter().map(Done::counted).fold(Tally::default(), Tally::with);
    println!("\n{} passed, {} failed", all.passed, all.failed);
    match done.iter().filter(|one| !one.well).count() {
        0 => Ok(()),
        failed => bail!("{failed} steps failed"),
    }
}

impl Done {
    /// A step without tests of its own counts as one test, and so does a failure that no test told.
    fn counted(&self) -> Tally {
        let tests = self.tally.passed + self.tally.failed;
        let failed = if self.well { 0 } else { self.tally.failed.max(1) };
        Tally { passed: if self.well && tests == 0 { 1 } else { self.tally.passed }, failed }
    }
}

type Step = Box<dyn FnOnce() -> Result<(bool, Tally)>>;

fn steps() -> Vec<(&'static str, Step)> {
    let browser = "tests/browser";
    vec![
        ("format", of(command(".", "cargo", &["fmt", "--all", "--check"]))),
        ("clippy", of(command(".", "cargo", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))),
        ("tests", of(tests())),
        ("examples in the docs", of(command(".", "cargo", &["test", "--workspace", "--doc"]))),
        ("npm packages", of(command(browser, "npm", &["ci", "--no-audit", "--no-fund"]))),
        ("types of the client", of(command(browser, "npm", &["run", "--silent", "check"]))),
        ("browser", of(in_the_browser())),
        ("fuzz", Box::new(|| fuzz::short(FUZZ_SECONDS).map(|()| (true, Tally::default())))),
    ]
}

fn of(command: Command) -> Step {
    Box::new(move || step::run(command))
}

/// Every test in Rust; nextest shows them better where it is installed.
fn tests() -> Command {
    match works("cargo", &["nextest", "--version"]) {
        true => command(".", "cargo", &["nextest", "run", "--workspace", "--no-fail-fast"]),
        false => command(".", "cargo", &["test", "--workspace", "--no-fail-fast", "--lib", "--bins", "--tests"]),
    }
}

fn in_the_browser() -> Command {
    let mut command = command("tests/browser", "npm", &["run", "--silent", "test"]);
    if let Some(chromium) = setup::chromium() {
        command.env("CHROMIUM", chromium);
    }
    command
}

fn one(what: &'static str, step: Step) -> Done {
    println!("\n== {what}");
    let begun = Instant::now();
    let (well, tally) = step().unwrap_or_else(|error| {
        eprintln!("{error:#}");
        (false, Tally::default())
    });
    Done { what, well, tally, took: begun.elapsed() }
}
