//! Positions drawn in a test: only the rows where something stands.

use skazka_tammashil::{Move, Rules, State};

/// A Tammashil position from rows such as `"f 5 A B"`: the letter, cells from the left, numbers for runs of empty ones; the
/// rest is empty. A side of which no priest is drawn has them on `b3` and `b10`, or on `t3` and `t12`.
pub fn drawn(rows: &[&str], side: char, left: u8, roll: u8) -> State {
    let mut texts: Vec<String> = (0..21_usize).map(|row| (13 + row.min(20 - row)).to_string()).collect();
    for (row, text, letters) in [("b", "2L6R4", ['L', 'R']), ("t", "2r8l2", ['l', 'r'])] {
        if !rows.iter().any(|drawn| drawn[1..].contains(letters)) {
            texts[index(row)] = text.to_owned();
        }
    }
    for drawn in rows {
        let (row, cells) = drawn.split_once(' ').unwrap();
        texts[index(row)] = filled(cells, 13 + index(row).min(20 - index(row)));
    }
    texts.reverse();
    let written = format!("{} {side} {left}/{roll} 7 10", texts.join("/"));
    State::read(Rules::TAMMASHIL, &written).unwrap_or_else(|error| panic!("{written}: {error:?}"))
}

fn index(row: &str) -> usize {
    usize::from(row.as_bytes()[0] - b'a')
}

/// The cells without spaces, and the empty rest of the row.
fn filled(cells: &str, width: usize) -> String {
    let used: usize = cells
        .split(' ')
        .map(|piece| piece.parse().unwrap_or_else(|_| piece.chars().filter(|sign| !"'!~*".contains(*sign)).count()))
        .sum();
    let rest = if used < width { (width - used).to_string() } else { String::new() };
    cells.replace(' ', "") + &rest
}

/// Every legal action, written and sorted.
pub fn legal(state: &State) -> Vec<String> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let mut written: Vec<_> = actions.into_iter().map(|action| state.write_action(action)).collect();
    written.sort_unstable();
    written
}

/// Those that move a unit from this cell without others.
pub fn legal_from(state: &State, cell: &str) -> Vec<String> {
    let own = |text: &&String| text.strip_prefix(cell).is_some_and(|rest| rest.starts_with(['-', '+', 'x', '/']));
    legal(state).iter().filter(own).filter(|text| !text.contains(',') || text.contains('/')).cloned().collect()
}

/// The attacks on a cell.
pub fn attacks_on(state: &State, cell: &str) -> Vec<String> {
    let end = format!("x{cell}");
    legal(state).into_iter().filter(|text| text.ends_with(&end)).collect()
}

/// Takes written actions.
pub fn play(mut state: State, actions: &[&str]) -> State {
    for written in actions {
        for action in state.read_told(written).unwrap_or_else(|error| panic!("{error:?} in {state}")) {
            state.apply(action);
        }
    }
    state
}

/// The row of a written position.
pub fn row(state: &State, row: &str) -> String {
    let written = state.write();
    written.split(['/', ' ']).nth(20 - index(row)).unwrap().to_owned()
}

/// What an action costs.
pub fn cost(state: &State, written: &str) -> u8 {
    let action: Move = state.read_action(written).unwrap_or_else(|error| panic!("{error:?} in {state}"));
    state.cost(action).unwrap()
}
