//! Every way to create a game goes through here: the form, a record, and a game like another.

use super::{App, HttpError, Visitor};
use crate::begin::{Wanted, begin};
use crate::store::GameId;
use axum_extra::extract::SignedCookieJar;
use skazka_core::Event;

/// Creates a game that is the visitor's, in which `events` have happened already; gives its id and the cookies to answer
/// with.
///
/// # Errors
/// When the visitor's address has created too many, when what is wanted makes no game, or when it cannot be written.
pub async fn create(
    app: &App,
    visitor: Visitor,
    wanted: Wanted,
    events: Vec<Event>,
) -> Result<(GameId, SignedCookieJar), HttpError> {
    app.limiter.game(visitor.client)?;
    let (owner, jar) = visitor.named()?;
    Ok((begin(&app.rooms, wanted, owner, events).await?, jar))
}
