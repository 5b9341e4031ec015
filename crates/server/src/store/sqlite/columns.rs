//! What the columns of a SQLite file say, or which of them is damaged.

use super::failure;
use crate::store::{GameId, GameRow, Logged, Owner, SeatRow, StoreError};
use skazka_core::fair::{Promise, Secret};
use skazka_core::{EVENT_VERSION, Fault, Player, Settings, Stamped};
use sqlx::sqlite::{Sqlite, SqliteRow};
use sqlx::{ColumnIndex, Decode, Row, Type};

/// What a column holds.
///
/// # Errors
/// When there is no such column or it holds something else.
pub fn column<'r, T>(row: &'r SqliteRow, name: &'static str) -> Result<T, StoreError>
where
    T: Decode<'r, Sqlite> + Type<Sqlite>,
    &'static str: ColumnIndex<SqliteRow>,
{
    row.try_get(name).map_err(failure::reading)
}

/// The game of a row, as far as table `games` tells: its seats are to be added.
///
/// # Errors
/// [`StoreError::Damaged`] with the name of the column that cannot be read.
pub fn game_of(row: &SqliteRow) -> Result<GameRow, StoreError> {
    let id: String = column(row, "id")?;
    let damaged = |why: String| StoreError::Damaged { game: id.clone(), why };
    let refused = |why: Fault| damaged(why.to_string());
    let (settings, time_control): (String, String) = (column(row, "settings")?, column(row, "time_control")?);
    let rules: Option<String> = column(row, "rules")?;
    Ok(GameRow {
        id: id.parse().map_err(|why: crate::store::GameIdError| damaged(why.to_string()))?,
        discipline: column(row, "discipline")?,
        settings: Settings::parse(settings.split_whitespace()).map_err(refused)?,
        start: column(row, "start")?,
        is_start_chosen: column(row, "is_start_chosen")?,
        rules: rules.map(|rules| rules.parse()).transpose().map_err(refused)?,
        seats: Vec::new(),
        created_at: column(row, "created_at")?,
        promise: promise_of(row)?.map_err(|column| damaged(column.to_owned()))?,
        time_control: time_control.parse().map_err(refused)?,
    })
}

/// The promise of a game, if it has one, or the column that is damaged.
fn promise_of(row: &SqliteRow) -> Result<Result<Option<Promise>, &'static str>, StoreError> {
    let secret: Option<Vec<u8>> = column(row, "secret")?;
    let game: Option<String> = column(row, "drawn_as")?;
    let from: Option<u32> = column(row, "drawn_from")?;
    Ok(match (secret.map(<[u8; 32]>::try_from), game, from) {
        (None, None, None) => Ok(None),
        (Some(Ok(secret)), Some(game), Some(from)) => Ok(Some(Promise { secret: Secret::new(secret), game, from })),
        (Some(Err(_)) | None, ..) => Err("secret"),
        (_, None, _) => Err("drawn_as"),
        (.., None) => Err("drawn_from"),
    })
}

/// The seat of a row that is the `number`-th one of its game, from 0; none when the game has no such row.
///
/// # Errors
/// [`StoreError::Damaged`] when a seat before it is missing, or with the name of the column that cannot be read.
pub fn seat_of(game: &GameId, row: &SqliteRow, number: usize) -> Result<Option<SeatRow>, StoreError> {
    let damaged = |what: &str| StoreError::Damaged { game: game.to_string(), why: format!("seat {number}: {what}") };
    let Some(seat) = column::<Option<i64>>(row, "seat")? else { return Ok(None) };
    if seat != number as i64 {
        return Err(damaged("missing"));
    }
    let player = player_of(row)?.map_err(damaged)?;
    let holder: Option<Vec<u8>> = column(row, "holder")?;
    let holder = holder.map(<[u8; 32]>::try_from).transpose().map_err(|_| damaged("holder"))?.map(Owner);
    Ok(Some(SeatRow { player, holder }))
}

/// Who sits on a seat, or the column that is damaged.
fn player_of(row: &SqliteRow) -> Result<Result<Player, &'static str>, StoreError> {
    let (kind, level): (String, Option<i64>) = (column(row, "kind")?, column(row, "level")?);
    Ok(match (kind.as_str(), level.map(u8::try_from)) {
        ("human", None) => Ok(Player::Human { name: column(row, "name")? }),
        ("computer", Some(Ok(level))) => Ok(Player::Computer { level }),
        ("human" | "computer", _) => Err("level"),
        _ => Err("kind"),
    })
}

/// The entry of a log, which is to have the number `seq`.
///
/// # Errors
/// [`StoreError::Damaged`] when it has another number, is of an unknown version, or cannot be read.
pub fn logged_of(game: &GameId, row: &SqliteRow, seq: u64) -> Result<Logged, StoreError> {
    let damaged = |why: String| StoreError::Damaged { game: game.to_string(), why: format!("event {seq}: {why}") };
    if column::<i64>(row, "seq")? != seq as i64 {
        return Err(damaged("missing".to_owned()));
    }
    let version: i64 = column(row, "event_version")?;
    if version != i64::from(EVENT_VERSION) {
        return Err(damaged(format!("version {version} is not known here, only {EVENT_VERSION}")));
    }
    let event: String = column(row, "event")?;
    let event = serde_json::from_str(&event).map_err(|why| damaged(why.to_string()))?;
    Ok(Logged { seq, stamped: Stamped { at: column(row, "at")?, event } })
}
