//! Real sockets: playing, late and doubled commands, everything that cannot be read, a restart.

use crate::house::{House, Page, seq, written};
use flate2::read::DeflateDecoder;
use serde_json::{Value, json};
use std::io::Read;
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};

fn refusal(told: &Value) -> &str {
    assert_eq!(told["t"], "refused", "{told}");
    told["says"].as_str().expect("a sentence")
}

/// Any action among the paths of a state.
fn some_action(paths: &Value) -> Option<&str> {
    paths["action"].as_str().or_else(|| paths["next"].as_array()?.iter().find_map(|one| some_action(&one["then"])))
}

async fn begun(house: &House) -> (String, Page, Page) {
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    let mut page = owner.open(&id).await;
    page.state().await;
    page.set_up("@b2", "@c3").await;
    (id.clone(), page, owner.open(&id).await)
}

#[tokio::test]
async fn a_game_is_played_by_touch_paths_to_its_end() {
    let house = House::open().await;
    let (_, mut page, _) = begun(&house).await;
    let mut state = page.sit(None).await;
    while state["outcome"].is_null() {
        let seat = state["turn"][0].as_u64().expect("a seat") as u8;
        let action = some_action(&state["touches"]).expect("something to touch").to_owned();
        state = page.act(seat, &action, seq(&state)).await;
        assert_eq!(state["t"], "state", "{state}");
    }
    assert_eq!(state["turn"], json!([]));
    assert_eq!(some_action(&state["touches"]), None);
    let late = page.act(0, "b2-b3", seq(&state)).await;
    assert_eq!(refusal(&late), "The game is over.");
}

#[tokio::test]
async fn long_messages_are_packed_for_a_page_that_can_unpack_them() {
    let house = House::open().await;
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    let words = owner.open(&id).await.words().await.expect("a state");
    let mut page = owner.open(&format!("{id}?packing=deflate")).await;
    let Some(Message::Binary(packed)) = page.raw().await else { panic!("a state is long") };
    assert!(packed.len() * 3 < words.len(), "{} of {}", packed.len(), words.len());
    let mut unpacked = String::new();
    DeflateDecoder::new(&packed[..]).read_to_string(&mut unpacked).expect("deflated words");
    assert_eq!(unpacked, words);
    page.ask(json!({ "t": "resign", "seat": 7, "seq": 0 })).await;
    let Some(Message::Text(refused)) = page.raw().await else { panic!("a short answer comes as it is") };
    assert_eq!(serde_json::from_str::<Value>(&refused).expect("JSON")["t"], "refused");
}

#[tokio::test]
async fn an_unknown_packing_is_told() {
    let house = House::open().await;
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    let refused = owner.try_open(&format!("{id}?packing=zip"), None).await;
    assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 400));
}

#[tokio::test]
async fn a_game_against_the_computer_is_played_to_its_end() {
    let house = House::open().await;
    let mut owner = house.browser();
    let id = owner.begin("others=2&mine=0").await;
    let mut page = owner.open(&id).await;
    let mine = |state: &Value| state["turn"].as_array().is_some_and(|turn| turn.contains(&json!(0)));
    let mut state = page.state().await;
    assert_eq!((&state["controlled_seats"], &state["viewpoint"]), (&json!([0]), &json!(0)));
    while state["outcome"].is_null() {
        if mine(&state) {
            let action = some_action(&state["touches"]).expect("something to touch").to_owned();
            page.ask(json!({ "t": "act", "seat": 0, "action": action, "seq": state["seq"] })).await;
        }
        state = page.state_with(|next| !next["outcome"].is_null() || mine(next)).await;
    }
    assert!(written(&state).len() > 3);
}

#[tokio::test]
async fn everybody_who_looks_sees_what_happens() {
    let house = House::open().await;
    let (id, mut page, mut second) = begun(&house).await;
    let mut stranger = house.browser().open(&id).await;
    for page in [&mut second, &mut stranger] {
        page.state().await;
    }
    page.act(0, "b2-b3", 2).await;
    for (page, controlled_seats) in [(&mut second, json!([0, 1])), (&mut stranger, json!([]))] {
        let state = page.state().await;
        assert_eq!(
            (seq(&state), written(&state), &state["controlled_seats"]),
            (3, vec!["@b2", "@c3", "b2-b3"], &controlled_seats)
        );
        assert_eq!(state["picture"]["effects"], json!([{ "do": "move", "from": "b2", "to": "b3" }]));
    }
}

