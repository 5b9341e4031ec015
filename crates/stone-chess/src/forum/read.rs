//! What each line of a thread adds to the game.

use super::game::{Game, Stopped};
use super::heading::{Setting, setting, start};
use super::lines::{Line, Lines};
use super::remark::{Remark, ThreadError, Trouble};
use super::resign::{GivingUp, giving_up, is_doubted};
use super::shape::{Names, Said, said};
use super::thread::Thread;
use super::tokens::{Fragment, Shape, Token, tokens};
use crate::play::{RED, State};
use crate::rules::{Lion, Players, Rules};
use skazka_core::{Seat, Stop};

/// The longest thread, in bytes.
const LONGEST: usize = 1 << 20;

impl Thread {
    /// Reads a thread; none when no line of it looks like a turn.
    ///
    /// # Errors
    /// With the line of the first turn that may not be played, and why.
    pub fn read(text: &str) -> Option<Result<Thread, ThreadError>> {
        Thread::read_until(text, &Stop::new())
    }

    /// The same, as long as nobody raises `stop`.
    ///
    /// # Errors
    /// As [`Thread::read`], and [`Trouble::Cancelled`] with the line that was not read any more.
    pub fn read_until(text: &str, stop: &Stop) -> Option<Result<Thread, ThreadError>> {
        if text.len() > LONGEST {
            let begins = |line: &str| tokens(line).iter().any(is_part);
            let error = ThreadError { line: 1, trouble: Trouble::TooLong { most: LONGEST }, passed: None };
            return text.lines().take(100).any(begins).then_some(Err(error));
        }
        let lines = Lines::of(text);
        let taken = lines.own.iter().map(|line| taken(line, stop));
        let taken: Vec<Taken> = match taken.collect() {
            Ok(taken) => taken,
            Err(cancelled) => return Some(Err(cancelled)),
        };
        taken.iter().any(|(_, _, tokens)| tokens.iter().any(is_part)).then(|| read(&lines, &taken, stop))
    }
}

/// A line, taken apart.
type Taken<'a> = (usize, &'a str, Vec<Token>);

fn taken<'a>(line: &'a Line, stop: &Stop) -> Result<Taken<'a>, ThreadError> {
    uncancelled(line.number, stop)?;
    Ok((line.number, &*line.text, tokens(&line.text)))
}

fn is_part(token: &Token) -> bool {
    matches!(token, Token::Fragment(_))
}

fn is_resignation(token: &Token) -> bool {
    matches!(token, Token::Fragment(Fragment { shape: Shape::Retire(_), .. }))
}

fn uncancelled(line: usize, stop: &Stop) -> Result<(), ThreadError> {
    let cancelled = ThreadError { line, trouble: Trouble::Cancelled, passed: None };
    if stop.is_raised() { Err(cancelled) } else { Ok(()) }
}

fn read(lines: &Lines, taken: &[Taken], stop: &Stop) -> Result<Thread, ThreadError> {
    let names = Names::of(taken.iter().map(|(_, _, tokens)| &**tokens));
    let mut heading = Heading::default();
    heading.read(taken)?;
    let (rules, state) = heading.begin(taken)?;
    let start = heading.start.is_some().then(|| state.write());
    let passed_over = lines.quoted.clone();
    let mut reader = Reader { game: Game::new(state), names, passed_over, doubtful: None, no_resignations: Vec::new() };
    for (index, (number, text, tokens)) in taken.iter().enumerate() {
        uncancelled(*number, stop)?;
        if reader.game.turns.is_empty() && setting(text).is_some() {
            continue;
        }
        if !reader.gives_up(&Spot { lines, index }, tokens) {
            reader.line(*number, tokens)?;
        }
    }
    reader.finish(rules, start, lines.open)
}

/// What the lines before the first turn say of the game.
#[derive(Default)]
struct Heading {
    players: Option<Players>,
    lion: Option<Lion>,
    start: Option<(usize, String)>,
}

impl Heading {
    fn read(&mut self, taken: &[Taken]) -> Result<(), ThreadError> {
        for (line, text, _) in
            taken.iter().take_while(|(_, text, tokens)| !tokens.iter().any(is_part) || setting(text).is_some())
        {
            match setting(text).transpose().map_err(|trouble| ThreadError { line: *line, trouble, passed: None })? {
                Some(Setting::Players(players)) => self.players = Some(players),
                Some(Setting::Lion(lion)) => self.lion = Some(lion),
                Some(Setting::Start(written)) => self.start = Some((*line, written)),
                None => {}
            }
        }
        Ok(())
    }

    /// The rules, four playing where nobody says so but Red pieces are written, and the position to begin with.
    fn begin(&self, taken: &[Taken]) -> Result<(Rules, State), ThreadError> {
        let is_red = |token: &Token| matches!(token, Token::Fragment(Fragment { shape: Shape::Put(RED), .. }));
        let red = taken.iter().any(|(_, _, tokens)| tokens.iter().any(is_red));
        let guessed = if red { Players::Four } else { Players::Three };
        let rules = Rules { players: self.players.unwrap_or(guessed), lion: self.lion.unwrap_or(Lion::Hopper) };
        let (line, written) = self.start.as_ref().map_or((1, None), |(line, written)| (*line, Some(&**written)));
        let state = start(&rules, written);
        let state = state.map_err(|why| ThreadError { line, trouble: Trouble::Start { why: why.0 }, passed: None })?;
        Ok((rules, state))
    }
}

