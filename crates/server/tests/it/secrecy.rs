//! What is chosen in secret reaches nobody else, in any form, until it is shown: everything that is sent is the same
//! whatever was chosen.

use crate::house::{Browser, House, Page, written};
use serde_json::json;

/// Everything that somebody hears who only looks on, from before the set-up until seat 1 has placed its stone.
async fn heard_by(looker: &Browser, viewpoint: Option<u8>, owner: &mut Browser, stone: &str) -> Vec<String> {
    let id = owner.begin("others=here").await;
    let mut page = looker.open(&id).await;
    let mut heard = vec![page.words().await.expect("a state")];
    if viewpoint.is_some() {
        page.ask(json!({ "t": "look-as", "seat": viewpoint })).await;
        heard.push(page.words().await.expect("a state"));
    }
    place_in_secret(owner, &id, stone).await;
    heard.push(page.words().await.expect("a state"));
    page.ask(json!({ "t": "show-ply", "ply": 1 })).await;
    heard.push(page.words().await.expect("a picture"));
    page.ask(json!({ "t": "touch", "seat": 1, "path": [], "id": 5 })).await;
    heard.push(page.words().await.expect("an answer"));
    heard.into_iter().map(|words| words.replace(&id, "{id}")).collect()
}

async fn place_in_secret(owner: &Browser, id: &str, stone: &str) {
    let mut page = owner.open(id).await;
    page.sit(Some(1)).await;
    let state = page.act(1, stone, 0).await;
    assert_eq!(written(&state), [stone], "who chose it sees it");
    assert!(state["picture"]["foreground"].as_str().expect("a board").contains("stone 1"));
}

#[tokio::test]
async fn another_browser_hears_the_same_whatever_is_chosen() {
    let house = House::open().await;
    let stranger = house.browser();
    let one = heard_by(&stranger, None, &mut house.browser(), "@c3").await;
    let other = heard_by(&stranger, None, &mut house.browser(), "@a4").await;
    assert_eq!(one, other);
    assert!(one.iter().all(|words| !words.contains("stone 1")));
}

#[tokio::test]
async fn the_other_seat_of_the_same_browser_hears_the_same_whatever_is_chosen() {
    let house = House::open().await;
    let mut owner = house.browser();
    owner.begin("others=here").await;
    let one = heard_by(&owner.clone(), Some(0), &mut owner, "@c3").await;
    let other = heard_by(&owner.clone(), Some(0), &mut owner, "@a4").await;
    // The last answer is about seat 1, which the owner holds too: what may be touched follows the eyes.
    assert_eq!(one, other);
}

#[tokio::test]
async fn how_long_somebody_hesitates_is_not_counted() {
    let house = House::open().await;
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    let mut stranger = house.browser().open(&id).await;
    let before = stranger.state().await;
    let mut page = owner.open(&id).await;
    page.sit(Some(1)).await;
    for round in 0..3 {
        page.act(1, "@c3", 2 * round).await;
        page.ask(json!({ "t": "undo", "seat": 1, "seq": 2 * round + 1 })).await;
        page.state().await;
    }
    page.act(1, "@c4", 6).await;
    let after = stranger.state_with(|state| state["turn"] == json!([0])).await;
    assert_eq!(
        (&after["seq"], &after["moves"], &after["picture"]),
        (&before["seq"], &before["moves"], &before["picture"])
    );
}

/// What can be fetched about a game without being one of its players.
async fn fetched(browser: &mut Browser, id: &str) -> Vec<String> {
    let mut bodies = Vec::new();
    let state = "/api/games/{id}/state";
    for path in ["/export/{id}", "/export/{id}.svg?ply=1", "/{id}", "/{id}?ply=1&viewpoint=1", "/{id}/1", state] {
        let answer = browser.get(&path.replace("{id}", id)).await;
        assert_eq!(answer.status, 200, "{path}");
        bodies.push(answer.words().replace(id, "{id}").replace("/skazka/", "/"));
    }
    bodies
}

/// The lines of a record that tell when it was written differ by nature.
fn without_times(bodies: Vec<String>) -> Vec<String> {
    let strip = |body: String| body.lines().filter(|line| !line.starts_with("[UTC")).collect::<Vec<_>>().join("\n");
    bodies.into_iter().map(strip).collect()
}

#[tokio::test]
async fn pages_and_exports_are_the_same_whatever_is_chosen() {
    let house = House::open().await;
    let mut seen = Vec::new();
    for stone in ["@c3", "@a4"] {
        let mut owner = house.browser();
        let id = owner.begin("others=here").await;
        place_in_secret(&owner, &id, stone).await;
        seen.push(without_times(fetched(&mut house.browser(), &id).await));
        let own = without_times(vec![owner.get(&format!("/export/{id}")).await.words()]);
        assert!(!own[0].contains(stone), "not even the owner takes away what is not shown yet");
    }
    assert_eq!(seen[0], seen[1]);
}

#[tokio::test]
async fn a_seat_is_told_as_data_what_it_may_know_and_no_more() {
    let house = House::open().await;
    let mut seen = Vec::new();
    for stone in ["@c3", "@a4"] {
        let mut owner = house.browser();
        let id = owner.begin("others=here").await;
        place_in_secret(&owner, &id, stone).await;
        let mut told = Vec::new();
        for query in ["", "?viewpoint=0", "?viewpoint=0&told=1", "?position=no"] {
            told.push(owner.get(&format!("/api/games/{id}/state{query}")).await.words().replace(&id, "{id}"));
        }
        seen.push(told);
        let own = owner.get(&format!("/api/games/{id}/state?viewpoint=1")).await.words();
        assert!(own.contains(stone), "who chose it is told: {own}");
    }
    assert_eq!(seen[0], seen[1]);
}

#[tokio::test]
async fn the_reveal_shows_everything_to_everybody() {
    let house = House::open().await;
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    let mut stranger: Page = house.browser().open(&id).await;
    owner.open(&id).await.set_up("@b2", "@c3").await;
    let state = stranger.state_with(|state| state["secret"] == json!(false)).await;
    assert_eq!(written(&state), ["@b2", "@c3"]);
    assert_eq!(state["seq"], 2);
    let board = state["picture"]["foreground"].as_str().expect("a board");
    assert!(board.contains("stone 0") && board.contains("stone 1"));
}
