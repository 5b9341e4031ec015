//! The command line in the language of its reader.

use crate::args::Args;
use clap::{Arg, ArgAction, Command, CommandFactory};
use skazka_core::{Text, text};
use skazka_words::Language;
use std::ffi::OsString;

/// The language to speak: what `--lang` says, else the locale of the environment, else English.
pub(crate) fn language(args: &[OsString], env: &dyn Fn(&str) -> Option<String>) -> Language {
    let words: Vec<_> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let after = words.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    let told = after.or_else(|| words.iter().find_map(|word| word.strip_prefix("--lang=")));
    told.and_then(Language::from_code).or_else(|| of_the_locale(env)).unwrap_or(Language::En)
}

/// The first variable that is set decides, as for other programs.
fn of_the_locale(env: &dyn Fn(&str) -> Option<String>) -> Option<Language> {
    let set = |name: &&str| env(name).is_some_and(|value| !value.is_empty());
    let decides = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find(set)?;
    Language::wished_for(&env(decides)?)
}

/// The whole command line, said in `language`.
pub(crate) fn command(language: Language) -> Command {
    let mut command = said(Args::command(), language);
    command.build();
    with_usage(command, &language.say(&text!("cli-usage-options")))
}

/// Gives a command and those inside it their sentences.
fn said(command: Command, language: Language) -> Command {
    let say = |id: String| language.say(&Text::new(id));
    let name = command.get_name().to_owned();
    let template =
        format!("{{about}}\n\n{}: {{usage}}\n\n{{all-args}}{{after-help}}", language.say(&text!("cli-heading-usage")));
    let mut command = command
        .about(say(format!("cli-about-{name}")))
        .after_help(say(format!("cli-more-{name}")))
        .help_template(template)
        .subcommand_help_heading(language.say(&text!("cli-heading-commands")))
        .subcommand_value_name(language.say(&text!("cli-usage-command")))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true);
    command = with_flags(command, name == "skazka");
    let arguments: Vec<_> = command.get_arguments().map(|arg| arg.get_id().clone()).collect();
    for id in arguments {
        command = command.mut_arg(&id, |arg| said_argument(arg, language));
    }
    let inside: Vec<_> = command.get_subcommands().map(|inside| inside.get_name().to_owned()).collect();
    for name in inside {
        command = command.mut_subcommand(name, |inside| said(inside, language));
    }
    command
}

/// Our own `--help` and `--version`: clap's speak English only.
fn with_flags(command: Command, outermost: bool) -> Command {
    let command = command.arg(Arg::new("help").short('h').long("help").action(ArgAction::Help));
    if outermost {
        command.arg(Arg::new("version").short('V').long("version").action(ArgAction::Version))
    } else {
        command
    }
}

fn said_argument(arg: Arg, language: Language) -> Arg {
    let heading = match arg.get_help_heading() {
        Some(heading) => Text::new(format!("cli-heading-{heading}")),
        None if arg.is_positional() => text!("cli-heading-arguments"),
        None => text!("cli-heading-options"),
    };
    let help = language.say(&Text::new(format!("cli-arg-{}", arg.get_id())));
    let takes_values = arg.get_action().takes_values();
    let arg = arg.help(help).help_heading(language.say(&heading));
    if takes_values { arg.hide_default_value(true).hide_possible_values(true) } else { arg }
}

/// Replaces the one English word that clap puts into usage lines.
fn with_usage(mut command: Command, options: &str) -> Command {
    let usage = command.render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage).replace("[OPTIONS]", options);
    command = command.override_usage(usage);
    let inside: Vec<_> = command.get_subcommands().map(|inside| inside.get_name().to_owned()).collect();
    for name in inside {
        command = command.mut_subcommand(name, |inside| with_usage(inside, options));
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    fn everything(command: &Command, sentences: &mut Vec<String>) {
        sentences.push(command.clone().render_long_help().to_string());
        command.get_subcommands().for_each(|inside| everything(inside, sentences));
    }

    #[test]
    fn every_command_and_argument_is_explained_in_both_languages() {
        for language in Language::ALL {
            let command = command(language);
            command.clone().debug_assert();
            let mut sentences = Vec::new();
            everything(&command, &mut sentences);
            for sentence in &sentences {
                assert!(!sentence.contains("Unknown local"), "{sentence}");
            }
            let english = ["Usage:", "Options:", "Arguments:", "Commands:", "[OPTIONS]", "[default", "Print"];
            let whole = sentences.join("\n");
            if language == Language::Ru {
                assert_eq!(english.iter().find(|word| whole.contains(**word)), None, "{whole}");
            }
        }
    }

    #[test]
    fn the_language_is_that_of_the_flag_then_of_the_locale_then_english() {
        let told = |args: &[&str], locale: &[(&str, &str)]| {
            let args: Vec<_> = args.iter().map(OsString::from).collect();
            language(&args, &|name| {
                locale.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(told(&["skazka"], &[]), Language::En);
        assert_eq!(told(&["skazka"], &[("LANG", "ru_RU.UTF-8")]), Language::Ru);
        assert_eq!(told(&["skazka"], &[("LC_ALL", "C.UTF-8"), ("LANG", "ru_RU.UTF-8")]), Language::En);
        assert_eq!(told(&["skazka"], &[("LC_ALL", ""), ("LANG", "ru_RU.UTF-8")]), Language::Ru);
        assert_eq!(told(&["skazka", "games", "--lang", "en"], &[("LANG", "ru_RU.UTF-8")]), Language::En);
        assert_eq!(told(&["skazka", "--lang=ru", "games"], &[]), Language::Ru);
    }
}
