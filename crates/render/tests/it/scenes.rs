//! Small scenes that the tests draw. They belong to no game.

use skazka_core::{
    Arrow, Cap, Cell, CellStatus, Ink, Item, Label, Line, Ornament, Overlay, Point, Scene, Shape, Stroke, Symbol,
    Thing, Tray, TrayLayout, Way,
};

pub fn point(x: f32, y: f32) -> Point {
    Point { x, y }
}

pub fn cell(id: &str, x: f32, y: f32, status: CellStatus) -> Cell<String> {
    let tone = ((x + y) as i32).rem_euclid(2) as u8;
    Cell { id: id.into(), at: point(x, y), outline: 0, tone, status, zone: None, says: format!("bit {id}") }
}

pub fn thing(cell: &str, symbol: &str, seat: Option<u8>) -> Thing<String> {
    Thing::new(cell, symbol, seat, format!("{symbol} of {seat:?}"))
}

fn ornament(ends: [Point; 2], stroke: Stroke, seat: Option<u8>) -> Ornament {
    Ornament { ends, stroke, beaded: false, seat }
}

/// ```text
///  21 X | 22 . | 23 %      X a ringed disc, % gone
///  11 O | 12 x | 13 ?      O a solid disc, x marked, ? covered
/// ```
pub fn small() -> Scene<String> {
    let mut scene = Scene::empty();
    scene.outlines = vec![[(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, y)| point(x, y)).to_vec()];
    scene.cells = vec![
        cell("21", 0.0, -1.0, CellStatus::Here),
        cell("22", 1.0, -1.0, CellStatus::Here),
        cell("23", 2.0, -1.0, CellStatus::Gone),
        cell("11", 0.0, 0.0, CellStatus::Here),
        cell("12", 1.0, 0.0, CellStatus::Marked),
        cell("13", 2.0, 0.0, CellStatus::Covered),
    ];
    scene.cells[3].zone = Some(0);
    scene.things = vec![thing("11", "D", Some(0)), thing("21", "D", Some(1))];
    scene.things[1].height = 2;
    (scene.things[1].dimmed, scene.things[1].badges) = (true, vec!["done".into()]);
    let ends = [point(-0.5, 0.64), point(2.5, 0.64)];
    let cells = ["11", "12", "13"].map(str::to_owned).to_vec();
    scene.lines = vec![Line { id: "r1".into(), ends, cells, says: "row 1".into() }];
    scene.ornaments = vec![ornament(
        [point(-0.5, -0.5), point(2.5, -0.5)],
        Stroke { opacity: 0.85, ..Stroke::new(Ink::Print, 0.016) },
        None,
    )];
    scene.ornaments[0].beaded = true;
    let marks = vec![ornament(
        [point(0.0, 0.0), point(2.0, 0.0)],
        Stroke { cap: Cap::Square, ..Stroke::new(Ink::Seat, 0.06) },
        Some(1),
    )];
    scene.overlays = vec![Overlay { name: "stripes".into(), says: "Stripes".into(), over: false, marks }];
    scene.labels = vec![Label { at: point(-0.75, 0.0), words: "1".into() }];
    scene.arrows = vec![Arrow { from: "11".into(), to: "22".into(), kind: Way::Dashed }];
    let item = |symbol: &str, count| Item {
        id: symbol.into(),
        symbol: symbol.into(),
        seat: Some(0),
        count,
        cost: None,
        closed: false,
        says: symbol.into(),
    };
    let items = vec![item("D", 2), item("Q", 1)];
    scene.trays = vec![Tray {
        seat: Some(0),
        layout: TrayLayout::Rack,
        counted: false,
        touchable: true,
        says: "in hand".into(),
        items,
    }];
    scene.turns = 2;
    scene
}

pub fn symbols() -> Vec<Symbol> {
    let disc = |seat, fill| {
        let path = "M-.3 0a.3 .3 0 1 0 .6 0a.3 .3 0 1 0 -.6 0Z".to_owned();
        let shapes = vec![Shape { path, fill, stroke: Ink::Seat, width: 0.04 }];
        Symbol { id: "D".into(), seat: Some(seat), shapes }
    };
    let sign = |id: &str, path: &str| {
        let shapes = vec![Shape { path: path.into(), fill: Ink::Accent, stroke: Ink::Line, width: 0.02 }];
        Symbol { id: id.into(), seat: None, shapes }
    };
    vec![disc(0, Ink::Seat), disc(1, Ink::Pale), sign("done", "M-.4 .3L-.2 .4L0 .2Z"), sign("famed", "M.2 -.4H.4V-.2Z")]
}

/// A hexagon of hexagonal cells around the origin, `rows` of them, the outermost `width` cells wide. Rows are numbered
/// from the bottom: `3.17` is the 17th cell of the third row.
pub fn comb(rows: usize, width: usize) -> Scene<String> {
    let mut scene = Scene::empty();
    let (half, side) = (3_f32.sqrt() / 2.0, 1.0 / 3_f32.sqrt());
    let corners =
        [(0.0, -side), (0.5, -side / 2.0), (0.5, side / 2.0), (0.0, side), (-0.5, side / 2.0), (-0.5, -side / 2.0)];
    scene.outlines = vec![corners.map(|(x, y)| point(x, y)).to_vec()];
    for row in (0..rows).rev() {
        let from_middle = row as f32 - (rows - 1) as f32 / 2.0;
        let cells = width + (rows - 1) / 2 - from_middle.abs() as usize;
        for place in 0..cells {
            let x = place as f32 - (cells - 1) as f32 / 2.0;
            let tone = (place + row) % 3;
            let mut one = cell(&format!("{}.{}", row + 1, place + 1), x, -from_middle * half, CellStatus::Here);
            one.tone = tone as u8;
            scene.cells.push(one);
        }
    }
    scene.turns = 2;
    scene
}
