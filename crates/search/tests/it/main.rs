//! The search against slow oracles on tiny games.

mod duel;
mod exact;
mod forest;
mod planning;
mod quarry;
mod ring;
mod rivals;
mod thinking;
