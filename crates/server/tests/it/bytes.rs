//! Any byte anywhere: in the segments of every address, in queries, in the fields of forms. None of it is the server's fault,
//! so that nothing is answered with 5xx.

use crate::house::{Browser, House};
use skazka_server::Limits;

/// Where the byte goes is `{}`.
const ADDRESSES: [&str; 24] = [
    "/{}",
    "/a{}",
    "/{id}{}",
    "/{id}?ply={}",
    "/{id}?viewpoint={}",
    "/{id}/{}",
    "/{id}/socket{}",
    "/{id}/socket?backgrounds={}&packing={}",
    "/{id}?{}",
    "/new/{}",
    "/new/duel/{}",
    "/new/duel/plain?size={}",
    "/preview/duel/plain?{}=1&mine={}",
    "/rules/{}",
    "/rules/duel/{}",
    "/export/{}",
    "/export/{id}.svg?show={}",
    "/export/{id}{}.post",
    "/diagram/{}.svg",
    "/diagram/duel/plain.svg?position={}&set=size%3D{}",
    "/verify?game={}",
    "/api/games/{}/state",
    "/api/games/{id}/state?{}=1&viewpoint={}&told={}",
    "/?{}={}",
];
const FORMS: [(&str, &str); 11] = [
    ("/look", "back=/{}"),
    ("/look", "back={}&language={}&theme={}&figures={}"),
    ("/new/duel/plain", "others={}&size={}&{}=1"),
    ("/import", "record={}"),
    ("/import", "record=[Game%20%22duel/plain{}%22]%0a%0a@b2%20*"),
    ("/verify", "record={}"),
    ("/api/draws", "{}"),
    ("/{id}/act", "seat=0&seq=0&action={}"),
    ("/{id}/sit", "seat={}"),
    ("/{id}/{}", "seat=0&seq={}"),
    ("/{id}/seeds", "seq=0&seed-0={}"),
];

/// As many requests as one likes.
async fn generous() -> House {
    House::limited(Limits::unmetered()).await
}

fn every_byte() -> impl Iterator<Item = String> {
    (0..=255_u8).map(|byte| format!("%{byte:02X}"))
}

/// That a request is the client's fault or nobody's.
async fn is_held(browser: &mut Browser, method: &str, path: &str, body: &str) {
    let form = [("Content-Type", "application/x-www-form-urlencoded")];
    let answer = browser.request(method, path, &form, body.as_bytes()).await;
    assert!((200..500).contains(&answer.status), "{method} {path} {body}: {}", answer.head);
}

#[tokio::test]
async fn no_byte_of_an_address_is_a_fault_of_the_server() {
    let house = generous().await;
    let mut browser = house.browser();
    let id = browser.begin("others=here").await;
    for byte in every_byte() {
        for address in ADDRESSES {
            is_held(&mut browser, "GET", &address.replace("{id}", &id).replace("{}", &byte), "").await;
        }
    }
}

#[tokio::test]
async fn no_byte_of_a_form_is_a_fault_of_the_server() {
    let house = generous().await;
    let mut browser = house.browser();
    let id = browser.begin("others=here").await;
    for byte in every_byte() {
        for (path, form) in FORMS {
            let path = path.replace("{id}", &id).replace("{}", &byte);
            is_held(&mut browser.clone(), "POST", &path, &form.replace("{}", &byte)).await;
        }
    }
}

#[tokio::test]
async fn one_comes_back_to_a_page_of_ours_whatever_is_asked() {
    let house = generous().await;
    for byte in every_byte() {
        let answer = house.browser().post("/look", &format!("theme=dark&back=/{byte}")).await;
        let to = answer.header("location").expect("a place to go to").to_owned();
        let is_own = to.starts_with('/') && !to.starts_with("//") && to.bytes().all(|byte| byte.is_ascii_graphic());
        assert!(answer.status == 303 && is_own, "{byte}: {to:?}");
    }
    for control in ["%00", "%0d", "%0A", "%7f", "%1b[31m", "%2f", "%5c"] {
        let answer = house.browser().post("/look", &format!("back=/{control}")).await;
        assert_eq!(answer.header("location"), Some("/"), "{control}");
    }
}
