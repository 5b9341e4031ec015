//! Rooms with a real storage: refusals, the computer, failures of the log, closing.

use crate::club::{COMPUTER, Club, at_the_beginning, begun, is_over, owner, plies};
use crate::house::BRISK;
use async_trait::async_trait;
use skazka_core::{Ending, Event, Player, Seat, Stop, Task, Thinker, Turn, Viewer};
use skazka_server::room::{Command, CommandError, EnterError, Request, Timeouts};
use skazka_server::store::{
    Entries, Following, GameId, GamePage, GameRow, Health, Listing, Logged, Owner, SqliteStore, Store, StoreError,
};
use skazka_testkit::FirstLegal;
use skazka_testkit::duel::{Duel, DuelAction};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::time::{sleep, timeout};

#[tokio::test]
async fn an_action_is_in_the_log_before_it_is_answered_and_an_illegal_one_never() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = begun(&club).await;
    assert_eq!(club.act(&id, 0, 2, "b2-b3").await.expect("legal"), 3);
    assert_eq!(club.log(&id).await.len(), 3);
    for wrong in ["c3-c1", "c3-c2,c2-c1", "", "@c3", "\u{0}", "c3-c2\n"] {
        assert!(matches!(club.act(&id, 1, 3, wrong).await, Err(CommandError::Fault(_))), "{wrong:?}");
    }
    assert!(matches!(club.act(&id, 0, 3, "b3-b4").await, Err(CommandError::Fault(_))), "not its turn");
    assert_eq!(club.log(&id).await.len(), 3);
    assert_eq!(club.act(&id, 1, 3, "c3-c2").await.expect("unharmed"), 4);
}

#[tokio::test]
async fn what_was_decided_on_an_old_position_is_refused() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = begun(&club).await;
    let (one, other) = tokio::join!(club.act(&id, 0, 2, "b2-b3"), club.act(&id, 0, 2, "b2-b3"));
    let refused = if one.is_ok() { other } else { one };
    assert!(matches!(refused, Err(CommandError::Behind)), "the double click is refused: {refused:?}");
    for seq in [0, 2, 4, u64::MAX] {
        assert!(matches!(club.act(&id, 1, seq, "c3-c2").await, Err(CommandError::Behind)), "seq {seq}");
    }
    assert_eq!(club.log(&id).await.len(), 3);
}

#[tokio::test]
async fn only_the_browser_that_began_a_game_decides_and_only_for_persons() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = begun(&club).await;
    let commands =
        [Command::Act("b2-b3".to_owned()), Command::Resign, Command::OfferDraw, Command::TakeBack, Command::Undo];
    for by in [None, Some(Owner::of_token("other"))] {
        for what in commands.clone() {
            let command = Request { by, seat: Seat(0), viewpoint: Viewer::Public, seq: 2, what };
            assert!(matches!(club.rooms.command(&id, command).await, Err(CommandError::NotYours)));
        }
    }
    assert!(matches!(club.tell(&id, 7, 2, Command::Resign).await, Err(CommandError::NotYours)), "no such seat");
    let id = club.duel([Player::HUMAN, COMPUTER]).await;
    assert!(matches!(club.tell(&id, 1, 0, Command::Resign).await, Err(CommandError::NotYours)), "the computer's seat");
}

#[tokio::test]
async fn a_secret_set_up_is_made_through_its_own_eyes() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = club.duel([Player::HUMAN, Player::HUMAN]).await;
    for viewpoint in [Viewer::Public, Viewer::Seat(Seat(1))] {
        let what = Command::Act("@b2".to_owned());
        let command = Request { by: Some(owner()), seat: Seat(0), viewpoint, seq: 0, what };
        assert!(matches!(club.rooms.command(&id, command).await, Err(CommandError::Fault(_))), "{viewpoint:?}");
    }
    assert_eq!(club.log(&id).await.len(), 0);
}

