//! The history of a game is told once: each action to each page, however long the game becomes, and what is taken back
//! is told so.

use crate::house::{House, Page, duels, races, seq};
use serde_json::{Value, json};
use skazka_core::duel::FirstLegal;

/// The next state, complete as the page knows it then, and how many actions it brought.
async fn told(page: &mut Page) -> (Value, usize) {
    let words = page.words().await.expect("the socket is open");
    let mut state: Value = serde_json::from_str(&words).expect("JSON");
    assert_eq!(state["t"], "state", "{state}");
    let brought = state["moves"].as_array().expect("moves").len();
    page.complete(&mut state);
    (state, brought)
}

/// Any action of the seat to move, by chance.
fn any_action<'a>(paths: &'a Value, random: &mut fastrand::Rng) -> &'a str {
    let next = paths["next"].as_array().expect("touches");
    match paths["action"].as_str() {
        Some(action) if next.is_empty() || random.bool() => action,
        _ => any_action(&next[random.usize(..next.len())]["then"], random),
    }
}

/// What is asked for next: mostly actions, now and then something that cuts the history off.
fn ask(state: &Value, random: &mut fastrand::Rng) -> Value {
    let (seat, seq) = (state["turn"][0].clone(), seq(state));
    let may = |what: &str| state[what].as_array().is_some_and(|seats| !seats.is_empty());
    match random.u8(..10) {
        0 | 1 if may("take_back") => json!({ "t": "take-back", "seat": state["take_back"][0], "seq": seq }),
        2 | 3 if may("undo") => json!({ "t": "undo", "seat": state["undo"][0], "seq": seq }),
        _ => json!({ "t": "act", "seat": seat, "action": any_action(&state["touches"], random), "seq": seq }),
    }
}

/// Plays at random; a page that looks on from the beginning knows after every event what one that has just come is told,
/// and no state brings more than a few actions. How many events there were.
async fn looks_on(house: &House, discipline: &str, begin: Value, seed: u64) -> usize {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut owner = house.browser();
    let id = owner.begin_a(discipline, "others=here").await;
    let mut page = owner.open(&id).await;
    let (mut state, _) = told(&mut page).await;
    for ask in begin.as_array().expect("what is asked for first") {
        page.ask(ask.clone()).await;
        (state, _) = told(&mut page).await;
    }
    let mut stranger = house.browser().open(&id).await;
    told(&mut stranger).await;
    let mut events = 0;
    while state["places"].is_null() && events < 80 {
        page.ask(ask(&state, &mut random)).await;
        let (brought, seen);
        (state, brought) = told(&mut page).await;
        let (strange, as_many) = told(&mut stranger).await;
        let (fresh, _) = told(&mut house.browser().open(&id).await).await;
        for known in [&state, &strange] {
            assert_eq!(known["moves"], fresh["moves"], "after {events} events");
        }
        seen = fresh["moves"].as_array().expect("moves").len();
        // An action, what chance draws upon it, and at most two draws that belonged to nobody before.
        assert!(brought <= 4 && as_many <= 4, "{brought} and {as_many} of {seen} actions were told");
        events += 1;
    }
    events
}

#[tokio::test]
async fn who_looks_on_is_told_every_action_once() {
    let house = House::patient(duels(FirstLegal)).await;
    let set_up = json!([
        { "t": "sit", "seat": 0 },
        { "t": "act", "seat": 0, "action": "@b2", "seq": 0 },
        { "t": "sit", "seat": 1 },
        { "t": "act", "seat": 1, "action": "@c3", "seq": 0 },
        { "t": "sit", "seat": null },
    ]);
    let mut events = 0;
    for seed in 0..4 {
        events += looks_on(&house, "duel/plain", set_up.clone(), seed).await;
    }
    assert!(events > 60, "{events} events");
}

#[tokio::test]
async fn so_he_is_where_chance_has_a_part() {
    let house = House::patient(races()).await;
    let seeds = json!([{ "t": "seed", "seeds": [[0, ""], [1, ""]], "seq": 0 }]);
    let mut events = 0;
    for seed in 0..4 {
        events += looks_on(&house, "dice/race", seeds.clone(), seed).await;
    }
    assert!(events > 60, "{events} events");
}
