//! Whether the server is well, for whoever watches over it: `/healthz` whether to start it anew, `/readyz` whether to send
//! anybody to it.

use super::{App, Visitor};
use crate::clock::{Clock, SystemClock};
use crate::store::{Health, Integrity};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use skazka_core::{Text, text};

/// Answers `ok` as long as it answers at all; reads and writes nothing.
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether something can be written, found out by writing; how long ago that last was so, and whether the storage is whole.
/// 503 with the reason otherwise.
pub async fn readyz(State(app): State<App>, visitor: Visitor) -> Response {
    let written = app.store().probe().await;
    let health = app.store().health();
    let wrong = match (written, &health.integrity) {
        (Err(why), _) => Some(why.text()),
        (Ok(()), Integrity::Damaged(why)) => Some(text!("store-damaged", why = why)),
        (Ok(()), Integrity::Sound | Integrity::Unknown) => None,
    };
    let status = if wrong.is_none() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let report = report(&health, wrong.as_ref(), |wrong| visitor.context.say(wrong));
    (status, [(header::CACHE_CONTROL, "no-store")], Json(report)).into_response()
}

fn report(health: &Health, wrong: Option<&Text>, say: impl Fn(&Text) -> String) -> Value {
    let age = health.last_write.map(|at| (SystemClock.now() - at).max(0) as f64 / 1000.0);
    let integrity = match &health.integrity {
        Integrity::Unknown => "unknown",
        Integrity::Sound => "sound",
        Integrity::Damaged(_) => "damaged",
    };
    json!({
        "ready": wrong.is_none(),
        "error": wrong.map(say),
        "last_write_age_seconds": age,
        "integrity": integrity,
    })
}
