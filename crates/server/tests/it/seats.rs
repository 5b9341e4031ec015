//! Seats are taken and left while a game goes on, each by its own browser, and the log tells who came and went.

use crate::club::{BEGUN, COMPUTER, Club, at_the_beginning, begun, owner};
use crate::house::BRISK;
use skazka_core::{Event, Player, Seat, Stamped, Viewer};
use skazka_server::room::{Command, CommandError, EnterError, Request, Rooms};
use skazka_server::store::{Entries, GameId, GameRow, Owner, SeatRow, StoreError};
use skazka_server::view::ViewerSession;
use skazka_testkit::FirstLegal;
use skazka_words::Language;

fn other() -> Owner {
    Owner::of_token("another browser")
}

async fn ask(rooms: &Rooms, id: &GameId, by: Owner, seat: u8, seq: u64, what: Command) -> Result<u64, CommandError> {
    let command = Request { by: Some(by), seat: Seat(seat), viewpoint: Viewer::Public, seq, what };
    rooms.command(id, command).await
}

async fn row(club: &Club, id: &GameId) -> GameRow {
    club.store.game(id).await.expect("readable").expect("a game")
}

fn act(action: &str) -> Command {
    Command::Act(action.to_owned())
}

fn named(name: &str) -> Player {
    Player::Human { name: Some(name.to_owned()) }
}

#[tokio::test]
async fn a_seat_that_is_left_is_taken_by_another_browser() {
    let club = Club::with(FirstLegal, BRISK).await;
    let (id, rooms) = (begun(&club).await, &club.rooms);
    let join = || Command::Join(" Борис ".to_owned());
    let early = ask(rooms, &id, other(), 1, 2, join()).await;
    assert!(matches!(early, Err(CommandError::Fault(_))), "somebody holds it");
    ask(rooms, &id, owner(), 1, 2, Command::Leave).await.expect("his own");
    assert!(matches!(ask(rooms, &id, owner(), 1, 3, Command::Leave).await, Err(CommandError::NotYours)));
    ask(rooms, &id, other(), 1, 3, join()).await.expect("open");
    assert_eq!(row(&club, &id).await.held_by(Some(other())), [Seat(1)]);
    assert_eq!(row(&club, &id).await.held_by(Some(owner())), [Seat(0)]);
    ask(rooms, &id, owner(), 0, 4, act("b2-b3")).await.expect("his turn");
    assert!(matches!(ask(rooms, &id, owner(), 1, 5, act("c3-c2")).await, Err(CommandError::NotYours)));
    ask(rooms, &id, other(), 1, 5, act("c3-c2")).await.expect("it is his seat now");
    let came = Event::Join { seat: Seat(1), player: named("Борис") };
    assert_eq!(club.log(&id).await[2..4], [Event::Leave { seat: Seat(1) }, came]);
}

#[tokio::test]
async fn who_sits_where_is_the_same_after_opening_the_game_again() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = begun(&club).await;
    ask(&club.rooms, &id, owner(), 0, 2, Command::Leave).await.expect("his own");
    ask(&club.rooms, &id, other(), 0, 3, Command::Join(String::new())).await.expect("open");
    let snapshot = club.other_rooms().look(&id).await.expect("a room");
    assert_eq!((snapshot.log.seq(), snapshot.row.seats[0].clone()), (4, SeatRow::of(Player::HUMAN, other())));
    ask(&club.other_rooms(), &id, other(), 0, 4, act("b2-b3")).await.expect("it is his seat");
}

#[tokio::test]
async fn nobody_joins_without_a_browser_or_under_a_name_that_is_none_or_at_the_computers_seat() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = begun(&club).await;
    ask(&club.rooms, &id, owner(), 1, 2, Command::Leave).await.expect("his own");
    let what = Command::Join(String::new());
    let nobody = Request { by: None, seat: Seat(1), viewpoint: Viewer::Public, seq: 3, what };
    assert!(matches!(club.rooms.command(&id, nobody).await, Err(CommandError::NotYours)));
    let long = ask(&club.rooms, &id, other(), 1, 3, Command::Join("я".repeat(41))).await;
    assert!(matches!(long, Err(CommandError::Fault(_))));
    assert_eq!(row(&club, &id).await.seats[1], SeatRow::OPEN);
    let id = club.duel([Player::HUMAN, COMPUTER]).await;
    for seat in [1, 2, 255] {
        let taken = ask(&club.rooms, &id, other(), seat, 0, Command::Join(String::new())).await;
        assert!(matches!(taken, Err(CommandError::Fault(_))), "{seat}");
    }
}

#[tokio::test]
async fn the_log_holds_nothing_by_which_a_browser_is_known() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = begun(&club).await;
    ask(&club.rooms, &id, owner(), 0, 2, Command::Leave).await.expect("his own");
    ask(&club.rooms, &id, other(), 0, 3, Command::Join("Борис".to_owned())).await.expect("open");
    let joined = serde_json::to_value(&club.log(&id).await[3]).expect("JSON");
    let told = serde_json::json!({ "event": "join", "seat": 0, "player": { "kind": "human", "name": "Борис" } });
    assert_eq!(joined, told);
}

#[tokio::test]
async fn whoever_has_left_a_seat_does_not_look_through_its_eyes_any_more() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = club.duel([Player::HUMAN, Player::HUMAN]).await;
    let mut session = ViewerSession::new(&row(&club, &id).await, Some(owner()), Language::En);
    assert!(session.sit(Some(Seat(1))));
    ask(&club.rooms, &id, owner(), 1, 0, Command::Leave).await.expect("his own");
    session.seat(&row(&club, &id).await, Some(owner()));
    assert_eq!((session.viewer(), session.controlled_seats.clone()), (Viewer::Public, vec![Seat(0)]));
    assert!(!session.sit(Some(Seat(1))));
}

#[tokio::test]
async fn a_log_and_seats_that_contradict_each_other_are_told() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = begun(&club).await;
    let left = at_the_beginning([Event::Leave { seat: Seat(1) }]);
    let entries = Entries { seats: vec![(Seat(1), SeatRow::of(named("Борис"), other()))], ..left };
    club.store.append(&id, 2, &entries).await.expect("storages ask no questions");
    match club.other_rooms().look(&id).await.err() {
        Some(EnterError::Store(StoreError::Damaged { why, .. })) => assert!(why.contains("seat 1"), "{why}"),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn what_another_process_writes_is_shown_without_being_asked_for() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = begun(&club).await;
    let mut watching = club.rooms.watch(&id).await.expect("a room");
    let event = Event::Leave { seat: Seat(1) };
    let seats = vec![(Seat(1), SeatRow::OPEN)];
    let entries = Entries { seats, ..Entries::of(vec![Stamped { at: BEGUN + 5, event }]) };
    club.store.append(&id, 2, &entries).await.expect("free");
    let shown = watching.wait_for(|now| now.log.seq() == 3).await.expect("the room stays open").clone();
    assert_eq!((shown.row.seats[1].clone(), shown.log.last_at()), (SeatRow::OPEN, BEGUN + 5));
}
