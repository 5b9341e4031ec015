//! Backups: all games and the key in one file.
//!
//! ```text
//!   backup   skazka.db ---> .FILE.partial ---> replayed by the rules ---> FILE
//!   restore  FILE ---> skazka.db.restoring ---> replayed by the rules ---> skazka.db ---> key
//! ```
//!
//! A backup is a SQLite database: the tables of the games, and a table `backup` with the key and when it was made. So
//! it is made while a server writes, in one reading of one state, and can be looked into with any tool that reads SQLite. What is
//! under its final name is always whole: it is written beside and renamed.

mod failure;
mod label;
mod make;
mod partial;
mod restore;
mod verify;

pub use failure::BackupError;
pub use make::backup;
pub use restore::{finish_restore, restore};
pub use verify::{BrokenGame, Report};
