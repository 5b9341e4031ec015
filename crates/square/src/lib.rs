//! Coordinates, bit sets and piece movement on square-celled boards up to 12x12.
//!
//! The room knows no game. A board is a rectangle of [`Cell`]s inside a grid; sets of cells are [`Bits`], whose width
//! is chosen by the size of the board with [`width`]. How pieces go is one table of [`Walk`]s for all games, put together
//! from sliders ([`Rays`], on any rectangle), leapers ([`Leaper`]), hoppers and lame leapers ([`Lame`]); [`Lines`] counts
//! sliders where many are counted after small changes.
//!
//! ```text
//! width 1: up to 8x8,   rows  8 bits apart        row 2 |  8  9 10 11 ...
//! width 2: up to 11x11, rows 11 bits apart        row 1 |  0  1  2  3 ...   (width 1)
//! width 3: up to 12x12, rows 16 bits apart              +----------------
//! ```

#![forbid(unsafe_code)]

mod bits;
mod cell;
mod lame;
mod leaper;
mod lines;
mod rays;
mod rect;
mod walk;

pub use bits::{Bits, CELLS, width};
pub use cell::{Cell, MAX_SIDE};
pub use lame::{Lame, Limp};
pub use leaper::{ALFIL, CAMEL, DABBABA, FERZ, KING, KNIGHT, Leaper, Offset, WAZIR, ZEBRA};
pub use lines::Lines;
pub use rays::{Axis, Rays};
pub use rect::{Border, Rect};
pub use walk::{Compass, Gait, Walk};
