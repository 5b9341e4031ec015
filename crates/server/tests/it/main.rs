//! Rooms, storage, sockets and pages, tested as a whole with the tiny game of the core.

mod disk;
mod fair;
mod files;
mod health;
mod house;
mod http;
mod recovery;
mod rooms;
mod secrecy;
mod socket;
mod sqlite;
mod store_suite;
