//! A game's options as the command line, the pages and the errors see them.

use crate::{Fault, Text, text};
use serde::Serialize;
use std::collections::BTreeMap;

/// What a person set: `key=value`, each key at most once.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Settings(BTreeMap<String, String>);

impl Settings {
    /// Nothing set: every option has its default.
    pub fn new() -> Settings {
        Settings::default()
    }

    /// Sets `key` to `value`.
    ///
    /// # Errors
    /// When the key was set before, to whatever value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Fault> {
        match self.0.insert(key.to_owned(), value.to_owned()) {
            None => Ok(()),
            Some(_) => Err(text!("option-twice", key = crate::quote(key)).into()),
        }
    }

    /// Reads settings written `key=value`, as on the command line and in the Options tag of a record.
    ///
    /// # Errors
    /// When one has no `=` or a key comes twice.
    pub fn parse<'a>(written: impl IntoIterator<Item = &'a str>) -> Result<Settings, Fault> {
        let mut settings = Settings::new();
        for one in written {
            let (key, value) =
                one.split_once('=').ok_or_else(|| text!("option-without-value", found = crate::quote(one)))?;
            settings.set(key, value)?;
        }
        Ok(settings)
    }

    /// The value set for `key`.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// All settings in the order of their keys.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Whether nothing is set.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The settings as they stand in the Options tag of a record: `size=7 mirror=yes`.
    pub fn write(&self) -> String {
        self.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
    }
}

/// One option of a discipline.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OptionSpec<T = Text> {
    /// The key, as in `--set key=value`.
    pub key: &'static str,
    /// Its name for people.
    pub title: T,
    /// What it changes, in a sentence or two.
    pub help: T,
    /// The values it takes.
    pub values: Values<T>,
    /// The value it has when nothing is set.
    pub default: String,
}

/// The values an option takes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Values<T = Text> {
    /// One of these.
    Choice(Vec<Choice<T>>),
    /// Letters of these kinds, each at most so often: a kit such as `SSLG`.
    Kit(Vec<KitLetter<T>>),
}

/// One value of a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Choice<T = Text> {
    /// The value, as in `--set key=value`.
    pub value: String,
    /// Its name for people.
    pub title: T,
}

/// One letter of a kit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KitLetter<T = Text> {
    /// The letter.
    pub letter: char,
    /// How often it may stand in the kit at most.
    pub most: u8,
    /// Its name for people.
    pub title: T,
}

impl<T> OptionSpec<T> {
    /// The same option with its sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> OptionSpec<U> {
        let values = match &self.values {
            Values::Choice(choices) => Values::Choice(
                choices.iter().map(|one| Choice { value: one.value.clone(), title: say(&one.title) }).collect(),
            ),
            Values::Kit(letters) => Values::Kit(
                letters
                    .iter()
                    .map(|one| KitLetter { letter: one.letter, most: one.most, title: say(&one.title) })
                    .collect(),
            ),
        };
        OptionSpec {
            key: self.key,
            title: say(&self.title),
            help: say(&self.help),
            values,
            default: self.default.clone(),
        }
    }
}

/// One discipline of a family, as lists and forms show it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Discipline<T = Text> {
    /// Its whole name, `dumaraj/pioneer-1`.
    pub name: String,
    /// Its name for people.
    pub title: T,
    /// What it is, in one sentence.
    pub sentence: T,
    /// The heading it stands under (a level), for people.
    pub group: T,
    /// The options it takes.
    pub options: Vec<OptionSpec<T>>,
    /// What each seat is called, in the order of seats.
    pub seats: Vec<T>,
    /// The seats' names in notation and records, in the order of seats: `attacker`, `blocker`.
    pub seat_names: &'static [&'static str],
    /// The seats as positions write whose turn it is, in the order of seats: `a`, `d`.
    pub sides: &'static [&'static str],
}

impl<T> Discipline<T> {
    /// The same discipline with its sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Discipline<U> {
        Discipline {
            name: self.name.clone(),
            title: say(&self.title),
            sentence: say(&self.sentence),
            group: say(&self.group),
            options: self.options.iter().map(|one| one.said(say)).collect(),
            seats: self.seats.iter().map(say).collect(),
            seat_names: self.seat_names,
            sides: self.sides,
        }
    }
}
