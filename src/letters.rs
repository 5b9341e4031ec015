//! A scene drawn with letters, for terminals.
//!
//! ```text
//! 4 . n . .      a thing is its letters: upper case of the first seat, lower case of the others
//! 3 . . . .      .  empty    #  cut off    *  marked    ?  covered
//! 2 . . . .
//! 1 . S . .      cells keep their places, so a rhomb is drawn as one
//!   a b c d
//! ```

use skazka_core::{Cell, CellStatus, Point, Scene, Tray};
use std::collections::BTreeMap;

/// Lengths nearer than this are the same, in board units.
const SAME: f32 = 0.05;

/// Draws the board and the coordinates beside it; `half_turn` shows it from the other side.
pub(crate) fn board<T>(scene: &Scene<T>, half_turn: bool) -> String {
    let place = |at: Point| if half_turn { Point { x: -at.x, y: -at.y } } else { at };
    let cells: Vec<_> = scene.cells.iter().map(|cell| (place(cell.at), letters(scene, cell))).collect();
    let across = Lattice::of(cells.iter().map(|(at, _)| at.x));
    let down = Lattice::of(cells.iter().map(|(at, _)| at.y));
    let mut rows: BTreeMap<i32, BTreeMap<i32, String>> = BTreeMap::new();
    let labels = scene.labels.iter().map(|label| (place(label.at), label.words.clone()));
    for (at, words) in labels.chain(cells) {
        rows.entry(down.step(at.y)).or_default().insert(across.step(at.x), words);
    }
    let longest = rows.values().flat_map(|row| row.values()).map(|words| words.chars().count()).max().unwrap_or(1);
    let width = (1 + longest).div_ceil(apart(&rows));
    let first = rows.values().filter_map(|row| row.keys().next()).min().copied().unwrap_or(0);
    rows.values().map(|row| line(row, first, width) + "\n").collect()
}

/// How many steps lie at least between neighbours of a row: two where rows are shifted against each other.
fn apart(rows: &BTreeMap<i32, BTreeMap<i32, String>>) -> usize {
    let gap = |row: &BTreeMap<i32, String>| {
        let steps: Vec<_> = row.keys().collect();
        steps.windows(2).map(|pair| pair[1].abs_diff(*pair[0]) as usize).min()
    };
    rows.values().filter_map(gap).min().unwrap_or(1).max(1)
}

fn line(row: &BTreeMap<i32, String>, first: i32, width: usize) -> String {
    let last = row.keys().next_back().copied().unwrap_or(first);
    let mut line = String::new();
    for (step, words) in (first..=last).filter_map(|step| Some((step, row.get(&step)?))) {
        let column = width * step.abs_diff(first) as usize;
        line.extend(std::iter::repeat_n(' ', column.saturating_sub(line.chars().count())));
        line += words;
    }
    line
}

/// The letters of one cell.
fn letters<T>(scene: &Scene<T>, cell: &Cell<T>) -> String {
    match (scene.thing_on(&cell.id), cell.status) {
        (Some(thing), _) => {
            let letters = skazka_core::letters(&thing.symbol).unwrap_or(&thing.symbol);
            match thing.seat {
                Some(0) => letters.to_uppercase(),
                Some(_) => letters.to_lowercase(),
                None => letters.to_owned(),
            }
        }
        (None, CellStatus::Here) => ".".to_owned(),
        (None, CellStatus::Gone) => "#".to_owned(),
        (None, CellStatus::Marked) => "*".to_owned(),
        (None, CellStatus::Covered) => "?".to_owned(),
    }
}

/// The evenly spaced lines that cells stand on, in one direction.
struct Lattice {
    first: f32,
    gap: f32,
}

impl Lattice {
    fn of(places: impl Iterator<Item = f32>) -> Lattice {
        let mut places: Vec<f32> = places.collect();
        places.sort_by(f32::total_cmp);
        let gaps = places.windows(2).map(|pair| pair[1] - pair[0]).filter(|gap| *gap > SAME);
        let gap = gaps.reduce(f32::min).unwrap_or(1.0);
        Lattice { first: places.first().copied().unwrap_or(0.0), gap }
    }

    /// The nearest line's number: 0 the first that holds a cell, below that what stands before it.
    fn step(&self, place: f32) -> i32 {
        ((place - self.first) / self.gap).round() as i32
    }
}

/// One line for a tray: what it is, and the letters of what lies in it. What has no letters, a die or stones, is told by
/// the words already.
pub(crate) fn tray(tray: &Tray<String>) -> String {
    let items = tray.items.iter().filter_map(|item| {
        let letters = skazka_core::letters(&item.symbol)?;
        Some(if tray.counts(item) { format!("{letters}×{}", item.count) } else { letters.to_owned() })
    });
    let items = items.collect::<Vec<_>>().join(" ");
    if items.is_empty() { tray.says.clone() } else { format!("{}: {items}", tray.says) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skazka_core::{Label, Notation, Position, Presentation, TrayLayout, Viewer};
    use skazka_testkit::duel::Duel;

    fn duel() -> Scene {
        let position = Duel::read(&(), "b1 c4 2").expect("a position");
        Duel::scene(&position.view(Viewer::Public))
    }

    #[test]
    fn a_square_board_is_drawn_with_its_coordinates() {
        let mut scene = duel();
        let label = |x, y, words: &str| Label { at: Point { x, y }, words: words.to_owned() };
        scene.labels = vec![label(-0.8, 0.0, "1"), label(-0.8, -1.0, "2"), label(0.0, 0.8, "a"), label(3.0, 0.8, "d")];
        scene.cells[5].status = CellStatus::Gone;
        scene.cells[6].status = CellStatus::Marked;
        assert_eq!(board(&scene, false), "  . . o .\n  . . . .\n2 . # * .\n1 . O . .\n  a     d\n");
        assert_eq!(board(&scene, true), "d     a\n. . O . 1\n. * # . 2\n. . . .\n. o . .\n");
    }

    #[test]
    fn a_turned_board_keeps_its_shape() {
        let mut scene = duel();
        for cell in &mut scene.cells {
            let Point { x, y } = cell.at;
            cell.at = Point { x: (x + y) * 0.707, y: (y - x) * 0.707 };
        }
        let rows = ["   .", "  o .", " . . .", ". . . .", " . . .", "  . O", "   ."];
        assert_eq!(board(&scene, false).lines().collect::<Vec<_>>(), rows);
    }

    #[test]
    fn a_tray_is_one_line() {
        let item = |symbol: &str, count| skazka_core::Item {
            id: symbol.to_owned(),
            symbol: symbol.to_owned(),
            seat: Some(0),
            count,
            cost: None,
            closed: false,
            says: String::new(),
        };
        let tray_of = |counted, items| Tray {
            seat: Some(1),
            layout: TrayLayout::Row,
            counted,
            touchable: false,
            says: "North".to_owned(),
            items,
        };
        assert_eq!(tray(&tray_of(true, vec![item("S", 1), item("P", 3)])), "North: S×1 P×3");
        assert_eq!(tray(&tray_of(false, vec![item("S", 1), item("P-red", 3)])), "North: S P×3");
        assert_eq!(tray(&tray_of(false, vec![item("die-3", 1), item("step", 2)])), "North");
    }
}
