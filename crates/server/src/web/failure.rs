//! The one error of everything that is served: a status and a sentence. `explain` makes a page or JSON of it.

use crate::begin::BeginFailure;
use crate::limits::{Refusal, RetryAfter};
use crate::pool::PoolFailure;
use crate::room::{EnterFailure, Refused};
use crate::site::Misaddressed;
use crate::store::StoreFailure;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use skazka_core::{Fault, Text, quote, text};
use std::time::Duration;

/// Why there is no answer but an error.
#[derive(Debug, Clone)]
pub struct Failure {
    /// The status.
    pub status: StatusCode,
    /// The sentence for a person.
    pub says: Text,
    /// When it is worth trying again, if that is known: the header `Retry-After`.
    pub retry_after: Option<RetryAfter>,
}

/// When who came at a busy moment may come again.
const COME_AGAIN: RetryAfter = RetryAfter(Duration::from_secs(3));

impl Failure {
    /// A status and a sentence.
    pub fn new(status: StatusCode, says: impl Into<Text>) -> Failure {
        Failure { status, says: says.into(), retry_after: None }
    }

    /// Nothing is at this address.
    pub fn not_found() -> Failure {
        Failure::new(StatusCode::NOT_FOUND, text!("page-not-found"))
    }

    /// There is no such game.
    pub fn no_game() -> Failure {
        Failure::new(StatusCode::NOT_FOUND, text!("game-not-found"))
    }

    /// What was sent is refused.
    pub fn refused(says: impl Into<Text>) -> Failure {
        Failure::new(StatusCode::UNPROCESSABLE_ENTITY, says)
    }

    /// The server fails; `why` goes to the log.
    pub fn internal(why: &dyn std::fmt::Display) -> Failure {
        tracing::error!(%why, "the server fails");
        Failure::new(StatusCode::INTERNAL_SERVER_ERROR, text!("server-fails"))
    }

    /// Too much is asked for at once; the same may be asked again in a while.
    pub fn busy() -> Failure {
        Failure { retry_after: Some(COME_AGAIN), ..Failure::of_status(StatusCode::SERVICE_UNAVAILABLE) }
    }

    /// What a bare status means.
    pub fn of_status(status: StatusCode) -> Failure {
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
        Failure::new(status, says)
    }
}

/// Empty but for what `explain` finds in it.
impl IntoResponse for Failure {
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
impl From<Refusal> for Failure {
    fn from(why: Refusal) -> Failure {
        let status = if why.is_of_all() { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::TOO_MANY_REQUESTS };
        Failure { retry_after: Some(why.retry_after()), ..Failure::new(status, why.text()) }
    }
}

impl From<Misaddressed> for Failure {
    fn from(why: Misaddressed) -> Failure {
        match why {
            Misaddressed::NoHost => Failure::of_status(StatusCode::BAD_REQUEST),
            Misaddressed::ForeignHost(host) => {
                Failure::new(StatusCode::MISDIRECTED_REQUEST, text!("request-host", host = quote(&host)))
            }
            Misaddressed::ForeignOrigin => Failure::new(StatusCode::FORBIDDEN, text!("request-origin")),
        }
    }
}

/// What a person asked for is refused by the rules.
impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::refused(fault.0)
    }
}

impl From<PoolFailure> for Failure {
    fn from(why: PoolFailure) -> Failure {
        match why {
            PoolFailure::Full(_) | PoolFailure::Late(_) => Failure::busy(),
            PoolFailure::Panicked(_) => Failure::internal(&why),
        }
    }
}

/// What will go away by itself or by somebody's hand is 503. The storage logs what keeps it from writing, once for all.
impl From<StoreFailure> for Failure {
    fn from(why: StoreFailure) -> Failure {
        match why {
            StoreFailure::NoGame { .. } => Failure::no_game(),
            why if why.is_passing() => Failure::new(StatusCode::SERVICE_UNAVAILABLE, why.text()),
            why => Failure::internal(&why),
        }
    }
}

impl From<getrandom::Error> for Failure {
    fn from(why: getrandom::Error) -> Failure {
        Failure::internal(&why)
    }
}

impl From<EnterFailure> for Failure {
    fn from(why: EnterFailure) -> Failure {
        match why {
            EnterFailure::Unknown => Failure::no_game(),
            EnterFailure::Pool(why) => why.into(),
            EnterFailure::Store(why) => why.into(),
            why => Failure::internal(&why),
        }
    }
}

impl From<BeginFailure> for Failure {
    fn from(why: BeginFailure) -> Failure {
        match why {
            BeginFailure::Fault(fault) => fault.into(),
            BeginFailure::Enter(why) => why.into(),
            BeginFailure::Pool(why) => why.into(),
            BeginFailure::Store(why) => why.into(),
            why => Failure::internal(&why),
        }
    }
}

impl From<Refused> for Failure {
    fn from(why: Refused) -> Failure {
        let status = match why {
            Refused::Enter(why) => return why.into(),
            Refused::Store(why) => return why.into(),
            Refused::NotYours => StatusCode::FORBIDDEN,
            Refused::Behind => StatusCode::CONFLICT,
            Refused::Fault(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::Pool(why) => return why.into(),
        };
        Failure::new(status, why.text())
    }
}
