//! `skazka completions` and `skazka man`: made from the one definition of the command line.

use super::files;
use crate::Surroundings;
use crate::args::{Completions, Man};
use crate::failure::CliError;
use crate::help;
use clap::Command;
use skazka_core::{quote, text};
use skazka_words::Language;
use std::io;

pub(super) fn completions(args: &Completions, surroundings: Surroundings) -> Result<(), CliError> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(surroundings.language), "skazka", &mut script);
    Ok(surroundings.streams.output.write_all(&script)?)
}

pub(super) fn man(args: &Man, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { language, mut streams, .. } = surroundings;
    let command = help::command(language);
    let inside = || command.get_subcommands().map(Command::get_name);
    if let Some(folder) = &args.pages {
        for page in inside().map(Some).chain([None]) {
            let name = page.map_or("skazka.1".to_owned(), |page| format!("skazka-{page}.1"));
            files::write(Some(&folder.join(name)), &written(&command, page, language)?, &mut streams)?;
        }
        return Ok(());
    }
    let page = args.page.as_deref();
    if let Some(page) = page.filter(|page| !inside().any(|known| known == *page)) {
        let allowed = inside().collect::<Vec<_>>().join(", ");
        return Err(text!("cli-error-page", found = quote(page), allowed = allowed).into());
    }
    Ok(streams.output.write_all(&written(&command, page, language)?)?)
}

/// The page of one command, or of the whole program.
fn written(whole: &Command, page: Option<&str>, language: Language) -> io::Result<Vec<u8>> {
    let command = page.and_then(|page| whole.find_subcommand(page)).unwrap_or(whole);
    let name = page.map_or("skazka".to_owned(), |page| format!("skazka-{page}"));
    let mut written = Vec::new();
    clap_mangen::Man::new(command.clone().version(env!("CARGO_PKG_VERSION"))).title(name).render(&mut written)?;
    Ok(with_headings(String::from_utf8_lossy(&written).into_owned(), language).into_bytes())
}

/// The headings that every page has, in the page's language.
fn with_headings(page: String, language: Language) -> String {
    let headings = [
        ("NAME", text!("cli-man-name")),
        ("SYNOPSIS", text!("cli-man-synopsis")),
        ("DESCRIPTION", text!("cli-man-description")),
        ("OPTIONS", text!("cli-man-options")),
        ("EXTRA", text!("cli-man-extra")),
        ("VERSION", text!("cli-man-version")),
    ];
    headings.iter().fold(page, |page, (english, heading)| {
        page.replace(&format!("\n.SH {english}\n"), &format!("\n.SH {}\n", language.say(heading)))
    })
}
