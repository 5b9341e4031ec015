//! The part of the chores that tests use too: [`load`], the load generator.

pub mod load;
