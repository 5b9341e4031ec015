//! What can be taken away from a game: its record, or a drawing of any point of it.
//!
//! `/export/{id}` is the record (`Accept: application/json` picks JSON), `/export/{id}.svg` and `.png` a drawing, with
//! `ply`, `theme`, `letters`, `turn`, `width` and `show`, `/export/{id}.post` the game as it is posted on a forum. What is secret
//! still is in none of them, whoever asks.

use super::diagram::{Drawing, Format, Wish, answer, number, split_format, unknown};
use super::explain::wants_json;
use super::game::id_of;
use super::{App, HttpError, Visitor};
use crate::room::Snapshot;
use crate::view::View;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use skazka_core::record::Record;
use skazka_core::{Effect, Stop, Text, Viewer};
use skazka_words::Language;

/// Takes a record or a drawing away.
pub async fn export(
    State(app): State<App>,
    visitor: Visitor,
    Path(file): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    if let Some(id) = file.strip_suffix(".post") {
        return post(&app, &visitor, id).await;
    }
    let (id, format) = split_format(&file).map_or((&*file, None), |(id, format)| (id, Some(format)));
    let snapshot = app.rooms.look(&id_of(id)?).await?;
    match format {
        Some(format) => picture(&app, format, &fields, snapshot, visitor.context.language).await,
        None => record(&app, snapshot, wants_json(&headers)).await,
    }
}

/// A drawing of the point of the game that the fields name.
async fn picture(
    app: &App,
    format: Format,
    fields: &[(String, String)],
    snapshot: Snapshot,
    language: Language,
) -> Result<Response, HttpError> {
    let (ply, wish) = read(fields)?;
    let draw = move |app: &App, wish: &Wish| {
        let view = View::new(app.catalogue(), &snapshot, Viewer::Public)?;
        let ply = ply.unwrap_or(view.plies());
        let say = |text: &Text| language.say(text);
        let last: Vec<Effect<String>> = view.effects(ply).iter().map(|effect| effect.said(&say)).collect();
        Drawing { scene: view.scene(ply).said(&say), last, label: say(view.title()), family: view.family() }.drawn(wish)
    };
    answer(app, format, wish, draw).await
}

async fn record(app: &App, snapshot: Snapshot, as_json: bool) -> Result<Response, HttpError> {
    let write = move |app: &App, _: &Stop| {
        let record = View::new(app.catalogue(), &snapshot, Viewer::Public)?.record()?;
        Ok(written(&record, &snapshot, as_json))
    };
    app.record(write).await
}

/// The game as it is posted on a forum; for games that are, and for others nothing is here.
async fn post(app: &App, visitor: &Visitor, id: &str) -> Result<Response, HttpError> {
    let snapshot = app.rooms.look(&id_of(id)?).await?;
    let name = format!("inline; filename=\"skazka-{id}-post.txt\"");
    let link = link(visitor, &snapshot);
    let context = visitor.context.clone();
    let write = move |app: &App, _: &Stop| {
        let view = View::new(app.catalogue(), &snapshot, Viewer::Public)?;
        let poster = view.family().poster().ok_or_else(HttpError::not_found)?;
        Ok(poster(&view.record()?, link.as_deref())?.said(|line| context.say(line)))
    };
    let words = app.record(write).await?;
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], words).into_response())
}

/// Where the game is, by the address that the server is known by.
fn link(visitor: &Visitor, snapshot: &Snapshot) -> Option<String> {
    visitor.url.as_ref().map(|url| format!("{url}/{}", snapshot.row.id))
}

fn read(fields: &[(String, String)]) -> Result<(Option<usize>, Wish), HttpError> {
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
