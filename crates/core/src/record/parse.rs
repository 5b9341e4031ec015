//! Reading a record.

use super::cursor::Cursor;
use super::tags::{RESULT, is_name, is_name_letter};
use super::{Comment, GameResult, Line, Record, RecordMove, Tags};
use crate::{Fault, quote, steps, text};

/// How deep variations may stand in one another.
pub const MOST_NESTED: usize = 32;

/// How many variations a record may have.
pub const MOST_VARIATIONS: usize = 10_000;

/// Reads a record. White space, line ends and a byte order mark are taken as they come; the actions are not checked
/// by the rules, which [`super::replay`] does.
///
/// # Errors
/// With line and column (in characters, from 1), what was found, and what was expected.
pub fn parse(text: &str) -> Result<Record, Fault> {
    let mut cursor = Cursor::new(text);
    refuse_control_characters(cursor)?;
    let (tags, told) = read_tags(&mut cursor)?;
    let mut reader = Reader::default();
    loop {
        cursor.skip_space();
        if cursor.peek().is_none() {
            break;
        }
        reader.element(&mut cursor)?;
    }
    let (line, result) = reader.finish(&cursor)?;
    let result = match (result, told) {
        (Some(at_the_end), Some(told)) if at_the_end != told => {
            let (told, found) = (told.write(), at_the_end.write());
            return Err(cursor.refuse(text!("record-two-results", told = told, found = found)));
        }
        (result, told) => result.or(told).unwrap_or_default(),
    };
    Ok(Record { tags, line, result })
}

/// The tags, and the result that the Result tag tells.
fn read_tags(cursor: &mut Cursor) -> Result<(Tags, Option<GameResult>), Fault> {
    let mut tags = Tags::new();
    let mut told = None;
    loop {
        cursor.skip_space();
        if cursor.peek() != Some('[') {
            return Ok((tags, told));
        }
        cursor.next();
        cursor.skip_space();
        let start = *cursor;
        let name = cursor.take_while(is_name_letter);
        if !is_name(name) {
            return Err(start.expected(text!("record-a-tag-name")));
        }
        if tags.get(name).is_some() || (name == RESULT && told.is_some()) {
            return Err(start.refuse(text!("record-tag-twice", name = quote(name))));
        }
        cursor.skip_space();
        let at_value = *cursor;
        let value = quoted(cursor)?;
        cursor.skip_space();
        if cursor.peek() != Some(']') {
            return Err(cursor.expected(text!("record-a-bracket")));
        }
        cursor.next();
        if name == RESULT {
            told = Some(GameResult::read(&value).ok_or_else(|| not_a_result(&at_value, &value))?);
        } else {
            tags.set(name, &value)?;
        }
    }
}

fn not_a_result(cursor: &Cursor, found: &str) -> Fault {
    cursor.refuse(text!("record-result", found = quote(found)))
}

/// A text in double quotes on one line, in which `\"` and `\\` stand for `"` and `\`.
fn quoted(cursor: &mut Cursor) -> Result<String, Fault> {
    if cursor.peek() != Some('"') {
        return Err(cursor.expected(text!("record-a-quoted-text")));
    }
    let start = *cursor;
    cursor.next();
    let mut value = String::new();
    loop {
        match cursor.next() {
            Some('"') => return Ok(value),
            Some('\\') if matches!(cursor.peek(), Some('"' | '\\')) => value.extend(cursor.next()),
            Some('\n') | None => return Err(start.refuse(text!("record-quote-open"))),
            Some(letter) => value.push(if letter.is_control() { ' ' } else { letter }),
        }
    }
}

/// Characters that no terminal shows have no place in a record, except white space.
fn refuse_control_characters(mut cursor: Cursor) -> Result<(), Fault> {
    let odd = |letter: char| letter.is_control() && !letter.is_whitespace();
    cursor.take_while(|letter| !odd(letter));
    match cursor.peek() {
        None => Ok(()),
        Some(letter) => Err(cursor.refuse(text!("record-control", code = format!("U+{:04X}", u32::from(letter))))),
    }
}

/// A comment, in which `\}` and `\\` stand for `}` and `\`.
fn comment(cursor: &mut Cursor) -> Result<Comment, Fault> {
    let start = *cursor;
    cursor.next();
    let mut words = String::new();
    loop {
        match cursor.next() {
            Some('}') => return Ok(Comment::new(&words)),
            Some('\\') if matches!(cursor.peek(), Some('}' | '\\')) => words.extend(cursor.next()),
            Some(letter) => words.push(letter),
            None => return Err(start.refuse(text!("record-comment-open"))),
        }
    }
}

/// A line being read, and the number that waits for its action.
#[derive(Debug, Default)]
struct Frame {
    line: Line,
    number: Option<u32>,
}

