//! What is played: random games by the rules, worked out before any clock runs.

use anyhow::{Result, anyhow, bail, ensure};
use skazka_core::{Actor, Catalogue, Event, Game, Seat, Settings, Turn};
use std::rc::Rc;
use std::time::Duration;

/// Random games are begun anew so often when every action of the last position ends them.
const ATTEMPTS: u64 = 20;

/// What one seat sends to the server at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The seat.
    pub seat: u8,
    /// The action, in the game's notation.
    pub action: String,
}

/// What is done with what comes before the game proper, such as whole armies that are set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opening {
    /// It is played beforehand, as fast as answers come; nobody's waiting for it is measured.
    Played,
    /// Its steps are moves like others.
    Measured,
}

/// A game that does not end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// What is sent beforehand; see [`Opening::Played`].
    pub opening: Vec<Move>,
    /// The moves.
    pub moves: Vec<Move>,
}

impl Script {
    /// The game from `start` with `length` random moves; the same one for the same `seed`.
    ///
    /// # Errors
    /// When chance or secrets take part in the game, or no random game is so long.
    pub fn random(start: &dyn Game, opening: Opening, length: usize, seed: u64) -> Result<Script> {
        for attempt in 0..ATTEMPTS {
            let mut random = fastrand::Rng::with_seed(seed.wrapping_mul(ATTEMPTS).wrapping_add(attempt));
            if let Some(script) = attempt_at(start, opening, length, &mut random)? {
                return Ok(script);
            }
        }
        bail!("{ATTEMPTS} random games were over before {length} moves")
    }
}

/// One random game; none when it could not go on.
fn attempt_at(start: &dyn Game, opening: Opening, length: usize, random: &mut fastrand::Rng) -> Result<Option<Script>> {
    let mut game = start.copy();
    let (mut steps, mut moves) = (Vec::new(), Vec::new());
    while opening == Opening::Played && game.unlisted_turns().is_some() {
        let Some(step) = go_on(&mut game, random)? else { return Ok(None) };
        steps.push(step);
    }
    while moves.len() < length {
        let Some(step) = go_on(&mut game, random)? else { return Ok(None) };
        moves.push(step);
    }
    Ok(Some(Script { opening: joined(start, steps)?, moves }))
}

/// Takes a random action that does not end the game; none when all of them do.
fn go_on(game: &mut Box<dyn Game>, random: &mut fastrand::Rng) -> Result<Option<Move>> {
    let by = match game.turn().next_actor() {
        Some(Actor::Seat(Seat(seat))) => seat,
        _ => bail!("chance takes part: what it draws cannot be known beforehand"),
    };
    let mut actions = game.legal().map_err(|fault| anyhow!("its actions are not listed: {fault}"))?;
    random.shuffle(&mut actions);
    for action in actions {
        let step = Move { seat: by, action };
        let after = after(game.as_ref(), &step)?;
        if after.turn() != Turn::Over {
            *game = after;
            return Ok(Some(step));
        }
    }
    Ok(None)
}

fn after(game: &dyn Game, step: &Move) -> Result<Box<dyn Game>> {
    let mut after = game.copy();
    let event = Event::Act { by: Actor::Seat(Seat(step.seat)), action: step.action.clone() };
    after.accept(&event).map_err(|fault| anyhow!("{:?} is legal but refused: {fault}", step.action))?;
    Ok(after)
}

/// The steps of each seat in one word where the game reads several in one, else as they are.
fn joined(start: &dyn Game, steps: Vec<Move>) -> Result<Vec<Move>> {
    let mut game = start.copy();
    let mut all = Vec::new();
    for run in steps.chunk_by(|one, next| one.seat == next.seat) {
        let words: Vec<&str> = run.iter().map(|step| step.action.as_str()).collect();
        let word = Move { seat: run[0].seat, action: words.join("; ") };
        let one_by_one = run.iter().try_fold(game.copy(), |game, step| after(game.as_ref(), step))?;
        match after(game.as_ref(), &word) {
            Ok(at_once) if is_same(at_once.as_ref(), one_by_one.as_ref()) => all.push(word),
            _ => all.extend_from_slice(run),
        }
        game = one_by_one;
    }
    Ok(all)
}

