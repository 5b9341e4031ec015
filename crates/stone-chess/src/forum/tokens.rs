//! A line as parts of turns, numbers, sides, comments and words.

use super::letters::latin;
use crate::play::Kind;
use skazka_core::{Seat, steps};

/// A piece of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    /// What looks like a part of a turn, legal or not.
    Fragment(Fragment),
    /// The number of a turn or round: `12.`, `12)`, `Ход 12`.
    Number(u32),
    /// A player by his colour.
    Side(Seat),
    /// What follows `//`.
    Comment(String),
    /// What stands in parentheses.
    Aside(String),
    /// `:` or a dash between words.
    Colon,
    /// Anything else.
    Word(String),
}

/// What looks like a part of a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fragment {
    /// In the form that the rules read.
    pub text: String,
    /// What it seems to be.
    pub shape: Shape,
    /// Whether the piece is written with letters that only look like the notation's.
    pub alike: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// `f3-e5`, `N f3-e5`
    Move,
    /// `N_g-e5`
    Put(Seat),
    /// `@-a5`
    Removal,
    /// `pass`
    Pass,
    /// `resign:w`
    Retire(Seat),
}

/// Takes a line apart.
pub(super) fn tokens(line: &str) -> Vec<Token> {
    let written: Vec<char> = line.chars().collect();
    let mut tokens = Vec::new();
    Scan::of(&written).all(&mut tokens);
    tokens
}

/// The colours by the beginnings of their names.
const COLOURS: [(&str, u8); 10] = [
    ("бел", 0),
    ("чёрн", 1),
    ("черн", 1),
    ("зелён", 2),
    ("зелен", 2),
    ("красн", 3),
    ("white", 0),
    ("black", 1),
    ("green", 2),
    ("red", 3),
];

/// The player of a word such as `Белые`; Russian endings have two letters.
fn side(word: &str) -> Option<Seat> {
    let word = word.to_lowercase();
    let named = |(stem, seat): (&str, u8)| {
        let ending = word.strip_prefix(stem)?.chars().count();
        let endings = if stem.is_ascii() { 0..=0 } else { 2..=2 };
        endings.contains(&ending).then_some(Seat(seat))
    };
    COLOURS.into_iter().find_map(named)
}

/// Whether a word only says that a number is that of a turn.
pub(super) fn is_heading(word: &str) -> bool {
    ["ход", "хода", "тур", "круг", "move", "turn", "round", "№"].contains(&&*word.to_lowercase())
}

/// Everything that separates and says nothing.
fn separates(letter: char) -> bool {
    letter.is_whitespace() || ";,|.!?+#…=".contains(letter)
}

/// A line, as it is written and with letters as the notation has them.
struct Scan<'a> {
    written: &'a [char],
    read: Vec<char>,
    /// The places of `)` and of `}`, in order: where asides end.
    closing: [Vec<usize>; 2],
}

