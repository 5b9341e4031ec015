//! Only what is meant for this server is answered, and only our own pages may change anything or open a socket.

use super::{App, HttpError};
use crate::net::Peer;
use axum::extract::{Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// What those ask who look after the server, by whatever name; it tells nothing of games.
const PROBES: [&str; 2] = ["/healthz", "/readyz"];

/// Turns away what is meant for another host, and what another site's page would change.
pub async fn own_pages_only(State(app): State<App>, request: Request, next: Next) -> Response {
    match check(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(why) => why.into_response(),
    }
}

fn check(app: &App, request: &Request) -> Result<(), HttpError> {
    let (uri, headers) = (request.uri(), request.headers());
    if PROBES.contains(&uri.path()) {
        return Ok(());
    }
    let peer = Peer::of(request.extensions());
    app.site.check_host(&peer, uri, headers)?;
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD) && !headers.contains_key(header::UPGRADE);
    if is_safe { Ok(()) } else { Ok(app.site.check_origin(&peer, uri, headers)?) }
}
