//! Chance over the whole way: promised, seeded, drawn, kept secret to the end, written down, checked.

use crate::house::{Browser, House, Page, races, seq, written};
use serde_json::{Value, json};
use skazka_core::fair::Secret;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

const RACE: &str = "dice/race";

/// A race of two persons at one device that waits for its seeds.
async fn waiting(house: &House) -> (Browser, String, Page) {
    let mut owner = house.browser();
    let id = owner.begin_a(RACE, "others=here").await;
    let page = owner.open(&id).await;
    (owner, id, page)
}

async fn seed(page: &mut Page, seeds: Value, seq: u64) -> Value {
    page.ask(json!({ "t": "seed", "seeds": seeds, "seq": seq })).await;
    page.hear().await
}

/// The same with the seeds given.
async fn begun(house: &House) -> (Browser, String, Page, Value) {
    let (owner, id, mut page) = waiting(house).await;
    page.state().await;
    let state = seed(&mut page, json!([[0, "anna"], [1, ""]]), 0).await;
    (owner, id, page, state)
}

/// What the seat to move may do.
fn actions(state: &Value) -> Vec<&str> {
    let next = state["touches"]["next"].as_array().expect("touches");
    next.iter().filter_map(|branch| branch["then"]["action"].as_str()).collect()
}

/// Discs on odd turns, steps on even ones.
fn choice(state: &Value) -> &str {
    let turn = state["moves"].as_array().and_then(|moves| moves.last()).and_then(|last| last["turn"].as_u64());
    let wish = if turn.is_some_and(|turn| turn % 2 == 1) { "?" } else { "go" };
    let actions = actions(state);
    actions.iter().find(|one| **one == wish).unwrap_or(&actions[0])
}

/// Plays on until it is so, or the game is over.
async fn play_on(page: &mut Page, mut state: Value, enough: impl Fn(&Value) -> bool) -> Value {
    while state["outcome"].is_null() && !enough(&state) {
        let seat = state["turn"][0].as_u64().expect("a seat") as u8;
        let action = choice(&state).to_owned();
        state = page.act(seat, &action, seq(&state)).await;
        assert_eq!(state["t"], "state", "{state}");
    }
    state
}

async fn finished(house: &House) -> (Browser, String, Value) {
    let (owner, id, mut page, state) = begun(house).await;
    let state = play_on(&mut page, state, |_| false).await;
    (owner, id, state)
}

async fn secret(house: &House, id: &str) -> Secret {
    let options = SqliteConnectOptions::new().filename(house.folder().join("skazka.db"));
    let mut beside = SqliteConnection::connect_with(&options).await.expect("a database");
    let found = sqlx::query_scalar("SELECT secret FROM games WHERE id = ?").bind(id).fetch_one(&mut beside);
    let bytes: Vec<u8> = found.await.expect("a game with a secret");
    Secret::new(bytes.try_into().expect("32 bytes"))
}

async fn record(browser: &mut Browser, id: &str) -> String {
    browser.get(&format!("/export/{id}")).await.words()
}

fn tag<'a>(record: &'a str, name: &str) -> Option<&'a str> {
    let line = record.lines().find_map(|line| line.strip_prefix(&format!("[{name} \"")))?;
    line.strip_suffix("\"]")
}

/// What the server tells a browser that wants to check a record.
async fn draws(browser: &mut Browser, record: &str) -> (u16, Value) {
    let headers = [("Accept", "application/json"), ("Content-Type", "text/plain")];
    let answer = browser.request("POST", "/api/draws", &headers, record.as_bytes()).await;
    (answer.status, serde_json::from_slice(&answer.body).expect("JSON"))
}

