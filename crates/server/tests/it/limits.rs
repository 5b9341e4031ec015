//! How often one client may do what costs something.

use crate::house::{Answer, Browser, House};
use serde_json::Value;
use skazka_server::{Limits, Site, TrustedProxies};
use std::time::Duration;
use tokio_tungstenite::tungstenite::{Error, Message};

const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");
const RECORD: &[u8] = b"record=[Game%20%22duel/plain%22]%0a%0a@b2%20@c3%20*";

fn seconds(answer: &Answer) -> u64 {
    answer.header("retry-after").and_then(|seconds| seconds.parse().ok()).expect("seconds")
}

/// A server that believes what loopback says of its clients, and one that does not.
async fn house(proxies: &[&str], limits: Limits) -> House {
    let proxies = TrustedProxies::new(proxies.iter().map(|one| one.parse().expect("a net")).collect());
    House::reached_at(Site { proxies, ..Site::default() }, limits).await
}

async fn create_for(browser: &mut Browser, client: &str) -> u16 {
    let headers = [FORM, ("X-Forwarded-For", client)];
    browser.request("POST", "/new/duel/plain", &headers, b"others=here").await.status
}

#[tokio::test]
async fn every_way_to_create_a_game_is_counted() {
    let ways = ["/new/duel/plain", "/import", "/{id}/again"];
    let house = House::limited(Limits { games_per_hour: 4, ..Limits::default() }).await;
    let mut browser = house.browser();
    let id = browser.begin("others=here").await;
    for refused in [false, true] {
        for way in ways {
            let path = way.replace("{id}", &id);
            let body = if way == "/import" { RECORD } else { b"others=here" };
            let answer = browser.request("POST", &path, &[FORM], body).await;
            assert_eq!(answer.status, if refused { 429 } else { 303 }, "{path}: {}", answer.words());
            if refused {
                assert!((800..=900).contains(&seconds(&answer)), "a quarter of an hour each: {}", answer.head);
                assert!(answer.words().contains("Too many games were created"), "{}", answer.words());
            }
        }
    }
    let mut russian = browser.clone().speaking("ru");
    assert!(russian.post("/new/duel/plain", "others=here").await.words().contains("слишком много партий"));
    let headers = [FORM, ("Accept", "application/json")];
    let told = russian.request("POST", "/new/duel/plain", &headers, b"others=here").await;
    let told: Value = serde_json::from_slice(&told.body).expect("JSON");
    assert_eq!(told["status"], 429);
    assert_eq!(browser.get(&format!("/{id}")).await.status, 200, "games that there are go on");
}

#[tokio::test]
async fn what_makes_no_game_costs_none() {
    let house = House::limited(Limits { games_per_hour: 1, ..Limits::default() }).await;
    let mut browser = house.browser();
    assert_eq!(browser.post("/new/duel/plain", "others=here&size=7").await.status, 422);
    assert_eq!(browser.post("/import", "record=nonsense").await.status, 422);
    browser.begin("others=here").await;
    assert_eq!(browser.post("/new/duel/plain", "others=here").await.status, 429);
}

#[tokio::test]
async fn pictures_records_and_checks_are_counted_together() {
    let house = House::limited(Limits { heavy_requests_per_minute: 3, ..Limits::default() }).await;
    let mut browser = house.browser();
    assert_eq!(browser.get("/diagram/duel/plain.svg").await.status, 200);
    assert_eq!(browser.get("/export/aaaaaaaa.png").await.status, 404);
    assert_eq!(browser.post("/verify", "record=x").await.status, 200);
    for path in ["/diagram/duel/plain.svg", "/export/aaaaaaaa.png", "/export/aaaaaaaa", "/verify"] {
        let refused = browser.get(path).await;
        assert!(refused.status == 429 && seconds(&refused) <= 20, "{path}: {}", refused.head);
        assert!(refused.words().contains("Too many pictures and records"), "{}", refused.words());
    }
    for path in ["/import", "/api/draws"] {
        assert_eq!(browser.post(path, "record=x").await.status, 429, "{path}");
    }
    assert_eq!(browser.get("/").await.status, 200);
}

#[tokio::test]
async fn clients_behind_a_trusted_proxy_are_told_apart() {
    let limits = Limits { games_per_hour: 1, ..Limits::default() };
    let trusting = house(&["127.0.0.0/8"], limits.clone()).await;
    let mut browser = trusting.browser();
    for (client, status) in [
        ("203.0.113.1", 303),
        ("203.0.113.1", 429),
        ("203.0.113.2", 303),
        ("198.51.100.9, 203.0.113.2", 429),
        ("2001:db8::1", 303),
        ("2001:db8::2", 429),
        ("2001:db8:0:1::1", 303),
    ] {
        assert_eq!(create_for(&mut browser, client).await, status, "{client}");
    }
    let wary = house(&[], limits).await;
    let mut browser = wary.browser();
    assert_eq!(create_for(&mut browser, "203.0.113.1").await, 303);
    assert_eq!(create_for(&mut browser, "203.0.113.2").await, 429, "anybody can write that");
}

#[tokio::test]
async fn one_game_and_one_address_have_so_many_sockets() {
    let house = House::limited(Limits { sockets_per_game: 2, sockets_per_address: 3, ..Limits::default() }).await;
    let mut owner = house.browser();
    let (full, other) = (owner.begin("others=here").await, owner.begin("others=here").await);
    let _held = [owner.open(&full).await, owner.open(&full).await];
    assert_eq!(refusal(&owner, &full).await, (503, Some("10".to_owned())));
    let third = owner.open(&other).await;
    assert_eq!(refusal(&owner, &other).await, (429, Some("10".to_owned())));
    drop(third);
    let again = async {
        while owner.try_open(&other, None).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), again).await.expect("a place is free again");
}

/// How a socket is refused.
async fn refusal(browser: &Browser, id: &str) -> (u16, Option<String>) {
    let Some(Error::Http(answer)) = browser.try_open(id, None).await.err() else { panic!("refused") };
    let after = answer.headers().get("retry-after").map(|after| after.to_str().expect("seconds").to_owned());
    (answer.status().as_u16(), after)
}

/// The bucket holds 1025 bytes and gets one back in a second: 41 messages of 25 fit.
#[tokio::test]
async fn what_comes_too_fast_is_not_heard_and_told_once() {
    let limits = Limits { messages_per_second: 0, bytes_per_second: 1, max_message: 1024, ..Limits::default() };
    let house = House::limited(limits).await;
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    let mut page = owner.open(&id).await;
    page.state().await;
    let look = Message::text(format!("{:<25}", r#"{"t": "show-ply","ply":0}"#));
    for _ in 0..60 {
        page.send(look.clone()).await;
    }
    for number in 0..41 {
        assert_eq!(page.hear().await["t"], "shown-ply", "{number}");
    }
    let told = page.hear().await;
    assert!(told["t"] == "refused" && told["says"].as_str().is_some_and(|says| says.contains("too fast")), "{told}");
    assert!(page.is_silent().await);
}
