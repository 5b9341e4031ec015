//! What is told to whoever watches over the server.

use crate::house::{Answer, House};
use serde_json::Value;
use std::time::Duration;

fn told(answer: &Answer) -> Value {
    serde_json::from_slice(&answer.body).unwrap_or_else(|why| panic!("{why}: {}", answer.words()))
}

/// Asks until it is ready, or not.
async fn until_ready_is(house: &House, ready: bool) -> Answer {
    let asked = async {
        loop {
            let answer = house.browser().get("/readyz").await;
            if told(&answer)["ready"] == ready {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), asked).await.unwrap_or_else(|_| panic!("ready is to be {ready}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn ready_means_that_something_was_just_written() {
    let house = House::open().await;
    let answer = until_ready_is(&house, true).await;
    assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")));
    let age = told(&answer)["last_write_age_seconds"].as_f64().expect("an age");
    assert!((0.0..20.0).contains(&age), "{age}");
    assert_eq!(told(&answer)["error"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_write_is_alive_but_not_ready_and_says_why() {
    let house = House::open().await;
    let mut browser = house.browser();
    let id = browser.begin("others=here").await;
    let (place, away) = (house.folder().join("skazka.db"), house.folder().join("away"));
    std::fs::rename(&place, &away).expect("movable");
    let answer = until_ready_is(&house, false).await;
    assert_eq!(answer.status, 503);
    assert!(told(&answer)["error"].as_str().expect("a sentence").contains("not in its place"));
    let mut page = browser.open(&id).await;
    page.state().await;
    page.sit(Some(0)).await;
    let refused = page.act(0, "@b2", 0).await;
    assert!(refused.to_string().contains("not in its place"), "{refused}");
    let refused = browser.post("/new/duel/plain", "others=here").await;
    assert_eq!((refused.status, refused.header("retry-after")), (503, Some("2")));
    assert!(refused.words().contains("not in its place"), "{}", refused.words());
    assert_eq!(house.browser().get("/healthz").await.words(), "ok\n");
    std::fs::rename(&away, &place).expect("movable");
    assert_eq!(until_ready_is(&house, true).await.status, 200);
    assert_eq!(page.act(0, "@b2", 0).await["t"], "state", "it goes on");
    browser.begin("others=here").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn damage_that_is_found_beside_everything_else_makes_it_not_ready() {
    let house = House::open().await;
    let mut browser = house.browser();
    for _ in 0..40 {
        browser.begin("others=here").await;
    }
    let house = house
        .reopen_after(|folder| {
            let file = folder.join("skazka.db");
            let mut bytes = std::fs::read(&file).expect("readable");
            let from = bytes.len() - 4096;
            bytes[from..].fill(0xa5);
            std::fs::write(&file, &bytes).expect("writable");
        })
        .await;
    let answer = until_ready_is(&house, false).await;
    assert_eq!((answer.status, told(&answer)["integrity"].as_str()), (503, Some("damaged")));
    assert!(told(&answer)["error"].as_str().expect("a sentence").starts_with("The database is damaged"));
}
