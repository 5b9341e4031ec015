//! Rooms, storage and pages: the server, which knows no game.
//!
//! ```text
//!   web    addresses: pages, forms, sockets, exports
//!    |        every sight of a game goes through view
//!   view
//!    |
//!   room   a task per open game; the computer thinks beside it
//!    |
//!   store  the log of events, committed before anything is shown
//!
//!   pool   threads for everything that takes longer than a moment
//! ```

pub mod assets;
pub mod begin;
mod chance;
mod grounds;
mod gzip;
pub mod pages;
pub mod pool;
pub mod protocol;
mod random;
pub mod record;
pub mod room;
pub mod rules;
mod serve;
pub mod store;
pub mod view;
pub mod web;

pub use serve::{Config, ServeFailure, Server, serve, user_data_folder};
