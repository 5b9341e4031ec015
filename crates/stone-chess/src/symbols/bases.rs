//! What tells the seats apart in shape: the bases, and the plates of the same families for everything that is counted.

use super::figure::{Figure, around, circle, polygon};

/// A seat's own shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Base {
    /// White's: a bar with round ends; round plates.
    Round,
    /// Black's: a step that flares; square plates.
    Flared,
    /// Green's: notched from below; notched plates.
    Notched,
    /// Red's: two bars; plates with a ring.
    Double,
}

impl Base {
    /// In the order of the seats.
    pub const ALL: [Base; 4] = [Base::Round, Base::Flared, Base::Notched, Base::Double];

    /// The base under a piece.
    pub fn foot(self) -> Figure {
        let figure = Figure::default();
        match self {
            Base::Round => figure.body("M-26 31L26 31C34 31 34 44 26 44L-26 44C-34 44-34 31-26 31Z"),
            Base::Flared => figure.body("M-24 31L24 31L24 36L36 44L-36 44L-24 36Z"),
            Base::Notched => figure.body("M-32 31L32 31L32 45L23 45L15 37L7 45L-7 45L-15 37L-23 45L-32 45Z"),
            Base::Double => figure.body("M-25 31L25 31L25 36L-25 36Z").body("M-34 40L34 40L34 46L-34 46Z"),
        }
    }

    /// A plate of a size.
    fn plate(self, half: f32) -> Figure {
        let figure = Figure::default();
        let middle = (0.0, 0.0);
        match self {
            Base::Round => figure.body(circle(middle, half)),
            Base::Flared => {
                let side = half * 0.92;
                figure.body(polygon([(-side, -side), (side, -side), (side, side), (-side, side)]))
            }
            Base::Notched => figure.body(polygon((0..24).map(|nth: u8| {
                let radius = if nth.is_multiple_of(3) { half * 0.86 } else { half * 1.1 };
                around(middle, radius, f32::from(nth) / 24.0)
            }))),
            Base::Double => figure.body(circle(middle, half * 1.12)).line(circle(middle, half * 0.92)),
        }
    }

    /// What is counted and numbered: the plate under letters, a stone, places.
    pub fn counters(self) -> impl Iterator<Item = (String, Figure)> {
        let places =
            (1..=4).zip(["M0-14L0 14", "M-6-14L-6 14M6-14L6 14", "M-11-14L-11 14M0-14L0 14M11-14L11 14", FOUR]);
        let places = places.map(move |(place, strokes)| (format!("place-{place}"), self.plate(30.0).line(strokes)));
        [("letter".to_owned(), self.plate(36.0)), ("stone".to_owned(), self.plate(22.0))].into_iter().chain(places)
    }
}

const FOUR: &str = "M-13-14L-13 14M-2-14L6 14L14-14";
