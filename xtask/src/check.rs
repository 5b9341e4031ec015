//! `cargo xtask test`: everything that must hold before a change is taken.

use crate::step::{self, Outcome, Tally, command, works};
use crate::{fuzz, setup, wasm};
use anyhow::{Result, bail};
use std::process::Command;
use std::time::{Duration, Instant};

/// How long each fuzz target runs here.
const FUZZ_SECONDS: u32 = 20;

/// What came of one step.
struct Done {
    what: &'static str,
    came: Outcome,
    took: Duration,
}

/// Runs every step, also after one has failed, and says at the end which did.
pub fn run() -> Result<()> {
    setup::system()?;
    let done: Vec<_> = steps().into_iter().map(|(what, step)| one(what, step)).collect();
    println!("\n{:<28} {:>8} {:>8} {:>8}", "step", "passed", "failed", "seconds");
    done.iter().for_each(Done::print);
    let all = done.iter().map(Done::counted).fold(Tally::default(), Tally::with);
    println!("\n{} passed, {} failed", all.passed, all.failed);
    match done.iter().filter(|one| one.has_failed()).count() {
        0 => Ok(()),
        failed => bail!("{failed} steps failed"),
    }
}

impl Done {
    fn has_failed(&self) -> bool {
        matches!(self.came, Outcome::Ran(false, _))
    }

    /// A step without tests of its own counts as one test, and so does a failure that no test told.
    fn counted(&self) -> Tally {
        match self.came {
            Outcome::Skipped(_) => Tally::default(),
            Outcome::Ran(false, tally) => Tally { failed: tally.failed.max(1), ..tally },
            Outcome::Ran(true, tally) if tally.passed + tally.failed == 0 => Tally { passed: 1, failed: 0 },
            Outcome::Ran(true, tally) => Tally { failed: 0, ..tally },
        }
    }

    fn print(&self) {
        let (tally, mark) = match &self.came {
            Outcome::Ran(true, tally) => (*tally, String::new()),
            Outcome::Ran(false, tally) => (*tally, "  FAILED".to_owned()),
            Outcome::Skipped(why) => (Tally::default(), format!("  skipped: {why}")),
        };
        let (what, took) = (self.what, self.took.as_secs_f64());
        println!("{what:<28} {:>8} {:>8} {took:>8.0}{mark}", tally.passed, tally.failed);
    }
}

type Step = Box<dyn FnOnce() -> Result<Outcome>>;

fn steps() -> Vec<(&'static str, Step)> {
    let browser = "tests/browser";
    vec![
        ("format", of(command(".", "cargo", &["fmt", "--all", "--check"]))),
        ("clippy", of(command(".", "cargo", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))),
        ("tests", of(tests())),
        ("examples in the docs", of(command(".", "cargo", &["test", "--workspace", "--doc"]))),
        ("documentation", of(documentation())),
        ("games in WebAssembly", Box::new(wasm::run)),
        ("npm packages", of(command(browser, "npm", &["ci", "--no-audit", "--no-fund"]))),
        ("types of the client", of(command(browser, "npm", &["run", "--silent", "check"]))),
        ("browser", of(in_the_browser())),
        ("fuzz", Box::new(|| fuzz::short(FUZZ_SECONDS).map(|()| Outcome::Ran(true, Tally::default())))),
    ]
}

fn of(command: Command) -> Step {
    Box::new(move || step::run(command).map(|(well, tally)| Outcome::Ran(well, tally)))
}

/// Every test in Rust; nextest shows them better where it is installed.
fn tests() -> Command {
    match works("cargo", &["nextest", "--version"]) {
        true => command(".", "cargo", &["nextest", "run", "--workspace", "--no-fail-fast"]),
        false => command(".", "cargo", &["test", "--workspace", "--no-fail-fast", "--lib", "--bins", "--tests"]),
    }
}

/// The pages about the code, with every link to something that is there.
fn documentation() -> Command {
    let mut command = command(".", "cargo", &["doc", "--workspace", "--no-deps"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    command
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
    let came = step().unwrap_or_else(|error| {
        eprintln!("{error:#}");
        Outcome::Ran(false, Tally::default())
    });
    Done { what, came, took: begun.elapsed() }
}
