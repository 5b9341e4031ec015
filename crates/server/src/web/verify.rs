//! Whether the draws of a record are those that were promised: the page `/verify`, and `/api/draws`, which tells a browser
//! or a program everything that it needs to make them again itself.

use super::game::id_of;
use super::import::limit;
use super::{App, HttpError, Visitor};
use crate::pages::{self, Checked};
use crate::view::View;
use axum::Json;
use axum::Router;
use axum::extract::{Form, Query, State};
use axum::routing::{get, post};
use maud::Markup;
use serde::Deserialize;
use serde_json::{Value, json};
use skazka_core::fair::{self, Drawn};
use skazka_core::{Catalogue, Fault, Stop, Viewer, record};
use skazka_words::Language;

/// The addresses.
pub fn routes() -> Router<App> {
    Router::new().route("/verify", get(page).post(checked)).route("/api/draws", post(draws)).layer(limit())
}

/// The game whose record is to stand in the form.
#[derive(Debug, Default, Deserialize)]
pub struct VerifyForm {
    game: Option<String>,
}

/// The field of the form.
#[derive(Debug, Deserialize)]
pub struct Fields {
    record: String,
}

async fn page(State(app): State<App>, visitor: Visitor, Query(asked): Query<VerifyForm>) -> Result<Markup, HttpError> {
    let Some(id) = asked.game else { return Ok(pages::verify(&visitor.context, "", None)) };
    let snapshot = app.rooms.look(&id_of(&id)?).await?;
    let write = move |app: &App, _: &Stop| Ok(View::new(app.catalogue(), &snapshot, Viewer::Public)?.record()?.write());
    let written = app.record(write).await?;
    shown(app, visitor, written).await
}

async fn checked(State(app): State<App>, visitor: Visitor, Form(fields): Form<Fields>) -> Result<Markup, HttpError> {
    shown(app, visitor, fields.record).await
}

/// The page with what the server says of a record.
async fn shown(app: App, visitor: Visitor, written: String) -> Result<Markup, HttpError> {
    let show = move |app: &App, stop: &Stop| {
        let told = Told::read(app.catalogue(), &written, stop);
        let checked = told.map(Told::checked).map_err(|fault| fault.0);
        Ok(pages::verify(&visitor.context, &written, Some(&checked)))
    };
    app.record(show).await
}

/// The draws of the record that is the body, each with everything that could have been drawn.
async fn draws(State(app): State<App>, visitor: Visitor, written: String) -> Result<Json<Value>, HttpError> {
    app.record(move |app, stop| Ok(Json(Told::read(app.catalogue(), &written, stop)?.json(&visitor)))).await
}

/// What a record of a finished game tells of its draws.
struct Told {
    told: fair::Told,
    game: String,
    seats: Vec<skazka_core::Text>,
}

impl Told {
    fn read(catalogue: &Catalogue, written: &str, stop: &Stop) -> Result<Told, Fault> {
        let record = record::parse(written)?;
        let told = fair::Told::read(catalogue, &record, stop)?;
        let (_, discipline) = catalogue.find(record.tags.get("Game").unwrap_or_default())?;
        Ok(Told { told, game: discipline.name.clone(), seats: discipline.seats.clone() })
    }

    fn checked(self) -> Checked {
        match self.told.check() {
            Ok((before, answered)) => Checked { drawn: answered.to_vec(), before: before.len(), wrong: None },
            Err(why) => Checked { drawn: self.told.drawn, before: 0, wrong: Some(why.0) },
        }
    }

    fn json(&self, visitor: &Visitor) -> Value {
        let fair::Told { claim, draws, drawn, fault } = &self.told;
        let language = visitor.context.language;
        json!({
            "discipline": self.game,
            "seats": self.seats.iter().map(|seat| language.say(seat)).collect::<Vec<_>>(),
            "game": draws.game,
            "commitment": claim.commitment.to_string(),
            "secret": draws.secret.hex(),
            "seeds": draws.seeds,
            "from": claim.from,
            "draws": drawn.iter().map(|one| draw(one, language)).collect::<Vec<_>>(),
            "fault": fault.as_ref().map(|fault| language.say(&fault.0)),
        })
    }
}

/// A draw: in the notation that the check reckons with, and what people call the outcomes.
fn draw(one: &Drawn, language: Language) -> Value {
    json!({
        "number": one.number,
        "turn": one.turn,
        "drawn": one.drawn,
        "says": language.say(&one.says),
        "outcomes": one.outcomes.iter().map(|outcome| (&outcome.written, outcome.weight)).collect::<Vec<_>>(),
        "names": one.outcomes.iter().map(|outcome| language.say(&outcome.says)).collect::<Vec<_>>(),
    })
}
