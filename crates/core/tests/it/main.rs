//! What is not rules, proved on the games of the testkit: histories, records, draws by promise.

mod endings;
mod fair;
mod perft;
mod record;
mod tree;
