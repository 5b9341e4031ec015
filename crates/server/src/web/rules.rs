//! The rules of a family, one page each.

use super::{App, Failure, Visitor};
use crate::pages;
use crate::rules;
use axum::extract::{Path, State};
use maud::Markup;

/// The first page of a family's rules.
pub async fn first(State(app): State<App>, visitor: Visitor, Path(family): Path<String>) -> Result<Markup, Failure> {
    show(&app, &visitor, &family, "index")
}

/// Another page of a family's rules.
pub async fn another(
    State(app): State<App>,
    visitor: Visitor,
    Path((family, slug)): Path<(String, String)>,
) -> Result<Markup, Failure> {
    show(&app, &visitor, &family, &slug)
}

fn show(app: &App, visitor: &Visitor, family: &str, slug: &str) -> Result<Markup, Failure> {
    let found = app.catalogue().families().find(|one| one.name() == family).ok_or_else(Failure::not_found)?;
    let page = rules::page(visitor.context.language, app.catalogue(), family, slug).ok_or_else(Failure::not_found)?;
    let contents = rules::contents(visitor.context.language, family);
    Ok(pages::rules(&visitor.context, found, &contents, &page))
}
