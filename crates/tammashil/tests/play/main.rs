//! Playing Tammashil and Hivvayo, seen from outside.

mod cases;
