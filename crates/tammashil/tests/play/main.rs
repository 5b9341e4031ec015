//! Playing Tammashil and Hivvayo, seen from outside.

mod agreement;
mod cases;
mod chance;
mod drawn;
mod examples;
mod oracle;
mod random;
mod refused;
