//! What a record says of its draws, in its tags.
//!
//! ```text
//! [GameId "Ab3dE5gH"]
//! [Commitment "630dcd29…"]
//! [Secret "00010203…"]       only when the game is over
//! [SeedSouth "anna"]         one a seat that gave one
//! [DrawsFrom "4"]            only when the first three draws came with a record that was opened
//! ```

use super::{Commitment, Draws, Promise, Secret, Seed};
use crate::record::Record;
use crate::{Fault, quote, text};

const GAME: &str = "GameId";
const COMMITMENT: &str = "Commitment";
const SECRET: &str = "Secret";
const FROM: &str = "DrawsFrom";

/// What is told of a game's draws, in a record or on a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// What the game is called in its draws.
    pub game: String,
    /// What was promised before the game.
    pub commitment: Commitment,
    /// The secret, once the game is over.
    pub secret: Option<Secret>,
    /// The seed of each seat; none where none was given.
    pub seeds: Vec<Option<Seed>>,
    /// The first draw that the secret answers for, from 1.
    pub from: u32,
}

impl Claim {
    /// What may be told of a game's draws: the secret only when the game is over.
    pub fn of(promise: &Promise, seeds: Vec<Option<Seed>>, over: bool) -> Claim {
        Claim {
            game: promise.game.clone(),
            commitment: promise.commitment(),
            secret: over.then(|| promise.secret.clone()),
            seeds,
            from: promise.from,
        }
    }

    /// Adds the tags to a record of a game whose seats are called `seats` in notation.
    ///
    /// # Errors
    /// When a seat's name cannot be a part of a tag's.
    pub fn add_to(&self, record: &mut Record, seats: &[&str]) -> Result<(), Fault> {
        let tags = &mut record.tags;
        tags.set(GAME, &self.game)?;
        tags.set(COMMITMENT, &self.commitment.to_string())?;
        if let Some(secret) = &self.secret {
            tags.set(SECRET, &secret.hex())?;
        }
        for (seat, seed) in seats.iter().zip(&self.seeds) {
            if let Some(seed) = seed {
                tags.set(&seed_tag(seat), seed.as_str())?;
            }
        }
        if self.from > 1 {
            tags.set(FROM, &self.from.to_string())?;
        }
        Ok(())
    }

    /// Reads the tags of a record; none when it promises nothing.
    ///
    /// # Errors
    /// With the tag that is missing or cannot be read, and when the secret is not the one that was promised.
    pub fn read(record: &Record, seats: &[&str]) -> Result<Option<Claim>, Fault> {
        let tag = |name: &str| record.tags.get(name);
        let Some(commitment) = tag(COMMITMENT) else { return Ok(None) };
        let commitment = commitment.parse().map_err(|fault| in_tag(COMMITMENT, fault))?;
        let secret: Option<Secret> = tag(SECRET).map(str::parse).transpose().map_err(|fault| in_tag(SECRET, fault))?;
        if secret.as_ref().is_some_and(|secret| secret.commitment() != commitment) {
            return Err(text!("fair-wrong-secret").into());
        }
        let game = tag(GAME).ok_or_else(|| missing(GAME))?;
        // What the game is called is a line of the message, as a seed is.
        let game = Seed::new(game).map_err(|fault| in_tag(GAME, fault))?.into();
        let seeds = seats.iter().map(|seat| read_seed(record, seat)).collect::<Result<_, _>>()?;
        let from = tag(FROM).map_or(Ok(1), read_from)?;
        Ok(Some(Claim { game, commitment, secret, seeds, from }))
    }

    /// The draws, when they can be checked already.
    pub fn draws(&self) -> Option<Draws> {
        Some(self.promise()?.draws(&self.seeds))
    }

    /// The promise, when it is told already.
    pub fn promise(&self) -> Option<Promise> {
        Some(Promise { secret: self.secret.clone()?, game: self.game.clone(), from: self.from })
    }
}

/// That a record does not tell what is needed.
pub(super) fn missing(tag: &str) -> Fault {
    text!("fair-missing", tag = tag).into()
}

pub(super) const NEEDED: [&str; 2] = [COMMITMENT, SECRET];

fn in_tag(tag: &str, fault: Fault) -> Fault {
    text!("record-in-tag", tag = tag, why = fault.0).into()
}

fn read_seed(record: &Record, seat: &str) -> Result<Option<Seed>, Fault> {
    let tag = seed_tag(seat);
    record.tags.get(&tag).map(Seed::new).transpose().map_err(|fault| in_tag(&tag, fault))
}

fn read_from(written: &str) -> Result<u32, Fault> {
    let found = written.parse().ok().filter(|&from| from > 0);
    found.ok_or_else(|| in_tag(FROM, text!("fair-not-a-number", found = quote(written)).into()))
}

/// `SeedSouth`: the tag of a seat's seed.
fn seed_tag(seat: &str) -> String {
    let mut letters = seat.chars();
    let capitalised: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    format!("Seed{capitalised}")
}
