//! A game in progress: its history, draws by counting and by agreement, resignations, take-backs.

mod endings;

use crate::fair::Seed;
use crate::history::History;
use crate::perft::actor_of;
use crate::{Actor, Effect, Ending, Event, Fault, Outcome, Position, Seat, Seats, Turn, Viewer, text};

/// One action of a game's history.
#[derive(Debug, Clone)]
pub struct Ply<A> {
    /// What tells it from every other ply of this game, those taken back included: ids only grow and none is used twice.
    /// Copies of a game number what they add alike.
    pub id: u64,
    /// Who took it.
    pub by: Actor,
    /// The action.
    pub action: A,
    /// The action in the game's notation.
    pub written: String,
    /// The turn's number when it was taken; 0 for set-ups.
    pub turn: u32,
    /// Whether it was taken in secret.
    pub secret: bool,
    /// Whether it ended a secret stage and so showed everybody's choices.
    pub reveals: bool,
    /// What it did on the board.
    pub effects: Vec<Effect>,
}

/// A game in progress. Everything that happens to it is an [`Event`].
///
/// A copy costs the same however long the game is, and so does every question about it but [`Match::keys`].
#[derive(Debug, Clone)]
pub struct Match<P: Position> {
    /// The plies and the positions between them. Copies of a game share them.
    pub(crate) history: History<P>,
    /// The seats that offer a draw.
    offers: Seats,
    /// How the game ended, if not by the position alone.
    ended: Option<Outcome>,
    /// What each seat has added to the draws; none where a seat has not been asked or has not answered yet.
    seeds: Vec<Option<Seed>>,
}

impl<P: Position> Match<P> {
    /// A game that begins with `start`.
    pub fn new(start: P) -> Match<P> {
        let seeds = vec![None; start.seats()];
        let mut begun = Match { history: History::new(start), offers: Seats::NONE, ended: None, seeds };
        begun.ended = begun.draw_by_counting();
        begun
    }

    /// The position now.
    pub fn position(&self) -> &P {
        self.position_at(self.plies())
    }

    /// The position after `ply` actions; the last one when there are fewer.
    pub fn position_at(&self, ply: usize) -> &P {
        self.history.position(ply)
    }

    /// How many actions there were.
    pub fn plies(&self) -> usize {
        self.history.len()
    }

    /// One action, `ply` from 0 to `plies() - 1`.
    pub fn ply(&self, ply: usize) -> Option<&Ply<P::Action>> {
        self.history.ply(ply)
    }

    /// How many of the first actions everybody may know: all before the secret stage that has not been revealed yet, or
    /// all of them when none is running.
    pub fn open_plies(&self) -> usize {
        self.history.open()
    }

    /// Which of the first `plies` actions took something off the board, in order, from 0. As many steps as there are.
    pub fn captures(&self, plies: usize) -> Vec<usize> {
        self.history.captures(plies)
    }

    /// The seats that offer a draw now.
    pub fn offers(&self) -> Seats {
        self.offers
    }

    /// How many draws by chance there were.
    pub fn drawn(&self) -> u32 {
        self.history.drawn()
    }

    /// What each seat has added to the draws.
    pub fn seeds(&self) -> &[Option<Seed>] {
        &self.seeds
    }

    /// Whose decision is next, draws, agreements and resignations included.
    pub fn turn(&self) -> Turn {
        match &self.ended {
            Some(outcome) => Turn::Over(outcome.clone()),
            None => self.position().turn(),
        }
    }

    /// The keys of all positions so far, in as many steps.
    pub fn keys(&self) -> Vec<u64> {
        self.history.keys()
    }

    /// Whether `viewer` may know what `ply` was; nobody may know what was not.
    pub fn is_open(&self, ply: usize, viewer: Viewer) -> bool {
        let Some(one) = self.ply(ply) else { return false };
        let own = matches!((viewer, one.by), (Viewer::Seat(viewer), Actor::Seat(by)) if viewer == by);
        own || viewer == Viewer::Arbiter || ply < self.open_plies()
    }

    /// Makes an event happen.
    ///
    /// # Errors
    /// When it cannot happen now; nothing changes then.
    pub fn accept(&mut self, event: &Event) -> Result<(), Fault> {
        match event {
            Event::Act { by, action } => self.act(*by, action),
            Event::Undo { by } => self.undo(*by),
            Event::TakeBack { by, to } => self.take_back(*by, *to),
            Event::OfferDraw { by } => self.offer_draw(*by),
            Event::DeclineDraw { by } => self.decline_draw(*by),
            Event::WithdrawDraw { by } => self.withdraw_draw(*by),
            Event::Resign { by } => self.resign(*by),
            Event::Timeout { by } => self.time_out(*by),
            Event::Abort => self.abort(),
            Event::Adjudicate { places } => self.adjudicate(places),
            Event::Join { seat, .. } | Event::Leave { seat } => self.knows(*seat),
            Event::Pause | Event::Resume => self.still_running(),
            Event::Seed { by, seed } => self.add_seed(*by, seed),
        }
    }

