//! A diagram as it is written on a page.

use skazka_core::{Fault, Settings, quote, text};

/// A diagram: a game, its options, a position, and what happens from there.
///
/// Written one `key: value` a line, each key at most once:
///
/// ```text
/// game: family/discipline       needed
/// set: size=9 mirror=yes        options, parted by spaces
/// position: ...                 the position to begin with; the starting position if neither this nor papers are given
/// papers: shift:-1 -            written set-ups in the order in which they are asked for
/// moves: 13-24 63x52            actions from there; the last one is lit
/// touch: 33                     a cell: everything that touching it could do next is lit
/// caption: One short sentence.  needed
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Diagram {
    /// The whole name of the discipline.
    pub game: String,
    /// Its options.
    pub settings: Settings,
    /// The position it begins with, if it is not the starting position.
    pub position: Option<String>,
    /// Written set-ups, taken as actions before the moves.
    pub papers: Vec<String>,
    /// Actions.
    pub moves: Vec<String>,
    /// The cell whose continuations are lit.
    pub touch: Option<String>,
    /// The sentence under it.
    pub caption: String,
}

const KEYS: &str = "game, set, position, papers, moves, touch, caption";

impl Diagram {
    /// Reads what stands inside a fence whose first inner line is line `first` of its file.
    ///
    /// # Errors
    /// With the line and the key: a line that is not `key: value`, an unknown or repeated key, options that cannot be
    /// read, papers beside a position, no game, no caption.
    ///
    /// ```
    /// use skazka_server::rules::Diagram;
    /// let diagram = Diagram::read(1, "game: chess/small\nmoves: 13-24 63x52\ncaption: Two moves.").unwrap();
    /// assert_eq!(diagram.moves, ["13-24", "63x52"]);
    /// assert!(Diagram::read(1, "game: chess/small\ncaptoin: A slip.").is_err());
    /// ```
    pub fn read(first: usize, fence: &str) -> Result<Diagram, Fault> {
        let mut diagram = Diagram::default();
        let mut seen: Vec<&str> = Vec::new();
        for (line, written) in (first..).zip(fence.lines()) {
            let (key, value) = key_and_value(line, written)?;
            if seen.contains(&key) {
                return Err(text!("rules-diagram-twice", line = line, key = key).into());
            }
            diagram.set(line, key, value)?;
            seen.push(key);
        }
        diagram.complete(first)
    }

    fn set(&mut self, line: usize, key: &str, value: &str) -> Result<(), Fault> {
        let words = || value.split_whitespace().map(str::to_owned).collect();
        match key {
            "game" => self.game = value.to_owned(),
            "set" => self.settings = settings(line, value)?,
            "position" => self.position = Some(value.to_owned()),
            "papers" => self.papers = words(),
            "moves" => self.moves = words(),
            "touch" => self.touch = Some(value.to_owned()),
            "caption" => self.caption = value.to_owned(),
            _ => return Err(text!("rules-diagram-key", line = line, key = quote(key), expected = KEYS).into()),
        }
        Ok(())
    }

    fn complete(self, first: usize) -> Result<Diagram, Fault> {
        if self.game.is_empty() || self.caption.is_empty() {
            let key = if self.game.is_empty() { "game" } else { "caption" };
            return Err(text!("rules-diagram-missing", line = first, key = key).into());
        }
        if self.position.is_some() && !self.papers.is_empty() {
            return Err(text!("rules-diagram-both", line = first).into());
        }
        Ok(self)
    }
}

fn key_and_value(line: usize, written: &str) -> Result<(&str, &str), Fault> {
    let parts = written.split_once(": ").map(|(key, value)| (key, value.trim()));
    let parts = parts.filter(|(_, value)| !value.is_empty());
    parts.ok_or_else(|| text!("rules-diagram-line", line = line, found = quote(written)).into())
}

fn settings(line: usize, value: &str) -> Result<Settings, Fault> {
    Settings::parse(value.split_whitespace()).map_err(|fault| super::at_line(line, fault))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(fence: &str) -> String {
        Diagram::read(7, fence).unwrap_err().to_string()
    }

    #[test]
    fn every_key_is_read() {
        let fence = "game: g/a\nset: size=7 mirror=yes\npapers: a:1 -\nmoves: 1-2\ntouch: 33\ncaption: Says: all.";
        let diagram = Diagram::read(1, fence).unwrap();
        assert_eq!(diagram.game, "g/a");
        assert_eq!(diagram.settings.write(), "mirror=yes size=7");
        assert_eq!(
            (diagram.papers.as_slice(), diagram.moves.as_slice()),
            (&["a:1".into(), "-".into()][..], &["1-2".into()][..])
        );
        assert_eq!((diagram.touch.as_deref(), diagram.position.as_deref()), (Some("33"), None));
        assert_eq!(diagram.caption, "Says: all.");
    }

    #[test]
    fn a_slip_is_named_by_its_line_and_key() {
        assert_eq!(
            refused("game: a\ncaptoin: b"),
            format!(r#"rules-diagram-key line=8 key="captoin" expected="{KEYS}""#)
        );
        assert_eq!(refused("game: a\ngame: b"), r#"rules-diagram-twice line=8 key="game""#);
        assert_eq!(refused("game: a\nmoves:"), r#"rules-diagram-line line=8 found="moves:""#);
        assert_eq!(refused("game: a"), r#"rules-diagram-missing line=7 key="caption""#);
        assert_eq!(refused(""), r#"rules-diagram-missing line=7 key="game""#);
        assert_eq!(refused("game: a\ncaption: b\nposition: p\npapers: -"), "rules-diagram-both line=7");
        let twice = refused("game: a\nset: size=6 size=7\ncaption: b");
        assert_eq!(twice, r#"rules-diagram-refused line=8 reason=(option-twice key="size")"#);
    }
}
