//! The game as data: `/api/games/{id}/state?viewpoint=0&told=12&position=no`, described in `docs/state.md`.

use super::diagram::{number, one_of, unknown};
use super::game::id_of;
use super::{App, HttpError, Visitor};
use crate::room::CommandError;
use crate::shown;
use crate::view::{View, ViewerSession};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use skazka_core::Seat;

/// What the address asks for besides the game.
#[derive(Debug)]
struct StateQuery {
    /// The seat through whose eyes to look.
    viewpoint: Option<u8>,
    /// How many actions of the history need not be told.
    told: usize,
    /// Whether the position is told.
    position: bool,
}

/// What whoever asks may know of a game, and do in it.
pub async fn state(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
) -> Result<impl IntoResponse, HttpError> {
    let asked = StateQuery::read(&fields)?;
    let snapshot = app.rooms.look(&id_of(&id)?).await?;
    let mut session = ViewerSession::new(&snapshot.row, visitor.browser, visitor.context.language);
    if asked.viewpoint.is_some_and(|seat| !session.sit(Some(Seat(seat)))) {
        return Err(CommandError::NotYours.into());
    }
    let written = app.page(move |app| {
        let view = View::new(app.catalogue(), &snapshot, session.viewer())?;
        Ok(shown::written(&view.api_state(&session, asked.told, asked.position)))
    });
    Ok(([(header::CONTENT_TYPE, "application/json")], written.await?))
}

impl StateQuery {
    fn read(fields: &[(String, String)]) -> Result<StateQuery, HttpError> {
        let mut asked = StateQuery { viewpoint: None, told: 0, position: true };
        for (key, value) in fields {
            match key.as_str() {
                "viewpoint" => asked.viewpoint = Some(number(key, value)?),
                "told" => asked.told = number(key, value)?,
                "position" => asked.position = one_of(key, value, &[("yes", true), ("no", false)])?,
                _ => return Err(unknown(key)),
            }
        }
        Ok(asked)
    }
}
