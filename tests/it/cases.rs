//! The exact numbers and lists that a separate program computed from the same rules.

use crate::run::{Said, skazka};
use serde_json::Value;

struct Case {
    line: usize,
    case: Value,
}

impl Case {
    fn text(&self, key: &str) -> Option<&str> {
        self.case[key].as_str()
    }

    /// `skazka COMMAND GAME --set … --position … MORE`.
    fn call(&self, command: &str, more: &[&str]) -> Said {
        let mut args = vec![command.to_owned(), self.text("game").expect("a game").to_owned()];
        for (key, value) in self.case["set"].as_object().into_iter().flatten() {
            args.extend(["--set".to_owned(), format!("{key}={}", value.as_str().expect("a value"))]);
        }
        if let Some(position) = self.text("position") {
            args.extend(["--position".to_owned(), position.to_owned()]);
        }
        let rolls = self.case["rolls"].as_array().filter(|rolls| !rolls.is_empty() && command != "legal");
        if let Some(rolls) = rolls {
            let rolls: Vec<_> = rolls.iter().map(|roll| format!("{roll}:")).collect();
            args.extend(["--chance".to_owned(), rolls.join(",")]);
        }
        args.extend(more.iter().map(|one| (*one).to_owned()));
        skazka(&args.iter().map(String::as_str).collect::<Vec<_>>())
    }

    fn check(&self) {
        let line = self.line;
        if let Some(start) = self.text("start") {
            assert_eq!(self.call("show", &["--format", "position"]).success().trim_end(), start, "line {line}");
        } else if let Some(depth) = self.case["depth"].as_u64() {
            let said = self.call("perft", &["--depth", &depth.to_string()]);
            assert_eq!(said.success().lines().last(), Some(&*format!("nodes {}", self.case["nodes"])), "line {line}");
        } else if let Some(legal) = self.case["legal"].as_array() {
            let legal: Vec<_> = legal.iter().filter_map(Value::as_str).collect();
            assert_eq!(self.call("legal", &[]).success().lines().collect::<Vec<_>>(), legal, "line {line}");
        } else {
            self.check_actions();
        }
    }

    fn check_actions(&self) {
        let actions: Vec<_> =
            self.case["actions"].as_array().expect("actions").iter().filter_map(Value::as_str).collect();
        let said = self.call("apply", &actions);
        if self.case["error"] == Value::Bool(true) {
            said.refusal();
            return;
        }
        let outcome = self.text("outcome").map(|outcome| format!("outcome {outcome}\n")).unwrap_or_default();
        let expected = format!("{}\n{outcome}", self.text("after").expect("a position"));
        assert_eq!(said.success(), expected, "line {}", self.line);
    }
}

/// Checks the cases of a file that are `wanted`; how many they were.
fn check(cases: &str, wanted: impl Fn(&Value) -> bool) -> usize {
    let cases =
        cases.lines().enumerate().map(|(index, written)| (index, serde_json::from_str(written).expect("a case")));
    let wanted = cases.filter(|(_, case)| wanted(case));
    wanted.map(|(index, case)| Case { line: index + 1, case }.check()).count()
}

#[test]
fn every_case_of_dumaraj_comes_out_exactly() {
    assert_eq!(check(include_str!("../data/cases/dumaraj.jsonl"), |_| true), 100);
}

/// The larger counts are checked inside the rules, where they take no longer than they must.
#[test]
fn every_case_of_tammashil_comes_out_exactly() {
    let quick = |case: &Value| case["nodes"].as_u64().is_none_or(|nodes| nodes < 60_000);
    assert_eq!(check(include_str!("../data/cases/tammashil.jsonl"), quick), 83);
}

/// The same of Stone Chess.
#[test]
fn every_case_of_stone_chess_comes_out_exactly() {
    let quick = |case: &Value| case["nodes"].as_u64().is_none_or(|nodes| nodes < 60_000);
    assert_eq!(check(include_str!("../data/cases/stone-chess.jsonl"), quick), 136);
}
