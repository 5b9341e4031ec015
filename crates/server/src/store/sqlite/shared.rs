//! What the thread that writes and those who read know of each other.

use super::batch::Write;
use super::integrity::Inspection;
use super::log_gate::LogGate;
use super::schema;
use crate::store::{Followers, Health, StoreError};
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::runtime::Handle;

const READERS: u32 = 4;
/// Longer than this nobody reads one log; who does is cut off when the database is replaced.
const LONGEST_READING: Duration = Duration::from_secs(5);

/// Shared by all handles of one store.
#[derive(Debug)]
pub struct Shared {
    file: PathBuf,
    runtime: Handle,
    readers: Mutex<SqlitePool>,
    inspection: Mutex<Inspection>,
    /// Goes up when another database is under the name.
    epoch: AtomicU64,
    /// Milliseconds since 1970 UTC, 0 for never.
    last_write: AtomicI64,
    gate: Mutex<LogGate>,
    /// Those who are told how long logs have become.
    pub followers: Followers,
}

impl Shared {
    /// For a database that has been prepared; called within the runtime that reads.
    pub fn new(file: &Path) -> Shared {
        Shared {
            file: file.to_owned(),
            runtime: Handle::current(),
            readers: Mutex::new(readers_of(file)),
            inspection: Mutex::new(Inspection::begin(file)),
            epoch: AtomicU64::new(0),
            last_write: AtomicI64::new(0),
            gate: Mutex::default(),
            followers: Followers::default(),
        }
    }

    /// Those who read.
    pub fn readers(&self) -> SqlitePool {
        lock(&self.readers).clone()
    }

    /// Notes that something was committed.
    pub fn wrote(&self, at: i64) {
        self.last_write.store(at, Ordering::Relaxed);
    }

    /// Tells those who follow a game what was committed of it.
    pub fn tell(&self, write: &Write) {
        if let Some(log) = write.log() {
            self.followers.tell(log.game(), log.length());
        }
    }

    /// Logs what keeps somebody from reading, or from having something written at all, once a second.
    pub fn log<T>(&self, outcome: Result<T, StoreError>) -> Result<T, StoreError> {
        outcome.inspect_err(|why| {
            if why.is_passing() {
                lock(&self.gate).failed("the storage does not answer", why);
            }
        })
    }

    /// How often another database has been put under the name.
    pub fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::Acquire)
    }

    /// How the store is.
    pub fn health(&self) -> Health {
        let last_write = Some(self.last_write.load(Ordering::Relaxed)).filter(|at| *at > 0);
        Health { last_write, integrity: lock(&self.inspection).integrity() }
    }

    /// Closes every connection that reads, and waits for it. Called from the thread that writes.
    pub fn let_readers_go(&self) {
        lock(&self.inspection).end();
        let readers = self.readers();
        let closed = self.runtime.block_on(async { tokio::time::timeout(LONGEST_READING, readers.close()).await });
        if closed.is_err() {
            tracing::warn!("somebody still reads from the database that was replaced");
        }
    }

    /// From now on what is under the name now is read.
    pub fn opened_others(&self) {
        let _within = self.runtime.enter();
        *lock(&self.readers) = readers_of(&self.file);
        *lock(&self.inspection) = Inspection::begin(&self.file);
        self.epoch.fetch_add(1, Ordering::Release);
    }

    /// Ends all reading.
    pub async fn close(&self) {
        let readers = self.readers();
        lock(&self.inspection).end();
        readers.close().await;
    }
}

fn readers_of(file: &Path) -> SqlitePool {
    // They are opened as they are needed and kept: nothing is to be looked after.
    let pool = SqlitePoolOptions::new().max_connections(READERS).idle_timeout(None).max_lifetime(None);
    pool.connect_lazy_with(schema::options(file).read_only(true))
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}