#[tokio::test]
async fn the_first_draw_waits_for_every_person() {
    let house = House::of_races().await;
    let (_, id, mut page) = waiting(&house).await;
    let mut stranger = house.browser().open(&id).await;
    let state = page.state().await;
    assert_eq!(
        (&state["moves"], &state["turn"], &state["available"]["seed"]),
        (&json!([]), &json!([]), &json!([0, 1]))
    );
    assert_eq!(state["fair"]["commitment"], json!(secret(&house, &id).await.commitment().to_string()));
    assert_eq!((&state["fair"]["secret"], &state["fair"]["seeds"]), (&Value::Null, &json!([null, null])));
    assert_eq!(stranger.state().await["available"]["seed"], json!([]));
    let state = seed(&mut page, json!([[1, "Борис"]]), 0).await;
    assert_eq!((written(&state), &state["available"]["seed"]), (vec![], &json!([0])));
    let state = seed(&mut page, json!([[0, "anna"]]), 1).await;
    assert_eq!((&state["fair"]["seeds"], &state["available"]["seed"]), (&json!(["anna", "Борис"]), &json!([])));
    let moves = written(&state);
    assert!(matches!(moves[0], "south" | "north") && moves[1].ends_with(':') && moves.len() == 2, "{moves:?}");
    let late = seed(&mut page, json!([[0, "late"]]), seq(&state)).await;
    assert_eq!(late, json!({ "t": "refused", "says": "The first draw has been made; seeds come before it." }));
}

#[tokio::test]
async fn the_computer_gives_no_seed() {
    let house = House::of_races().await;
    let mut owner = house.browser();
    let id = owner.begin_a(RACE, "others=1&mine=1").await;
    let mut page = owner.open(&id).await;
    assert_eq!(page.state().await["available"]["seed"], json!([1]));
    let state = seed(&mut page, json!([[1, ""]]), 0).await;
    assert_eq!(state["fair"]["seeds"], json!([null, ""]));
    assert!(written(&state).len() >= 2);
}

#[tokio::test]
async fn seeds_that_are_not_ones_own_or_no_seeds_are_refused() {
    let house = House::of_races().await;
    let (_, id, mut page) = waiting(&house).await;
    page.state().await;
    let mut stranger = house.browser().open(&id).await;
    stranger.state().await;
    let refused = |told: Value| told["says"].as_str().map(str::to_owned).unwrap_or_else(|| panic!("{told}"));
    for seeds in [json!([[0, "x"]]), json!([])] {
        let told = seed(&mut stranger, seeds, 0).await;
        assert_eq!(refused(told), "This seat is not played from this browser.");
    }
    for (seeds, says) in [
        (json!([[0, "x".repeat(65)]]), "too long for a seed"),
        (json!([[0, "a\nb"]]), "it cannot hold U+000A"),
        (json!([[0, "a"], [0, "b"]]), "has given its seed already"),
        (json!([[0, "a"], [2, "b"]]), "This seat is not played from this browser."),
    ] {
        let told = refused(seed(&mut page, seeds, 0).await);
        assert!(told.contains(says), "{told}");
    }
    let state = seed(&mut page, json!([[0, "a"], [1, "b"]]), 0).await;
    assert_eq!(state["fair"]["seeds"], json!(["a", "b"]), "what was refused left nothing");
}

#[tokio::test]
async fn a_form_does_without_script() {
    let house = House::of_races().await;
    let (mut owner, id, _page) = waiting(&house).await;
    let path = format!("/{id}/seeds");
    let form = owner.get(&format!("/{id}")).await.words();
    for part in [
        &*format!("action=\"{path}\""),
        "name=\"seed-0\" maxlength=\"64\"",
        "name=\"seed-1\"",
        "name=\"seq\" value=\"0\"",
    ] {
        assert!(form.contains(part), "{part} in {form}");
    }
    let long = owner.post(&path, &format!("seq=0&seed-0=a&seed-1={}", "b".repeat(65))).await;
    assert_eq!(long.status, 422);
    assert!(long.words().contains("too long for a seed") && long.words().contains("name=\"seed-0\""));
    assert_eq!(owner.post(&path, "seed-0=a&seed-1=b").await.status, 400);
    assert_eq!(owner.post(&path, "seq=0").await.status, 400);
    assert_eq!(house.browser().post(&path, "seq=0&seed-0=a&seed-1=b").await.status, 403);
    let done = owner.post(&path, "seq=0&seed-0=a&seed-1=%D0%B1").await;
    assert_eq!((done.status, done.header("location")), (303, Some(&*format!("/{id}"))));
    let page = owner.get(&format!("/{id}")).await.words();
    assert!(!page.contains("name=\"seed-0\"") && page.contains("<dd id=\"fair-seed-1\">б</dd>"), "{page}");
}

