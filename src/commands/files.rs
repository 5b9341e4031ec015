//! Reading records and writing what was made.

use crate::Streams;
use crate::failure::{CliError, one_line};
use skazka_core::record::{self, Record};
use skazka_core::{Catalogue, Stop, Text, text};
use skazka_words::Language;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

/// The longest record that is read, in bytes.
const LONGEST: u64 = 64 << 20;

/// The text of a record: of the file named, or of standard input for `-`. What was `expected` is said when there is none.
fn read(name: &OsStr, expected: Text, streams: &mut Streams) -> Result<String, CliError> {
    let shown = || shown(name);
    let unreadable = |error: std::io::Error| {
        text!("cli-error-read", file = shown(), why = why_unreadable(&error), expected = expected.clone())
    };
    let mut bytes = Vec::new();
    if name == "-" {
        streams.input.take(LONGEST + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    } else {
        let file = File::open(name).map_err(unreadable)?;
        file.take(LONGEST + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    }
    if bytes.len() as u64 > LONGEST {
        return Err(text!("cli-error-too-long", file = shown(), most = LONGEST >> 20).into());
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        text!("cli-error-not-utf8", file = shown(), at = at).into()
    })
}

/// What keeps a file from being read, in the reader's language where it is one of the common things.
fn why_unreadable(error: &std::io::Error) -> Text {
    match error.kind() {
        ErrorKind::NotFound => text!("cli-no-such-file"),
        ErrorKind::PermissionDenied => text!("cli-file-forbidden"),
        ErrorKind::IsADirectory => text!("cli-file-is-folder"),
        _ => Text::literal(error.to_string()),
    }
}

/// The record in the file that an argument names, which takes nothing else; see [`record_or`].
pub(super) fn record(
    name: &OsStr,
    catalogue: &Catalogue,
    language: Language,
    streams: &mut Streams,
) -> Result<Record, CliError> {
    record_or(text!("cli-expected-record"), name, catalogue, language, streams)
}

/// The record in a file, or the game that another notation in it tells; what was noticed on the way is said on the error
/// stream. `expected` is what the argument that names the file may be.
pub(super) fn record_or(
    expected: Text,
    name: &OsStr,
    catalogue: &Catalogue,
    language: Language,
    streams: &mut Streams,
) -> Result<Record, CliError> {
    let written = read(name, expected, streams)?;
    let game = record::read(catalogue, &written, &Stop::new()).map_err(|fault| inside(name, fault.0))?;
    for remark in &game.remarks {
        writeln!(streams.errors, "{}", one_line(&language.say(remark)))?;
    }
    Ok(game.record)
}

/// Says which file something is wrong in.
pub(super) fn inside(name: &OsStr, why: Text) -> CliError {
    text!("cli-in-file", file = shown(name), why = why).into()
}

/// Writes to a file, or to the output when none is named.
pub(super) fn write(file: Option<&Path>, bytes: &[u8], streams: &mut Streams) -> Result<(), CliError> {
    match file {
        None => Ok(streams.output.write_all(bytes)?),
        Some(path) => std::fs::write(path, bytes)
            .map_err(|why| text!("cli-error-write", file = shown(path.as_os_str()), why = why.to_string()).into()),
    }
}

/// A file's name as errors quote it: its end, should it be very long.
fn shown(name: &OsStr) -> String {
    const MOST: usize = 200;
    let name = name.to_string_lossy();
    match name.char_indices().nth_back(MOST) {
        None => name.into_owned(),
        Some((at, first)) => format!("…{}", &name[at + first.len_utf8()..]),
    }
}
