//! The part of the chores that tests use too: [`load`], the load generator.

#![forbid(unsafe_code)]

pub mod load;