/// Everything that can be fetched about a game.
async fn fetched(browser: &mut Browser, id: &str) -> Vec<String> {
    let mut bodies = Vec::new();
    for path in ["/{id}", "/{id}/1", "/{id}?ply=1&viewpoint=0", "/export/{id}", "/export/{id}.svg", "/verify?game={id}"]
    {
        let answer = browser.get(&path.replace("{id}", id)).await;
        assert_eq!(answer.status, 200, "{path}");
        bodies.push(answer.words());
    }
    let json = browser.request("GET", &format!("/export/{id}"), &[("Accept", "application/json")], b"").await;
    bodies.push(json.words());
    let record = record(browser, id).await;
    bodies.push(draws(browser, &record).await.1.to_string());
    bodies
}

#[tokio::test]
async fn the_secret_is_nowhere_before_the_end_and_everywhere_after_it() {
    let house = House::of_races().await;
    let (mut owner, id, mut page, state) = begun(&house).await;
    let mut stranger = house.browser();
    let (secret, commitment) = {
        let secret = secret(&house, &id).await;
        (secret.hex(), secret.commitment().to_string())
    };
    let mut looker = stranger.open(&id).await;
    let mut seen = vec![looker.words().await.expect("a state"), state.to_string()];
    let state = play_on(&mut page, state, |state| written(state).len() > 12).await;
    assert!(state["outcome"].is_null(), "the game goes on: {state}");
    seen.push(state.to_string());
    seen.extend(fetched(&mut owner, &id).await);
    seen.extend(fetched(&mut stranger, &id).await);
    for body in &seen {
        assert!(!body.to_lowercase().contains(&secret), "{body}");
    }
    assert!(seen[0].contains(&commitment) && record(&mut stranger, &id).await.contains(&commitment));
    let over = play_on(&mut page, state, |_| false).await;
    assert_eq!(over["fair"]["secret"], json!(secret));
    let told: Vec<_> = fetched(&mut stranger, &id).await;
    assert_eq!(told.iter().filter(|body| body.contains(&secret)).count(), 7, "all but the drawing tell it");
    assert!(told[0].contains(&format!("href=\"/verify?game={id}\"")));
}

#[tokio::test]
async fn resigning_opens_the_envelope_of_a_game_without_draws() {
    let house = House::of_races().await;
    let (mut owner, id, mut page) = waiting(&house).await;
    page.state().await;
    page.ask(json!({ "t": "resign", "seat": 1, "seq": 0 })).await;
    assert!(page.state().await["fair"]["secret"].is_string());
    let words = owner.get(&format!("/verify?game={id}")).await.words();
    assert!(words.contains("Fair. Draws that are as the secret says: 0."), "{words}");
    assert!(!owner.get(&format!("/{id}")).await.words().contains("name=\"seed-0\""));
}

#[tokio::test]
async fn a_finished_game_is_checked() {
    let house = House::of_races().await;
    let (_, id, state) = finished(&house).await;
    let mut stranger = house.browser();
    let record = record(&mut stranger, &id).await;
    let (status, told) = draws(&mut stranger, &record).await;
    assert_eq!(
        (status, &told["game"], &told["seeds"], &told["from"]),
        (200, &json!(id), &json!(["anna", ""]), &json!(1))
    );
    let all = told["draws"].as_array().expect("draws");
    let by_chance = state["moves"].as_array().expect("moves").iter().filter(|one| one["seat"].is_null());
    assert_eq!(all.len(), by_chance.count());
    assert_eq!(all[0]["outcomes"], json!([["south", 1], ["north", 1]]));
    assert_eq!(all[2]["outcomes"], json!([["+", 4], ["x", 3], ["o", 2]]), "the first disc: {told}");
    let page = stranger.get(&format!("/verify?game={id}")).await.words();
    assert!(page.contains(&format!("Fair. Draws that are as the secret says: {}.", all.len())), "{page}");
}

