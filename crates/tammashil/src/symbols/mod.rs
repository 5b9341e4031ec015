//! The figures of Tammashil and Hivvayo: wooden discs in stacks of one, two and three seen slightly from above, crowned
//! priests, paper discs with what is painted on them, the die, the coin, a step.
//!
//! South's figures are solid, North's are ringed, a double outline on a pale ground, so that they differ in grey print
//! too. What belongs to nobody takes the colour of whoever it lies beside.
//!
//! | file | ids |
//! |---|---|
//! | `stack` | `A` `B` `C` |
//! | `priest` | `L` `R`, and `L-tsar`: the Tsar is written `L` but has a drawing of his own |
//! | `paper` | `?` a covered disc, `+` `x` `o` its faces |
//! | `badges` | `veteran`, `fragment`, `spent`, `strength-5` |
//! | `chance` | `die` before it fell, `die-1` to `die-6`, `coin`, `step` |

mod badges;
mod chance;
mod paper;
mod path;
mod priest;
mod stack;
#[cfg(test)]
mod tests;

pub(crate) use badges::{FRAGMENT, SPENT, STRENGTH_5, VETERAN};

use skazka_core::{Ink, Shape, Symbol};

/// The symbol of the Tsar.
pub(crate) const TSAR: &str = "L-tsar";

/// The drawings of everything that scenes of both games name.
pub(crate) fn symbols() -> Vec<Symbol> {
    let seats = [Treatment::SOLID, Treatment::RINGED].into_iter().zip(0..);
    let units = seats.flat_map(|(treatment, seat)| units(treatment, seat));
    units.chain(paper::symbols()).chain(chance::symbols()).chain(badges::symbols()).collect()
}

fn units(treatment: Treatment, seat: u8) -> impl Iterator<Item = Symbol> {
    let stacks = ["A", "B", "C"].into_iter().zip(1..).map(move |(id, discs)| (id, stack::stack(treatment, discs)));
    stacks.chain(priest::all(treatment)).map(move |(id, shapes)| symbol(id, Some(seat), shapes))
}

fn symbol(id: &str, seat: Option<u8>, shapes: Vec<Shape>) -> Symbol {
    Symbol { id: id.to_owned(), seat, shapes }
}

/// The inks of a seat's figures.
#[derive(Debug, Clone, Copy)]
struct Treatment {
    ground: Ink,
    outline: Ink,
    /// How wide outlines are, in board units.
    width: f32,
    ornament: Ink,
}

impl Treatment {
    const SOLID: Treatment = Treatment { ground: Ink::Seat, outline: Ink::Paper, width: 0.03, ornament: Ink::Paper };
    const RINGED: Treatment = Treatment { ground: Ink::Pale, outline: Ink::Seat, width: 0.04, ornament: Ink::Seat };

    /// A body.
    fn body(self, path: String) -> Shape {
        Shape { path, fill: self.ground, stroke: self.outline, width: self.width }
    }

    /// A thin line on a body.
    fn fine(self, path: String) -> Shape {
        line(path, self.ornament, 0.02)
    }

    /// A filled ornament on a body.
    fn ornament(self, path: String) -> Shape {
        filled(path, self.ornament)
    }
}

fn filled(path: String, fill: Ink) -> Shape {
    Shape { path, fill, stroke: Ink::None, width: 0.0 }
}

fn line(path: String, stroke: Ink, width: f32) -> Shape {
    Shape { path, fill: Ink::None, stroke, width }
}
