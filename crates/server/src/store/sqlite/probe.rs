//! Whether anything can be written, for whoever watches over the server: by writing, but not once for everybody who asks.

use super::batch::Write;
use super::writer::{Answer, Writer};
use crate::clock::{Clock, SystemClock};
use crate::store::StoreError;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio::time::timeout;

/// So long an answer holds.
const HOLDS: Duration = Duration::from_secs(1);
/// Nobody waits longer for one.
const LONGEST: Duration = Duration::from_secs(2);

/// The last probe. At most one is under way at any time, and at most one a second is begun, whoever asks.
#[derive(Debug, Default)]
pub struct Probe(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    last: Option<(Instant, Result<(), StoreError>)>,
    under_way: Option<Answer>,
}

impl Probe {
    /// What the last probe found, or a new one if that is too long ago.
    ///
    /// # Errors
    /// When nothing can be written, or it takes too long.
    pub async fn ask(&self, writer: &Writer) -> Result<(), StoreError> {
        let mut state = self.0.lock().await;
        if let Some((_, found)) = state.last.as_ref().filter(|(at, _)| at.elapsed() < HOLDS) {
            return found.clone();
        }
        let found = state.probe(writer).await;
        state.last = Some((Instant::now(), found.clone()));
        found
    }
}

impl State {
    async fn probe(&mut self, writer: &Writer) -> Result<(), StoreError> {
        let answer = match &mut self.under_way {
            Some(answer) => answer,
            none => none.insert(writer.write(Write::Probe(SystemClock.now()))?),
        };
        let Ok(answered) = timeout(LONGEST, answer).await else {
            return Err(StoreError::Busy(format!("nothing was written within {} s", LONGEST.as_secs())));
        };
        self.under_way = None;
        answered.unwrap_or(Err(StoreError::Closed))
    }
}
