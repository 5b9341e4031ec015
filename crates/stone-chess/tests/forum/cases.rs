//! The careless threads of `tests/data/cases/threads.jsonl`, each with the readings that are right.
//!
//! `lines` follow three finished placements, a `thread` is whole. One of `either` must come out: the `turns` (after the
//! placements), or that the thread is `refused`; and the lines that `says` tells must be named, `not_says` not be said.

use crate::PLACED;
use serde_json::Value;
use skazka_core::Fault;
use skazka_stone_chess::{Remark, Thread, ThreadError};
use skazka_words::Language;

const CASES: &str = include_str!("../../../../tests/data/cases/threads.jsonl");

/// The cases, by their line in the file, that are not read rightly yet. Whoever makes one right takes it out of here.
const NOT_YET: [(usize, &str); 19] = [
    (9, "turns: a second turn after a comment, without one of its own"),
    (10, "turns: a second turn after a wrong count"),
    (11, "edit: a turn struck out"),
    (12, "choice: what would be better"),
    (13, "choice: a threat"),
    (14, "choice: a variation inside a comment"),
    (16, "number: 4-й ход."),
    (17, "number: the writer's name with @"),
    (18, "number: an escaped dot"),
    (19, "number: backticks"),
    (20, "number: HTML bold"),
    (
        25,
        "copy: WhatsApp export: the time in brackets and the name stand on the line of the turn, behind a left-to-right mark",
    ),
    (44, "number: circled digit and keycap emoji as the number"),
    (51, "number: turn broken by the mailer at the hyphen: joined, or one of the two halves is named"),
    (55, "stones: a number of days is no stone count"),
    (
        60,
        "letters: Cyrillic Ze for the digit 3: read, or the line is named that could not be read, not the next one alone",
    ),
    (62, "letters: emoji with skin tone and variation selectors around numbered turns"),
    (64, "letters: CR after NEL after LF, the last turns without counts"),
    (74, "record: smart quotes put in by a word processor, en dashes between squares"),
];

/// The cases about who gives up: all of them are read rightly.
const RESIGNATIONS: [usize; 11] = [1, 2, 3, 4, 5, 6, 65, 66, 67, 68, 69];

/// What came out of a thread.
struct Came {
    /// The turns; none when it is refused.
    turns: Option<Vec<String>>,
    /// The lines that are named.
    names: Vec<usize>,
    /// What is said.
    says: String,
}

impl Came {
    fn of(case: &Value) -> Came {
        let (text, placed) = match case["lines"].as_str() {
            Some(lines) => (format!("{PLACED}{lines}"), 3),
            None => (case["thread"].as_str().expect("lines or a thread").to_owned(), 0),
        };
        match Thread::read(&text) {
            None => Came { turns: Some(Vec::new()), names: Vec::new(), says: String::new() },
            Some(Ok(thread)) => Came::read(thread, placed),
            Some(Err(error)) => Came::refused(error),
        }
    }

    fn read(thread: Thread, placed: usize) -> Came {
        let says: Vec<_> = thread.remarks.iter().map(|remark| Language::En.say(&remark.text())).collect();
        Came {
            turns: Some(thread.turns.into_iter().skip(placed).map(|turn| turn.written).collect()),
            names: thread.remarks.iter().flat_map(named).collect(),
            says: says.join("\n"),
        }
    }

    fn refused(error: ThreadError) -> Came {
        let names = [error.line].into_iter().chain(error.passed).collect();
        Came { turns: None, names, says: Language::En.say(&Fault::from(error).0) }
    }

    /// Whether this is one of the readings that are right.
    fn is(&self, right: &Value) -> bool {
        let list = |key: &str| right[key].as_array().map(Vec::as_slice).unwrap_or_default();
        let turns = match right["refused"].as_bool() {
            Some(true) => self.turns.is_none(),
            _ => {
                self.turns.as_ref().is_some_and(|turns| turns.iter().eq(list("turns").iter().filter_map(Value::as_str)))
            }
        };
        let named = list("says").iter().all(|line| self.names.iter().any(|&named| Some(named as u64) == line.as_u64()));
        turns && named && !list("not_says").iter().filter_map(Value::as_str).any(|words| self.says.contains(words))
    }
}

/// The lines that a remark names.
fn named(remark: &Remark) -> Vec<usize> {
    match remark {
        Remark::PassedOver { lines } | Remark::NoResignation { lines } => lines.clone(),
        Remark::Stones { line, .. }
        | Remark::Number { line, .. }
        | Remark::Words { line, .. }
        | Remark::Alike { line, .. }
        | Remark::Repeated { line }
        | Remark::Resigned { line, .. }
        | Remark::OpenQuote { line } => vec![*line],
    }
}

fn is_right(case: &Value) -> bool {
    let came = Came::of(case);
    case["either"].as_array().expect("readings").iter().any(|right| came.is(right))
}

fn cases() -> Vec<Value> {
    CASES.lines().map(|line| serde_json::from_str(line).expect("a case")).collect()
}

#[test]
fn careless_threads_are_read_rightly_but_for_those_that_are_listed() {
    let wrong: Vec<_> = (1..).zip(cases()).filter(|(_, case)| !is_right(case)).map(|(line, _)| line).collect();
    assert_eq!(wrong, NOT_YET.map(|(line, _)| line));
}

#[test]
fn all_about_resignations_is_read_rightly() {
    let cases = cases();
    for line in RESIGNATIONS {
        let case = &cases[line - 1];
        let came = Came::of(case);
        assert!(is_right(case), "{case}: {:?}, {}", came.turns, came.says);
    }
}
