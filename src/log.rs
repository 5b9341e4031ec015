//! What a server logs: warnings, errors and panics, one line each, to standard error.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::io::{self, IsTerminal};
use std::panic::PanicHookInfo;
use tracing_appender::non_blocking::{NonBlockingBuilder, WorkerGuard};
use tracing_subscriber::filter::EnvFilter;

/// So many lines wait for a slow reader of standard error; what is logged beyond them is lost.
const WAITING_LINES: usize = 8192;

/// Logs warnings and errors, or what `RUST_LOG` asks for, until the guard is dropped; panics are logged too.
///
/// A thread of its own writes the lines. Who logs never waits for it, so that nobody who reads standard error slowly or
/// not at all can stop the server; the price is that lines are lost then.
pub(crate) fn to_standard_error() -> WorkerGuard {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    let (writer, guard) =
        NonBlockingBuilder::default().lossy(true).buffered_lines_limit(WAITING_LINES).finish(io::stderr());
    let logger = tracing_subscriber::fmt().with_ansi(io::stderr().is_terminal()).with_env_filter(filter);
    // A second logger in the same process is refused; the first one goes on.
    if logger.with_writer(writer).try_init().is_ok() {
        std::panic::set_hook(Box::new(log_panic));
    }
    guard
}

/// Rust's own hook would write to standard error itself, and wait there.
fn log_panic(panic: &PanicHookInfo<'_>) {
    let thread = std::thread::current();
    let (name, place) = (thread.name().unwrap_or("?"), panic.location().map(ToString::to_string));
    let says = panic.payload_as_str().unwrap_or("?");
    let backtrace = Backtrace::capture();
    let backtrace = (backtrace.status() == BacktraceStatus::Captured).then(|| tracing::field::display(backtrace));
    tracing::error!(thread = name, place, backtrace, "a thread panicked: {says}");
}
