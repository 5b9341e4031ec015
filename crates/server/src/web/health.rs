//! Whether the server is well.

use super::{App, Failure};
use axum::extract::State;

/// Answers `ok` when the storage can be read.
pub async fn healthz(State(app): State<App>) -> Result<&'static str, Failure> {
    let id = crate::store::GameId::random()?;
    app.store().game(&id).await?;
    Ok("ok\n")
}
