//! The files of the client, embedded in the binary and cached for ever: their address holds a hash of all of them.
//!
//! Modules import each other by relative paths, so all files share one folder `/assets/{hash}/`.

use crate::gzip;
use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The stylesheet of boards, made by the renderer: colours of the themes and the classes of drawn scenes.
pub const BOARD_CSS: &str = "board.css";

#[derive(RustEmbed)]
#[folder = "client/"]
#[include = "*.js"]
#[include = "*.css"]
#[include = "*.svg"]
#[include = "*.webmanifest"]
struct Files;

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for name in Files::iter() {
        hash.update(name.as_bytes());
        hash.update(Files::get(&name).map(|file| file.data).unwrap_or_default());
    }
    hash.update(board_css());
    hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
});

/// Every file packed as gzip.
static PACKED: LazyLock<HashMap<String, Bytes>> = LazyLock::new(|| {
    let names = Files::iter().map(Cow::into_owned).chain([BOARD_CSS.to_owned()]);
    names.filter_map(|name| Some((gzip::pack(&content(&name)?), name))).map(|(packed, name)| (name, packed)).collect()
});

/// Works out beforehand what does not change while the server runs, so that no request waits for it.
pub fn prepare() {
    LazyLock::force(&VERSION);
    LazyLock::force(&PACKED);
}

fn board_css() -> String {
    skazka_render::css()
}

/// What tells the client of this program, and the drawing of boards, from those of other versions.
pub fn version() -> &'static str {
    &VERSION
}

/// The address of a file of the client, such as `site.css`.
///
/// ```
/// assert!(skazka_server::assets::url("site.css").starts_with("/assets/"));
/// ```
pub fn url(name: &str) -> String {
    format!("/assets/{}/{name}", *VERSION)
}

/// Serves `/assets/{version}/{name}` and `/favicon.ico`.
pub fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/assets/{version}/{*name}", get(asset))
        .route("/favicon.ico", get(|headers: HeaderMap| async move { file("favicon.svg", &headers) }))
}

async fn asset(Path((version, name)): Path<(String, String)>, headers: HeaderMap) -> Response {
    if version == *VERSION { file(&name, &headers) } else { moved(&name) }
}

/// A page from before an update may still ask by an old address: it is sent to the present one.
fn moved(name: &str) -> Response {
    match content(name) {
        Some(_) => (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, url(name))]).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn file(name: &str, headers: &HeaderMap) -> Response {
    let Some(content) = content(name) else { return StatusCode::NOT_FOUND.into_response() };
    let tag = format!("\"{}\"", *VERSION);
    let cached = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut answer = match PACKED.get(name).filter(|_| gzip::is_accepted(headers)) {
        _ if cached => StatusCode::NOT_MODIFIED.into_response(),
        Some(packed) => ([(header::CONTENT_ENCODING, "gzip")], packed.clone()).into_response(),
        None => content.into_response(),
    };
    answer.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let set = [
        (header::CONTENT_TYPE, kind(name).to_owned()),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable".to_owned()),
        (header::ETAG, tag),
    ];
    for (key, value) in set {
        if let Ok(value) = HeaderValue::from_str(&value) {
            answer.headers_mut().insert(key, value);
        }
    }
    answer
}

fn content(name: &str) -> Option<Cow<'static, [u8]>> {
    if name == BOARD_CSS {
        return Some(Cow::Owned(board_css().into_bytes()));
    }
    Files::get(name).map(|file| file.data)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
