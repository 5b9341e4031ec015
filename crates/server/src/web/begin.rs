//! Beginning a game: the form of a discipline, its preview, and the game itself.

use super::create::create;
use super::{App, HttpError, Visitor, diagram};
use crate::begin::Wanted;
use crate::pages::{self, Choices, NewGame, Others};
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use skazka_core::{Discipline, Family, Fault, Player, TimeControl, Viewer};

/// Fields of a form or an address, in their order.
type Fields = Vec<(String, String)>;
/// A discipline's whole name, with or without a family.
type Name = Path<String>;

/// The form, filled in from the address.
pub async fn form(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Name,
    Query(fields): Query<Fields>,
) -> Result<Markup, HttpError> {
    let show = move |app: &App| {
        let offer = Offer::find(app, &name)?;
        let choices = offer.read(&fields)?;
        Ok(pages::new_game(&visitor.context, &offer.shown(&visitor, &choices)))
    };
    app.page(show).await
}

/// The part of the form that changes as one chooses.
pub async fn preview(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Name,
    Query(fields): Query<Fields>,
) -> Result<Markup, HttpError> {
    let show = move |app: &App| {
        let offer = Offer::find(app, &name)?;
        let choices = offer.read(&fields)?;
        Ok(pages::preview(&visitor.context, &offer.shown(&visitor, &choices)))
    };
    app.page(show).await
}

/// Begins a game and goes to it; the form again when its options do not fit together.
pub async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Name,
    Form(fields): Form<Fields>,
) -> Result<Response, HttpError> {
    let asking = visitor.clone();
    let wanted = match app.page(move |app| wanted(app, &asking, &name, &fields)).await? {
        Ok(wanted) => wanted,
        Err(page) => return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response()),
    };
    let (id, jar) = create(&app, visitor, wanted, Vec::new()).await?;
    Ok((jar, Redirect::to(&format!("/{id}"))).into_response())
}

/// The game that a form wants, or the form again when its options do not fit together.
fn wanted(app: &App, visitor: &Visitor, name: &str, fields: &Fields) -> Result<Result<Wanted, Markup>, HttpError> {
    let offer = Offer::find(app, name)?;
    let choices = offer.read(fields)?;
    let shown = offer.shown(visitor, &choices);
    if shown.drawn.is_err() {
        return Ok(Err(pages::new_game(&visitor.context, &shown)));
    }
    Ok(Ok(Wanted {
        discipline: offer.discipline.name.clone(),
        settings: choices.settings.clone(),
        start: None,
        seats: seats(&offer, &choices)?,
        promise: None,
        time_control: TimeControl::Unlimited,
    }))
}

/// A discipline on offer.
struct Offer<'a> {
    family: &'a dyn Family,
    discipline: &'a Discipline,
}

impl<'a> Offer<'a> {
    fn find(app: &'a App, name: &str) -> Result<Offer<'a>, HttpError> {
        let found = app.catalogue().find(name);
        let (family, discipline) = found.map_err(|fault| HttpError::new(StatusCode::NOT_FOUND, fault.0))?;
        Ok(Offer { family, discipline })
    }

    fn read(&self, fields: &Fields) -> Result<Choices, Fault> {
        Choices::read(self.discipline, self.family.levels(), fields)
    }

    fn shown<'b>(&'b self, visitor: &Visitor, choices: &'b Choices) -> NewGame<'b> {
        let drawn = self.drawn(visitor, choices);
        let preview = self.family.preview(&self.discipline.name, &choices.settings);
        let seats = preview.map_or(self.discipline.seats.len(), |game| game.seats());
        NewGame {
            family: self.family.name(),
            discipline: self.discipline,
            levels: self.family.levels(),
            choices,
            seats,
            drawn,
        }
    }

    fn drawn(&self, visitor: &Visitor, choices: &Choices) -> Result<String, Fault> {
        let game = self.family.preview(&self.discipline.name, &choices.settings)?;
        let scene = game.scene(0, Viewer::Public).said(&|text| visitor.context.say(text));
        let label = visitor.context.say(&self.discipline.title);
        Ok(diagram::inline(&scene, self.family, label, "preview"))
    }
}

/// Who decides for each seat.
fn seats(offer: &Offer<'_>, choices: &Choices) -> Result<Vec<Player>, HttpError> {
    let count = offer.family.preview(&offer.discipline.name, &choices.settings)?.seats();
    let lot = crate::random::word()? as usize % count.max(1);
    let player = |decides| match decides {
        Others::Here => Player::HUMAN,
        Others::Computer(level) => Player::Computer { level },
    };
    Ok(choices.deciders(count, lot).into_iter().map(player).collect())
}
