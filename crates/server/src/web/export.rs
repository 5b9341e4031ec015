//! What can be taken away from a game: its record, or a drawing of any point of it.
//!
//! `/export/{id}` is the record (`Accept: application/json` picks JSON), `/export/{id}.svg` and `.png` a drawing, with
//! `ply`, `theme`, `letters`, `turn`, `width` and `show`, `/export/{id}.post` the game as it is posted on a forum. What is secret
//! still is in none of them, whoever asks.

use super::diagram::{Drawing, Wish, number, split_format, unknown};
use super::explain::wants_json;
use super::game::id_of;
use super::{App, Failure, Visitor};
use crate::room::Snapshot;
use crate::view::{Onlooker, View};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use skazka_core::record::Record;

/// Takes a record or a drawing away.
pub async fn export(
    State(app): State<App>,
    visitor: Visitor,
    Path(file): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    if let Some(id) = file.strip_suffix(".post") {
        return post(&app, &visitor, id).await;
    }
    let (id, format) = split_format(&file).map_or((&*file, None), |(id, format)| (id, Some(format)));
    let snapshot = app.rooms.look(&id_of(id)?).await?;
    let onlooker = Onlooker::new(&snapshot.row, None, visitor.context.language);
    let view = View::new(app.catalogue(), &snapshot, &onlooker)?;
    let Some(format) = format else { return Ok(written(&view.record()?, &snapshot, wants_json(&headers))) };
    let (ply, wish) = read(&fields)?;
    let ply = ply.unwrap_or(view.plies());
    let drawing =
        Drawing { scene: view.scene(ply), last: view.effects(ply), label: view.title(), family: view.family() };
    drawing.answer(format, wish).await
}

/// The game as it is posted on a forum; for games that are, and for others nothing is here.
async fn post(app: &App, visitor: &Visitor, id: &str) -> Result<Response, Failure> {
    let snapshot = app.rooms.look(&id_of(id)?).await?;
    let onlooker = Onlooker::new(&snapshot.row, None, visitor.context.language);
    let view = View::new(app.catalogue(), &snapshot, &onlooker)?;
    let poster = view.family().poster().ok_or_else(Failure::not_found)?;
    let post = poster(&view.record()?, link(visitor, &snapshot).as_deref())?;
    let name = format!("inline; filename=\"skazka-{id}-post.txt\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    let words = post.said(|line| visitor.context.say(line));
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], words).into_response())
}

/// Where the game is, by the address that the server is known by.
fn link(visitor: &Visitor, snapshot: &Snapshot) -> Option<String> {
    visitor.url.as_ref().map(|url| format!("{url}/{}", snapshot.row.id))
}

fn read(fields: &[(String, String)]) -> Result<(Option<usize>, Wish), Failure> {
    let (mut ply, mut wish) = (None, Wish::default());
    for (key, value) in fields {
        match key.as_str() {
            "ply" => ply = Some(number(key, value)?),
            _ if wish.read(key, value)? => {}
            _ => return Err(unknown(key)),
        }
    }
    Ok((ply, wish))
}

fn written(record: &Record, snapshot: &Snapshot, as_json: bool) -> Response {
    let id = &snapshot.row.id;
    if as_json {
        return Json(crate::record::json(id, record)).into_response();
    }
    let name = format!("inline; filename=\"skazka-{id}.txt\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], record.write()).into_response()
}
