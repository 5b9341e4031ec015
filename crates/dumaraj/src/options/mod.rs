//! Disciplines and their options: one table that the command line, the pages and the errors share.
//!
//! [`rules()`] turns settings into validated [`Rules`](crate::Rules) or tells why they cannot be played;
//! [`settings()`] goes back. [`disciplines()`] describes everything for forms and lists, [`facts()`] for rules pages.

mod facts;
mod key;
mod kit;
mod labels;
mod level;
mod offer;
mod read;
mod spec;
mod table;
#[cfg(test)]
mod tests;
mod write;

pub use facts::{Facts, facts};
pub use labels::{complication_title, level_title, order_title, shape_title};
pub use read::rules;
pub use spec::disciplines;
pub use write::{discipline, settings};
