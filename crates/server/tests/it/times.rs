//! The room says when something happened, the log keeps it, and whoever reads the log knows it.

use crate::club::{BEGUN, Club, begun, is_over};
use crate::house::BRISK;
use skazka_core::{Ending, Event, Player, Seat, TimeControl};
use skazka_server::clock::Clock;
use skazka_server::room::{Command, CommandError, Snapshot};
use skazka_server::store::{GameId, Listing};
use skazka_testkit::FirstLegal;

async fn times(club: &Club, id: &GameId) -> Vec<i64> {
    let logged = club.store.events(id, 0).await.expect("readable");
    logged.into_iter().map(|one| one.stamped.at - BEGUN).collect()
}

fn ending(snapshot: &Snapshot) -> (Vec<u8>, Ending) {
    let outcome = snapshot.log.game().outcome().expect("over");
    (outcome.places.to_vec(), outcome.ending)
}

#[tokio::test]
async fn what_happens_is_stamped_by_the_rooms_clock_which_never_runs_backwards_in_a_game() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = begun(&club).await;
    for (seat, seq, action, now) in [(0, 2, "b2-b3", 40), (1, 3, "c3-c2", 90), (0, 4, "b3-b4", 70)] {
        club.clock.set(BEGUN + now);
        club.act(&id, seat, seq, action).await.expect("legal");
    }
    assert_eq!(times(&club, &id).await, [0, 0, 40, 90, 90]);
    assert_eq!(club.clock.now(), BEGUN + 70, "the clock itself was set back");
}

#[tokio::test]
async fn whoever_opens_a_game_knows_when_each_action_was_taken() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = begun(&club).await;
    club.clock.set(BEGUN + 5000);
    club.act(&id, 0, 2, "b2-b3").await.expect("legal");
    for rooms in [&club.rooms, &club.other_rooms()] {
        let log = rooms.look(&id).await.expect("a room").log;
        let taken: Vec<_> = (0..4).map(|ply| log.taken_at(ply)).collect();
        assert_eq!(taken, [Some(BEGUN), Some(BEGUN), Some(BEGUN + 5000), None]);
        assert_eq!((log.begun_at(), log.last_at()), (BEGUN, BEGUN + 5000));
    }
}

#[tokio::test]
async fn a_flag_that_falls_ends_the_game_and_is_in_the_log() {
    let club = Club::with(FirstLegal, BRISK).await;
    let control = TimeControl::Fischer { base: 10, increment: 1 };
    let id = club.timed_duel([Player::HUMAN, Player::HUMAN], control).await;
    club.act(&id, 1, 0, "@c3").await.expect("legal");
    club.act(&id, 0, 0, "@b2").await.expect("legal");
    club.clock.set(BEGUN + 10_999);
    tokio::time::sleep(BRISK.look_around * 4).await;
    assert!(!is_over(&club.rooms.look(&id).await.expect("a room")), "a millisecond is left");
    club.clock.set(BEGUN + 11_000);
    let over = club.until(&id, is_over).await;
    assert_eq!(ending(&over), (vec![2, 1], Ending::Timeout));
    assert_eq!(club.log(&id).await[2], Event::Timeout { by: Seat(0) });
    assert_eq!(times(&club, &id).await[2], 11_000);
    let again = club.other_rooms().look(&id).await.expect("a room");
    assert_eq!(ending(&again), ending(&over));
    assert_eq!(again.log.clock().control(), control);
}

#[tokio::test]
async fn an_action_that_comes_too_late_is_refused() {
    let club = Club::with(FirstLegal, BRISK).await;
    let id = club.timed_duel([Player::HUMAN, Player::HUMAN], TimeControl::Delay { base: 10, delay: 2 }).await;
    club.act(&id, 1, 0, "@c3").await.expect("legal");
    club.clock.set(BEGUN + 12_000);
    let late = club.act(&id, 0, 0, "@b2").await;
    assert!(matches!(late, Err(CommandError::Fault(_) | CommandError::Behind)), "{late:?}");
    assert_eq!(ending(&club.until(&id, is_over).await), (vec![2, 1], Ending::Timeout));
}

#[tokio::test]
async fn games_are_called_off_offers_withdrawn_and_what_is_over_is_listed_so() {
    let club = Club::with(FirstLegal, BRISK).await;
    let (id, begun) = (club.duel([Player::HUMAN, Player::HUMAN]).await, begun(&club).await);
    club.act(&id, 1, 0, "@c3").await.expect("legal");
    club.tell(&id, 1, 1, Command::Abort).await.expect("south has not begun");
    assert_eq!(ending(&club.rooms.look(&id).await.expect("a room")), (Vec::new(), Ending::Aborted));
    assert!(matches!(club.tell(&begun, 1, 2, Command::Abort).await, Err(CommandError::Fault(_))));
    club.tell(&begun, 0, 2, Command::OfferDraw).await.expect("running");
    club.tell(&begun, 0, 3, Command::WithdrawDraw).await.expect("his own");
    assert!(club.rooms.look(&begun).await.expect("a room").log.game().offers().is_empty());
    for (is_over, expected) in [(true, &id), (false, &begun)] {
        let wanted = Listing { is_over: Some(is_over), ..Listing::newest(9) };
        let games = club.store.list(&wanted).await.expect("readable").games;
        assert_eq!(games.iter().map(|one| &one.row.id).collect::<Vec<_>>(), [expected]);
    }
}
