//! A game written for a forum.

use super::heading::{rules, start};
use super::remark::side;
use crate::play::{Action, RETIRES, SIDES, SeatStatus, State};
use crate::rules::{Lion, Players, Rules};
use skazka_core::record::{GameResult, Record, RecordMove};
use skazka_core::{Fault, Post, Seat, Text, quote, text};

/// A turn as it is posted.
struct PostedTurn {
    number: u32,
    written: String,
}

/// Writes a recorded game as it is posted: every turn on a line of its own with the stones left, and what stands around
/// them. `link` is where it can be looked at. [`crate::Thread::read`] reads it back in either language.
///
/// # Errors
/// When the record is not one of Stone Chess, or with the first action of it that is refused.
pub fn post(record: &Record, link: Option<&str>) -> Result<Post, Fault> {
    let options = record.tags.get("Options").unwrap_or_default();
    let game = record.tags.get("Game").filter(|game| *game == "stone-chess");
    let rules = game.and_then(|_| rules(options)).ok_or_else(|| text!("stone-chess-post-not"))?;
    let mut state = start(&rules, record.tags.get("Start"))?;
    let told = turns(&mut state, &record.line.moves)?;
    let last = told.last().map(|turn| turn.written.clone());
    let numbered = told.iter().map(|turn| Text::literal(format!("{}. {}", turn.number, turn.written)));
    let mut lines = heading(&rules, record);
    lines.push(Text::literal(""));
    lines.extend(numbered);
    lines.push(Text::literal(""));
    lines.extend(where_it_stands(&state, record, link));
    Ok(Post { lines, last })
}

fn heading(rules: &Rules, record: &Record) -> Vec<Text> {
    let players = rules.players.count();
    let lion = match rules.lion {
        Lion::Hopper => "hopper",
        Lion::Leaper => "leaper",
    };
    let mut lines = vec![text!("stone-chess-post-title"), text!("stone-chess-post-players", count = players)];
    if rules.lion != Lion::Hopper {
        lines.push(text!("stone-chess-post-lion", lion = lion));
    }
    lines.extend(record.tags.get("Start").map(|start| text!("stone-chess-post-start", position = start)));
    lines.extend(names(rules.players, record));
    lines
}

/// Who plays, as a comment, so that no name can be taken for a turn.
fn names(players: Players, record: &Record) -> Option<Text> {
    let known = players.seats().filter_map(|seat| {
        let tag = ["White", "Black", "Green", "Red"][seat.index() & 3];
        Some((seat, record.tags.get(tag).filter(|name| *name != "?")?))
    });
    let one = |(seat, name)| text!("stone-chess-post-name", side = side(seat), name = plain(name));
    known
        .map(one)
        .reduce(|list, next| text!("stone-chess-post-list", first = list, next = next))
        .map(|names| text!("stone-chess-post-names", names = names))
}

/// A name without what forums and the notation take for something else.
fn plain(name: &str) -> String {
    let letter = |letter: char| if "[]{}/".contains(letter) { ' ' } else { letter };
    name.chars().map(letter).collect::<String>().trim().to_owned()
}

/// The turns of a record, each with the stones its player has after it.
fn turns(state: &mut State, moves: &[RecordMove]) -> Result<Vec<PostedTurn>, Fault> {
    let mut told = Vec::new();
    for one in moves {
        let before = *state;
        let actions = read(state, &one.text).map_err(|why| {
            text!("stone-chess-post-refused", number = before.turn(), written = quote(&one.text), why = why.0)
        })?;
        actions.iter().for_each(|&action| {
            state.apply(action);
        });
        let seat = match actions[..] {
            [Action::Retire { seat }] => seat,
            _ => before.mover(),
        };
        let written = match actions[..] {
            [only @ Action::Retire { .. }] => before.write_action(only),
            // The rest of it comes with the next actions of the record.
            _ if before.is_placing() && state.turn() == before.turn() => continue,
            _ if before.is_placing() => state.write_placement(seat),
            [only] => before.write_action(only),
            _ => continue,
        };
        told.push(PostedTurn { number: before.turn(), written: format!("{written} // {}", state.stones(seat)) });
    }
    Ok(told)
}

/// One word of a record: a whole turn, one piece of a placement, or a player who gives up.
fn read(state: &State, word: &str) -> Result<Vec<Action>, Fault> {
    let side = word.strip_prefix(RETIRES);
    if let Some(seat) = side.and_then(|side| SIDES.iter().position(|known| known.to_string() == side)) {
        let action = Action::Retire { seat: Seat(seat as u8) };
        return state.judge(action).map(|()| vec![action]).map_err(|refusal| Fault(refusal.text()));
    }
    match state.is_placing() && !word.contains(';') {
        true => Ok(vec![state.read_step(word)?]),
        false => Ok(state.read_turn(word)?),
    }
}

/// How the game stands: stones, position, link.
fn where_it_stands(state: &State, record: &Record, link: Option<&str>) -> Vec<Text> {
    let stones = state.seats().filter(|seat| !matches!(state.seat_status(*seat), SeatStatus::Out(_)));
    let stones = stones.map(|seat| text!("stone-chess-post-stones-of", side = side(seat), stones = state.stones(seat)));
    let stones = stones.reduce(|list, next| text!("stone-chess-post-list", first = list, next = next));
    let mut lines: Vec<Text> = Vec::new();
    lines.extend(stones.map(|list| text!("stone-chess-post-stones", list = list)));
    lines.push(match &record.result {
        GameResult::Running if !state.is_over() => text!("stone-chess-post-turn", side = side(state.mover())),
        GameResult::Over(places) => places_of(places),
        GameResult::Running => places_of(&state.places()),
    });
    lines.push(text!("stone-chess-post-position", position = state.write()));
    lines.extend(link.map(|link| text!("stone-chess-post-link", link = link)));
    lines
}

fn places_of(places: &[u8]) -> Text {
    let one =
        |(seat, place): (usize, &u8)| text!("stone-chess-post-place-of", side = side(Seat(seat as u8)), place = *place);
    let list = places.iter().enumerate().map(one);
    let list = list.reduce(|list, next| text!("stone-chess-post-list", first = list, next = next));
    text!("stone-chess-post-places", list = list.unwrap_or_else(|| Text::literal("–")))
}
