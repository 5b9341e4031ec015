//! Sentences for people, kept apart from the languages they are said in.

mod by_name;

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// A value that fills a gap of a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A number; languages choose plural forms by it.
    Number(i64),
    /// Notation, a name somebody typed, a piece of bad input: said as it is.
    Literal(String),
    /// Another sentence, said in the same language.
    Text(Box<Text>),
}

/// A sentence for a person: the name of a Fluent message and what fills its gaps.
///
/// Libraries make texts, `skazka-words` says them in Russian or English. Build one with [`text!`](crate::text!). In JSON it
/// belongs to no language: `{"id":"turn-number","args":{"number":7}}`.
///
/// ```
/// use skazka_core::{Text, text};
/// let text = text!("pays", who = text!("white"), to = "Anna", stones = 7);
/// let json = serde_json::to_string(&text).unwrap();
/// let white = r#"{"id":"white","args":{}}"#;
/// assert_eq!(json, format!(r#"{{"id":"pays","args":{{"who":{white},"to":"Anna","stones":7}}}}"#));
/// assert_eq!(serde_json::from_str::<Text>(&json).unwrap(), text);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Text {
    /// The name of the message in `locales/`.
    pub id: String,
    /// The gaps, by name.
    #[serde(with = "by_name")]
    pub args: Vec<(Cow<'static, str>, Value)>,
}

impl Text {
    /// A sentence without gaps. `id` names a message of `locales/`; prefer [`text!`](crate::text!), which the
    /// completeness test of the locales can see.
    pub fn new(id: impl Into<String>) -> Text {
        Text { id: id.into(), args: Vec::new() }
    }

    /// Fills one more gap.
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Value>) -> Text {
        self.args.push((name.into(), value.into()));
        self
    }

    /// Literal text that is the same in every language (a bit's name, a player's name).
    pub fn literal(words: impl Into<String>) -> Text {
        Text::new("literal").with("words", words.into())
    }
}

/// For logs and tests: the message's name and its gaps. People get the sentence from `skazka-words`.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id)?;
        for (name, value) in &self.args {
            match value {
                Value::Number(number) => write!(f, " {name}={number}")?,
                Value::Literal(words) => write!(f, " {name}={words:?}")?,
                Value::Text(text) => write!(f, " {name}=({text})")?,
            }
        }
        Ok(())
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Value {
            fn from(number: $kind) -> Value {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize, i32, i64);

impl From<&str> for Value {
    fn from(words: &str) -> Value {
        Value::Literal(words.to_owned())
    }
}

impl From<String> for Value {
    fn from(words: String) -> Value {
        Value::Literal(words)
    }
}

impl From<&String> for Value {
    fn from(words: &String) -> Value {
        Value::Literal(words.clone())
    }
}

impl From<char> for Value {
    fn from(letter: char) -> Value {
        Value::Literal(letter.to_string())
    }
}

impl From<Text> for Value {
    fn from(text: Text) -> Value {
        Value::Text(Box::new(text))
    }
}

/// Makes a [`Text`]: `text!("option-unknown", key = "sise", allowed = "size, kit")`.
///
/// ```
/// let text = skazka_core::text!("turn-number", number = 7);
/// assert_eq!(text.to_string(), "turn-number number=7");
/// ```
#[macro_export]
macro_rules! text {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Text::new($id)$(.with(stringify!($name), $value))*
    };
}

/// Input that was refused: what, where, and what was expected, as one sentence for a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault(pub Text);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Fault {}

impl From<Text> for Fault {
    fn from(text: Text) -> Fault {
        Fault(text)
    }
}

/// Whether a person sees this, or a space, on one line: no control characters, no ends of lines, nothing that turns the
/// direction of writing.
///
/// ```
/// use skazka_core::is_printable;
/// assert!(is_printable('ж') && is_printable(' '));
/// assert!(!is_printable('\n') && !is_printable('\u{202e}'));
/// ```
pub fn is_printable(letter: char) -> bool {
    let is_hidden = matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    !letter.is_control() && !is_hidden
}

/// The beginning of `input`, short enough to quote in an error: 10 MB of input must not become 10 MB of answer.
///
/// ```
/// assert_eq!(skazka_core::quote("short"), "short");
/// assert_eq!(skazka_core::quote(&"x".repeat(100)).chars().count(), 41);
/// ```
pub fn quote(input: &str) -> String {
    const LONGEST: usize = 40;
    match input.char_indices().nth(LONGEST) {
        None => input.to_owned(),
        Some((end, _)) => format!("{}…", &input[..end]),
    }
}
