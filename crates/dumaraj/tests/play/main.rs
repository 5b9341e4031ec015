//! Playing DumaRaj, seen from outside.

mod cases;
