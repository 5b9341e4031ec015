//! The threads on which the computer thinks: few, and never those that serve people.
//!
//! Quick thoughts have threads of their own: a game for beginners and the answer to an offered draw never wait for those
//! who think for seconds.

use crate::pool::{Pool, PoolLimits};
use skazka_core::Stop;
use std::time::Duration;
use tokio::time::Instant;

/// Thoughts that take no longer are quick.
const QUICK: Duration = Duration::from_millis(500);
/// Thoughts of a kind that wait for a thread; more are not taken in yet.
const WAITING: usize = 1024;
/// Then they come again.
const COME_AGAIN: Duration = Duration::from_secs(1);

/// A bounded number of thoughts at a time.
#[derive(Debug, Clone)]
pub struct Thinkers {
    quick: Pool,
    long: Pool,
}

impl Thinkers {
    /// One thread fewer than the machine has cores, at least one, for long thoughts, and one for quick ones.
    pub fn beside_the_server() -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers { quick: pool("quick thoughts", 1), long: pool("long thoughts", cores.saturating_sub(1)) }
    }

    /// `count` thoughts of each kind at a time.
    pub fn new(count: usize) -> Thinkers {
        Thinkers { quick: pool("quick thoughts", count), long: pool("long thoughts", count) }
    }

    /// Its threads, for those who watch the server.
    pub fn pools(&self) -> [&Pool; 2] {
        [&self.quick, &self.long]
    }

    /// Thinks when a thread is free; `longest` is how long it may take. The answer comes not sooner than after
    /// `at_least`, so that a person sees a move being made. None when the thought panicked.
    ///
    /// Drop the future to end the thought.
    pub async fn think<T: Send + 'static>(
        &self,
        longest: Duration,
        at_least: Duration,
        thought: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Option<T> {
        let soonest = Instant::now() + at_least;
        let lane = if longest <= QUICK { &self.quick } else { &self.long };
        let place = loop {
            match lane.admit() {
                Ok(place) => break place,
                Err(_) => tokio::time::sleep(COME_AGAIN).await,
            }
        };
        let answer = place.run(thought).await;
        tokio::time::sleep_until(soonest).await;
        answer.ok()
    }
}

fn pool(name: &'static str, running: usize) -> Pool {
    Pool::new(name, PoolLimits { running, waiting: WAITING, patience: None, memory: None })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    const LONG: Duration = Duration::from_secs(4);

    #[tokio::test(flavor = "multi_thread")]
    async fn quick_thoughts_do_not_wait_for_long_ones() {
        let thinkers = Thinkers::new(1);
        let (go_on, wait) = mpsc::channel::<()>();
        let long = thinkers.clone();
        let long = tokio::spawn(async move { long.think(LONG, Duration::ZERO, move |_| wait.recv().is_ok()).await });
        assert_eq!(thinkers.think(QUICK, Duration::ZERO, |_| 7).await, Some(7));
        go_on.send(()).expect("it thinks");
        assert_eq!(long.await.expect("no panic"), Some(true));
    }

    #[tokio::test]
    async fn a_thought_that_panics_gives_nothing_and_frees_its_place() {
        let thinkers = Thinkers::new(1);
        let lost = thinkers.think(LONG, Duration::ZERO, |_| -> u8 { panic!("for the test") }).await;
        assert_eq!(lost, None);
        assert_eq!(thinkers.think(LONG, Duration::ZERO, |_| 7).await, Some(7));
    }
}