#[tokio::test]
async fn late_doubled_and_foreign_commands_change_nothing() {
    let house = House::open().await;
    let (id, mut page, _) = begun(&house).await;
    for _ in 0..2 {
        page.ask(json!({ "t": "act", "seat": 0, "action": "b2-b3", "seq": 2 })).await;
    }
    let (mut states, mut refusals) = (Vec::new(), Vec::new());
    while refusals.is_empty() || states.is_empty() {
        let told = page.hear().await;
        if told["t"] == "state" { states.push(told) } else { refusals.push(told) }
    }
    assert_eq!(refusal(&refusals[0]), "The game has moved on meanwhile; here is how it stands.");
    let mut stranger = house.browser().open(&id).await;
    assert_eq!(stranger.state().await["controlled_seats"], json!([]));
    assert_eq!(refusal(&stranger.act(1, "c3-c2", 3).await), "This seat is not played from this browser.");
    stranger.ask(json!({ "t": "look-as", "seat": 1 })).await;
    assert_eq!(refusal(&stranger.hear().await), "This seat is not played from this browser.");
    stranger.ask(json!({ "t": "touch", "seat": 1, "path": [], "id": 9 })).await;
    assert_eq!(
        stranger.hear().await,
        json!({ "t": "next", "id": 9, "next": { "action": null, "says": null, "next": [] } })
    );
    assert!(stranger.is_silent().await);
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_and_the_game_goes_on() {
    let house = House::open().await;
    let (_, mut page, _) = begun(&house).await;
    let unreadable = [
        "",
        "{",
        "[]",
        "null",
        r#"{"t":"fly"}"#,
        r#"{"t":"act","seat":300,"action":"","seq":2}"#,
        r#"{"t":"act","seat":0,"action":7,"seq":2}"#,
        r#"{"t":"act","seat":0,"action":"b2-b3","seq":-1}"#,
        r#"{"t": "show-ply","ply":1e99}"#,
    ];
    for words in unreadable {
        page.send(Message::text(words)).await;
        assert!(refusal(&page.hear().await).contains("cannot be read"), "{words}");
    }
    page.ask(json!({ "t": "touch", "seat": 0, "path": ["q:1"], "id": 1 })).await;
    assert!(refusal(&page.hear().await).contains("“q:1” is not a touch"));
    page.send(Message::text(format!("{{\"t\":\"{}\"}}", "x".repeat(15_000)))).await;
    assert!(refusal(&page.hear().await).len() < 300, "long input is not sent back whole");
    page.send(Message::binary(vec![0, 159, 146, 150])).await;
    assert!(refusal(&page.hear().await).contains("binary"));
    page.ask(json!({ "t": "show-ply", "ply": 4_000_000_000_u64 })).await;
    assert_eq!(page.hear().await["ply"], 2);
    page.ask(json!({ "t": "touch", "seat": 200, "path": ["c:b2"], "id": 1 })).await;
    assert_eq!(page.hear().await["t"], "next");
    assert_eq!(page.act(0, "b2-b3", 2).await["t"], "state");
}

#[tokio::test]
async fn too_long_and_broken_messages_end_the_socket_but_not_the_room() {
    let house = House::open().await;
    let (id, mut page, mut second) = begun(&house).await;
    second.state().await;
    page.send(Message::text("x".repeat(17_000))).await;
    let end = page.end().await.expect("last words");
    assert_eq!(u16::from(end.code), 1009);
    assert!(end.reason.contains("16"), "{}", end.reason);
    let mut third = house.browser().open(&id).await;
    third.state().await;
    // Invalid UTF-8 in a text frame.
    let frame = tokio_tungstenite::tungstenite::protocol::frame::Frame::message(
        Bytes::from_static(&[0xff, 0xfe, 0x80]),
        tokio_tungstenite::tungstenite::protocol::frame::coding::OpCode::Data(
            tokio_tungstenite::tungstenite::protocol::frame::coding::Data::Text,
        ),
        true,
    );
    third.send(Message::Frame(frame)).await;
    assert_eq!(third.words().await, None);
    assert_eq!(second.act(0, "b2-b3", 2).await["t"], "state");
}

#[tokio::test]
async fn touches_are_narrowed_on_demand_too() {
    let house = House::open().await;
    let (_, mut page, _) = begun(&house).await;
    page.ask(json!({ "t": "touch", "seat": 0, "path": ["c:b2"], "id": 3 })).await;
    let next = page.hear().await;
    let mut cells: Vec<_> =
        next["next"]["next"].as_array().expect("touches").iter().map(|one| one["touch"].clone()).collect();
    cells.sort_by_key(|cell| cell.to_string());
    assert_eq!(cells, ["c:a2", "c:b1", "c:b3", "c:c2"]);
    page.ask(json!({ "t": "touch", "seat": 0, "path": ["c:b2", "c:b3"], "id": 4 })).await;
    assert_eq!(page.hear().await["next"]["action"], "b2-b3");
}

#[tokio::test]
async fn a_ground_is_drawn_once_for_each_page_and_the_history_is_told_once() {
    let house = House::open().await;
    let (id, mut page, mut second) = begun(&house).await;
    let first: Value = serde_json::from_str(&second.words().await.expect("a state")).expect("JSON");
    let ground = first["picture"]["background"].as_str().expect("a name");
    let drawing = first["background_svg"].as_str().expect("the page has none yet");
    assert!(drawing.contains("data-touch=\"c:b2\"") && drawing.contains(ground) && !drawing.contains("stone 0"));
    assert_eq!((&first["told"], first["moves"].as_array().map(Vec::len)), (&json!(0), Some(2)));
    page.act(0, "b2-b3", 2).await;
    let next: Value = serde_json::from_str(&second.words().await.expect("a state")).expect("JSON");
    assert_eq!((&next["picture"]["background"], &next["background_svg"]), (&json!(ground), &Value::Null));
    assert!(next["picture"]["foreground"].as_str().expect("layers").contains("stone 0"));
    assert_eq!((&next["told"], &next["moves"][0]["written"]), (&json!(2), &json!("b2-b3")));
    second.ask(json!({ "t": "show-ply", "ply": 0 })).await;
    assert_eq!(second.hear().await["background_svg"], Value::Null);
    let mut third = house.browser().open(&format!("{id}?backgrounds=x.{ground}")).await;
    let state: Value = serde_json::from_str(&third.words().await.expect("a state")).expect("JSON");
    assert_eq!((&state["picture"]["background"], &state["background_svg"]), (&json!(ground), &Value::Null));
}

#[tokio::test]
async fn steps_can_be_looked_at_again() {
    let house = House::open().await;
    let (_, mut page, _) = begun(&house).await;
    page.act(0, "b2-b3", 2).await;
    page.ask(json!({ "t": "show-ply", "ply": 0 })).await;
    let picture = page.hear().await;
    assert_eq!((&picture["t"], &picture["ply"], &picture["effects"]), (&json!("shown-ply"), &json!(0), &json!([])));
    assert!(!picture["foreground"].as_str().expect("a board").contains("stone"));
}

#[tokio::test]
async fn sentences_are_in_the_visitors_language() {
    let house = House::open().await;
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    owner.open(&id).await.set_up("@b2", "@c3").await;
    let english = owner.open(&id).await.state().await;
    let russian = owner.speaking("ru").open(&id).await.state().await;
    assert_eq!((&english["status"], &russian["status"]), (&json!("South to move"), &json!("Ход: South")));
}

#[tokio::test]
async fn games_seats_and_links_survive_a_restart() {
    let house = House::open().await;
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    let mut page = owner.open(&id).await;
    page.state().await;
    page.set_up("@b2", "@c3").await;
    page.act(0, "b2-b3", 2).await;
    let house = house.reopen().await;
    let owner = owner.at(&house);
    let mut page = owner.open(&id).await;
    let state = page.state().await;
    assert_eq!(
        (seq(&state), written(&state), &state["controlled_seats"]),
        (3, vec!["@b2", "@c3", "b2-b3"], &json!([0, 1]))
    );
    assert_eq!(written(&page.act(1, "c3-c2", 3).await).len(), 4);
}

#[tokio::test]
async fn a_half_made_secret_set_up_survives_a_restart_and_stays_secret() {
    let house = House::open().await;
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    let mut page = owner.open(&id).await;
    page.sit(Some(1)).await;
    page.act(1, "@c3", 0).await;
    let house = house.reopen().await;
    let owner = owner.at(&house);
    let mut page = owner.open(&id).await;
    let state = page.state().await;
    assert_eq!((seq(&state), written(&state).len(), &state["turn"]), (0, 0, &json!([0])));
    assert_eq!(written(&page.sit(Some(1)).await), ["@c3"]);
    page.sit(Some(0)).await;
    assert_eq!(written(&page.act(0, "@b2", 0).await), ["@c3", "@b2"]);
}

#[tokio::test]
async fn pages_of_other_sites_get_no_socket() {
    let house = House::open().await;
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    let refused = owner.try_open(&id, Some("http://example.org")).await.err();
    assert!(matches!(refused, Some(Error::Http(answer)) if answer.status() == 403));
    assert!(owner.try_open("aaaaaaaa", None).await.is_err(), "no such game");
    assert!(owner.try_open("not-an-id", None).await.is_err());
}
