//! Says every [`Text`] in Russian or English.
//!
//! The messages are the Fluent files of `locales/`, one folder a language and one file an area. A test reads the source
//! of the whole project and proves that every message asked for exists in both languages.

#![forbid(unsafe_code)]

use fluent_templates::{Loader, fluent_bundle::FluentValue, static_loader};
use serde::{Deserialize, Serialize};
use skazka_core::{Fault, Text, Value};
use std::borrow::Cow;
use std::collections::HashMap;
use unic_langid::{LanguageIdentifier, langid};

static_loader! {
    static LOCALES = {
        locales: "../../locales",
        fallback_language: "en",
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

static RUSSIAN: LanguageIdentifier = langid!("ru");
static ENGLISH: LanguageIdentifier = langid!("en");

/// A language people are spoken to in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// Russian, the language of the games' authors.
    #[default]
    Ru,
    /// English.
    En,
}

impl Language {
    /// Every language, the default first.
    pub const ALL: [Language; 2] = [Language::Ru, Language::En];

    /// The language's code, `ru` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::Ru => "ru",
            Language::En => "en",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language that a list of wishes such as `Accept-Language: en-GB,ru;q=0.8` or `LANG=ru_RU.UTF-8` asks for
    /// first; none when it asks for neither.
    ///
    /// ```
    /// use skazka_words::Language;
    /// assert_eq!(Language::wished_for("de-DE,en;q=0.8,ru;q=0.2"), Some(Language::En));
    /// assert_eq!(Language::wished_for("ru_RU.UTF-8"), Some(Language::Ru));
    /// ```
    pub fn wished_for(wishes: &str) -> Option<Language> {
        wishes.split(',').find_map(|wish| Language::from_code(wish.trim().get(..2)?))
    }

    fn identifier(self) -> &'static LanguageIdentifier {
        match self {
            Language::Ru => &RUSSIAN,
            Language::En => &ENGLISH,
        }
    }

    /// Says a text.
    ///
    /// ```
    /// use skazka_core::text;
    /// use skazka_words::Language;
    /// assert_eq!(Language::En.say(&text!("literal", words = "e4")), "e4");
    /// ```
    pub fn say(self, text: &Text) -> String {
        if text.args.is_empty() {
            return LOCALES.lookup(self.identifier(), &text.id);
        }
        let mut args: HashMap<Cow<'static, str>, FluentValue> = HashMap::new();
        for (name, value) in &text.args {
            args.insert(name.clone(), self.value(value));
        }
        LOCALES.lookup_with_args(self.identifier(), &text.id, &args)
    }

    /// Says what was refused.
    pub fn say_fault(self, fault: &Fault) -> String {
        self.say(&fault.0)
    }

    fn value(self, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Literal(words) => FluentValue::from(words.clone()),
            Value::Text(text) => FluentValue::from(self.say(text)),
        }
    }
}
