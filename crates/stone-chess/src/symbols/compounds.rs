//! Pieces that go like two others, or like one a little more or less.

use super::figure::{Figure, circle};
use super::parents::{MANE, bishop, crown, head, knight, rook, tower};
use super::weak::slanting;

/// The knight with the vizier's cross on its neck.
pub(super) fn arabian_horse() -> Figure {
    knight().inlay(slanting((6.0, 9.0), 5.0))
}

/// The tower with the vizier's cross on its wall.
pub(super) fn arabian_tower() -> Figure {
    tower().line("M-17-12L17-12").line("M-18 19L18 19").inlay(slanting((0.0, 4.0), 5.4))
}

/// The King with a button in the place of his cross.
pub(super) fn prince() -> Figure {
    Figure::default().body(circle((0.0, -26.0), 5.0)).with(crown())
}

/// The knight before the bishop.
pub(super) fn cardinal() -> Figure {
    bishop().placed(1.05, 9.0).with(before())
}

/// The knight before the rook.
pub(super) fn marshal() -> Figure {
    rook().placed(1.05, 8.0).with(before())
}

/// The knight, smaller, its edge lined towards what it stands before.
fn before() -> Figure {
    head().line(MANE).placed(0.78, -9.0)
}
