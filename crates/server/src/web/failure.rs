//! The one error of everything that is served: a status and a sentence. `explain` makes a page or JSON of it.

use crate::begin::BeginError;
use crate::limits::{LimitError, RetryAfter};
use crate::pool::PoolError;
use crate::room::{CommandError, EnterError};
use crate::site::Misaddressed;
use crate::store::StoreError;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use skazka_core::{Fault, Text, quote, text};
use std::time::Duration;

/// Why there is no answer but an error.
#[derive(Debug, Clone)]
pub struct HttpError {
    /// The status.
    pub status: StatusCode,
    /// The sentence for a person.
    pub says: Text,
    /// When it is worth trying again, if that is known: the header `Retry-After`.
    pub retry_after: Option<RetryAfter>,
}

/// When who came at a busy moment may come again.
const COME_AGAIN: RetryAfter = RetryAfter(Duration::from_secs(3));

impl HttpError {
    /// A status and a sentence.
    pub fn new(status: StatusCode, says: impl Into<Text>) -> HttpError {
        HttpError { status, says: says.into(), retry_after: None }
    }

    /// Nothing is at this address.
    pub fn not_found() -> HttpError {
        HttpError::new(StatusCode::NOT_FOUND, text!("page-not-found"))
    }

    /// There is no such game.
    pub fn no_game() -> HttpError {
        HttpError::new(StatusCode::NOT_FOUND, text!("game-not-found"))
    }

    /// What was sent is refused.
    pub fn refused(says: impl Into<Text>) -> HttpError {
        HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, says)
    }

    /// The server fails; `why` goes to the log.
    pub fn internal(why: &dyn std::fmt::Display) -> HttpError {
        tracing::error!(%why, "the server fails");
        HttpError::new(StatusCode::INTERNAL_SERVER_ERROR, text!("server-fails"))
    }

    /// Too much is asked for at once; the same may be asked again in a while.
    pub fn busy() -> HttpError {
        HttpError { retry_after: Some(COME_AGAIN), ..HttpError::of_status(StatusCode::SERVICE_UNAVAILABLE) }
    }

    /// What a bare status means.
    pub fn of_status(status: StatusCode) -> HttpError {
        let says = match status {
            StatusCode::NOT_FOUND => text!("page-not-found"),
            StatusCode::METHOD_NOT_ALLOWED => text!("request-method"),
            StatusCode::PAYLOAD_TOO_LARGE => text!("request-too-large"),
            StatusCode::REQUEST_TIMEOUT => text!("request-timeout"),
            StatusCode::FORBIDDEN => text!("request-forbidden"),
            StatusCode::SERVICE_UNAVAILABLE => text!("server-busy"),
            status if status.is_server_error() => text!("server-fails"),
            _ => text!("request-bad"),
        };
        HttpError::new(status, says)
    }
}

/// Empty but for what `explain` finds in it.
impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        if let Some(after) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(after.seconds()));
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// 503 where others took the places, 429 where it is the client itself that asks for too much.
impl From<LimitError> for HttpError {
    fn from(why: LimitError) -> HttpError {
        let status = if why.is_of_all() { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::TOO_MANY_REQUESTS };
        HttpError { retry_after: Some(why.retry_after()), ..HttpError::new(status, why.text()) }
    }
}

impl From<Misaddressed> for HttpError {
    fn from(why: Misaddressed) -> HttpError {
        match why {
            Misaddressed::NoHost => HttpError::of_status(StatusCode::BAD_REQUEST),
            Misaddressed::ForeignHost(host) => {
                HttpError::new(StatusCode::MISDIRECTED_REQUEST, text!("request-host", host = quote(&host)))
            }
            Misaddressed::ForeignOrigin => HttpError::new(StatusCode::FORBIDDEN, text!("request-origin")),
        }
    }
}

/// What a person asked for is refused by the rules.
impl From<Fault> for HttpError {
    fn from(fault: Fault) -> HttpError {
        HttpError::refused(fault.0)
    }
}

impl From<PoolError> for HttpError {
    fn from(why: PoolError) -> HttpError {
        match why {
            PoolError::Full(_) | PoolError::Late(_) => HttpError::busy(),
            PoolError::Panicked(_) => HttpError::internal(&why),
        }
    }
}

/// What will go away by itself or by somebody's hand is 503. The storage logs what keeps it from writing, once for all.
impl From<StoreError> for HttpError {
    fn from(why: StoreError) -> HttpError {
        match why {
            StoreError::NoGame { .. } => HttpError::no_game(),
            why if why.is_passing() => HttpError::new(StatusCode::SERVICE_UNAVAILABLE, why.text()),
            why => HttpError::internal(&why),
        }
    }
}

impl From<getrandom::Error> for HttpError {
    fn from(why: getrandom::Error) -> HttpError {
        HttpError::internal(&why)
    }
}

impl From<EnterError> for HttpError {
    fn from(why: EnterError) -> HttpError {
        match why {
            EnterError::Unknown => HttpError::no_game(),
            EnterError::Pool(why) => why.into(),
            EnterError::Store(why) => why.into(),
            why => HttpError::internal(&why),
        }
    }
}

impl From<BeginError> for HttpError {
    fn from(why: BeginError) -> HttpError {
        match why {
            BeginError::Fault(fault) => fault.into(),
            BeginError::Enter(why) => why.into(),
            BeginError::Pool(why) => why.into(),
            BeginError::Store(why) => why.into(),
            why => HttpError::internal(&why),
        }
    }
}

impl From<CommandError> for HttpError {
    fn from(why: CommandError) -> HttpError {
        let status = match why {
            CommandError::Enter(why) => return why.into(),
            CommandError::Store(why) => return why.into(),
            CommandError::NotYours => StatusCode::FORBIDDEN,
            CommandError::Behind => StatusCode::CONFLICT,
            CommandError::Fault(_) => StatusCode::UNPROCESSABLE_ENTITY,
            CommandError::Pool(why) => return why.into(),
        };
        HttpError::new(status, why.text())
    }
}
