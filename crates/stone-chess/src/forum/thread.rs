//! A thread as it was read.

use super::heading::options;
use super::remark::Remark;
use crate::play::{Action, State};
use crate::rules::Rules;
use skazka_core::record::{Comment, GameResult, Record, RecordMove};
use skazka_core::{Outcome, Seat};

/// A game that was read from a thread, every turn checked by the rules.
///
/// ```
/// use skazka_stone_chess::Thread;
///
/// let thread = Thread::read("Играем!\nK-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d4 // 8").unwrap().unwrap();
/// assert_eq!(thread.turns.len(), 1);
/// assert_eq!(thread.remarks.len(), 1, "one line passed over");
/// assert_eq!(thread.record().line.moves[0].text, "K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d4");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thread {
    /// The options: what the thread says, else four players when there are Red pieces in it.
    pub rules: Rules,
    /// The position that the game begins with, when it is not the usual one.
    pub start: Option<String>,
    /// The turns.
    pub turns: Vec<ThreadTurn>,
    /// What was noticed, in the order of lines; what was passed over comes last.
    pub remarks: Vec<Remark>,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// One turn of a thread.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThreadTurn {
    /// The line where it begins, from 1.
    pub line: usize,
    /// Its number, as the game counts.
    pub number: u32,
    /// Whose it is.
    pub seat: Seat,
    /// What was done; eight pieces in a first turn.
    pub actions: Vec<Action>,
    /// The turn in the canonical form.
    pub written: String,
    /// What is said about it; empty when nothing is.
    pub comment: String,
}

impl Thread {
    /// The position that the game begins with.
    pub fn first(&self) -> State {
        let start = self.start.as_deref().and_then(|start| State::read(&self.rules, start).ok());
        start.unwrap_or_else(|| State::new(&self.rules))
    }

    /// The game as a record. What was said about turns becomes comments.
    pub fn record(&self) -> Record {
        let mut record = Record::default();
        let options = options(&self.rules);
        let tags = [("Game", Some("stone-chess")), ("Options", Some(&*options).filter(|options| !options.is_empty()))];
        let more = [("Start", self.start.as_deref()), ("Termination", self.outcome.map(|one| one.ending.word()))];
        for (name, value) in tags.into_iter().chain(more) {
            // These names are tags.
            let _ = value.map(|value| record.tags.set(name, value));
        }
        record.line.moves = self.turns.iter().map(recorded).collect();
        record.result = self.outcome.map_or(GameResult::Running, |one| GameResult::Over(one.places.to_vec()));
        record
    }
}

fn recorded(turn: &ThreadTurn) -> RecordMove {
    let mut one = RecordMove::new(Some(turn.number), &*turn.written);
    let comment = Comment::new(&turn.comment);
    one.comments.extend((!comment.as_str().is_empty()).then_some(comment));
    one
}