impl<'a> Scan<'a> {
    fn of(written: &'a [char]) -> Scan<'a> {
        steps::count(written.len());
        let places = |sign| (0..written.len()).filter(|&at| written[at] == sign).collect();
        Scan { written, read: written.iter().copied().map(latin).collect(), closing: [places(')'), places('}')] }
    }

    fn all(&self, tokens: &mut Vec<Token>) {
        let mut at = 0;
        while at < self.written.len() {
            at = self.one(at, tokens);
        }
    }

    /// Takes what begins at a place; gives where it ends.
    fn one(&self, at: usize, tokens: &mut Vec<Token>) -> usize {
        if self.comes("//", at) {
            return self.comment(at + 2, tokens);
        }
        if let Some((number, end)) = self.number(at, tokens.last()) {
            tokens.push(Token::Number(number));
            return end;
        }
        if let Some((part, end)) = self.part(at) {
            tokens.push(Token::Fragment(part));
            return end;
        }
        match self.read[at] {
            letter if separates(letter) => at + 1,
            ':' | '-' => {
                tokens.push(Token::Colon);
                at + 1
            }
            open @ ('(' | '{') => self.aside(open, at, tokens),
            _ => self.word(at, tokens),
        }
    }

    fn comes(&self, sign: &str, at: usize) -> bool {
        sign.chars().enumerate().all(|(nth, letter)| self.written.get(at + nth) == Some(&letter))
    }

    fn text(&self, from: usize, to: usize) -> String {
        steps::count(to - from);
        self.written[from..to].iter().collect::<String>().trim().to_owned()
    }

    /// A comment goes to the end of the line, unless another turn with a comment follows: `a2-a4 // 8 h7-h5 // 8`.
    fn comment(&self, from: usize, tokens: &mut Vec<Token>) -> usize {
        let end = (from..self.written.len()).find(|&at| self.comes("//", at)).unwrap_or(self.written.len());
        steps::count(end - from);
        if end == self.written.len() {
            tokens.push(Token::Comment(self.text(from, end)));
            return end;
        }
        let before = Scan::of(&self.written[from..end]);
        let Some((at, parts)) = before.parts_at_the_end() else {
            tokens.push(Token::Comment(self.text(from, self.written.len())));
            return self.written.len();
        };
        let said = before.text(0, at);
        let retires = |token: &Token| matches!(token, Token::Fragment(Fragment { shape: Shape::Retire(_), .. }));
        if !said.bytes().all(|letter| letter.is_ascii_digit()) && parts.iter().any(retires) {
            tokens.push(Token::Comment(self.text(from, self.written.len())));
            return self.written.len();
        }
        tokens.push(Token::Comment(said));
        tokens.extend(parts);
        end
    }

    /// The parts of turns that the text ends with, and where they begin.
    fn parts_at_the_end(&self) -> Option<(usize, Vec<Token>)> {
        let (mut begin, mut parts, mut at) = (0, Vec::new(), 0);
        while at < self.read.len() {
            match self.part(at) {
                Some((part, end)) => {
                    if parts.is_empty() {
                        begin = at;
                    }
                    parts.push(Token::Fragment(part));
                    at = end;
                }
                None if separates(self.read[at]) => at += 1,
                None => {
                    parts.clear();
                    at += 1;
                }
            }
        }
        (!parts.is_empty()).then_some((begin, parts))
    }

    fn aside(&self, open: char, at: usize, tokens: &mut Vec<Token>) -> usize {
        let closing = &self.closing[usize::from(open == '{')];
        match closing.get(closing.partition_point(|&end| end < at)) {
            Some(&end) => {
                tokens.push(Token::Aside(self.text(at + 1, end)));
                end + 1
            }
            None => at + 1,
        }
    }

    fn word(&self, at: usize, tokens: &mut Vec<Token>) -> usize {
        let ends = |end: &usize| {
            let letter = self.written[*end];
            letter.is_whitespace() || ";,|(){}:".contains(letter) || self.comes("//", *end)
        };
        let end = (at + 1..self.written.len()).find(ends).unwrap_or(self.written.len());
        let word = self.text(at, end);
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        tokens.push(side(bare).map_or(Token::Word(word.clone()), Token::Side));
        end
    }

    /// A number that numbers: followed by a dot or parenthesis, after `Ход`, or right before a turn.
    fn number(&self, at: usize, last: Option<&Token>) -> Option<(u32, usize)> {
        const MOST_DIGITS: usize = 6;
        if !self.begins(at) {
            return None;
        }
        let length = self.read[at..].iter().take_while(|letter| letter.is_ascii_digit()).count();
        steps::count(length);
        let end = at + length;
        let number = self.text(at, end).parse().ok().filter(|_| length <= MOST_DIGITS)?;
        let next = self.read.get(end).copied().unwrap_or(' ');
        let after = self.read.get(end + 1).copied().unwrap_or(' ');
        let marked = matches!(next, '.' | ')' | ':') && !after.is_ascii_digit();
        let headed = matches!(last, Some(Token::Word(word)) if is_heading(word)) && !next.is_alphanumeric();
        let space = self.skip_space(end);
        let before_a_turn = space > end && self.part(space).is_some();
        if marked {
            let marks = self.read[end..].iter().take_while(|letter| matches!(letter, '.' | ')' | ':')).count();
            return Some((number, end + marks));
        }
        (headed || before_a_turn).then_some((number, end))
    }
}

// Parts of turns.
impl Scan<'_> {
    fn begins(&self, at: usize) -> bool {
        at.checked_sub(1).is_none_or(|before| !self.belongs_to_a_word(before))
    }

    fn belongs_to_a_word(&self, at: usize) -> bool {
        self.read.get(at).is_some_and(|letter| letter.is_alphanumeric() || *letter == '_')
    }

