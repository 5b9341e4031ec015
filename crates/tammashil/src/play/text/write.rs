//! Writing positions and actions.

use crate::play::action::Move;
use crate::play::geometry::Cell;
use crate::play::state::{SOUTH, State};
use crate::play::unit::{Content, Disc, Unit};
use std::fmt::{self, Write};

/// Marks a single on a disc that chance is about to turn.
pub(super) const TURNING: char = '*';
/// A covered cell whose disc nobody knows, and the mark of an action that ends on a covered cell.
pub(super) const UNKNOWN: char = '?';

/// Writes the face that chance showed into the action that turned the disc: `j7-k8?` and `+` make `j7-k8?+`.
///
/// `None` when the outcome is no face, or the action has no disc whose face is not written yet.
///
/// ```
/// use skazka_tammashil::join;
///
/// let first = join("j7/k7?,k8?", "x");
/// assert_eq!(first.as_deref(), Some("j7/k7?x,k8?"));
/// assert_eq!(join("j7/k7?x,k8?", "+").as_deref(), Some("j7/k7?x,k8?+"));
/// assert_eq!(join("c5-d5", "+"), None);
/// ```
pub fn join(written: &str, outcome: &str) -> Option<String> {
    let mut letters = outcome.chars();
    let disc = letters.next().and_then(Disc::from_sign).filter(|_| letters.next().is_none())?;
    let marks = written.match_indices(UNKNOWN);
    let open = |at: &usize| written[at + 1..].chars().next().and_then(Disc::from_sign).is_none();
    let at = marks.map(|(at, _)| at).find(open)?;
    Some(format!("{}{}{}", &written[..=at], disc.sign(), &written[at + 1..]))
}

/// Takes apart what [`join`] makes: the action without faces, and what stands in their places, faces or not, up to the
/// first disc that is not told.
///
/// `None` when nothing is told of any disc.
///
/// ```
/// use skazka_tammashil::unjoin;
///
/// let told = |bare: &str, faces: &[&str]| Some((bare.to_owned(), faces.iter().map(|one| one.to_string()).collect()));
/// assert_eq!(unjoin("j7-k8?+"), told("j7-k8?", &["+"]));
/// assert_eq!(unjoin("j7/k7?x,k8?!"), told("j7/k7?,k8?", &["x", "!"]));
/// assert_eq!(unjoin("j7/k7?x,k8?"), told("j7/k7?,k8?", &["x"]));
/// assert_eq!(unjoin("j7-k8?"), None);
/// ```
pub fn unjoin(written: &str) -> Option<(String, Vec<String>)> {
    let parts =
        || written.split(',').map(|part| part.split_once(UNKNOWN).map_or((part, None), |(to, face)| (to, Some(face))));
    let bare = parts().map(|(to, face)| format!("{to}{}", face.map_or("", |_| "?")));
    let told = parts().filter_map(|(_, face)| face).take_while(|face| !face.is_empty()).map(str::to_owned);
    let (bare, told): (Vec<_>, Vec<_>) = (bare.collect(), told.collect());
    (!told.is_empty()).then(|| (bare.join(","), told))
}

impl State {
    /// Writes an action of this position in the canonical notation (`rules/tammashil.md §11`); chance writes `south`,
    /// `5:`, `+`.
    pub fn write_action(&self, action: Move) -> String {
        let name = |cell: Cell| self.geometry.name(cell);
        match action {
            Move::Coin(seat) => side_word(seat == SOUTH).to_owned(),
            Move::Roll(steps) => format!("{steps}:"),
            Move::Turned(disc) => disc.sign().to_string(),
            Move::Walk { from, to } => format!("{}-{}", name(from), name(to)),
            Move::Merge { from, to } => format!("{}+{}", name(from), name(to)),
            Move::Trap { from, to } => format!("{}-{}{UNKNOWN}", name(from), name(to)),
            Move::Attack { earlier, last, target } => {
                let comes = |(from, stand): (Cell, Cell)| {
                    if from == stand { name(from) + "," } else { format!("{}-{},", name(from), name(stand)) }
                };
                let earlier: String = earlier.into_iter().flatten().map(comes).collect();
                format!("{earlier}{}x{}", name(last), name(target))
            }
            Move::Split { stack, exits } => {
                let exits: Vec<_> = exits.into_iter().flatten().map(|exit| self.exit_name(exit)).collect();
                format!("{}/{}", name(stack), exits.join(","))
            }
            Move::End => ".".to_owned(),
        }
    }

    fn exit_name(&self, exit: Cell) -> String {
        let mut name = self.geometry.name(exit);
        if self.disc(exit).is_some() {
            name.push(UNKNOWN);
        }
        name
    }

    /// Writes the position in one line: `board side steps quiet turn`, and what is left among unknown discs where there
    /// are any.
    pub fn write(&self) -> String {
        let rows: Vec<_> = (0..self.geometry.rows()).rev().map(|row| self.row_text(row)).collect();
        let side = match (self.tossed, self.mover == SOUTH) {
            (false, _) => '-',
            (true, true) => 's',
            (true, false) => 'n',
        };
        let steps = self.steps().map_or("-".to_owned(), |(left, roll)| format!("{left}/{roll}"));
        let mut text = format!("{} {side} {steps} {} {}", rows.join("/"), self.quiet, self.turn);
        if self.hidden.total() > 0 {
            for disc in Disc::ALL {
                let gap = if disc == Disc::Good { " " } else { "" };
                let _ = write!(text, "{gap}{}{}", self.hidden.of(disc), disc.sign());
            }
        }
        text
    }

    fn row_text(&self, row: usize) -> String {
        let mut text = String::new();
        let mut run = 0;
        for cell in self.geometry.cells_of_row(row) {
            let content = self.content(cell);
            if content == Content::Empty {
                run += 1;
                continue;
            }
            push_run(&mut text, &mut run);
            match content {
                Content::Empty => {}
                Content::Covered(disc) => text.push(disc.map_or(UNKNOWN, Disc::sign)),
                Content::Unit(unit) => push_unit(&mut text, unit),
                Content::Turning(unit) => {
                    push_unit(&mut text, unit);
                    text.push(TURNING);
                }
            }
        }
        push_run(&mut text, &mut run);
        text
    }
}

/// The words of the coin.
pub(super) const fn side_word(south: bool) -> &'static str {
    if south { "south" } else { "north" }
}

fn push_run(text: &mut String, run: &mut u32) {
    if *run > 0 {
        text.push_str(&run.to_string());
        *run = 0;
    }
}

fn push_unit(text: &mut String, unit: Unit) {
    let letter = unit.kind.letter();
    text.push(if unit.seat == SOUTH { letter } else { letter.to_ascii_lowercase() });
    let marks = [(unit.veteran, '\''), (unit.moved, '!'), (unit.fragment, '~')];
    text.extend(marks.into_iter().filter(|(on, _)| *on).map(|(_, mark)| mark));
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write())
    }
}
