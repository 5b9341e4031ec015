//! What was found, as tables and as JSON.

use super::verdict::what_breaks;
use anyhow::{Context, Result};
use serde::Serialize;
use std::path::Path;
use xtask::load::{Compared, Found, Idle, Measured};

/// A mebibyte.
const MIB: f64 = 1024.0 * 1024.0;

/// Everything that was found.
#[derive(Debug, Default, Serialize)]
pub struct Report {
    loads: Vec<Named<Load>>,
    idle: Vec<Named<Idle>>,
    compared: Vec<Named<Compared>>,
}

/// One load.
#[derive(Debug, Serialize)]
struct Load {
    players: usize,
    /// What came of it, if it could be measured.
    found: Option<Found>,
    /// What broke, if anything.
    breaks: Option<String>,
}

/// Something found of a server and a game.
#[derive(Debug, Serialize)]
struct Named<T> {
    server: String,
    game: String,
    #[serde(flatten)]
    found: T,
}

impl Report {
    /// Keeps and prints what came of one load; whether the server bore it.
    pub fn add_load(&mut self, server: &str, game: &str, players: usize, found: Result<Found>, bound: f64) -> bool {
        let (found, breaks) = match found {
            Ok(found) => {
                let breaks = what_breaks(&found, bound);
                (Some(found), breaks)
            }
            Err(why) => (None, Some(format!("the load did not come about: {why:#}"))),
        };
        found.iter().for_each(|found| print_load(server, found));
        breaks.iter().for_each(|why| println!("       {server} breaks at {players} players: {why}"));
        let borne = breaks.is_none();
        self.loads.push(Named {
            server: server.to_owned(),
            game: game.to_owned(),
            found: Load { players, found, breaks },
        });
        borne
    }

    /// Keeps and prints the memory of idle games and sockets.
    pub fn add_idle(&mut self, server: &str, game: &str, found: Idle) {
        let kib = |kib: Option<f64>| told(kib, 1);
        let [a_game, a_player, a_stranger] = [found.kib_a_game, found.kib_a_player, found.kib_a_stranger].map(kib);
        println!("{server:<6} {game:<24} {a_game:>12} {a_player:>16} {a_stranger:>18}");
        self.idle.push(Named { server: server.to_owned(), game: game.to_owned(), found });
    }

    /// Keeps and prints what a crowd cost.
    pub fn add_compared(&mut self, server: &str, game: &str, found: Compared) {
        println!("{server:<6} {:<24} {}", "alone", columns(&found.alone));
        println!("{server:<6} {:<24} {}", format!("beside {game}"), columns(&found.beside));
        let crowd = found.crowd;
        println!(
            "       the crowd: {} actions, {} messages, {} refusals, {} sockets closed",
            crowd.actions, crowd.told, crowd.refused, crowd.closed
        );
        [&found.alone, &found.beside].iter().for_each(|measured| print_trouble(measured));
        self.compared.push(Named { server: server.to_owned(), game: game.to_owned(), found });
    }

    /// Writes all of it as JSON.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write(&self, file: &Path) -> Result<()> {
        let written = serde_json::to_string_pretty(self)?;
        std::fs::write(file, written + "\n").with_context(|| format!("{} cannot be written", file.display()))
    }
}

/// One line of the table of rising loads.
fn print_load(server: &str, found: &Found) {
    let memory = found.memory.map(|bytes| bytes as f64 / MIB);
    println!(
        "{server:<6} {:>7} {} {:>7} {:>8} {:>8} {:>8.0} {:>8.0}",
        found.players,
        columns(&found.measured),
        told(memory, 0),
        told(found.kib_a_socket, 1),
        told(found.kib_a_game, 1),
        found.begun,
        found.opened
    );
}

/// The heads of [`columns`].
const HEADS: &str = "moves/s |  mover p50     p99     max | watcher p50     p99     max |   late refused unseen | server  gener. others commits/s |";

/// What every table of moves tells.
fn columns(measured: &Measured) -> String {
    let (mover, watcher, taken) = (&measured.mover, &measured.watcher, &measured.taken);
    let cpu = |percent: Option<f64>| percent.map_or("-".to_owned(), |percent| format!("{percent:.0} %"));
    format!(
        "{:>7.1} | {:>10.1} {:>7.1} {:>7.0} | {:>11.1} {:>7.1} {:>7.0} | {:>6} {:>7} {:>6} | {:>6} {:>7} {:>6} {:>9} |",
        measured.moves,
        mover.p50,
        mover.p99,
        mover.max,
        watcher.p50,
        watcher.p99,
        watcher.max,
        measured.late,
        measured.refused,
        measured.unseen,
        cpu(taken.server),
        cpu(taken.generator),
        cpu(taken.others),
        told(taken.commits, 0)
    )
}

/// The heads of a rising load: waits in ms, processors in percent of one core.
pub fn print_heads() {
    println!(
        "{:<6} {:>7} {HEADS} {:>7} {:>8} {:>8} {:>8} {:>8}",
        "server", "players", "MiB", "KiB/sock", "KiB/game", "begun/s", "opened/s"
    );
}

/// The heads of what waiting costs.
pub fn print_idle_heads(count: usize) {
    println!("\nmemory in KiB, {count} of each");
    println!(
        "{:<6} {:<24} {:>12} {:>16} {:>18}",
        "server", "game", "a game", "a player's socket", "a stranger's socket"
    );
}

/// The heads of what a crowd costs.
pub fn print_beside_heads(measured: &str) {
    println!("\nmoves of {measured}");
    println!("{:<6} {:<24} {HEADS}", "server", "");
}

fn print_trouble(measured: &Measured) {
    if let Some(trouble) = &measured.trouble {
        println!("       {} games ended early, {} moves refused, first: {trouble}", measured.broken, measured.refused);
    }
}

/// A figure, or that there is none.
fn told(figure: Option<f64>, digits: usize) -> String {
    figure.map_or("-".to_owned(), |figure| format!("{figure:.digits$}"))
}
