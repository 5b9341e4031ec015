//! One bounded pool of threads.

use super::Gauge;
use crate::metrics;
use skazka_core::Stop;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// Memory is shared out in pieces of so many bytes.
const PIECE: usize = 1024;

/// How much a pool does at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PoolLimits {
    /// Pieces of work that run at once, at least 1: each has a thread.
    pub running: usize,
    /// Pieces of work that wait for a thread; beyond them nothing is taken in.
    pub waiting: usize,
    /// How long a piece of work may wait and run; without it, as long as somebody wants the answer.
    pub patience: Option<Duration>,
    /// Bytes that all running work may take up together, as far as it says what it takes ([`Admission::run_in`]).
    pub memory: Option<usize>,
}

/// Why a piece of work came to no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PoolError {
    /// Too much waits already.
    #[error("the pool {0} is full")]
    Full(&'static str),
    /// It waited or ran too long.
    #[error("the pool {0} is late")]
    Late(&'static str),
    /// It panicked, which is logged where it happens.
    #[error("work of the pool {0} panicked")]
    Panicked(&'static str),
}

/// Threads for one kind of work. Clones are the same pool.
#[derive(Debug, Clone)]
pub struct Pool(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    name: &'static str,
    limits: PoolLimits,
    admitted: Arc<Semaphore>,
    running: Arc<Semaphore>,
    memory: Arc<Semaphore>,
}

impl Pool {
    /// A pool in which nothing runs yet. Its name stands in logs and metrics.
    pub fn new(name: &'static str, limits: PoolLimits) -> Pool {
        let semaphore = |permits: usize| Arc::new(Semaphore::new(permits.min(Semaphore::MAX_PERMITS)));
        let running = limits.running.max(1);
        Pool(Arc::new(Shared {
            name,
            limits,
            admitted: semaphore(running + limits.waiting),
            running: semaphore(running),
            memory: semaphore(limits.memory.unwrap_or(0) / PIECE),
        }))
    }

    /// What it is called.
    pub fn name(&self) -> &'static str {
        self.0.name
    }

    /// Pieces of work that run now, and such that wait.
    pub fn load(&self) -> (usize, usize) {
        let limits = &self.0.limits;
        let running = limits.running.max(1) - self.0.running.available_permits();
        let admitted = limits.running.max(1) + limits.waiting - self.0.admitted.available_permits();
        (running, admitted.saturating_sub(running))
    }

    /// A place in it, for one piece of work after another.
    ///
    /// # Errors
    /// [`PoolError::Full`] when as much waits as may.
    pub fn admit(&self) -> Result<Admission, PoolError> {
        let place = self.0.admitted.clone().try_acquire_owned();
        let place = place.map_err(|_| {
            metrics::pool_refused(self.name());
            PoolError::Full(self.name())
        })?;
        Ok(Admission { pool: self.clone(), _place: place })
    }

    /// Does a piece of work on one of its threads. When the answer is wanted no more (this future is dropped) or late,
    /// the work is asked to stop; its thread is free again when it does.
    ///
    /// # Errors
    /// When the pool is full, the answer is late, or the work panicked.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce(&Stop) -> T + Send + 'static) -> Result<T, PoolError> {
        self.admit()?.run(work).await
    }

    /// Does a piece of work of a kind that comes again and again: right here when it takes a moment by its gauge, else on
    /// a thread, as [`Pool::run`] does.
    ///
    /// # Errors
    /// When the pool is full, the answer is late, or the work panicked.
    pub async fn run_gauged<T: Send + 'static>(
        &self,
        gauge: &Arc<Gauge>,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, PoolError> {
        let noting = gauge.clone();
        let timed = move |stop: &Stop| {
            let begun = Instant::now();
            let done = work(stop);
            noting.note(begun.elapsed());
            done
        };
        if !gauge.is_short() {
            return self.run(timed).await;
        }
        // What was half done is thrown away with what it was done to.
        let done = catch_unwind(AssertUnwindSafe(|| timed(&Stop::new())));
        done.map_err(|_| PoolError::Panicked(self.name()))
    }
}

/// A place in a pool.
#[derive(Debug)]
pub struct Admission {
    pool: Pool,
    _place: OwnedSemaphorePermit,
}

impl Admission {
    /// Does a piece of work, as [`Pool::run`] does.
    ///
    /// # Errors
    /// When the answer is late or the work panicked.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce(&Stop) -> T + Send + 'static) -> Result<T, PoolError> {
        self.in_time(self.on_a_thread(work, None)).await
    }

    /// Does a piece of work that takes up so many bytes, once the pool's budget has them. What takes more than the whole
    /// budget has it for itself.
    ///
    /// # Errors
    /// When the answer is late or the work panicked.
    pub async fn run_in<T: Send + 'static>(
        &self,
        bytes: usize,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, PoolError> {
        let shared = &self.pool.0;
        let pieces = bytes.div_ceil(PIECE).min(shared.limits.memory.unwrap_or(0) / PIECE);
        self.in_time(async {
            let memory = shared.memory.clone().acquire_many_owned(pieces as u32).await;
            self.on_a_thread(work, memory.ok()).await
        })
        .await
    }

    async fn in_time<T>(&self, answer: impl Future<Output = Result<T, PoolError>>) -> Result<T, PoolError> {
        match self.pool.0.limits.patience {
            Some(patience) => timeout(patience, answer).await.unwrap_or(Err(PoolError::Late(self.pool.name()))),
            None => answer.await,
        }
    }

    async fn on_a_thread<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
        memory: Option<OwnedSemaphorePermit>,
    ) -> Result<T, PoolError> {
        let ending = StopOnDrop(Stop::new());
        let stop = ending.0.clone();
        let panicked = PoolError::Panicked(self.pool.name());
        let thread = self.pool.0.running.clone().acquire_owned().await.map_err(|_| panicked)?;
        let done = tokio::task::spawn_blocking(move || {
            let _held = (thread, memory);
            work(&stop)
        });
        done.await.map_err(|_| panicked)
    }
}

