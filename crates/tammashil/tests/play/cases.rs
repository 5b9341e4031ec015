//! The exact numbers and lists of `tests/data/cases/tammashil.jsonl`, computed by a separate program.

use serde_json::{Value, json};
use skazka_core::Script;
use skazka_tammashil::{Move, NORTH, Next, Rules, SOUTH, State};

const CASES: &str = include_str!("../../../../tests/data/cases/tammashil.jsonl");

fn cases(of: &str) -> Vec<Value> {
    let all = CASES.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    all.filter(|case| !case[of].is_null()).collect()
}

fn position(case: &Value) -> State {
    let rules = if case["game"] == "hivvayo" { Rules::HIVVAYO } else { Rules::TAMMASHIL };
    let written = case["position"].as_str().unwrap();
    let state = State::read(rules, written).unwrap_or_else(|error| panic!("{case}: {error:?}"));
    assert_eq!(state.write(), written, "writing inverts reading");
    assert_eq!(state.key(), state.recomputed_key());
    state
}

fn rolls(case: &Value) -> Vec<Move> {
    case["rolls"].as_array().unwrap().iter().map(|roll| Move::Roll(roll.as_u64().unwrap() as u8)).collect()
}

#[test]
fn perft_counts_are_exact() {
    let cases = cases("nodes");
    let mut wrong = Vec::new();
    for case in &cases {
        let depth = case["depth"].as_u64().unwrap() as u32;
        let nodes = position(case).perft(depth, Script::new(&rolls(case)));
        if json!(nodes) != case["nodes"] {
            wrong.push(format!("{nodes} in {case}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(cases.len(), 54);
}

#[test]
fn legal_actions_are_exact() {
    let cases = cases("legal");
    for case in &cases {
        let state = position(case);
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let mut written: Vec<_> = actions.iter().map(|&action| state.write_action(action)).collect();
        for (text, &action) in written.iter().zip(&actions) {
            assert_eq!(state.read_action(text), Ok(action), "{text}");
        }
        written.sort_unstable();
        assert_eq!(json!(written), case["legal"], "{case}");
    }
    assert_eq!(cases.len(), 24);
}

/// Takes written actions, and rolls while any are left.
fn play(state: &mut State, case: &Value) -> Result<(), String> {
    let mut rolls = rolls(case).into_iter();
    let mut roll = |state: &mut State| {
        if let (Next::Roll(_), false) = (state.next(), state.drawn())
            && let Some(roll) = rolls.next()
        {
            state.apply(roll);
        }
    };
    roll(state);
    for written in case["actions"].as_array().unwrap() {
        let written = written.as_str().unwrap();
        for action in state.read_told(written).map_err(|error| format!("{error:?}"))? {
            state.apply(action);
            assert_eq!(state.key(), state.recomputed_key(), "{written} in {case}");
        }
        roll(state);
    }
    Ok(())
}

#[test]
fn actions_lead_where_they_should() {
    let cases = cases("after");
    for case in &cases {
        let mut state = position(case);
        play(&mut state, case).unwrap_or_else(|error| panic!("{case}: {error}"));
        assert_eq!(json!(state.write()), case["after"], "{case}");
        let outcome = match state.winner() {
            Some(SOUTH) => json!("s priests"),
            Some(NORTH) => json!("n priests"),
            _ if state.drawn() => json!("draw quiet"),
            _ => Value::Null,
        };
        assert_eq!(outcome, case["outcome"], "{case}");
    }
    assert_eq!(cases.len(), 17);
}

#[test]
fn illegal_actions_are_refused() {
    let cases = cases("error");
    for case in &cases {
        let error = play(&mut position(case), case).expect_err(&case.to_string());
        assert!(!error.contains("NoStepsLeft"), "{case}: {error}");
    }
    assert_eq!(cases.len(), 11);
}
