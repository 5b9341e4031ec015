//! What every storage does; run against each implementation.

use skazka_core::fair::{Promise, Secret, Seed};
use skazka_core::{Actor, Event, Seat, Settings};
use skazka_server::store::{GameId, GameRow, Owner, Player, Store, StoreError};

/// A game that has just begun.
pub fn row() -> GameRow {
    GameRow {
        id: GameId::random().expect("randomness"),
        discipline: "duel/plain".to_owned(),
        settings: Settings::parse(["mirror=yes", "size=7"]).expect("well-formed"),
        start: Some("b1 c4 2".to_owned()),
        seats: vec![Player::Human { name: Some("Анна".to_owned()) }, Player::Computer { level: 3 }],
        owner: Owner::of_token("token"),
        created_at: 1_700_000_000_123,
        promise: Some(Promise { from: 4, ..Promise::new(Secret::new([0xa7; 32]), "Ab3dE5gH") }),
    }
}

pub fn act(number: usize) -> Event {
    Event::Act { by: Actor::Seat(Seat((number % 2) as u8)), action: format!("{number}-«x»") }
}

fn acts(numbers: std::ops::Range<usize>) -> Vec<Event> {
    numbers.map(act).collect()
}

/// All of it.
pub async fn holds_for(store: &dyn Store) {
    what_is_created_is_found(store).await;
    an_id_is_given_once(store).await;
    logs_grow_in_order(store).await;
    a_taken_seq_is_refused_and_leaves_nothing(store).await;
    of_two_writers_one_wins(store).await;
    unknown_games_are_not_found(store).await;
    what_is_refused_harms_nobody_beside_it(store).await;
    it_tells_how_it_is(store).await;
}

async fn events(store: &dyn Store, row: &GameRow, from: u64) -> Vec<Event> {
    let logged = store.events(&row.id, from).await.expect("readable");
    let numbers: Vec<_> = logged.iter().map(|one| one.seq).collect();
    assert_eq!(numbers, (from..from + logged.len() as u64).collect::<Vec<_>>());
    logged.into_iter().map(|one| one.event).collect()
}

async fn what_is_created_is_found(store: &dyn Store) {
    let row = row();
    store.create(&row, &acts(0..2)).await.expect("new");
    assert_eq!(store.game(&row.id).await.expect("readable"), Some(row.clone()));
    assert_eq!(events(store, &row, 0).await, acts(0..2));
    let plain = GameRow {
        id: GameId::random().expect("randomness"),
        start: None,
        settings: Settings::new(),
        promise: None,
        ..row
    };
    store.create(&plain, &[]).await.expect("new");
    assert_eq!(store.game(&plain.id).await.expect("readable"), Some(plain));
}

async fn an_id_is_given_once(store: &dyn Store) {
    let row = row();
    store.create(&row, &[]).await.expect("new");
    let again = GameRow { created_at: 1, ..row.clone() };
    assert!(matches!(store.create(&again, &acts(0..1)).await, Err(StoreError::Taken)));
    assert_eq!(store.game(&row.id).await.expect("readable"), Some(row.clone()));
    assert_eq!(events(store, &row, 0).await, []);
}

async fn logs_grow_in_order(store: &dyn Store) {
    let row = row();
    store.create(&row, &[]).await.expect("new");
    store.append(&row.id, 0, &acts(0..1)).await.expect("free");
    store.append(&row.id, 1, &acts(1..12)).await.expect("free");
    store.append(&row.id, 12, &[]).await.expect("nothing to write");
    store.append(&row.id, 12, &[Event::TakeBack { by: Seat(1), to: 4 }]).await.expect("free");
    assert_eq!(events(store, &row, 0).await[..12], acts(0..12));
    assert_eq!(events(store, &row, 12).await, [Event::TakeBack { by: Seat(1), to: 4 }]);
    let seed = Event::Seed { by: Seat(0), seed: Seed::new("тили-тили").expect("printable") };
    store.append(&row.id, 13, std::slice::from_ref(&seed)).await.expect("free");
    assert_eq!(events(store, &row, 13).await, [seed]);
    assert_eq!(events(store, &row, 14).await, []);
}

async fn a_taken_seq_is_refused_and_leaves_nothing(store: &dyn Store) {
    let row = row();
    store.create(&row, &acts(0..3)).await.expect("new");
    for seq in [0, 2, 4, 99] {
        let refused = store.append(&row.id, seq, &acts(7..9)).await;
        assert!(matches!(refused, Err(StoreError::Taken)), "seq {seq}: {refused:?}");
    }
    assert_eq!(events(store, &row, 0).await, acts(0..3));
}

async fn of_two_writers_one_wins(store: &dyn Store) {
    let row = row();
    store.create(&row, &[]).await.expect("new");
    for seq in 0..20 {
        let (one, other) = (acts(seq..seq + 1), acts(100 + seq..101 + seq));
        let (first, second) =
            tokio::join!(store.append(&row.id, seq as u64, &one), store.append(&row.id, seq as u64, &other));
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
        assert_eq!(events(store, &row, seq as u64).await, if first.is_ok() { one } else { other });
    }
}

async fn unknown_games_are_not_found(store: &dyn Store) {
    let row = row();
    assert_eq!(store.game(&row.id).await.expect("readable"), None);
    assert_eq!(store.events(&row.id, 0).await.expect("readable"), []);
    for seq in [0, 3] {
        let refused = store.append(&row.id, seq, &acts(0..2)).await;
        assert!(matches!(&refused, Err(StoreError::NoGame { game }) if *game == row.id.as_str()), "{refused:?}");
    }
}

/// Asked for at once, so that they may share a transaction.
async fn what_is_refused_harms_nobody_beside_it(store: &dyn Store) {
    let rows: Vec<_> = (0..40).map(|_| row()).collect();
    for row in &rows {
        store.create(row, &acts(0..2)).await.expect("new");
    }
    let (log, more, unknown) = (&acts(2..3), &acts(2..6), &row());
    let asked = rows.iter().enumerate().map(|(number, row)| async move {
        match number % 5 {
            0 => store.append(&row.id, 2, log).await.map(|()| 3),
            1 => store.append(&row.id, 2, more).await.map(|()| 6),
            2 => store.append(&row.id, 1, more).await.map(|()| 0),
            3 => store.append(&unknown.id, 0, more).await.map(|()| 0),
            _ => store.create(row, more).await.map(|()| 0),
        }
    });
    let outcomes = futures_util::future::join_all(asked).await;
    for (number, (outcome, row)) in outcomes.into_iter().zip(&rows).enumerate() {
        let length = match (number % 5, outcome) {
            (0 | 1, Ok(length)) => length,
            (2 | 4, Err(StoreError::Taken)) | (3, Err(StoreError::NoGame { .. })) => 2,
            (_, other) => panic!("{number}: {other:?}"),
        };
        assert_eq!(events(store, row, 0).await, acts(0..length), "{number}");
    }
    assert_eq!(store.game(&unknown.id).await.expect("readable"), None);
}

async fn it_tells_how_it_is(store: &dyn Store) {
    let before = now();
    store.probe().await.expect("writable");
    let last = store.health().last_write.expect("something was written");
    assert!((before - 1000..=now()).contains(&last), "{last}");
    assert_eq!(store.epoch(), store.epoch());
}

fn now() -> i64 {
    std::time::SystemTime::UNIX_EPOCH.elapsed().expect("a time").as_millis() as i64
}
