//! Making every draw of a finished game again.

use super::claim::{NEEDED, missing};
use super::{Claim, Draws};
use crate::record::Record;
use crate::{Actor, Fault, Table, Text, Turn, Viewer, text};
use serde::Serialize;

/// One draw of a game's history.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Drawn {
    /// Its number, from 1.
    pub number: u32,
    /// The number of the turn it belongs to.
    pub turn: u32,
    /// What was drawn, in the game's notation.
    pub drawn: String,
    /// What could have been drawn, with the weights, in the order that counts.
    pub outcomes: Vec<(String, u32)>,
}

impl Drawn {
    /// What the secret says should have been drawn; none when nothing could be.
    pub fn should_be(&self, draws: &Draws) -> Option<&str> {
        let weights: Vec<u32> = self.outcomes.iter().map(|(_, weight)| *weight).collect();
        let (outcome, _) = self.outcomes.get(draws.draw(self.number, &weights)?)?;
        Some(outcome)
    }
}

/// The first draw that is not as the secret says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mismatch {
    /// What was drawn.
    pub drawn: Drawn,
    /// What should have been.
    pub should: String,
}

impl Mismatch {
    /// The sentence for a person.
    pub fn text(&self) -> Text {
        let Drawn { number, turn, drawn, .. } = &self.drawn;
        text!("fair-mismatch", number = *number, turn = *turn, drawn = drawn, should = &self.should)
    }
}

/// Every draw of a game, in order.
pub fn draws_of(table: &dyn Table) -> Vec<Drawn> {
    let drawn = |ply| {
        let one = table.ply(ply, Viewer::Arbiter).filter(|one| one.by == Actor::Chance)?;
        Some((one.turn, one.written?, table.chances(ply)?))
    };
    let numbered = (1..).zip((0..table.plies()).filter_map(drawn));
    numbered.map(|(number, (turn, drawn, outcomes))| Drawn { number, turn, drawn, outcomes }).collect()
}

/// The draws that the secret does not answer for, and those it does: all of these are checked.
///
/// # Errors
/// With the first draw that is not as it should be.
pub fn check<'a>(draws: &Draws, from: u32, drawn: &'a [Drawn]) -> Result<(&'a [Drawn], &'a [Drawn]), Box<Mismatch>> {
    let (before, answered) = drawn.split_at(drawn.len().min(from.saturating_sub(1) as usize));
    for one in answered {
        let should = one.should_be(draws).unwrap_or_default();
        if should != one.drawn {
            return Err(Box::new(Mismatch { drawn: one.clone(), should: should.to_owned() }));
        }
    }
    Ok((before, answered))
}

impl Claim {
    /// What a record of a finished game tells of its draws. `table` is the record played through.
    ///
    /// # Errors
    /// When the game is not over, a tag is missing or cannot be read, or the secret is not the one that was promised.
    pub fn of_finished(record: &Record, table: &dyn Table, seats: &[&str]) -> Result<(Claim, Draws), Fault> {
        if !matches!(table.turn(), Turn::Over(_)) {
            return Err(text!("fair-unfinished").into());
        }
        let [commitment, secret] = NEEDED;
        let claim = Claim::read(record, seats)?.ok_or_else(|| missing(commitment))?;
        let draws = claim.draws().ok_or_else(|| missing(secret))?;
        Ok((claim, draws))
    }
}
