//! The tags at the head of a record.

use crate::{Fault, quote, steps, text};
use indexmap::IndexMap;

/// The tag that [`super::Record::result`] holds.
pub(super) const RESULT: &str = "Result";

/// Names and values in order, each name once. A name is a letter followed by letters, digits and `_`.
/// Each is found in the same time however many there are.
#[derive(Debug, Clone, Default)]
pub struct Tags(IndexMap<String, String>);

impl PartialEq for Tags {
    fn eq(&self, other: &Tags) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Tags {}

impl Tags {
    /// No tags.
    pub fn new() -> Tags {
        Tags::default()
    }

    /// Sets a tag: in its place when it is there already, at the end otherwise. Control characters in the value become
    /// spaces.
    ///
    /// # Errors
    /// When the name is not one, or is `Result`, which the record holds apart.
    ///
    /// ```
    /// let mut tags = skazka_core::record::Tags::new();
    /// tags.set("Event", "Friendly").unwrap();
    /// assert_eq!(tags.get("Event"), Some("Friendly"));
    /// assert!(tags.set("Result", "1-2").is_err());
    /// assert!(tags.set("no name", "").is_err());
    /// ```
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        if !is_name(name) || name == RESULT {
            return Err(text!("record-tag-name", found = quote(name)).into());
        }
        let value = value.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        steps::count(1);
        self.0.insert(name.to_owned(), value);
        Ok(())
    }

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// All tags in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// Whether a tag may be called this.
pub(super) fn is_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic()) && name.chars().all(is_name_letter)
}

/// Whether this may stand in a tag's name.
pub(super) fn is_name_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}
