//! The game as data: what a program is told, and that it is what pages are shown.

use crate::house::{Answer, Browser, House, Page, seq};
use serde_json::{Value, json};

async fn state(browser: &mut Browser, address: &str) -> Value {
    let answer = browser.get(&format!("/api/games/{address}")).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/json")), "{}", answer.words());
    serde_json::from_slice(&answer.body).expect("JSON")
}

/// A duel whose set-ups are laid open.
async fn begun(house: &House) -> (Browser, String, Page) {
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    let mut page = owner.open(&id).await;
    page.state().await;
    page.set_up("@b2", "@c3").await;
    (owner, id, page)
}

#[tokio::test]
async fn a_program_is_told_everything_as_data() {
    let house = House::open().await;
    let (mut owner, id, _) = begun(&house).await;
    let told = state(&mut owner, &format!("{id}/state")).await;
    let head = ["v", "game", "discipline", "seq", "ply", "viewpoint", "turn", "secret", "chance", "outcome"];
    assert_eq!(json!(head.map(|name| &told[name])), json!([2, id, "duel/plain", 2, 2, null, [0], false, false, null]));
    let rest = ["out", "thinking", "offers", "fair", "controlled_seats", "opening", "told"];
    assert_eq!(json!(rest.map(|name| &told[name])), json!([[], null, [], null, [0, 1], true, 0]));
    let none = json!([]);
    let available = json!({
        "act": [0], "look-as": none, "undo": none, "take-back": none, "offer-draw": [0, 1],
        "accept-draw": none, "decline-draw": none, "resign": [0, 1], "seed": none,
    });
    assert_eq!(told["available"], available);
    let south = json!({ "id": "literal", "args": { "words": "South" } });
    assert_eq!(told["seats"][0], json!({ "name": south, "level": null }));
    let first = json!({ "turn": 0, "seat": 0, "of": 0, "written": "@b2", "says": null, "counts": [] });
    assert_eq!(told["moves"][0], first);
    let stones: Vec<&Value> = told["position"]["scene"]["things"].as_array().expect("things").iter().collect();
    assert_eq!(
        stones.iter().map(|one| (&one["cell"], &one["seat"])).collect::<Vec<_>>(),
        [(&json!("b2"), &json!(0)), (&json!("c3"), &json!(1))]
    );
    assert!(stones[0]["says"]["id"].is_string(), "sentences are told by their names: {}", stones[0]);
}

#[tokio::test]
async fn what_is_known_already_is_left_out_as_asked() {
    let house = House::open().await;
    let (mut owner, id, mut page) = begun(&house).await;
    page.act(0, "b2-b3", 2).await;
    let whole = state(&mut owner, &format!("{id}/state")).await;
    let rest = state(&mut owner, &format!("{id}/state?told=2&position=no")).await;
    assert_eq!((&rest["told"], &rest["position"]), (&json!(2), &Value::Null));
    assert_eq!(rest["moves"], json!([whole["moves"][2]]));
    let none = state(&mut owner, &format!("{id}/state?told=99&position=no")).await;
    assert_eq!((&none["told"], &none["moves"]), (&json!(3), &json!([])));
}

#[tokio::test]
async fn pages_are_shown_what_programs_are_told() {
    let house = House::open().await;
    let (mut owner, id, mut page) = begun(&house).await;
    let mut shown = page.act(0, "b2-b3", 2).await;
    let told = state(&mut owner, &format!("{id}/state")).await;
    for (name, value) in told.as_object().expect("an object") {
        if !matches!(name.as_str(), "moves" | "position" | "told") {
            assert_eq!(shown[name], *value, "{name}");
        }
    }
    assert_eq!(shown["moves"], told["moves"], "a duel's moves have no sentences");
    assert_eq!(shown["picture"]["effects"], told["position"]["effects"]);
    shown = page.act(1, "c3-c2", seq(&shown)).await;
    assert_eq!(shown["available"]["take-back"], json!([1, 0]), "who moved last comes first");
}

/// The seats for which a form of the page can be sent, by its command.
fn forms(html: &str) -> Vec<(String, bool)> {
    let forms = html.split("data-command=\"").skip(1);
    let form = |rest: &str| {
        let (name, rest) = rest.split_once('"').expect("a name");
        (name.to_owned(), !rest.split('>').next().expect("a tag").contains("hidden"))
    };
    forms.map(form).collect()
}

