//! Playing a record through, every action checked by the rules.

use super::{GameResult, Record};
use crate::{Catalogue, Ending, Event, Fault, Game, Settings, Stop, Text, quote, text};

/// A record played through as far as it goes.
pub struct Played {
    /// The game where it came to.
    pub game: Box<dyn Game>,
    /// Why it goes no further, if it does not.
    pub refusal: Option<ReplayError>,
}

/// What a record cannot be played through for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplayError {
    /// What is wrong: the number and seat of the action that is refused, or a result that does not fit.
    pub why: Fault,
    /// The action of the game that was not taken; none where something else is wrong.
    pub action: Option<String>,
}

impl From<Fault> for ReplayError {
    fn from(why: Fault) -> ReplayError {
        ReplayError { why, action: None }
    }
}

/// Plays the record through and returns the game at its end, with the record's variations and comments.
///
/// A game that its moves do not end may end by resignation, agreement, time, calling it off or an arbiter: Result and
/// Termination tell so.
///
/// # Errors
/// With the tag that is missing or wrong, or with the number and seat of the first action that is refused, and why.
/// `work-cancelled` when `stop` was raised before the end.
pub fn replay(catalogue: &Catalogue, record: &Record, stop: &Stop) -> Result<Box<dyn Game>, Fault> {
    let Played { game, refusal } = play_through(catalogue, record, stop)?;
    refusal.map_or(Ok(game), |refusal| Err(refusal.why))
}

/// Plays the record through as [`replay`] does, and where it cannot go on tells how far it came.
///
/// # Errors
/// With the tag that is missing or wrong, so that the game cannot even begin; `work-cancelled` when `stop` was raised
/// before the end.
pub fn play_through(catalogue: &Catalogue, record: &Record, stop: &Stop) -> Result<Played, Fault> {
    let name = record.tags.get("Game").ok_or_else(|| text!("record-without-game"))?;
    let (family, discipline) = catalogue.find(name).map_err(|fault| in_tag("Game", fault))?;
    let options = record.tags.get("Options").unwrap_or_default();
    let settings = Settings::parse(options.split_whitespace()).map_err(|fault| in_tag("Options", fault))?;
    family.canonical(name, &settings).map_err(|fault| in_tag("Options", fault))?;
    let mut game = family.open(name, &settings, record.tags.get("Start")).map_err(|fault| in_tag("Start", fault))?;
    let played = game.read_line(&record.line, discipline, stop);
    // The flag is never lowered, so whatever it broke off is not taken for a fault of the record.
    stop.check()?;
    let refusal = played.and_then(|()| Ok(end_as_told(&mut *game, record)?)).err();
    Ok(Played { game, refusal })
}

fn in_tag(tag: &str, fault: Fault) -> Fault {
    text!("record-in-tag", tag = tag, why = fault.0).into()
}

/// Ends the game by hand if its moves did not, and checks what Result and Termination tell.
fn end_as_told(game: &mut dyn Game, record: &Record) -> Result<(), Fault> {
    let termination = record.tags.get("Termination");
    let GameResult::Over(places) = &record.result else {
        if termination.and_then(Ending::by_hand) == Some(Ending::Aborted) {
            // Elsewhere games may be called off later than here; then it stays as it stands.
            drop(game.accept(&Event::Abort));
        }
        return Ok(());
    };
    if game.outcome().is_none() {
        end_by_hand(game, places, termination)?;
    }
    let Some(outcome) = game.outcome() else { return Ok(()) };
    let (told, found) = (record.result.write(), GameResult::of(&outcome).write());
    if told != found {
        return Err(text!("record-result-wrong", told = told, found = found).into());
    }
    termination.map_or(Ok(()), |told| check_termination(outcome.ending, told))
}

fn check_termination(ending: Ending, told: &str) -> Result<(), Fault> {
    match told == ending.word() {
        true => Ok(()),
        false => Err(text!("record-termination-wrong", told = quote(told), found = ending.word()).into()),
    }
}

/// Ends the game as Termination tells; where it does not, the seats that still play agree to a draw, or the last one of
/// them resigns.
fn end_by_hand(game: &mut dyn Game, places: &[u8], termination: Option<&str>) -> Result<(), Fault> {
    if places.len() != game.seats() {
        return Err(text!("record-places", told = places.len(), seats = game.seats()).into());
    }
    let playing: Vec<_> = game.in_play().iter().collect();
    let behind: Vec<_> = playing.iter().copied().filter(|seat| places[seat.index()] > 1).collect();
    match (&behind[..], termination.map(Ending::by_hand)) {
        ([], None | Some(Some(Ending::Agreement))) => {
            playing.into_iter().try_for_each(|by| game.accept(&Event::OfferDraw { by }))
        }
        (&[by], None | Some(Some(Ending::Resignation))) => game.accept(&Event::Resign { by }),
        (&[by], Some(Some(Ending::Timeout))) => game.accept(&Event::Timeout { by }),
        ([], Some(Some(Ending::Aborted))) => game.accept(&Event::Abort),
        (_, Some(Some(Ending::Adjudicated))) => game.accept(&Event::Adjudicate { places: places.to_vec() }),
        _ => {
            let told = termination.map_or_else(|| text!("record-not-told"), |told| Text::literal(quote(told)));
            Err(text!("record-unfinished", told = told).into())
        }
    }
}
