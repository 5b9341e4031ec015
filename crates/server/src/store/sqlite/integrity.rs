//! Looks through the whole database for damage, beside everything else: it takes a second for some hundred MB, which a start
//! after a crash must not wait for.

use crate::store::Integrity;
use rusqlite::{Connection, InterruptHandle, OpenFlags};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

/// A look through a database, which goes on or is over.
pub struct Inspection {
    found: Arc<Mutex<Integrity>>,
    interrupt: Option<InterruptHandle>,
    thread: Option<JoinHandle<()>>,
}

impl std::fmt::Debug for Inspection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Inspection").field(&self.integrity()).finish()
    }
}

impl Inspection {
    /// Begins to look through a file.
    pub fn begin(file: &Path) -> Inspection {
        let found = Arc::new(Mutex::new(Integrity::Unknown));
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let Ok(connection) = Connection::open_with_flags(file, flags) else {
            return Inspection { found, interrupt: None, thread: None };
        };
        let interrupt = connection.get_interrupt_handle();
        let (noted, file) = (found.clone(), file.to_owned());
        let thread = thread::Builder::new().name("store-inspection".to_owned());
        let thread = thread.spawn(move || *lock(&noted) = inspect(connection, file)).ok();
        Inspection { found, interrupt: Some(interrupt), thread }
    }

    /// What is known so far.
    pub fn integrity(&self) -> Integrity {
        lock(&self.found).clone()
    }

    /// Breaks off, if it is not over, and closes the file.
    pub fn end(&mut self) {
        if let Some(interrupt) = &self.interrupt {
            interrupt.interrupt();
        }
        if let Some(thread) = self.thread.take() {
            // A thread that panicked is over too.
            let _ = thread.join();
        }
    }
}

fn inspect(connection: Connection, file: PathBuf) -> Integrity {
    let begun = Instant::now();
    let found = quick_check(&connection);
    let seconds = begun.elapsed().as_secs_f64();
    match &found {
        Integrity::Damaged(why) => {
            tracing::error!(?file, why, "the database is damaged: see `skazka restore`");
        }
        found => tracing::info!(?file, seconds, ?found, "looked through the database"),
    }
    found
}

/// Whether every page of a database can be read and belongs where it is; only the first damage is told.
pub fn quick_check(connection: &Connection) -> Integrity {
    let told: Result<String, _> = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0));
    match told {
        Ok(told) if told == "ok" => Integrity::Sound,
        Ok(told) => Integrity::Damaged(told),
        Err(why) if why.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseCorrupt) => {
            Integrity::Damaged(why.to_string())
        }
        Err(_) => Integrity::Unknown,
    }
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}
