//! Any game in progress behind one object-safe face: strings and scenes in and out.

use crate::fair::{Seed, pick};
use crate::record::{Line, ReplayError, write_line};
use crate::{
    Actor, Chance, Discipline, Effect, Event, Fault, Item, Match, NextTouches, Outcome, Playable, Ply, Position, Scene,
    Script, Seat, Seats, Stop, Task, Text, Thinker, Touch, TouchTree, Tray, TrayLayout, Turn, Viewer, Words, perft,
    quote, text,
};
use std::sync::Arc;
use std::time::Duration;

/// One action of the history as a viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlyView {
    /// What tells it from every other ply of this game, those taken back included; see [`crate::NodeId::number`].
    pub id: u64,
    /// Who took it.
    pub by: Actor,
    /// The action in the game's notation; none while it is hidden from the viewer.
    pub written: Option<String>,
    /// What chance drew, for people, where they are not to read its notation; see [`crate::Chance::says_drawn`].
    pub says: Option<Text>,
    /// The turn's number; 0 for set-ups.
    pub turn: u32,
    /// Whether it was part of a secret set-up.
    pub secret: bool,
    /// Whether it ended a secret stage and so showed everybody's choices.
    pub reveals: bool,
}

/// One thing that chance could draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChanceOutcome {
    /// The outcome in the game's notation.
    pub written: String,
    /// How often it comes up, against the weights of the others.
    pub weight: u32,
    /// What people call it: its notation where that says it; see [`crate::Chance::says_drawn`].
    pub says: Text,
}

/// A move being thought of: it owns what it needs and runs on any thread.
pub type Thought = Box<dyn FnOnce(&Stop) -> String + Send>;

/// A draw offer being thought of: whether the seat agrees.
pub type DrawThought = Box<dyn FnOnce(&Stop) -> bool + Send>;

