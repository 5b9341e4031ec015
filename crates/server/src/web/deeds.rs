//! What the forms of a game's page do, for those who play without script.

use super::create::create;
use super::game::{Shown, id_of, page};
use super::{App, Failure, Visitor};
use crate::begin::Wanted;
use crate::room::{Command, Deed, Refused, Snapshot};
use crate::store::{GameId, GameRow};
use crate::view::Onlooker;
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
pub async fn deed(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, verb)): Path<(String, String)>,
    Form(fields): Form<Fields>,
) -> Result<Response, Failure> {
    let id = id_of(&id)?;
    let deed = match verb.as_str() {
        "again" => return again(app, visitor, &id).await,
        "sit" => return Ok(back_to(&id, fields.seat)),
        "act" => Deed::Act(fields.action.trim().to_owned()),
        "undo" => Deed::Undo,
        "take-back" => Deed::TakeBack,
        "offer-draw" => Deed::OfferDraw,
        "decline-draw" => Deed::DeclineDraw,
        "resign" => Deed::Resign,
        _ => return Err(Failure::not_found()),
    };
    let bad = || Failure::of_status(StatusCode::BAD_REQUEST);
    let (seat, seq) = (fields.seat.ok_or_else(bad)?, fields.seq.ok_or_else(bad)?);
    let by_eyes = eyes(&app.rooms.look(&id).await?, Seat(seat));
    let eyes = by_eyes.map_or(Viewer::Public, Viewer::Seat);
    let command = Command { by: visitor.browser, seat: Seat(seat), eyes, seq, what: deed };
    match app.rooms.command(&id, command).await {
        Ok(_) => Ok(back_to(&id, by_eyes.map(|seat| seat.0))),
        Err(refused) => told(&app, &visitor, &id, by_eyes, refused).await,
    }
}

/// The page of the game as it is, with the reason of the refusal.
pub(super) async fn told(
    app: &App,
    visitor: &Visitor,
    id: &GameId,
    by_eyes: Option<Seat>,
    refused: Refused,
) -> Result<Response, Failure> {
    let failure = Failure::from(refused);
    let now = app.rooms.look(id).await?;
    let mut onlooker = Onlooker::new(&now.row, visitor.browser, visitor.context.language);
    onlooker.sit(by_eyes);
    let says = Some(visitor.context.say(&failure.says));
    let (visitor, shown) = (visitor.clone(), Shown { refused: says, ..Shown::default() });
    let page = app.page(move |app| page(app, &visitor, &now, &onlooker, &shown)).await?;
    Ok((failure.status, page).into_response())
}

/// The eyes a form was filled in by: in a secret stage the seat's own.
fn eyes(snapshot: &Snapshot, seat: Seat) -> Option<Seat> {
    matches!(snapshot.course.table().turn(), Turn::Secret(_)).then_some(seat)
}

pub(super) fn back_to(id: &GameId, eyes: Option<u8>) -> Response {
    let eyes = eyes.map_or_else(String::new, |seat| format!("?eyes={seat}"));
    Redirect::to(&format!("/{id}{eyes}")).into_response()
}

/// A new game like this one, for whoever asks.
async fn again(app: App, visitor: Visitor, id: &GameId) -> Result<Response, Failure> {
    let row = app.store().game(id).await?.ok_or_else(Failure::no_game)?;
    let GameRow { discipline, settings, start, seats, .. } = row;
    let wanted = Wanted { discipline, settings, start, seats, promise: None };
    let (id, jar) = create(&app, visitor, wanted, Vec::new()).await?;
    Ok((jar, Redirect::to(&format!("/{id}"))).into_response())
}