#[tokio::test]
async fn draws_resignations_undo_and_take_backs_are_events() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = club.duel([Player::HUMAN, Player::HUMAN]).await;
    club.act(&id, 0, 0, "@b1").await.expect("legal");
    club.tell(&id, 0, 1, Command::Undo).await.expect("still secret");
    club.act(&id, 0, 2, "@b2").await.expect("legal");
    club.act(&id, 1, 0, "@c3").await.expect("legal");
    club.act(&id, 0, 4, "b2-b3").await.expect("legal");
    club.tell(&id, 0, 5, Command::TakeBack).await.expect("his own");
    assert!(
        matches!(club.tell(&id, 0, 6, Command::TakeBack).await, Err(CommandError::Fault(_))),
        "a reveal is in between"
    );
    club.tell(&id, 0, 6, Command::OfferDraw).await.expect("running");
    club.tell(&id, 1, 7, Command::DeclineDraw).await.expect("offered");
    club.tell(&id, 1, 8, Command::Resign).await.expect("running");
    let snapshot = club.rooms.look(&id).await.expect("a room");
    let outcome = snapshot.log.game().outcome().expect("over");
    assert_eq!((&outcome.places[..], outcome.ending), (&[1, 2][..], Ending::Resignation));
    assert_eq!(club.log(&id).await.len(), 9);
}

#[tokio::test]
async fn two_computers_play_to_the_end() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = club.duel([COMPUTER, COMPUTER]).await;
    let snapshot = club.until(&id, is_over).await;
    assert!(plies(&snapshot) > 2);
    assert_eq!(club.log(&id).await.len(), plies(&snapshot));
    assert_eq!(snapshot.thinking, None);
}

#[tokio::test]
async fn the_computer_writes_first_and_its_choice_stays_unseen() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = club.duel([Player::HUMAN, COMPUTER]).await;
    let snapshot = club.until(&id, |now| plies(now) == 1).await;
    let game = snapshot.log.game();
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
        assert_eq!(game.ply(0, viewer).expect("a ply").written, None);
        assert_eq!(snapshot.log.seq_for(viewer), 0);
    }
    club.act(&id, 0, 0, "@b2").await.expect("legal");
    let game = club.rooms.look(&id).await.expect("a room").log.game().copy();
    assert_eq!(game.ply(0, Viewer::Public).expect("a ply").written.as_deref(), Some("@a3"));
}

#[tokio::test]
async fn a_take_back_takes_the_computers_answer_with_it() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = club.duel([Player::HUMAN, COMPUTER]).await;
    club.until(&id, |now| plies(now) == 1).await;
    club.act(&id, 0, 0, "@d2").await.expect("legal");
    club.act(&id, 0, 2, "d2-d1").await.expect("legal");
    let snapshot = club.until(&id, |now| plies(now) == 4).await;
    assert_eq!(snapshot.log.seq(), 4);
    club.tell(&id, 0, 4, Command::TakeBack).await.expect("his own");
    let snapshot = club.rooms.look(&id).await.expect("a room");
    assert_eq!((plies(&snapshot), snapshot.log.game().turn()), (2, Turn::One(Seat(0))));
}

#[tokio::test]
async fn the_computer_answers_an_offered_draw() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = club.duel([Player::HUMAN, COMPUTER]).await;
    club.until(&id, |now| plies(now) == 1).await;
    club.act(&id, 0, 0, "@d2").await.expect("legal");
    club.tell(&id, 0, 2, Command::OfferDraw).await.expect("running");
    let snapshot = club.until(&id, |now| now.log.seq() == 4).await;
    assert!(snapshot.log.game().offers().is_empty());
    assert_eq!(club.log(&id).await[3], Event::DeclineDraw { by: Seat(1) });
}

/// Agrees to every draw.
#[derive(Clone)]
struct Peaceful;

impl Thinker<Duel> for Peaceful {
    const LEVELS: u8 = 4;

