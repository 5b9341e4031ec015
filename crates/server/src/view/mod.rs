//! The one exit of a game: turns a snapshot into what somebody may know, as data in no language.
//!
//! Sockets, pages, exports and diagrams of games all go through here; nothing else of a game is shown to anybody.
//! Actions taken in secret are left out altogether until they are shown, so that everything an onlooker gets is the
//! same whatever was chosen and however long it took.
//!
//! ```text
//!   log   0 @b2 (seat 0, secret)   1 @c3 (seat 1, secret)   ...reveal...   2 b2-b3
//!   seat 0 sees ply 1 = @b2                                 then plies 1, 2, 3
//!   public sees nothing                                     then plies 1, 2, 3
//! ```

mod available;
mod history;
mod position;
mod session;
mod state;

pub use history::History;
pub use session::ViewerSession;

use crate::room::Snapshot;
use history::KnownPlies;
use skazka_core::fair::Claim;
use skazka_core::record::{self, Record};
use skazka_core::{Catalogue, Discipline, Family, Fault, Game, PlyView, Seat, Text, Touch, TouchTree, Turn, Viewer};

/// Games whose tree of touches is larger are asked touch by touch.
const MOST_BRANCHES: usize = 3000;

/// A game as it may be seen through one pair of eyes.
pub struct View<'a> {
    snapshot: &'a Snapshot,
    viewer: Viewer,
    family: &'a dyn Family,
    discipline: &'a Discipline,
    /// The plies that may be known.
    plies: KnownPlies,
}

impl<'a> View<'a> {
    /// What `viewer` may see of a game.
    ///
    /// # Errors
    /// When the game is not in the catalogue.
    pub fn new(catalogue: &'a Catalogue, snapshot: &'a Snapshot, viewer: Viewer) -> Result<View<'a>, Fault> {
        let (family, discipline) = catalogue.find(&snapshot.row.discipline)?;
        let plies = KnownPlies::new(snapshot.log.game(), viewer);
        Ok(View { snapshot, viewer, family, discipline, plies })
    }

    /// The moment that is looked at.
    pub fn snapshot(&self) -> &'a Snapshot {
        self.snapshot
    }

    /// Whose eyes are looked through.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The number of actions that may be known.
    pub fn plies(&self) -> usize {
        self.plies.len()
    }

    /// What is played, for people.
    pub fn title(&self) -> &'a Text {
        &self.discipline.title
    }

    /// The family of what is played.
    pub fn family(&self) -> &'a dyn Family {
        self.family
    }

    /// The record of the game as far as it may be known.
    ///
    /// # Errors
    /// When the game's settings are not its discipline's any more.
    pub fn record(&self) -> Result<Record, Fault> {
        let row = &self.snapshot.row;
        let mut written = record::from_game(self.game(), self.family, self.discipline, &row.settings)?;
        crate::record::add_tags(&mut written, row, self.discipline)?;
        if let Some(claim) = self.claim() {
            claim.add_to(&mut written, self.discipline.seat_names)?;
        }
        Ok(written)
    }

    /// What anybody may be told of the game's draws: the secret only when it is over.
    fn claim(&self) -> Option<Claim> {
        let promise = self.snapshot.row.promise.as_ref()?;
        let over = self.game().turn() == Turn::Over;
        Some(Claim::of(promise, self.game().seeds().to_vec(), over))
    }

    /// Every path of touches of the seat that `session` decides for now; none when they are too many.
    pub fn touches(&self, session: &ViewerSession) -> Option<TouchTree> {
        match self.deciding(session) {
            Some(seat) => self.game().touch_tree(seat, MOST_BRANCHES),
            None => Some(TouchTree::none()),
        }
    }

    /// What may follow a path of touches of a seat that `session` decides for now; nothing for any other seat.
    pub fn next_touches(&self, session: &ViewerSession, seat: Seat, path: &[Touch]) -> TouchTree {
        match self.deciding(session) {
            Some(one) if one == seat => TouchTree::from(self.game().next_touches(seat, path)),
            _ => TouchTree::none(),
        }
    }

    /// The seat that `session` decides for now.
    fn deciding(&self, session: &ViewerSession) -> Option<Seat> {
        let turn = self.game().turn();
        session.deciding(turn.seats(), matches!(turn, Turn::Secret(_)))
    }

    fn game(&self) -> &dyn Game {
        self.snapshot.log.game()
    }

    /// One of the actions that may be known.
    fn known(&self, ply: usize) -> Option<PlyView> {
        self.game().ply(self.plies.get(ply)?, self.viewer)
    }
}
