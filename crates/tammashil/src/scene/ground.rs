//! What never changes while a game goes on: cells, ornaments, labels. Each board has it made once.
//!
//! ```text
//!          1 2 3          numbers of cells along both rear edges and at the right ends of rows
//!       c (2)0(1)         North's rear edge: zoned, with a line in North's ink; ( ) corners
//!      b (1)-0-2-(1) 4    a thread runs through the middle row, on which the belt lies like beads
//!       a (2)0(1)         tones 0 1 2: a three-coloured comb
//!          1 2 3
//! ```

use crate::play::{Cell as At, Geometry, NORTH, SOUTH};
use crate::rules::Which;
use skazka_core::{Cell, CellStatus, Ink, Label, Ornament, Point, Scene, Seat, Stroke, Text, text};
use std::sync::OnceLock;

/// Half the square root of three: rows of hexagons lie so far apart, and `SIDE` is how long an edge of one is.
const ROW: f32 = 0.866_025_4;
const SIDE: f32 = 0.577_350_3;
/// How far beyond the border the seats' own edges and the centres of labels lie.
const HOME_AWAY: f32 = 0.14;
const LABEL_AWAY: f32 = 0.46;
const HUGE_LABEL_AWAY: f32 = 0.95;
/// A corner is marked by a hexagon inside the cell's outline, smaller by this factor.
const CORNER: f32 = 0.84;
/// The seats' own edges, the thread of the belt, and the hexagons in corners.
const HOME: Stroke = Stroke::new(Ink::Seat, 0.03);
const THREAD: Stroke = Stroke { opacity: 0.85, ..Stroke::new(Ink::Print, 0.016) };
const EDGE: Stroke = Stroke { opacity: 0.7, ..Stroke::new(Ink::Print, 0.022) };
/// Boards with more rows than this are labelled sparingly: every so many rows, every so many cells.
const MANY_ROWS: usize = 30;
const SPARSE_ROWS: usize = 5;
const SPARSE_CELLS: usize = 10;

/// A scene of the bare board of a game.
pub(super) fn bare(game: Which) -> Scene {
    static TAMMASHIL: OnceLock<Scene> = OnceLock::new();
    static HIVVAYO: OnceLock<Scene> = OnceLock::new();
    let once = match game {
        Which::Tammashil => &TAMMASHIL,
        Which::Hivvayo => &HIVVAYO,
    };
    once.get_or_init(|| Board(Geometry::of(game)).scene()).clone()
}

/// The corners of a hexagon around its centre that stands on a corner, so that rows are straight, from the top
/// clockwise.
fn hexagon(size: f32) -> [Point; 6] {
    let (side, half) = (SIDE * size, 0.5 * size);
    [(0.0, -side), (half, -side / 2.0), (half, side / 2.0), (0.0, side), (-half, side / 2.0), (-half, -side / 2.0)]
        .map(|(x, y)| Point { x, y })
}

fn moved(point: Point, x: f32, y: f32) -> Point {
    Point { x: point.x + x, y: point.y + y }
}

