//! Fair chance: promised before the game, checked after it.
//!
//! ```text
//!   before the game    a secret of 32 random bytes is made; only its SHA-256, the commitment, is shown
//!   then               each seat may add a seed: words that nobody else chooses
//!   draw 1, 2, 3 ...   HMAC-SHA-256(secret; game, seeds, number) -> 64-bit words -> one outcome, without bias
//!   after the game     the secret is shown: everybody can make every draw again
//! ```
//!
//! Whoever made the secret cannot change it any more when the seeds come, and whoever gives a seed does not know the
//! secret. So neither can choose what is drawn, and nobody can tell a draw from the commitment.
//!
//! The way from the secret to an outcome is a public contract, written down with an example in `docs/formats.md`. It
//! needs SHA-256 and nothing else: no generator of any library is part of it.

mod check;
mod claim;
mod draws;
mod secret;
mod seed;
mod told;

pub use check::{Drawn, Mismatch, check, draws_of, draws_until};
pub use claim::Claim;
pub use draws::{Draws, pick};
pub use secret::{Commitment, Secret};
pub use seed::{LONGEST_SEED, Seed};
pub use told::Told;

use crate::Game;

/// What stands behind the draws of one game: kept with it, and secret until it is over.
///
/// ```
/// use skazka_core::fair::{Promise, Secret};
///
/// let promise = Promise::new(Secret::new([7; 32]), "Ab3dE5gH");
/// assert!(promise.commitment().to_string().starts_with("4bb06f8e4e3a7715"));
/// assert!(!format!("{promise:?}").contains("0707"), "a log tells nothing");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Promise {
    /// The secret.
    pub secret: Secret,
    /// What the game is called in its draws: eight letters for a game of a server. Never two games alike.
    pub game: String,
    /// The first draw it answers for, from 1. Earlier ones came with a record that was not over when it was opened.
    pub from: u32,
}

impl Promise {
    /// The promise of a new game.
    pub fn new(secret: Secret, game: impl Into<String>) -> Promise {
        Promise { secret, game: game.into(), from: 1 }
    }

    /// What may be known before the game is over.
    pub fn commitment(&self) -> Commitment {
        self.secret.commitment()
    }

    /// What chance draws now at the table of this game, in the game's notation; none when it is not its turn.
    pub fn next_draw(&self, game: &dyn Game) -> Option<String> {
        game.draw_by_chance(&mut self.draws(game.seeds()).words(1 + game.drawn()))
    }

    /// The draws of the game, with one seed a seat; none is the same as an empty one.
    pub fn draws(&self, seeds: &[Option<Seed>]) -> Draws {
        let seeds = seeds.iter().map(|seed| seed.clone().unwrap_or_default()).collect();
        Draws { secret: self.secret.clone(), game: self.game.clone(), seeds }
    }
}
