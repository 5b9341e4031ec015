//! Requests to write, and how several of them become one transaction.

use super::failure::code_of;
use crate::store::{Entries, GameId, GameRow, SeatRow, StoreError};
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, ffi, params};
use skazka_core::{EVENT_VERSION, Player, Seat};

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

impl Write {
    /// The log that grows by it, if one does.
    pub fn log(&self) -> Option<&Append> {
        match self {
            Write::Create(game) => Some(&game.log),
            Write::Append(log) => Some(log),
            Write::Probe(_) => None,
        }
    }
}

/// The row of a new game.
#[derive(Debug)]
pub struct NewGame {
    row: GameRow,
    settings: String,
    time_control: String,
    log: Append,
}

/// Events of a game from one number on, and what changes with them.
#[derive(Debug)]
pub struct Append {
    game: GameId,
    seq: i64,
    /// Each with the milliseconds since 1970 UTC at which it happened.
    events: Vec<(i64, String)>,
    seats: Vec<(Seat, SeatRow)>,
    is_over: bool,
}

impl NewGame {
    /// A game that begins with these entries.
    ///
    /// # Errors
    /// When something cannot be written as JSON.
    pub fn new(row: &GameRow, entries: &Entries) -> Result<NewGame, StoreError> {
        Ok(NewGame {
            settings: row.settings.write(),
            time_control: row.time_control.to_string(),
            log: Append::new(&row.id, 0, entries)?,
            row: row.clone(),
        })
    }
}

impl Append {
    /// Entries numbered from `seq` on.
    ///
    /// # Errors
    /// When something cannot be written as JSON.
    pub fn new(game: &GameId, seq: u64, entries: &Entries) -> Result<Append, StoreError> {
        let Entries { events, seats, is_over } = entries;
        let events = events.iter().map(|one| Ok((one.at, json(&one.event)?))).collect::<Result<_, StoreError>>()?;
        Ok(Append { game: game.clone(), seq: seq as i64, events, seats: seats.clone(), is_over: *is_over })
    }

    /// Whose log it is.
    pub fn game(&self) -> &GameId {
        &self.game
    }

    /// How many events the log has with them.
    pub fn length(&self) -> u64 {
        self.seq as u64 + self.events.len() as u64
    }

    /// Whether it is more than one row, so that half of it could be refused.
    fn has_parts(&self) -> bool {
        self.events.len() > 1 || !self.seats.is_empty()
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
        Write::Create(_) => true,
        Write::Append(log) => log.has_parts(),
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
    let NewGame { row, settings, time_control, log } = game;
    let promise = row.promise.as_ref();
    connection
        .prepare_cached(
            "INSERT INTO games (id, discipline, settings, start, is_start_chosen, rules, created_at, secret, \
             drawn_as, drawn_from, time_control) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![
            row.id.as_str(),
            row.discipline,
            settings,
            row.start,
            row.is_start_chosen,
            row.rules.map(|rules| rules.to_string()),
            row.created_at,
            promise.map(|promise| promise.secret.bytes().to_vec()),
            promise.map(|promise| promise.game.as_str()),
            promise.map(|promise| promise.from),
            time_control,
        ])?;
    for (seat, one) in (0..).map(Seat).zip(&row.seats) {
        seat_down(connection, &row.id, seat, one)?;
    }
    append(connection, log)
}

/// Puts somebody on a seat, in place of whoever was there.
fn seat_down(connection: &Connection, game: &GameId, seat: Seat, row: &SeatRow) -> Result<(), rusqlite::Error> {
    let (kind, level, name) = match &row.player {
        Player::Human { name } => ("human", None, name.as_deref()),
        Player::Computer { level } => ("computer", Some(*level), None),
    };
    let holder = row.holder.as_ref().map(|holder| &holder.0[..]);
    connection
        .prepare_cached(
            "INSERT INTO seats (game, seat, kind, level, name, holder) VALUES (?, ?, ?, ?, ?, ?) \
             ON CONFLICT (game, seat) DO UPDATE SET (kind, level, name, holder) = \
             (excluded.kind, excluded.level, excluded.name, excluded.holder)",
        )?
        .execute(params![game.as_str(), seat.0, kind, level, name, holder])?;
    Ok(())
}

