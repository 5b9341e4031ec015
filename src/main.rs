//! The program `skazka`: everything it does is in the library beside it.

#![forbid(unsafe_code)]

use std::process::ExitCode;

/// A server makes and drops many small things on many threads, which the system's allocator is slow at.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    skazka::run_on_standard_streams(skazka::games::catalogue(), std::env::args_os())
}
