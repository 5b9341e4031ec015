//! What is around every handler.
//!
//! ```text
//!   log · measured · security and cache headers · errors explained · proxied clients bounded · own pages only
//!      pages also: compressed · errors explained · panics caught · in time · bodies of at most 64 KiB
//! ```
//!
//! Sockets are outside compression and timeouts: those would hold their bytes back or end them.

use super::{App, bounds, compression, explain, origin};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::{DefaultOnFailure, TraceLayer};
use tracing::Level;

const LONGEST_BODY: usize = 64 * 1024;
const LONGEST_WAIT: Duration = Duration::from_secs(20);

/// What every answer carries unless it says otherwise itself.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ),
    // What one browser may see, such as its own secret set-up, is not for caches that others use too.
    (header::CACHE_CONTROL, "private, no-cache"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// What is around pages but not around sockets.
pub fn around_pages(router: Router<App>, app: &App) -> Router<App> {
    router
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST_WAIT))
        .layer(CatchPanicLayer::custom(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response()))
        .layer(from_fn_with_state(app.clone(), explain::explain))
        .layer(from_fn_with_state(app.clone(), compression::compress))
}

/// What is around everything.
pub fn around(router: Router<App>, app: &App) -> Router<App> {
    let guarded = router
        .layer(from_fn_with_state(app.clone(), origin::own_pages_only))
        .layer(from_fn_with_state(app.clone(), bounds::proxied))
        .layer(from_fn_with_state(app.clone(), explain::explain));
    let headed = HEADERS.into_iter().fold(guarded, |router, (name, value)| {
        router.layer(SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value)))
    });
    // Whoever answers with an error has logged why; a line for each answer would fill the log when the disk is full.
    let traced = TraceLayer::new_for_http().on_failure(DefaultOnFailure::new().level(Level::DEBUG));
    headed.layer(from_fn(bounds::measured)).layer(traced)
}
