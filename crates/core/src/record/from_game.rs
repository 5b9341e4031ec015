//! Writing down a game in progress.

use super::{Line, Record, RecordMove, Standing};
use crate::{Actor, Discipline, Family, Fault, Game, PlyView, Settings, Viewer};

/// The record of the game on `game`, which was opened as `discipline` with `settings`, as `viewer` may see it.
///
/// It has the tags Game, Options, Start and Termination where they apply; [`super::Tags::set`] adds more. A game that was
/// aborted has no result, as one that still runs; its Termination tells. A secret stage
/// that is not over yet is left out: half of it would not be a record that can be read back.
///
/// # Errors
/// When `settings` are not the discipline's.
pub fn from_game(
    game: &dyn Game,
    family: &dyn Family,
    discipline: &Discipline,
    settings: &Settings,
    viewer: Viewer,
) -> Result<Record, Fault> {
    let mut record = Record::default();
    let settings = family.canonical(&discipline.name, settings)?;
    record.tags.set("Game", &discipline.name)?;
    if !settings.is_empty() {
        record.tags.set("Options", &settings.write())?;
    }
    let start = game.position(0);
    if start != family.open(&discipline.name, &settings, None)?.position(0) {
        record.tags.set("Start", &start)?;
    }
    if let Some(outcome) = game.outcome() {
        record.tags.set("Termination", outcome.ending.word())?;
        if outcome.counts() {
            record.standing = Standing::Over(outcome.places.to_vec());
        }
    }
    record.line = Line { comments: Vec::new(), moves: moves(game, viewer) };
    Ok(record)
}

/// What one actor took in one turn, or wrote in one secret stage.
fn moves(game: &dyn Game, viewer: Viewer) -> Vec<RecordMove> {
    let mut moves: Vec<RecordMove> = Vec::new();
    let mut stage = Vec::new();
    let mut number = None;
    for ply in (0..game.plies()).filter_map(|ply| game.ply(ply, viewer)) {
        let (turn, reveals, ply_by) = (ply.turn, ply.reveals, ply.by);
        let written = if ply.secret {
            stage.push(ply);
            if reveals { seat_after_seat(std::mem::take(&mut stage)) } else { Vec::new() }
        } else {
            vec![ply.written.unwrap_or_default()]
        };
        if let Some(joined) = joined(game, ply_by, &written, &moves) {
            if let Some(asked) = moves.last_mut() {
                asked.text = joined;
            }
            continue;
        }
        for text in written {
            let fresh = number.replace(turn) != Some(turn);
            moves.push(RecordMove::new(fresh.then_some(turn), text));
        }
    }
    moves
}

/// The last written action with the outcome of chance that it asked for.
fn joined(game: &dyn Game, by: Actor, written: &[String], moves: &[RecordMove]) -> Option<String> {
    match (by, written, moves.last()) {
        (Actor::Chance, [outcome], Some(asked)) => game.join(&asked.text, outcome),
        _ => None,
    }
}

/// A secret stage: the steps of each seat as one word, in the order of seats.
fn seat_after_seat(stage: Vec<PlyView>) -> Vec<String> {
    let mut seats: Vec<_> = stage.iter().filter_map(|ply| seat_of(ply.by)).collect();
    seats.sort_unstable();
    seats.dedup();
    let army = |seat| {
        let steps = stage.iter().filter(|ply| seat_of(ply.by) == Some(seat));
        steps.filter_map(|ply| ply.written.as_deref()).collect::<Vec<_>>().join(",")
    };
    seats.into_iter().map(army).collect()
}

fn seat_of(by: Actor) -> Option<u8> {
    match by {
        Actor::Seat(seat) => Some(seat.0),
        Actor::Chance => None,
    }
}
