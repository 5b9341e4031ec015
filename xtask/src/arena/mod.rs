//! Levels of the computer against each other:
//! `cargo xtask arena [--games N] [--pairs 1-0,2-1] [--only NAME] [--workers N]`.
//!
//! Level 0 takes any legal action. Both sides are played in turn, and chance throws the same dice as long as two games
//! of such a pair run alike. Where neither set-ups nor chance make the games differ, the first two moves of both games
//! are the same random ones. Where more than two play, one seat of one level meets as many of the other as there are
//! seats left, see `crowd`. Games of Hivvayo and Stone Chess are long; they are played only when they are named.

mod bout;
mod choice;
mod crowd;

use anyhow::{Context, Result, anyhow};
use bout::{Tally, play};
use skazka_core::{Position, Seat, Settings, Thinker, TypedFamily};
use skazka_dumaraj::DumaRaj;
use skazka_search::{AlphaBeta, BestReply, TurnPlanner};
use skazka_stone_chess::StoneChess;
use skazka_tammashil::Tammashil;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What is played: discipline and options.
type Discipline = (&'static str, &'static [&'static str]);

const DUMARAJ: [Discipline; 6] = [
    ("pioneer-1", &[]),
    ("classic", &[]),
    ("goniki", &[]),
    ("hunters", &["hunters=SLG"]),
    ("eralash", &[]),
    ("chudskoe-1", &["size=12"]),
];

const TAMMASHIL: [Discipline; 2] = [("tammashil", &[]), ("hivvayo", &[])];

const STONE_CHESS: [Discipline; 2] = [("stone-chess", &["players=3"]), ("stone-chess", &["players=4"])];

/// Played only when named.
const LONG: [&str; 2] = ["hivvayo", "stone-chess"];

/// What was asked for.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// Games of each pair
    #[arg(long, value_name = "N", default_value_t = 10)]
    games: u64,
    /// The levels to meet, such as 1-0,2-1 [default: each level with the one below]
    #[arg(long, value_name = "A-B", value_delimiter = ',', value_parser = levels)]
    pairs: Vec<(u8, u8)>,
    /// The one discipline to play
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Games at once [default: one a core]
    #[arg(long, value_name = "N", hide_default_value = true, default_value_t = cores())]
    workers: usize,
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Runs the arena.
pub fn run(asked: &Options) -> Result<()> {
    println!(
        "{:<14} {:>6} {:>16} {:>7} {:>8} {:>20} {:>16}",
        "discipline", "levels", "won-drawn-lost", "points", "actions", "thought for a turn", "longest thought"
    );
    DUMARAJ.iter().try_for_each(|one| matches::<DumaRaj, _>(one, AlphaBeta, asked))?;
    TAMMASHIL.iter().try_for_each(|one| matches::<Tammashil, _>(one, TurnPlanner, asked))?;
    STONE_CHESS.iter().try_for_each(|one| crowds::<StoneChess, _>(one, BestReply, asked))
}

/// Whether a discipline is asked for.
fn is_asked(name: &str, asked: &Options) -> bool {
    asked.only.as_deref().map_or(!LONG.contains(&name), |only| only == name)
}

/// Every pairing of one discipline of more than two seats, if it is asked for.
fn crowds<G: TypedFamily, T: Thinker<G::Position>>(
    &(name, options): &Discipline,
    thinker: T,
    asked: &Options,
) -> Result<()> {
    if !is_asked(name, asked) {
        return Ok(());
    }
    let rules = rules::<G>(name, options)?;
    for (higher, lower) in pairs::<G, T>(asked) {
        let found = crowd::meet(&G::Position::start(&rules), &thinker, [higher, lower], asked.games, asked.workers);
        println!("{name} {} {higher}-{lower}: {found}", options.join(" "));
    }
    Ok(())
}

fn rules<G: TypedFamily>(name: &str, options: &[&str]) -> Result<<G::Position as Position>::Rules> {
    let settings = Settings::parse(options.iter().copied()).map_err(|fault| anyhow!("{name}: {fault}"))?;
    G::rules(name, &settings).map_err(|fault| anyhow!("{name}: {fault}"))
}

/// The pairings asked for; without that each level with the one below.
fn pairs<G: TypedFamily, T: Thinker<G::Position>>(asked: &Options) -> Vec<(u8, u8)> {
    match asked.pairs.is_empty() {
        true => (1..=T::LEVELS).map(|level| (level, level - 1)).collect(),
        false => asked.pairs.clone(),
    }
}

/// Every pairing of one discipline, if it is asked for.
fn matches<G: TypedFamily, T: Thinker<G::Position>>(
    &(name, options): &Discipline,
    thinker: T,
    asked: &Options,
) -> Result<()> {
    if !is_asked(name, asked) {
        return Ok(());
    }
    let rules = rules::<G>(name, options)?;
    for (higher, lower) in pairs::<G, T>(asked) {
        let tally = pair::<G, T>(&rules, &thinker, [higher, lower], asked);
        print(name, higher, lower, &tally);
    }
    Ok(())
}

fn print(name: &str, higher: u8, lower: u8, tally: &Tally) {
    let games = (tally.won + tally.drawn + tally.lost).max(1);
    let points = f64::from(100 * tally.won + 50 * tally.drawn) / f64::from(games);
    let counts = format!("{} {} {}", tally.won, tally.drawn, tally.lost);
    let thought = tally.sides.map(|side| side.thought / side.turns.max(1));
    let thought = format!("{:.1?} {:.1?}", thought[0], thought[1]);
    let longest = tally.sides.map(|side| side.longest).into_iter().max().unwrap_or(Duration::ZERO);
    let actions = tally.actions / games as usize;
    println!("{name:<14} {higher:>4}-{lower} {counts:>16} {points:>5.0} % {actions:>8} {thought:>20} {longest:>16.1?}");
}

fn levels(written: &str) -> Result<(u8, u8)> {
    let (higher, lower) =
        written.split_once('-').with_context(|| format!("{written}: expected two levels, such as 2-1"))?;
    Ok((higher.parse()?, lower.parse()?))
}

/// Plays the games of one pairing; the tally is the first level's.
fn pair<G: TypedFamily, T: Thinker<G::Position>>(
    rules: &<G::Position as Position>::Rules,
    thinker: &T,
    levels: [u8; 2],
    asked: &Options,
) -> Tally {
    let (next, all) = (AtomicU64::new(0), Mutex::new(Tally::default()));
    let work = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= asked.games {
                return;
            }
            let turned = game % 2 == 1;
            let mut tally = Tally::default();
            let winner = play(G::Position::start(rules), thinker, levels, game, &mut tally);
            match winner {
                None => tally.drawn += 1,
                Some(Seat(winner)) if winner == u8::from(turned) => tally.won += 1,
                Some(_) => tally.lost += 1,
            }
            all.lock().unwrap_or_else(std::sync::PoisonError::into_inner).add(&tally);
        }
    };
    std::thread::scope(|scope| (0..asked.workers.max(1)).for_each(|_| drop(scope.spawn(work))));
    all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}
