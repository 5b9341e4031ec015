//! The drawings as data.

use super::*;
use std::collections::BTreeSet;

/// Every number of a path is a coordinate.
fn reach(path: &str) -> f32 {
    let numbers = path.split(|c: char| c.is_ascii_alphabetic() || c == ' ').filter(|piece| !piece.is_empty());
    numbers.map(|number| number.parse::<f32>().unwrap().abs()).fold(0.0, f32::max)
}

#[test]
fn every_figure_stays_inside_its_cell() {
    for symbol in symbols() {
        for shape in &symbol.shapes {
            let reach = reach(&shape.path) + shape.width / 2.0;
            assert!(0.01 < reach && reach <= 0.5, "{} of {:?} reaches {reach}", symbol.id, symbol.seat);
        }
    }
}

#[test]
fn units_are_drawn_for_each_seat_and_the_rest_for_all() {
    let of = |seat| symbols().into_iter().filter(|one| one.seat == seat).map(|one| one.id).collect::<Vec<_>>();
    assert_eq!(of(Some(0)), ["A", "B", "C", "L", "R", "L-tsar"]);
    assert_eq!(of(Some(1)), of(Some(0)));
    let shared = ["?", "+", "x", "o", "die-1", "die-2", "die-3", "die-4", "die-5", "die-6", "die", "coin", "step"];
    let shared = [&shared[..], &["veteran", "fragment", "spent", "strength-5"]].concat();
    assert_eq!(of(None), shared);
}

#[test]
fn no_two_figures_are_alike_and_seats_differ_by_treatment() {
    let symbols = symbols();
    let drawings: BTreeSet<_> = symbols.iter().map(|one| format!("{:?}", one.shapes)).collect();
    assert_eq!(drawings.len(), symbols.len());
    let grounds = |seat| -> BTreeSet<_> {
        let of_seat = symbols.iter().filter(move |one| one.seat == Some(seat));
        of_seat.map(|one| format!("{:?}", one.shapes[0].fill)).collect()
    };
    assert_eq!((grounds(0), grounds(1)), (BTreeSet::from(["Seat".to_owned()]), BTreeSet::from(["Pale".to_owned()])));
}

/// How high a figure stands between its highest and its lowest point.
fn height(id: &str) -> f32 {
    let found = symbols().into_iter().find(|one| one.id == id && one.seat == Some(0)).unwrap();
    let commands = |path: &str| path.replace(|c: char| c.is_ascii_alphabetic(), " ");
    let down = |path: &str| -> Vec<f32> {
        let numbers: Vec<f32> = commands(path).split_whitespace().map(|number| number.parse().unwrap()).collect();
        numbers.chunks(2).map(|spot| spot[1]).collect()
    };
    let all: Vec<f32> = found.shapes.iter().flat_map(|shape| down(&shape.path)).collect();
    all.iter().copied().fold(f32::MIN, f32::max) - all.iter().copied().fold(f32::MAX, f32::min)
}

#[test]
fn each_disc_makes_a_stack_clearly_higher() {
    let [one, two, three] = ["A", "B", "C"].map(height);
    assert!(two > 1.3 * one && three > 1.2 * two, "{one} {two} {three}");
}

#[test]
fn each_face_of_the_die_has_its_pips() {
    for face in 1..=6 {
        let die = symbols().into_iter().find(|one| one.id == format!("die-{face}")).unwrap();
        assert_eq!(die.shapes[1].path.matches('M').count(), face);
    }
}
