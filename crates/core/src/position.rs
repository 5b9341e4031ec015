//! The rules of a game: all that a search and the laws need.

use crate::{Actor, Ending, Outcome, Seat, Seats, Turn, Viewer};
use std::fmt::Debug;
use std::hash::Hash;

/// A source of random 64-bit words. Games map the raw words themselves, so that a record replays the same for ever.
pub type Words<'a> = &'a mut dyn FnMut() -> u64;

/// A position of a game, with everything that its future depends on.
///
/// Positions are plain values: they are copied, played on and thrown away by the million. The laws that every
/// implementation keeps are in `skazka_testkit::laws`. How a game is written, shown and counted are traits of their own:
/// [`crate::Notation`], [`crate::Chance`], [`crate::Presentation`], [`crate::Perft`].
pub trait Position: Clone + Send + Sync + 'static {
    /// One discipline with its options, validated.
    type Rules: Clone + Send + Sync + 'static;
    /// One decision. The turn stays with a seat until its compound turn is over.
    type Action: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// What one viewer may know of a position.
    type View: Clone + Send + Sync + 'static;

    /// Whether dice, discs or lots are ever drawn in these games.
    const CHANCE: bool = false;

    /// The beginning of a game, before any set-up is placed or written and before the lot is drawn.
    fn start(rules: &Self::Rules) -> Self;

    /// How many seats play, at most eight.
    fn seats(&self) -> usize;

    /// Whose decision is next. Ends by counting (repetition, quiet turns) are not told here but by
    /// [`Position::draw_by_counting`].
    fn turn(&self) -> Turn;

    /// How the game ended: told exactly when [`Position::turn`] is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// The number of the turn in the game's own counting; 0 while set-ups are made. The actions of one compound turn, and
    /// what chance draws inside it, have the same.
    fn turn_number(&self) -> u32;

    /// Appends every action `by` may take now; nothing when it is not the actor's decision.
    fn actions(&self, by: Actor, out: &mut Vec<Self::Action>);

    /// Takes an action.
    ///
    /// # Panics
    /// May panic when the action is not one of [`Position::actions`]; what comes from people is read with
    /// [`crate::Notation::read_action`], which refuses such actions.
    fn apply(&mut self, by: Actor, action: Self::Action);

    /// A hash of what makes positions the same for repetition, kept up to date by every action.
    fn key(&self) -> u64;

    /// The same position with the decision passed on; none where nobody can pass in a search without being better off than
    /// by the rules: while not one seat decides, or where being forced to move may lose.
    fn pass(&self) -> Option<Self> {
        None
    }

    /// The draw that the rules declare by counting, when this position stands for the `occurrences`-th time (from 1).
    fn draw_by_counting(&self, _occurrences: u32) -> Option<Outcome> {
        None
    }

    /// How often chance takes this action, relative to its other actions. The order of chance's [`Position::actions`] and
    /// these weights are public: whoever checks a draw relies on them.
    fn weight(&self, _action: Self::Action) -> u32 {
        1
    }

    /// The seats that still play: all, but in games where players drop out one after the other.
    fn in_play(&self) -> Seats {
        Seats::first(self.seats())
    }

    /// The outcome when all that still play agree to a draw.
    fn agreed(&self) -> Outcome {
        Outcome::drawn(self.seats(), Ending::Agreement)
    }

    /// The action by which `seat` gives up while the others play on; none where its giving up ends the game. It may be
    /// taken out of turn and is not among [`Position::actions`].
    fn retiring(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// What `to` may know: the only exit for what is hidden.
    fn view(&self, to: Viewer) -> Self::View;

    /// A full position that the view could be of, for searching; what is hidden is drawn at random.
    fn determinize(view: &Self::View, words: Words) -> Self;
}
