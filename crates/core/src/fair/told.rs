//! What a record tells of its draws, as far as it can be played through.

use super::check::{check, draws_of, draws_until};
use super::claim::{NEEDED, missing};
use super::{Claim, Drawn, Draws};
use crate::record::{Played, Record, ReplayError, play_through};
use crate::{Catalogue, Fault, Stop, Turn, text};

/// A record's secret and its draws.
///
/// A draw that was changed often makes a later action impossible. So the draws up to the fault are told with it: first
/// of all it counts whether they are as they were promised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// What the record promises.
    pub claim: Claim,
    /// Where its draws come from.
    pub draws: Draws,
    /// The draws it tells, in order.
    pub drawn: Vec<Drawn>,
    /// Why there are no more of them, where the record is not one of a whole game.
    pub fault: Option<Fault>,
}

impl Told {
    /// Plays a record through and reads what it tells of its draws.
    ///
    /// # Errors
    /// When its game is unknown; when it tells no secret, with what else is wrong with it or the tag that is missing; when
    /// the secret is not the one that was promised. `work-cancelled` when `stop` was raised before the end.
    pub fn read(catalogue: &Catalogue, record: &Record, stop: &Stop) -> Result<Told, Fault> {
        let Played { game, refusal } = play_through(catalogue, record, stop)?;
        let (_, discipline) = catalogue.find(record.tags.get("Game").unwrap_or_default())?;
        let is_over = game.turn() == Turn::Over;
        let refusal = refusal.or_else(|| (!is_over).then(|| Fault(text!("fair-unfinished")).into()));
        let (claim, draws) = opened(record, discipline.seat_names)
            .map_err(|fault| refusal.as_ref().map_or(fault, |refusal| refusal.why.clone()))?;
        let drawn = match &refusal {
            Some(ReplayError { action: Some(action), .. }) => draws_until(&*game, action, stop)?,
            _ => draws_of(&*game, stop)?,
        };
        Ok(Told { claim, draws, drawn, fault: refusal.map(|refusal| refusal.why) })
    }

    /// The draws that the secret does not answer for, and those it does, when all of these are as they should be and the
    /// record is one of a whole game.
    ///
    /// # Errors
    /// With the first draw that is not as it should be; when all are, with what else is wrong with the record.
    pub fn check(&self) -> Result<(&[Drawn], &[Drawn]), Fault> {
        let found = check(&self.draws, self.claim.from, &self.drawn).map_err(|why| Fault(why.text()))?;
        self.fault.clone().map_or(Ok(found), Err)
    }
}

/// The promise of a record and where its draws come from.
fn opened(record: &Record, seats: &[&str]) -> Result<(Claim, Draws), Fault> {
    let [commitment, secret] = NEEDED;
    let claim = Claim::read(record, seats)?.ok_or_else(|| missing(commitment))?;
    let draws = claim.draws().ok_or_else(|| missing(secret))?;
    Ok((claim, draws))
}
