//! One step of a chore: a command whose output is passed on and counted.

use anyhow::{Context, Result};
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;

/// The folder of the project.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Tests that passed and failed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
}

impl Tally {
    /// Both together.
    pub fn with(self, other: Tally) -> Tally {
        Tally { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }

    /// What one line of a test runner's output closes with: nextest, cargo test, node's runner.
    pub fn of_line(line: &str) -> Tally {
        let line = line.trim();
        let closes = line.starts_with("Summary [") || line.starts_with("test result:");
        let node = line.strip_prefix("# ").or_else(|| line.strip_prefix("ℹ "));
        match node.and_then(|node| node.split_once(' ')) {
            Some(("pass", count)) => Tally { passed: count.parse().unwrap_or(0), failed: 0 },
            Some(("fail", count)) => Tally { passed: 0, failed: count.parse().unwrap_or(0) },
            _ if closes => Tally { passed: before(line, "passed"), failed: before(line, "failed") },
            _ => Tally::default(),
        }
    }
}

/// The number before a word: 14 in `14 passed`.
fn before(line: &str, word: &str) -> u64 {
    let words: Vec<_> = line.split([' ', ';', ',', '.']).filter(|word| !word.is_empty()).collect();
    let pair = words.windows(2).find(|pair| pair[1] == word);
    pair.and_then(|pair| pair[0].parse().ok()).unwrap_or(0)
}

/// What came of a step.
#[derive(Debug)]
pub enum Outcome {
    /// It ran: whether well, and the tests it counted.
    Ran(bool, Tally),
    /// It was left out, for this reason.
    Skipped(String),
}

/// A command line in a folder of the project.
pub fn command(folder: &str, program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root().join(folder)).args(args);
    // What rustup and cargo set for this program is not meant for the commands it calls.
    for name in ["CARGO", "CARGO_MANIFEST_DIR", "CARGO_PKG_NAME", "RUSTUP_TOOLCHAIN_SOURCE"] {
        command.env_remove(name);
    }
    command
}

/// Whether a command exists and succeeds, its output thrown away.
pub fn works(program: &str, args: &[&str]) -> bool {
    let quiet =
        Command::new(program).args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// Runs a command, passing its output on line by line; whether it succeeded, and the tests it counted.
///
/// # Errors
/// When it cannot be started.
pub fn run(mut command: Command) -> Result<(bool, Tally)> {
    let shown = format!("{command:?}");
    let piped = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().with_context(|| format!("cannot start {shown}"))?;
    let (lines, all) = mpsc::channel();
    let out = child.stdout.take().map(|pipe| pass_on(pipe, lines.clone(), |line| println!("{line}")));
    let err = child.stderr.take().map(|pipe| pass_on(pipe, lines, |line| eprintln!("{line}")));
    let tally = all.iter().fold(Tally::default(), Tally::with);
    let status = child.wait().with_context(|| format!("cannot wait for {shown}"))?;
    drop((out, err));
    Ok((status.success(), tally))
}

fn pass_on(
    pipe: impl Read + Send + 'static,
    tallies: mpsc::Sender<Tally>,
    print: fn(&str),
) -> std::thread::JoinHandle<()> {
    std::thread::spawn(move || {
        let mut reader = BufReader::new(pipe);
        let mut line = Vec::new();
        while reader.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
            let text = String::from_utf8_lossy(&line);
            print(text.trim_end());
            // Nobody listens only when the whole chore is being ended.
            let _ = tallies.send(Tally::of_line(&text));
            line.clear();
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_of_runners_are_counted() {
        for (line, passed, failed) in [
            ("     Summary [   0.817s] 14 tests run: 14 passed, 10 skipped\n", 14, 0),
            ("     Summary [   2.1s] 9/14 tests run: 7 passed (1 slow), 2 failed, 10 skipped", 7, 2),
            ("test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out", 3, 0),
            ("test result: FAILED. 3 passed; 1 failed; 0 ignored", 3, 1),
            ("# pass 12", 12, 0),
            ("ℹ fail 2", 0, 2),
            ("# passing by 3", 0, 0),
            ("a line about 4 passed things", 0, 0),
        ] {
            assert_eq!(Tally::of_line(line), Tally { passed, failed }, "{line}");
        }
    }
}