struct Board(&'static Geometry);

impl Board {
    fn scene(&self) -> Scene {
        let rows = (0..self.0.rows()).rev();
        Scene {
            outlines: vec![hexagon(1.0).to_vec()],
            cells: rows.flat_map(|row| self.0.cells_of_row(row)).map(|cell| self.cell(cell)).collect(),
            ornaments: self.ornaments(),
            labels: self.labels(),
            turns: 2,
            ..Scene::empty()
        }
    }

    fn at(&self, cell: At) -> Point {
        let (half_cells, row) = self.0.place(cell);
        Point { x: f32::from(half_cells) / 2.0, y: -f32::from(row) * ROW }
    }

    /// The tone is the place in half cells modulo three: one step goes on by two or by one of them, either way.
    fn cell(&self, cell: At) -> Cell {
        let tone = (self.0.place(cell).0 % 3) as u8;
        let zone = [SOUTH, NORTH].into_iter().find(|&seat| self.0.is_rear(seat, cell)).map(|seat| seat.0);
        let (id, says) = (self.0.name(cell), self.says(cell));
        Cell { id, at: self.at(cell), outline: 0, tone, status: CellStatus::Here, zone, says }
    }

    fn says(&self, cell: At) -> Text {
        let name = self.0.name(cell);
        let corner = self.0.corners().contains(&cell);
        match (self.0.is_rear(SOUTH, cell), self.0.is_rear(NORTH, cell), corner) {
            (true, _, false) => text!("tammashil-scene-cell-rear-south", cell = name),
            (true, _, true) => text!("tammashil-scene-cell-corner-south", cell = name),
            (_, true, false) => text!("tammashil-scene-cell-rear-north", cell = name),
            (_, true, true) => text!("tammashil-scene-cell-corner-north", cell = name),
            (_, _, true) => text!("tammashil-scene-cell-corner", cell = name),
            _ if self.0.row_of(cell) == self.0.middle_row() => text!("tammashil-scene-cell-belt", cell = name),
            _ => text!("tammashil-scene-cell", cell = name),
        }
    }

    fn ornaments(&self) -> Vec<Ornament> {
        let corners = self.0.corners().into_iter().flat_map(|cell| self.corner(cell));
        [self.home(SOUTH), self.home(NORTH), self.thread()].into_iter().chain(corners).collect()
    }

    /// The line along a seat's own edge: the enemy is promoted on the cells behind it (`rules/tammashil.md §8`).
    fn home(&self, seat: Seat) -> Ornament {
        let away = if seat == SOUTH { SIDE + HOME_AWAY } else { -SIDE - HOME_AWAY };
        let ends = self.ends_of_row(if seat == SOUTH { 0 } else { self.0.rows() - 1 });
        let ends = [moved(ends[0], -0.5, away), moved(ends[1], 0.5, away)];
        Ornament { ends, stroke: HOME, beaded: false, seat: Some(seat.0) }
    }

    /// The thread along the middle row: the belt lies on it, and it stays when discs have left.
    fn thread(&self) -> Ornament {
        let [left, right] = self.ends_of_row(self.0.middle_row());
        let ends = [moved(left, -0.5, 0.0), moved(right, 0.5, 0.0)];
        Ornament { ends, stroke: THREAD, beaded: true, seat: None }
    }

    fn ends_of_row(&self, row: usize) -> [Point; 2] {
        let mut cells = self.0.cells_of_row(row).map(|cell| self.at(cell));
        let first = cells.next().unwrap_or(Point { x: 0.0, y: 0.0 });
        [first, cells.next_back().unwrap_or(first)]
    }

    /// A hexagon inside a corner cell, where priests of the other corners are strong (`rules/tammashil.md §2`).
    fn corner(&self, cell: At) -> impl Iterator<Item = Ornament> {
        let centre = self.at(cell);
        let spots = hexagon(CORNER).map(|spot| moved(centre, spot.x, spot.y));
        let side = move |nth| [spots[nth], spots[(nth + 1) % 6]];
        (0..6).map(move |nth| Ornament { ends: side(nth), stroke: EDGE, beaded: false, seat: None })
    }

    /// Letters at the left ends of rows; numbers at the right ends, below South's rear edge and above North's.
    fn labels(&self) -> Vec<Label> {
        let rows = 0..self.0.rows();
        let letters = rows.clone().filter(|&row| self.has_letter(row)).map(|row| self.letter(row));
        let ends = rows.filter(|&row| self.has_number(row)).map(|row| self.number_of_row(row));
        letters.chain(ends).chain(self.numbers_of_edges()).collect()
    }

    fn is_huge(&self) -> bool {
        self.0.rows() > MANY_ROWS
    }

    /// Labels of a huge board are drawn larger.
    fn label_away(&self) -> f32 {
        if self.is_huge() { HUGE_LABEL_AWAY } else { LABEL_AWAY }
    }

    /// Of a huge board, the rear edges, the middle row, and every fifth row that is not next to it.
    fn has_letter(&self, row: usize) -> bool {
        let middle = self.0.middle_row();
        let told = [0, middle, self.0.rows() - 1].contains(&row);
        let fifth = row.is_multiple_of(SPARSE_ROWS) && row.abs_diff(middle) > 1;
        !self.is_huge() || told || fifth
    }

    /// The rear edges have their numbers above and below.
    fn has_number(&self, row: usize) -> bool {
        let inner = 0 < row && row + 1 < self.0.rows();
        let told = row == self.0.middle_row() || self.0.width(row).is_multiple_of(SPARSE_CELLS);
        inner && (!self.is_huge() || told)
    }

    fn letter(&self, row: usize) -> Label {
        let [left, _] = self.ends_of_row(row);
        Label { at: moved(left, -0.5 - self.label_away(), 0.0), words: Geometry::row_name(row) }
    }

    fn number_of_row(&self, row: usize) -> Label {
        let [_, right] = self.ends_of_row(row);
        Label { at: moved(right, 0.5 + self.label_away(), 0.0), words: self.0.width(row).to_string() }
    }

    fn numbers_of_edges(&self) -> impl Iterator<Item = Label> {
        let away = SIDE + self.label_away();
        [(SOUTH, away), (NORTH, -away)].into_iter().flat_map(move |(seat, down)| {
            let numbered = (1..).zip(self.0.rear_edge(seat));
            let told = numbered.filter(|(number, _)| !self.is_huge() || *number == 1 || number % SPARSE_CELLS == 0);
            told.map(move |(number, cell)| Label { at: moved(self.at(cell), 0.0, down), words: number.to_string() })
        })
    }
}
