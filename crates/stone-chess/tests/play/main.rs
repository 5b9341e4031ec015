//! Playing Stone Chess, seen from outside.

mod cases;
mod oracle;
mod random;
