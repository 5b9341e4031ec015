//! Records of games, out of the server and into it.

use crate::store::{GameId, GameRow};
use serde_json::{Value, json};
use skazka_core::fair::{Claim, Promise};
use skazka_core::record::{self, Line, Record};
use skazka_core::{
    Catalogue, Discipline, Ending, Event, Fault, Foreign, Game, Outcome, Player, Seat, Settings, Stop, Text,
    TimeControl, Turn, Viewer,
};
use time::OffsetDateTime;
use time::macros::format_description;

/// Adds the tags that the game's beginning tells: its id, when it began, who plays.
///
/// # Errors
/// When a seat's name cannot be a tag.
pub fn add_tags(record: &mut Record, row: &GameRow, discipline: &Discipline) -> Result<(), Fault> {
    record.tags.set("Site", &format!("skazka/{}", row.id))?;
    if let Some((date, time)) = utc(row.created_at) {
        record.tags.set("UTCDate", &date)?;
        record.tags.set("UTCTime", &time)?;
    }
    if row.time_control != TimeControl::Unlimited {
        record.tags.set("TimeControl", &row.time_control.to_string())?;
    }
    for (name, seat) in discipline.seat_names.iter().zip(&row.seats) {
        record.tags.set(&capitalised(name), &written(&seat.player))?;
    }
    Ok(())
}

fn utc(milliseconds: i64) -> Option<(String, String)> {
    let at = OffsetDateTime::from_unix_timestamp(milliseconds.div_euclid(1000)).ok()?;
    let date = at.format(format_description!("[year].[month].[day]")).ok()?;
    let time = at.format(format_description!("[hour]:[minute]:[second]")).ok()?;
    Some((date, time))
}

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn written(player: &Player) -> String {
    match player {
        Player::Human { name } => name.clone().unwrap_or_else(|| "?".to_owned()),
        Player::Computer { level } => format!("computer {level}"),
    }
}

/// A record for programs.
pub fn json(id: &GameId, record: &Record) -> Value {
    let tags: serde_json::Map<_, _> = record.tags.iter().map(|(name, value)| (name.to_owned(), json!(value))).collect();
    json!({ "id": id.as_str(), "tags": tags, "result": record.result.write(), "moves": moves(&record.line) })
}

fn moves(line: &Line) -> Vec<Value> {
    line.moves.iter().map(|one| json!({ "number": one.number, "action": one.text })).collect()
}

/// A game that was written down, as it is to begin here.
pub struct Written {
    /// `family/discipline`.
    pub discipline: String,
    /// Its options.
    pub settings: Settings,
    /// The position it starts from, when not the discipline's own.
    pub start: Option<String>,
    /// How many seats it has.
    pub seats: usize,
    /// What its draws came from, when it is over and the record tells.
    pub promise: Option<Promise>,
    /// What happened in it.
    pub events: Vec<Event>,
    /// What was noticed in the text, for whoever brought it.
    pub remarks: Vec<Text>,
}

/// Reads a record, or a game in another notation, and plays it through.
///
/// # Errors
/// With the place where the record cannot be read, or the number and text of the first action that is refused, and why;
/// `work-cancelled` when `stop` was raised before all is read.
pub fn read(catalogue: &Catalogue, words: &str, stop: &Stop) -> Result<Written, Fault> {
    let Foreign { record, remarks } = record::read(catalogue, words, stop)?;
    let game = record::replay(catalogue, &record, stop)?;
    let claim = claim(catalogue, &record)?;
    let over = game.turn() == Turn::Over;
    let tag = |name| record.tags.get(name).unwrap_or_default();
    Ok(Written {
        discipline: tag("Game").to_owned(),
        settings: Settings::parse(tag("Options").split_whitespace())?,
        start: record.tags.get("Start").map(str::to_owned),
        seats: game.seats(),
        // Whoever wrote the record knows its secret: no game may go on by it.
        promise: claim.as_ref().and_then(Claim::promise).filter(|_| over),
        events: seeds(claim.as_ref()).chain(events(&*game)).collect(),
        remarks,
    })
}

/// What a record of a game of chance tells of its draws.
fn claim(catalogue: &Catalogue, record: &Record) -> Result<Option<Claim>, Fault> {
    let (family, discipline) = catalogue.find(record.tags.get("Game").unwrap_or_default())?;
    if family.has_chance() { Claim::read(record, discipline.seat_names) } else { Ok(None) }
}

/// What the seats added to the draws.
fn seeds(claim: Option<&Claim>) -> impl Iterator<Item = Event> {
    let seeds = claim.map(|claim| claim.seeds.clone()).unwrap_or_default();
    let given = (0..).map(Seat).zip(seeds);
    given.filter_map(|(by, seed)| Some(Event::Seed { by, seed: seed? }))
}

/// The events by which a game came to where it is.
fn events(game: &dyn Game) -> Vec<Event> {
    let acts = (0..game.plies()).filter_map(|ply| {
        let ply = game.ply(ply, Viewer::Arbiter)?;
        Some(Event::Act { by: ply.by, action: ply.written? })
    });
    acts.chain(ended_by_hand(game)).collect()
}

/// What ended the game otherwise than by its rules, if anything did.
fn ended_by_hand(game: &dyn Game) -> Vec<Event> {
    let Some(Outcome { places, ending }) = game.outcome() else { return Vec::new() };
    let last = (0..).map(Seat).zip(places.iter()).find(|(_, place)| **place > 1).map(|(seat, _)| seat);
    match ending {
        Ending::Rules(_) => Vec::new(),
        Ending::Agreement => game.in_play().iter().map(|by| Event::OfferDraw { by }).collect(),
        Ending::Resignation => last.map(|by| Event::Resign { by }).into_iter().collect(),
        Ending::Timeout => last.map(|by| Event::Timeout { by }).into_iter().collect(),
        Ending::Aborted => vec![Event::Abort],
        Ending::Adjudicated => vec![Event::Adjudicate { places: places.to_vec() }],
    }
}
