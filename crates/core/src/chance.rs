//! How a game tells what chance draws in it.

use crate::{Actor, Fault, Notation, Seat, Text, Words, text};

/// A position with what is told of its draws. A game without chance has nothing to add to the defaults.
pub trait Chance: Notation {
    /// The beginning for those who look at rules and not at a game: the lot is decided, and what lies hidden is shuffled
    /// by `words` and known, or without them unknown.
    fn deal(rules: &Self::Rules, _words: Option<Words>) -> Self {
        Self::start(rules)
    }

    /// What an outcome drawn by chance is called, short as in a list of moves: `die 5`; none where its notation says it.
    fn says_drawn(&self, _outcome: Self::Action) -> Option<Text> {
        None
    }

    /// The outcome of this notation that chance may draw in this game, now or later; none where there is none.
    fn read_outcome(&self, _written: &str) -> Option<Self::Action> {
        None
    }

    /// How an outcome drawn by chance is written into the action that asked for it, so that [`Chance::read_told`] reads
    /// both; none when it stands by itself.
    fn join(_written: &str, _outcome: &str) -> Option<String> {
        None
    }

    /// Takes apart what [`Chance::join`] makes: the action as a player writes it, and what is told of the outcomes, in
    /// the order in which they are drawn, be they possible or not. None when nothing is told.
    fn unjoin(_written: &str) -> Option<(String, Vec<String>)> {
        None
    }

    /// Reads one word of a record or of the command line: an action of whoever is to act with what chance answered where
    /// that is written into it, or that a seat retires. Never used for what a player sends during a game.
    ///
    /// # Errors
    /// As [`Notation::read_action`], and when nobody is to act.
    fn read_told(&self, written: &str) -> Result<Vec<(Actor, Self::Action)>, Fault> {
        if let Some(retires) = retirement(self, written) {
            return Ok(vec![retires?]);
        }
        let by = self.turn().next_actor().ok_or_else(|| text!("game-is-over"))?;
        Ok(self.read_actions(by, written)?.into_iter().map(|action| (by, action)).collect())
    }
}

/// The seat that retires by this word, which it may do out of turn; none when the word is no retirement.
fn retirement<P: Notation>(position: &P, written: &str) -> Option<Result<(Actor, P::Action), Fault>> {
    let told = |seat: Seat| {
        let (by, action) = (Actor::Seat(seat), position.retiring(seat)?);
        (position.write_action(by, action) == written).then_some((by, action))
    };
    let (seat, retires) = (0..position.seats() as u8).map(Seat).find_map(|seat| Some((seat, told(seat)?)))?;
    let plays = position.in_play().contains(seat);
    Some(if plays { Ok(retires) } else { Err(text!("seat-out").into()) })
}
