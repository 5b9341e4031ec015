//! Discs in actions: which an action turns, and who may say what they show.

use crate::play::{Cell, Move, join};
use skazka_core::{Fault, quote, text};

/// The covered cells an action enters, in the order in which their discs are turned.
pub(super) fn traps(action: Move) -> Vec<Cell> {
    match action {
        Move::Trap { to, .. } => vec![to],
        Move::Split { exits, .. } => exits.into_iter().flatten().collect(),
        _ => Vec::new(),
    }
}

/// Refuses what a player may not write: what a disc shows is not his to tell, nor to guess at.
pub(super) fn without_faces(written: &str) -> Result<(), Fault> {
    let marks = written.matches('?').count();
    let mut open = 0;
    let mut asked = written.to_owned();
    while let Some(joined) = join(&asked, "+") {
        asked = joined;
        open += 1;
    }
    if open == marks { Ok(()) } else { Err(text!("tammashil-outcome-told", found = quote(written)).into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_leaves_every_question_mark_open() {
        for written in ["j7-k8?", "j7/k7?,k8?", "c5+c6", "h9xg9", "", "é?"] {
            assert!(without_faces(written).is_ok(), "{written}");
        }
        for written in ["j7-k8?+", "j7/k7?x,k8?", "j7/k7?,k8?o", "??+"] {
            assert!(without_faces(written).is_err(), "{written}");
        }
    }
}
