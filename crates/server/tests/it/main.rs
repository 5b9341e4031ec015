//! Rooms, storage, sockets and pages, tested as a whole with the tiny game of the core.

mod busy;
mod doors;
mod fair;
mod history;
mod house;
mod http;
mod rooms;
mod secrecy;
mod socket;
mod sqlite;
mod store_suite;
