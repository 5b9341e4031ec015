//! `cargo xtask bench perft [NAME]` and `cargo xtask bench server [OPTIONS]`.

mod perft;
mod server;

use anyhow::Result;
use clap::{Args, Subcommand};

/// What is to be measured.
#[derive(Debug, Args)]
pub struct Options {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Perft and search nodes per second of a fixed list of positions, one thread
    Perft {
        /// Only positions with this in their name
        name: Option<String>,
    },
    /// A real server under the load of many games over real sockets
    Server(Box<server::Options>),
}

/// Runs the chore.
pub fn run(options: Options) -> Result<()> {
    match options.what {
        What::Perft { name } => perft::run(name.as_deref()),
        What::Server(options) => server::run(&options),
    }
}
