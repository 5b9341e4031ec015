//! What SQLite's errors mean for whoever asked for something.

use crate::store::{OpenError, StoreError};
use std::path::Path;

/// What a failure with one of SQLite's codes means for opening `file`.
pub fn opening(file: &Path, code: i32, why: String) -> OpenError {
    let file = file.to_owned();
    match ErrorClass::of_code(code) {
        ErrorClass::Busy => OpenError::Locked { file },
        ErrorClass::ReadOnly => OpenError::ReadOnly { file, why },
        ErrorClass::Corrupt => OpenError::Damaged { file, why },
        ErrorClass::NoDatabase => OpenError::NoDatabase { file },
        ErrorClass::Full | ErrorClass::Other => OpenError::Broken { file, why },
    }
}

/// What a failure to read means.
pub fn reading(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code()?.parse().ok());
    match (&error, code) {
        (_, Some(code)) => of_code(code, error.to_string()),
        (sqlx::Error::PoolClosed, None) => StoreError::Closed,
        (sqlx::Error::PoolTimedOut, None) => StoreError::Busy(error.to_string()),
        _ => StoreError::Failing(error.to_string()),
    }
}

/// What a failure to write means.
pub fn writing(error: rusqlite::Error) -> StoreError {
    of_code(code_of(&error), error.to_string())
}

/// SQLite's extended code of an error, 0 for one that is not SQLite's.
pub fn code_of(error: &rusqlite::Error) -> i32 {
    error.sqlite_error().map_or(0, |error| error.extended_code)
}

fn of_code(code: i32, why: String) -> StoreError {
    match ErrorClass::of_code(code) {
        ErrorClass::Busy => StoreError::Busy(why),
        ErrorClass::Full => StoreError::Full(why),
        ErrorClass::ReadOnly => StoreError::ReadOnly(why),
        ErrorClass::Corrupt | ErrorClass::NoDatabase | ErrorClass::Other => StoreError::Failing(why),
    }
}

/// What SQLite's codes come down to.
enum ErrorClass {
    Busy,
    Full,
    ReadOnly,
    Corrupt,
    NoDatabase,
    Other,
}

impl ErrorClass {
    /// The lowest byte is the primary code, whatever the extended one adds.
    fn of_code(code: i32) -> ErrorClass {
        use rusqlite::ffi;
        match code & 0xff {
            ffi::SQLITE_BUSY | ffi::SQLITE_LOCKED => ErrorClass::Busy,
            ffi::SQLITE_FULL => ErrorClass::Full,
            ffi::SQLITE_READONLY | ffi::SQLITE_PERM => ErrorClass::ReadOnly,
            ffi::SQLITE_CORRUPT => ErrorClass::Corrupt,
            ffi::SQLITE_NOTADB => ErrorClass::NoDatabase,
            _ => ErrorClass::Other,
        }
    }
}
