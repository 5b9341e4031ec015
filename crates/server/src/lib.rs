//! Rooms, storage and pages: the server, which knows no game.
//!
//! ```text
//!   net    listens: connections in number and time
//!    |
//!   web    addresses: pages, forms, sockets, exports
//!    |        every sight of a game goes through view
//!   shown  pictures, sentences and bytes, made once for all who look alike
//!    |
//!   view   what somebody may know: the types of state
//!    |
//!   room   a task per open game; the computer thinks beside it
//!    |
//!   store  the log of events, committed before anything is shown
//!
//!   pool   threads for everything that takes longer than a moment
//! ```

#![forbid(unsafe_code)]

pub mod assets;
mod backgrounds;
pub mod backup;
pub mod begin;
mod chance;
pub mod clock;
mod gzip;
pub mod key;
pub mod limits;
pub mod metrics;
mod net;
pub mod pages;
pub mod pool;
pub mod protocol;
mod random;
pub mod record;
pub mod room;
pub mod rules;
mod serve;
pub mod shown;
mod site;
pub mod state;
pub mod store;
pub mod view;
pub mod web;

pub use limits::Limits;
pub use net::{TrustedProxies, TrustedProxy};
pub use serve::{Config, ServeError, Server, data_folder, serve, user_data_folder};
pub use site::{PublicUrl, Site, UrlError};
