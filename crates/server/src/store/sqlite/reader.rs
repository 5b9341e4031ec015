//! Games read from a SQLite file.

use crate::store::row::GameIdError;
use crate::store::{GameId, GameRow, Logged, Owner, Player, StoreError};
use skazka_core::Settings;
use skazka_core::fair::{Promise, Secret};
use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

/// How a game began; none when there is no such game.
///
/// # Errors
/// When the database fails or the row cannot be read.
pub async fn game(readers: &SqlitePool, id: &GameId) -> Result<Option<GameRow>, StoreError> {
    let found = sqlx::query("SELECT * FROM games WHERE id = ?").bind(id.as_str());
    found.fetch_optional(readers).await?.map(|row| game_of(&row)).transpose()
}

/// The log of a game from `seq` on, in order.
///
/// # Errors
/// When the database fails or an event cannot be read.
pub async fn events(readers: &SqlitePool, id: &GameId, from: u64) -> Result<Vec<Logged>, StoreError> {
    let found = sqlx::query("SELECT seq, event, at FROM events WHERE game = ? AND seq >= ? ORDER BY seq")
        .bind(id.as_str())
        .bind(from as i64)
        .fetch_all(readers)
        .await?;
    found.iter().map(|row| logged_of(id, row)).collect()
}

/// The ids of all games, as they stand there.
///
/// # Errors
/// When the database fails.
pub async fn ids(readers: &SqlitePool) -> Result<Vec<String>, StoreError> {
    Ok(sqlx::query_scalar("SELECT id FROM games ORDER BY created_at, id").fetch_all(readers).await?)
}

/// Whether there is any game.
///
/// # Errors
/// When the database fails.
pub async fn has_games(readers: &SqlitePool) -> Result<bool, StoreError> {
    Ok(sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM games)").fetch_one(readers).await?)
}

fn game_of(row: &SqliteRow) -> Result<GameRow, StoreError> {
    let id: String = row.try_get("id")?;
    let damaged = |why: String| StoreError::Damaged { game: id.clone(), why };
    let settings: String = row.try_get("settings")?;
    let owner: Vec<u8> = row.try_get("owner")?;
    let seats: sqlx::types::Json<Vec<Player>> = row.try_get("seats")?;
    Ok(GameRow {
        id: id.parse().map_err(|why: GameIdError| damaged(why.to_string()))?,
        discipline: row.try_get("discipline")?,
        settings: Settings::parse(settings.split_whitespace()).map_err(|why| damaged(why.to_string()))?,
        start: row.try_get("start")?,
        seats: seats.0,
        owner: Owner(owner.try_into().map_err(|_| damaged("owner".to_owned()))?),
        created_at: row.try_get("created_at")?,
        promise: promise_of(row)?.map_err(|column| damaged(column.to_owned()))?,
    })
}

/// The promise of a game, if it has one, or the column that is damaged.
fn promise_of(row: &SqliteRow) -> Result<Result<Option<Promise>, &'static str>, sqlx::Error> {
    let secret: Option<Vec<u8>> = row.try_get("secret")?;
    let game: Option<String> = row.try_get("drawn_as")?;
    let from: Option<u32> = row.try_get("drawn_from")?;
    Ok(match (secret.map(<[u8; 32]>::try_from), game, from) {
        (None, None, None) => Ok(None),
        (Some(Ok(secret)), Some(game), Some(from)) => Ok(Some(Promise { secret: Secret::new(secret), game, from })),
        (Some(Err(_)) | None, ..) => Err("secret"),
        (_, None, _) => Err("drawn_as"),
        (.., None) => Err("drawn_from"),
    })
}

fn logged_of(id: &GameId, row: &SqliteRow) -> Result<Logged, StoreError> {
    let seq: i64 = row.try_get("seq")?;
    let event: String = row.try_get("event")?;
    let damaged = |why: serde_json::Error| StoreError::Damaged { game: id.to_string(), why: format!("{seq}: {why}") };
    Ok(Logged { seq: seq as u64, event: serde_json::from_str(&event).map_err(damaged)?, at: row.try_get("at")? })
}
