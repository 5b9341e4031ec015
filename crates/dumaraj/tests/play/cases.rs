//! The exact numbers and lists of `tests/data/cases/dumaraj.jsonl`, computed by a separate program.

use serde_json::Value;
use skazka_core::Settings;
use skazka_dumaraj::{Board, Rules, options};

const CASES: &str = include_str!("../../../../tests/data/cases/dumaraj.jsonl");

fn rules(case: &Value) -> Rules {
    let mut settings = Settings::new();
    for (key, value) in case["set"].as_object().unwrap() {
        settings.set(key, value.as_str().unwrap()).unwrap();
    }
    let game = case["game"].as_str().unwrap();
    let discipline = game.strip_prefix("dumaraj/").unwrap();
    options::rules(discipline, &settings).unwrap_or_else(|fault| panic!("{case}: {fault}"))
}

fn position(case: &Value) -> Option<Board> {
    let written = case["position"].as_str()?;
    let board = Board::read(&rules(case), written).unwrap_or_else(|error| panic!("{case}: {error:?}"));
    assert_eq!(board.to_string(), written, "writing inverts reading");
    assert_eq!(board.key(), board.recomputed_key());
    Some(board)
}

fn cases() -> impl Iterator<Item = Value> {
    CASES.lines().map(|line| serde_json::from_str(line).unwrap())
}

#[test]
fn perft_counts_are_exact() {
    let mut checked = 0;
    for case in cases().filter(|case| case["nodes"].is_u64()) {
        let depth = case["depth"].as_u64().unwrap() as u32;
        assert_eq!(position(&case).unwrap().perft(depth), case["nodes"].as_u64().unwrap(), "{case}");
        checked += 1;
    }
    assert_eq!(checked, 55);
}

#[test]
fn legal_actions_are_exact() {
    let mut checked = 0;
    for case in cases().filter(|case| case["legal"].is_array()) {
        let board = position(&case).unwrap();
        let mut actions = Vec::new();
        board.actions(&mut actions);
        let mut written: Vec<_> = actions.iter().map(|action| action.to_string()).collect();
        written.sort_unstable();
        assert_eq!(serde_json::json!(written), case["legal"], "{case}");
        for (text, action) in actions.iter().map(|action| (action.to_string(), action)) {
            assert_eq!(board.read_action(&text).as_ref(), Ok(action));
        }
        checked += 1;
    }
    assert_eq!(checked, 22);
}
