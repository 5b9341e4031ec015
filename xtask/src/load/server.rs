//! The server that is measured: a program started in a folder of its own, or one that runs already.

use super::usage::{self, Usage};
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use tempfile::TempDir;

/// A server that has not said its address by then does not serve.
const PATIENCE: Duration = Duration::from_secs(30);
/// What limits one address must be lifted: here everybody has the same.
const LIMITS: [&str; 4] = ["connections", "games-per", "sockets-per", "per-second"];
/// More than any load here reaches.
const LIFTED: &str = "1000000";
/// Two readings of the memory in use are so far from each other.
const SETTLING: Duration = Duration::from_millis(700);
/// Memory that changes no more between them has settled.
const SETTLED: u64 = 512 * 1024;
/// Memory is read at most so often until it has settled.
const READINGS: usize = 12;

/// A server.
#[derive(Debug)]
pub struct Target {
    /// Where it answers.
    pub address: SocketAddr,
    process: Option<Process>,
}

/// A server of our own; it ends with this value.
#[derive(Debug)]
struct Process {
    child: Child,
    folder: TempDir,
    /// Kept open, so that it may go on printing.
    _output: BufReader<ChildStdout>,
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Target {
    /// A server that runs already on this machine.
    ///
    /// # Errors
    /// When the address is not one of this machine's own.
    pub fn running(address: SocketAddr) -> Result<Target> {
        ensure!(address.ip().is_loopback(), "{address} is not on this machine (127.0.0.1 or [::1])");
        Ok(Target { address, process: None })
    }

    /// Starts a program with an empty folder on any free port of this machine, its limits a client lifted where it has
    /// any.
    ///
    /// # Errors
    /// When it does not start or does not say where it serves: with what it said instead.
    pub fn start(program: &Path) -> Result<Target> {
        let folder = tempfile::tempdir().context("no folder for the server's data")?;
        let errors = folder.path().join("stderr");
        let mut child = Command::new(program)
            .args(["serve", "--lang", "en", "--address", "127.0.0.1:0"])
            .arg("--data")
            .arg(folder.path().join("data"))
            .args(lifted_limits(program)?)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(&errors)?)
            .spawn()
            .with_context(|| format!("{} cannot be started", program.display()))?;
        let output = child.stdout.take().context("the server has no output")?;
        match first_line(output) {
            Ok((line, output)) => {
                let process = Process { child, folder, _output: output };
                let address = address_in(&line).with_context(|| format!("no address in {line:?}"))?;
                Ok(Target { address, process: Some(process) })
            }
            Err(why) => {
                let _ = child.kill();
                let _ = child.wait();
                bail!("{} does not serve: {why}\n{}", program.display(), std::fs::read_to_string(errors)?)
            }
        }
    }

    /// What it takes of the machine; none for a server that is not our own.
    pub fn usage(&self) -> Option<Usage> {
        usage::of(self.process.as_ref()?.child.id())
    }

    /// How many transactions it has committed, as SQLite counts them in the file.
    pub fn commits(&self) -> Option<u32> {
        usage::commits(&self.process.as_ref()?.folder.path().join("data"))
    }

    /// Its memory in bytes once that changes no more.
    pub async fn settled_memory(&self) -> Option<u64> {
        let mut before = self.usage()?.memory;
        for _ in 0..READINGS {
            tokio::time::sleep(SETTLING).await;
            let now = self.usage()?.memory;
            if now.abs_diff(before) <= SETTLED {
                return Some(now);
            }
            before = now;
        }
        Some(before)
    }

    /// What it wrote to its error stream: how many lines, and the first.
    pub fn complaints(&self) -> (usize, Option<String>) {
        let file = self.process.as_ref().map(|process| process.folder.path().join("stderr"));
        let said = file.and_then(|file| std::fs::read(file).ok()).unwrap_or_default();
        let said = String::from_utf8_lossy(&said);
        (said.lines().count(), said.lines().next().map(str::to_owned))
    }
}

/// The first line of an output, and the output.
fn first_line(output: ChildStdout) -> Result<(String, BufReader<ChildStdout>)> {
    let (told, hears) = mpsc::channel();
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut line = String::new();
        let read = output.read_line(&mut line);
        // Nobody hears what comes too late.
        let _ = told.send(read.map(|_| (line, output)));
    });
    let (line, output) = hears.recv_timeout(PATIENCE).context("it did not say where")??;
    ensure!(!line.is_empty(), "it ended");
    Ok((line, output))
}

fn address_in(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    rest.split(|mark: char| mark.is_whitespace() || mark == '/').next()?.parse().ok()
}

/// The arguments that lift what limits a client, as far as the program knows such options.
fn lifted_limits(program: &Path) -> Result<Vec<String>> {
    let help = Command::new(program).args(["serve", "--lang", "en", "--help"]).output();
    let help = help.with_context(|| format!("{} cannot be started", program.display()))?;
    Ok(limits_in(&String::from_utf8_lossy(&help.stdout)))
}

fn limits_in(help: &str) -> Vec<String> {
    let lines = help.lines().map(str::trim_start).filter(|line| line.starts_with('-'));
    let options = lines.filter_map(|line| line.split(' ').find(|word| word.starts_with("--")));
    // The words of an explanation may begin a line, too.
    let limits: BTreeSet<&str> = options.filter(|option| LIMITS.iter().any(|limit| option.contains(limit))).collect();
    limits.into_iter().flat_map(|option| [option.to_owned(), LIFTED.to_owned()]).collect()
}

/// The release build of this checkout's server, built now by cargo.
///
/// # Errors
/// When it cannot be built.
pub fn build(root: &Path) -> Result<PathBuf> {
    let args =
        ["build", "--release", "--package", "skazka", "--bin", "skazka", "--message-format=json-render-diagnostics"];
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo).args(args).current_dir(root).stderr(Stdio::inherit()).output();
    let built = built.context("cargo cannot be started")?;
    ensure!(built.status.success(), "the server was not built: cargo ended with {}", built.status);
    let messages = String::from_utf8(built.stdout).context("cargo said what is no text")?;
    let mut programs = messages.lines().filter_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        message["executable"].as_str().map(PathBuf::from)
    });
    programs.next_back().context("cargo built no program")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_lifted_where_there_are_any() {
        let help = "Options:\n      --address <IP:PORT>  Where to listen\n      --games-per-hour <N>\n          Games\n  \
                    -c, --max-connections-per-address <N>  Of all\n\
                    --max-connections-per-address ones, see also --sockets-per-game\n      --max-message <BYTES>  Bytes\n";
        let limits = ["--games-per-hour", LIFTED, "--max-connections-per-address", LIFTED];
        assert_eq!(limits_in(help), limits);
        assert!(limits_in("Options:\n      --data <DIR>  The folder").is_empty());
    }

    #[test]
    fn the_address_is_found_in_what_is_printed() {
        let address: SocketAddr = "127.0.0.1:4711".parse().expect("an address");
        assert_eq!(address_in("Skazka is served on http://127.0.0.1:4711\n"), Some(address));
        assert_eq!(address_in("http://127.0.0.1:4711/ now\n"), Some(address));
        assert_eq!(address_in("nowhere\n"), None);
    }

    #[test]
    fn only_servers_on_this_machine_are_loaded() {
        assert!(Target::running("10.0.0.1:80".parse().expect("an address")).is_err());
        assert!(Target::running("[::1]:80".parse().expect("an address")).is_ok());
    }
}
