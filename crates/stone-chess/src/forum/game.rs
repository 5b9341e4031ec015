//! The game that a thread has told so far, and the turn being put together.

use super::numbers::{Numbers, Past, Ways, numbers};
use super::remark::{Remark, Trouble};
use super::stones::told;
use super::thread::ThreadTurn;
use super::tokens::{Fragment, Shape, Token};
use crate::play::{Action, ActionErrorKind, State};
use imbl::Vector;
use skazka_core::{Outcome, Seat, steps};
use std::collections::HashMap;
use std::sync::Arc;

/// The most turns of a game.
const MOST_TURNS: usize = 10_000;
/// The pieces of a first turn.
const PLACED: usize = 8;
/// No turn has more parts: a move, what it becomes, and eight weak pieces that leave.
const MOST_PARTS: usize = 10;

/// What stops the reading, with its line.
pub(super) type Stopped = (usize, Trouble);

/// A turn being put together from its parts.
#[derive(Debug, Clone, Default)]
struct Pending {
    line: usize,
    parts: Vec<Fragment>,
    /// There may be many while pieces are placed, and a moment that is marked has all of them.
    comments: Vector<Arc<str>>,
}

impl Pending {
    fn text(&self) -> String {
        self.parts.iter().map(|part| &*part.text).collect::<Vec<_>>().join("; ")
    }
}

/// What of a game is cheap to remember.
#[derive(Debug, Clone)]
struct Now {
    state: State,
    ways: Ways,
    own: [u32; 4],
    pending: Pending,
    outcome: Option<Outcome>,
}

/// The game so far.
pub(super) struct Game {
    now: Now,
    pub turns: Vec<ThreadTurn>,
    pub remarks: Vec<Remark>,
    past: Past,
    keys: Vec<u64>,
    seen: HashMap<u64, u32>,
}

/// A moment of a game to go back to.
pub(super) struct Mark {
    now: Now,
    turns: usize,
    remarks: usize,
    keys: usize,
}

impl Game {
    /// A game that begins with a position.
    pub fn new(state: State) -> Game {
        let now = Now { state, ways: Ways::ALL, own: [0; 4], pending: Pending::default(), outcome: state.ended() };
        let mut game = Game {
            now,
            turns: Vec::new(),
            remarks: Vec::new(),
            past: Past::default(),
            keys: Vec::new(),
            seen: HashMap::new(),
        };
        game.count_position();
        game
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.now.outcome
    }

    /// This moment.
    pub fn mark(&self) -> Mark {
        steps::count(1 + self.now.pending.parts.len());
        Mark { now: self.now.clone(), turns: self.turns.len(), remarks: self.remarks.len(), keys: self.keys.len() }
    }

    /// Takes back everything since a moment.
    pub fn back_to(&mut self, mark: Mark) {
        self.now = mark.now;
        self.turns.truncate(mark.turns);
        self.remarks.truncate(mark.remarks);
        self.past.back_to(mark.turns);
        for key in self.keys.drain(mark.keys..) {
            if let Some(count) = self.seen.get_mut(&key) {
                *count -= 1;
            }
        }
    }

    /// Takes what a line of turns says.
    pub fn take(&mut self, line: usize, token: &Token) -> Result<(), Stopped> {
        match token {
            Token::Fragment(part) => self.take_part(line, part),
            Token::Number(number) => self.take_number(line, *number),
            Token::Side(seat) => self.take_side(line, *seat),
            Token::Comment(words) | Token::Aside(words) => {
                self.comment(words);
                Ok(())
            }
            Token::Colon | Token::Word(_) => Ok(()),
        }
    }

    /// A turn ends with its line, the placement of the first turn excepted.
    pub fn end_line(&mut self) -> Result<(), Stopped> {
        if self.places_on() { Ok(()) } else { self.finish_turn() }
    }

    /// Whether pieces of a first turn are being placed and some are still in hand.
    fn places_on(&self) -> bool {
        let Now { state, pending, .. } = &self.now;
        let puts = |part: &Fragment| matches!(part.shape, Shape::Put(_));
        let count = pending.parts.len();
        state.is_placing() && (1..PLACED).contains(&count) && pending.parts.iter().all(puts)
    }

    fn take_part(&mut self, line: usize, part: &Fragment) -> Result<(), Stopped> {
        if !self.joins(part) {
            self.finish_turn()?;
            self.now.pending.line = line;
        }
        if part.alike {
            self.remarks.push(Remark::Alike { line, read: part.text.clone() });
        }
        self.now.pending.parts.push(part.clone());
        Ok(())
    }

    /// Whether a part goes on with the turn: a removal, or another piece of the same colour.
    fn joins(&self, part: &Fragment) -> bool {
        let Now { state, pending, .. } = &self.now;
        let most = if state.is_placing() { PLACED } else { MOST_PARTS };
        let fits = match part.shape {
            Shape::Removal => true,
            Shape::Put(seat) => seat == state.mover(),
            _ => false,
        };
        fits && (1..most).contains(&pending.parts.len())
    }

    /// Adds a comment to the turn being put together, or else to the last one.
    pub fn comment(&mut self, words: &str) {
        if !self.now.pending.parts.is_empty() {
            self.now.pending.comments.push_back(words.into());
        }
    }

