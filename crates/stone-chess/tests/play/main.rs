//! Playing Stone Chess, seen from outside.

mod cases;
mod drawn;
mod endings;
mod moves;
mod oracle;
mod random;
mod refused;
mod shop;