    fn think(&self, task: Task<Duel>, _stop: &Stop) -> DuelAction {
        task.legal[0]
    }

    fn agrees_to_draw(&self, _view: Duel, _seat: Seat, _level: u8, _stop: &Stop) -> bool {
        true
    }
}

#[tokio::test]
async fn the_computer_may_agree_to_a_draw() {
    let club = Club::with(Peaceful, BRISK).await;
    let id = club.duel([Player::HUMAN, COMPUTER]).await;
    club.tell(&id, 0, 0, Command::OfferDraw).await.expect("running");
    let snapshot = club.until(&id, is_over).await;
    let outcome = snapshot.log.game().outcome().expect("over");
    assert_eq!((&outcome.places[..], outcome.ending), (&[1, 1][..], Ending::Agreement));
}

/// Thinks until it is stopped, and tells how often it began and was stopped.
#[derive(Clone, Default)]
struct Endless {
    begun: Arc<AtomicUsize>,
    stopped: Arc<AtomicUsize>,
}

impl Endless {
    fn counts(&self) -> (usize, usize) {
        (self.begun.load(Ordering::SeqCst), self.stopped.load(Ordering::SeqCst))
    }

    async fn until(&self, counts: (usize, usize)) {
        let reached = async {
            while self.counts() != counts {
                sleep(Duration::from_millis(2)).await;
            }
        };
        timeout(Duration::from_secs(20), reached)
            .await
            .unwrap_or_else(|_| panic!("{:?} instead of {counts:?}", self.counts()));
    }
}

impl Thinker<Duel> for Endless {
    const LEVELS: u8 = 4;

    fn think(&self, task: Task<Duel>, stop: &Stop) -> DuelAction {
        self.begun.fetch_add(1, Ordering::SeqCst);
        while !stop.is_raised() {
            std::thread::sleep(Duration::from_millis(1));
        }
        self.stopped.fetch_add(1, Ordering::SeqCst);
        task.legal[0]
    }
}

#[tokio::test]
async fn thinking_stops_when_nobody_looks_and_goes_on_when_somebody_returns() {
    let endless = Endless::default();
    let club = Club::with(endless.clone(), BRISK).await;
    let id = club.duel([Player::HUMAN, COMPUTER]).await;
    let watching = club.rooms.watch(&id).await.expect("a room");
    endless.until((1, 0)).await;
    sleep(BRISK.think_unseen * 2).await;
    assert_eq!(endless.counts(), (1, 0), "somebody looks");
    drop(watching);
    endless.until((1, 1)).await;
    assert_eq!(club.log(&id).await.len(), 0, "a stopped thought is no decision");
    let snapshot = club.rooms.look(&id).await.expect("a room");
    endless.until((2, 1)).await;
    assert_eq!(snapshot.thinking, Some(Seat(1)));
}

#[tokio::test]
async fn thinking_stops_when_the_game_ends() {
    let endless = Endless::default();
    let club = Club::with(endless.clone(), BRISK).await;
    let id = club.duel([Player::HUMAN, COMPUTER]).await;
    endless.until((1, 0)).await;
    club.tell(&id, 0, 0, Command::Resign).await.expect("the server is not held up by the thinking");
    endless.until((1, 1)).await;
    assert_eq!(club.rooms.look(&id).await.expect("a room").thinking, None);
}

#[tokio::test]
async fn a_persons_secret_steps_do_not_disturb_the_computers_thinking() {
    let endless = Endless::default();
    let club = Club::with(endless.clone(), BRISK).await;
    let id = club.duel([Player::HUMAN, COMPUTER]).await;
    let _watching = club.rooms.watch(&id).await.expect("a room");
    endless.until((1, 0)).await;
    club.act(&id, 0, 0, "@b2").await.expect("legal");
    club.tell(&id, 0, 1, Command::Undo).await.expect("still secret");
    sleep(Duration::from_millis(100)).await;
    assert_eq!(endless.counts(), (1, 0));
}

