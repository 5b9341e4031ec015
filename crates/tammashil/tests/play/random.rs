//! Random positions to begin from, crowded where something can happen.

use fastrand::Rng;
use skazka_tammashil::{Cell, Geometry, Rules, State};
use std::collections::BTreeMap;

/// Words of chance.
pub fn words(rng: &mut Rng) -> impl FnMut() -> u64 {
    move || rng.u64(..)
}

pub fn pick<T: Copy>(rng: &mut Rng, from: &[T]) -> T {
    from[rng.usize(..from.len())]
}

/// A cell where the rules are at their oddest: corners, rear edges, the border, the belt, or anywhere.
fn heart(board: &Geometry, rng: &mut Rng) -> Cell {
    match rng.u8(..6) {
        0 => pick(rng, &board.corners()),
        1 => pick(rng, board.ring()),
        2 => pick(rng, &board.cells_of_row(board.rows() - 1).collect::<Vec<_>>()),
        3 => pick(rng, &board.cells_of_row(board.middle_row()).collect::<Vec<_>>()),
        _ => pick(rng, &board.cells().collect::<Vec<_>>()),
    }
}

/// A letter with marks; only units of the mover have marks of the turn.
fn unit(rng: &mut Rng, south: bool, moves: bool) -> String {
    let kind = pick(rng, &['A', 'A', 'A', 'A', 'B', 'B', 'C']);
    let letter = if south { kind } else { kind.to_ascii_lowercase() };
    let veteran = rng.u8(..6) == 0;
    let marks = match (rng.u8(..12), kind) {
        (0, _) => "!",
        (1, 'A') => "~",
        (2, 'A' | 'B') => "!~",
        _ => "",
    };
    let (veteran, marks) = (if veteran { "'" } else { "" }, if moves { marks } else { "" });
    format!("{letter}{veteran}{marks}")
}

/// A position in which units of both sides crowd around one cell, and priests stand there or far away.
pub fn melee(rules: Rules, rng: &mut Rng) -> State {
    let board = Geometry::of(rules.game);
    let south_moves = rng.bool();
    let heart = heart(board, rng);
    let spread = rng.u16(2..6);
    let mut near: Vec<_> = board.cells().filter(|&cell| board.distance(heart, cell) <= spread).collect();
    rng.shuffle(&mut near);
    let mut tokens = BTreeMap::new();
    let priests: &[char] = if rules.numbers().priests == 2 { &['L', 'R', 'l', 'r'] } else { &['L', 'l'] };
    for &priest in priests {
        let anywhere: Vec<_> = board.cells().filter(|cell| !tokens.contains_key(cell)).collect();
        let close = rng.bool().then(|| near.pop()).flatten().filter(|cell| !tokens.contains_key(cell));
        let cell = if rng.u8(..4) == 0 { pick(rng, &board.corners()) } else { close.unwrap_or(pick(rng, &anywhere)) };
        tokens.entry(cell).or_insert(priest.to_string());
    }
    for cell in near.into_iter().take(rng.usize(4..22)) {
        let south = rng.bool();
        let token = unit(rng, south, south == south_moves);
        tokens.entry(cell).or_insert(token);
    }
    let row = board.middle_row();
    let inner = board.cells_of_row(row).skip(1).take(board.width(row) - 2);
    let discs = rules.discs();
    let faces = [("+", discs.good), ("x", discs.bad), ("o", discs.empty)];
    let mut heap: Vec<_> = faces.into_iter().flat_map(|(sign, count)| vec![sign; count.into()]).collect();
    rng.shuffle(&mut heap);
    for cell in inner.take(heap.len()) {
        if rng.u8(..3) == 0 {
            tokens.entry(cell).or_insert(heap.pop().unwrap().to_owned());
        }
    }
    written(rules, &tokens, south_moves, rng)
}

fn written(rules: Rules, tokens: &BTreeMap<Cell, String>, south_moves: bool, rng: &mut Rng) -> State {
    let board = Geometry::of(rules.game);
    let mut rows = Vec::new();
    for row in (0..board.rows()).rev() {
        let (mut text, mut run) = (String::new(), 0);
        for cell in board.cells_of_row(row) {
            match tokens.get(&cell) {
                None => run += 1,
                Some(token) => {
                    text += &(if run > 0 { run.to_string() } else { String::new() } + token);
                    run = 0;
                }
            }
        }
        rows.push(if run > 0 { text + &run.to_string() } else { text });
    }
    let most = rules.numbers().most_steps();
    let roll = if rules.numbers().priests == 2 { rng.u8(1..=most) } else { most };
    let left = if rng.bool() { roll } else { rng.u8(..=roll) };
    let side = if south_moves { 's' } else { 'n' };
    let text = format!("{} {side} {left}/{roll} {} {}", rows.join("/"), rng.u8(..), 1 + rng.u16(..));
    let state = State::read(rules, &text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    assert_eq!(state.write(), text, "writing inverts reading");
    state
}
