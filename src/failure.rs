//! What ends the program with status 2, and the one line that says so.

use crate::args::{DEPTHS, range_of};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use skazka_core::{Fault, Text, is_printable, quote, text};
use std::io;

/// Why a command did not do what it was asked for.
#[derive(Debug)]
pub(crate) enum CliError {
    /// Something was refused.
    Said(Text),
    /// The reader of the output went away, as `head` does: no reason to complain.
    NobodyReads,
}

impl CliError {
    /// The sentence for a person.
    pub fn text(self) -> Text {
        match self {
            CliError::Said(text) => text,
            CliError::NobodyReads => text!("cli-error-output", why = "pipe"),
        }
    }
}

impl From<Fault> for CliError {
    fn from(fault: Fault) -> CliError {
        CliError::Said(fault.0)
    }
}

impl From<Text> for CliError {
    fn from(text: Text) -> CliError {
        CliError::Said(text)
    }
}

/// Of writing to the output.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CliError::NobodyReads,
            _ => CliError::Said(text!("cli-error-output", why = error.to_string())),
        }
    }
}

/// The sentence as one line: line ends, control characters and what turns the direction of writing become visible.
pub(crate) fn one_line(sentence: &str) -> String {
    let seen = |letter: char| if is_printable(letter) { letter } else { '\u{fffd}' };
    sentence.trim_end().chars().map(seen).collect()
}

/// What an argument takes.
fn expected(argument: &str) -> Text {
    let option = argument.split(' ').next();
    if let Some(range) = option.and_then(range_of) {
        return text!("cli-expected-range", least = *range.start(), most = *range.end());
    }
    match option {
        Some("--public-url") => text!("cli-expected-url"),
        Some("--trusted-proxy") => text!("cli-expected-net"),
        Some("--address" | "--metrics") => text!("cli-expected-address"),
        Some("--depth") => text!("cli-expected-range", least = *DEPTHS.start(), most = *DEPTHS.end()),
        Some("--width") => {
            text!("cli-expected-range", least = skazka_render::NARROWEST, most = skazka_render::WIDEST)
        }
        _ => text!("cli-expected-number"),
    }
}

/// What clap refused, as a sentence of ours.
pub(crate) fn of_arguments(error: &clap::Error) -> CliError {
    let argument = context(error, ContextKind::InvalidArg);
    let value = quote(&context(error, ContextKind::InvalidValue));
    let argument = || quote(&argument);
    let sentence = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let found = quote(&context(error, ContextKind::InvalidSubcommand));
            text!("cli-error-command", found = found, near = near(error, ContextKind::SuggestedSubcommand))
        }
        ErrorKind::UnknownArgument => {
            text!("cli-error-argument", found = argument(), near = near(error, ContextKind::SuggestedArg))
        }
        ErrorKind::InvalidValue if value.is_empty() => text!("cli-error-no-value", argument = argument()),
        ErrorKind::InvalidValue => {
            let allowed = context(error, ContextKind::ValidValue);
            text!("cli-error-choice", found = value, argument = argument(), allowed = allowed)
        }
        ErrorKind::ValueValidation => {
            let expected = expected(&argument());
            text!("cli-error-value", found = value, argument = argument(), expected = expected)
        }
        ErrorKind::MissingRequiredArgument => text!("cli-error-missing", argument = argument()),
        ErrorKind::ArgumentConflict => {
            let other = context(error, ContextKind::PriorArg);
            text!("cli-error-conflict", argument = argument(), other = other)
        }
        ErrorKind::InvalidUtf8 => text!("cli-error-utf8"),
        _ => text!("cli-error-arguments"),
    };
    CliError::Said(sentence)
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(one)) => one.clone(),
        Some(ContextValue::Strings(several)) => several.join(", "),
        _ => String::new(),
    }
}

/// A hint at what was meant, if something is near.
fn near(error: &clap::Error, kind: ContextKind) -> Text {
    match context(error, kind) {
        none if none.is_empty() => text!("cli-see-help"),
        near => text!("cli-did-you-mean", near = near),
    }
}