    fn skip_space(&self, at: usize) -> usize {
        let spaces = self.read[at..].iter().take_while(|letter| **letter == ' ').count();
        steps::count(1 + spaces);
        at + spaces
    }

    fn part(&self, at: usize) -> Option<(Fragment, usize)> {
        let may_begin = |letter: &char| *letter == '@' || letter.is_alphabetic();
        if !self.read.get(at).is_some_and(may_begin) || !self.begins(at) {
            return None;
        }
        self.word_part(at)
            .or_else(|| self.removal(at))
            .or_else(|| self.labelled(at))
            .or_else(|| self.bare_move(at, at, None))
            .filter(|(_, end)| !self.belongs_to_a_word(*end))
    }

    fn word_part(&self, at: usize) -> Option<(Fragment, usize)> {
        let words = ["pass", "пасс", "пас", "resign:w", "resign:b", "resign:g", "resign:r"];
        for (nth, word) in words.into_iter().enumerate() {
            let length = word.chars().count();
            let Some(found) = self.written.get(at..at + length) else { continue };
            let same = found.iter().flat_map(|letter| letter.to_lowercase()).eq(word.chars());
            if same && !self.belongs_to_a_word(at + length) {
                let retires = nth.checked_sub(3).map(|seat| Shape::Retire(Seat(seat as u8)));
                let text = if retires.is_some() { word } else { words[0] };
                let part = Fragment { text: text.to_owned(), shape: retires.unwrap_or(Shape::Pass), alike: false };
                return Some((part, at + length));
            }
        }
        None
    }

    /// A letter and a number of at most two digits; whether it is a square the rules say.
    fn square(&self, at: usize) -> Option<(String, usize)> {
        let file = self.read.get(at).filter(|letter| letter.is_ascii_alphabetic())?;
        let digits = self.read[at + 1..].iter().take(3).take_while(|letter| letter.is_ascii_digit()).count();
        let end = at + 1 + digits;
        let rank: String = self.read[at + 1..end].iter().collect();
        matches!(digits, 1 | 2).then(|| (format!("{}{rank}", file.to_ascii_lowercase()), end))
    }

    /// What stands between a piece or a square and a square: `-`, `*`, and in moves `x` and `:`.
    fn link(&self, at: usize, signs: &str) -> Option<usize> {
        let sign = self.skip_space(at);
        self.read.get(sign).filter(|letter| signs.contains(**letter))?;
        let longer = self.read[sign] == '-' && matches!(self.read.get(sign + 1), Some('-' | '>'));
        Some(self.skip_space(sign + 1 + usize::from(longer)))
    }

    fn removal(&self, at: usize) -> Option<(Fragment, usize)> {
        self.read.get(at).filter(|letter| **letter == '@')?;
        let (square, end) = self.square(self.link(at + 1, "-*")?)?;
        Some((Fragment { text: format!("@-{square}"), shape: Shape::Removal, alike: false }, end))
    }

    /// A drop, mutation or placement, or a move with its piece.
    fn labelled(&self, at: usize) -> Option<(Fragment, usize)> {
        [2, 1].into_iter().find_map(|letters| {
            let label = self.label(at, letters)?;
            if let Some((square, end)) = self.link(label.end, "-*").and_then(|at| self.square(at)) {
                let text = format!("{}-{square}", label.text);
                return Some((Fragment { text, shape: Shape::Put(label.seat), alike: label.alike }, end));
            }
            let known = Kind::from_letters(&label.letters.to_ascii_uppercase()).is_some();
            known.then(|| self.bare_move(self.skip_space(label.end), at, Some(&label)))?
        })
    }

    fn bare_move(&self, at: usize, begin: usize, label: Option<&Label>) -> Option<(Fragment, usize)> {
        let (from, after) = self.square(at)?;
        let (to, end) = self.square(self.link(after, "-x:*")?)?;
        let named = label.map_or_else(String::new, |label| format!("{} ", label.text));
        let alike = label.is_some_and(|label| self.is_alike(begin, label.end));
        Some((Fragment { text: format!("{named}{from}-{to}"), shape: Shape::Move, alike }, end))
    }