/// The whole page that the server says of a record.
async fn told(browser: &mut Browser, record: &str) -> String {
    let form = format!("record={}", record.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>());
    browser.post("/verify", &form).await.words()
}

/// Whatever the other roll makes of the game: that later actions cannot be taken is not told before it.
#[tokio::test]
async fn a_changed_draw_is_found_out() {
    let house = House::of_races().await;
    let (_, id, _) = finished(&house).await;
    let mut stranger = house.browser();
    let record = record(&mut stranger, &id).await;
    let (_, right) = draws(&mut stranger, &record).await;
    let face = right["draws"][1]["drawn"].as_str().expect("a face");
    for other in (1..=7).map(|one| format!("{one}:")).filter(|other| other != face) {
        let changed = record.replacen(&format!("1. {face}"), &format!("1. {other}"), 1);
        let words = told(&mut stranger, &changed).await;
        let says = format!("Draw 2 (turn 1) is “{other}” in the record, but “{face}” by the secret.");
        assert!(words.contains(&says), "{words}");
        let (status, draws) = draws(&mut stranger, &changed).await;
        assert_eq!((status, &draws["draws"][1]["drawn"]), (200, &json!(other)), "the browser finds out itself");
    }
}

#[tokio::test]
async fn a_fault_behind_right_draws_is_told_with_them() {
    let house = House::of_races().await;
    let (_, id, _) = finished(&house).await;
    let mut stranger = house.browser();
    let record = record(&mut stranger, &id).await;
    let (_, right) = draws(&mut stranger, &record).await;
    assert_eq!((&right["fault"], &right["draws"][0]["names"]), (&Value::Null, &json!(["south", "north"])));
    let face = right["draws"][1]["drawn"].as_str().expect("a face");
    let changed = record.replacen(&format!("1. {face} "), &format!("1. {face} fly "), 1);
    let (status, draws) = draws(&mut stranger, &changed).await;
    assert_eq!(status, 200, "{draws}");
    assert_eq!(draws["draws"].as_array().expect("draws")[..], right["draws"].as_array().expect("draws")[..2]);
    let fault = draws["fault"].as_str().expect("a sentence");
    assert!(fault.starts_with("Move 1 (") && fault.ends_with("): fly"), "{fault}");
    let words = told(&mut stranger, &changed).await;
    assert!(words.contains(fault) && !words.contains("Fair. Draws that are"), "{words}");
}

#[tokio::test]
async fn what_cannot_be_checked_is_told() {
    let house = House::of_races().await;
    let (_, id, _page, _) = begun(&house).await;
    let mut stranger = house.browser();
    let running = record(&mut stranger, &id).await;
    for (sent, says) in [
        ("[", "Line 1, column 2"),
        ("[Game \"dice/none\"] *", "There is no game"),
        (&*running, "The game is not over."),
        ("[Game \"dice/race\"]\n[Result \"1-2\"] *", "the end of the moves says *"),
        ("[Game \"dice/race\"]\n[Result \"1-2\"]", "The record has no Commitment tag"),
    ] {
        let (status, told) = draws(&mut stranger, sent).await;
        assert_eq!(status, 422, "{told}");
        assert!(told["error"].as_str().expect("a sentence").contains(says), "{told}");
    }
    let page = stranger.get(&format!("/verify?game={id}")).await;
    assert!(page.status == 200 && page.words().contains("The game is not over."));
    assert_eq!(stranger.get("/verify?game=aaaaaaaa").await.status, 404);
    let large = vec![b' '; 2 * 1024 * 1024];
    assert_eq!(stranger.request("POST", "/api/draws", &[("Accept", "application/json")], &large).await.status, 413);
    for language in ["en", "ru"] {
        let words = stranger.clone().speaking(language).get("/verify").await.words();
        assert!(words.contains("SHA-256") && !words.contains("Unknown local"), "{words}");
    }
}

