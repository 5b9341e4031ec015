//! Playing Stone Chess, seen from outside.

mod cases;
mod drawn;
mod oracle;
mod random;
mod refused;
mod sentences;
