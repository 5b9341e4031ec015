//! Writing a record.

use super::parse::{ends_a_word, number_before_a_dot};
use super::tags::RESULT;
use super::{Comment, GameResult, Line, Record, RecordMove};
use crate::steps;
use std::fmt;

/// The width that lines of moves are wrapped at, in characters.
const WIDTH: usize = 80;

impl Record {
    /// Writes the record: the tags, an empty line, the moves wrapped at 80 columns. [`super::parse`] reads it back.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let result = self.result.write();
        let mut told = false;
        for (name, value) in self.tags.iter() {
            if name == "Game" {
                write_tag(&mut text, RESULT, &result);
                told = true;
            }
            write_tag(&mut text, name, value);
        }
        if !told {
            write_tag(&mut text, RESULT, &result);
        }
        text.push('\n');
        let mut words = Words::default();
        words.line(&self.line);
        words.word(result);
        wrap(&words.list, &mut text);
        text
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write())
    }
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    text.extend(["[", name, " ", &in_quotes(value), "]\n"]);
}

fn in_quotes(value: &str) -> String {
    let value: String = value.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    format!("\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Whether the reader would take the action for something else, or for several, without quotes.
fn needs_quotes(text: &str) -> bool {
    let starts_otherwise = text.is_empty() || text.starts_with(['$', '"', '[']);
    steps::count(text.len());
    let in_parts = text.chars().any(|letter| ends_a_word(letter) || letter.is_control());
    starts_otherwise || in_parts || number_before_a_dot(text).is_some() || GameResult::read(text).is_some()
}

/// The pieces of the moves between which a line may end.
#[derive(Default)]
struct Words {
    list: Vec<String>,
    /// Parentheses that open before the next word.
    opening: String,
}

impl Words {
    fn word(&mut self, word: String) {
        let opening = std::mem::take(&mut self.opening);
        self.list.push(opening + &word);
    }

    fn line(&mut self, line: &Line) {
        line.comments.iter().for_each(|comment| self.comment(comment));
        line.moves.iter().for_each(|one| self.one_move(one));
    }

    fn one_move(&mut self, one: &RecordMove) {
        if let Some(number) = one.number {
            self.word(format!("{number}."));
        }
        self.word(if needs_quotes(&one.text) { in_quotes(&one.text) } else { one.text.clone() });
        one.nags.iter().for_each(|nag| self.word(format!("${nag}")));
        one.comments.iter().for_each(|comment| self.comment(comment));
        one.variations.iter().for_each(|variation| self.variation(variation));
    }

    fn variation(&mut self, line: &Line) {
        self.opening.push('(');
        let before = self.list.len();
        self.line(line);
        let grew = self.opening.is_empty() && before < self.list.len();
        match self.list.last_mut() {
            Some(last) if grew => last.push(')'),
            _ => self.word(")".to_owned()),
        }
    }

    fn comment(&mut self, comment: &Comment) {
        let escaped = comment.as_str().replace('\\', "\\\\").replace('}', "\\}");
        format!("{{{escaped}}}").split(' ').for_each(|word| self.word(word.to_owned()));
    }
}

fn wrap(words: &[String], text: &mut String) {
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        steps::count(width);
        if column > 0 && column + 1 + width > WIDTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += width;
    }
    text.push('\n');
}
