//! Long pages travel compressed, and are compressed on a thread for pages; when those are all taken, as they are.

use super::App;
use crate::gzip;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Answers of fewer bytes are sent as they are: there is little to win.
const WORTH_IT: usize = 1024;

/// Compresses the answer where that is worth it and the asker can read it.
pub async fn compress(State(app): State<App>, request: Request, next: Next) -> Response {
    let accepts = gzip::is_accepted(request.headers());
    let mut response = next.run(request).await;
    if !is_text(response.headers()) || response.headers().contains_key(header::CONTENT_ENCODING) {
        return response;
    }
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if accepts { compressed(&app, response).await } else { response }
}

async fn compressed(app: &App, response: Response) -> Response {
    let (mut head, body) = response.into_parts();
    // Every answer of ours is whole in memory already.
    let Ok(plain) = to_bytes(body, usize::MAX).await else { return StatusCode::INTERNAL_SERVER_ERROR.into_response() };
    if plain.len() < WORTH_IT {
        return Response::from_parts(head, Body::from(plain));
    }
    let words = plain.clone();
    let Ok(packed) = app.pools().pages.run(move |_| gzip::pack(&words)).await else {
        return Response::from_parts(head, Body::from(plain));
    };
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Response::from_parts(head, Body::from(packed))
}

/// Whether the answer is text of some kind: pictures in PNG are packed already.
fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    ["text/", "application/json", "application/manifest+json", "image/svg+xml"].iter().any(|one| kind.starts_with(one))
}
