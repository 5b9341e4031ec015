//! Every error becomes one clear page, or JSON for programs and whatever asks below `/api/`, in the visitor's language and with the right status.

use super::{App, HttpError, Visitor};
use crate::pages;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// Explains what went wrong further inside, if something did.
pub async fn explain(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let visitor = Visitor::of(&parts, &app);
    let as_json = wants_json(&parts.headers) || parts.uri.path().starts_with("/api/");
    let response = with_retry_after(next.run(Request::from_parts(parts, body)).await);
    let status = response.status();
    let is_explained = response.headers().get(header::CONTENT_TYPE).is_some_and(is_page_or_json);
    if !(status.is_client_error() || status.is_server_error()) || is_explained {
        return response;
    }
    let failure = response.extensions().get::<HttpError>().cloned().unwrap_or_else(|| HttpError::of_status(status));
    let mut explained = answer(&visitor, &failure, as_json);
    for name in [header::ALLOW, header::RETRY_AFTER] {
        if let Some(value) = response.headers().get(&name) {
            explained.headers_mut().insert(name, value.clone());
        }
    }
    explained
}

/// In how many seconds to ask again whoever is told that something cannot be done now.
const RETRY_AFTER: HeaderValue = HeaderValue::from_static("2");

fn with_retry_after(mut response: Response) -> Response {
    if response.status() == StatusCode::SERVICE_UNAVAILABLE {
        response.headers_mut().entry(header::RETRY_AFTER).or_insert(RETRY_AFTER);
    }
    response
}

fn answer(visitor: &Visitor, failure: &HttpError, as_json: bool) -> Response {
    let status = failure.status;
    if as_json {
        let says = visitor.context.say(&failure.says);
        return (status, Json(json!({ "status": status.as_u16(), "error": says }))).into_response();
    }
    (status, pages::error(&visitor.context, status.as_u16(), &failure.says)).into_response()
}

/// Whether a program asks that reads JSON; browsers name HTML too.
pub fn wants_json(headers: &HeaderMap) -> bool {
    let accepts = headers.get(header::ACCEPT).and_then(|accepts| accepts.to_str().ok()).unwrap_or_default();
    accepts.contains("application/json") && !accepts.contains("text/html")
}

fn is_page_or_json(kind: &header::HeaderValue) -> bool {
    let kind = kind.as_bytes();
    kind.starts_with(b"text/html") || kind.starts_with(b"application/json")
}
