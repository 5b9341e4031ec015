//! What asynchronous work of a command runs on that serves nobody.

use crate::failure::CliError;
use skazka_core::text;

/// Does some work on this thread.
pub(super) fn block_on<T>(work: impl Future<Output = T>) -> Result<T, CliError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|why| text!("cli-error-runtime", why = why.to_string()))?;
    Ok(runtime.block_on(work))
}
