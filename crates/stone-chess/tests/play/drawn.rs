//! Boards drawn square by square.

use skazka_core::Seat;
use skazka_stone_chess::{ActionErrorKind, Entry, Ledger, Lion, Players, Rules, Square, State};

pub const THREE: Rules = Rules { players: Players::Three, lion: Lion::Hopper };
pub const FOUR: Rules = Rules { players: Players::Four, lion: Lion::Hopper };
pub const LEAPING: Rules = Rules { players: Players::Four, lion: Lion::Leaper };

/// A position of four players at home in a1 (White), h8 (Black), a8 (Green), h1 (Red), White to move.
///
/// The board is drawn rank 8 first; Green's and Red's pieces as in notation; who has no piece is out.
pub fn drawn(ranks: [&str; 8], stones: [u16; 4], rights: &str) -> State {
    let tokens: Vec<Vec<&str>> = ranks.iter().map(|rank| rank.split_whitespace().collect()).collect();
    let owner = |token: &str| match token {
        "." => None,
        _ if token.ends_with("_g") => Some(2),
        _ if token.ends_with("_r") => Some(3),
        _ => Some(usize::from(token.starts_with(|letter: char| letter.is_ascii_lowercase()))),
    };
    let present = |seat| tokens.iter().flatten().any(|token| owner(token) == Some(seat));
    let mut place = 5;
    let homes: Vec<_> = (0..4)
        .map(|seat| {
            let home = ["a1", "h8", "a8", "h1"][seat];
            if present(seat) {
                return home.to_owned();
            }
            place -= 1;
            format!("x{place}")
        })
        .collect();
    let ranks: Vec<_> = tokens.iter().map(|rank| rank_text(rank)).collect();
    let written = format!(
        "{} w w:{},b:{},g:{},r:{} w:{},b:{},g:{},r:{} w:{rights},b:{rights},g:{rights},r:{rights} - 0 9",
        ranks.join("/"),
        homes[0],
        homes[1],
        homes[2],
        homes[3],
        stones[0],
        stones[1],
        stones[2],
        stones[3]
    );
    State::read(&FOUR, &written).unwrap_or_else(|error| panic!("{written}: {error:?}"))
}

fn rank_text(tokens: &[&str]) -> String {
    let mut text = String::new();
    for token in tokens {
        match (*token, text.chars().last().filter(char::is_ascii_digit)) {
            (".", Some(run)) => {
                text.pop();
                text += &(run.to_digit(10).unwrap() + 1).to_string();
            }
            (".", None) => text.push('1'),
            (piece, _) if piece.len() == 1 => text += piece,
            (piece, _) => text += &format!("{{{piece}}}"),
        }
    }
    text
}

/// Every action, written and sorted.
pub fn legal(state: &State) -> Vec<String> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let mut written: Vec<_> = actions.into_iter().map(|action| state.write_action(action)).collect();
    written.sort();
    written
}

/// The actions that begin so.
pub fn beginning(state: &State, start: &str) -> Vec<String> {
    legal(state).into_iter().filter(|written| written.starts_with(start)).collect()
}

/// The position after these turns.
pub fn after(state: &State, turns: &[&str]) -> State {
    let mut state = *state;
    for written in turns {
        for action in state.read_turn(written).unwrap_or_else(|error| panic!("{written} in {state}: {error:?}")) {
            state.apply(action);
        }
    }
    state
}

/// A square by its name.
pub fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

/// Why a turn is refused.
pub fn refusal(state: &State, written: &str) -> ActionErrorKind {
    match state.read_turn(written) {
        Ok(read) => panic!("{written} was read as {read:?} in {state}"),
        Err(error) => error.refusal,
    }
}

/// What a turn brings and costs.
pub fn ledger(state: &State, written: &str) -> Ledger {
    let mut state = *state;
    state.apply(state.read_turn(written).unwrap()[0])
}

/// The items as seats and stones.
pub fn items(ledger: Ledger) -> Vec<(Seat, i32)> {
    ledger.iter().map(|Entry { seat, stones, .. }| (seat, stones)).collect()
}

/// Kings alone, so that nobody is out: White, Black, Green.
pub fn kings(stones: u16) -> State {
    drawn(
        [
            "K_g . . . . . . k", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "K . . . . . . .",
        ],
        [stones, 0, 0, 0],
        "sFWEDQ",
    )
}
