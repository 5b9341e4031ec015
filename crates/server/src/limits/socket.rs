//! What an open socket holds: its place among the sockets, and its buckets for messages.

use super::{Counted, Limits, RetryAfter, Subnet};
use crate::metrics;
use crate::store::GameId;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use std::num::NonZeroU32;
use std::time::Duration;

/// Messages that may come at once, for each that may come in a second: a page that was hidden catches up.
const BURST: u32 = 3;
/// What is longer than the bucket is not worth trying again.
const NEVER: RetryAfter = RetryAfter(Duration::MAX);

/// A place among the sockets of a game and of an address, free again when it is dropped.
#[derive(Debug)]
pub struct SocketPermit {
    _game: Counted<GameId>,
    _address: Counted<Subnet>,
}

impl SocketPermit {
    pub(super) fn new(game: Counted<GameId>, address: Counted<Subnet>) -> SocketPermit {
        metrics::socket_opened();
        SocketPermit { _game: game, _address: address }
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        metrics::socket_closed();
    }
}

/// How much one socket may say: a bucket of messages and one of bytes.
#[derive(Debug)]
pub struct MessageRate {
    messages: Option<DefaultDirectRateLimiter>,
    bytes: Option<DefaultDirectRateLimiter>,
}

impl MessageRate {
    /// Full buckets.
    pub fn new(limits: &Limits) -> MessageRate {
        let longest = u32::try_from(limits.max_message).unwrap_or(u32::MAX);
        let messages = bucket(limits.messages_per_second, limits.messages_per_second.saturating_mul(BURST));
        let bytes = bucket(limits.bytes_per_second, limits.bytes_per_second.saturating_add(longest));
        MessageRate { messages, bytes }
    }

    /// Takes what a message of so many bytes costs out of the buckets.
    ///
    /// # Errors
    /// When one of them has not enough; says when it will, which is never for a message longer than the bucket.
    pub fn allow(&self, bytes: usize) -> Result<(), RetryAfter> {
        let bytes = NonZeroU32::new(u32::try_from(bytes).unwrap_or(u32::MAX)).unwrap_or(NonZeroU32::MIN);
        let allowed = take(self.messages.as_ref(), NonZeroU32::MIN).and_then(|()| take(self.bytes.as_ref(), bytes));
        metrics::message(allowed.is_ok());
        allowed
    }
}

/// A bucket of `most` tokens of which `every_second` come in a second; none for no limit.
fn bucket(every_second: u32, most: u32) -> Option<DefaultDirectRateLimiter> {
    let quota = Quota::per_second(NonZeroU32::new(every_second)?).allow_burst(NonZeroU32::new(most)?);
    Some(RateLimiter::direct(quota))
}

fn take(bucket: Option<&DefaultDirectRateLimiter>, tokens: NonZeroU32) -> Result<(), RetryAfter> {
    let Some(bucket) = bucket else { return Ok(()) };
    match bucket.check_n(tokens) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(until)) => Err(RetryAfter(until.wait_time_from(DefaultClock::default().now()))),
        Err(_) => Err(NEVER),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(limits: &Limits, bytes: usize) -> usize {
        let rate = MessageRate::new(limits);
        (0..1000).take_while(|_| rate.allow(bytes).is_ok()).count()
    }

    #[test]
    fn a_burst_passes_and_no_more() {
        let limits = Limits { messages_per_second: 20, bytes_per_second: 0, ..Limits::default() };
        assert!((60..70).contains(&allowed(&limits, 10)), "{}", allowed(&limits, 10));
        let limits = Limits { messages_per_second: 0, bytes_per_second: 1, max_message: 999, ..Limits::default() };
        assert_eq!(allowed(&limits, 100), 10);
        let limits = Limits { messages_per_second: 0, bytes_per_second: 0, ..Limits::default() };
        assert_eq!(allowed(&limits, 100), 1000);
    }

    #[test]
    fn what_never_fits_is_refused() {
        let rate = MessageRate::new(&Limits { bytes_per_second: 1, max_message: 10, ..Limits::default() });
        assert_eq!(rate.allow(12), Err(NEVER));
        assert_eq!(rate.allow(11), Ok(()));
    }
}
