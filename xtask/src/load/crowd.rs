//! What one large game, or a rude visitor of it, costs the moves of other games.

use super::descriptors::fits;
use super::http::{self, Begun};
use super::idle;
use super::play::{self as game, Game, SOCKETS, Timing};
use super::script::Kind;
use super::server::Target;
use super::stage::{Measured, measured, play, prepare};
use super::wanderer::Wanderer;
use super::wire::{self, Packing, Received, Socket};
use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

/// Sockets that ask without pause.
const FLOODING: usize = 2;
/// What they ask for: the board before the first action.
const QUESTION: &str = r#"{"t": "show-ply","ply":0}"#;
/// One that was thrown out comes back after that.
const COMES_BACK: Duration = Duration::from_millis(100);

/// What goes on beside the measured games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Besides {
    /// So many strangers look at one game, in which something is done once in a while.
    Watchers {
        /// How many.
        count: usize,
        /// From one action to the next.
        pace: Duration,
    },
    /// Two sockets of one game ask for its board as fast as the server reads.
    Flood,
}

/// One game beside the measured ones, and who is in it.
#[derive(Debug, Clone)]
pub struct Crowd {
    /// Its discipline.
    pub kind: Kind,
    /// What goes on in it.
    pub besides: Besides,
    /// How its messages are packed.
    pub packing: Packing,
}

/// The same games alone and beside a crowd.
#[derive(Debug, Clone, Serialize)]
pub struct Compared {
    /// How many played the measured games.
    pub players: usize,
    /// The measured games alone.
    pub alone: Measured,
    /// The measured games beside the crowd.
    pub beside: Measured,
    /// What the crowd met with meanwhile.
    pub crowd: Counts,
}

/// What a crowd did and was told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// Actions taken in its game.
    pub actions: u64,
    /// States and answers it was sent.
    pub told: u64,
    /// Questions refused.
    pub refused: u64,
    /// Sockets that the server closed.
    pub closed: u64,
}

/// The counts while they grow.
#[derive(Debug, Default)]
struct Counters {
    actions: Cell<u64>,
    told: Cell<u64>,
    refused: Cell<u64>,
    closed: Cell<u64>,
}

impl Counters {
    fn counts(&self) -> Counts {
        let Counters { actions, told, refused, closed } = self;
        Counts { actions: actions.get(), told: told.get(), refused: refused.get(), closed: closed.get() }
    }

    fn take(&self, told: &Received) {
        let counter = match told {
            Received::Refused(_) => &self.refused,
            _ => &self.told,
        };
        add(counter);
    }
}

fn add(counter: &Cell<u64>) {
    counter.set(counter.get() + 1);
}

impl Crowd {
    /// Measures games of `kind` with so many players alone, then as many new ones beside the crowd.
    ///
    /// # Errors
    /// When games do not begin, or the crowd does not come in.
    pub async fn compare(&self, target: &Target, kind: &Kind, players: usize, timing: &Timing) -> Result<Compared> {
        fits(kind.games(players) * SOCKETS + self.sockets())?;
        let games = prepare(target, kind, players, self.packing).await?;
        let alone = measure(target, kind, games, timing).await?;
        let games = prepare(target, kind, players, self.packing).await?;
        let counters = Rc::new(Counters::default());
        let _crowd = self.come_in(target, &counters).await?;
        let beside = measure(target, kind, games, timing).await?;
        Ok(Compared { players, alone, beside, crowd: counters.counts() })
    }

    fn sockets(&self) -> usize {
        match self.besides {
            Besides::Watchers { count, .. } => count + 1,
            Besides::Flood => FLOODING,
        }
    }

    /// Begins the game and has the crowd do what it does until the tasks are dropped.
    async fn come_in(&self, target: &Target, counters: &Rc<Counters>) -> Result<JoinSet<()>> {
        let begun = http::begin(target.address, &self.kind, 1).await?;
        let begun = begun.first().context("no game to crowd into")?;
        let mut crowd = JoinSet::new();
        match self.besides {
            Besides::Flood => (0..FLOODING).for_each(|_| {
                crowd.spawn_local(flood(target.address, begun.clone(), self.packing, counters.clone()));
            }),
            Besides::Watchers { count, pace } => {
                let watchers = idle::open(target, std::iter::repeat_n(begun, count), false, self.packing).await?;
                watchers.into_iter().for_each(|one| drop(crowd.spawn_local(watch(one, counters.clone()))));
                let wanderer = Wanderer::open(target.address, begun, self.packing, 1).await?;
                crowd.spawn_local(wander(wanderer, pace, counters.clone()));
            }
        }
        Ok(crowd)
    }
}

async fn measure(target: &Target, kind: &Kind, games: Vec<Game>, timing: &Timing) -> Result<Measured> {
    let (tally, taken) = play(target, games, kind.interval(timing.period), timing).await?;
    Ok(measured(&tally, timing, taken))
}

async fn watch(mut socket: Socket, counters: Rc<Counters>) {
    while let Ok(told) = wire::hear(&mut socket).await {
        counters.take(&told);
    }
    add(&counters.closed);
}

async fn wander(wanderer: Wanderer, pace: Duration, counters: Rc<Counters>) {
    if wanderer.wander(pace, &counters.actions).await.is_err() {
        add(&counters.closed);
    }
}

/// Asks without pause, and comes back when thrown out.
async fn flood(address: std::net::SocketAddr, begun: Begun, packing: Packing, counters: Rc<Counters>) {
    loop {
        if let Ok(mut socket) = wire::open(address, &begun, true, packing).await
            && game::state(&mut socket).await.is_ok()
        {
            ask_without_pause(socket, &counters).await;
            add(&counters.closed);
        }
        sleep(COMES_BACK).await;
    }
}

/// Asks until the connection ends; what is asked and what is answered do not wait for each other.
async fn ask_without_pause(socket: Socket, counters: &Counters) {
    let (mut asks, mut hears) = socket.split();
    let asking = async {
        while asks.send(Message::text(QUESTION)).await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    let hearing = async {
        while let Some(Ok(message)) = hears.next().await {
            match wire::read(&message) {
                Ok(told) => counters.take(&told),
                Err(_) => return,
            }
        }
    };
    tokio::select! {
        () = asking => {}
        () = hearing => {}
    }
}
