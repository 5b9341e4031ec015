//! The limits of requests, and what is measured of them.

use super::{App, HttpError};
use crate::metrics;
use crate::net::Peer;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use std::net::IpAddr;
use std::time::Instant;

/// Whose request it is: the other end of the connection, or the client that a trusted proxy names.
pub fn client(app: &App, peer: &Peer, headers: &HeaderMap) -> IpAddr {
    app.site.proxies.client(peer.remote.ip(), headers)
}

/// What comes through a proxy is bounded here, by its client, as connections are not the client's own.
pub async fn proxied(State(app): State<App>, request: Request, next: Next) -> Result<Response, HttpError> {
    let peer = Peer::of(request.extensions());
    if !app.site.proxies.trust(peer.remote.ip()) {
        return Ok(next.run(request).await);
    }
    let _place = app.limiter.request(client(&app, &peer, request.headers()))?;
    Ok(next.run(request).await)
}

/// Bounds how often one client asks for what is long to draw, read or check.
pub async fn heavy(State(app): State<App>, request: Request, next: Next) -> Result<Response, HttpError> {
    app.limiter.heavy(client(&app, &Peer::of(request.extensions()), request.headers()))?;
    Ok(next.run(request).await)
}

/// Counts requests and times them.
pub async fn measured(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let response = next.run(request).await;
    metrics::request(response.status().as_u16(), begun.elapsed());
    response
}