/// A game in progress, whatever game it is.
pub trait Game: Send + Sync {
    /// How many seats play.
    fn seats(&self) -> usize;
    /// Whose decision is next.
    fn turn(&self) -> Turn;
    /// How the game ended; none while it runs.
    fn outcome(&self) -> Option<Outcome>;
    /// The number of the turn in the game's own counting; 0 while set-ups are made.
    fn turn_number(&self) -> u32;
    /// Makes an event happen.
    ///
    /// # Errors
    /// When it cannot happen now; nothing changes then.
    fn accept(&mut self, event: &Event) -> Result<(), Fault>;
    /// Takes one word of a record: an action of whoever is to act, with what chance answered where that is written into
    /// it. Never for what a player sends: it would let him choose what chance decides.
    ///
    /// # Errors
    /// When it cannot happen now; nothing changes then.
    fn accept_told(&mut self, written: &str) -> Result<(), Fault>;
    /// An action with the outcomes of chance that are written into it, taken apart; see [`crate::Chance::unjoin`].
    fn unjoin(&self, written: &str) -> Option<(String, Vec<String>)>;
    /// What chance could draw after `ply` actions, in the order in which draws count it; none when it was not chance's
    /// turn.
    fn chance_outcomes(&self, ply: usize) -> Option<Vec<ChanceOutcome>>;
    /// How many draws by chance there were.
    fn drawn(&self) -> u32;
    /// What each seat has added to the draws; none where it has not answered yet.
    fn seeds(&self) -> &[Option<Seed>];
    /// The number of actions so far.
    fn plies(&self) -> usize;
    /// One action of the history, `ply` from 0 to `plies() - 1`, as `viewer` may see it. Costs the same in games of any
    /// length, but for a logarithm.
    fn ply(&self, ply: usize, viewer: Viewer) -> Option<PlyView>;
    /// How many actions everybody may know of: all of them but those of a secret stage that is not over.
    fn open_plies(&self) -> usize;
    /// What that action did on the board, as `viewer` may see it; empty for hidden ones.
    fn effects(&self, ply: usize, viewer: Viewer) -> Vec<Effect>;
    /// The actions that everybody may know of as a record has them, with variations and comments.
    fn line(&self) -> Line;
    /// Plays a line of a record with its variations and comments; `discipline` says what the seats are called.
    ///
    /// # Errors
    /// With the first action that is refused; what came before it is played. `work-cancelled` when `stop` was raised.
    fn read_line(&mut self, line: &Line, discipline: &Discipline, stop: &Stop) -> Result<(), ReplayError>;
    /// The picture after `ply` actions, captured things included.
    fn scene(&self, ply: usize, viewer: Viewer) -> Scene;
    /// The position after `ply` actions, in one line, as the arbiter sees it.
    fn position(&self, ply: usize) -> String;
    /// What `seat` may touch after `path`.
    fn next_touches(&self, seat: Seat, path: &[Touch]) -> NextTouches;
    /// Everything `seat` may touch now as one tree; none when it has more than `most` branches.
    fn touch_tree(&self, seat: Seat, most: usize) -> Option<TouchTree>;
    /// An outcome drawn for chance by its weights, in the game's notation; none when it is not chance's turn.
    fn draw_by_chance(&self, words: Words) -> Option<String>;
    /// Every action that may be taken now, in the game's notation, sorted by bytes.
    ///
    /// # Errors
    /// While set-ups are made in secret: their combinations are not listed.
    fn legal(&self) -> Result<Vec<String>, Fault>;
    /// Why the turns that may be taken now are not listed or counted: they are set-ups made in secret or whole armies.
    fn unlisted_turns(&self) -> Option<Text>;
    /// What is missing of a turn that has begun and is written as a whole, see [`crate::Notation::unfinished_turn`].
    fn unfinished_turn(&self) -> Option<Text>;
    /// Checks that chance may draw each of these outcomes in this game, now or later.
    ///
    /// # Errors
    /// With the first that it never draws.
    fn check_outcomes(&self, told: &[String]) -> Result<(), Fault>;
    /// The seats that still play, see [`Position::in_play`].
    fn in_play(&self) -> Seats;
    /// The seats that offer a draw.
    fn offers(&self) -> Seats;
    /// Where the game would go back to if `seat` took back its last decision.
    fn take_back_to(&self, seat: Seat) -> Option<usize>;
    /// The number of sequences of `depth` actions, where chance draws what is `told`; see [`Script`].
    ///
    /// # Errors
    /// As [`Game::check_outcomes`].
    fn perft(&self, depth: u32, told: &[String]) -> Result<u64, Fault>;
    /// Each action with the number of sequences of `depth` actions after it, sorted by notation.
    ///
    /// # Errors
    /// As [`Game::check_outcomes`].
    fn divide(&self, depth: u32, told: &[String]) -> Result<Vec<(String, u64)>, Fault>;
    /// A move to be thought of for `seat`, which is to decide now; `level` from 1. None when it has nothing to decide.
    fn thought(&self, seat: Seat, level: u8, seed: u64) -> Option<Thought>;
    /// Whether `seat` agrees to a draw now, to be thought of at `level` (from 1).
    fn draw_thought(&self, seat: Seat, level: u8) -> DrawThought;
    /// How long a thought at `level` takes at most, see [`Thinker::time`].
    fn thinking_time(&self, level: u8) -> Duration;
    /// A copy of the whole game.
    fn copy(&self) -> Box<dyn Game>;
}

/// A [`Match`] and whatever plays it by itself, as a [`Game`].
#[derive(Debug, Clone)]
pub struct TypedGame<P: Position, T> {
    play: Match<P>,
    thinker: T,
    /// What each seat is called, in the order of seats, where it is called anything.
    seats: Arc<[Text]>,
}

impl<P: Playable, T: Thinker<P>> TypedGame<P, T> {
    /// A table with a new game on it.
    pub fn new(start: P, thinker: T) -> TypedGame<P, T> {
        TypedGame { play: Match::new(start), thinker, seats: Arc::default() }
    }

    /// The same table, its seats called so, in the order of seats.
    #[must_use]
    pub fn with_seats(self, names: &[Text]) -> TypedGame<P, T> {
        TypedGame { seats: names.into(), ..self }
    }

    /// The outcomes of chance that these words stand for.
    fn outcomes_told(&self, told: &[String]) -> Result<Vec<P::Action>, Fault> {
        let position = self.play.position();
        let read = |one: &String| position.read_outcome(one).ok_or_else(|| never_drawn(one));
        told.iter().map(read).collect()
    }

    fn seat_says(&self, seat: u8) -> Text {
        self.seats.get(usize::from(seat)).cloned().unwrap_or_else(|| Text::literal((seat + 1).to_string()))
    }

    /// The trays of captured things after `ply` actions, one for each seat that lost some.
    fn taken(&self, ply: usize, viewer: Viewer) -> Vec<Tray> {
        let mut trays: Vec<Tray> = Vec::new();
        for ply in self.play.captures(ply) {
            for effect in self.effects(ply, viewer) {
                if let Effect::Take { symbol, seat, .. } = effect {
                    let tray = self.taken_of(&mut trays, seat);
                    add_taken(tray, symbol, P::symbol_name);
                }
            }
        }
        trays
    }

