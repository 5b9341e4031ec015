//! `cargo xtask bench perft [NAME]`: perft and search nodes per second of a fixed list of positions, one thread.

use anyhow::{Result, anyhow, bail};
use skazka_core::{Notation, Perft, Presentation, Script, Settings, Stop, TypedFamily};
use skazka_dumaraj::{DumaRaj, Situation};
use skazka_search::{Limits, analyse};
use std::time::Instant;

/// Of each figure the median of so many runs is printed.
const RUNS: usize = 5;
/// Positions that one search looks at.
const SEARCHED: u64 = 400_000;

/// Name, discipline, options, position (empty: the start), depth of the perft.
const POSITIONS: [(&str, &str, &str, &str, u32); 12] = [
    ("6x6 pioneer-1, no editor", "pioneer-1", "editor=off", "", 6),
    ("6x6 pioneer-1, free", "pioneer-1", "", "", 5),
    ("6x6 chastushki-1, no editor", "chastushki-1", "editor=off", "", 6),
    ("8x8 classic, no editor", "classic", "editor=off", "", 6),
    ("8x8 classic, free", "classic", "", "", 6),
    ("8x8 middle game, no editor", "classic", "editor=off", CLASSIC_LATER, 5),
    ("8x8 middle game, free", "classic", "", CLASSIC_LATER, 4),
    ("10x10 kulikovo-1, no editor", "kulikovo-1", "editor=off", "", 5),
    ("10x10 kulikovo-1, free", "kulikovo-1", "", "", 5),
    ("10x10 chudskoe-1, no editor", "chudskoe-1", "editor=off", "", 5),
    ("12x12 kulikovo-2, no editor", "kulikovo-2", "size=12 editor=off", "", 5),
    ("12x12 kulikovo-2, free", "kulikovo-2", "size=12", "", 4),
];

const CLASSIC_LATER: &str = "l1f5/p1ps1l2/P1r3p1/7p/1g3p1P/3S1G2/1S1P1P2/LG1R3L a 1-8,1-8 - 0 71";

/// Runs the chore.
pub fn run(wanted: Option<&str>) -> Result<()> {
    if !POSITIONS.iter().any(|(name, ..)| is_wanted(name, wanted)) {
        bail!("no position has {:?} in its name", wanted.unwrap_or_default());
    }
    println!("{:<30} {:>5} {:>15} {:>12} {:>14}", "position", "depth", "nodes", "perft Mn/s", "search kn/s");
    for (name, discipline, options, position, depth) in POSITIONS {
        if is_wanted(name, wanted) {
            let situation = read(discipline, options, position).map_err(|fault| anyhow!("{name}: {fault}"))?;
            let (nodes, perft) = median(|| situation.perft(depth, Script::new(&[])));
            let (_, search) = median(|| analyse(&situation, &Limits::nodes(SEARCHED), &Stop::new()).nodes);
            println!("{name:<30} {depth:>5} {nodes:>15} {:>12.0} {:>14.0}", perft / 1e6, search / 1e3);
        }
    }
    Ok(())
}

fn is_wanted(name: &str, wanted: Option<&str>) -> bool {
    wanted.is_none_or(|wanted| name.contains(wanted))
}

fn read(discipline: &str, options: &str, position: &str) -> Result<Situation, skazka_core::Fault> {
    let rules = DumaRaj::rules(discipline, &Settings::parse(options.split_whitespace())?)?;
    match position {
        "" => Ok(Situation::preview(&rules)),
        written => Situation::read(&rules, written),
    }
}

/// The nodes that `work` counts, and the median of nodes per second.
fn median(work: impl Fn() -> u64) -> (u64, f64) {
    let mut nodes = 0;
    let mut speeds: Vec<f64> = (0..RUNS)
        .map(|_| {
            let begun = Instant::now();
            nodes = work();
            nodes as f64 / begun.elapsed().as_secs_f64()
        })
        .collect();
    speeds.sort_by(f64::total_cmp);
    (nodes, speeds[RUNS / 2])
}
