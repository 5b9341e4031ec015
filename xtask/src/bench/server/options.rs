//! What `cargo xtask bench server` may be told.

use anyhow::{Result, ensure};
use clap::{Args, ValueEnum};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use xtask::load::{Besides, Kind, Opening, Packing, Timing, fits};

/// Played under load when nothing else is said.
const PLAYED: [&str; 2] = ["dumaraj/classic", "stone-chess"];
/// Crowded when nothing else is said: the game whose states are longest.
const CROWDED: [&str; 1] = ["hivvayo"];
/// Measured beside a crowd.
pub const MEASURED: &str = "dumaraj/classic";
/// How many play those games: a move every 50 ms, so that a percentile of them means something.
const NEIGHBOURS: usize = 100;
/// From one load to the next when nothing is said.
const STEP: usize = 1000;
/// Each player makes a move so often.
const PERIOD: Duration = Duration::from_secs(5);
/// The last states are waited for so long.
const PATIENCE: Duration = Duration::from_secs(10);
/// More time than that for one load is a mistake.
const LONGEST: u64 = 3600;

/// How messages of the server are packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Packed {
    /// As for real pages
    Deflate,
    /// Not at all
    None,
}

/// A real server under the load of many games over real sockets.
///
/// Two sockets a game, each player a move every 5 s. Every load meets a server just started in an empty folder, except
/// with --address. Waits last from sending a move until the state that shows it has come: to its mover, and to the
/// other socket of the game. The load rises until 99 of 100 waits last longer than --until-p99.
#[derive(Debug, Args)]
pub struct Options {
    /// A server program to measure; several take turns [default: this checkout's, built for release]
    #[arg(long, value_name = "PATH")]
    pub binary: Vec<PathBuf>,
    /// A server on this machine that runs already
    #[arg(long, value_name = "IP:PORT", conflicts_with = "binary")]
    pub address: Option<SocketAddr>,
    /// Discipline and settings to play, such as "stone-chess players=4"; several one after another
    /// [default: dumaraj/classic and stone-chess; hivvayo with --watchers and --flood]
    #[arg(long, value_name = "GAME")]
    game: Vec<String>,
    /// Loads to measure [default: 1000,2000,... as far as descriptors go; 100 beside a crowd]
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = clap::value_parser!(u32).range(1..))]
    players: Vec<u32>,
    /// How long moves are measured
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=LONGEST))]
    seconds: u64,
    /// How long is played before
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u64).range(0..=LONGEST))]
    warm_up: u64,
    /// The load rises until 99 of 100 wait longer, or anything is refused or lost
    #[arg(long, value_name = "MS", default_value_t = 50.0)]
    pub until_p99: f64,
    /// Measure the setting up of armies, too, step by step, where a game begins so
    #[arg(long)]
    opening: bool,
    /// How the server packs its messages
    #[arg(long, default_value = "deflate")]
    packing: Packed,
    /// Where to write everything found, as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Another list of random games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Instead of playing: the memory of N games, N players' sockets, and N strangers' at one game
    #[arg(long, value_name = "N", group = "instead", value_parser = clap::value_parser!(u32).range(1..))]
    idle: Option<u32>,
    /// Instead of rising: moves of DumaRaj beside N strangers who look at one GAME, an action of it every --pace
    #[arg(long, value_name = "N", group = "instead", value_parser = clap::value_parser!(u32).range(1..))]
    watchers: Option<u32>,
    /// Instead of rising: moves of DumaRaj beside two sockets of one GAME that ask for its board without pause
    #[arg(long, group = "instead")]
    flood: bool,
    /// From one action of the game that is watched to the next
    #[arg(long, value_name = "MS", default_value_t = 500, requires = "watchers", value_parser = clap::value_parser!(u64).range(1..))]
    pace: u64,
}

impl Options {
    /// Refuses what cannot be measured, before anything is built or started.
    ///
    /// # Errors
    /// With the option, and what it takes.
    pub fn check(&self) -> Result<()> {
        ensure!(self.until_p99 > 0.0, "--until-p99: expected milliseconds above 0, found {}", self.until_p99);
        ensure!(
            self.address.is_none_or(|address| address.ip().is_loopback()),
            "--address: expected an address of this machine, such as 127.0.0.1:7878"
        );
        ensure!(
            self.players.is_empty() || self.idle.is_none(),
            "--players: nobody plays with --idle, which says how many there are of each"
        );
        let beside = self.besides().is_some() && self.players.len() > 1;
        ensure!(!beside, "--players: expected one number beside --watchers or --flood");
        Ok(())
    }

    /// The memory of how many idle games and sockets is asked for, if it is.
    pub fn idle(&self) -> Option<usize> {
        self.idle.map(|count| count as usize)
    }

    /// The games asked for.
    pub fn games(&self) -> Vec<&str> {
        match (self.game.is_empty(), self.besides()) {
            (false, _) => self.game.iter().map(String::as_str).collect(),
            (true, Some(_)) => CROWDED.to_vec(),
            (true, None) => PLAYED.to_vec(),
        }
    }

    /// The crowd asked for, if one is.
    pub fn besides(&self) -> Option<Besides> {
        let pace = Duration::from_millis(self.pace);
        let watchers = self.watchers.map(|count| Besides::Watchers { count: count as usize, pace });
        watchers.or(self.flood.then_some(Besides::Flood))
    }

    /// How many play beside a crowd.
    pub fn neighbours(&self) -> usize {
        self.players.first().map_or(NEIGHBOURS, |&players| players as usize)
    }

    /// The loads, in order.
    pub fn steps(&self, kind: &Kind) -> Vec<usize> {
        match self.players.is_empty() {
            true => {
                (1..).map(|step| step * STEP).take_while(|&players| fits(2 * kind.games(players)).is_ok()).collect()
            }
            false => self.players.iter().map(|&players| players as usize).collect(),
        }
    }

    /// How fast is played, and for how long.
    pub fn timing(&self) -> Timing {
        let (warm_up, window) = (Duration::from_secs(self.warm_up), Duration::from_secs(self.seconds));
        Timing { period: PERIOD, warm_up, window, patience: PATIENCE }
    }

    /// What becomes of openings.
    pub fn opening(&self) -> Opening {
        if self.opening { Opening::Measured } else { Opening::Played }
    }

    /// How messages are packed.
    pub fn packing(&self) -> Packing {
        match self.packing {
            Packed::Deflate => Packing::Deflate,
            Packed::None => Packing::None,
        }
    }
}
