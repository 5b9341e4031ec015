//! Actions as records and the command line have them: with the discs they turned (`rules/tammashil.md §11`).
//!
//! ```text
//! j7-k8?+        the trap j7-k8? and the good disc
//! j7/k7?+,k8?x   the split j7/k7?,k8? and two discs in order
//! ```

use crate::play::{Cell, Content, Disc, Move, State};
use skazka_core::{Actor, Fault, Position, quote, text};

/// Where the outcome of the first disc that has none belongs: behind its question mark.
pub(super) fn join(written: &str, outcome: &str) -> Option<String> {
    one_sign(outcome)?;
    let is_open = |(at, _): &(usize, char)| written[at + 1..].chars().next().and_then(Disc::from_sign).is_none();
    let (at, _) = written.char_indices().filter(|&(_, letter)| letter == '?').find(is_open)?;
    Some(format!("{}{outcome}{}", &written[..=at], &written[at + 1..]))
}

fn one_sign(word: &str) -> Option<Disc> {
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (Some(sign), None) => Disc::from_sign(sign),
        _ => None,
    }
}

/// The action without outcomes, and the outcomes in order; `None` for a question mark that nothing follows.
fn parted(written: &str) -> (String, Vec<Option<Disc>>) {
    let (mut action, mut faces) = (String::new(), Vec::new());
    let mut letters = written.chars().peekable();
    while let Some(letter) = letters.next() {
        action.push(letter);
        if letter == '?' {
            let face = letters.peek().copied().and_then(Disc::from_sign);
            faces.push(face);
            if face.is_some() {
                letters.next();
            }
        }
    }
    (action, faces)
}

/// Reads an action of the seat to move with the outcomes told in it.
pub(super) fn read(state: &State, written: &str) -> Result<Vec<(Actor, Move)>, Fault> {
    let by = Actor::Seat(state.mover());
    let (bare, faces) = parted(written);
    let action = Position::read_action(state, by, &bare)?;
    let mut taken = vec![(by, action)];
    let mut after = state.clone();
    after.apply(action);
    for (cell, face) in traps(action).into_iter().zip(faces) {
        let Some(told) = face else { continue };
        match state.content(cell) {
            Content::Covered(Some(lies)) if lies != told => {
                let cell = state.geometry().name(cell);
                let (told, lies) = (told.sign(), lies.sign());
                return Err(text!("tammashil-disc-otherwise", cell = cell, told = told, lies = lies).into());
            }
            Content::Covered(None) => {
                let turned = Position::read_action(&after, Actor::Chance, &told.sign().to_string())?;
                after.apply(turned);
                taken.push((Actor::Chance, turned));
            }
            _ => {}
        }
    }
    Ok(taken)
}

/// The covered cells an action enters, in the order in which their discs are turned.
pub(super) fn traps(action: Move) -> Vec<Cell> {
    match action {
        Move::Trap { to, .. } => vec![to],
        Move::Split { exits, .. } => exits.into_iter().flatten().collect(),
        _ => Vec::new(),
    }
}

/// Refuses what a player may not write: the outcome of a disc is not his to tell.
pub(super) fn without_outcomes(written: &str) -> Result<(), Fault> {
    match parted(written).1.iter().any(Option::is_some) {
        true => Err(text!("tammashil-outcome-told", found = quote(written)).into()),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_follows_the_first_open_question_mark() {
        assert_eq!(join("j7-k8?", "+").as_deref(), Some("j7-k8?+"));
        assert_eq!(join("j7/k7?,k8?", "+").as_deref(), Some("j7/k7?+,k8?"));
        assert_eq!(join("j7/k7?+,k8?", "x").as_deref(), Some("j7/k7?+,k8?x"));
        assert_eq!(join("j7-k8?+", "x"), None);
        assert_eq!(join("c5+c6", "x"), None);
        assert_eq!(join("j7-k8?", "5:"), None);
    }

    #[test]
    fn outcomes_are_parted_from_actions() {
        assert_eq!(parted("j7/k7?+,k8?"), ("j7/k7?,k8?".to_owned(), vec![Some(Disc::Good), None]));
        assert_eq!(parted("h9xg9"), ("h9xg9".to_owned(), vec![]));
    }
}
