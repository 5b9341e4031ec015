//! Listening: accepts connections, bounds them in number and time, and answers what comes over them.
//!
//! ```text
//!   accept -> Connections (a place, or 503) -> Connection (head, idle and write timeouts) -> hyper -> the router
//! ```

mod accept;
mod activity;
mod connection;
mod connections;
mod descriptors;
mod exporter;
mod proxy;
mod refuse;
mod stream;

pub use accept::serve;
pub use connections::Connections;
pub use descriptors::raise_descriptor_limit;
pub use exporter::{metrics_router, upkeep};
pub use proxy::{TrustedProxies, TrustedProxy};

use axum::http::Extensions;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// Who is at the other end of a connection, and where it came in: an extension of every request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Peer {
    /// The other end.
    pub remote: SocketAddr,
    /// Our end.
    pub local: IpAddr,
}

impl Peer {
    /// Whoever sent the request that these extensions are of. What came over no connection came from nowhere.
    pub fn of(extensions: &Extensions) -> Peer {
        let nowhere = IpAddr::from(Ipv4Addr::UNSPECIFIED);
        extensions.get().copied().unwrap_or(Peer { remote: (nowhere, 0).into(), local: nowhere })
    }
}
