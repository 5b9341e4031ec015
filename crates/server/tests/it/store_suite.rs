//! What every storage does; run against each implementation.

use skazka_core::fair::{Promise, Secret, Seed};
use skazka_core::{Actor, Event, Player, RulesRevision, Seat, Settings, Stamped, TimeControl};
use skazka_server::store::{
    Cursor, Entries, Following, GameId, GamePage, GameRow, Listing, Owner, SeatRow, Store, StoreError,
};
use std::time::Duration;
use tokio::time::timeout;

/// When the game of [`row`] began, in milliseconds since 1970 UTC.
const BEGUN: i64 = 1_700_000_000_123;
/// News comes at once, or not at all.
const AT_ONCE: Duration = Duration::from_millis(100);

/// A game that has just begun.
pub fn row() -> GameRow {
    let anna = Player::Human { name: Some("Анна".to_owned()) };
    let seats = [anna, Player::Computer { level: 3 }].map(|player| SeatRow::of(player, browser("token")));
    GameRow {
        id: GameId::random().expect("randomness"),
        discipline: "duel/plain".to_owned(),
        settings: Settings::parse(["mirror=yes", "size=7"]).expect("well-formed"),
        start: Some("b1 c4 2".to_owned()),
        is_start_chosen: true,
        rules: Some(RulesRevision::of(7, "a drawing")),
        seats: seats.to_vec(),
        created_at: BEGUN,
        promise: Some(Promise { from: 4, ..Promise::new(Secret::new([0xa7; 32]), "Ab3dE5gH") }),
        time_control: TimeControl::Bronstein { base: 300, delay: 5 },
    }
}

pub fn browser(token: &str) -> Owner {
    Owner::of_token(token)
}

pub fn act(number: usize) -> Event {
    Event::Act { by: Actor::Seat(Seat((number % 2) as u8)), action: format!("{number}-«x»") }
}

/// Events that happened one millisecond after the other.
pub fn log(events: impl IntoIterator<Item = Event>) -> Entries {
    let stamped = (BEGUN..).zip(events).map(|(at, event)| Stamped { at, event });
    Entries::of(stamped.collect())
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
    times_are_kept_as_they_were_given(store).await;
    seats_change_with_the_log_or_not_at_all(store).await;
    games_are_listed_newest_first_a_page_at_a_time(store).await;
    games_are_listed_by_who_holds_a_seat_and_by_their_state(store).await;
    those_who_follow_a_game_are_told_how_long_its_log_is(store).await;
    it_tells_how_it_is(store).await;
    what_was_asked_for_before_closing_is_written_and_nothing_after(store).await;
}

async fn events(store: &dyn Store, row: &GameRow, from: u64) -> Vec<Event> {
    stamped(store, row, from).await.into_iter().map(|one| one.event).collect()
}

async fn stamped(store: &dyn Store, row: &GameRow, from: u64) -> Vec<Stamped> {
    let logged = store.events(&row.id, from).await.expect("readable");
    let numbers: Vec<_> = logged.iter().map(|one| one.seq).collect();
    assert_eq!(numbers, (from..from + logged.len() as u64).collect::<Vec<_>>());
    logged.into_iter().map(|one| one.stamped).collect()
}

async fn what_is_created_is_found(store: &dyn Store) {
    let row = row();
    store.create(&row, &log(acts(0..2))).await.expect("new");
    assert_eq!(store.game(&row.id).await.expect("readable"), Some(row.clone()));
    assert_eq!(events(store, &row, 0).await, acts(0..2));
    let plain = GameRow {
        id: GameId::random().expect("randomness"),
        start: None,
        is_start_chosen: false,
        rules: None,
        settings: Settings::new(),
        promise: None,
        time_control: TimeControl::Unlimited,
        ..row
    };
    store.create(&plain, &log([])).await.expect("new");
    assert_eq!(store.game(&plain.id).await.expect("readable"), Some(plain));
}

