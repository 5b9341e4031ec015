//! Calls the program as a function.

use skazka::{Streams, games};
use skazka_core::{Catalogue, FamilyAdapter};
use skazka_testkit::FirstLegal;
use skazka_testkit::duel::DuelGame;
use std::ffi::OsString;
use std::process::ExitCode;

/// What the program said.
#[derive(Debug)]
pub struct Said {
    /// Whether it ended with status 0 rather than 2.
    pub ok: bool,
    /// Standard output.
    pub output: Vec<u8>,
    /// Standard error.
    pub errors: String,
}

impl Said {
    /// Standard output as text.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.output).expect("text")
    }

    /// Standard output of a call that succeeded and complained of nothing.
    pub fn success(&self) -> &str {
        assert!(self.ok && self.errors.is_empty(), "{self:?}");
        self.text()
    }

    /// The one line of a call that was refused and printed nothing else.
    pub fn refusal(&self) -> &str {
        assert!(!self.ok && self.output.is_empty(), "{self:?}");
        let line = self.errors.strip_suffix('\n').expect("a line");
        assert!(!line.is_empty() && !line.contains('\n'), "one line, not {line:?}");
        line
    }
}

/// Runs `skazka ARGS` with the real games, in English.
pub fn skazka(args: &[&str]) -> Said {
    call(games::catalogue(), args.iter().map(OsString::from), "", &[])
}

/// Runs it in Russian.
pub fn skazka_in_russian(args: &[&str]) -> Said {
    call(games::catalogue(), args.iter().map(OsString::from), "", &[("LANG", "ru_RU.UTF-8")])
}

/// Runs it with the tiny duel as its only game, and something to read.
pub fn duel(args: &[&str], input: &str) -> Said {
    let catalogue = Catalogue::new(vec![Box::new(FamilyAdapter::<DuelGame, _>::new(FirstLegal))]);
    call(catalogue, args.iter().map(OsString::from), input, &[])
}

/// Runs it with everything given.
pub fn call(catalogue: Catalogue, args: impl Iterator<Item = OsString>, input: &str, env: &[(&str, &str)]) -> Said {
    let (mut input, mut output, mut errors) = (input.as_bytes(), Vec::new(), Vec::new());
    let streams = Streams { input: &mut input, output: &mut output, errors: &mut errors, terminal: false };
    let look_up = |name: &str| env.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
    let status = skazka::run(catalogue, std::iter::once("skazka".into()).chain(args), &look_up, streams);
    let errors = String::from_utf8(errors).expect("text");
    Said { ok: status == ExitCode::SUCCESS, output, errors }
}
