//! A game in progress: what was played, draws by agreement, resignations, take-backs.

mod endings;

use crate::fair::Seed;
use crate::record::{self, Line, ReplayError};
use crate::{
    Actor, Discipline, Event, Fault, GameTree, Outcome, Playable, Ply, Position, Seat, Seats, Stop, Turn, Viewer, text,
};
use std::borrow::Cow;

/// A game in progress. Everything that happens to it is an [`Event`].
///
/// A copy costs the same however long the game is, and so does every question about it but [`Match::keys`].
#[derive(Debug, Clone)]
pub struct Match<P: Position> {
    /// The plies, which are its main line, and what is told beside them. Copies of a game share them.
    tree: GameTree<P>,
    /// The seats that offer a draw.
    offers: Seats,
    /// How the game ended, if by hand and not by the rules.
    ended: Option<Outcome>,
    /// What each seat has added to the draws; none where a seat has not been asked or has not answered yet.
    seeds: Vec<Option<Seed>>,
}

impl<P: Playable> Match<P> {
    /// A game that begins with `start`.
    pub fn new(start: P) -> Match<P> {
        let seeds = vec![None; start.seats()];
        Match { tree: GameTree::new(start), offers: Seats::NONE, ended: None, seeds }
    }

    /// The game with its variations.
    pub fn tree(&self) -> &GameTree<P> {
        &self.tree
    }

    /// The position now.
    pub fn position(&self) -> &P {
        self.tree.end().position()
    }

    /// The position after `ply` actions; the last one when there are fewer. It may have to be made by playing a few
    /// actions again.
    pub fn position_at(&self, ply: usize) -> Cow<'_, P> {
        self.tree.position_after(ply)
    }

    /// How many actions there were.
    pub fn plies(&self) -> usize {
        self.tree.len()
    }

    /// One action, `ply` from 0 to `plies() - 1`.
    pub fn ply(&self, ply: usize) -> Option<&Ply<P::Action>> {
        self.tree.main_ply(ply)
    }

    /// How many of the first actions everybody may know: all before the secret stage that has not been revealed yet, or
    /// all of them when none is running.
    pub fn open_plies(&self) -> usize {
        self.tree.open()
    }

    /// Which of the first `plies` actions took something off the board, in order, from 0. As many steps as there are.
    pub fn captures(&self, plies: usize) -> Vec<usize> {
        self.tree.captures(plies)
    }

    /// The seats that offer a draw now.
    pub fn offers(&self) -> Seats {
        self.offers
    }

    /// How many draws by chance there were.
    pub fn drawn(&self) -> u32 {
        self.tree.drawn()
    }

    /// What each seat has added to the draws.
    pub fn seeds(&self) -> &[Option<Seed>] {
        &self.seeds
    }

    /// Whose decision is next: nobody's after draws, agreements and resignations either.
    pub fn turn(&self) -> Turn {
        if self.ended.is_some() { Turn::Over } else { self.tree.end().turn() }
    }

    /// How the game ended, draws by counting, agreements and resignations included; none while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or_else(|| self.tree.end().outcome())
    }

    /// The keys of all positions so far, in as many steps.
    pub fn keys(&self) -> Vec<u64> {
        self.tree.keys()
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
        self.tree.retractable(seat).filter(|_| self.ended.is_none())
    }

    fn act(&mut self, by: Actor, written: &str) -> Result<(), Fault> {
        self.still_running()?;
        for action in self.tree.end().read(by, written)? {
            self.push(by, action);
        }
        Ok(())
    }

    /// Takes one word of a record, see [`crate::Chance::read_told`].
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

    /// Plays a line of a record with its variations and what is said there.
    ///
    /// # Errors
    /// With the first action that is refused; what came before it is played. When the game was ended by hand;
    /// `work-cancelled` when `stop` was raised.
    pub(crate) fn read_line(&mut self, line: &Line, discipline: &Discipline, stop: &Stop) -> Result<(), ReplayError> {
        if self.ended.is_some() {
            return Err(Fault(text!("game-is-over")).into());
        }
        self.offers = Seats::NONE;
        record::read_line(&mut self.tree, line, discipline, stop)
    }

    fn push(&mut self, by: Actor, action: P::Action) {
        self.tree.play(by, action);
        self.offers = Seats::NONE;
    }

    fn undo(&mut self, by: Seat) -> Result<(), Fault> {
        self.still_running()?;
        let own = self.tree.latest(by).filter(|&latest| latest >= self.open_plies());
        match (self.turn(), own) {
            (Turn::Secret(_), Some(own)) => self.remove(own),
            (Turn::One(seat), _) if seat == by && self.has_begun_a_turn(by) => self.remove(self.plies() - 1),
            _ => return Err(text!("undo-nothing").into()),
        }
        Ok(())
    }

    /// Whether the last action was the same seat's, in the same turn.
    fn has_begun_a_turn(&self, seat: Seat) -> bool {
        let last = self.tree.ply(self.tree.end().node());
        last.is_some_and(|ply| ply.by == Actor::Seat(seat) && ply.turn == self.position().turn_number())
    }

    /// Removes one ply and plays the rest again, which secret steps of different seats allow. They get new identities.
    fn remove(&mut self, ply: usize) {
        let later = self.tree.truncate(ply);
        for (by, action) in later.into_iter().skip(1) {
            self.push(by, action);
        }
    }

    fn take_back(&mut self, by: Seat, to: usize) -> Result<(), Fault> {
        if self.take_back_to(by) != Some(to) {
            return Err(text!("take-back-impossible").into());
        }
        self.tree.truncate(to);
        self.offers = Seats::NONE;
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
            Turn::Over => Err(text!("game-is-over").into()),
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
}