async fn an_id_is_given_once(store: &dyn Store) {
    let row = row();
    store.create(&row, &log([])).await.expect("new");
    let again = GameRow { created_at: 1, ..row.clone() };
    assert!(matches!(store.create(&again, &log(acts(0..1))).await, Err(StoreError::Taken)));
    assert_eq!(store.game(&row.id).await.expect("readable"), Some(row.clone()));
    assert_eq!(events(store, &row, 0).await, []);
}

async fn logs_grow_in_order(store: &dyn Store) {
    let row = row();
    store.create(&row, &log([])).await.expect("new");
    store.append(&row.id, 0, &log(acts(0..1))).await.expect("free");
    store.append(&row.id, 1, &log(acts(1..12))).await.expect("free");
    store.append(&row.id, 12, &log([])).await.expect("nothing to write");
    store.append(&row.id, 12, &log([Event::TakeBack { by: Seat(1), to: 4 }])).await.expect("free");
    assert_eq!(events(store, &row, 0).await[..12], acts(0..12));
    assert_eq!(events(store, &row, 12).await, [Event::TakeBack { by: Seat(1), to: 4 }]);
    let seed = Event::Seed { by: Seat(0), seed: Seed::new("тили-тили").expect("printable") };
    store.append(&row.id, 13, &log([seed.clone()])).await.expect("free");
    assert_eq!(events(store, &row, 13).await, [seed]);
    assert_eq!(events(store, &row, 14).await, []);
}

async fn a_taken_seq_is_refused_and_leaves_nothing(store: &dyn Store) {
    let row = row();
    store.create(&row, &log(acts(0..3))).await.expect("new");
    for seq in [0, 2, 4, 99] {
        let refused = store.append(&row.id, seq, &log(acts(7..9))).await;
        assert!(matches!(refused, Err(StoreError::Taken)), "seq {seq}: {refused:?}");
    }
    assert_eq!(events(store, &row, 0).await, acts(0..3));
}

async fn of_two_writers_one_wins(store: &dyn Store) {
    let row = row();
    store.create(&row, &log([])).await.expect("new");
    for seq in 0..20 {
        let (one, other) = (log(acts(seq..seq + 1)), log(acts(100 + seq..101 + seq)));
        let (first, second) =
            tokio::join!(store.append(&row.id, seq as u64, &one), store.append(&row.id, seq as u64, &other));
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
        let winner = if first.is_ok() { one } else { other };
        assert_eq!(stamped(store, &row, seq as u64).await, winner.events);
    }
}

async fn unknown_games_are_not_found(store: &dyn Store) {
    let row = row();
    assert_eq!(store.game(&row.id).await.expect("readable"), None);
    assert_eq!(store.events(&row.id, 0).await.expect("readable"), []);
    for seq in [0, 3] {
        let refused = store.append(&row.id, seq, &log(acts(0..2))).await;
        assert!(matches!(&refused, Err(StoreError::NoGame { game }) if *game == row.id.as_str()), "{refused:?}");
    }
}

