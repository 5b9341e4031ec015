//! Reading a game from whatever it is written in.

use super::{Record, parse};
use crate::foreign::Foreign;
use crate::{Catalogue, Fault, Stop, text};

/// Reads a record, or else one of the other notations that the games of the catalogue have. What is read as a record is
/// not yet played through by the rules.
///
/// # Errors
/// With what is wrong with the record, or with the text in the notation of the game that knows it best; when it is
/// neither, that is said. `work-cancelled` when `stop` was raised before all is read.
pub fn read(catalogue: &Catalogue, written: &str, stop: &Stop) -> Result<Foreign, Fault> {
    stop.check()?;
    let parsed = parse(written);
    let is_record = begins_with_a_tag(written) || parsed.as_ref().is_ok_and(|record| record.tags.get("Game").is_some());
    if is_record {
        return parsed.map(of_record);
    }
    if let Some(read) = catalogue.families().find_map(|family| family.foreign(written, stop)) {
        return read;
    }
    let why = parsed.err().unwrap_or_else(|| text!("record-without-game").into());
    Err(text!("record-neither", why = why.0).into())
}

fn of_record(record: Record) -> Foreign {
    Foreign { record, remarks: Vec::new() }
}

/// Whether the first thing in a text is a tag such as `[Game "duel/plain"]`, right or wrong.
fn begins_with_a_tag(written: &str) -> bool {
    let first = written.trim_start_matches('\u{feff}').trim_start().lines().next().unwrap_or_default();
    first
        .strip_prefix('[')
        .and_then(|tag| tag.split_once('"'))
        .is_some_and(|(name, _)| super::tags::is_name(name.trim()))
}