/// Panics.
#[derive(Clone)]
struct Broken;

impl Thinker<Duel> for Broken {
    const LEVELS: u8 = 4;

    fn think(&self, _task: Task<Duel>, _stop: &Stop) -> DuelAction {
        panic!("for the test")
    }
}

#[tokio::test]
async fn a_computer_that_breaks_down_harms_nobody() {
    let club = Club::with(Broken, BRISK).await;
    let id = club.duel([Player::HUMAN, COMPUTER]).await;
    club.until(&id, |now| now.thinking.is_none()).await;
    club.act(&id, 0, 0, "@b2").await.expect("the room is unharmed");
    club.tell(&id, 0, 1, Command::Resign).await.expect("the room is unharmed");
}

/// A storage that fails when it is told to, before or after it wrote.
struct Failing {
    within: SqliteStore,
    before: AtomicBool,
    after: AtomicBool,
}

#[async_trait]
impl Store for Failing {
    async fn create(&self, game: &GameRow, entries: &Entries) -> Result<(), StoreError> {
        self.within.create(game, entries).await
    }

    async fn game(&self, id: &GameId) -> Result<Option<GameRow>, StoreError> {
        self.within.game(id).await
    }

    async fn events(&self, id: &GameId, from: u64) -> Result<Vec<Logged>, StoreError> {
        self.within.events(id, from).await
    }

    async fn append(&self, id: &GameId, seq: u64, entries: &Entries) -> Result<(), StoreError> {
        if self.before.swap(false, Ordering::SeqCst) {
            return Err(StoreError::Busy("for the test".to_owned()));
        }
        self.within.append(id, seq, entries).await?;
        if self.after.swap(false, Ordering::SeqCst) {
            return Err(StoreError::Busy("for the test".to_owned()));
        }
        Ok(())
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

#[tokio::test]
async fn when_an_append_fails_the_log_alone_tells_what_happened() {
    let folder = tempfile::tempdir().expect("a folder");
    let within = SqliteStore::open(folder.path()).await.expect("opens");
    let failing = Arc::new(Failing { within, before: AtomicBool::new(false), after: AtomicBool::new(false) });
    let store = failing.clone();
    let club = Club::around(|_| store, FirstLegal, BRISK).await;
    let id = begun(&club).await;
    failing.before.store(true, Ordering::SeqCst);
    assert!(matches!(club.act(&id, 0, 2, "b2-b3").await, Err(CommandError::Store(_))));
    assert_eq!(plies(&club.rooms.look(&id).await.expect("a room")), 2, "nothing was written, nothing is shown");
    failing.after.store(true, Ordering::SeqCst);
    assert!(matches!(club.act(&id, 0, 2, "b2-b3").await, Err(CommandError::Store(_))));
    assert_eq!(plies(&club.rooms.look(&id).await.expect("a room")), 3, "it was written, so it is shown");
    assert_eq!(club.act(&id, 1, 3, "c3-c2").await.expect("legal"), 4);
}

#[tokio::test]
async fn the_computer_goes_on_by_itself_when_its_decision_can_be_written_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let within = SqliteStore::open(folder.path()).await.expect("opens");
    let failing = Arc::new(Failing { within, before: AtomicBool::new(true), after: AtomicBool::new(false) });
    let store = failing.clone();
    let club = Club::around(|_| store, FirstLegal, BRISK).await;
    let id = club.duel([Player::HUMAN, COMPUTER]).await;
    club.until(&id, |now| now.log.seq() == 1).await;
    assert!(!failing.before.load(Ordering::SeqCst), "its first attempt failed");
}

#[tokio::test]
async fn somebody_elses_append_is_read_and_not_overwritten() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = begun(&club).await;
    let act = Event::Act { by: skazka_core::Actor::Seat(Seat(0)), action: "b2-a2".to_owned() };
    club.store.append(&id, 2, &at_the_beginning([act])).await.expect("another server wrote");
    assert!(matches!(club.act(&id, 0, 2, "b2-b3").await, Err(CommandError::Behind)));
    let snapshot = club.rooms.look(&id).await.expect("a room");
    let last = snapshot.log.game().ply(2, Viewer::Public).expect("a ply");
    assert_eq!(last.written.as_deref(), Some("b2-a2"));
    assert_eq!(club.act(&id, 1, 3, "c3-c2").await.expect("legal"), 4);
}

