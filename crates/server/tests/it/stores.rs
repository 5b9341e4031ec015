//! All storages do the same: one suite for each, and anything at all done to two of them at once.

use crate::memory_store::MemoryStore;
use crate::store_suite::{act, browser, holds_for, log, row};
use skazka_core::{Player, Seat};
use skazka_server::store::{
    Cursor, Entries, GameId, GameRow, Listing, Logged, SeatRow, SqliteStore, Store, StoreError,
};

#[tokio::test]
async fn the_storage_in_memory_is_a_storage() {
    holds_for(&MemoryStore::default()).await;
}

/// What was asked of a storage came to this.
#[derive(Debug, PartialEq)]
enum Answer {
    Done,
    Taken,
    NoGame,
    Game(Option<GameRow>),
    Log(Vec<Logged>),
    Games(Vec<(GameId, bool)>, Option<Cursor>),
}

fn done(outcome: Result<(), StoreError>) -> Answer {
    match outcome {
        Ok(()) => Answer::Done,
        Err(StoreError::Taken) => Answer::Taken,
        Err(StoreError::NoGame { .. }) => Answer::NoGame,
        Err(other) => panic!("{other:?}"),
    }
}

/// One thing to ask of a storage.
#[derive(Debug)]
enum Ask {
    Create(GameRow, Entries),
    Append(GameId, u64, Entries),
    Game(GameId),
    Events(GameId, u64),
    List(Listing),
}

impl Ask {
    async fn of(&self, store: &dyn Store) -> Answer {
        match self {
            Ask::Create(row, entries) => done(store.create(row, entries).await),
            Ask::Append(id, seq, entries) => done(store.append(id, *seq, entries).await),
            Ask::Game(id) => Answer::Game(store.game(id).await.expect("readable")),
            Ask::Events(id, from) => Answer::Log(store.events(id, *from).await.expect("readable")),
            Ask::List(wanted) => {
                let page = store.list(wanted).await.expect("readable");
                Answer::Games(page.games.into_iter().map(|one| (one.row.id, one.is_over)).collect(), page.next)
            }
        }
    }
}

/// Anything that may be asked, of a few games, times and browsers, so that much of it meets.
struct Asker {
    random: fastrand::Rng,
    ids: Vec<GameId>,
}

impl Asker {
    fn id(&mut self) -> GameId {
        self.ids[self.random.usize(..self.ids.len())].clone()
    }

    fn seat(&mut self) -> SeatRow {
        let holder = browser(["a", "b", "c"][self.random.usize(..3)]);
        match self.random.u8(..4) {
            0 => SeatRow::OPEN,
            1 => SeatRow::of(Player::Computer { level: self.random.u8(1..) }, holder),
            _ => SeatRow::of(Player::person(["", "Анна"][self.random.usize(..2)]).expect("a name"), holder),
        }
    }

    fn row(&mut self) -> GameRow {
        let (seats, created_at) = (vec![self.seat(), self.seat()], self.random.i64(..5));
        GameRow { id: self.id(), seats, created_at, ..row() }
    }

    fn entries(&mut self) -> Entries {
        let (first, more) = (self.random.usize(..9), self.random.usize(..2));
        let mut seats = Vec::new();
        if self.random.bool() {
            seats.push((Seat(self.random.u8(..2)), self.seat()));
        }
        Entries { seats, is_over: self.random.bool(), ..log((first..first + more).map(act)) }
    }

    fn listing(&mut self) -> Listing {
        let after = self.random.bool().then(|| Cursor { created_at: self.random.i64(..5), id: self.ids[0].clone() });
        Listing {
            holder: self.random.bool().then(|| browser(["a", "b", "c"][self.random.usize(..3)])),
            is_over: self.random.bool().then(|| self.random.bool()),
            after,
            limit: self.random.usize(..5),
        }
    }

    fn ask(&mut self) -> Ask {
        match self.random.u8(..9) {
            0 => Ask::Create(self.row(), self.entries()),
            1 => Ask::Game(self.id()),
            2 => Ask::Events(self.id(), self.random.u64(..4)),
            3 | 4 => Ask::List(self.listing()),
            _ => Ask::Append(self.id(), self.random.u64(..4), self.entries()),
        }
    }
}

#[tokio::test]
async fn whatever_is_asked_sqlite_answers_as_the_simple_one_does() {
    let (mut done, mut refused) = (0, 0);
    for seed in 0..6 {
        let folder = tempfile::tempdir().expect("a folder");
        let (sqlite, memory) = (SqliteStore::open(folder.path()).await.expect("opens"), MemoryStore::default());
        let ids = (0..5).map(|_| GameId::random().expect("randomness")).collect();
        let mut asker = Asker { random: fastrand::Rng::with_seed(seed), ids };
        for _ in 0..150 {
            let ask = asker.ask();
            let (answer, expected) = (ask.of(&sqlite).await, ask.of(&memory).await);
            assert_eq!(answer, expected, "seed {seed}: {ask:?}");
            done += usize::from(answer == Answer::Done);
            refused += usize::from(matches!(answer, Answer::Taken | Answer::NoGame));
        }
    }
    assert!(done > 100 && refused > 100, "{done} done, {refused} refused");
}
