//! The program `skazka`: everything it does is in the library beside it.

use std::process::ExitCode;

fn main() -> ExitCode {
    skazka::run_on_standard_streams(skazka::games::catalogue(), std::env::args_os())
}
