//! The rooms that are open.

use super::actor::{RoomActor, RoomContext, RoomMessage, read_log};
use super::{CommandError, GameLog, Request, Snapshot};
use crate::pool::PoolError;
use crate::store::{Entries, GameId, GameRow, StoreError};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OnceCell, mpsc, oneshot, watch};

/// Orders that wait in front of a room before those who give them wait too.
const WAITING_ORDERS: usize = 64;
/// A room may close at the moment somebody knocks; then he knocks again.
const KNOCKS: usize = 3;

/// Why nobody can enter a game.
#[derive(Debug, thiserror::Error)]
pub enum EnterError {
    /// There is no such game.
    #[error("there is no such game")]
    Unknown,
    /// The room closes again and again.
    #[error("the room does not stay open")]
    Closed,
    /// Too many games are opened at once.
    #[error(transparent)]
    Pool(#[from] PoolError),
    /// The game cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Looking at a game as it goes on. The room knows that somebody looks as long as this lives.
pub type Watching = watch::Receiver<Snapshot>;

type Door = Arc<OnceCell<mpsc::Sender<RoomMessage>>>;

/// All rooms. Clones are the same.
#[derive(Clone)]
pub struct Rooms {
    context: Arc<RoomContext>,
    doors: Arc<Mutex<HashMap<GameId, Door>>>,
}

impl Rooms {
    /// No room is open yet.
    pub fn new(context: RoomContext) -> Rooms {
        Rooms { context: Arc::new(context), doors: Arc::default() }
    }

    /// What all rooms share.
    pub fn context(&self) -> &RoomContext {
        &self.context
    }

    /// How many rooms are open.
    pub fn open(&self) -> usize {
        self.list().values().filter(|door| door.initialized()).count()
    }

    /// How many games have a room, or somebody who waits for it to open.
    pub fn doors(&self) -> usize {
        self.list().len()
    }

    /// Looks at a game as it goes on. Its room opens if need be, and the computer goes on where it has to decide.
    ///
    /// # Errors
    /// When there is no such game or it cannot be read.
    pub async fn watch(&self, id: &GameId) -> Result<Watching, EnterError> {
        self.ask(id, RoomMessage::Enter).await
    }

    /// What there is to see in a game now; otherwise as [`Rooms::watch`].
    ///
    /// # Errors
    /// When there is no such game or it cannot be read.
    pub async fn look(&self, id: &GameId) -> Result<Snapshot, EnterError> {
        Ok(self.watch(id).await?.borrow().clone())
    }

    /// Has a wish come true, or not. Answers with the `seq` after it, as those eyes count; by then it is committed.
    ///
    /// # Errors
    /// When it is refused; nothing happened then.
    pub async fn command(&self, id: &GameId, command: Request) -> Result<u64, CommandError> {
        self.ask(id, |answer| RoomMessage::Request(command.clone(), answer)).await?
    }

    /// Gives an order to the room of a game and waits for the answer.
    async fn ask<T>(&self, id: &GameId, order: impl Fn(oneshot::Sender<T>) -> RoomMessage) -> Result<T, EnterError> {
        for _ in 0..KNOCKS {
            let room = self.enter(id).await?;
            let (answer, answered) = oneshot::channel();
            // Only an order that the room did not take up may be given again.
            if room.send(order(answer)).await.is_err() {
                self.forget(id, &room);
                continue;
            }
            match answered.await {
                Ok(answer) => return Ok(answer),
                Err(_) => self.forget(id, &room),
            }
        }
        Err(EnterError::Closed)
    }

    /// The way into the room of a game, which opens if need be.
    async fn enter(&self, id: &GameId) -> Result<mpsc::Sender<RoomMessage>, EnterError> {
        let knocking = Knocking::at(self, id);
        knocking.door.get_or_try_init(|| self.open_room(id)).await.cloned()
    }

    async fn open_room(&self, id: &GameId) -> Result<mpsc::Sender<RoomMessage>, EnterError> {
        let (epoch, news) = (self.context.store.epoch(), self.context.store.follow(id));
        let row = self.context.store.game(id).await?.ok_or(EnterError::Unknown)?;
        let row = Arc::new(row);
        let log = read_log(&row, &self.context).await?;
        self.note_end(&row, &log);
        let (orders, inbox) = mpsc::channel(WAITING_ORDERS);
        let actor = RoomActor::new(self.context.clone(), row, log, epoch, news, orders.downgrade());
        let (rooms, id, room) = (self.clone(), id.clone(), orders.downgrade());
        tokio::spawn(async move {
            actor.live(inbox).await;
            if let Some(room) = room.upgrade() {
                rooms.forget(&id, &room);
            }
        });
        Ok(orders)
    }

    /// Has it noted that a game is over which ended before such things were noted. Nobody waits for it.
    fn note_end(&self, row: &GameRow, log: &GameLog) {
        if log.is_over() {
            let (context, id, seq) = (self.context.clone(), row.id.clone(), log.seq());
            let over = Entries { is_over: true, ..Entries::default() };
            // Where it cannot be noted now it is when the game is opened again.
            tokio::spawn(async move { context.store.append(&id, seq, &over).await.ok() });
        }
    }

    /// Takes a closed room off the list, unless another one of the same game is there already.
    fn forget(&self, id: &GameId, room: &mpsc::Sender<RoomMessage>) {
        let mut doors = self.list();
        let is_this = |door: &Door| door.get().is_some_and(|known| known.same_channel(room));
        if doors.get(id).is_some_and(is_this) {
            doors.remove(id);
        }
    }

    fn list(&self) -> MutexGuard<'_, HashMap<GameId, Door>> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody at a door. A door that nobody opened and at which nobody stands any more is taken off the list, whoever gives
/// up last, and however: games that do not exist leave nothing behind.
struct Knocking<'a> {
    rooms: &'a Rooms,
    id: &'a GameId,
    door: Door,
}

impl<'a> Knocking<'a> {
    fn at(rooms: &'a Rooms, id: &'a GameId) -> Knocking<'a> {
        let door = rooms.list().entry(id.clone()).or_default().clone();
        Knocking { rooms, id, door }
    }
}

impl Drop for Knocking<'_> {
    fn drop(&mut self) {
        let mut doors = self.rooms.list();
        let door = std::mem::take(&mut self.door);
        let is_listed = doors.get(self.id).is_some_and(|listed| Arc::ptr_eq(listed, &door));
        // Doors are taken from the list and given back under its lock alone: one of the two hands is the list's.
        if is_listed && !door.initialized() && Arc::strong_count(&door) == 2 {
            doors.remove(self.id);
        }
        drop(door);
    }
}
