//! Requests to write, and how several of them become one transaction.

use crate::store::failure::code_of;
use crate::store::{GameRow, StoreError};
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, ffi, params};
use skazka_core::Event;

/// What is to be written; everything is serialised before it waits.
#[derive(Debug)]
pub enum Write {
    /// A new game and what happened in it already.
    Create(Box<NewGame>),
    /// More of a game's log.
    Append(Append),
    /// That it can be written now, in milliseconds since 1970 UTC.
    Probe(i64),
}

/// The row of a new game.
#[derive(Debug)]
pub struct NewGame {
    row: GameRow,
    settings: String,
    seats: String,
    log: Append,
}

/// Events of a game from one number on.
#[derive(Debug)]
pub struct Append {
    game: String,
    seq: i64,
    at: i64,
    events: Vec<String>,
}

impl NewGame {
    /// A game that begins with `events` at the time `at`.
    ///
    /// # Errors
    /// When something cannot be written as JSON.
    pub fn new(row: &GameRow, events: &[Event], at: i64) -> Result<NewGame, StoreError> {
        Ok(NewGame {
            settings: row.settings.write(),
            seats: json(&row.seats)?,
            log: Append::new(row.id.as_str(), 0, events, at)?,
            row: row.clone(),
        })
    }
}

impl Append {
    /// Events numbered from `seq` on, which happened at the time `at`.
    ///
    /// # Errors
    /// When something cannot be written as JSON.
    pub fn new(game: &str, seq: u64, events: &[Event], at: i64) -> Result<Append, StoreError> {
        let events = events.iter().map(json).collect::<Result<_, _>>()?;
        Ok(Append { game: game.to_owned(), seq: seq as i64, at, events })
    }
}

fn json(what: &(impl serde::Serialize + ?Sized)) -> Result<String, StoreError> {
    serde_json::to_string(what).map_err(|why| StoreError::Failing(why.to_string()))
}

/// Commits what can be written in one transaction: one wait for the disk, however many there are. What is refused by itself,
/// as an id that is taken, leaves nothing and does not harm the others.
///
/// # Errors
/// When the transaction as a whole fails. Then the connection must not be used again, and whether anything was written
/// has to be looked up with [`is_written`].
pub fn commit<'a>(
    connection: &mut Connection,
    writes: impl IntoIterator<Item = &'a Write>,
) -> Result<Vec<Result<(), StoreError>>, BatchError> {
    let transaction =
        connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(BatchError::ToBegin)?;
    let outcomes = writes.into_iter().map(|write| alone(&transaction, write)).collect::<Result<Vec<_>, _>>()?;
    transaction.commit().map_err(BatchError::Midway)?;
    Ok(outcomes)
}

/// How a transaction failed.
#[derive(Debug)]
pub enum BatchError {
    /// Before anything was written.
    ToBegin(rusqlite::Error),
    /// Later: nobody knows how much of it is on the disk.
    Midway(rusqlite::Error),
}

/// Writes all of one request or nothing, inside the transaction.
fn alone(connection: &Connection, write: &Write) -> Result<Result<(), StoreError>, BatchError> {
    let has_parts = match write {
        Write::Create(game) => !game.log.events.is_empty(),
        Write::Append(log) => log.events.len() > 1,
        Write::Probe(_) => false,
    };
    let done = if has_parts { within_savepoint(connection, write) } else { one(connection, write) };
    match done {
        Ok(refused) => Ok(refused),
        Err(why) => refusal(&why, write).map(Err).ok_or(BatchError::Midway(why)),
    }
}

type Done = Result<Result<(), StoreError>, rusqlite::Error>;

fn within_savepoint(connection: &Connection, write: &Write) -> Done {
    connection.prepare_cached("SAVEPOINT request")?.execute([])?;
    let done = one(connection, write);
    if !matches!(done, Ok(Ok(()))) {
        connection.prepare_cached("ROLLBACK TO request")?.execute([])?;
    }
    connection.prepare_cached("RELEASE request")?.execute([])?;
    done
}

