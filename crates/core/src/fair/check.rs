//! Making every draw of a finished game again.

use super::Draws;
use crate::{Actor, ChanceOutcome, Event, Fault, Game, Stop, Text, Turn, Viewer, quote, text};

/// One draw of a game's history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// Its number, from 1.
    pub number: u32,
    /// The number of the turn it belongs to.
    pub turn: u32,
    /// What was drawn, in the game's notation; in a record that was tampered with it may be none of the outcomes.
    pub drawn: String,
    /// What people call it.
    pub says: Text,
    /// What could have been drawn, in the order that counts.
    pub outcomes: Vec<ChanceOutcome>,
}

impl Drawn {
    fn new(number: u32, turn: u32, drawn: String, outcomes: Vec<ChanceOutcome>) -> Drawn {
        let says = called(&drawn, &outcomes).unwrap_or_else(|| Text::literal(&*drawn));
        Drawn { number, turn, drawn, says, outcomes }
    }

    /// What the secret says should have been drawn; none when nothing could be.
    pub fn should_be(&self, draws: &Draws) -> Option<&ChanceOutcome> {
        let weights: Vec<u32> = self.outcomes.iter().map(|one| one.weight).collect();
        self.outcomes.get(draws.draw(self.number, &weights)?)
    }
}

/// What people call an outcome of this notation.
fn called(written: &str, outcomes: &[ChanceOutcome]) -> Option<Text> {
    outcomes.iter().find(|one| one.written == written).map(|one| one.says.clone())
}

/// The first draw that is not as the secret says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mismatch {
    /// What was drawn.
    pub drawn: Drawn,
    /// What people call what should have been; a stroke where nothing could be.
    pub should: Text,
}

impl Mismatch {
    /// The sentence for a person.
    pub fn text(&self) -> Text {
        let Drawn { number, turn, says, .. } = &self.drawn;
        text!("fair-mismatch", number = *number, turn = *turn, drawn = says.clone(), should = self.should.clone())
    }
}

/// Every draw of a game, in order.
///
/// # Errors
/// `work-cancelled` when `stop` was raised before all are told.
pub fn draws_of(game: &dyn Game, stop: &Stop) -> Result<Vec<Drawn>, Fault> {
    let mut all = Vec::new();
    for ply in 0..game.plies() {
        stop.check()?;
        all.extend(draw_at(game, ply, all.len() as u32 + 1));
    }
    Ok(all)
}

/// The draw that a ply is, under this number.
fn draw_at(game: &dyn Game, ply: usize, number: u32) -> Option<Drawn> {
    let one = game.ply(ply, Viewer::Arbiter).filter(|one| one.by == Actor::Chance)?;
    Some(Drawn::new(number, one.turn, one.written?, game.chance_outcomes(ply)?))
}

/// Every draw of a game that `action` of its record could not be taken in, that action's own included, as far as they
/// can be told.
///
/// ```text
/// 7:        the die has no seven: one draw more, of a roll
/// j7-k8?o   no empty disc is left: one draw more, of a disc, after the step that turned it
/// ```
///
/// # Errors
/// As [`draws_of`].
pub fn draws_until(game: &dyn Game, action: &str, stop: &Stop) -> Result<Vec<Drawn>, Fault> {
    let mut game = game.copy();
    let told = match game.turn() {
        Turn::Chance => vec![action.to_owned()],
        _ => asked_for(&mut *game, action),
    };
    let act = |action: &String| Event::Act { by: Actor::Chance, action: action.clone() };
    let impossible = told.iter().find(|one| game.turn() == Turn::Chance && game.accept(&act(one)).is_err());
    let mut drawn = draws_of(&*game, stop)?;
    let refused = impossible.and_then(|one| refused(&*game, one, &drawn));
    drawn.extend(refused);
    Ok(drawn)
}

/// Takes the action without what is told of its draws, and returns that; nothing where it cannot be taken even so.
fn asked_for(game: &mut dyn Game, action: &str) -> Vec<String> {
    let apart = game.unjoin(action);
    let taken = apart.filter(|(bare, _)| game.accept_told(bare).is_ok());
    taken.map(|(_, outcomes)| outcomes).unwrap_or_default()
}

/// The draw that is due, with something that cannot be drawn now; perhaps it could be `before`, and so has a name.
fn refused(game: &dyn Game, told: &str, before: &[Drawn]) -> Option<Drawn> {
    let outcomes = game.chance_outcomes(game.plies())?;
    let drawn = Drawn::new(game.drawn() + 1, game.turn_number(), quote(told), outcomes);
    let name = before.iter().rev().find_map(|one| called(told, &one.outcomes));
    Some(Drawn { says: name.unwrap_or(drawn.says), ..drawn })
}

/// The draws that the secret does not answer for, and those it does: all of these are checked.
///
/// # Errors
/// With the first draw that is not as it should be.
pub fn check<'a>(draws: &Draws, from: u32, drawn: &'a [Drawn]) -> Result<(&'a [Drawn], &'a [Drawn]), Box<Mismatch>> {
    let (before, answered) = drawn.split_at(drawn.len().min(from.saturating_sub(1) as usize));
    for one in answered {
        let should = one.should_be(draws);
        if should.is_none_or(|should| should.written != one.drawn) {
            let should = should.map_or_else(|| Text::literal("-"), |should| should.says.clone());
            return Err(Box::new(Mismatch { drawn: one.clone(), should }));
        }
    }
    Ok((before, answered))
}
