//! The program `skazka`: everything it does is in the library beside it.

use std::io::{self, BufWriter, IsTerminal};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    let mut errors = io::stderr().lock();
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let streams = skazka::Streams { input: &mut input, output: &mut output, errors: &mut errors, terminal };
    skazka::run(skazka::games::catalogue(), std::env::args_os(), &|name| std::env::var(name).ok(), streams)
}