/// Appends if the log is exactly as long as the first event's number says.
fn append(connection: &Connection, log: &Append) -> Done {
    if let Err(why) = append_events(connection, log)? {
        return Ok(Err(why));
    }
    for (seat, row) in &log.seats {
        seat_down(connection, &log.game, *seat, row)?;
    }
    connection
        .prepare_cached("UPDATE games SET is_over = ?2 WHERE id = ?1 AND is_over <> ?2")?
        .execute(params![log.game.as_str(), log.is_over])?;
    Ok(Ok(()))
}

fn append_events(connection: &Connection, log: &Append) -> Done {
    let Some(((at, first), more)) = log.events.split_first() else { return continues(connection, log) };
    let game = log.game.as_str();
    let written = connection
        .prepare_cached(
            "INSERT INTO events (game, seq, event, at, event_version) SELECT ?1, ?2, ?3, ?4, ?5 \
             WHERE ?2 = (SELECT coalesce(max(seq) + 1, 0) FROM events WHERE game = ?1)",
        )?
        .execute(params![game, log.seq, first, at, EVENT_VERSION])?;
    if written == 0 {
        return continues(connection, log);
    }
    let insert = "INSERT INTO events (game, seq, event, at, event_version) VALUES (?, ?, ?, ?, ?)";
    let mut insert = connection.prepare_cached(insert)?;
    for (seq, (at, event)) in (log.seq + 1..).zip(more) {
        insert.execute(params![game, seq, event, at, EVENT_VERSION])?;
    }
    Ok(Ok(()))
}

/// Whether a log can go on at this number, and why not.
fn continues(connection: &Connection, log: &Append) -> Done {
    let length: Option<i64> = connection
        .prepare_cached(
            "SELECT (SELECT coalesce(max(seq) + 1, 0) FROM events WHERE game = ?1) FROM games WHERE id = ?1",
        )?
        .query_row([log.game.as_str()], |row| row.get(0))
        .optional()?;
    Ok(match length {
        None => Err(no_game(log)),
        Some(length) if length != log.seq => Err(StoreError::Taken),
        Some(_) => Ok(()),
    })
}

fn no_game(log: &Append) -> StoreError {
    StoreError::NoGame { game: log.game.to_string() }
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
        (ffi::SQLITE_CONSTRAINT_FOREIGNKEY, _, Write::Append(log)) => Some(no_game(log)),
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
    let secret = row.promise.as_ref().map(|promise| promise.secret.bytes().to_vec());
    connection
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM games WHERE id = ? AND discipline = ? AND created_at = ? AND secret IS ?)",
        )?
        .query_row(params![row.id.as_str(), row.discipline, row.created_at, secret], |row| row.get(0))
}

fn is_appended(connection: &Connection, log: &Append) -> Result<bool, rusqlite::Error> {
    let mut find =
        connection.prepare_cached("SELECT at, event FROM events WHERE game = ? AND seq >= ? ORDER BY seq")?;
    let found = find.query_map(params![log.game.as_str(), log.seq], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let found: Vec<(i64, String)> = found.collect::<Result<_, _>>()?;
    Ok(!log.events.is_empty() && found == log.events)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::schema;
    use skazka_core::{Actor, Event, Stamped};

    /// A database with one game.
    fn database() -> Connection {
        let connection = schema::tests::database();
        let insert =
            "INSERT INTO games (id, discipline, settings, created_at) VALUES ('Ab3dE5gH', 'duel/plain', '', 7)";
        connection.execute_batch(insert).expect("a game");
        connection
    }

    fn append(seq: u64, actions: &[&str], at: i64) -> Write {
        let act = |action: &&str| Event::Act { by: Actor::Seat(Seat(0)), action: (*action).to_owned() };
        let events = actions.iter().map(|action| Stamped { at, event: act(action) }).collect();
        let game = "Ab3dE5gH".parse().expect("an id");
        Write::Append(Append::new(&game, seq, &Entries::of(events)).expect("serialisable"))
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