#[tokio::test]
async fn a_room_closes_when_nobody_looks_and_opens_again_as_it_was() {
    let timeouts = Timeouts { close_after: Duration::from_millis(60), ..BRISK };
    let club = Club::with(FirstLegal, timeouts).await;
    let id = begun(&club).await;
    let watching = club.rooms.watch(&id).await.expect("a room");
    sleep(timeouts.close_after * 3).await;
    assert_eq!(club.rooms.open(), 1, "somebody looks");
    drop(watching);
    let closed = async {
        while club.rooms.open() > 0 {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(20), closed).await.expect("it closes");
    assert_eq!(club.act(&id, 0, 2, "b2-b3").await.expect("legal"), 3);
    assert_eq!(plies(&club.rooms.look(&id).await.expect("a room")), 3);
}

#[tokio::test]
async fn games_that_are_not_there_or_damaged_are_told() {
    let club = Club::with(FirstLegal, BRISK).await;
    let nobody = GameId::random().expect("randomness");
    assert!(matches!(club.rooms.look(&nobody).await, Err(EnterError::Unknown)));
    let id = begun(&club).await;
    let row = club.store.game(&id).await.expect("readable").expect("a game");
    let act = Event::Act { by: skazka_core::Actor::Seat(Seat(0)), action: "nonsense".to_owned() };
    let damaged = GameRow { id: nobody.clone(), ..row.clone() };
    club.store.create(&damaged, &at_the_beginning([act])).await.expect("new");
    assert!(matches!(club.rooms.look(&nobody).await, Err(EnterError::Store(StoreError::Damaged { .. }))));
    let unknown = GameRow { id: GameId::random().expect("randomness"), discipline: "chess/plain".to_owned(), ..row };
    club.store.create(&unknown, &at_the_beginning([])).await.expect("new");
    assert!(matches!(club.rooms.look(&unknown.id).await, Err(EnterError::Store(StoreError::Damaged { .. }))));
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_read_again_when_another_database_has_taken_the_place() {
    let club = Club::with(FirstLegal, BRISK).await;
    let (kept, lost) = (begun(&club).await, GameId::random().expect("randomness"));
    let (place, copy) = (club.folder.path().join("skazka.db"), club.folder.path().join("copy"));
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&place);
    let mut beside = sqlx::ConnectOptions::connect(&options).await.expect("a database");
    sqlx::query("VACUUM INTO ?").bind(copy.to_str()).execute(&mut beside).await.expect("copied");
    drop(beside);
    let row = club.store.game(&kept).await.expect("readable").expect("a game");
    club.store.create(&GameRow { id: lost.clone(), ..row }, &at_the_beginning([])).await.expect("new");
    let mut watching = club.rooms.watch(&lost).await.expect("a room");
    assert_eq!(club.act(&kept, 0, 2, "b2-b3").await.expect("legal"), 3);
    std::fs::rename(&copy, &place).expect("movable");
    let begun_again = club.until(&kept, |now| now.log.seq() == 2);
    timeout(Duration::from_secs(20), begun_again).await.expect("it is read again without being asked");
    assert_eq!(club.act(&kept, 0, 2, "b2-a2").await.expect("legal"), 3);
    let gone = async { while watching.changed().await.is_ok() {} };
    timeout(Duration::from_secs(20), gone).await.expect("the room of the lost game closes");
    assert!(matches!(club.rooms.look(&lost).await, Err(EnterError::Unknown)));
}