    fn label(&self, at: usize, count: usize) -> Option<Label> {
        let letters: String = self.read.get(at..at + count)?.iter().collect();
        if !letters.bytes().all(|letter| letter.is_ascii_alphabetic()) {
            return None;
        }
        let end = at + count;
        let suffix = self.read.get(end).filter(|sign| **sign == '_').and_then(|_| self.read.get(end + 1));
        let suffix = suffix.map(char::to_ascii_lowercase).filter(|suffix| matches!(suffix, 'g' | 'r'));
        let alike = self.is_alike(at, end);
        Some(match suffix {
            Some(suffix) => {
                let text = format!("{}_{suffix}", letters.to_ascii_uppercase());
                Label { text, letters, seat: Seat(if suffix == 'g' { 2 } else { 3 }), end: end + 2, alike }
            }
            None => {
                let lower = letters.bytes().all(|letter| letter.is_ascii_lowercase());
                Label { text: letters.clone(), letters, seat: Seat(u8::from(lower)), end, alike }
            }
        })
    }

    fn is_alike(&self, from: usize, to: usize) -> bool {
        (from..to).any(|at| self.written[at] != self.read[at])
    }
}

/// A piece with its colour.
struct Label {
    text: String,
    letters: String,
    seat: Seat,
    end: usize,
    alike: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens in short: parts as they are, others with their kind.
    fn short(line: &str) -> Vec<String> {
        let short = |token: Token| match token {
            Token::Fragment(part) => part.text,
            Token::Number(number) => format!("#{number}"),
            Token::Side(seat) => format!("seat {}", seat.0),
            Token::Comment(words) => format!("//{words}"),
            Token::Aside(words) => format!("({words})"),
            Token::Colon => ":".to_owned(),
            Token::Word(word) => format!("'{word}'"),
        };
        tokens(line).into_iter().map(short).collect()
    }

    #[test]
    fn every_form_of_a_part_is_known() {
        for (written, read) in [
            ("A2-A4", "a2-a4"),
            ("a2 - a4;", "a2-a4"),
            ("а2—а4", "a2-a4"),
            ("f3xe5", "f3-e5"),
            ("f3:e5!?", "f3-e5"),
            ("f3->e5", "f3-e5"),
            ("N_g f3-e5", "N_g f3-e5"),
            ("nf3-e5", "n f3-e5"),
            ("CHf3-e5", "CH f3-e5"),
            ("N_g-e5", "N_g-e5"),
            ("n_G*E5", "N_g-e5"),
            ("NN * c3", "NN-c3"),
            ("С-c3", "C-c3"),
            ("q-a7;", "q-a7"),
            ("@-a5", "@-a5"),
            ("@ - A5;", "@-a5"),
            ("Pass", "pass"),
            ("пас", "pass"),
            ("resign:g", "resign:g"),
            ("i9-e5", "i9-e5"),
            ("X-e5", "X-e5"),
        ] {
            assert_eq!(short(written), [read], "{written}");
        }
    }

    #[test]
    fn what_only_resembles_a_part_is_none() {
        for line in ["a2", "a2 a4", "из-a5б", "abc-a5", "пассат", "a2-a444", "x", "e2-", "-e4", "12-13", "e5!", "я-a5"]
        {
            assert!(
                !tokens(line).iter().any(|token| matches!(token, Token::Fragment(_))),
                "{line}: {:?}",
                tokens(line)
            );
        }
    }

    #[test]
    fn lines_are_taken_apart() {
        for (line, read) in [
            ("12. a2-a4  h7-h5 // 8", "#12 a2-a4 h7-h5 //8"),
            ("12) Белые (Вася): a2-a4; // d5 взял", "#12 seat 0 (Вася) : a2-a4 //d5 взял"),
            ("Ход 12", "'Ход' #12"),
            ("12 a2-a4", "#12 a2-a4"),
            ("12... h7-h5", "#12 h7-h5"),
            ("b7-a7; q-a7;", "b7-a7 q-a7"),
            ("a2-a4 // 8 h7-h5 // 3 камня", "a2-a4 //8 h7-h5 //3 камня"),
            ("a2-a4 // см. http://b.c", "a2-a4 //см. http://b.c"),
            ("Вася — a2-a4", "'Вася' : a2-a4"),
            ("a2-a4 | h7-h5 | N_g-e5", "a2-a4 h7-h5 N_g-e5"),
            ("a2-a4 (3) шах!", "a2-a4 (3) 'шах!'"),
            ("Black resigns", "seat 1 'resigns'"),
            ("N_g-e5 3 камня", "N_g-e5 '3' 'камня'"),
            ("// 15", "//15"),
        ] {
            assert_eq!(short(line).join(" "), read, "{line}");
        }
    }
}
