//! Disciplines, set-ups and papers, seen from outside.

mod properties;
mod starts;
