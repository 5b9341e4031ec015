//! A game of each family compiled to WebAssembly: it comes out as the native one does.

use crate::step::{self, Outcome, Tally, works};
use anyhow::{Context, Result, ensure};
use skazka_wasm_test::{GAMES, play};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";
const PACKAGE: &str = "skazka-wasm-test";

/// Plays the games both ways and compares; skipped, with the reason, where the target or Node.js is missing.
///
/// # Errors
/// When they cannot be built or played.
pub fn run() -> Result<Outcome> {
    if let Some(missing) = missing() {
        return Ok(Outcome::Skipped(missing));
    }
    let build = step::command(".", "cargo", &["build", "--target", TARGET, "--package", PACKAGE]);
    ensure!(step::run(build)?.0, "the games cannot be compiled to WebAssembly");
    let (native, wasm) = (natively()?, in_node()?);
    println!("natively: {native:?}\nas WebAssembly: {wasm:?}");
    let same = GAMES.iter().enumerate().filter(|(number, _)| native.get(*number) == wasm.get(*number)).count() as u64;
    let tally = Tally { passed: same, failed: GAMES.len() as u64 - same };
    Ok(Outcome::Ran(tally.failed == 0, tally))
}

/// What is needed and not here.
fn missing() -> Option<String> {
    let there = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let there = there.is_ok_and(|said| std::path::Path::new(String::from_utf8_lossy(&said.stdout).trim()).is_dir());
    match there || works("rustup", &["target", "add", TARGET]) {
        false => Some(format!("no Rust target {TARGET}; try: rustup target add {TARGET}")),
        true => (!works("node", &["--version"])).then(|| "no Node.js".to_owned()),
    }
}

/// The sum of each game as this program plays it.
fn natively() -> Result<Vec<String>> {
    let sum = |game: &&str| match play(game) {
        Ok(sum) => Ok(format!("{sum:x}")),
        Err(fault) => Err(anyhow::anyhow!("{game} was not played: {fault}")),
    };
    GAMES.iter().map(sum).collect()
}

/// The sum of each game as the WebAssembly module plays it.
fn in_node() -> Result<Vec<String>> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| step::root().join("target"), Into::into);
    let module = target.join(TARGET).join("debug").join(PACKAGE.replace('-', "_")).with_extension("wasm");
    let mut node = step::command("tests/wasm", "node", &["play.mjs"]);
    let said = node.arg(&module).arg(GAMES.len().to_string()).output().context("cannot start node")?;
    ensure!(said.status.success(), "the module failed: {}", String::from_utf8_lossy(&said.stderr));
    Ok(String::from_utf8_lossy(&said.stdout).lines().map(str::to_owned).collect())
}
