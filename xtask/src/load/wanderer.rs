//! One that plays all seats of a game at random, whatever chance draws: it reads what a page reads.

use super::http::Begun;
use super::wire::{self, Packing, Socket};
use anyhow::{Context, Result, bail, ensure};
use flate2::read::DeflateDecoder;
use futures_util::SinkExt;
use serde_json::{Value, json};
use std::cell::Cell;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};
use tokio_tungstenite::tungstenite::Message;

/// The page of a game, and what it was last told.
pub struct Wanderer {
    socket: Socket,
    state: Value,
    random: fastrand::Rng,
}

impl Wanderer {
    /// Opens the page and gives the draws whatever seeds they wait for.
    ///
    /// # Errors
    /// When it does not open, or the server says what makes no sense.
    pub async fn open(address: SocketAddr, game: &Begun, packing: Packing, seed: u64) -> Result<Wanderer> {
        let socket = wire::open(address, game, true, packing).await?;
        let mut page = Wanderer { socket, state: Value::Null, random: fastrand::Rng::with_seed(seed) };
        page.hear().await?;
        while let Some(seeds) = page.awaited() {
            page.say(json!({ "t": "seed", "seeds": seeds, "seq": page.state["seq"] })).await?;
            page.hear().await?;
        }
        Ok(page)
    }

    /// Takes one action every `pace` until the game is over, and adds them up in `taken`.
    ///
    /// # Errors
    /// When the connection ends or an action is refused.
    pub async fn wander(mut self, pace: Duration, taken: &Cell<u64>) -> Result<()> {
        let mut ticks = interval(pace);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while self.state["outcome"].is_null() {
            tokio::select! {
                _ = ticks.tick() => {
                    self.act().await?;
                    taken.set(taken.get() + 1);
                }
                told = wire::next(&mut self.socket) => {
                    self.keep(&told?)?;
                }
            }
        }
        Ok(())
    }

    /// The seats whose seeds the draws wait for, each with none of its own.
    fn awaited(&self) -> Option<Value> {
        let seats = self.state["available"]["seed"].as_array().filter(|seats| !seats.is_empty())?;
        Some(seats.iter().map(|seat| json!([seat, ""])).collect())
    }

    async fn say(&mut self, what: Value) -> Result<()> {
        Ok(self.socket.send(Message::text(what.to_string())).await?)
    }

    /// The next message that is more than a sign of life; a state is kept.
    async fn hear(&mut self) -> Result<Value> {
        loop {
            let message = wire::next(&mut self.socket).await?;
            if let Some(told) = self.keep(&message)? {
                return Ok(told);
            }
        }
    }

    fn keep(&mut self, message: &Message) -> Result<Option<Value>> {
        let told: Value = match message {
            Message::Text(words) => serde_json::from_str(words)?,
            Message::Binary(packed) => serde_json::from_reader(DeflateDecoder::new(&packed[..]))?,
            _ => return Ok(None),
        };
        if told["t"] == "state" {
            self.state = told.clone();
        }
        Ok(Some(told))
    }

    /// Touches at random until the touches spell an action, and takes it.
    async fn act(&mut self) -> Result<()> {
        while self.state["turn"][0].is_null() {
            self.hear().await?;
        }
        let seat = self.state["turn"][0].clone();
        let action = self.touch(&seat).await?;
        self.say(json!({ "t": "act", "seat": seat, "action": action, "seq": self.state["seq"] })).await?;
        let told = self.hear().await?;
        ensure!(told["t"] == "state", "{action} was answered with {}", told["says"]);
        Ok(())
    }

    async fn touch(&mut self, seat: &Value) -> Result<Value> {
        let mut path = Vec::<Value>::new();
        let mut paths = match self.state["touches"].is_object() {
            true => self.state["touches"].clone(),
            false => self.ask(seat, &path).await?,
        };
        loop {
            let branches = paths["next"].as_array().map_or(&[][..], Vec::as_slice);
            if paths["action"].is_string() && (branches.is_empty() || self.random.bool()) {
                return Ok(paths["action"].clone());
            }
            ensure!(!branches.is_empty(), "nothing follows the touches {path:?}");
            let branch = branches[self.random.usize(..branches.len())].clone();
            path.push(branch["touch"].clone());
            paths = match branch["then"].is_object() {
                true => branch["then"].clone(),
                false => self.ask(seat, &path).await?,
            };
        }
    }

    async fn ask(&mut self, seat: &Value, path: &[Value]) -> Result<Value> {
        self.say(json!({ "t": "touch", "seat": seat, "path": path, "id": 1 })).await?;
        loop {
            let mut told = self.hear().await?;
            match told["t"].as_str() {
                Some("next") => return told.get_mut("next").map(Value::take).context("an answer without paths"),
                Some("state") => {}
                _ => bail!("touches were answered with {}", told["says"]),
            }
        }
    }
}
