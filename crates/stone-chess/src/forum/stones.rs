//! The stones that a comment tells.

use skazka_core::{Seat, steps};

/// What a comment says of stones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum StoneCount {
    /// Those of the player whose turn it was.
    Own(u32),
    /// Those of every player, in turn order.
    All(Vec<u32>),
}

impl StoneCount {
    /// Every figure with the seat it is about.
    pub fn figures(&self, mover: Seat) -> Vec<(Seat, u32)> {
        match self {
            StoneCount::Own(stones) => vec![(mover, *stones)],
            StoneCount::All(stones) => (0..).map(Seat).zip(stones.iter().copied()).collect(),
        }
    }
}

/// What a comment says of stones: `15`, `3, шах`, `15 камней`, `осталось 3`, `8+4=12`, `8/8/16`. None where it says
/// nothing, or something that can be understood in several ways.
pub(super) fn told(comment: &str, players: usize) -> Option<StoneCount> {
    let words = words(comment);
    if let Some(all) = all_of(&words, comment, players) {
        return Some(StoneCount::All(all));
    }
    after_a_sign(&words)
        .or_else(|| after_a_word(&words))
        .or_else(|| before_the_word(&words))
        .or_else(|| first_of_all(comment))
        .map(StoneCount::Own)
}

#[derive(Debug, PartialEq, Eq)]
enum Word {
    /// A number without a sign.
    Number(u32),
    /// A number with `+` or `-`: what came or went.
    Change,
    Equals,
    Other(String),
}

fn words(comment: &str) -> Vec<Word> {
    steps::count(comment.len());
    let mut words = Vec::new();
    let mut rest = comment;
    while let Some(first) = rest.chars().next() {
        let is_word = |letter: char| letter.is_alphanumeric();
        let length = match first {
            first if is_word(first) => rest.find(|letter| !is_word(letter)).unwrap_or(rest.len()),
            '+' | '-' | '−' | '–' if rest[first.len_utf8()..].starts_with(|next: char| next.is_ascii_digit()) => {
                let after = &rest[first.len_utf8()..];
                first.len_utf8() + after.find(|letter| !is_word(letter)).unwrap_or(after.len())
            }
            first => first.len_utf8(),
        };
        let (word, after) = rest.split_at(length);
        match (first, word.parse()) {
            (first, Ok(number)) if first.is_ascii_digit() => words.push(Word::Number(number)),
            ('+' | '-' | '−' | '–', _) if length > first.len_utf8() => words.push(Word::Change),
            ('=', _) => words.push(Word::Equals),
            (first, _) if is_word(first) => words.push(Word::Other(word.to_lowercase())),
            _ => {}
        }
        rest = after;
    }
    words
}

/// Nothing but one number for each player.
fn all_of(words: &[Word], comment: &str, players: usize) -> Option<Vec<u32>> {
    let plain = comment.chars().all(|letter| letter.is_ascii_digit() || " /,;|-".contains(letter));
    let numbers = comment.split(|letter: char| !letter.is_ascii_digit()).filter(|number| !number.is_empty());
    let numbers: Option<Vec<u32>> = numbers.map(|number| number.parse().ok()).collect();
    numbers.filter(|numbers| plain && !words.is_empty() && numbers.len() == players && !comment.trim().starts_with('-'))
}

fn after_a_sign(words: &[Word]) -> Option<u32> {
    let at = words.iter().rposition(|word| *word == Word::Equals)?;
    number(words.get(at + 1)?)
}

/// `осталось 3`, `stones: 3`
fn after_a_word(words: &[Word]) -> Option<u32> {
    let at = words.iter().rposition(|word| matches!(word, Word::Other(word) if tells_what_is_left(word)))?;
    let rest = &words[at + 1..];
    let skipped = usize::from(matches!(rest.first(), Some(Word::Other(word)) if is_stones(word)));
    number(rest.get(skipped)?)
}

/// `3 камня`, `камней: 3`
fn before_the_word(words: &[Word]) -> Option<u32> {
    let stones = |word: &Word| matches!(word, Word::Other(word) if is_stones(word));
    let mut found = Vec::new();
    for (at, _) in words.iter().enumerate().filter(|(_, word)| stones(word)) {
        let before = at.checked_sub(1).and_then(|before| number(&words[before]));
        found.extend(before.or_else(|| words.get(at + 1).and_then(number)));
    }
    match found[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// The comment is a number, or a number and something after a comma or in parentheses.
fn first_of_all(comment: &str) -> Option<u32> {
    let first = comment.split([',', ';', '(', '.', '!']).next().unwrap_or_default().trim();
    (!first.is_empty() && first.bytes().all(|byte| byte.is_ascii_digit())).then(|| first.parse().ok())?
}

fn number(word: &Word) -> Option<u32> {
    match word {
        Word::Number(number) => Some(*number),
        _ => None,
    }
}

fn tells_what_is_left(word: &str) -> bool {
    const BEGINNINGS: [&str; 9] = ["остал", "остаё", "остае", "остат", "итого", "теперь", "left", "now", "total"];
    BEGINNINGS.iter().any(|beginning| word.starts_with(beginning))
}

fn is_stones(word: &str) -> bool {
    const BEGINNINGS: [&str; 6] = ["камн", "камен", "камеш", "очк", "stone", "point"];
    BEGINNINGS.iter().any(|beginning| word.starts_with(beginning))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_are_read_where_a_comment_tells_them() {
        for (comment, stones) in [
            ("15", Some(15)),
            (" 3 ", Some(3)),
            ("0.", Some(0)),
            ("3, шах", Some(3)),
            ("3 (было 10)", Some(3)),
            ("15 камней", Some(15)),
            ("15камней", None),
            ("1 камень", Some(1)),
            ("21 stones", Some(21)),
            ("2 очка", Some(2)),
            ("камней: 5", Some(5)),
            ("осталось 3", Some(3)),
            ("осталось камней 3", Some(3)),
            ("взял 4 камня, осталось 12 камней", Some(12)),
            ("8+4=12", Some(12)),
            ("-7 = 1", Some(1)),
            ("+4, теперь 9", Some(9)),
            ("3 left", None),
            ("d5 взял", None),
            ("шах", None),
            ("", None),
            ("+4", None),
            ("-7", None),
            ("15 минут думал", None),
            ("взял 2 камня, отдал 3 камня", None),
            ("ход 12 из 30", None),
            ("99999999999", None),
        ] {
            assert_eq!(told(comment, 3), stones.map(StoneCount::Own), "{comment:?}");
        }
    }

    #[test]
    fn one_number_for_each_player_is_everybodys_stones() {
        let all = StoneCount::All(vec![8, 8, 16]);
        for comment in ["8/8/16", "8 8 16", "8, 8, 16", "8-8-16", " 8 / 8 / 16 "] {
            assert_eq!(told(comment, 3).as_ref(), Some(&all), "{comment:?}");
            assert_eq!(told(comment, 4).filter(|told| matches!(told, StoneCount::All(_))), None, "{comment:?}");
        }
        assert_eq!(all.figures(Seat(1)), [(Seat(0), 8), (Seat(1), 8), (Seat(2), 16)]);
    }
}