fn one(connection: &Connection, write: &Write) -> Done {
    match write {
        Write::Create(game) => create(connection, game),
        Write::Append(log) => append(connection, log),
        Write::Probe(at) => probe(connection, *at),
    }
}

fn create(connection: &Connection, game: &NewGame) -> Done {
    let NewGame { row, settings, seats, log } = game;
    let promise = row.promise.as_ref();
    connection
        .prepare_cached(
            "INSERT INTO games (id, discipline, settings, start, seats, owner, created_at, secret, drawn_as, drawn_from) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![
            row.id.as_str(),
            row.discipline,
            settings,
            row.start,
            seats,
            &row.owner.0[..],
            row.created_at,
            promise.map(|promise| promise.secret.bytes().to_vec()),
            promise.map(|promise| promise.game.as_str()),
            promise.map(|promise| promise.from),
        ])?;
    append(connection, log)
}

/// Appends if the log is exactly as long as the first event's number says.
fn append(connection: &Connection, log: &Append) -> Done {
    let Some((first, more)) = log.events.split_first() else { return continues(connection, log) };
    let written = connection
        .prepare_cached(
            "INSERT INTO events (game, seq, event, at) SELECT ?1, ?2, ?3, ?4 \
             WHERE ?2 = (SELECT coalesce(max(seq) + 1, 0) FROM events WHERE game = ?1)",
        )?
        .execute(params![log.game, log.seq, first, log.at])?;
    if written == 0 {
        return continues(connection, log);
    }
    let mut insert = connection.prepare_cached("INSERT INTO events (game, seq, event, at) VALUES (?, ?, ?, ?)")?;
    for (seq, event) in (log.seq + 1..).zip(more) {
        insert.execute(params![log.game, seq, event, log.at])?;
    }
    Ok(Ok(()))
}

/// Whether a log can go on at this number, and why not.
fn continues(connection: &Connection, log: &Append) -> Done {
    let length: Option<i64> = connection
        .prepare_cached(
            "SELECT (SELECT coalesce(max(seq) + 1, 0) FROM events WHERE game = ?1) FROM games WHERE id = ?1",
        )?
        .query_row([&log.game], |row| row.get(0))
        .optional()?;
    Ok(match length {
        None => Err(StoreError::NoGame { game: log.game.clone() }),
        Some(length) if length != log.seq => Err(StoreError::Taken),
        Some(_) => Ok(()),
    })
}

fn probe(connection: &Connection, at: i64) -> Done {
    connection
        .prepare_cached("INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at")?
        .execute([at])?;
    Ok(Ok(()))
}

/// What an error means that is the request's own; none when the database as a whole fails.
fn refusal(error: &rusqlite::Error, write: &Write) -> Option<StoreError> {
    let code = code_of(error);
    match (code, code & 0xff, write) {
        (ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE, ..) => Some(StoreError::Taken),
        (ffi::SQLITE_CONSTRAINT_FOREIGNKEY, _, Write::Append(log)) => {
            Some(StoreError::NoGame { game: log.game.clone() })
        }
        (_, ffi::SQLITE_CONSTRAINT | ffi::SQLITE_TOOBIG | ffi::SQLITE_MISMATCH, _) => {
            Some(StoreError::Failing(error.to_string()))
        }
        _ => None,
    }
}

/// Whether a request is on the disk, exactly as it was to be written: asked after a transaction of which that is not known.
///
/// # Errors
/// When it cannot be read.
pub fn is_written(connection: &Connection, write: &Write) -> Result<bool, rusqlite::Error> {
    match write {
        Write::Create(game) => is_created(connection, &game.row),
        Write::Append(log) => is_appended(connection, log),
        Write::Probe(at) => connection
            .prepare_cached("SELECT EXISTS (SELECT 1 FROM probe WHERE at = ?)")?
            .query_row([at], |row| row.get(0)),
    }
}

