//! Perft of a fixed list of positions, one thread: `cargo bench -p skazka-dumaraj --bench perft [-- NAME]`.
//!
//! Every line is checked against the exact count where one is known, and both ways of counting sliders are timed side
//! by side: the median of five runs, in millions of nodes of the last ply per second of processor time.

use skazka_core::Settings;
use skazka_dumaraj::{Board, Sliding, options};
use std::time::{SystemTime, UNIX_EPOCH};

/// Name, discipline, settings, position, depth.
const POSITIONS: &[(&str, &str, &str, &str, u32)] = &[
    ("6x6 pioneer-1 off", "pioneer-1", "editor=off", "1lfrl1/1gssg1/6/6/1GSSG1/1LFRL1 a 1-6,1-6 - 0 1", 6),
    ("6x6 pioneer-1 free", "pioneer-1", "editor=free", "1lfrl1/1gssg1/6/6/1GSSG1/1LFRL1 a 1-6,1-6 - 0 1", 5),
    ("8x8 classic off", "classic", "editor=off", "lgsfrsgl/pppppppp/8/8/8/8/PPPPPPPP/LGSFRSGL a 1-8,1-8 - 0 1", 6),
    ("8x8 classic free", "classic", "editor=free", "lgsfrsgl/pppppppp/8/8/8/8/PPPPPPPP/LGSFRSGL a 1-8,1-8 - 0 1", 6),
    (
        "8x8 phalanx-1 open off",
        "phalanx-1",
        "editor=off level=red",
        "2lgsl2/2g1f3/2G1rs2/2LPG3/8/2SL1p2/4S3/2F2R2 a 1-8,1-8 - 4 41",
        5,
    ),
    (
        "8x8 phalanx-1 open free",
        "phalanx-1",
        "editor=free level=red",
        "2lgsl2/2g1f3/2G1rs2/2LPG3/8/2SL1p2/4S3/2F2R2 a 1-8,1-8 - 4 41",
        4,
    ),
    (
        "10x10 kulikovo-1 off",
        "kulikovo-1",
        "editor=off",
        "ltgsfrsgtl/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/LTGSFRSGTL a 1-A,1-A - 0 1",
        5,
    ),
    (
        "10x10 kulikovo-1 free",
        "kulikovo-1",
        "editor=free",
        "ltgsfrsgtl/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/LTGSFRSGTL a 1-A,1-A - 0 1",
        5,
    ),
    (
        "10x10 poltava-1 off",
        "poltava-1",
        "editor=off",
        "3t2t3/3lfrl3/3gssg3/3pppp3/10/10/3PPPP3/3GSSG3/3LFRL3/3T2T3 a 1-A,1-A - 0 1",
        5,
    ),
    (
        "10x10 poltava-1 free",
        "poltava-1",
        "editor=free",
        "3t2t3/3lfrl3/3gssg3/3pppp3/10/10/3PPPP3/3GSSG3/3LFRL3/3T2T3 a 1-A,1-A - 0 1",
        4,
    ),
    (
        "12x12 kulikovo-2 off",
        "kulikovo-2",
        "size=12 editor=off",
        "12/1lgstfrtsgl1/1pppppppppp1/12/12/12/12/12/12/1PPPPPPPPPP1/1LGSTFRTSGL1/12 a 1-C,1-C - 0 1",
        5,
    ),
    (
        "12x12 kulikovo-2 free",
        "kulikovo-2",
        "size=12 editor=free",
        "12/1lgstfrtsgl1/1pppppppppp1/12/12/12/12/12/12/1PPPPPPPPPP1/1LGSTFRTSGL1/12 a 1-C,1-C - 0 1",
        4,
    ),
    (
        "12x12 kulikovo-1 open off",
        "kulikovo-1",
        "size=12 editor=off trigon=3",
        "5l3Tg1/1t2sfrs4/4p1p1p1l1/2g6p2/2p2pP3p1/1p1p3pPT2/3P8/1tP1PG1P4/5P3S2/5S1L1PP1/3G1F6/1L4R5 a 1-C,1-C - 0 81",
        4,
    ),
    (
        "12x12 kulikovo-1 open free",
        "kulikovo-1",
        "size=12 editor=free trigon=3",
        "5l3Tg1/1t2sfrs4/4p1p1p1l1/2g6p2/2p2pP3p1/1p1p3pPT2/3P8/1tP1PG1P4/5P3S2/5S1L1PP1/3G1F6/1L4R5 a 1-C,2-B - 0 81",
        4,
    ),
];

fn main() {
    let wanted: Vec<_> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    println!("{:<28} {:>5} {:>12} {:>9} {:>9}", "position", "depth", "nodes", "rays", "lines");
    for &(name, discipline, settings, position, depth) in POSITIONS {
        if !wanted.is_empty() && !wanted.iter().any(|part| name.contains(part.as_str())) {
            continue;
        }
        let settings = Settings::parse(settings.split(' ')).expect("settings");
        let rules = options::rules(discipline, &settings).expect("rules");
        let board = Board::read(&rules, position).expect("a position");
        let (nodes, rays) = speed(&board, depth, Sliding::Rays);
        let (same, lines) = speed(&board, depth, Sliding::Lines);
        assert_eq!(nodes, same, "{name}");
        println!("{name:<28} {depth:>5} {nodes:>12} {rays:>9.0} {lines:>9.0}");
    }
}

/// The nodes and how many of them are counted in a microsecond of processor time.
fn speed(board: &Board, depth: u32, sliding: Sliding) -> (u64, f64) {
    let mut nodes = 0;
    let mut times: Vec<_> = (0..5)
        .map(|_| {
            let start = nanoseconds();
            nodes = board.perft_by(depth, sliding);
            nanoseconds() - start
        })
        .collect();
    times.sort_unstable();
    (nodes, nodes as f64 * 1e3 / times[2] as f64)
}

/// Time this thread has run, as Linux tells it; elsewhere the time of the clock.
fn nanoseconds() -> u64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = told.and_then(|line| line.split(' ').next()?.parse().ok());
    ran.unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64))
}
