//! Rooms, storage, sockets and pages, tested as a whole with the tiny game of the core.

mod bytes;
mod fair;
mod house;
mod http;
mod limits;
mod listening;
mod origins;
mod rooms;
mod secrecy;
mod socket;
mod sqlite;
mod store_suite;
