//! The thread that writes: many games, one connection, one wait for the disk.
//!
//! ```text
//!   create, append ---> queue ---> all that waits, in one transaction ---> disk ---> every answer
//!                         |                        |
//!                    full: busy          failed: throw the connection away, look up what is on the disk
//! ```
//!
//! Nobody waits for others to come: what waits when the disk is free again is the next batch. So a lone request is
//! committed at once, and under load one wait for the disk serves as many games as came meanwhile. SQLite is called from
//! this thread directly; through sqlx every statement would be a message to a thread and back.

use super::batch::{self, BatchError, Write};
use super::connection::{Found, Writable};
use super::failure;
use super::log_gate::LogGate;
use super::shared::Shared;
use crate::clock::{Clock, SystemClock};
use crate::store::StoreError;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// So many requests wait before more are refused: a queue that is longer than the disk is fast only makes everybody late.
const WAITING: usize = 1024;
/// So many requests at most share one transaction, unless said otherwise.
pub const BATCH: usize = 256;

/// Answered when the disk has it, or never will.
pub type Answer = oneshot::Receiver<Result<(), StoreError>>;

enum Request {
    Write(Write, oneshot::Sender<Result<(), StoreError>>),
    /// Nothing is to be written; is the database still there?
    RenderOptions,
    Close(oneshot::Sender<()>),
}

/// The way to the thread that writes. Clones lead to the same; the thread ends when there are none.
#[derive(Debug, Clone)]
pub struct Writer {
    requests: mpsc::Sender<Request>,
}

impl Writer {
    /// Starts the thread, which takes at most `batch` requests at once.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(writable: Writable, shared: Arc<Shared>, batch: usize) -> std::io::Result<Writer> {
        let (requests, queue) = mpsc::channel(WAITING);
        let task = Task { writable, shared, queue, batch, gate: LogGate::default() };
        thread::Builder::new().name("store-writer".to_owned()).spawn(|| task.run())?;
        Ok(Writer { requests })
    }

    /// Has something written.
    ///
    /// # Errors
    /// When too much waits already, or the store is closed.
    pub fn write(&self, write: Write) -> Result<Answer, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.requests.try_send(Request::Write(write, answer)).map_err(|why| match why {
            mpsc::error::TrySendError::Full(_) => StoreError::Busy(format!("{WAITING} requests wait already")),
            mpsc::error::TrySendError::Closed(_) => StoreError::Closed,
        })?;
        Ok(answered)
    }

    /// Has the writer look every second whether the database is still there, as long as it lives.
    pub async fn look_now_and_then(self) {
        let requests = self.requests.downgrade();
        drop(self);
        loop {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let Some(requests) = requests.upgrade() else { return };
            // A writer that is busy looks anyway.
            if let Err(mpsc::error::TrySendError::Closed(_)) = requests.try_send(Request::RenderOptions) {
                return;
            }
        }
    }

    /// Writes what waits and closes the connection.
    pub async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        if self.requests.send(Request::Close(answer)).await.is_ok() {
            // Whether it was closed now or before is the same.
            let _ = answered.await;
        }
    }
}

struct Task {
    writable: Writable,
    shared: Arc<Shared>,
    queue: mpsc::Receiver<Request>,
    batch: usize,
    gate: LogGate,
}

type Waiting = Vec<(Write, oneshot::Sender<Result<(), StoreError>>)>;

impl Task {
    fn run(mut self) {
        while let Some(first) = self.queue.blocking_recv() {
            let (waiting, close) = self.gather(first);
            match waiting.is_empty() {
                true => self.look(),
                false => self.serve(waiting),
            }
            if let Some(answer) = close {
                self.queue.close();
                self.writable.discard();
                // Whoever asked may have left.
                let _ = answer.send(());
                return;
            }
        }
    }

    /// Everything that waits, up to the size of a batch. Who does not wait for the answer any more gets none.
    fn gather(&mut self, first: Request) -> (Waiting, Option<oneshot::Sender<()>>) {
        let mut waiting = Waiting::new();
        let mut next = Some(first);
        while let Some(request) = next {
            match request {
                Request::Write(write, answer) if !answer.is_closed() => waiting.push((write, answer)),
                Request::Write(..) | Request::RenderOptions => {}
                Request::Close(answer) => return (waiting, Some(answer)),
            }
            next = if waiting.len() < self.batch { self.queue.try_recv().ok() } else { None };
        }
        (waiting, None)
    }

