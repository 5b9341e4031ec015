//! The opening of a WebSocket (RFC 6455 §4.2): from a request to a [`Wire`].
//!
//! axum's own would do but for one thing: its sockets keep a buffer as long as the longest message they ever sent, and
//! pages are sent boards of a megabyte.

use super::super::{App, HttpError};
use super::wire::Wire;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use skazka_core::text;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

/// A request for a WebSocket.
pub struct Upgrade {
    accept: HeaderValue,
    connection: OnUpgrade,
}

impl Upgrade {
    /// Answers with the switch of protocols; `talk` begins when the asker has it.
    pub fn on_open<F>(self, longest: usize, talk: impl FnOnce(Wire) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        tokio::spawn(async move {
            match self.connection.await {
                Ok(connection) => talk(Wire::open(connection, longest).await).await,
                // Who asked went away before the answer came.
                Err(why) => tracing::debug!(%why, "no socket was opened"),
            }
        });
        let upgrade = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, self.accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, upgrade).into_response()
    }
}

impl FromRequestParts<App> for Upgrade {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Upgrade, HttpError> {
        let refused = || HttpError::new(StatusCode::UPGRADE_REQUIRED, text!("socket-upgrade"));
        let headers = &parts.headers;
        let asked = parts.method == Method::GET
            && lists(headers, header::CONNECTION, "upgrade")
            && lists(headers, header::UPGRADE, "websocket")
            && lists(headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asked).ok_or_else(refused)?;
        let accept = derive_accept_key(key.as_bytes());
        let accept = HeaderValue::from_str(&accept).map_err(|_| refused())?;
        let connection = parts.extensions.remove::<OnUpgrade>().ok_or_else(refused)?;
        Ok(Upgrade { accept, connection })
    }
}

/// Whether a word is among those of a header, whatever their case.
fn lists(headers: &HeaderMap, name: header::HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|one| one.trim().eq_ignore_ascii_case(word))
}
