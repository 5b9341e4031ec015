//! Only our own pages may change anything or open a socket: what comes from a page of another origin is turned away.

use super::Failure;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use skazka_core::text;

/// Turns away requests from other origins' pages. Programs that send no `Origin` are no pages.
pub async fn own_pages_only(request: Request, next: Next) -> Response {
    let matters = request.method() != Method::GET || request.headers().contains_key(header::UPGRADE);
    if matters && !is_own(request.headers()) {
        return Failure::new(StatusCode::FORBIDDEN, text!("request-origin")).into_response();
    }
    next.run(request).await
}

fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let authority = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, authority)| authority);
    authority.is_some() && authority == headers.get(header::HOST).and_then(|host| host.to_str().ok())
}