    /// The ply to which the game would go back if `seat` took back its last decision; none when there is nothing to
    /// take back, or when a draw by chance or a reveal stands in between. A game of chance that is over stays over: by
    /// then everybody knows what its next draws would be.
    pub fn take_back_to(&self, seat: Seat) -> Option<usize> {
        if P::CHANCE && self.still_running().is_err() {
            return None;
        }
        self.history.retractable(seat).filter(|_| !self.was_ended_by_hand())
    }

    fn act(&mut self, by: Actor, written: &str) -> Result<(), Fault> {
        self.still_running()?;
        if !self.turn().is_for(by) {
            return Err(text!("act-not-your-turn").into());
        }
        for action in self.position().read_actions(by, written)? {
            self.push(by, action);
        }
        Ok(())
    }

    /// Takes one word of a record, see [`Position::read_told`].
    ///
    /// # Errors
    /// When it cannot happen now; nothing changes then.
    pub fn accept_told(&mut self, written: &str) -> Result<(), Fault> {
        self.still_running()?;
        for (by, action) in self.position().read_told(written)? {
            self.push(by, action);
        }
        Ok(())
    }

    fn push(&mut self, by: Actor, action: P::Action) {
        let before = self.position();
        let turn = before.turn();
        let written = before.write_action(by, action);
        let effects = before.effects(by, action);
        let mut after = P::clone(before);
        after.apply(by, action);
        let retires = matches!(by, Actor::Seat(seat) if before.retiring(seat) == Some(action));
        let ply = Ply {
            id: 0,
            by,
            action,
            written,
            turn: before.turn_number(),
            secret: matches!(turn, Turn::Secret(_)),
            reveals: ends_secret_stage(&turn, &after.turn()),
            effects,
        };
        self.history.push(ply, after, retires);
        self.offers = Seats::NONE;
        self.ended = self.draw_by_counting();
    }

    fn draw_by_counting(&self) -> Option<Outcome> {
        let now = self.position();
        match now.turn() {
            Turn::Over(_) => None,
            _ => now.drawn(self.history.occurrences()),
        }
    }

    fn undo(&mut self, by: Seat) -> Result<(), Fault> {
        self.still_running()?;
        let own = self.history.latest(by).filter(|&latest| latest >= self.open_plies());
        match (self.turn(), own) {
            (Turn::Secret(_), Some(own)) => self.remove(own),
            (Turn::One(seat), _) if seat == by && self.has_begun_a_turn(by) => self.remove(self.plies() - 1),
            _ => return Err(text!("undo-nothing").into()),
        }
        Ok(())
    }

    /// Whether the last action was the same seat's, in the same turn.
    fn has_begun_a_turn(&self, seat: Seat) -> bool {
        let last = self.history.last();
        last.is_some_and(|ply| ply.by == Actor::Seat(seat) && ply.turn == self.position().turn_number())
    }

    /// Removes one ply and plays the rest again, which secret steps of different seats allow. They get new identities.
    fn remove(&mut self, ply: usize) {
        let later = self.history.truncate(ply);
        for one in later.into_iter().skip(1) {
            self.push(one.by, one.action);
        }
    }

    fn take_back(&mut self, by: Seat, to: usize) -> Result<(), Fault> {
        if self.take_back_to(by) != Some(to) {
            return Err(text!("take-back-impossible").into());
        }
        self.history.truncate(to);
        self.offers = Seats::NONE;
        self.ended = self.draw_by_counting();
        Ok(())
    }

    fn add_seed(&mut self, by: Seat, seed: &Seed) -> Result<(), Fault> {
        self.still_running()?;
        self.still_plays(by)?;
        if !P::CHANCE {
            return Err(text!("seed-without-chance").into());
        }
        if self.drawn() > 0 {
            return Err(text!("seed-too-late").into());
        }
        match &mut self.seeds[by.index()] {
            Some(_) => return Err(text!("seed-twice").into()),
            none => *none = Some(seed.clone()),
        }
        Ok(())
    }

    fn still_running(&self) -> Result<(), Fault> {
        match self.turn() {
            Turn::Over(_) => Err(text!("game-is-over").into()),
            _ => Ok(()),
        }
    }

    fn still_plays(&self, seat: Seat) -> Result<(), Fault> {
        self.knows(seat)?;
        match self.position().in_play().contains(seat) {
            true => Ok(()),
            false => Err(text!("seat-out").into()),
        }
    }

    fn knows(&self, seat: Seat) -> Result<(), Fault> {
        match seat.index() < self.position().seats() {
            true => Ok(()),
            false => Err(text!("seat-unknown").into()),
        }
    }

    fn was_ended_by_hand(&self) -> bool {
        self.ended.as_ref().is_some_and(|outcome| outcome.ending() != Ending::Rules)
    }
}

/// Whether everybody's secret choices were shown between these two turns: the stage is over, or begins anew for a
/// seat that had decided.
fn ends_secret_stage(before: &Turn, after: &Turn) -> bool {
    match (before, after) {
        (Turn::Secret(before), Turn::Secret(after)) => after.iter().any(|seat| !before.contains(seat)),
        (Turn::Secret(_), _) => true,
        _ => false,
    }
}

/// Who is asked next when a game is written down or read one action after another.
pub(crate) fn next_actor(turn: &Turn) -> Option<Actor> {
    actor_of(turn)
}