#[tokio::test]
async fn a_restarted_server_goes_on_by_the_same_promise() {
    let house = House::of_races().await;
    let (owner, id, mut page, state) = begun(&house).await;
    let before = play_on(&mut page, state, |state| written(state).len() > 8).await;
    let house = house.reopen_with(races()).await;
    let mut owner = owner.at(&house);
    let mut page = owner.open(&id).await;
    let state = page.state().await;
    assert_eq!((&state["moves"], &state["fair"]), (&before["moves"], &before["fair"]));
    play_on(&mut page, state, |_| false).await;
    let words = owner.get(&format!("/verify?game={id}")).await.words();
    assert!(words.contains("Fair. Draws that are as the secret says"), "{words}");
}

async fn opened(browser: &mut Browser, record: &str) -> String {
    let form = format!("record={}", record.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>());
    let answer = browser.post("/import", &form).await;
    assert_eq!(answer.status, 303, "{}", answer.words());
    answer.header("location").expect("a game").trim_start_matches('/').to_owned()
}

#[tokio::test]
async fn a_finished_record_that_is_opened_keeps_its_promise() {
    let house = House::of_races().await;
    let (mut owner, id, _) = finished(&house).await;
    let first = record(&mut owner, &id).await;
    let copy = opened(&mut owner, &first).await;
    let again = record(&mut owner, &copy).await;
    for name in ["GameId", "Commitment", "Secret", "SeedSouth", "SeedNorth"] {
        assert!(tag(&first, name).is_some() && tag(&first, name) == tag(&again, name), "{name}: {again}");
    }
    assert!(owner.get(&format!("/verify?game={copy}")).await.words().contains("Fair. Draws"));
    let wrong = first.replace(tag(&first, "Secret").expect("told"), &"0".repeat(64));
    let form = format!("record={}", wrong.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>());
    let refused = owner.post("/import", &form).await;
    assert!(refused.status == 422 && refused.words().contains("is not the one that was sealed"));
}

/// Whoever writes a record may write a secret into it: a game that goes on must not go on by that one.
#[tokio::test]
async fn a_running_record_that_is_opened_gets_a_promise_of_its_own() {
    let house = House::of_races().await;
    let mut owner = house.browser();
    let known = Secret::new([5; 32]);
    let told = format!(
        "[Game \"dice/race\"]\n[GameId \"x\"]\n[Commitment \"{}\"]\n[Secret \"{}\"]\n\n0. south 1. 3: go ?+ *",
        known.commitment(),
        known.hex()
    );
    let id = opened(&mut owner, &told).await;
    let mut page = owner.open(&id).await;
    let state = page.state().await;
    assert_eq!((&state["turn"], &state["available"]["seed"]), (&json!([0]), &json!([])));
    assert_ne!(secret(&house, &id).await, known);
    play_on(&mut page, state, |_| false).await;
    let record = record(&mut owner, &id).await;
    assert_eq!((tag(&record, "DrawsFrom"), tag(&record, "GameId")), (Some("4"), Some(&*id)));
    let words = owner.get(&format!("/verify?game={id}")).await.words();
    assert!(words.contains("Draws 1 to 3 came with a record") && words.contains("Fair. Draws"), "{words}");
    let rolls = "[Game \"dice/race\"]\n\n0. south 1. 3: go . *";
    let id = opened(&mut owner, rolls).await;
    let state = owner.open(&id).await.state().await;
    assert!(written(&state)[4].ends_with(':'), "the roll that is due is drawn at once: {state}");
}