/// Ends work that nobody waits for any more.
struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.raise();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    fn pool(running: usize, waiting: usize) -> Pool {
        Pool::new("test", PoolLimits { running, waiting, patience: None, memory: None })
    }

    /// How many of `count` pieces of work that `begin` hands out run at once.
    async fn most_at_once<F: Future<Output = Result<(), PoolError>> + Send + 'static>(
        count: usize,
        begin: impl Fn(Box<dyn FnOnce(&Stop) + Send>) -> F,
    ) -> usize {
        let (running, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let one = |_| {
            let (running, most) = (running.clone(), most.clone());
            let work = move |_: &Stop| {
                most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(5));
                running.fetch_sub(1, Ordering::SeqCst);
            };
            tokio::spawn(begin(Box::new(work)))
        };
        for task in (0..count).map(one).collect::<Vec<_>>() {
            task.await.expect("no panic").expect("an answer");
        }
        most.load(Ordering::SeqCst)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn no_more_runs_at_once_than_may() {
        let pool = pool(2, 100);
        let begin = |work: Box<dyn FnOnce(&Stop) + Send>| {
            let pool = pool.clone();
            async move { pool.run(work).await }
        };
        assert_eq!(most_at_once(20, begin).await, 2);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn memory_bounds_what_runs_at_once() {
        let limits = PoolLimits { running: 8, waiting: 100, patience: None, memory: Some(3 << 20) };
        let pool = Pool::new("test", limits);
        let begin = |work: Box<dyn FnOnce(&Stop) + Send>| {
            let pool = pool.clone();
            async move { pool.admit()?.run_in(1 << 20, work).await }
        };
        assert_eq!(most_at_once(20, begin).await, 3);
        assert_eq!(pool.admit().expect("room").run_in(usize::MAX, |_| 7).await, Ok(7), "it has the budget for itself");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_is_too_much_is_refused_at_once() {
        let pool = pool(1, 1);
        let (go_on, wait) = mpsc::channel::<()>();
        let busy = pool.clone();
        let first = tokio::spawn(async move { busy.run(move |_| wait.recv().is_ok()).await });
        while pool.load() != (1, 0) {
            tokio::task::yield_now().await;
        }
        let waiting = pool.clone();
        let second = tokio::spawn(async move { waiting.run(|_| 2).await });
        while pool.load() != (1, 1) {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.run(|_| 3).await, Err(PoolError::Full("test")));
        go_on.send(()).expect("it waits");
        assert_eq!(first.await.expect("no panic"), Ok(true));
        assert_eq!(second.await.expect("no panic"), Ok(2));
        assert_eq!(pool.run(|_| 4).await, Ok(4));
    }

    /// Work that ends only when it is asked to.
    fn until_stopped(ended: mpsc::Sender<()>) -> impl FnOnce(&Stop) + Send {
        move |stop| {
            while !stop.is_raised() {
                std::thread::yield_now();
            }
            ended.send(()).expect("the test waits");
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_ends_when_its_asker_is_gone() {
        let pool = pool(1, 0);
        let (ended, end) = mpsc::channel();
        let busy = pool.clone();
        let asker = tokio::spawn(async move { busy.run(until_stopped(ended)).await });
        while pool.load() != (1, 0) {
            tokio::task::yield_now().await;
        }
        asker.abort();
        end.recv().expect("it ends");
        while pool.load() != (0, 0) {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.run(|_| 5).await, Ok(5));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_that_is_late_is_told_so_and_ends() {
        let patience = Some(Duration::from_millis(5));
        let pool = Pool::new("test", PoolLimits { running: 1, waiting: 0, patience, memory: None });
        let (ended, end) = mpsc::channel();
        assert_eq!(pool.run(until_stopped(ended)).await, Err(PoolError::Late("test")));
        end.recv().expect("it ends");
    }

    #[tokio::test]
    async fn what_takes_a_moment_is_done_here_and_what_takes_long_on_a_thread() {
        let (pool, gauge) = (pool(1, 0), Arc::new(Gauge::default()));
        let here = std::thread::current().id();
        let is_here = move |_: &Stop| std::thread::current().id() == here;
        assert_eq!(pool.run_gauged(&gauge, is_here).await, Ok(false), "nothing is known of it yet");
        gauge.note(Duration::ZERO);
        while !gauge.is_short() {
            gauge.note(Duration::ZERO);
        }
        assert_eq!(pool.run_gauged(&gauge, is_here).await, Ok(true));
        let lost = pool.run_gauged(&gauge, |_| -> u8 { panic!("for the test") }).await;
        assert_eq!(lost, Err(PoolError::Panicked("test")));
        gauge.note(Duration::from_secs(1));
        assert_eq!(pool.run_gauged(&gauge, is_here).await, Ok(false));
    }

    #[tokio::test]
    async fn work_that_panics_frees_its_thread() {
        let pool = pool(1, 0);
        let lost = pool.run(|_| -> u8 { panic!("for the test") }).await;
        assert_eq!(lost, Err(PoolError::Panicked("test")));
        assert_eq!(pool.run(|_| 6).await, Ok(6));
    }
}
