//! Rooms with a real storage, without a server around them.

use crate::house::{BRISK, duels};
use skazka_core::{Event, Player, Seat, Settings, Stamped, Thinker, TimeControl, Turn, Viewer};
use skazka_server::begin::{Wanted, begin};
use skazka_server::clock::ManualClock;
use skazka_server::pool::Pools;
use skazka_server::room::{Command, CommandError, Request, RoomContext, Rooms, Snapshot, Thinkers, Timeouts};
use skazka_server::store::{Entries, GameId, Owner, SqliteStore, Store};
use skazka_testkit::FirstLegal;
use skazka_testkit::duel::Duel;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::time::timeout;

pub const COMPUTER: Player = Player::Computer { level: 2 };
/// When games begin here, in milliseconds since 1970 UTC.
pub const BEGUN: i64 = 1_700_000_000_000;

/// Rooms with a real storage and a clock that the test sets, and somebody who plays all seats of persons.
pub struct Club {
    pub rooms: Rooms,
    pub store: Arc<dyn Store>,
    pub clock: Arc<ManualClock>,
    pub folder: TempDir,
}

impl Club {
    pub async fn with(thinker: impl Thinker<Duel>, timeouts: Timeouts) -> Club {
        Club::around(|store| Arc::new(store), thinker, timeouts).await
    }

    pub async fn around(
        wrap: impl FnOnce(SqliteStore) -> Arc<dyn Store>,
        thinker: impl Thinker<Duel>,
        timeouts: Timeouts,
    ) -> Club {
        let folder = tempfile::tempdir().expect("a folder");
        let store = wrap(SqliteStore::open(folder.path()).await.expect("opens"));
        let clock = Arc::new(ManualClock::at(BEGUN));
        let rooms = Club::rooms_of(thinker, timeouts, store.clone(), clock.clone());
        Club { rooms, store, clock, folder }
    }

    fn rooms_of(
        thinker: impl Thinker<Duel>,
        timeouts: Timeouts,
        store: Arc<dyn Store>,
        clock: Arc<ManualClock>,
    ) -> Rooms {
        let (catalogue, thinkers) = (Arc::new(duels(thinker)), Thinkers::new(1));
        Rooms::new(RoomContext { store, catalogue, thinkers, pools: Pools::of_this_machine(), timeouts, clock })
    }

    /// Other rooms with the same storage and clock: nothing is open in them.
    pub fn other_rooms(&self) -> Rooms {
        Club::rooms_of(FirstLegal, BRISK, self.store.clone(), self.clock.clone())
    }

    pub async fn duel(&self, seats: [Player; 2]) -> GameId {
        self.timed_duel(seats, TimeControl::Unlimited).await
    }

    pub async fn timed_duel(&self, seats: [Player; 2], time_control: TimeControl) -> GameId {
        let wanted = Wanted {
            discipline: "duel/plain".to_owned(),
            settings: Settings::new(),
            start: None,
            seats: seats.to_vec(),
            promise: None,
            time_control,
        };
        begin(&self.rooms, wanted, owner(), Vec::new()).await.expect("a game")
    }

    pub async fn tell(&self, id: &GameId, seat: u8, seq: u64, what: Command) -> Result<u64, CommandError> {
        let seat = Seat(seat);
        let command = Request { by: Some(owner()), seat, viewpoint: Viewer::Seat(seat), seq, what };
        self.rooms.command(id, command).await
    }

    pub async fn act(&self, id: &GameId, seat: u8, seq: u64, action: &str) -> Result<u64, CommandError> {
        self.tell(id, seat, seq, Command::Act(action.to_owned())).await
    }

    /// Waits until the game is so.
    pub async fn until(&self, id: &GameId, is_it: impl Fn(&Snapshot) -> bool) -> Snapshot {
        let mut watching = self.rooms.watch(id).await.expect("a room");
        let found = timeout(Duration::from_secs(20), watching.wait_for(is_it)).await.expect("in time");
        found.expect("the room stays open").clone()
    }

    pub async fn log(&self, id: &GameId) -> Vec<Event> {
        self.store.events(id, 0).await.expect("readable").into_iter().map(|one| one.stamped.event).collect()
    }
}

pub fn at_the_beginning<const N: usize>(events: [Event; N]) -> Entries {
    Entries::of(events.into_iter().map(|event| Stamped { at: BEGUN, event }).collect())
}

pub fn owner() -> Owner {
    Owner::of_token("mine")
}

pub fn plies(snapshot: &Snapshot) -> usize {
    snapshot.log.game().plies()
}

pub fn is_over(snapshot: &Snapshot) -> bool {
    snapshot.log.game().turn() == Turn::Over
}

/// A duel of two persons after its set-up: south on b2, north on c3.
pub async fn begun(club: &Club) -> GameId {
    let id = club.duel([Player::HUMAN, Player::HUMAN]).await;
    assert_eq!(club.act(&id, 1, 0, "@c3").await.expect("legal"), 1);
    assert_eq!(club.act(&id, 0, 0, "@b2").await.expect("legal"), 2);
    id
}
