//! Several who open one game at the same moment, some of whom cannot: there is one room of it, or none.

use crate::house::{BRISK, duels};
use async_trait::async_trait;
use skazka_core::{Player, Seat, Settings, TimeControl, Viewer};
use skazka_server::begin::{Wanted, begin};
use skazka_server::clock::SystemClock;
use skazka_server::pool::Pools;
use skazka_server::room::{Command, EnterError, Request, RoomContext, Rooms, Thinkers, Watching};
use skazka_server::store::{
    Entries, Following, GameId, GamePage, GameRow, Health, Listing, Logged, Owner, SqliteStore, Store, StoreError,
};
use skazka_testkit::FirstLegal;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// A storage whose every look-up of a game waits until the test says whether it succeeds.
struct Gated {
    within: SqliteStore,
    asked: AtomicUsize,
    answers: Mutex<mpsc::UnboundedReceiver<bool>>,
}

#[async_trait]
impl Store for Gated {
    async fn create(&self, game: &GameRow, entries: &Entries) -> Result<(), StoreError> {
        self.within.create(game, entries).await
    }

    async fn game(&self, id: &GameId) -> Result<Option<GameRow>, StoreError> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        match self.answers.lock().await.recv().await {
            Some(true) => self.within.game(id).await,
            _ => Err(StoreError::Damaged { game: id.to_string(), why: "for the test".to_owned() }),
        }
    }

    async fn events(&self, id: &GameId, from: u64) -> Result<Vec<Logged>, StoreError> {
        self.within.events(id, from).await
    }

    async fn append(&self, id: &GameId, seq: u64, entries: &Entries) -> Result<(), StoreError> {
        self.within.append(id, seq, entries).await
    }

    async fn list(&self, wanted: &Listing) -> Result<GamePage, StoreError> {
        self.within.list(wanted).await
    }

    fn follow(&self, id: &GameId) -> Following {
        self.within.follow(id)
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.within.probe().await
    }

    fn health(&self) -> Health {
        self.within.health()
    }

    fn epoch(&self) -> u64 {
        self.within.epoch()
    }

    async fn close(&self) {
        self.within.close().await;
    }
}

struct Club {
    rooms: Rooms,
    store: Arc<Gated>,
    answer: mpsc::UnboundedSender<bool>,
    _folder: TempDir,
}

impl Club {
    async fn open() -> Club {
        let folder = tempfile::tempdir().expect("a folder");
        let within = SqliteStore::open(folder.path()).await.expect("opens");
        let (answer, answers) = mpsc::unbounded_channel();
        let store = Arc::new(Gated { within, asked: AtomicUsize::new(0), answers: Mutex::new(answers) });
        let (thinkers, pools) = (Thinkers::new(1), Pools::of_this_machine());
        let catalogue = Arc::new(duels(FirstLegal));
        let (timeouts, clock) = (BRISK, Arc::new(SystemClock));
        let rooms = Rooms::new(RoomContext { store: store.clone(), catalogue, thinkers, pools, timeouts, clock });
        Club { rooms, store, answer, _folder: folder }
    }

    /// A game that is in the storage, and of which no room is open.
    async fn game(&self) -> GameId {
        let wanted = Wanted {
            discipline: "duel/plain".to_owned(),
            settings: Settings::new(),
            start: None,
            seats: vec![Player::HUMAN; 2],
            promise: None,
            time_control: TimeControl::Unlimited,
        };
        let owner = Owner::of_token("a token");
        let other = Rooms::new(RoomContext {
            store: Arc::new(self.store.within.clone()),
            catalogue: Arc::new(duels(FirstLegal)),
            thinkers: Thinkers::new(1),
            pools: Pools::of_this_machine(),
            timeouts: BRISK,
            clock: Arc::new(SystemClock),
        });
        begin(&other, wanted, owner, Vec::new()).await.expect("a game")
    }

    fn knock(&self, id: &GameId) -> JoinHandle<Result<Watching, EnterError>> {
        let (rooms, id) = (self.rooms.clone(), id.clone());
        tokio::spawn(async move { rooms.watch(&id).await })
    }

    /// Waits until so many look-ups were asked for, and gives everybody else time to come to a stop.
    async fn asked(&self, count: usize) {
        while self.store.asked.load(Ordering::SeqCst) < count {
            tokio::task::yield_now().await;
        }
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
    }
}

async fn entered(knocking: JoinHandle<Result<Watching, EnterError>>) -> Result<Watching, EnterError> {
    timeout(Duration::from_secs(20), knocking).await.expect("an answer in time").expect("no panic")
}

#[tokio::test]
async fn who_fails_takes_no_door_away_that_another_is_opening() {
    let club = Club::open().await;
    let id = club.game().await;
    let first = club.knock(&id);
    club.asked(1).await;
    let second = club.knock(&id);
    club.asked(1).await;
    club.answer.send(false).expect("it waits");
    assert!(entered(first).await.is_err());
    club.asked(2).await;
    let third = club.knock(&id);
    club.asked(2).await;
    // Were there two doors by now, each would open a room.
    club.answer.send(true).expect("it waits");
    club.answer.send(true).expect("it waits");
    let (second, mut third) = (entered(second).await.expect("a room"), entered(third).await.expect("a room"));
    assert!(second.same_channel(&third));
    let what = Command::Act("@b2".to_owned());
    let (by, seat) = (Some(Owner::of_token("a token")), Seat(0));
    let command = Request { by, seat, viewpoint: Viewer::Seat(seat), seq: 0, what };
    club.rooms.command(&id, command).await.expect("legal");
    timeout(Duration::from_secs(20), third.changed()).await.expect("news in time").expect("the room is open");
    assert_eq!((club.rooms.open(), club.rooms.doors()), (1, 1));
}

#[tokio::test]
async fn nothing_is_left_of_games_that_cannot_be_opened() {
    let club = Club::open().await;
    let id = club.game().await;
    let knocking: Vec<_> = (0..5).map(|_| club.knock(&id)).collect();
    club.asked(1).await;
    for (number, one) in knocking.into_iter().enumerate() {
        if number % 2 == 0 {
            one.abort();
        } else {
            club.answer.send(false).expect("it waits");
            assert!(entered(one).await.is_err());
        }
    }
    club.asked(1).await;
    assert_eq!((club.rooms.open(), club.rooms.doors()), (0, 0));
}
