//! What a line is: turns, a heading, or talk.

use super::tokens::{Token, is_heading};
use skazka_core::steps;
use std::collections::{HashMap, HashSet};

/// What a line is.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// Turns, one or several.
    Turns,
    /// Turns, it seems, followed by words without `//` before them.
    PerhapsTurns {
        /// The words.
        words: String,
    },
    /// Numbers and sides for what follows.
    Heading,
    /// A comment alone.
    Comment(String),
    /// Anything else.
    Talk,
}

/// Names and other short beginnings that several lines of turns share, such as `Anna a2-a4`.
#[derive(Debug, Default)]
pub(super) struct Names(HashSet<String>);

/// Words before a turn, with a colon after them, that still are a name.
const MOST_WORDS_OF_A_NAME: usize = 4;
/// The same without a colon, when several lines begin so.
const MOST_BARE_WORDS: usize = 2;

impl Names {
    /// Those of a whole thread.
    pub fn of<'a>(lines: impl Iterator<Item = &'a [Token]>) -> Names {
        let mut counts: HashMap<String, usize> = HashMap::new();
        for tokens in lines {
            steps::count(tokens.len());
            let before = before_the_turns(tokens);
            let words = words(before);
            if before.len() < tokens.len() && (1..=MOST_BARE_WORDS).contains(&words.len()) {
                *counts.entry(key(&words)).or_default() += 1;
            }
        }
        Names(counts.into_iter().filter(|(_, count)| *count > 1).map(|(name, _)| name).collect())
    }

    fn has(&self, words: &[&str]) -> bool {
        words.len() <= MOST_BARE_WORDS && self.0.contains(&key(words))
    }
}

fn key(words: &[&str]) -> String {
    words.join(" ").to_lowercase()
}

fn before_the_turns(tokens: &[Token]) -> &[Token] {
    let first = tokens.iter().position(|token| matches!(token, Token::Fragment(_)));
    &tokens[..first.unwrap_or(tokens.len())]
}

/// The words, those excepted that only say what a number is.
fn words(tokens: &[Token]) -> Vec<&str> {
    let words = tokens.iter().filter_map(|token| match token {
        Token::Word(word) if !is_heading(word) => Some(&**word),
        _ => None,
    });
    words.collect()
}

/// What a line is.
pub(super) fn said(tokens: &[Token], names: &Names) -> Said {
    steps::count(tokens.len());
    let before = before_the_turns(tokens);
    let turns = &tokens[before.len()..];
    if turns.is_empty() {
        return without_turns(tokens);
    }
    let name = words(before);
    let colon = before.contains(&Token::Colon);
    if !(name.is_empty() || colon && name.len() <= MOST_WORDS_OF_A_NAME || names.has(&name)) {
        return Said::Talk;
    }
    let is_word = |token: &Token| matches!(token, Token::Word(word) if !is_heading(word));
    let Some(first) = turns.iter().position(is_word) else { return Said::Turns };
    let talk = turns[first..].iter().any(|token| matches!(token, Token::Fragment(_)));
    if talk { Said::Talk } else { Said::PerhapsTurns { words: words(&turns[first..]).join(" ") } }
}

fn without_turns(tokens: &[Token]) -> Said {
    if let [Token::Comment(words)] = tokens {
        return Said::Comment(words.clone());
    }
    let says = tokens.iter().any(|token| matches!(token, Token::Comment(_) | Token::Aside(_)));
    if says || !words(tokens).is_empty() { Said::Talk } else { Said::Heading }
}

#[cfg(test)]
mod tests {
    use super::super::tokens::tokens;
    use super::*;

    fn line(text: &str) -> Said {
        let lines = ["Anna a2-a4", "12. Anna b2-b4", "Boris c2-c4"].map(tokens);
        said(&tokens(text), &Names::of(lines.iter().map(Vec::as_slice)))
    }

    #[test]
    fn turns_are_told_from_talk() {
        for text in ["a2-a4", "12. a2-a4; // 8", "Ход 12: Белые (Вася): a2-a4", "Вася Пупкин: a2-a4", "Anna c2-c3"]
        {
            assert_eq!(line(text), Said::Turns, "{text}");
        }
        for text in [
            "я бы сыграл a2-a4",
            "Boris a2-a4",
            "a2-a4 или b2-b4",
            "Спасибо за игру!",
            "в том числе и такой ход: a2-a4",
        ] {
            assert_eq!(line(text), Said::Talk, "{text}");
        }
        assert_eq!(line("a2-a4 шах королю"), Said::PerhapsTurns { words: "шах королю".to_owned() });
    }

    #[test]
    fn headings_and_comments_are_known() {
        for text in ["Ход 12", "12.", "Белые:", "---", "№ 7"] {
            assert_eq!(line(text), Said::Heading, "{text}");
        }
        assert_eq!(line("// 15 камней"), Said::Comment("15 камней".to_owned()));
        assert_eq!(line("Чёрные сдаются!"), Said::Talk);
    }
}
