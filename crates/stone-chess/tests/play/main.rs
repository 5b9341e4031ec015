//! Playing Stone Chess, seen from outside.

mod cases;
