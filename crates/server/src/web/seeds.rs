//! The form by which seats add their seeds without script: fields `seq` and, for each seat, `seed-0`, `seed-1`.

use super::commands::{back_to, told};
use super::game::id_of;
use super::{App, HttpError, Visitor};
use crate::room::{Command, Request};
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use skazka_core::{Seat, Viewer};

/// Adds the seeds and goes back to the game.
pub async fn seeds(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, HttpError> {
    let id = id_of(&id)?;
    let (seq, seeds) = read(&fields).ok_or_else(|| HttpError::of_status(StatusCode::BAD_REQUEST))?;
    let seat = seeds.first().map_or(Seat(0), |(seat, _)| *seat);
    let command = Request { by: visitor.browser, seat, viewpoint: Viewer::Public, seq, what: Command::Seeds(seeds) };
    match app.rooms.command(&id, command).await {
        Ok(_) => Ok(back_to(&id, None)),
        Err(refused) => told(&app, &visitor, &id, None, refused).await,
    }
}

fn read(fields: &[(String, String)]) -> Option<(u64, Vec<(Seat, String)>)> {
    let seq = fields.iter().find(|(name, _)| name == "seq")?.1.parse().ok()?;
    let seeds = fields.iter().filter_map(|(name, words)| Some((name.strip_prefix("seed-")?, words)));
    let seeds: Option<Vec<_>> = seeds.map(|(seat, words)| Some((Seat(seat.parse().ok()?), words.clone()))).collect();
    Some((seq, seeds.filter(|seeds| !seeds.is_empty())?))
}
