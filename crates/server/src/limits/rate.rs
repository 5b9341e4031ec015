//! Token buckets for each client.

use super::{RetryAfter, Subnet};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The buckets are looked through after so many questions: what is full again is forgotten, so that there are never
/// many more of them than clients that came of late.
const SHRINK_EVERY: usize = 1024;

/// A token bucket for each client: it holds what may be done in one period, and is filled evenly over it.
#[derive(Debug)]
pub struct Rate {
    buckets: Option<DefaultKeyedRateLimiter<Subnet>>,
    asked: AtomicUsize,
}

impl Rate {
    /// Buckets of `most` in each `period`; 0: no limit. A period is not nothing.
    pub fn new(most: u32, period: Duration) -> Rate {
        let quota =
            NonZeroU32::new(most).and_then(|most| Quota::with_period(period / most.get())?.allow_burst(most).into());
        Rate { buckets: quota.map(RateLimiter::keyed), asked: AtomicUsize::new(0) }
    }

    /// Takes one token of a client's bucket.
    ///
    /// # Errors
    /// When the bucket is empty; says when the next token comes.
    pub fn take(&self, client: IpAddr) -> Result<(), RetryAfter> {
        let Some(buckets) = &self.buckets else { return Ok(()) };
        if self.asked.fetch_add(1, Ordering::Relaxed) % SHRINK_EVERY == SHRINK_EVERY - 1 {
            buckets.retain_recent();
            buckets.shrink_to_fit();
        }
        let empty = buckets.check_key(&Subnet::of(client)).err();
        empty.map_or(Ok(()), |until| Err(RetryAfter(until.wait_time_from(DefaultClock::default().now()))))
    }

    /// How many buckets there are.
    pub fn clients(&self) -> usize {
        self.buckets.as_ref().map_or(0, RateLimiter::len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    const HOUR: Duration = Duration::from_secs(3600);

    #[test]
    fn a_bucket_gives_what_it_holds_and_says_when_there_is_more() {
        let rate = Rate::new(4, HOUR);
        let (one, other) = (Ipv4Addr::new(192, 0, 2, 1).into(), Ipv4Addr::new(192, 0, 2, 2).into());
        (0..4).for_each(|_| rate.take(one).expect("a token"));
        let RetryAfter(wait) = rate.take(one).expect_err("empty");
        assert!(wait > Duration::from_secs(800) && wait <= Duration::from_secs(900), "{wait:?}");
        rate.take(other).expect("its own bucket");
    }

    #[test]
    fn nought_is_no_limit() {
        let rate = Rate::new(0, HOUR);
        (0..10_000).for_each(|_| rate.take(Ipv4Addr::LOCALHOST.into()).expect("no limit"));
    }

    /// A thousand million tokens an hour are there again before the next is asked for.
    #[test]
    fn full_buckets_are_forgotten() {
        let rate = Rate::new(1_000_000_000, HOUR);
        for client in 0..20 * SHRINK_EVERY as u32 {
            rate.take(Ipv4Addr::from_bits(client).into()).expect("a token");
        }
        assert!(rate.clients() <= SHRINK_EVERY, "{}", rate.clients());
    }
}
