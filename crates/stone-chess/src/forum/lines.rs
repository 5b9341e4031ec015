//! The lines of a thread that somebody wrote himself.

use super::letters::is_invisible;
use skazka_core::steps;

/// A line without quotes and mark-up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Line {
    /// Its number, from 1.
    pub number: usize,
    /// What is left of it.
    pub text: String,
    /// Whether something in it is struck out.
    pub struck: bool,
}

/// What a thread consists of.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Lines {
    /// What somebody wrote himself; no blank lines.
    pub own: Vec<Line>,
    /// The numbers of lines that only repeat what somebody else said.
    pub quoted: Vec<usize>,
    /// The line of a `[quote]` that nothing closes.
    pub open: Option<usize>,
}

impl Lines {
    /// Takes a thread apart.
    pub fn of(text: &str) -> Lines {
        let mut lines = Lines::default();
        let mut open = Open::default();
        for (number, line) in (1..).zip(text.lines()) {
            let (own, quoted) = own_part(line, number, &mut open);
            let left = without_bullet(own.text.trim());
            if !left.is_empty() {
                lines.own.push(Line { text: left.to_owned(), ..own });
            } else if quoted {
                lines.quoted.push(number);
            }
        }
        lines.open = open.quotes.first().copied();
        lines
    }
}

/// What is left of a line outside quotes, without mark-up, and whether something was quoted.
fn own_part(line: &str, number: usize, open: &mut Open) -> (Line, bool) {
    let mut rest = line.trim_start();
    if rest.starts_with('>') || rest.starts_with("&gt;") {
        return (Line { number, text: String::new(), struck: false }, true);
    }
    let (mut left, mut quoted, mut struck) = (String::new(), false, open.struck > 0);
    while let Some(letter) = rest.chars().next() {
        steps::count(1);
        if let Some((tag, after)) = tag(rest) {
            match tag {
                Tag::Quote => open.quotes.push(number),
                Tag::EndOfQuote => drop(open.quotes.pop()),
                Tag::Strike => open.struck += 1,
                Tag::EndOfStrike => open.struck = open.struck.saturating_sub(1),
                Tag::Other => {}
            }
            struck |= open.struck > 0;
            rest = after;
            continue;
        }
        if open.quotes.is_empty() && !is_invisible(letter) {
            left.push(letter);
        }
        quoted |= !open.quotes.is_empty() && !letter.is_whitespace();
        rest = &rest[letter.len_utf8()..];
    }
    (Line { number, text: left.replace("**", ""), struck }, quoted)
}

/// The mark-up that is open where a line begins.
#[derive(Debug, Default)]
struct Open {
    /// The lines where quotes begin.
    quotes: Vec<usize>,
    /// How many times what follows is struck out.
    struck: usize,
}

enum Tag {
    Quote,
    EndOfQuote,
    Strike,
    EndOfStrike,
    Other,
}

/// The longest tag that is taken for one.
const LONGEST_TAG: usize = 200;

/// A tag in brackets that the text begins with: `[quote=Anna]`, `[/b]`, `[color=red]`. There is none inside another, so
/// no letter is looked at twice.
fn tag(rest: &str) -> Option<(Tag, &str)> {
    let inside = rest.strip_prefix('[')?;
    let mut looked_at = inside.char_indices().take(LONGEST_TAG).inspect(|_| steps::count(1));
    let (end, _) = looked_at.find(|(_, letter)| ['[', ']'].contains(letter)).filter(|(_, sign)| *sign == ']')?;
    let (inside, after) = (&inside[..end], &inside[end + 1..]);
    let (closing, name) = inside.strip_prefix('/').map_or((false, inside), |name| (true, name));
    let name = name.split(['=', ' ']).next().unwrap_or_default().to_ascii_lowercase();
    let tag = match (&*name, closing) {
        ("quote", false) => Tag::Quote,
        ("quote", true) => Tag::EndOfQuote,
        ("s" | "del" | "strike", false) => Tag::Strike,
        ("s" | "del" | "strike", true) => Tag::EndOfStrike,
        _ if MARKS.contains(&&*name) => Tag::Other,
        _ => return None,
    };
    Some((tag, after))
}

/// The mark-up of forums that means nothing for a game.
const MARKS: [&str; 16] = [
    "b", "i", "u", "color", "size", "font", "center", "left", "right", "code", "spoiler", "hide", "list", "url", "img",
    "*",
];

/// A line without the sign of a list before it.
fn without_bullet(line: &str) -> &str {
    let bullet = line.strip_prefix(['*', '-', '•', '#', '–', '—']);
    bullet.filter(|rest| rest.starts_with(char::is_whitespace)).map_or(line, str::trim_start)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(text: &str) -> Vec<(usize, String)> {
        Lines::of(text).own.into_iter().map(|line| (line.number, line.text)).collect()
    }

    #[test]
    fn quotes_and_mark_up_are_taken_away() {
        let text =
            "[b]12.[/b] a2-a4\r\n> a2-a4\r\n[quote=Anna]a2-a4\nb\n[quote]c[/quote] d\n[/quote] **h7-h5**\n\n - e2-e4";
        let lines = Lines::of(text);
        assert_eq!(own(text), [(1, "12. a2-a4".into()), (6, "h7-h5".into()), (8, "e2-e4".into())]);
        assert_eq!((lines.quoted, lines.open), (vec![2, 3, 4, 5], None));
    }

    #[test]
    fn an_open_quote_is_told_and_other_brackets_stay() {
        let lines = Lines::of("[Anna] a2-a4\n[quote]\nb2-b4");
        assert_eq!((lines.open, lines.quoted), (Some(2), vec![3]));
        assert_eq!(own("[Anna] a2-a4 \u{200b}[/nothing"), [(1, "[Anna] a2-a4 [/nothing".into())]);
        assert_eq!(own("[/quote] a2-a4"), [(1, "a2-a4".into())]);
    }
}
