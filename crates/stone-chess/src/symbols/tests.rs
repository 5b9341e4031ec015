//! The drawings as data.

use super::*;
use skazka_core::{Ink, Shape};
use std::collections::BTreeSet;

fn find(id: &str, seat: u8) -> Symbol {
    symbols().into_iter().find(|one| one.id == id && one.seat == Some(seat)).unwrap()
}

/// Every number of a path is a coordinate.
fn spots(shapes: &[Shape]) -> Vec<(f32, f32)> {
    let apart = |path: &str| path.replace(|c: char| c.is_ascii_alphabetic(), " ");
    let numbers = shapes.iter().flat_map(|shape| {
        apart(&shape.path).split_whitespace().map(|number| number.parse().unwrap()).collect::<Vec<f32>>()
    });
    numbers.collect::<Vec<_>>().chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

#[test]
fn every_figure_stays_inside_its_cell() {
    for symbol in symbols() {
        for shape in &symbol.shapes {
            let farthest = spots(std::slice::from_ref(shape)).into_iter().map(|(x, y)| x.abs().max(y.abs()));
            let reach = farthest.fold(0.0, f32::max) + shape.width / 2.0;
            assert!(0.01 < reach && reach <= 0.5, "{} of {:?} reaches {reach}", symbol.id, symbol.seat);
        }
    }
}

#[test]
fn every_kind_is_drawn_for_every_seat() {
    let counters = ["letter", "stone", "place-1", "place-2", "place-3", "place-4"];
    let expected: Vec<_> = Kind::ALL.iter().map(|kind| kind.letters()).chain(counters).collect();
    for seat in 0..4 {
        let of_seat: Vec<_> = symbols().into_iter().filter(|one| one.seat == Some(seat)).map(|one| one.id).collect();
        assert_eq!(of_seat, expected);
    }
}

/// The fills are the same for all seats: it is the shapes that differ, so that grey print tells seats apart.
#[test]
fn no_two_figures_are_alike_in_shape() {
    let symbols = symbols();
    let outlines = |one: &Symbol| one.shapes.iter().map(|shape| shape.path.clone()).collect::<Vec<_>>();
    let drawings: BTreeSet<_> = symbols.iter().map(outlines).collect();
    assert_eq!((symbols.len(), drawings.len()), (4 * 24, 4 * 24));
}

#[test]
fn seats_differ_in_the_base_only() {
    for kind in Kind::ALL {
        let figures = [0, 1, 2, 3].map(|seat| find(kind.letters(), seat).shapes);
        let body = body(kind).shapes();
        let bases: BTreeSet<_> = figures.iter().map(|shapes| format!("{:?}", &shapes[body.len()..])).collect();
        assert!(figures.iter().all(|shapes| shapes[..body.len()] == body) && bases.len() == 4, "{kind:?}");
    }
}

#[test]
fn bodies_stand_on_the_base_and_are_outlined() {
    for kind in Kind::ALL {
        let shapes = body(kind).shapes();
        let bodies: Vec<_> = shapes.iter().filter(|shape| shape.fill == Ink::Seat).cloned().collect();
        assert!(bodies.iter().all(|shape| shape.stroke == Ink::Rim), "{kind:?}");
        let lowest = spots(&bodies).into_iter().map(|(_, y)| y).fold(f32::MIN, f32::max);
        assert!((lowest - 0.31).abs() < 1e-6, "{kind:?} ends at {lowest}");
    }
}

/// Weak pieces are lower than all others.
#[test]
fn weak_pieces_are_small() {
    let top = |kind: Kind| spots(&body(kind).shapes()).into_iter().map(|(_, y)| y).fold(f32::MAX, f32::min);
    let (weak, strong): (Vec<Kind>, Vec<Kind>) = Kind::ALL.into_iter().partition(|kind| kind.is_weak());
    let highest = weak.into_iter().map(top).fold(f32::MAX, f32::min);
    assert!(strong.into_iter().all(|kind| top(kind) < highest - 0.02));
}

#[test]
fn compounds_show_both_parents() {
    let has = |kind: Kind, part: Figure| {
        let whole = body(kind).shapes();
        part.shapes().iter().all(|shape| whole.contains(shape))
    };
    let behind = |figure: Figure, right| figure.placed(1.05, right);
    assert!(
        has(Kind::Cardinal, parents::head().placed(0.78, -9.0)) && has(Kind::Cardinal, behind(parents::bishop(), 9.0))
    );
    assert!(has(Kind::Marshal, parents::head().placed(0.78, -9.0)) && has(Kind::Marshal, behind(parents::rook(), 8.0)));
    assert!(has(Kind::ArabianHorse, parents::knight()) && has(Kind::ArabianTower, parents::rook()));
    assert!(has(Kind::Prince, parents::crown()) && has(Kind::King, parents::crown()));
}