#[tokio::test]
async fn a_page_without_script_offers_what_the_state_says() {
    let house = House::open().await;
    let (mut owner, id, mut page) = begun(&house).await;
    let steps = [
        json!({ "t": "act", "seat": 0, "action": "b2-b3", "seq": 2 }),
        json!({ "t": "offer-draw", "seat": 1, "seq": 3 }),
        json!({ "t": "decline-draw", "seat": 0, "seq": 4 }),
        json!({ "t": "resign", "seat": 0, "seq": 5 }),
    ];
    for step in steps {
        page.ask(step).await;
        page.state().await;
        let told = state(&mut owner, &format!("{id}/state?position=no")).await;
        let html = owner.get(&format!("/{id}")).await.words();
        let forms = forms(&html);
        assert_eq!(forms.len(), 6);
        for (name, is_shown) in forms {
            let seats = told["available"][&name].as_array().expect("seats");
            assert_eq!(is_shown, !seats.is_empty(), "{name} in {}", told["available"]);
        }
    }
    let over = state(&mut owner, &format!("{id}/state?position=no")).await;
    let why = json!({ "id": "reason-resignation", "args": {} });
    let outcome = json!({ "places": [2, 1], "ending": "resignation", "reason": "resignation", "why": why });
    assert_eq!((&over["outcome"], &over["turn"], &over["available"]["act"]), (&outcome, &json!([]), &json!([])));
}

#[tokio::test]
async fn an_offered_draw_is_answered_by_the_others() {
    let house = House::open().await;
    let (mut owner, id, mut page) = begun(&house).await;
    page.ask(json!({ "t": "offer-draw", "seat": 1, "seq": 2 })).await;
    page.state().await;
    let told = state(&mut owner, &format!("{id}/state?position=no")).await;
    let names = ["offer-draw", "accept-draw", "decline-draw"];
    assert_eq!(json!(names.map(|name| &told["available"][name])), json!([[], [0], [0]]));
    let stranger = state(&mut house.browser(), &format!("{id}/state?position=no")).await;
    let nothing = |seats: &Value| seats == &json!([]);
    assert!(stranger["available"].as_object().expect("commands").values().all(nothing), "{stranger}");
    assert_eq!(stranger["offers"], json!([1]));
}

async fn refused(browser: &mut Browser, path: &str) -> (u16, String) {
    let Answer { status, body, .. } = browser.request("GET", path, &[("Accept", "text/html")], b"").await;
    let error: Value = serde_json::from_slice(&body).expect("an error as JSON");
    assert_eq!(error["status"], json!(status));
    (status, error["error"].as_str().expect("a sentence").to_owned())
}

#[tokio::test]
async fn errors_are_data_too() {
    let house = House::open().await;
    let (mut owner, id, _) = begun(&house).await;
    assert_eq!(refused(&mut owner, "/api/games/aaaaaaaa/state").await.0, 404);
    assert_eq!(refused(&mut owner, "/api/games/no!/state").await.0, 404);
    assert_eq!(refused(&mut owner, "/api/nothing/here").await.0, 404);
    let (status, why) = refused(&mut owner, &format!("/api/games/{id}/state?told=-1")).await;
    assert!(status == 422 && why.contains("told") && why.contains("-1"), "{status} {why}");
    let (status, why) = refused(&mut owner, &format!("/api/games/{id}/state?position=maybe")).await;
    assert!(status == 422 && why.contains("yes, no"), "{status} {why}");
    assert_eq!(refused(&mut owner, &format!("/api/games/{id}/state?fly=1")).await.0, 422);
    assert_eq!(refused(&mut owner, &format!("/api/games/{id}/state?viewpoint=7")).await.0, 403);
    assert_eq!(refused(&mut house.browser(), &format!("/api/games/{id}/state?viewpoint=0")).await.0, 403);
}

/// The names of the fields of an object and of those inside it, but for a scene's.
fn fields(told: &Value) -> Vec<String> {
    let mut names = Vec::new();
    for (name, value) in told.as_object().expect("an object") {
        if value.is_object() && name != "scene" {
            names.extend(fields(value).into_iter().map(|inner| format!("{name}.{inner}")));
        } else {
            names.push(name.clone());
        }
    }
    names.sort_unstable();
    names
}

#[tokio::test]
async fn the_example_of_the_docs_has_the_fields_of_a_state() {
    let docs = include_str!("../../../../docs/state.md");
    let example = docs.split_once("```json\n").and_then(|(_, rest)| rest.split_once("```")).expect("an example").0;
    let example: Value = serde_json::from_str(example).expect("JSON");
    let house = House::open().await;
    let (mut owner, id, _) = begun(&house).await;
    let told = state(&mut owner, &format!("{id}/state")).await;
    assert_eq!((fields(&example), &example["v"]), (fields(&told), &told["v"]));
    let one = |state: &Value| fields(&state["moves"][0]);
    assert_eq!(one(&example), one(&told));
}
