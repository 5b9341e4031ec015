//! A diagram as it is written on a page.

use skazka_core::{Fault, Settings, Touch, quote, text};

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
/// touch: 33                     touches joined by `>`, cells by their names alone: everything that could follow is lit
/// ways: 33>34 33>b:run>36       touches made before the moves: the ways they show are drawn as arrows
/// part: 21 65                   only the box around these cells is shown, each cell with its name
/// shows: all                    covered things too, as the arbiter knows them
/// allows: 13-24                 actions that must be legal after the moves, though none is taken
/// refuses: 13-23                actions that must not be legal then
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
    /// The touches whose continuations are lit.
    pub touch: Vec<Touch>,
    /// TouchTree of touches whose last one shows a way, drawn as arrows.
    pub ways: Vec<Vec<Touch>>,
    /// Cells in the corners of the part that is shown; the whole board if there are none.
    pub part: Vec<String>,
    /// Whether covered things are shown as the arbiter knows them.
    pub shows_all: bool,
    /// Actions that the page says could be taken after the moves.
    pub allows: Vec<String>,
    /// Actions that the page says could not.
    pub refuses: Vec<String>,
    /// The sentence under it.
    pub caption: String,
}

const KEYS: &str = "game, set, position, papers, moves, touch, ways, part, shows (all), allows, refuses, caption";

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
            "touch" => self.touch = touches(line, value)?,
            "ways" => self.ways = value.split_whitespace().map(|way| touches(line, way)).collect::<Result<_, _>>()?,
            "part" => self.part = words(),
            "shows" if value == "all" => self.shows_all = true,
            "allows" => self.allows = words(),
            "refuses" => self.refuses = words(),
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

/// Touches joined by `>`; a name without a letter and a colon before it is a cell.
fn touches(line: usize, value: &str) -> Result<Vec<Touch>, Fault> {
    let touch = |word: &str| match word.contains(':') {
        true => word.parse().map_err(|fault| super::at_line(line, fault)),
        false => Ok(Touch::Cell(word.to_owned())),
    };
    value.split('>').map(touch).collect()
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
        assert_eq!((diagram.touch.as_slice(), diagram.position), (&[Touch::Cell("33".into())][..], None));
        assert_eq!(diagram.caption, "Says: all.");
    }

    #[test]
    fn what_a_page_says_of_a_large_board_is_read() {
        let fence = "game: g/a\ntouch: 33>b:run\nways: 1>2 3>4>5\npart: 21 65\nshows: all\nallows: 1-2\nrefuses: 1-9 2-9\ncaption: c.";
        let diagram = Diagram::read(1, fence).unwrap();
        let written = |path: &[Touch]| path.iter().map(Touch::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(written(&diagram.touch), "c:33 b:run");
        assert_eq!(diagram.ways.iter().map(|way| written(way)).collect::<Vec<_>>(), ["c:1 c:2", "c:3 c:4 c:5"]);
        assert_eq!((diagram.part.join(" ").as_str(), diagram.shows_all), ("21 65", true));
        assert_eq!((diagram.allows.join(" "), diagram.refuses.join(" ")), ("1-2".into(), "1-9 2-9".into()));
    }

    #[test]
    fn a_slip_is_named_by_its_line_and_key() {
        assert_eq!(
            refused("game: a\ncaptoin: b"),
            format!(r#"rules-diagram-key line=8 key="captoin" expected="{KEYS}""#)
        );
        assert_eq!(refused("game: a\ngame: b"), r#"rules-diagram-twice line=8 key="game""#);
        assert_eq!(refused("game: a\nmoves:"), r#"rules-diagram-line line=8 found="moves:""#);
        assert_eq!(
            refused("game: a\nshows: some"),
            format!(r#"rules-diagram-key line=8 key="shows" expected="{KEYS}""#)
        );
        assert!(refused("game: a\ntouch: x:1\ncaption: b").starts_with("rules-diagram-refused line=8"));
        assert_eq!(refused("game: a"), r#"rules-diagram-missing line=7 key="caption""#);
        assert_eq!(refused(""), r#"rules-diagram-missing line=7 key="game""#);
        assert_eq!(refused("game: a\ncaption: b\nposition: p\npapers: -"), "rules-diagram-both line=7");
        let twice = refused("game: a\nset: size=6 size=7\ncaption: b");
        assert_eq!(twice, r#"rules-diagram-refused line=8 reason=(option-twice key="size")"#);
    }
}
