//! Whether the draws of a record are those that were promised: the page `/verify`, and `/api/draws`, which tells a browser
//! or a program everything that it needs to make them again itself.

use super::game::id_of;
use super::import::limit;
use super::{App, Failure, Visitor};
use crate::pages::{self, Checked};
use crate::view::{Onlooker, View};
use axum::Json;
use axum::Router;
use axum::extract::{Form, Query, State};
use axum::routing::{get, post};
use maud::Markup;
use serde::Deserialize;
use serde_json::{Value, json};
use skazka_core::fair::{Claim, Drawn, Draws, check, draws_of};
use skazka_core::{Catalogue, Fault, record};

/// The addresses.
pub fn routes() -> Router<App> {
    Router::new().route("/verify", get(page).post(checked)).route("/api/draws", post(draws)).layer(limit())
}

/// The game whose record is to stand in the form.
#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    game: Option<String>,
}

/// The field of the form.
#[derive(Debug, Deserialize)]
pub struct Fields {
    record: String,
}

async fn page(State(app): State<App>, visitor: Visitor, Query(asked): Query<Asked>) -> Result<Markup, Failure> {
    let Some(id) = asked.game else { return Ok(pages::verify(&visitor.context, "", None)) };
    let snapshot = app.rooms.look(&id_of(&id)?).await?;
    let onlooker = Onlooker::new(&snapshot.row, None, visitor.context.language);
    let written = View::new(app.catalogue(), &snapshot, &onlooker)?.record()?.write();
    shown(app, visitor, written).await
}

async fn checked(State(app): State<App>, visitor: Visitor, Form(fields): Form<Fields>) -> Result<Markup, Failure> {
    shown(app, visitor, fields.record).await
}

/// The page with what the server says of a record.
async fn shown(app: App, visitor: Visitor, written: String) -> Result<Markup, Failure> {
    let words = written.clone();
    let told = beside(app, move |catalogue| Told::read(catalogue, &words)).await?;
    let checked = told.map(|told| told.checked()).map_err(|fault| fault.0);
    Ok(pages::verify(&visitor.context, &written, Some(&checked)))
}

/// The draws of the record that is the body, each with everything that could have been drawn.
async fn draws(State(app): State<App>, visitor: Visitor, written: String) -> Result<Json<Value>, Failure> {
    let told = beside(app, move |catalogue| Told::read(catalogue, &written)).await??;
    Ok(Json(told.json(&visitor)))
}

/// Does something long beside the async threads.
async fn beside<T: Send + 'static>(
    app: App,
    work: impl FnOnce(&Catalogue) -> T + Send + 'static,
) -> Result<T, Failure> {
    let work = move || work(app.catalogue());
    tokio::task::spawn_blocking(work).await.map_err(|why| Failure::internal(&why))
}

/// What a record of a finished game tells of its draws.
struct Told {
    claim: Claim,
    draws: Draws,
    drawn: Vec<Drawn>,
    game: String,
    seats: Vec<skazka_core::Text>,
}

impl Told {
    fn read(catalogue: &Catalogue, written: &str) -> Result<Told, Fault> {
        let record = record::parse(written)?;
        let table = record::replay(catalogue, &record)?;
        let (_, discipline) = catalogue.find(record.tags.get("Game").unwrap_or_default())?;
        let (claim, draws) = Claim::of_finished(&record, &*table, discipline.seat_names)?;
        let (game, seats) = (discipline.name.clone(), discipline.seats.clone());
        Ok(Told { claim, draws, drawn: draws_of(&*table), game, seats })
    }

    fn checked(self) -> Checked {
        let (before, answered, wrong) = match check(&self.draws, self.claim.from, &self.drawn) {
            Ok((before, answered)) => (before.len(), answered.to_vec(), None),
            Err(why) => (0, self.drawn.clone(), Some(why.text())),
        };
        Checked { drawn: answered, before, wrong }
    }

    fn json(&self, visitor: &Visitor) -> Value {
        json!({
            "discipline": self.game,
            "seats": self.seats.iter().map(|seat| visitor.context.say(seat)).collect::<Vec<_>>(),
            "game": self.draws.game,
            "commitment": self.claim.commitment.to_string(),
            "secret": self.draws.secret.hex(),
            "seeds": self.draws.seeds,
            "from": self.claim.from,
            "draws": self.drawn,
        })
    }
}