    /// The tray of what a seat lost, added when there is none yet.
    fn taken_of<'t>(&self, trays: &'t mut Vec<Tray>, seat: u8) -> &'t mut Tray {
        let place = trays.iter().position(|tray| tray.seat == Some(seat)).unwrap_or_else(|| {
            let says = text!("tray-taken", whose = self.seat_says(seat));
            trays.push(Tray {
                seat: Some(seat),
                layout: TrayLayout::Row,
                counted: true,
                touchable: false,
                says,
                items: Vec::new(),
            });
            trays.len() - 1
        });
        &mut trays[place]
    }
}

fn add_taken(tray: &mut Tray, symbol: String, name: impl Fn(&str) -> Text) {
    let (seat, items) = (tray.seat, &mut tray.items);
    match items.iter_mut().find(|item| item.symbol == symbol) {
        Some(item) => item.count += 1,
        None => items.push(Item {
            id: symbol.clone(),
            says: name(&symbol),
            symbol,
            seat,
            count: 1,
            cost: None,
            closed: false,
        }),
    }
}

fn never_drawn(told: &str) -> Fault {
    text!("chance-never-drawn", found = quote(told)).into()
}

/// What chance may draw now, in the order of [`Position::actions`]; none when it is not its turn.
fn outcomes<P: Position>(position: &P) -> Option<Vec<P::Action>> {
    let mut outcomes = Vec::new();
    if position.turn() == Turn::Chance {
        position.actions(Actor::Chance, &mut outcomes);
    }
    (!outcomes.is_empty()).then_some(outcomes)
}

/// What chance may draw now, with what it is called; none when it is not its turn.
pub(crate) fn chance_outcomes<P: Chance>(position: &P) -> Option<Vec<ChanceOutcome>> {
    let chance = |one| {
        let written = position.write_action(Actor::Chance, one);
        let says = position.says_drawn(one).unwrap_or_else(|| Text::literal(&*written));
        ChanceOutcome { weight: position.weight(one), written, says }
    };
    Some(outcomes(position)?.into_iter().map(chance).collect())
}

impl<P: Playable, T: Thinker<P>> Game for TypedGame<P, T> {
    fn seats(&self) -> usize {
        self.play.position().seats()
    }

    fn turn(&self) -> Turn {
        self.play.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.play.outcome()
    }

    fn turn_number(&self) -> u32 {
        self.play.position().turn_number()
    }

    fn accept(&mut self, event: &Event) -> Result<(), Fault> {
        self.play.accept(event)
    }

    fn accept_told(&mut self, written: &str) -> Result<(), Fault> {
        self.play.accept_told(written)
    }

    fn unjoin(&self, written: &str) -> Option<(String, Vec<String>)> {
        P::unjoin(written)
    }

    fn chance_outcomes(&self, ply: usize) -> Option<Vec<ChanceOutcome>> {
        match self.play.ply(ply) {
            Some(taken) => Some(taken.chances.to_vec()).filter(|chances| !chances.is_empty()),
            None => chance_outcomes(self.play.position()),
        }
    }

    fn drawn(&self) -> u32 {
        self.play.drawn()
    }

    fn seeds(&self) -> &[Option<Seed>] {
        self.play.seeds()
    }

    fn plies(&self) -> usize {
        self.play.plies()
    }

    fn ply(&self, ply: usize, viewer: Viewer) -> Option<PlyView> {
        let one = self.play.ply(ply)?;
        let written = self.play.is_open(ply, viewer).then(|| one.written.clone());
        let says = one.says.clone().filter(|_| written.is_some());
        let Ply { id, by, turn, secret, reveals, .. } = *one;
        Some(PlyView { id: id.number(), by, written, says, turn, secret, reveals })
    }

    fn open_plies(&self) -> usize {
        self.play.open_plies()
    }

    fn effects(&self, ply: usize, viewer: Viewer) -> Vec<Effect> {
        match self.play.ply(ply) {
            Some(one) if self.play.is_open(ply, viewer) => one.effects.clone(),
            _ => Vec::new(),
        }
    }

    fn line(&self) -> Line {
        write_line(self.play.tree(), self.play.open_plies())
    }

