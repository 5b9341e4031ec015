//! Rooms, storage, sockets and pages, tested as a whole with the tiny game of the core.

mod available;
mod busy;
mod bytes;
mod club;
mod disk;
mod doors;
mod fair;
mod files;
mod health;
mod history;
mod house;
mod http;
mod limits;
mod listening;
mod memory_store;
mod origins;
mod recovery;
mod rooms;
mod seats;
mod secrecy;
mod socket;
mod sqlite;
mod state;
mod store_suite;
mod stores;
mod times;
