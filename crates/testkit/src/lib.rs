//! What tests share, and nothing but tests depends on: two tiny complete games ([`duel`] with a secret set-up, [`dice`]
//! with everything that chance can do), the [`laws`] that every game keeps, a thinker without a thought, and random words.
//!
//! Whoever depends on it has `skazka_core::steps` counting.

#![forbid(unsafe_code)]

pub mod dice;
pub mod duel;
mod first_legal;
pub mod laws;
pub mod record_laws;
mod words;

pub use first_legal::FirstLegal;
pub use words::words;