    /// Adds a comment that stands alone after the last turn, unless that has one already.
    pub fn late_comment(&mut self, line: usize, words: &str) -> bool {
        if !self.now.pending.parts.is_empty() {
            self.now.pending.comments.push_back(words.into());
            return true;
        }
        let (number, seat) = match self.turns.last_mut().filter(|turn| turn.comment.is_empty()) {
            None => return false,
            Some(turn) => {
                turn.comment = words.to_owned();
                (turn.number, turn.seat)
            }
        };
        self.compare(line, number, seat, [words].into_iter());
        true
    }

    /// The numbers that the next turn may bear.
    fn numbers(&self) -> Numbers {
        let Now { state, own, .. } = &self.now;
        let players = state.rules().players.count() as u32;
        numbers(state.turn(), players, own[state.mover().index() & 3])
    }

    /// Whether a line has turns that were told before under the same number.
    pub fn has_told(&self, tokens: &[Token]) -> bool {
        let number = tokens.iter().find_map(|token| match token {
            Token::Number(number) => Some(*number),
            _ => None,
        });
        let parts = tokens.iter().filter_map(|token| match token {
            Token::Fragment(part) => Some(&*part.text),
            _ => None,
        });
        number.is_some_and(|number| self.past.has(number, &parts.collect::<Vec<_>>()))
    }

    fn take_number(&mut self, line: usize, told: u32) -> Result<(), Stopped> {
        self.end_line()?;
        if !self.now.pending.parts.is_empty() {
            return Ok(());
        }
        let numbers = self.numbers();
        if let Some(expected) = self.now.ways.tell(&numbers, told) {
            self.remarks.push(Remark::Number { line, told, expected });
        }
        Ok(())
    }

    fn take_side(&mut self, line: usize, told: Seat) -> Result<(), Stopped> {
        self.end_line()?;
        let mover = self.now.state.mover();
        if told == mover || self.now.outcome.is_some() {
            return Ok(());
        }
        Err((line, Trouble::OtherSide { told, mover }))
    }

    /// A player gives up.
    pub fn retire(&mut self, line: usize, seat: Seat) -> Result<(), Stopped> {
        let part = Fragment {
            text: format!("resign:{}", crate::play::SIDES[seat.index() & 3]),
            shape: Shape::Retire(seat),
            alike: false,
        };
        self.take_part(line, &part)?;
        self.finish_turn()
    }

    /// Takes the turn that is put together, if there is one.
    pub fn finish_turn(&mut self) -> Result<(), Stopped> {
        let pending = std::mem::take(&mut self.now.pending);
        let Some(first) = pending.parts.first() else { return Ok(()) };
        let line = pending.line;
        if self.turns.len() == MOST_TURNS {
            return Err((line, Trouble::TooMany { most: MOST_TURNS }));
        }
        let refused = |refusal| (line, Trouble::Refused { written: pending.text(), refusal });
        if self.now.outcome.is_some() {
            return Err(if self.now.state.is_over() { refused(ActionErrorKind::Over) } else { (line, Trouble::Over) });
        }
        let actions = match first.shape {
            Shape::Retire(seat) => {
                self.now.state.judge(Action::Retire { seat }).map(|()| vec![Action::Retire { seat }])
            }
            _ => self.now.state.read_turn(&pending.text()).map_err(|error| error.refusal),
        };
        let actions = actions.map_err(refused)?;
        self.play(pending, actions);
        Ok(())
    }

    fn play(&mut self, pending: Pending, actions: Vec<Action>) {
        let before = self.now.state;
        let seat = match actions[..] {
            [Action::Retire { seat }] => seat,
            _ => before.mover(),
        };
        self.past.add(self.numbers(), pending.parts.iter().map(|part| part.text.clone()));
        for &action in &actions {
            self.now.state.apply(action);
            self.count_position();
        }
        self.now.own[seat.index() & 3] += 1;
        let written = match actions[..] {
            [only] if !before.is_placing() || matches!(only, Action::Retire { .. }) => before.write_action(only),
            _ => self.now.state.write_placement(seat),
        };
        let (line, number) = (pending.line, before.turn());
        self.compare(line, number, seat, pending.comments.iter().map(|words| &**words));
        let said: Vec<_> =
            pending.comments.iter().map(|words| words.trim()).filter(|words| !words.is_empty()).collect();
        self.turns.push(ThreadTurn { line, number, seat, actions, written, comment: said.join("; ") });
    }

    /// Counts the position that stands now, for repetitions.
    fn count_position(&mut self) {
        let state = &self.now.state;
        let key = state.key();
        self.keys.push(key);
        let count = self.seen.entry(key).or_default();
        *count += 1;
        self.now.outcome = state.ended().or_else(|| state.drawn(*count));
    }

    /// Compares the stones told in comments with the ledger.
    fn compare<'a>(&mut self, line: usize, turn: u32, mover: Seat, mut comments: impl Iterator<Item = &'a str>) {
        let state = &self.now.state;
        let players = state.rules().players.count();
        let Some(told) = comments.find_map(|words| told(words, players)) else { return };
        for (seat, told) in told.figures(mover) {
            let ledger = state.stones(seat);
            if told != u32::from(ledger) {
                self.remarks.push(Remark::Stones { line, turn, seat, told, ledger });
            }
        }
    }
}
