//! `cargo xtask fuzz [--seconds N]`: runs every fuzz target for a while.
//!
//! cargo-fuzz wants a nightly compiler for the flags that instrument the code; `RUSTC_BOOTSTRAP=1` lets the stable one
//! take them. No sanitizer is used: the code under test has no `unsafe` but the three calls of DumaRaj's `processor.rs`, which
//! touch no memory by themselves, and without one it runs several times faster.

use crate::{setup, step};
use anyhow::{Context, Result, bail};

const TARGETS: [&str; 4] = ["action", "position", "record", "thread"];
const USUAL_SECONDS: u32 = 60;

/// How long to fuzz.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// How long each target runs
    #[arg(long, value_name = "N", default_value_t = USUAL_SECONDS)]
    seconds: u32,
}

/// Runs the chore.
pub fn run(options: &Options) -> Result<()> {
    short(options.seconds)
}

/// Runs every target for so many seconds.
///
/// # Errors
/// When one finds something, or cargo-fuzz cannot be had.
pub fn short(seconds: u32) -> Result<()> {
    setup::cargo_fuzz()?;
    let time = format!("-max_total_time={seconds}");
    for target in TARGETS {
        let corpus = seeded(target)?;
        let args =
            ["fuzz", "run", "--sanitizer", "none", target, &corpus, "--", &time, "-max_len=4096", "-verbosity=0"];
        let mut command = step::command(".", "cargo", &args);
        command.env("RUSTC_BOOTSTRAP", "1");
        if !step::run(command)?.0 {
            bail!("the fuzz target {target} found something; its input is in fuzz/artifacts/{target}");
        }
    }
    Ok(())
}

/// The folder of inputs to begin with, good ones added to whatever earlier runs found.
fn seeded(target: &str) -> Result<String> {
    let folder = step::root().join("fuzz/corpus").join(target);
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let seeds = match target {
        "position" => positions()?,
        "record" => RECORDS.map(str::to_owned).to_vec(),
        "thread" => THREADS.map(str::to_owned).to_vec(),
        _ => ACTIONS.map(str::to_owned).to_vec(),
    };
    for (number, seed) in seeds.iter().enumerate() {
        std::fs::write(folder.join(format!("seed-{number}")), seed).context("cannot write a seed")?;
    }
    Ok(folder.to_string_lossy().into_owned())
}

/// The positions of the cases that the rules are tested by.
fn positions() -> Result<Vec<String>> {
    let of_all = CASES.map(positions_of).into_iter().collect::<Result<Vec<_>>>()?;
    Ok(of_all.into_iter().flatten().collect())
}

fn positions_of(game: &str) -> Result<Vec<String>> {
    let file = step::root().join("tests/data/cases").join(game).with_extension("jsonl");
    let cases = std::fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    let seed = |line: &str| {
        let case: serde_json::Value = serde_json::from_str(line).context("a case that is not JSON")?;
        let position = case["position"].as_str().or(case["start"].as_str()).unwrap_or_default();
        let set = case["set"].as_object().into_iter().flatten();
        let set: Vec<_> = set.map(|(key, value)| format!("{key}={}", value.as_str().unwrap_or_default())).collect();
        Ok(format!("{} {}\n{position}", case["game"].as_str().unwrap_or_default(), set.join(" ")))
    };
    cases.lines().map(seed).collect()
}

const CASES: [&str; 3] = ["dumaraj", "stone-chess", "tammashil"];

const ACTIONS: [&str; 16] = [
    "23-34[r1]",
    "j7/k8?+,k9?x",
    "j7-k8?",
    "e8,f6xf7",
    "j9-k10?o",
    "t7+u7",
    "5:",
    ".",
    "K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3 // 8",
    "R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3",
    "b5-a6; @-a5",
    "b7-b8; Q-b8",
    "N * E5; // 3",
    "B-c3",
    "K-f2; R-c2",
    "resign:g",
];

const RECORDS: [&str; 6] = [
    "[Game \"stone-chess\"]\n[Options \"players=4\"]\n[Start \"{R_g}{N_g}4nk/{K_g}{N_g}{P_g}1p1r1/8/8/1P6/2P2{P_r}2/P5{N_r}1/KR4{R_r}{K_r} w w:a1,b:h8,g:a8,r:h1 w:24,b:9,g:16,r:7 w:sFWEDQ,b:s,g:-,r:- - 0 41\"]\n\n41. b4-b5 42. \"e7-e5\" 43. resign:g *",
    "[Event \"x\"]\n[Result \"2-1\"]\n[Game \"duel/plain\"]\n\n0. @b2 @c3 1. b2-b3 {a} 2. c3-c2 $4 (2. c3-b3) 3. b3-b2 4. c2-b2 2-1",
    "[Game \"dumaraj/pioneer-1\"]\n[Options \"editor=strict\"]\n\n1. 23-34 2. 53-44 3. \"34-35\" *",
    "[Game \"dumaraj/eralash\"]\n0. S@11,S@12,L@13,L@14,G@15,G@16 S@61,S@62,L@63,L@64,G@65,G@66 1. 15-34[c6] 1-1",
    "[Game \"tammashil\"]\n[Start \"13/2r8l2/15/16/17/18/19/20/21/22/6??15/6B15/21/20/19/18/17/16/15/2L6R4/13 s - 0 1 1+1x0o\"]\n1. 4: j7/k7?+,k8?x . 2. 1: t12-t11 . 3. 6: *",
    "[Game \"dumaraj/classic\"]\n[Options \"rf=yes mirror=yes\"]\n0. R|F,X - - 1. 21-31 2. 71-61 1-2",
];

const THREADS: [&str; 3] = [
    "1. K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3 // 8\nЧёрные: k-h8; r-e7; n-f7; n-f8; p-e6; p-f6; p-g6; p-h6;\nK_g-d8; R_g-a8; N_g-b8; N_g-c8; P_g-a6; P_g-b6; P_g-c6; P_g-d6 // 16\n> quoted\nХод 2\nA3-A4 h6-h5 // 8\nN_g * e4 // 3 камня\nпривет\nBlack resigns",
    "Игроков: 4\nЛев: leaper\n[quote=Anna]a2-a4[/quote]\nК-а1\nR-b1\nN-a2\nN-b2\nP-a3\nP-b3\nP-c3\nP-d3 // 8/8/8/8",
    "Start: k6{K_g}/8/8/pP6/8/8/8/K7 w w:a1,b:a8,g:h8 w:8,b:8,g:8 w:-,b:-,g:- a6:a5 0 9\n9. b5-a6; @-a5\na8-b8 шах",
];
