//! Games read from a SQLite file.

use super::columns::{game_of, logged_of, seat_of};
use super::failure::reading;
use crate::store::{GameId, GameRow, Logged, StoreError};
use sqlx::sqlite::{SqlitePool, SqliteRow};

/// How a game began, and who sits in it; none when there is no such game.
///
/// # Errors
/// When the database fails or a row cannot be read.
pub async fn game(readers: &SqlitePool, id: &GameId) -> Result<Option<GameRow>, StoreError> {
    let found = sqlx::query(
        "SELECT games.*, seat, kind, level, name, holder FROM games LEFT JOIN seats ON game = id \
         WHERE id = ? ORDER BY seat",
    );
    let found = found.bind(id.as_str()).fetch_all(readers).await.map_err(reading)?;
    found.first().map(|first| with_seats(first, &found)).transpose()
}

/// The game of the first of its rows, with the seats of all of them.
///
/// # Errors
/// When one cannot be read.
pub fn with_seats<'a>(first: &SqliteRow, rows: impl IntoIterator<Item = &'a SqliteRow>) -> Result<GameRow, StoreError> {
    let mut game = game_of(first)?;
    for (number, row) in rows.into_iter().enumerate() {
        game.seats.extend(seat_of(&game.id, row, number)?);
    }
    Ok(game)
}

/// The log of a game from `seq` on, in order and without gaps.
///
/// # Errors
/// When the database fails or an event cannot be read.
pub async fn events(readers: &SqlitePool, id: &GameId, from: u64) -> Result<Vec<Logged>, StoreError> {
    let found =
        sqlx::query("SELECT seq, event, event_version, at FROM events WHERE game = ? AND seq >= ? ORDER BY seq");
    let found = found.bind(id.as_str()).bind(from as i64).fetch_all(readers).await.map_err(reading)?;
    found.iter().zip(from..).map(|(row, seq)| logged_of(id, row, seq)).collect()
}

/// The ids of all games, as they stand there.
///
/// # Errors
/// When the database fails.
pub async fn ids(readers: &SqlitePool) -> Result<Vec<String>, StoreError> {
    sqlx::query_scalar("SELECT id FROM games ORDER BY created_at, id").fetch_all(readers).await.map_err(reading)
}

/// Whether there is any game.
///
/// # Errors
/// When the database fails.
pub async fn has_games(readers: &SqlitePool) -> Result<bool, StoreError> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM games)").fetch_one(readers).await.map_err(reading)
}
