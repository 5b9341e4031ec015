//! The one interface between rules and everything else.

use crate::{
    Actor, Effect, Fault, NextTouches, Outcome, Scene, Seat, Seats, Step, Text, Touch, TouchTree, Turn, Viewer, text,
};
use std::fmt::Debug;
use std::hash::Hash;

/// A source of random 64-bit words. Games map the raw words themselves, so that a record replays the same for ever.
pub type Words<'a> = &'a mut dyn FnMut() -> u64;

/// A position of a game, with everything that its future depends on.
///
/// Positions are plain values: they are copied, played on and thrown away by the million. The laws that every
/// implementation keeps are in `skazka_testkit::laws`.
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

    /// The beginning for those who look at rules and not at a game: the lot is decided, and what lies hidden is shuffled
    /// by `words` and known, or without them unknown.
    fn deal(rules: &Self::Rules, _words: Option<Words>) -> Self {
        Self::start(rules)
    }

    /// The starting position to show: that of [`Position::start`], or where set-ups are written first, the one that
    /// stands when nobody chooses anything.
    fn preview(rules: &Self::Rules) -> Self {
        Self::start(rules)
    }

    /// How many seats play.
    fn seats(&self) -> usize;

    /// Whose decision is next. Ends by counting (repetition, quiet turns) are not told here but by [`Position::drawn`].
    fn turn(&self) -> Turn;

    /// The number of the turn in the game's own counting, for move lists and records; 0 while set-ups are made.
    fn turn_number(&self) -> u32;

    /// Appends every action `by` may take now; nothing when it is not the actor's decision.
    fn actions(&self, by: Actor, out: &mut Vec<Self::Action>);

    /// Appends the actions that a player who thinks for himself chooses among: all of them, unless they can be too many;
    /// then some of each kind, and never none when there are any.
    fn candidates(&self, by: Actor, out: &mut Vec<Self::Action>) {
        self.actions(by, out);
    }

    /// Takes an action.
    ///
    /// # Panics
    /// May panic when the action is not one of [`Position::actions`]; what comes from people is read with
    /// [`Position::read_action`], which refuses such actions.
    fn apply(&mut self, by: Actor, action: Self::Action);

    /// How often chance takes this action, relative to its other actions. The order of chance's [`Position::actions`] and
    /// these weights are public: whoever checks a draw relies on them.
    fn weight(&self, _action: Self::Action) -> u32 {
        1
    }

    /// The draw that the rules declare by counting, when this position stands for the `occurrences`-th time (from 1).
    fn drawn(&self, occurrences: u32) -> Option<Outcome>;

    /// The seats that still play: all, but in games where players drop out one after the other.
    fn in_play(&self) -> Seats {
        Seats::first(self.seats())
    }

    /// The outcome when all that still play agree to a draw.
    fn agreed(&self) -> Outcome {
        Outcome::drawn(self.seats(), "agreement")
    }

    /// The action by which `seat` gives up while the others play on; none where its giving up ends the game. It may be
    /// taken out of turn and is not among [`Position::actions`].
    fn retiring(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// A hash of what makes positions the same for repetition, kept up to date by every action.
    fn key(&self) -> u64;

    /// The same hash computed from nothing: the slow oracle beside [`Position::key`].
    fn recomputed_key(&self) -> u64;

    /// What `to` may know: the only exit for what is hidden.
    fn view(&self, to: Viewer) -> Self::View;

    /// A full position that the view could be of, for searching; what is hidden is drawn at random.
    fn determinize(view: &Self::View, words: Words) -> Self;

    /// Writes an action of [`Position::actions`] in the canonical notation.
    fn write_action(&self, by: Actor, action: Self::Action) -> String;

    /// Reads one action and checks that it may be taken now.
    ///
    /// # Errors
    /// With what is wrong and what was expected.
    fn read_action(&self, by: Actor, written: &str) -> Result<Self::Action, Fault>;

    /// Reads one written word that may stand for several actions of one seat, such as a whole army `S@13,L@11`.
    ///
    /// # Errors
    /// As [`Position::read_action`]; all of it is read or nothing.
    fn read_actions(&self, by: Actor, written: &str) -> Result<Vec<Self::Action>, Fault> {
        self.read_action(by, written).map(|action| vec![action])
    }

    /// Reads one word of a record or of the command line: an action of whoever is to act, and what chance answered where
    /// that is written into it. Never used for what a player sends during a game.
    ///
    /// # Errors
    /// As [`Position::read_action`], and when nobody is to act.
    fn read_told(&self, written: &str) -> Result<Vec<(Actor, Self::Action)>, Fault> {
        let by = crate::perft::actor_of(&self.turn()).ok_or_else(|| text!("game-is-over"))?;
        Ok(self.read_actions(by, written)?.into_iter().map(|action| (by, action)).collect())
    }

    /// What is missing while a turn has begun that the notation only knows as a whole, such as an army of which some
    /// pieces stand; none where a turn may be left as it is. The command line leaves no turn so.
    fn half_turn(&self) -> Option<Text> {
        None
    }

    /// Whether a die is rolled in this game, so that the command line may be told what it shows.
    fn rolls(&self) -> bool {
        false
    }

    /// Why the turns that may be taken now are not listed or counted, where each is a whole army and there are millions;
    /// none where they are.
    fn unlisted(&self) -> Option<Text> {
        None
    }

    /// How an outcome drawn by chance is written into the action that asked for it, so that [`Position::read_told`] reads
    /// both; none when it stands by itself.
    fn join(_written: &str, _outcome: &str) -> Option<String> {
        None
    }

    /// Takes apart what [`Position::join`] makes: the action as a player writes it, and what is told of the outcomes, in
    /// the order in which they are drawn, be they possible or not. None when nothing is told.
    fn unjoin(_written: &str) -> Option<(String, Vec<String>)> {
        None
    }

    /// Writes the position in one line.
    fn write(&self) -> String;

    /// Reads a position.
    ///
    /// # Errors
    /// With the field, the offset, and what was expected.
    fn read(rules: &Self::Rules, written: &str) -> Result<Self, Fault>;

    /// The picture of what a viewer may know.
    fn scene(view: &Self::View) -> Scene;

    /// What a symbol of the scenes shows, for people.
    fn symbol_name(symbol: &str) -> Text {
        Text::new(format!("symbol-{symbol}"))
    }

    /// The path of touches that spells an action, with what each touch does. No path of one action is spelled by
    /// two, but one may begin another.
    fn steps(&self, by: Seat, action: Self::Action) -> Vec<Step>;

    /// What may be touched after `path`. Games with very many actions answer this without listing them all.
    fn next_touches(&self, by: Seat, path: &[Touch]) -> NextTouches {
        crate::next_touches::among_all(self, by, path)
    }

    /// Every path of touches of `by` as one tree; none when it has more than `most` branches.
    fn touch_tree(&self, by: Seat, most: usize) -> Option<TouchTree> {
        crate::next_touches::tree(self, by, most)
    }

    /// What an action does on the board: for animation, sounds and the marks of the last move.
    fn effects(&self, by: Actor, action: Self::Action) -> Vec<Effect> {
        match by {
            Actor::Seat(seat) => self.steps(seat, action).into_iter().flat_map(|step| step.effects).collect(),
            Actor::Chance => Vec::new(),
        }
    }

    /// What an outcome drawn by chance is called, short as in a list of moves: `die 5`; none where its notation says it.
    fn says_drawn(&self, _outcome: Self::Action) -> Option<Text> {
        None
    }

    /// The number of action sequences of length `depth`; shorter ones that end the game do not count. In games with a die
    /// its rolls are taken from `rolls` in turn, from the first again after the last (when empty all are 3), and are no
    /// actions of their own.
    fn perft(&self, depth: u32, _rolls: &[u8]) -> u64 {
        crate::perft::perft(self, depth)
    }

    /// Each action, written, with the number of sequences of length `depth` after it.
    fn divide(&self, depth: u32, _rolls: &[u8]) -> Vec<(String, u64)> {
        let Some(actor) = crate::perft::actor_of(&self.turn()) else { return Vec::new() };
        let write = |(action, nodes)| (self.write_action(actor, action), nodes);
        crate::perft::divide(self, depth).into_iter().map(write).collect()
    }
}

