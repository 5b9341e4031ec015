//! The one error of everything that is served: a status and a sentence. `explain` makes a page or JSON of it.

use crate::begin::BeginFailure;
use crate::room::{EnterFailure, Refused};
use crate::store::StoreFailure;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use skazka_core::{Fault, Text, text};

/// Why there is no answer but an error.
#[derive(Debug, Clone)]
pub struct Failure {
    /// The status.
    pub status: StatusCode,
    /// The sentence for a person.
    pub says: Text,
}

impl Failure {
    /// Nothing is at this address.
    pub fn not_found() -> Failure {
        Failure { status: StatusCode::NOT_FOUND, says: text!("page-not-found") }
    }

    /// There is no such game.
    pub fn no_game() -> Failure {
        Failure { status: StatusCode::NOT_FOUND, says: text!("game-not-found") }
    }

    /// What was sent is refused.
    pub fn refused(says: impl Into<Text>) -> Failure {
        Failure { status: StatusCode::UNPROCESSABLE_ENTITY, says: says.into() }
    }

    /// The server fails; `why` goes to the log.
    pub fn internal(why: &dyn std::fmt::Display) -> Failure {
        tracing::error!(%why, "the server fails");
        Failure { status: StatusCode::INTERNAL_SERVER_ERROR, says: text!("server-fails") }
    }

    /// What a bare status means.
    pub fn of_status(status: StatusCode) -> Failure {
        let says = match status {
            StatusCode::NOT_FOUND => text!("page-not-found"),
            StatusCode::METHOD_NOT_ALLOWED => text!("request-method"),
            StatusCode::PAYLOAD_TOO_LARGE => text!("request-too-large"),
            StatusCode::REQUEST_TIMEOUT => text!("request-timeout"),
            StatusCode::FORBIDDEN => text!("request-forbidden"),
            status if status.is_server_error() => text!("server-fails"),
            _ => text!("request-bad"),
        };
        Failure { status, says }
    }
}

/// Empty but for what `explain` finds in it.
impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// What a person asked for is refused by the rules.
impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::refused(fault.0)
    }
}

/// What will go away by itself or by somebody's hand is 503. The storage logs what keeps it from writing, once for all.
impl From<StoreFailure> for Failure {
    fn from(why: StoreFailure) -> Failure {
        match why {
            StoreFailure::NoGame { .. } => Failure::no_game(),
            why if why.is_passing() => Failure { status: StatusCode::SERVICE_UNAVAILABLE, says: why.text() },
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
        };
        Failure { status, says: why.text() }
    }
}
