//! How long logs have become, for those who follow a game.
//!
//! Only the newest length is kept: whoever was away catches up by reading the log from where he was. So it does not matter
//! where the news comes from, and none can be missed by being slow.

use super::GameId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

type Lengths = Mutex<HashMap<GameId, watch::Sender<u64>>>;

/// Everybody who follows a game. For implementations of [`super::Store`]; clones are the same.
#[derive(Debug, Clone, Default)]
pub struct Followers {
    lengths: Arc<Lengths>,
}

impl Followers {
    /// Follows a game from now on.
    pub fn follow(&self, id: &GameId) -> Following {
        let lengths = self.lengths.clone();
        let receiver = lock(&lengths).entry(id.clone()).or_insert_with(|| watch::Sender::new(0)).subscribe();
        Following { id: id.clone(), receiver, lengths }
    }

    /// Tells those who follow a game that its log is so long now, in events; a shorter one than before is no news.
    pub fn tell(&self, id: &GameId, length: u64) {
        if let Some(told) = lock(&self.lengths).get(id) {
            told.send_if_modified(|known| {
                let is_news = length > *known;
                *known = length.max(*known);
                is_news
            });
        }
    }

    /// How many games are followed.
    pub fn games(&self) -> usize {
        lock(&self.lengths).len()
    }

    /// Ends all following: nothing will be told any more.
    pub fn close(&self) {
        lock(&self.lengths).clear();
    }
}

/// One who follows a game, until it is dropped.
#[derive(Debug)]
pub struct Following {
    id: GameId,
    receiver: watch::Receiver<u64>,
    lengths: Arc<Lengths>,
}

impl Following {
    /// Waits until the log has grown, and gives how long it is at least, in events. Never answers when the storage is closed.
    /// Nothing is lost when it is not waited for to the end.
    pub async fn next(&mut self) -> u64 {
        match self.receiver.changed().await {
            Ok(()) => *self.receiver.borrow_and_update(),
            Err(_) => std::future::pending().await,
        }
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        let mut lengths = lock(&self.lengths);
        // They come and go under this lock alone: when there is one, it is this one.
        if lengths.get(&self.id).is_some_and(|told| told.receiver_count() == 1) {
            lengths.remove(&self.id);
        }
    }
}

fn lock(lengths: &Lengths) -> MutexGuard<'_, HashMap<GameId, watch::Sender<u64>>> {
    lengths.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::timeout;

    async fn is_silent(following: &mut Following) -> bool {
        timeout(Duration::from_millis(20), following.next()).await.is_err()
    }

    #[tokio::test]
    async fn the_newest_length_is_told_once_however_late_one_asks() {
        let (followers, id) = (Followers::default(), GameId::random().expect("randomness"));
        followers.tell(&id, 3);
        let (mut one, mut other) = (followers.follow(&id), followers.follow(&id));
        assert!(is_silent(&mut one).await, "what was before is not told");
        for length in [4, 6, 5] {
            followers.tell(&id, length);
        }
        assert_eq!((one.next().await, other.next().await), (6, 6));
        assert!(is_silent(&mut one).await);
        followers.tell(&GameId::random().expect("randomness"), 9);
        assert!(is_silent(&mut one).await, "another game");
    }

    #[tokio::test]
    async fn games_that_nobody_follows_leave_nothing() {
        let (followers, id) = (Followers::default(), GameId::random().expect("randomness"));
        let (one, other) = (followers.follow(&id), followers.follow(&id));
        assert_eq!(followers.games(), 1);
        drop(one);
        assert_eq!(followers.games(), 1);
        drop(other);
        assert_eq!(followers.games(), 0);
        let mut late = followers.follow(&id);
        followers.close();
        assert!(is_silent(&mut late).await);
    }
}
