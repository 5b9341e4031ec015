//! Perft of a fixed list of positions, one thread: `cargo bench -p skazka-stone-chess --bench perft`.
//!
//! Beside the counts, in millions a second, stands how many positions are made and have their actions listed: what a
//! search does. `docs/performance.md` tells what was measured.

use skazka_stone_chess::{Action, Lion, Players, Rules, State};
use std::time::{Duration, Instant};

/// Name, players, position, depth, exact count.
const CASES: &[(&str, Players, &str, u32, u64)] = &[
    (
        "three, no stones",
        Players::Three,
        "{K_g}{R_g}4rk/{N_g}{N_g}4nn/{P_g}{P_g}{P_g}2ppp/3{P_g}p3/3P4/PPP5/NN6/KR6 w w:a1,b:h8,g:a8 w:0,b:0,g:0 \
         w:sFWEDQ,b:sFWEDQ,g:sFWEDQ - 0 4",
        4,
        10_138_355,
    ),
    (
        "four, beginning",
        Players::Four,
        "{K_g}{R_g}4rk/{N_g}{N_g}4nn/{P_g}{P_g}{P_g}2ppp/3{P_g}p3/3P{P_r}3/PPP2{P_r}{P_r}{P_r}/NN4{N_r}{N_r}/KR4{R_r}{K_r} \
         w w:a1,b:h8,g:a8,r:h1 w:8,b:8,g:8,r:8 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ,r:sFWEDQ - 0 5",
        3,
        35_497_711,
    ),
    (
        "four, many stones",
        Players::Four,
        "2p{N_g}1{K_g}{P_g}1/1n1p2{P_g}1/3{N_r}2{R_g}1/N2c{P_g}1{P_g}1/P1N3{P_r}1/1p3{N_r}1{P_r}/R3{N_g}3/2K1{P_r}1{P_r}{K_r} \
         w w:a1,b:a8,g:h8,r:h1 w:13,b:7,g:18,r:16 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ,r:sFWEDQ - 0 21",
        2,
        144_071,
    ),
    (
        "two left, rich",
        Players::Four,
        "1p6/2m5/8/1B1{NN}4/8/8/8/8 w w:h1,b:a8,g:x4,r:x3 w:32,b:33,g:16,r:36 \
         w:sFWEDQ,b:sFWEDQ,g:sFWEDQ,r:sFWEDQ - 2 81",
        2,
        908_289,
    ),
];

fn main() {
    println!("{:<20} {:>5} {:>11} {:>9} {:>9}", "position", "depth", "nodes", "counted", "listed");
    for &(name, players, position, depth, expected) in CASES {
        let state = State::read(&Rules { players, lion: Lion::Hopper }, position).expect("a position");
        let (nodes, counted) = speed(|| state.perft(depth));
        assert_eq!(nodes, expected, "{name}");
        let (positions, listed) = speed(|| list(&state, depth - 1, &mut Vec::new()));
        println!("{name:<20} {depth:>5} {nodes:>11} {counted:>9.1} {listed:>9.2}  ({positions} positions)");
    }
}

/// Makes every position down to a depth and lists its actions.
fn list(state: &State, depth: u32, actions: &mut Vec<Action>) -> u64 {
    let first = actions.len();
    state.actions(actions);
    let mut positions = 1;
    for nth in first..actions.len() {
        if depth > 0 {
            let mut next = *state;
            next.apply(actions[nth]);
            positions += list(&next, depth - 1, actions);
        }
    }
    actions.truncate(first);
    positions
}

/// What a count gives, and how many of it a microsecond, the best of some seconds.
fn speed(mut count: impl FnMut() -> u64) -> (u64, f64) {
    let begin = Instant::now();
    let (mut best, mut found) = (Duration::MAX, 0);
    while begin.elapsed() < Duration::from_secs(2) {
        let start = Instant::now();
        found = count();
        best = best.min(start.elapsed());
    }
    (found, found as f64 / best.as_secs_f64() / 1e6)
}