    fn read_line(&mut self, line: &Line, discipline: &Discipline, stop: &Stop) -> Result<(), ReplayError> {
        self.play.read_line(line, discipline, stop)
    }

    fn scene(&self, ply: usize, viewer: Viewer) -> Scene {
        let mut scene = P::scene(&self.play.position_at(ply).view(viewer));
        scene.trays.extend(self.taken(ply, viewer));
        scene
    }

    fn position(&self, ply: usize) -> String {
        self.play.position_at(ply).write()
    }

    fn next_touches(&self, seat: Seat, path: &[Touch]) -> NextTouches {
        if !self.turn().is_for(Actor::Seat(seat)) {
            return NextTouches { action: None, says: None, next: Vec::new() };
        }
        self.play.position().next_touches(seat, path)
    }

    fn touch_tree(&self, seat: Seat, most: usize) -> Option<TouchTree> {
        if !self.turn().is_for(Actor::Seat(seat)) {
            return Some(TouchTree::none());
        }
        self.play.position().touch_tree(seat, most)
    }

    fn draw_by_chance(&self, words: Words) -> Option<String> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let position = self.play.position();
        let outcomes = outcomes(position)?;
        let weights: Vec<u32> = outcomes.iter().map(|&one| position.weight(one)).collect();
        let drawn = outcomes.get(pick(&weights, words)?)?;
        Some(position.write_action(Actor::Chance, *drawn))
    }

    fn legal(&self) -> Result<Vec<String>, Fault> {
        let turn = self.turn();
        if matches!(turn, Turn::Secret(_)) {
            return Err(text!("legal-secret").into());
        }
        let Some(actor) = turn.next_actor() else { return Ok(Vec::new()) };
        let position = self.play.position();
        let mut actions = Vec::new();
        position.actions(actor, &mut actions);
        let mut written: Vec<_> = actions.into_iter().map(|action| position.write_action(actor, action)).collect();
        written.sort_unstable();
        Ok(written)
    }

    fn unlisted_turns(&self) -> Option<Text> {
        let secret = matches!(self.turn(), Turn::Secret(_)).then(|| text!("legal-secret"));
        secret.or_else(|| self.play.position().unlisted_turns())
    }

    fn unfinished_turn(&self) -> Option<Text> {
        self.play.position().unfinished_turn()
    }

    fn check_outcomes(&self, told: &[String]) -> Result<(), Fault> {
        self.outcomes_told(told).map(drop)
    }

    fn in_play(&self) -> Seats {
        self.play.position().in_play()
    }

    fn offers(&self) -> Seats {
        self.play.offers()
    }

    fn take_back_to(&self, seat: Seat) -> Option<usize> {
        self.play.take_back_to(seat)
    }

    fn perft(&self, depth: u32, told: &[String]) -> Result<u64, Fault> {
        let outcomes = self.outcomes_told(told)?;
        Ok(self.play.position().perft(depth, Script::new(&outcomes)))
    }

    fn divide(&self, depth: u32, told: &[String]) -> Result<Vec<(String, u64)>, Fault> {
        let outcomes = self.outcomes_told(told)?;
        Ok(perft::divide(self.play.position(), depth, Script::new(&outcomes)))
    }

    fn thought(&self, seat: Seat, level: u8, seed: u64) -> Option<Thought> {
        let actor = Actor::Seat(seat);
        if !self.turn().is_for(actor) {
            return None;
        }
        let position = self.play.position().clone();
        let mut legal = Vec::new();
        self.thinker.candidates(&position, seat, &mut legal);
        let (&only, more) = legal.split_first()?;
        if more.is_empty() {
            return Some(Box::new(move |_| position.write_action(actor, only)));
        }
        let view = position.view(Viewer::Seat(seat));
        let task = Task { view, seat, legal, level: level.clamp(1, T::LEVELS), past: self.play.keys(), seed };
        let thinker = self.thinker.clone();
        Some(Box::new(move |stop| position.write_action(actor, thinker.think(task, stop))))
    }

    fn draw_thought(&self, seat: Seat, level: u8) -> DrawThought {
        let view = self.play.position().view(Viewer::Seat(seat));
        let level = level.clamp(1, T::LEVELS);
        let thinker = self.thinker.clone();
        Box::new(move |stop| thinker.agrees_to_draw(view, seat, level, stop))
    }

    fn thinking_time(&self, level: u8) -> Duration {
        self.thinker.time(level.clamp(1, T::LEVELS))
    }

    fn copy(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}
