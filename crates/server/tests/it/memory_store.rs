//! A storage in memory, as simple as can be: every question is answered by looking through everything. It shows that the suite
//! is about storages and not about SQLite, and says what others should answer.

use async_trait::async_trait;
use skazka_core::Stamped;
use skazka_server::clock::{Clock, SystemClock};
use skazka_server::store::{
    Cursor, Entries, Followers, Following, GameId, GamePage, GameRow, Health, Integrity, Listed, Listing, Logged,
    Owner, Store, StoreError,
};
use std::sync::{Mutex, MutexGuard};

#[derive(Clone)]
struct Kept {
    row: GameRow,
    log: Vec<Stamped>,
    is_over: bool,
}

impl Kept {
    fn add(&mut self, entries: &Entries) {
        self.log.extend(entries.events.iter().cloned());
        self.row = self.row.clone().with_seats(&entries.seats);
        self.is_over = entries.is_over;
    }

    fn is_wanted(&self, wanted: &Listing) -> bool {
        let holds = |holder: &Owner| self.row.seats.iter().any(|seat| seat.holder == Some(*holder));
        wanted.holder.as_ref().is_none_or(holds)
            && wanted.is_over.is_none_or(|is_over| self.is_over == is_over)
            && wanted.after.as_ref().is_none_or(|after| Cursor::of(&self.row) < *after)
    }
}

#[derive(Default)]
struct State {
    games: Vec<Kept>,
    last_write: Option<i64>,
    is_closed: bool,
}

/// A [`Store`] that forgets everything when it is dropped.
#[derive(Default)]
pub struct MemoryStore {
    state: Mutex<State>,
    followers: Followers,
}

impl MemoryStore {
    fn open(&self) -> Result<MutexGuard<'_, State>, StoreError> {
        let state = self.state.lock().expect("nobody panicked");
        if state.is_closed { Err(StoreError::Closed) } else { Ok(state) }
    }
}

fn find<'a>(state: &'a mut State, id: &GameId) -> Option<&'a mut Kept> {
    state.games.iter_mut().find(|kept| kept.row.id == *id)
}

#[async_trait]
impl Store for MemoryStore {
    async fn create(&self, game: &GameRow, entries: &Entries) -> Result<(), StoreError> {
        let mut state = self.open()?;
        if find(&mut state, &game.id).is_some() {
            return Err(StoreError::Taken);
        }
        let mut kept = Kept { row: game.clone(), log: Vec::new(), is_over: false };
        kept.add(entries);
        self.followers.tell(&game.id, kept.log.len() as u64);
        state.games.push(kept);
        state.last_write = Some(SystemClock.now());
        Ok(())
    }

    async fn game(&self, id: &GameId) -> Result<Option<GameRow>, StoreError> {
        Ok(find(&mut *self.open()?, id).map(|kept| kept.row.clone()))
    }

    async fn events(&self, id: &GameId, from: u64) -> Result<Vec<Logged>, StoreError> {
        let log = find(&mut *self.open()?, id).map(|kept| kept.log.clone()).unwrap_or_default();
        let logged = (0..).zip(log).map(|(seq, stamped)| Logged { seq, stamped });
        Ok(logged.filter(|one| one.seq >= from).collect())
    }

    async fn append(&self, id: &GameId, seq: u64, entries: &Entries) -> Result<(), StoreError> {
        let mut state = self.open()?;
        let kept = find(&mut state, id).ok_or_else(|| StoreError::NoGame { game: id.to_string() })?;
        if kept.log.len() as u64 != seq {
            return Err(StoreError::Taken);
        }
        kept.add(entries);
        self.followers.tell(id, kept.log.len() as u64);
        state.last_write = Some(SystemClock.now());
        Ok(())
    }

    async fn list(&self, wanted: &Listing) -> Result<GamePage, StoreError> {
        let mut games = self.open()?.games.clone();
        games.retain(|kept| kept.is_wanted(wanted));
        games.sort_by_key(|kept| std::cmp::Reverse(Cursor::of(&kept.row)));
        let listed = games.into_iter().map(|kept| Listed { row: kept.row, is_over: kept.is_over }).collect();
        Ok(GamePage::cut(listed, wanted.size()))
    }

    fn follow(&self, id: &GameId) -> Following {
        self.followers.follow(id)
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.open().map(drop)
    }

    fn health(&self) -> Health {
        let last_write = self.state.lock().expect("nobody panicked").last_write;
        Health { last_write, integrity: Integrity::Sound }
    }

    fn epoch(&self) -> u64 {
        0
    }

    async fn close(&self) {
        self.state.lock().expect("nobody panicked").is_closed = true;
        self.followers.close();
    }
}
