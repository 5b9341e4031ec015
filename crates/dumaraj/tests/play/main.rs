//! Playing DumaRaj, seen from outside.

mod agreement;
mod cases;
mod known;
mod oracle;
mod random;
mod refused;