fn is_created(connection: &Connection, row: &GameRow) -> Result<bool, rusqlite::Error> {
    connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM games WHERE id = ? AND owner = ? AND created_at = ?)")?
        .query_row(params![row.id.as_str(), &row.owner.0[..], row.created_at], |row| row.get(0))
}

fn is_appended(connection: &Connection, log: &Append) -> Result<bool, rusqlite::Error> {
    let mut find =
        connection.prepare_cached("SELECT event, at FROM events WHERE game = ? AND seq >= ? ORDER BY seq")?;
    let found = find.query_map(params![log.game, log.seq], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let found: Vec<(String, i64)> = found.collect::<Result<_, _>>()?;
    let wanted = log.events.iter().map(|event| (event.as_str(), log.at));
    Ok(!log.events.is_empty() && found.iter().map(|(event, at)| (event.as_str(), *at)).eq(wanted))
}

#[cfg(test)]
mod tests {
    use super::*;
    use skazka_core::{Actor, Seat};

    fn database() -> Connection {
        let connection = Connection::open_in_memory().expect("memory");
        for migration in [
            include_str!("../../../migrations/sqlite/0001_games_and_events.sql"),
            include_str!("../../../migrations/sqlite/0002_promises.sql"),
            include_str!("../../../migrations/sqlite/0003_probe.sql"),
        ] {
            connection.execute_batch(migration).expect("a schema");
        }
        let insert =
            "INSERT INTO games VALUES ('Ab3dE5gH', 'duel/plain', '', NULL, '[]', zeroblob(32), 7, NULL, NULL, NULL)";
        connection.execute_batch(insert).expect("a game");
        connection
    }

    fn append(seq: u64, actions: &[&str], at: i64) -> Write {
        let act = |action: &&str| Event::Act { by: Actor::Seat(Seat(0)), action: (*action).to_owned() };
        let events: Vec<_> = actions.iter().map(act).collect();
        Write::Append(Append::new("Ab3dE5gH", seq, &events, at).expect("serialisable"))
    }

    #[test]
    fn what_is_written_is_told_from_what_others_wrote() {
        let mut connection = database();
        let mine = append(0, &["a", "b"], 5);
        assert!(!is_written(&connection, &mine).expect("readable"));
        assert!(commit(&mut connection, [&mine]).expect("commits")[0].is_ok());
        assert!(is_written(&connection, &mine).expect("readable"));
        let others = [
            append(0, &["a", "b"], 6),
            append(0, &["a", "c"], 5),
            append(0, &["a"], 5),
            append(0, &["a", "b", "c"], 5),
            append(1, &["a"], 5),
            append(2, &["b"], 5),
            append(2, &[], 5),
            Write::Probe(5),
        ];
        for other in &others {
            assert!(!is_written(&connection, other).expect("readable"), "{other:?}");
        }
        assert!(commit(&mut connection, [&Write::Probe(5)]).expect("commits")[0].is_ok());
        assert!(is_written(&connection, &Write::Probe(5)).expect("readable"));
    }

    #[test]
    fn a_transaction_that_fails_as_a_whole_leaves_nothing() {
        let mut connection = database();
        let raise =
            "CREATE TRIGGER fails BEFORE INSERT ON events WHEN NEW.seq = 2 BEGIN SELECT abs(-9223372036854775808); END";
        connection.execute_batch(raise).expect("a trigger");
        let failed = commit(&mut connection, &[append(0, &["a"], 1), append(1, &["b", "c"], 1)]);
        assert!(matches!(failed, Err(BatchError::Midway(_))), "{failed:?}");
        let left: i64 = connection.query_row("SELECT count(*) FROM events", [], |row| row.get(0)).expect("readable");
        assert_eq!(left, 0);
    }
}
