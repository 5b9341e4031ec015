//! One game that is played over its two sockets.

use super::script::{Move, Script};
use super::tally::Tally;
use super::wire::{self, Received, Socket};
use anyhow::{Context, Result, bail};
use futures_util::SinkExt;
use serde_json::json;
use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;
use std::time::Duration;
use tokio::time::{Instant, sleep_until, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Message;

/// Two browsers look at every game.
pub const SOCKETS: usize = 2;
/// An answer in the opening of a game that has not come by then does not come.
const PATIENCE: Duration = Duration::from_secs(30);

/// How fast is played, and for how long.
#[derive(Debug, Clone, Copy)]
pub struct Timing {
    /// Each player makes a move so often.
    pub period: Duration,
    /// So long nothing is measured.
    pub warm_up: Duration,
    /// So long moves are measured.
    pub window: Duration,
    /// States that have not come so long after the last move do not come.
    pub patience: Duration,
}

impl Timing {
    /// How many moves a game of this interval has in that time, at most.
    pub fn moves(&self, interval: Duration) -> usize {
        let all = (self.warm_up + self.window).as_secs_f64();
        (all / interval.as_secs_f64()).ceil() as usize + 1
    }
}

/// When the moves of one game are made.
#[derive(Debug, Clone, Copy)]
pub struct Pace {
    /// The first one.
    pub first: Instant,
    /// From one to the next.
    pub interval: Duration,
    /// From then on they are measured.
    pub measured_from: Instant,
    /// From then on there are none.
    pub until: Instant,
    /// States are waited for so long after that.
    pub patience: Duration,
}

impl Pace {
    /// When move `number` is made; none when it is not made any more.
    fn due(&self, number: usize) -> Option<Instant> {
        let due = self.first + self.interval * number as u32;
        (due < self.until).then_some(due)
    }
}

/// A move under way or seen.
struct Sent {
    at: Instant,
    by: usize,
    is_measured: bool,
}

/// A game and the two sockets it is played over.
pub struct Game {
    sockets: [Socket; SOCKETS],
    script: Rc<Script>,
    /// The `seq` before the first move.
    base: u64,
    /// How many moves each socket was shown.
    seen: [usize; SOCKETS],
    sent: Vec<Sent>,
}

impl Game {
    /// The game whose opening was played.
    ///
    /// # Errors
    /// When the sockets are not told the same.
    pub async fn new(mut sockets: [Socket; SOCKETS], script: Rc<Script>, base: u64) -> Result<Game> {
        let told = state_in_time(&mut sockets[1]).await?;
        match told == base {
            true => Ok(Game { sockets, script, base, seen: [0; SOCKETS], sent: Vec::new() }),
            false => bail!("one socket of a game was told seq {base}, the other {told}"),
        }
    }

    /// Plays until the time is over and everybody has seen the last move.
    pub async fn play(mut self, pace: Pace, tally: Rc<RefCell<Tally>>) {
        let end = pace.until + pace.patience;
        // What was not seen by then is counted below.
        let done = timeout_at(end, self.go_on(&pace, &tally)).await.unwrap_or(Ok(()));
        let mut tally = tally.borrow_mut();
        if let Err(why) = done {
            tally.broken += 1;
            tally.note(format!("{why:#}"));
        }
        self.give_up(&mut tally);
    }

    async fn go_on(&mut self, pace: &Pace, tally: &RefCell<Tally>) -> Result<()> {
        while let Some(due) = self.next_due(pace) {
            let was_late = self.wait(due, tally).await?;
            if Instant::now() < pace.until {
                self.make_move(pace, was_late, tally).await?;
            }
        }
        while self.seen != [self.sent.len(); SOCKETS] {
            self.hear(tally).await?;
        }
        Ok(())
    }

    /// When the next move is made; none when the time or the script is over.
    fn next_due(&self, pace: &Pace) -> Option<Instant> {
        let number = self.sent.len();
        let is_over = number >= self.script.moves.len() || Instant::now() >= pace.until;
        pace.due(number).filter(|_| !is_over)
    }

    /// Waits until the time of the next move has come and its mover sees the board; whether the time came first.
    async fn wait(&mut self, due: Instant, tally: &RefCell<Tally>) -> Result<bool> {
        while Instant::now() < due {
            tokio::select! {
                () = sleep_until(due) => {}
                heard = hear(&mut self.sockets) => self.take(heard?, tally)?,
            }
        }
        let was_late = !self.may_move();
        while !self.may_move() {
            self.hear(tally).await?;
        }
        Ok(was_late)
    }

    /// Whether the next mover sees the board that it moves on.
    fn may_move(&self) -> bool {
        let number = self.sent.len();
        self.seen[socket_of(&self.script.moves[number])] == number
    }

    async fn make_move(&mut self, pace: &Pace, was_late: bool, tally: &RefCell<Tally>) -> Result<()> {
        let one = &self.script.moves[self.sent.len()];
        let (at, by) = (Instant::now(), socket_of(one));
        let is_measured = at >= pace.measured_from;
        let words = act(one, self.base + self.sent.len() as u64);
        self.sent.push(Sent { at, by, is_measured });
        {
            let mut tally = tally.borrow_mut();
            tally.sent += 1;
            tally.measured += u64::from(is_measured);
            tally.late += u64::from(is_measured && was_late);
        }
        Ok(self.sockets[by].send(words).await?)
    }

    async fn hear(&mut self, tally: &RefCell<Tally>) -> Result<()> {
        let heard = hear(&mut self.sockets).await?;
        self.take(heard, tally)
    }

    /// Takes what a socket was told.
    fn take(&mut self, (socket, told): (usize, Received), tally: &RefCell<Tally>) -> Result<()> {
        match told {
            Received::State(seq) => self.show(socket, seq, &mut tally.borrow_mut()),
            Received::Refused(why) => {
                tally.borrow_mut().refused += 1;
                bail!("a move was refused: {why}")
            }
            Received::Answer | Received::Nothing => Ok(()),
        }
    }

    /// A socket was shown the game after `seq` events.
    fn show(&mut self, socket: usize, seq: u64, tally: &mut Tally) -> Result<()> {
        let before = self.seen[socket];
        let (last, most) = (self.base + before as u64, self.base + self.sent.len() as u64);
        if !(last..=most).contains(&seq) {
            bail!("seq {seq} was told after {last} when {most} was reached");
        }
        let now = (seq - self.base) as usize;
        match now - before {
            0 => tally.repeated += 1,
            more => {
                tally.shown += 1;
                tally.skipped += more as u64 - 1;
            }
        }
        self.count_waits(socket, before..now, tally);
        self.seen[socket] = now;
        Ok(())
    }

    /// Measured moves among these have waited until now to be shown to a socket.
    fn count_waits(&self, socket: usize, moves: Range<usize>, tally: &mut Tally) {
        for sent in self.sent[moves].iter().filter(|sent| sent.is_measured) {
            let waits = if sent.by == socket { &mut tally.mover } else { &mut tally.watcher };
            waits.add(sent.at.elapsed());
        }
    }

    /// Counts the moves that were not shown; their waits were at least as long as they are now.
    fn give_up(&self, tally: &mut Tally) {
        for (socket, &seen) in self.seen.iter().enumerate() {
            tally.unseen += (self.sent.len() - seen) as u64;
            self.count_waits(socket, seen..self.sent.len(), tally);
        }
    }
}

/// The socket that a move is sent over.
fn socket_of(one: &Move) -> usize {
    usize::from(one.seat) % SOCKETS
}

/// What is said to make a move on the board after `seq` events.
fn act(one: &Move, seq: u64) -> Message {
    Message::text(json!({ "t": "act", "seat": one.seat, "action": one.action, "seq": seq }).to_string())
}

/// What the next socket to be told something is told.
async fn hear(sockets: &mut [Socket; SOCKETS]) -> Result<(usize, Received)> {
    let [one, other] = sockets;
    tokio::select! {
        told = wire::hear(one) => Ok((0, told?)),
        told = wire::hear(other) => Ok((1, told?)),
    }
}

/// Plays the opening over one socket that has just been opened; the `seq` after it.
///
/// # Errors
/// When an answer does not come, or is a refusal.
pub async fn open(socket: &mut Socket, script: &Script) -> Result<u64> {
    let mut seq = state_in_time(socket).await?;
    for one in &script.opening {
        socket.send(act(one, seq)).await?;
        let before = seq;
        while seq <= before {
            seq = state_in_time(socket).await?;
        }
    }
    Ok(seq)
}

async fn state_in_time(socket: &mut Socket) -> Result<u64> {
    timeout(PATIENCE, state(socket)).await.with_context(|| format!("no state came within {PATIENCE:?}"))?
}

/// The next state's `seq`.
///
/// # Errors
/// When a refusal comes instead, or the connection ends.
pub async fn state(socket: &mut Socket) -> Result<u64> {
    loop {
        match wire::hear(socket).await? {
            Received::State(seq) => return Ok(seq),
            Received::Refused(why) => bail!("a move was refused: {why}"),
            Received::Answer | Received::Nothing => {}
        }
    }
}
