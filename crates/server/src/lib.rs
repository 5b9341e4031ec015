//! Rooms, storage and pages: the server, which knows no game.

pub mod protocol;
