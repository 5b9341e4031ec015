//! What the forms of a game's page do, for those who play without script.

use super::create::create;
use super::game::{PageRequest, id_of, page};
use super::{App, HttpError, Visitor};
use crate::begin::Wanted;
use crate::room::{Command, CommandError, Request, Snapshot};
use crate::store::{GameId, GameRow};
use crate::view::ViewerSession;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use skazka_core::{Seat, Turn, Viewer};

/// The fields of the forms.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Fields {
    seat: Option<u8>,
    seq: Option<u64>,
    action: String,
}

/// Does what the last part of the address says and goes back to the game.
pub async fn command(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, verb)): Path<(String, String)>,
    Form(fields): Form<Fields>,
) -> Result<Response, HttpError> {
    let id = id_of(&id)?;
    let command = match verb.as_str() {
        "again" => return again(app, visitor, &id).await,
        "sit" => return Ok(back_to(&id, fields.seat)),
        "act" => Command::Act(fields.action.trim().to_owned()),
        "undo" => Command::Undo,
        "take-back" => Command::TakeBack,
        "offer-draw" => Command::OfferDraw,
        "decline-draw" => Command::DeclineDraw,
        "resign" => Command::Resign,
        _ => return Err(HttpError::not_found()),
    };
    let bad = || HttpError::of_status(StatusCode::BAD_REQUEST);
    let (seat, seq) = (fields.seat.ok_or_else(bad)?, fields.seq.ok_or_else(bad)?);
    let seen_by = viewpoint(&app.rooms.look(&id).await?, Seat(seat));
    let viewpoint = seen_by.map_or(Viewer::Public, Viewer::Seat);
    let request = Request { by: visitor.browser, seat: Seat(seat), viewpoint, seq, what: command };
    match app.rooms.command(&id, request).await {
        Ok(_) => Ok(back_to(&id, seen_by.map(|seat| seat.0))),
        Err(refused) => told(&app, &visitor, &id, seen_by, refused).await,
    }
}

/// The page of the game as it is, with the reason of the refusal.
pub(super) async fn told(
    app: &App,
    visitor: &Visitor,
    id: &GameId,
    viewpoint: Option<Seat>,
    refused: CommandError,
) -> Result<Response, HttpError> {
    let failure = HttpError::from(refused);
    let now = app.rooms.look(id).await?;
    let mut session = ViewerSession::new(&now.row, visitor.browser, visitor.context.language);
    session.sit(viewpoint);
    let says = Some(visitor.context.say(&failure.says));
    let (visitor, shown) = (visitor.clone(), PageRequest { refused: says, ..PageRequest::default() });
    let page = app.page(move |app| page(app, &visitor, &now, &session, &shown)).await?;
    Ok((failure.status, page).into_response())
}

/// The eyes a form was filled in by: in a secret stage the seat's own.
fn viewpoint(snapshot: &Snapshot, seat: Seat) -> Option<Seat> {
    matches!(snapshot.log.game().turn(), Turn::Secret(_)).then_some(seat)
}

pub(super) fn back_to(id: &GameId, viewpoint: Option<u8>) -> Response {
    let viewpoint = viewpoint.map_or_else(String::new, |seat| format!("?viewpoint={seat}"));
    Redirect::to(&format!("/{id}{viewpoint}")).into_response()
}

/// A new game like this one, for whoever asks. It is begun by today's rules, from today's start where none was chosen.
async fn again(app: App, visitor: Visitor, id: &GameId) -> Result<Response, HttpError> {
    let row = app.store().game(id).await?.ok_or_else(HttpError::no_game)?;
    let start = row.chosen_start();
    let GameRow { discipline, settings, seats, time_control, .. } = row;
    let seats = seats.into_iter().map(|one| one.player).collect();
    let wanted = Wanted { discipline, settings, start, seats, promise: None, time_control };
    let (id, jar) = create(&app, visitor, wanted, Vec::new()).await?;
    Ok((jar, Redirect::to(&format!("/{id}"))).into_response())
}
