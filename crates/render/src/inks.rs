//! Colours by their roles, as class names.

use crate::markup::SeatName;
use skazka_core::Ink;
use std::fmt::{self, Display};

/// An ink as the end of the class names `f-…` of what is filled and `k-…` of what is outlined with it; those of a seat
/// are this seat's.
pub struct InkName(pub Ink, pub Option<u8>);

impl Display for InkName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seat = SeatName(self.1);
        match self.0 {
            Ink::None => f.write_str("0"),
            Ink::Seat => write!(f, "seat-{seat}"),
            Ink::Pale => write!(f, "pale-{seat}"),
            Ink::Rim => write!(f, "rim-{seat}"),
            Ink::Line => f.write_str("line"),
            Ink::Paper => f.write_str("paper"),
            Ink::Board => f.write_str("board"),
            Ink::Page => f.write_str("page"),
            Ink::Text => f.write_str("text"),
            Ink::Accent => f.write_str("accent"),
            Ink::Print => f.write_str("print"),
            Ink::Faded => f.write_str("faded"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ink_of_every_seat_is_in_the_stylesheet() {
        let css = crate::css();
        let inks = [Ink::None, Ink::Seat, Ink::Pale, Ink::Rim, Ink::Line, Ink::Paper];
        let more = [Ink::Board, Ink::Page, Ink::Text, Ink::Accent, Ink::Print, Ink::Faded];
        for ink in inks.into_iter().chain(more) {
            for seat in [None, Some(0), Some(1), Some(2), Some(3)] {
                let name = InkName(ink, seat);
                assert!(css.contains(&format!("\n.f-{name}{{fill:")), "f-{name}");
                assert!(css.contains(&format!("\n.k-{name}{{stroke:")), "k-{name}");
            }
        }
    }
}
