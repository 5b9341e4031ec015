//! The starting positions of `tests/data/cases/dumaraj.jsonl`, computed by a separate program.

use serde_json::Value;
use skazka_core::Settings;
use skazka_dumaraj::setup::{Paper, army, facing};
use skazka_dumaraj::{ATTACKER, BLOCKER, Board, Rules, options};

const CASES: &str = include_str!("../../../../tests/data/cases/dumaraj.jsonl");

fn rules(case: &Value) -> Rules {
    let mut settings = Settings::new();
    for (key, value) in case["set"].as_object().unwrap() {
        settings.set(key, value.as_str().unwrap()).unwrap();
    }
    let discipline = case["game"].as_str().unwrap().strip_prefix("dumaraj/").unwrap();
    options::rules(discipline, &settings).unwrap_or_else(|fault| panic!("{case}: {fault}"))
}

/// The board with both armies as drawn.
fn start(rules: &Rules) -> Board {
    let own = army(rules, &Paper::default(), None).unwrap();
    let other = facing(rules, &own, None).unwrap();
    let mut board = Board::new(rules);
    for (seat, army) in [(ATTACKER, own), (BLOCKER, other)] {
        army.iter().for_each(|one| board.place(seat, one.mob, one.bit));
    }
    board
}

#[test]
fn every_start_is_exact() {
    let mut checked = 0;
    for case in CASES.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        let rules = rules(&case);
        assert_eq!(options::rules(options::discipline(&rules), &options::settings(&rules)), Ok(rules), "{case}");
        if let Some(expected) = case["start"].as_str() {
            assert_eq!(start(&rules).to_string(), expected, "{case}");
            checked += 1;
        }
    }
    assert_eq!(checked, 23);
}
