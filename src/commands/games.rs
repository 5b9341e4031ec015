//! `skazka games`: what there is to play.

use crate::Surroundings;
use crate::args::Games;
use crate::failure::CliError;
use skazka_core::{Discipline, Family, OptionSpec, Values, text};
use skazka_words::Language;
use std::io::Write;

pub(super) fn run(args: &Games, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { catalogue, language, streams } = surroundings;
    let say = |text: &_| language.say(text);
    if args.json {
        let all: Vec<_> = catalogue.disciplines().map(|one| one.said(&say)).collect();
        serde_json::to_writer_pretty(&mut *streams.output, &all).map_err(std::io::Error::from)?;
        return Ok(writeln!(streams.output)?);
    }
    for family in catalogue.families() {
        write_family(family, language, streams.output)?;
    }
    Ok(())
}

fn write_family(family: &dyn Family, language: Language, output: &mut dyn Write) -> Result<(), CliError> {
    let say = |text: &_| language.say(text);
    writeln!(output, "{}. {}", say(&family.title()), say(&family.sentence()))?;
    let mut group = None;
    for discipline in family.disciplines() {
        if group.replace(&discipline.group) != Some(&discipline.group) {
            writeln!(output, "\n{}", say(&discipline.group))?;
        }
        write_discipline(&discipline.said(&say), language, output)?;
    }
    Ok(())
}

fn write_discipline(
    discipline: &Discipline<String>,
    language: Language,
    output: &mut dyn Write,
) -> Result<(), CliError> {
    writeln!(output, "\n  {}  {}. {}", discipline.name, discipline.title, discipline.sentence)?;
    let written: Vec<_> = discipline.options.iter().map(|option| (values(option, language), option)).collect();
    let width = written.iter().map(|(values, _)| values.chars().count()).max().unwrap_or(0);
    for (values, option) in written {
        writeln!(output, "    {values:width$}  {}", option.title)?;
    }
    Ok(())
}

/// `size=6..8 (6)`: the key, its values, and in brackets the default.
fn values(option: &OptionSpec<String>, language: Language) -> String {
    let values = match &option.values {
        Values::Choice(choices) => choices.iter().map(|one| one.value.as_str()).collect::<Vec<_>>().join("|"),
        Values::Kit(letters) => {
            let letters: Vec<_> = letters.iter().map(|one| one.letter.to_string().repeat(one.most.into())).collect();
            language.say(&text!("cli-games-kit", letters = letters.join(" ")))
        }
    };
    format!("{}={values} ({})", option.key, option.default)
}
