//! The figures of Stone Chess: silhouettes as a printer cuts them, on the base of their seat.
//!
//! The bodies are the same for all. A seat is told by its tone and by the base, which is another shape for each, so
//! that grey print and all eyes tell them apart:
//!
//! ```text
//!   White: a rounded bar    Black: a flared step    Green: a notched bar    Red: two bars
//!     (____________)          /____________\          |__/\__/\__|          ==========
//!                                                                         ==============
//! ```
//!
//! Compound pieces show their parents' own lines: the cardinal is the horse's head before the bishop's mitre, the
//! marshal the same before the rook's tower. The vizier's slanting cross stands for a step diagonally, also on the
//! neck of the arabian horse and the wall of the arabian tower. The prince is the King with a plain button in the
//! place of the cross.
//!
//! | file | ids |
//! |---|---|
//! | `weak` | `P` `F` `W` `E` `D` |
//! | `parents` | `N` `B` `R` `K` `Q`, and the parts that others are made of |
//! | `beasts` | `Z` `L` `C` |
//! | `compounds` | `NN` `CH` `V` `A` `M` |
//! | `bases` | bases; `letter`, the plate that letters stand on; `stone`; `place-1` to `place-4` |

mod bases;
mod beasts;
mod compounds;
mod figure;
mod parents;
#[cfg(test)]
mod tests;
mod weak;

use crate::play::Kind;
use bases::Base;
use figure::Figure;
use skazka_core::Symbol;

/// The drawings of everything that scenes name, for all four seats.
pub(crate) fn symbols() -> Vec<Symbol> {
    Base::ALL.into_iter().zip(0..).flat_map(|(base, seat)| of_seat(base, seat)).collect()
}

fn of_seat(base: Base, seat: u8) -> impl Iterator<Item = Symbol> {
    let pieces = Kind::ALL.map(|kind| (kind.letters().to_owned(), body(kind).with(base.foot())));
    pieces.into_iter().chain(base.counters()).map(move |(id, figure)| Symbol {
        id,
        seat: Some(seat),
        shapes: figure.shapes(),
    })
}

/// What stands on the base.
fn body(kind: Kind) -> Figure {
    match kind {
        Kind::Pawn => weak::pawn(),
        Kind::Vizier => weak::vizier(),
        Kind::General => weak::general(),
        Kind::Alfil => weak::alfil(),
        Kind::Dabbaba => weak::dabbaba(),
        Kind::Horse => beasts::horse(),
        Kind::Lion => beasts::lion(),
        Kind::Cannon => beasts::cannon(),
        Kind::Knight => parents::knight(),
        Kind::Bishop => parents::bishop(),
        Kind::Rook => parents::rook(),
        Kind::Queen => parents::queen(),
        Kind::King => parents::king(),
        Kind::ArabianHorse => compounds::arabian_horse(),
        Kind::Prince => compounds::prince(),
        Kind::ArabianTower => compounds::arabian_tower(),
        Kind::Cardinal => compounds::cardinal(),
        Kind::Marshal => compounds::marshal(),
    }
}