fn is_same(one: &dyn Game, other: &dyn Game) -> bool {
    one.plies() == other.plies() && one.position(one.plies()) == other.position(other.plies())
}

/// Which random games are wanted.
#[derive(Debug, Clone, Copy)]
pub struct Wanted {
    /// How many different ones.
    pub count: usize,
    /// How many moves each has.
    pub length: usize,
    /// What becomes of their openings.
    pub opening: Opening,
    /// The first one's seed.
    pub seed: u64,
}

/// A game as it is played by all who play it: its rules, and some random games of it that are played again and again.
#[derive(Debug, Clone)]
pub struct Kind {
    /// Discipline and settings, as asked for.
    pub name: String,
    /// The discipline's whole name.
    pub discipline: String,
    /// What is set.
    pub settings: Settings,
    /// How many play one game.
    pub seats: usize,
    scripts: Vec<Rc<Script>>,
}

impl Kind {
    /// The game of this name: a discipline, then settings if any, such as `stone-chess players=4`. With no scripts yet.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn find(catalogue: &Catalogue, name: &str) -> Result<Kind> {
        let (discipline, settings) = name.split_once(' ').unwrap_or((name, ""));
        let (family, found) = catalogue.find(discipline).map_err(|_| unknown(catalogue, discipline))?;
        let settings = Settings::parse(settings.split_whitespace()).map_err(|fault| anyhow!("{name}: {fault}"))?;
        let game = family.open(&found.name, &settings, None).map_err(|fault| anyhow!("{name}: {fault}"))?;
        let (discipline, seats) = (found.name.clone(), game.seats());
        Ok(Kind { name: name.to_owned(), discipline, settings, seats, scripts: Vec::new() })
    }

    /// The same game with these random games of it.
    ///
    /// # Errors
    /// As [`Script::random`].
    pub fn with_scripts(mut self, catalogue: &Catalogue, wanted: &Wanted) -> Result<Kind> {
        ensure!(wanted.count > 0, "at least one random game must be asked for");
        let (family, _) = catalogue.find(&self.discipline).map_err(|fault| anyhow!("{}: {fault}", self.name))?;
        let start = family.open(&self.discipline, &self.settings, None);
        let start = start.map_err(|fault| anyhow!("{}: {fault}", self.name))?;
        let seeds = (0..wanted.count as u64).map(|number| wanted.seed.wrapping_add(number));
        let script = |seed| Script::random(start.as_ref(), wanted.opening, wanted.length, seed).map(Rc::new);
        let scripts: Result<_> = seeds.map(script).collect();
        self.scripts = scripts.map_err(|error| error.context(self.name.clone()))?;
        Ok(self)
    }

    /// The script of game `number`.
    ///
    /// # Panics
    /// When there are no scripts.
    pub fn script(&self, number: usize) -> Rc<Script> {
        self.scripts[number % self.scripts.len()].clone()
    }

    /// The form by which one browser begins such a game and plays all its seats.
    pub fn form(&self) -> String {
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.append_pair("others", "here").extend_pairs(self.settings.iter());
        form.finish()
    }

    /// How many games so many players play.
    pub fn games(&self, players: usize) -> usize {
        players.div_ceil(self.seats)
    }

    /// The time between two moves of one game when each player moves once in a `period`.
    pub fn interval(&self, period: Duration) -> Duration {
        period / self.seats as u32
    }
}

fn unknown(catalogue: &Catalogue, found: &str) -> anyhow::Error {
    let known: Vec<&str> = catalogue.disciplines().map(|one| one.name.as_str()).collect();
    anyhow!("there is no game {found:?}; there are {}", known.join(", "))
}