/// Asked for at once, so that they may share a transaction.
async fn what_is_refused_harms_nobody_beside_it(store: &dyn Store) {
    let rows: Vec<_> = (0..40).map(|_| row()).collect();
    for row in &rows {
        store.create(row, &log(acts(0..2))).await.expect("new");
    }
    let (one, more, unknown) = (&log(acts(2..3)), &log(acts(2..6)), &row());
    let asked = rows.iter().enumerate().map(|(number, row)| async move {
        match number % 5 {
            0 => store.append(&row.id, 2, one).await.map(|()| 3),
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

async fn times_are_kept_as_they_were_given(store: &dyn Store) {
    let row = row();
    let times = [1, 7, 7, 3, -4, i64::MAX];
    let events: Vec<_> = times.into_iter().zip(acts(0..6)).map(|(at, event)| Stamped { at, event }).collect();
    store.create(&row, &Entries::of(events[..2].to_vec())).await.expect("new");
    store.append(&row.id, 2, &Entries::of(events[2..].to_vec())).await.expect("free");
    assert_eq!(stamped(store, &row, 0).await, events);
}

async fn seats_change_with_the_log_or_not_at_all(store: &dyn Store) {
    let row = row();
    store.create(&row, &log([])).await.expect("new");
    let boris = SeatRow::of(Player::Human { name: Some("Борис".to_owned()) }, browser("other"));
    let (leave, join) = (Event::Leave { seat: Seat(0) }, Event::Join { seat: Seat(0), player: boris.player.clone() });
    let leaves = Entries { seats: vec![(Seat(0), SeatRow::OPEN)], ..log([leave.clone()]) };
    let both = vec![(Seat(0), boris.clone()), (Seat(1), SeatRow::OPEN)];
    let joins = Entries { seats: both, ..log([join.clone(), Event::Leave { seat: Seat(1) }]) };
    assert!(matches!(store.append(&row.id, 1, &leaves).await, Err(StoreError::Taken)));
    assert_eq!(seats(store, &row).await, row.seats, "nothing of what was refused");
    store.append(&row.id, 0, &leaves).await.expect("free");
    assert_eq!(seats(store, &row).await, [SeatRow::OPEN, row.seats[1].clone()]);
    store.append(&row.id, 1, &joins).await.expect("free");
    let now = store.game(&row.id).await.expect("readable").expect("a game");
    assert_eq!(now.seats, [boris, SeatRow::OPEN]);
    assert!(now.is_same_game(&row), "nothing else has changed");
    let held = ["token", "other"].map(|token| now.held_by(Some(browser(token))));
    assert_eq!((held, now.held_by(None)), ([vec![], vec![Seat(0)]], vec![]));
    assert_eq!(events(store, &row, 0).await, [leave, join, Event::Leave { seat: Seat(1) }]);
}

async fn seats(store: &dyn Store, row: &GameRow) -> Vec<SeatRow> {
    store.game(&row.id).await.expect("readable").expect("a game").seats
}

/// Games that began at these times, of which a browser of its own holds the first seats.
async fn created(store: &dyn Store, times: &[i64]) -> (Owner, Vec<GameRow>) {
    let holder = browser(GameId::random().expect("randomness").as_str());
    let mut rows = Vec::new();
    for &created_at in times {
        let fresh = GameRow { created_at, ..row() };
        let fresh = fresh.with_seats(&[(Seat(0), SeatRow::of(Player::HUMAN, holder))]);
        store.create(&fresh, &log([])).await.expect("new");
        rows.push(fresh);
    }
    rows.sort_by_key(|row| std::cmp::Reverse(Cursor::of(row)));
    (holder, rows)
}

async fn page(store: &dyn Store, wanted: &Listing) -> (Vec<GameRow>, Option<Cursor>) {
    let GamePage { games, next } = store.list(wanted).await.expect("readable");
    (games.into_iter().map(|one| one.row).collect(), next)
}

async fn games_are_listed_newest_first_a_page_at_a_time(store: &dyn Store) {
    let (holder, rows) = created(store, &[5, 9, 9, 9, 7, -3, i64::MAX, 9]).await;
    let all = Listing { holder: Some(holder), ..Listing::newest(100) };
    assert_eq!(page(store, &all).await, (rows.clone(), None));
    for limit in [1, 2, 3, 4, 8] {
        let (mut found, mut wanted) = (Vec::new(), Listing { limit, ..all.clone() });
        loop {
            let (games, next) = page(store, &wanted).await;
            assert!(!games.is_empty() && games.len() <= limit, "{limit}");
            found.extend(games);
            wanted.after = next;
            if wanted.after.is_none() {
                break;
            }
        }
        assert_eq!(found, rows, "{limit}");
    }
    let (games, next) = page(store, &Listing { limit: 0, ..all }).await;
    assert_eq!((games.len(), next), (1, Some(Cursor::of(&rows[0]))), "at least one");
    let (newest, _) = page(store, &Listing::newest(1)).await;
    assert_eq!(newest, rows[..1], "whoever plays");
}

async fn games_are_listed_by_who_holds_a_seat_and_by_their_state(store: &dyn Store) {
    let (holder, rows) = created(store, &[1, 2, 3]).await;
    let of = |holder, is_over| Listing { holder: Some(holder), is_over, ..Listing::newest(9) };
    let over = Entries { is_over: true, ..log([Event::Resign { by: Seat(0) }]) };
    store.append(&rows[1].id, 0, &over).await.expect("free");
    assert_eq!(page(store, &of(holder, Some(true))).await.0, rows[1..2]);
    assert_eq!(page(store, &of(holder, Some(false))).await.0, [rows[0].clone(), rows[2].clone()]);
    let states: Vec<_> = store.list(&of(holder, None)).await.expect("readable").games;
    assert_eq!(states.iter().map(|one| one.is_over).collect::<Vec<_>>(), [false, true, false]);
    store.append(&rows[1].id, 1, &log([Event::TakeBack { by: Seat(1), to: 0 }])).await.expect("free");
    assert_eq!(page(store, &of(holder, Some(true))).await.0, [], "it goes on");
    store.append(&rows[1].id, 2, &Entries { is_over: true, ..log([]) }).await.expect("free");
    assert_eq!(page(store, &of(holder, Some(true))).await.0.len(), 1, "noted without an event");
    let other = browser("nobody else's");
    let (left, joined) = (vec![(Seat(0), SeatRow::OPEN)], vec![(Seat(1), SeatRow::of(Player::HUMAN, other))]);
    store.append(&rows[0].id, 0, &Entries { seats: left, ..log(acts(0..1)) }).await.expect("free");
    store.append(&rows[2].id, 0, &Entries { seats: joined, ..log(acts(0..1)) }).await.expect("free");
    assert_eq!(page(store, &of(holder, None)).await.0.len(), 2);
    let (others, _) = page(store, &of(other, None)).await;
    assert_eq!(others.iter().map(|row| &row.id).collect::<Vec<_>>(), [&rows[2].id]);
}

async fn is_silent(following: &mut Following) -> bool {
    timeout(AT_ONCE, following.next()).await.is_err()
}

async fn those_who_follow_a_game_are_told_how_long_its_log_is(store: &dyn Store) {
    let (row, other) = (row(), row());
    store.create(&row, &log(acts(0..2))).await.expect("new");
    let (mut one, mut late) = (store.follow(&row.id), store.follow(&row.id));
    assert!(is_silent(&mut one).await, "what was before is not told");
    store.append(&row.id, 2, &log(acts(2..3))).await.expect("free");
    assert_eq!(one.next().await, 3);
    store.append(&row.id, 2, &log(acts(2..9))).await.expect_err("taken");
    store.create(&other, &log(acts(0..8))).await.expect("new");
    assert!(is_silent(&mut one).await, "nothing was written, and another game is another game");
    store.append(&row.id, 3, &log(acts(3..5))).await.expect("free");
    store.append(&row.id, 5, &log(acts(5..6))).await.expect("free");
    assert_eq!((one.next().await, late.next().await), (6, 6), "whoever is late is told the last length alone");
    assert_eq!(events(store, &row, 0).await.len(), 6);
}

/// The last of all: the store is of no use afterwards.
async fn what_was_asked_for_before_closing_is_written_and_nothing_after(store: &dyn Store) {
    let row = row();
    store.create(&row, &log([])).await.expect("new");
    let first = log(acts(0..1));
    let (written, ()) = tokio::join!(store.append(&row.id, 0, &first), store.close());
    written.expect("it was asked for before");
    store.close().await;
    let refused = [
        store.append(&row.id, 1, &log(acts(1..2))).await.err(),
        store.create(&row, &log([])).await.err(),
        store.game(&row.id).await.err(),
        store.events(&row.id, 0).await.err(),
        store.list(&Listing::newest(1)).await.err(),
    ];
    assert!(refused.iter().all(|one| matches!(one, Some(StoreError::Closed))), "{refused:?}");
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
