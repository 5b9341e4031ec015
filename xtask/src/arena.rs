//! Levels of the computer against each other: `cargo xtask arena [--games N] [--pairs 1-0,2-1] [--only NAME]`.
//!
//! Level 0 plays any legal action. Both sides are played in turn. Where no set-up is made, the first two moves of
//! both games of such a pair are the same random ones; elsewhere the set-ups make the games differ.

use anyhow::{Context, Result, anyhow, bail};
use skazka_core::{Actor, Evaluate, Game, Position, Seat, Settings, Stop, Task, Thinker, Turn, Viewer};
use skazka_dumaraj::DumaRaj;
use skazka_search::{AlphaBeta, LEVELS};
use std::time::{Duration, Instant};

/// What is played: discipline and options.
const DISCIPLINES: [(&str, &[&str]); 6] = [
    ("pioneer-1", &[]),
    ("classic", &[]),
    ("goniki", &[]),
    ("hunters", &["hunters=SLG"]),
    ("eralash", &[]),
    ("chudskoe-1", &["size=12"]),
];

/// Actions until a game is broken off as a draw.
const LONGEST: usize = 400;

/// What was asked for.
struct Asked {
    games: u64,
    pairs: Vec<(u8, u8)>,
    only: Option<String>,
}

/// How one side did.
#[derive(Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    actions: usize,
    /// The longest thought, by level.
    longest: Duration,
}

/// Runs the arena.
pub fn run(args: &[String]) -> Result<()> {
    let asked = read(args)?;
    println!("{:<14} {:>7}  won-drawn-lost  points  actions  longest thought", "discipline", "levels");
    for (name, options) in DISCIPLINES.iter().filter(|(name, _)| asked.only.as_deref().is_none_or(|only| only == *name))
    {
        let settings = Settings::parse(options.iter().copied()).map_err(|fault| anyhow!("{name}: {fault}"))?;
        let rules = DumaRaj::rules(name, &settings).map_err(|fault| anyhow!("{name}: {fault}"))?;
        for &(higher, lower) in &asked.pairs {
            let tally = pair::<DumaRaj>(&rules, [higher, lower], asked.games);
            print(name, higher, lower, &tally);
        }
    }
    Ok(())
}

fn print(name: &str, higher: u8, lower: u8, tally: &Tally) {
    let games = tally.won + tally.drawn + tally.lost;
    let points = f64::from(100 * tally.won + 50 * tally.drawn) / f64::from(games.max(1));
    let Tally { won, drawn, lost, actions, longest } = tally;
    let average = actions / games.max(1) as usize;
    println!(
        "{name:<14} {higher:>3}-{lower:<3}  {won:>4} {drawn:>4} {lost:>4}  {points:>5.0} %  {average:>7}  {longest:>9.2?}"
    );
}

fn read(args: &[String]) -> Result<Asked> {
    let mut asked = Asked { games: 10, pairs: (1..=LEVELS).map(|level| (level, level - 1)).collect(), only: None };
    let mut rest = args.iter();
    while let Some(key) = rest.next() {
        let value = rest.next().with_context(|| format!("{key} needs a value"))?;
        match key.as_str() {
            "--games" => asked.games = value.parse().context("--games: a number")?,
            "--pairs" => asked.pairs = value.split(',').map(levels).collect::<Result<_>>()?,
            "--only" => asked.only = Some(value.clone()),
            _ => bail!("unknown option {key}; expected --games, --pairs or --only"),
        }
    }
    Ok(asked)
}

fn levels(written: &str) -> Result<(u8, u8)> {
    let (higher, lower) =
        written.split_once('-').with_context(|| format!("{written}: expected two levels, such as 2-1"))?;
    Ok((higher.parse()?, lower.parse()?))
}

/// Plays the games of one pairing; the tally is the first level's.
fn pair<G: Game<Position: Evaluate>>(rules: &<G::Position as Position>::Rules, levels: [u8; 2], games: u64) -> Tally {
    let mut tally = Tally::default();
    for game in 0..games {
        let turned = game % 2 == 1;
        let seated = if turned { [levels[1], levels[0]] } else { levels };
        let first = Seat(u8::from(turned));
        match play(G::Position::start(rules), seated, game, &mut tally) {
            None => tally.drawn += 1,
            Some(winner) if winner == first => tally.won += 1,
            Some(_) => tally.lost += 1,
        }
    }
    tally
}

fn play<P: Evaluate>(start: P, levels: [u8; 2], game: u64, tally: &mut Tally) -> Option<Seat> {
    let (mut position, mut past) = (start, Vec::new());
    let mut random = fastrand::Rng::with_seed(game / 2);
    let mut opening = if position.turn_number() > 0 { 2 } else { 0 };
    for action in 0..LONGEST {
        past.push(position.key());
        let seat = match position.turn() {
            Turn::Over(outcome) => return outcome.winner(),
            Turn::One(seat) => seat,
            turn => turn.seats().iter().next()?,
        };
        let occurrences = past.iter().filter(|&&key| key == position.key()).count() as u32;
        if position.drawn(occurrences).is_some() {
            return None;
        }
        let opens = opening > 0;
        opening -= u32::from(opens);
        let level = if opens { 0 } else { levels[seat.index()] };
        let begun = Instant::now();
        let seed = if level == 0 { random.u64(..) } else { game << 16 | action as u64 };
        let chosen = choose(&position, seat, level, &past, seed);
        tally.longest = tally.longest.max(begun.elapsed());
        tally.actions += 1;
        position.apply(Actor::Seat(seat), chosen);
    }
    None
}

fn choose<P: Evaluate>(position: &P, seat: Seat, level: u8, past: &[u64], seed: u64) -> P::Action {
    let mut legal = Vec::new();
    position.actions(Actor::Seat(seat), &mut legal);
    if level == 0 {
        return legal[fastrand::Rng::with_seed(seed).usize(..legal.len())];
    }
    let task: Task<P> = Task { view: position.view(Viewer::Seat(seat)), seat, legal, level, past: past.to_vec(), seed };
    AlphaBeta.think(task, &Stop::new())
}
