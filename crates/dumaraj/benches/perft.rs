//! Perft of a fixed list of positions, one thread: `cargo bench -p skazka-dumaraj --bench perft [-- PART_OF_NAME...]`.
//!
//! Both ways of counting sliders are timed side by side, in millions of
//! nodes of the last ply per second. The counts are checked against each other and, where one is known, against the
//! exact count. `docs/performance.md` tells what was measured.

use skazka_core::Settings;
use skazka_dumaraj::{Board, Move, Sliding, options};
use std::time::{Duration, Instant};

/// A position with the depth to count it to.
struct Case {
    name: &'static str,
    discipline: &'static str,
    settings: &'static str,
    position: &'static str,
    depth: u32,
    /// Without the editor, where it is known.
    nodes: Option<u64>,
}

const CASES: &[Case] = &[
    Case {
        name: "6x6 pioneer-1",
        discipline: "pioneer-1",
        settings: "level=blue",
        position: "1lfrl1/1gssg1/6/6/1GSSG1/1LFRL1 a 1-6,1-6 - 0 1",
        depth: 5,
        nodes: Some(3_863_883),
    },
    Case {
        name: "8x8 classic",
        discipline: "classic",
        settings: "level=blue",
        position: "lgsfrsgl/pppppppp/8/8/8/8/PPPPPPPP/LGSFRSGL a 1-8,1-8 - 0 1",
        depth: 5,
        nodes: None,
    },
    Case {
        name: "8x8 middle game",
        discipline: "phalanx-1",
        settings: "level=red",
        position: "2lgsl2/2g1f3/2G1rs2/2LPG3/8/2SL1p2/4S3/2F2R2 a 1-8,1-8 - 4 41",
        depth: 4,
        nodes: None,
    },
    Case {
        name: "10x10 kulikovo-1",
        discipline: "kulikovo-1",
        settings: "level=red",
        position: "ltgsfrsgtl/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/LTGSFRSGTL a 1-A,1-A - 0 1",
        depth: 4,
        nodes: None,
    },
    Case {
        name: "10x10 poltava-1",
        discipline: "poltava-1",
        settings: "level=red",
        position: "3t2t3/3lfrl3/3gssg3/3pppp3/10/10/3PPPP3/3GSSG3/3LFRL3/3T2T3 a 1-A,1-A - 0 1",
        depth: 4,
        nodes: None,
    },
    Case {
        name: "12x12 kulikovo-2",
        discipline: "kulikovo-2",
        settings: "size=12",
        position: "12/1lgstfrtsgl1/1pppppppppp1/12/12/12/12/12/12/1PPPPPPPPPP1/1LGSTFRTSGL1/12 a 1-C,1-C - 0 1",
        depth: 3,
        nodes: None,
    },
    Case {
        name: "12x12 phalanx-1",
        discipline: "phalanx-1",
        settings: "size=12",
        position: "12/12/4lfrl4/4gssg4/4pppp4/12/12/4PPPP4/4GSSG4/4LFRL4/12/12 a 1-C,1-C - 0 1",
        depth: 3,
        nodes: None,
    },
    Case {
        name: "12x12 middle game",
        discipline: "kulikovo-1",
        settings: "size=12 trigon=3",
        position: "5l3Tg1/1t2sfrs4/4p1p1p1l1/2g6p2/2p2pP3p1/1p1p3pPT2/3P8/1tP1PG1P4/5P3S2/5S1L1PP1/3G1F6/1L4R5 \
                   a 1-C,1-C - 0 81",
        depth: 3,
        nodes: None,
    },
];

fn main() {
    let wanted: Vec<_> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let is_wanted = |case: &&Case| wanted.is_empty() || wanted.iter().any(|part| case.name.contains(part.as_str()));
    println!("{:<20} {:<6} {:>5} {:>10} {:>6} {:>6}", "position", "editor", "depth", "nodes", "rays", "lines");
    for case in CASES.iter().filter(is_wanted) {
        measure(case, "off", case.nodes);
        measure(case, "free", None);
    }
}

fn measure(case: &Case, editor: &str, expected: Option<u64>) {
    let editor_set = format!("editor={editor}");
    let settings = Settings::parse(case.settings.split(' ').chain([editor_set.as_str()])).expect("settings");
    let rules = options::rules(case.discipline, &settings).expect("rules");
    let board = Board::read(&rules, case.position).expect("a position");
    let (nodes, rays) = speed(&board, case.depth, Sliding::Rays);
    let (same, lines) = speed(&board, case.depth, Sliding::Lines);
    assert_eq!(nodes, same, "{}", case.name);
    assert_eq!(expected.unwrap_or(nodes), nodes, "{}", case.name);
    println!("{:<20} {editor:<6} {:>5} {nodes:>10} {rays:>6.0} {lines:>6.0}", case.name, case.depth);
}

/// The nodes, and how many of them are counted in a microsecond.
///
/// Every first move is timed by itself, again and again for two seconds, and the best times are added up: what else the
/// machine does only ever makes a count slower, and short counts find it idle.
fn speed(board: &Board, depth: u32, sliding: Sliding) -> (u64, f64) {
    let first: Vec<_> = board.divide(1).into_iter().map(|(action, _)| after(board, action)).collect();
    let mut best = vec![Duration::MAX; first.len()];
    let mut nodes = vec![0; first.len()];
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(2) {
        for (nth, board) in first.iter().enumerate() {
            let start = Instant::now();
            nodes[nth] = board.perft_by(depth - 1, sliding);
            best[nth] = best[nth].min(start.elapsed());
        }
    }
    let nodes = nodes.into_iter().sum();
    (nodes, nodes as f64 / best.into_iter().sum::<Duration>().as_secs_f64() / 1e6)
}

fn after(board: &Board, action: Move) -> Board {
    let mut next = *board;
    next.play(action);
    next
}
