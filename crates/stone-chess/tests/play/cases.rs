//! The exact numbers, lists and positions of `tests/data/cases/stone-chess.jsonl`, computed by a separate program.

use serde_json::Value;
use skazka_core::Outcome;
use skazka_stone_chess::{Lion, Players, Rules, State};
use std::collections::HashMap;

const CASES: &str = include_str!("../../../../tests/data/cases/stone-chess.jsonl");

fn rules(case: &Value) -> Rules {
    let players = if case["set"]["players"] == "3" { Players::Three } else { Players::Four };
    let lion = if case["set"]["lion"] == "leaper" { Lion::Leaper } else { Lion::Hopper };
    Rules { players, lion }
}

fn position(case: &Value) -> State {
    let written = case["position"].as_str().unwrap();
    let state = State::read(&rules(case), written).unwrap_or_else(|error| panic!("{case}: {error:?}"));
    assert_eq!(state.to_string(), written, "writing inverts reading");
    assert_eq!(state.key(), state.recomputed_key());
    state
}

fn cases() -> impl Iterator<Item = Value> {
    CASES.lines().map(|line| serde_json::from_str(line).unwrap())
}

#[test]
fn perft_counts_are_exact() {
    let mut checked = 0;
    for case in cases().filter(|case| case["nodes"].is_u64()) {
        let depth = case["depth"].as_u64().unwrap() as u32;
        assert_eq!(position(&case).perft(depth), case["nodes"].as_u64().unwrap(), "{case}");
        checked += 1;
    }
    assert_eq!(checked, 53);
}

#[test]
fn legal_actions_are_exact() {
    let mut checked = 0;
    for case in cases().filter(|case| case["legal"].is_array()) {
        let state = position(&case);
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let mut written: Vec<_> = actions.iter().map(|&action| state.write_action(action)).collect();
        for (text, action) in written.iter().zip(&actions) {
            assert_eq!(state.read_turn(text), Ok(vec![*action]));
        }
        written.sort_unstable();
        assert_eq!(serde_json::json!(written), case["legal"], "{case}");
        checked += 1;
    }
    assert_eq!(checked, 23);
}

/// Plays what is written; repetitions are counted as a referee would.
fn played(case: &Value) -> Result<(State, Option<Outcome>), String> {
    let written = case["position"].as_str().unwrap();
    let mut state = State::read(&rules(case), written).map_err(|error| format!("{error:?}"))?;
    let mut seen = HashMap::from([(state.key(), 1)]);
    let mut outcome = state.ended().or(state.drawn(1));
    for action in case["actions"].as_array().unwrap() {
        if let Some(outcome) = outcome {
            return Err(format!("the game is over: {outcome:?}"));
        }
        let turn = state.read_turn(action.as_str().unwrap()).map_err(|error| format!("{error:?}"))?;
        for action in turn {
            state.apply(action);
        }
        assert_eq!(state.key(), state.recomputed_key());
        let times = seen.entry(state.key()).or_insert(0);
        *times += 1;
        outcome = state.ended().or(state.drawn(*times));
    }
    Ok((state, outcome))
}

#[test]
fn positions_after_actions_are_exact() {
    let mut checked = 0;
    for case in cases().filter(|case| case["after"].is_string()) {
        let (state, outcome) = played(&case).unwrap_or_else(|error| panic!("{case}: {error}"));
        assert_eq!(state.to_string(), case["after"].as_str().unwrap(), "{case}");
        let told = outcome.map(|outcome| outcome.written(&["w", "b", "g", "r"]));
        assert_eq!(told.as_deref(), case["outcome"].as_str(), "{case}");
        checked += 1;
    }
    assert_eq!(checked, 52);
}

#[test]
fn what_must_be_refused_is_refused() {
    let mut checked = 0;
    for case in cases().filter(|case| case["error"] == true) {
        let result = played(&case);
        assert!(result.is_err(), "{case}: {result:?}");
        checked += 1;
    }
    assert_eq!(checked, 38);
}