struct Reader {
    game: Game,
    names: Names,
    passed_over: Vec<usize>,
    /// The last line passed over although there is a turn in it.
    doubtful: Option<usize>,
    /// The lines that speak of giving up and are no resignation.
    no_resignations: Vec<usize>,
}

/// A line among its neighbours.
struct Spot<'a> {
    lines: &'a Lines,
    index: usize,
}

impl Spot<'_> {
    fn line(&self) -> &Line {
        &self.lines.own[self.index]
    }

    fn before(&self) -> &str {
        let before = self.index.checked_sub(1).and_then(|before| self.lines.own.get(before));
        before.map_or("", |line| &*line.text)
    }

    fn after(&self) -> &str {
        self.lines.own.get(self.index + 1).map_or("", |line| &*line.text)
    }
}

impl Reader {
    /// Takes a resignation, and passes over what may be one; whether the line is done with.
    fn gives_up(&mut self, spot: &Spot, tokens: &[Token]) -> bool {
        let (line, before, after) = (spot.line(), spot.before(), spot.after());
        if tokens.iter().any(is_resignation) {
            let plain = said(tokens, &self.names) == Said::Turns && !line.struck && !is_doubted(&line.text);
            if !plain {
                self.no_resignations.push(line.number);
                self.pass_over(line.number, tokens);
            }
            return !plain;
        }
        let taken = match giving_up(before, &line.text, after) {
            GivingUp::No => return false,
            GivingUp::Plain(seat) => !line.struck && self.retire(line.number, seat),
            GivingUp::Doubtful => false,
        };
        if !taken {
            self.no_resignations.push(line.number);
        }
        taken
    }

    /// Lets a player give up, if he may.
    fn retire(&mut self, line: usize, seat: Seat) -> bool {
        let mark = self.game.mark();
        let taken = self.game.retire(line, seat).is_ok();
        if taken {
            self.game.remarks.push(Remark::Resigned { line, seat });
        } else {
            self.game.back_to(mark);
        }
        taken
    }

    fn line(&mut self, number: usize, tokens: &[Token]) -> Result<(), ThreadError> {
        match said(tokens, &self.names) {
            Said::Heading => {}
            Said::Turns if self.game.has_told(tokens) => self.perhaps_repeated(number, tokens),
            Said::Turns => self.turns(number, tokens).map_err(|stopped| self.error(stopped))?,
            Said::PerhapsTurns { words } => self.perhaps(number, tokens, words),
            Said::Comment(words) => {
                if !self.game.late_comment(number, &words) {
                    self.passed_over.push(number);
                }
            }
            Said::Talk => self.pass_over(number, tokens),
        }
        Ok(())
    }

    fn turns(&mut self, line: usize, tokens: &[Token]) -> Result<(), Stopped> {
        tokens.iter().try_for_each(|token| self.game.take(line, token))?;
        self.game.end_line()
    }

    /// Turns that were told before under the same number: new ones only if they may be played and the number is right.
    fn perhaps_repeated(&mut self, line: usize, tokens: &[Token]) {
        let mark = self.game.mark();
        let fine = self.game.remarks.len();
        let misnumbered = |remark: &Remark| matches!(remark, Remark::Number { .. });
        if self.turns(line, tokens).is_err() || self.game.remarks[fine..].iter().any(misnumbered) {
            self.game.back_to(mark);
            self.game.remarks.push(Remark::Repeated { line });
        }
    }

    /// Turns with words after them: turns if they may be played, else talk.
    fn perhaps(&mut self, line: usize, tokens: &[Token], words: String) {
        let mark = self.game.mark();
        let commented: Vec<_> = tokens.iter().cloned().chain([Token::Comment(words.clone())]).collect();
        if self.turns(line, &commented).is_ok() {
            self.game.remarks.push(Remark::Words { line, words });
        } else {
            self.game.back_to(mark);
            self.pass_over(line, tokens);
        }
    }

    fn pass_over(&mut self, line: usize, tokens: &[Token]) {
        self.passed_over.push(line);
        if tokens.iter().any(is_part) {
            self.doubtful = Some(line);
        }
    }

    fn error(&self, (line, trouble): Stopped) -> ThreadError {
        ThreadError { line, trouble, passed: self.doubtful }
    }

    fn finish(mut self, rules: Rules, start: Option<String>, open: Option<usize>) -> Result<Thread, ThreadError> {
        self.game.finish_turn().map_err(|stopped| self.error(stopped))?;
        let outcome = self.game.outcome();
        let Game { turns, mut remarks, .. } = self.game;
        remarks.extend(open.map(|line| Remark::OpenQuote { line }));
        if !self.no_resignations.is_empty() {
            remarks.push(Remark::NoResignation { lines: self.no_resignations });
        }
        self.passed_over.sort_unstable();
        if !self.passed_over.is_empty() {
            remarks.push(Remark::PassedOver { lines: self.passed_over });
        }
        Ok(Thread { rules, start, turns, remarks, outcome })
    }
}
