//! Small signs at figures, and labels that grow with the board.

use crate::scenes::{cell, small, symbols};
use skazka_core::CellStatus;
use skazka_render::{RenderOptions, inline, svg};

/// How often a badge is used and how often it is defined.
fn badges(drawing: &str, badge: &str) -> (usize, usize) {
    let used = format!("<use class=\"badge\" data-badge=\"{badge}\" href=\"#b-{badge}-n\"/>");
    (drawing.matches(&used).count(), drawing.matches(&format!("<g id=\"b-{badge}-n\"")).count())
}

#[test]
fn badges_are_drawn_upon_their_things_and_defined_once() {
    let mut scene = small();
    let plain = inline(&scene, &symbols(), &RenderOptions::default());
    assert_eq!((badges(&plain, "done"), badges(&plain, "famed")), ((1, 1), (0, 0)));
    scene.things[0].badges = vec!["done".into(), "famed".into()];
    for draw in [inline, svg] {
        let drawing = draw(&scene, &symbols(), &RenderOptions::default());
        assert_eq!((badges(&drawing, "done"), badges(&drawing, "famed")), ((2, 1), (1, 1)));
        assert_eq!(drawing.matches("class=\"thing seat-1 dimmed\"").count(), 1, "the other is not");
    }
}

/// The class of the first label on a square board of so many rows, and the room beside it.
fn labelled(rows: u16) -> (String, f32) {
    let mut scene = small();
    let cells = (0..rows).flat_map(|row| (0..rows).map(move |column| (row, column)));
    scene.cells = cells.map(|(y, x)| cell(&format!("{y}-{x}"), x.into(), y.into(), CellStatus::Here)).collect();
    scene.labels.truncate(1);
    scene.labels[0].at.x = -3.0;
    let drawing = inline(&scene, &symbols(), &RenderOptions::default());
    let class = drawing.split("<text class=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let left = drawing.split("viewBox=\"").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
    let label_from_centre = (f32::from(rows) - 1.0) / 2.0 * 100.0 + 300.0;
    (class.to_owned(), -left.parse::<f32>().unwrap() - label_from_centre)
}

#[test]
fn labels_are_larger_on_larger_boards() {
    assert_eq!(labelled(10), ("label".to_owned(), 15.0));
    assert_eq!(labelled(19), ("label large".to_owned(), 22.0));
    assert_eq!(labelled(40), ("label huge".to_owned(), 56.0));
}
