//! A page of the games in a SQLite file.

use super::columns::column;
use super::failure::reading;
use super::reader::with_seats;
use crate::store::{GamePage, Listed, Listing, StoreError};
use sqlx::sqlite::{Sqlite, SqlitePool, SqliteRow};
use sqlx::{QueryBuilder, Row};

/// A page of the games there are, newest first.
///
/// # Errors
/// When the database fails or one of the rows cannot be read.
pub async fn list(readers: &SqlitePool, wanted: &Listing) -> Result<GamePage, StoreError> {
    let rows = query(wanted).build().fetch_all(readers).await.map_err(reading)?;
    let is_same = |one: &SqliteRow, other: &SqliteRow| id(one) == id(other);
    let games = rows.chunk_by(is_same).map(listed).collect::<Result<_, _>>()?;
    Ok(GamePage::cut(games, wanted.size()))
}

fn id(row: &SqliteRow) -> Option<&str> {
    row.try_get("id").ok()
}

/// The game that these rows are of, one for each of its seats.
fn listed(rows: &[SqliteRow]) -> Result<Listed, StoreError> {
    let first = &rows[0];
    Ok(Listed { row: with_seats(first, rows)?, is_over: column(first, "is_over")? })
}

/// One game more than a page has is looked for, to know whether there is another page.
fn query(wanted: &Listing) -> QueryBuilder<Sqlite> {
    let mut query = QueryBuilder::new(
        "SELECT page.*, seat, kind, level, name, holder FROM (SELECT games.* FROM games WHERE TRUE",
    );
    if let Some(holder) = &wanted.holder {
        query.push(" AND id IN (SELECT game FROM seats WHERE holder = ").push_bind(holder.0.to_vec()).push(")");
    }
    if let Some(is_over) = wanted.is_over {
        query.push(" AND is_over = ").push_bind(is_over);
    }
    if let Some(after) = &wanted.after {
        query.push(" AND (created_at, id) < (").push_bind(after.created_at).push(", ");
        query.push_bind(after.id.as_str().to_owned()).push(")");
    }
    query.push(" ORDER BY created_at DESC, id DESC LIMIT ").push_bind(wanted.size() as i64 + 1);
    query.push(") AS page LEFT JOIN seats ON game = id ORDER BY created_at DESC, id DESC, seat");
    query
}