    fn look(&mut self) {
        if let Err(why) = self.connect() {
            self.gate.failed("nothing can be written", &why);
        }
    }

    fn serve(&mut self, waiting: Waiting) {
        let (writes, answers): (Vec<_>, Vec<_>) = waiting.into_iter().unzip();
        let outcomes = self.settle(&writes);
        for (write, _) in writes.iter().zip(&outcomes).filter(|(_, outcome)| outcome.is_ok()) {
            self.shared.tell(write);
        }
        for (answer, outcome) in answers.into_iter().zip(outcomes) {
            // Whoever asked may have left.
            let _ = answer.send(outcome);
        }
    }

    /// What became of each request, in their order.
    fn settle(&mut self, writes: &[Write]) -> Vec<Result<(), StoreError>> {
        match self.attempt(writes) {
            Ok(outcomes) => {
                self.gate.goes_on("writing goes on after batches that failed");
                outcomes
            }
            Err(Unwritten::None(why)) => {
                self.gate.failed("nothing can be written", &why);
                writes.iter().map(|_| Err(why.clone())).collect()
            }
            Err(Unwritten::Unknown(why)) => {
                self.gate.failed("nothing can be written", &why);
                writes.iter().map(|write| self.settle_one(write, &why, writes.len() > 1)).collect()
            }
        }
    }

    /// Commits all of it, or says how far that came.
    fn attempt(&mut self, writes: &[Write]) -> Result<Vec<Result<(), StoreError>>, Unwritten> {
        let connection = self.connect().map_err(Unwritten::None)?;
        match batch::commit(connection, writes) {
            Ok(_) if !self.writable.is_in_place() => {
                Err(Unwritten::Unknown(StoreError::Gone("it was removed while it was written to".to_owned())))
            }
            Ok(outcomes) => {
                self.shared.wrote(SystemClock.now());
                Ok(outcomes)
            }
            Err(BatchError::ToBegin(why)) => {
                let why = failure::writing(why);
                if !matches!(why, StoreError::Busy(_)) {
                    self.writable.discard();
                }
                Err(Unwritten::None(why))
            }
            Err(BatchError::Midway(why)) => {
                self.writable.discard();
                Err(Unwritten::Unknown(failure::writing(why)))
            }
        }
    }

    /// What became of one request of a batch that failed midway: it is looked up, and tried by itself where one of the others
    /// may have been the reason.
    fn settle_one(&mut self, write: &Write, why: &StoreError, others: bool) -> Result<(), StoreError> {
        let connection = self.connect().map_err(|_| why.clone())?;
        match batch::is_written(connection, write) {
            Ok(true) => Ok(()),
            Ok(false) if others && matches!(why, StoreError::Failing(_)) => {
                match self.attempt(std::slice::from_ref(write)) {
                    Ok(outcomes) => outcomes.into_iter().collect(),
                    Err(Unwritten::None(why)) => Err(why),
                    Err(Unwritten::Unknown(why)) => self.settle_one(write, &why, false),
                }
            }
            Ok(false) => Err(why.clone()),
            Err(_) => {
                self.writable.discard();
                Err(why.clone())
            }
        }
    }

    /// The connection to what is under the database's name now.
    fn connect(&mut self) -> Result<&mut rusqlite::Connection, StoreError> {
        if let Found::Others = self.writable.connection()? {
            tracing::error!("the database was replaced while it was open; what is there now is opened");
            self.shared.let_readers_go();
            self.writable.open_others()?;
            self.shared.opened_others();
        }
        match self.writable.connection()? {
            Found::Same(connection) => Ok(connection),
            Found::Others => Err(StoreError::Gone("it is being replaced".to_owned())),
        }
    }
}

/// That a batch was not acknowledged.
enum Unwritten {
    /// Nothing of it was written.
    None(StoreError),
    /// Some of it may have been.
    Unknown(StoreError),
}
