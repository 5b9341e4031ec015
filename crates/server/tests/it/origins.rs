//! Whom the server answers: requests that are meant for it, and changes that its own pages make.

use crate::house::{Answer, Browser, House};
use skazka_server::{Limits, Site};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

async fn public(url: &str) -> House {
    let site = Site { public: vec![url.parse().expect("a url")], ..Site::default() };
    House::reached_at(site, Limits::default()).await
}

/// The first line and the rest of an answer to a request for `host`.
async fn asked(house: &House, head: &str) -> String {
    let mut stream = TcpStream::connect(house.address()).await.expect("it listens");
    let head = format!("{head}Connection: close\r\nAccept-Language: en\r\n\r\n");
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    answer
}

async fn get(house: &House, path: &str, host: &str) -> String {
    asked(house, &format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n")).await
}

async fn post_as(browser: &mut Browser, more: &[(&str, &str)]) -> Answer {
    let headers: Vec<_> = [FORM].into_iter().chain(more.iter().copied()).collect();
    browser.request("POST", "/new/duel/plain", &headers, b"others=here").await
}

#[tokio::test]
async fn a_foreign_name_is_told_how_to_become_known() {
    let house = House::open().await;
    for path in ["/", "/aaaaaaaa", "/aaaaaaaa/socket", "/style.css", "/nothing/at/all/is/here"] {
        let answer = get(&house, path, "evil.example:7878").await;
        assert!(answer.starts_with("HTTP/1.1 421 "), "{path}: {answer}");
        assert!(answer.contains("evil.example") && answer.contains("--public-url"), "{path}: {answer}");
    }
    for host in ["localhost", "127.0.0.1:1", "[::1]", "skazka.localhost"] {
        assert!(get(&house, "/", host).await.starts_with("HTTP/1.1 200 "), "{host}");
    }
    assert!(get(&house, "/healthz", "evil.example").await.starts_with("HTTP/1.1 200 "), "a probe may come by any name");
    assert!(asked(&house, "GET / HTTP/1.1\r\n").await.starts_with("HTTP/1.1 400 "));
    let absolute = "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n";
    assert!(asked(&house, absolute).await.starts_with("HTTP/1.1 421 "));
}

#[tokio::test]
async fn the_public_name_is_known() {
    let house = public("https://skazka.example").await;
    assert!(get(&house, "/", "skazka.example").await.starts_with("HTTP/1.1 200 "));
    assert!(get(&house, "/", "www.skazka.example").await.starts_with("HTTP/1.1 421 "));
}

#[tokio::test]
async fn changes_come_from_our_own_pages() {
    let house = House::open().await;
    let own = format!("http://{}", house.address());
    let own_over_tls = format!("https://{}", house.address());
    for (headers, status) in [
        (&[][..], 303),
        (&[("Origin", &*own)], 303),
        (&[("Origin", &*own_over_tls)], 403),
        (&[("Origin", &*own_over_tls), ("X-Forwarded-Proto", "https")], 403),
        (&[("Origin", "null")], 403),
        (&[("Origin", "http://evil.example")], 403),
        (&[("Sec-Fetch-Site", "cross-site")], 403),
        (&[("Sec-Fetch-Site", "same-site")], 403),
        (&[("Sec-Fetch-Site", "same-origin")], 303),
        (&[("Sec-Fetch-Site", "none")], 303),
    ] {
        let answer = post_as(&mut house.browser(), headers).await;
        assert_eq!(answer.status, status, "{headers:?}: {}", answer.words());
    }
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    assert!(owner.try_open(&id, Some(&own)).await.is_ok());
    assert!(owner.try_open(&id, Some(&own_over_tls)).await.is_err());
    assert!(owner.try_open(&id, Some("null")).await.is_err());
}

#[tokio::test]
async fn a_page_of_another_site_may_lead_here() {
    let house = House::open().await;
    let headers = [("Sec-Fetch-Site", "cross-site")];
    assert_eq!(house.browser().request("GET", "/", &headers, b"").await.status, 200);
}

#[tokio::test]
async fn behind_tls_cookies_are_secure_and_links_are_public() {
    let house = public("https://skazka.example").await;
    let mut owner = house.browser();
    let answer = post_as(&mut owner, &[("Origin", "https://skazka.example")]).await;
    let cookie = answer.header("set-cookie").unwrap_or_default().to_owned();
    for part in ["Secure", "HttpOnly", "SameSite=Lax"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(
        owner.post("/look", "theme=dark").await.header("set-cookie").is_some_and(|cookie| cookie.contains("Secure"))
    );
    let imported = owner.post("/import", "record=telegram%20@b2%20@c3").await;
    let id = imported.header("location").expect("a game").trim_start_matches('/').to_owned();
    let post = owner.get(&format!("/export/{id}.post")).await.words();
    assert!(post.contains(&format!("https://skazka.example/{id}")), "{post}");
    let plain = House::open().await;
    let cookie = post_as(&mut plain.browser(), &[]).await;
    assert!(!cookie.header("set-cookie").expect("a cookie").contains("Secure"));
}
