//! The home page.

use super::{App, HttpError, Visitor, diagram};
use crate::pages::{self, Shelf};
use axum::extract::State;
use maud::Markup;
use skazka_core::Family;

/// The games, each with a lively position.
pub async fn home(State(app): State<App>, visitor: Visitor) -> Result<Markup, HttpError> {
    let show = move |app: &App| {
        let shelf = |family| Shelf { family, diagram: showcase(&visitor, family) };
        let shelves: Vec<_> = app.catalogue().families().map(shelf).collect();
        Ok(pages::home(&visitor.context, &shelves))
    };
    app.page(show).await
}

fn showcase(visitor: &Visitor, family: &dyn Family) -> String {
    let scene = family.showcase().said(&|text| visitor.context.say(text));
    let label = visitor.context.say(&family.title());
    diagram::inline(&scene, family, label, family.name())
}
