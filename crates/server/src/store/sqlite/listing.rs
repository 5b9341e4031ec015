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

/// One game more than a page has is looked for, to know whether there is another page. Every page is found by an index: of
/// those in which somebody holds a seat by the seats, however many games there are besides, of the others by their age.
fn query(wanted: &Listing) -> QueryBuilder<Sqlite> {
    let mut query =
        QueryBuilder::new("SELECT page.*, seat, kind, level, name, holder FROM (SELECT games.* FROM games WHERE TRUE");
    // SQLite uses no index for a column with a sign.
    let sign = if wanted.holder.is_some() { "+" } else { "" };
    if let Some(holder) = &wanted.holder {
        query.push(" AND id IN (SELECT game FROM seats WHERE holder = ").push_bind(holder.0.to_vec()).push(")");
    }
    if let Some(is_over) = wanted.is_over {
        query.push(format!(" AND {sign}is_over = ")).push_bind(is_over);
    }
    if let Some(after) = &wanted.after {
        query.push(format!(" AND ({sign}created_at, {sign}id) < (")).push_bind(after.created_at).push(", ");
        query.push_bind(after.id.as_str().to_owned()).push(")");
    }
    query.push(" ORDER BY created_at DESC, id DESC LIMIT ").push_bind(wanted.size() as i64 + 1);
    query.push(") AS page LEFT JOIN seats ON game = id ORDER BY created_at DESC, id DESC, seat");
    query
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::schema::tests::database;
    use crate::store::{Cursor, Owner};

    /// How SQLite goes about a query.
    fn plan(wanted: &Listing) -> Vec<String> {
        let connection = database();
        let explain = format!("EXPLAIN QUERY PLAN {}", query(wanted).sql().as_str());
        let mut explain = connection.prepare(&explain).expect("a query");
        // The way does not depend on what is bound.
        let nothing = vec![rusqlite::types::Null; explain.parameter_count()];
        let steps = explain.query_map(rusqlite::params_from_iter(nothing), |row| row.get(3)).expect("a plan");
        steps.collect::<Result<_, _>>().expect("readable")
    }

    #[test]
    fn no_page_is_found_by_looking_through_all_games() {
        let after = Cursor { created_at: 5, id: "Ab3dE5gH".parse().expect("an id") };
        for holder in [None, Some(Owner::of_token("token"))] {
            for is_over in [None, Some(true)] {
                for after in [None, Some(after.clone())] {
                    let wanted = Listing { holder, is_over, after, limit: 9 };
                    let expected = match (holder, is_over) {
                        (Some(_), _) => "SEARCH games USING INDEX sqlite_autoindex_games_1 (id=?)",
                        (None, Some(_)) => "SEARCH games USING INDEX games_by_state (is_over=?",
                        (None, None) if wanted.after.is_some() => {
                            "SEARCH games USING INDEX games_by_age ((created_at,id)<"
                        }
                        // From its end on, and no further than to the limit.
                        (None, None) => "SCAN games USING INDEX games_by_age",
                    };
                    let plan = plan(&wanted);
                    assert!(plan.iter().any(|step| step.starts_with(expected)), "{wanted:?}: {plan:#?}");
                }
            }
        }
    }
}
