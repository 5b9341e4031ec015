//! The rules of a family, one page each. The name of any game leads to what is to be read about it.

use super::{App, HttpError, Visitor};
use crate::pages;
use crate::rules;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};

/// The first page of a family's rules, or the way to the rules of a discipline named without its family.
pub async fn first(State(app): State<App>, visitor: Visitor, Path(name): Path<String>) -> Result<Response, HttpError> {
    let show = move |app: &App| show(app, &visitor, &name, "index").or_else(|failure| lead(app, &name, failure));
    app.page(show).await
}

/// Another page of a family's rules, or the way to the rules of a discipline named with its family.
pub async fn another(
    State(app): State<App>,
    visitor: Visitor,
    Path((family, slug)): Path<(String, String)>,
) -> Result<Response, HttpError> {
    let show = move |app: &App| {
        let otherwise = |failure| lead(app, &format!("{family}/{slug}"), failure);
        show(app, &visitor, &family, &slug).or_else(otherwise)
    };
    app.page(show).await
}

/// Leads from the name of a discipline to the page about it.
fn lead(app: &App, discipline: &str, otherwise: HttpError) -> Result<Response, HttpError> {
    let (family, discipline) = app.catalogue().find(discipline).map_err(|_| otherwise)?;
    Ok(Redirect::to(&rules::about(family.name(), &discipline.name)).into_response())
}

fn show(app: &App, visitor: &Visitor, family: &str, slug: &str) -> Result<Response, HttpError> {
    let found = app.catalogue().families().find(|one| one.name() == family).ok_or_else(HttpError::not_found)?;
    let page = rules::page(visitor.context.language, app.catalogue(), family, slug).ok_or_else(HttpError::not_found)?;
    let contents = rules::contents(visitor.context.language, family);
    Ok(pages::rules(&visitor.context, found, &contents, &page).into_response())
}