/// The moves being read: the game, and the variations that are open.
#[derive(Debug, Default)]
struct Reader {
    game: Frame,
    open: Vec<Frame>,
    variations: usize,
    result: Option<GameResult>,
}

impl Reader {
    fn frame(&mut self) -> &mut Frame {
        self.open.last_mut().unwrap_or(&mut self.game)
    }

    fn last_move(&mut self) -> Option<&mut RecordMove> {
        self.frame().line.moves.last_mut()
    }

    fn element(&mut self, cursor: &mut Cursor) -> Result<(), Fault> {
        match cursor.peek() {
            Some('{') => {
                let comment = comment(cursor)?;
                self.add_comment(comment);
                Ok(())
            }
            _ if self.result.is_some() => Err(cursor.expected(text!("record-the-end"))),
            Some('(') => self.open_variation(cursor),
            Some(')') => self.close_variation(cursor),
            Some('$') => self.nag(cursor),
            Some('"') => {
                let written = quoted(cursor)?;
                self.add_move(written);
                Ok(())
            }
            Some('}' | '[') => Err(cursor.expected(text!("record-an-action"))),
            _ => self.word(cursor),
        }
    }

    fn add_comment(&mut self, comment: Comment) {
        let frame = self.frame();
        frame.line.moves.last_mut().map_or(&mut frame.line.comments, |last| &mut last.comments).push(comment);
    }

    fn add_move(&mut self, written: String) {
        let frame = self.frame();
        let number = frame.number.take();
        frame.line.moves.push(RecordMove::new(number, written));
    }

    fn open_variation(&mut self, cursor: &mut Cursor) -> Result<(), Fault> {
        if self.last_move().is_none() || self.frame().number.is_some() {
            return Err(cursor.expected(text!("record-an-action")));
        }
        if self.open.len() == MOST_NESTED {
            return Err(cursor.refuse(text!("record-too-deep", most = MOST_NESTED)));
        }
        if self.variations == MOST_VARIATIONS {
            return Err(cursor.refuse(text!("record-too-many", most = MOST_VARIATIONS)));
        }
        cursor.next();
        self.variations += 1;
        self.open.push(Frame::default());
        Ok(())
    }

    fn close_variation(&mut self, cursor: &mut Cursor) -> Result<(), Fault> {
        if self.frame().number.is_some() {
            return Err(cursor.expected(text!("record-an-action")));
        }
        let Some(closed) = self.open.pop() else { return Err(cursor.expected(text!("record-an-action"))) };
        cursor.next();
        if let Some(parent) = self.last_move() {
            parent.variations.push(closed.line);
        }
        Ok(())
    }

    fn nag(&mut self, cursor: &mut Cursor) -> Result<(), Fault> {
        let start = *cursor;
        cursor.next();
        let number = cursor.take_while(|letter| letter.is_ascii_digit()).parse();
        match (number, self.last_move()) {
            (Ok(number), Some(last)) => last.nags.push(number),
            (Ok(_), None) => return Err(start.expected(text!("record-an-action"))),
            (Err(_), _) => return Err(start.expected(text!("record-a-nag"))),
        }
        Ok(())
    }

    /// A number, an action without quotes, or the result.
    fn word(&mut self, cursor: &mut Cursor) -> Result<(), Fault> {
        let start = *cursor;
        if let Some(digits) = number_before_a_dot(cursor.rest()) {
            cursor.take_while(|letter| letter.is_ascii_digit());
            cursor.take_while(|letter| letter == '.');
            let number = digits.parse().map_err(|_| start.refuse(text!("record-number", found = quote(digits))))?;
            self.frame().number = Some(number);
            return Ok(());
        }
        let written = cursor.take_while(|letter| !ends_a_word(letter));
        match GameResult::read(written) {
            Some(result) if self.open.is_empty() && self.game.number.is_none() => self.result = Some(result),
            _ => self.add_move(written.to_owned()),
        }
        Ok(())
    }

    fn finish(self, cursor: &Cursor) -> Result<(Line, Option<GameResult>), Fault> {
        if !self.open.is_empty() {
            return Err(cursor.expected(text!("record-a-parenthesis")));
        }
        if self.game.number.is_some() {
            return Err(cursor.expected(text!("record-an-action")));
        }
        Ok((self.game.line, self.result))
    }
}

/// The digits, when what follows begins with a number and a dot.
pub(super) fn number_before_a_dot(rest: &str) -> Option<&str> {
    let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    steps::count(digits);
    (digits > 0 && rest[digits..].starts_with('.')).then(|| &rest[..digits])
}

/// Whether an action without quotes ends before this character.
pub(super) fn ends_a_word(letter: char) -> bool {
    letter.is_whitespace() || "{}()".contains(letter)
}
