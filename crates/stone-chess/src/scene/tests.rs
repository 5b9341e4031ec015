//! Laws of the picture, and scenes of small positions.

use super::*;
use crate::{Lion, Players, Rules};

#[test]
fn the_board_has_every_square_once_and_four_sides() {
    let scene = scene(&State::new(&Rules { players: Players::Three, lion: Lion::Hopper }), Vec::new());
    let names: std::collections::BTreeSet<_> = scene.cells.iter().map(|cell| &cell.id).collect();
    assert_eq!((scene.cells.len(), names.len(), scene.turns), (64, 64, 4));
    assert_eq!([&scene.cells[0].id, &scene.cells[63].id], ["a8", "h1"]);
}
