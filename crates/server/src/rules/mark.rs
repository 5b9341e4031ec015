//! The marks of reconstructed rules: `{D draws}`.

use super::address;
use maud::{Markup, html};
use skazka_core::text;
use skazka_words::Language;

/// The page on which every mark is explained, under a heading with the mark's topic.
pub const EXPLAINED: &str = "reconstructed";

const OPEN: &str = "{D ";
const CLOSE: char = '}';

/// What is left to write of a text with marks.
#[derive(Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Words.
    Words(&'a str),
    /// A mark with its topic.
    Mark(&'a str),
}

/// Splits a text at its marks; the space before a mark goes.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((words, topic, after)) = first_mark(rest) {
        let words = words.trim_end();
        if !words.is_empty() {
            pieces.push(Piece::Words(words));
        }
        pieces.push(Piece::Mark(topic));
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(Piece::Words(rest));
    }
    pieces
}

/// The words before the first mark, its topic, and what comes after it.
fn first_mark(text: &str) -> Option<(&str, &str, &str)> {
    let (words, rest) = text.split_once(OPEN)?;
    let (topic, after) = rest.split_once(CLOSE)?;
    Some((words, topic, after))
}

/// Whether a text begins with a mark, so that the line break before it must go.
pub fn begins(text: &str) -> bool {
    text.starts_with(OPEN)
}

/// The topics of a page's marks.
pub fn topics(source: &str) -> Vec<String> {
    let topic = |piece| match piece {
        Piece::Mark(topic) => Some(topic.to_owned()),
        Piece::Words(_) => None,
    };
    pieces(source).into_iter().filter_map(topic).collect()
}

/// A mark on a page: a small sign that leads to the explanation of its topic.
pub fn sign(language: Language, family: &str, topic: &str) -> Markup {
    let title = language.say(&text!("rules-mark"));
    html! {
        a.reconstructed href={ (address(family, EXPLAINED)) "#" (topic) } title=(title) aria-label=(title) { "◇" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_split_at_its_marks() {
        let split = pieces("Draws {D draws}. And {D strict}");
        assert_eq!(split, [Piece::Words("Draws"), Piece::Mark("draws"), Piece::Words(". And"), Piece::Mark("strict")]);
        assert_eq!(pieces("{D draws} it is"), [Piece::Mark("draws"), Piece::Words(" it is")]);
        assert_eq!(pieces("plain {D never closed"), [Piece::Words("plain {D never closed")]);
        assert_eq!(pieces(""), []);
    }

    #[test]
    fn a_sign_leads_to_its_explanation() {
        let sign = sign(Language::En, "chess", "draws").into_string();
        assert!(sign.contains("href=\"/rules/chess/reconstructed#draws\""), "{sign}");
    }
}
