//! The threads on which the computer thinks: few, and never those that serve people.

use skazka_core::Stop;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::Instant;

/// A bounded number of thoughts at a time.
#[derive(Debug, Clone)]
pub struct Thinkers(Arc<Semaphore>);

impl Thinkers {
    /// One thread fewer than the machine has cores, at least one.
    pub fn beside_the_server() -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers::new(cores.saturating_sub(1).max(1))
    }

    /// `count` thoughts at a time.
    pub fn new(count: usize) -> Thinkers {
        Thinkers(Arc::new(Semaphore::new(count)))
    }

    /// Thinks when a thread is free; the answer comes not sooner than after `at_least`, so that a person sees a move
    /// being made. None when the thought came to no end (it panicked); that is logged.
    ///
    /// The place among the thinkers is free again only when the thread is: raise `stop` to free it.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(&Stop) -> T + Send + 'static,
        stop: Stop,
        at_least: Duration,
    ) -> Option<T> {
        let soonest = Instant::now() + at_least;
        let place = self.0.clone().acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            thought(&stop)
        });
        let answer = thinking.await;
        tokio::time::sleep_until(soonest).await;
        answer.inspect_err(|why| tracing::error!(%why, "a thought came to no end")).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test(flavor = "multi_thread")]
    async fn no_more_thoughts_run_than_there_are_places() {
        let thinkers = Thinkers::new(2);
        let (running, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let one = |number: u8| {
            let (running, most) = (running.clone(), most.clone());
            let thought = move |_: &Stop| {
                most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(5));
                running.fetch_sub(1, Ordering::SeqCst);
                number
            };
            let thinkers = thinkers.clone();
            tokio::spawn(async move { thinkers.think(thought, Stop::new(), Duration::ZERO).await })
        };
        let all: Vec<_> = (0..8).map(one).collect();
        for (number, task) in (0..).zip(all) {
            assert_eq!(task.await.expect("no panic"), Some(number));
        }
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    #[tokio::test]
    async fn a_thought_that_panics_gives_nothing_and_frees_its_place() {
        let thinkers = Thinkers::new(1);
        let lost = thinkers.think(|_| -> u8 { panic!("for the test") }, Stop::new(), Duration::ZERO).await;
        assert_eq!(lost, None);
        assert_eq!(thinkers.think(|_| 7, Stop::new(), Duration::ZERO).await, Some(7));
    }
}