/// A position that a generic search can judge.
pub trait Evaluate: Position {
    /// How good the position is for `seat`, in hundredths of the game's unit of material.
    fn evaluate(&self, seat: Seat) -> i32;

    /// How forcing an action is: 0 for a quiet one, more for one that a search looks at first and follows to the end
    /// (captures, promotions).
    fn force(&self, action: Self::Action) -> i32;

    /// Appends the actions of `by` that a search must not stop before, by default all that have a force. A game where
    /// one capture is many actions (with each of several endings) appends the plainest of each.
    fn forcing(&self, by: Actor, out: &mut Vec<Self::Action>) {
        let first = out.len();
        self.actions(by, out);
        let mut kept = first;
        for index in first..out.len() {
            if self.force(out[index]) > 0 {
                out.swap(kept, index);
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// Appends for each of `actions`, which `by` may take now, a cheap guess of what it gains, in the unit of
    /// [`Evaluate::evaluate`]: what promises most is looked at first. All are asked for together, so that what they have
    /// in common is found out once.
    fn order_hints(&self, _by: Seat, actions: &[Self::Action], out: &mut Vec<i32>) {
        out.extend(actions.iter().map(|&action| self.force(action)));
    }

    /// What one action typically gains or loses, in the unit of [`Evaluate::evaluate`]: 100 for a unit of material or more,
    /// 1 for next to nothing. Little where a turn is many actions of a great many units. A computer player that errs on
    /// purpose judges finer there, lest it see no difference at all; and as one error costs so little, it errs oftener,
    /// and no action is worth long thought.
    fn stakes(&self) -> u8 {
        100
    }

    /// The action that ends the compound turn of `by` as it stands; none where turns end by themselves, or while this
    /// one may not end yet.
    fn end_turn(&self, _by: Seat) -> Option<Self::Action> {
        None
    }
}
