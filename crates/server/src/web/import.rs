//! A written game becomes a game here.

use super::create::create;
use super::{App, HttpError, Visitor};
use crate::begin::Wanted;
use crate::pages;
use crate::record;
use axum::extract::{DefaultBodyLimit, Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use skazka_core::{Player, TimeControl};

/// Records may be long.
const LONGEST_RECORD: usize = 1024 * 1024;

/// How long a body may be here.
pub fn limit() -> DefaultBodyLimit {
    DefaultBodyLimit::max(LONGEST_RECORD)
}

/// The field of the form.
#[derive(Debug, Deserialize)]
pub struct Fields {
    record: String,
}

/// Reads a record or a thread, every action checked, and goes to the game; where something was noticed in the text, that
/// is told first. All seats are the visitor's.
pub async fn import(
    State(app): State<App>,
    visitor: Visitor,
    Form(Fields { record }): Form<Fields>,
) -> Result<Response, HttpError> {
    let written = app.record(move |app, stop| Ok(record::read(app.catalogue(), &record, stop)?)).await?;
    let wanted = Wanted {
        discipline: written.discipline,
        settings: written.settings,
        start: written.start,
        seats: vec![Player::HUMAN; written.seats],
        promise: written.promise,
        time_control: TimeControl::Unlimited,
    };
    let context = visitor.context.clone();
    let (id, jar) = create(&app, visitor, wanted, written.events).await?;
    if written.remarks.is_empty() {
        return Ok((jar, Redirect::to(&format!("/{id}"))).into_response());
    }
    Ok((jar, pages::imported(&context, id.as_str(), &written.remarks)).into_response())
}
