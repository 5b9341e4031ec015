//! The history of a game is told once: each action to each page, however long the game becomes, and what is taken back
//! is told so.

use crate::house::{House, Page, duels, races, seq};
use serde_json::{Value, json};
use skazka_core::{Actor, Event, Family, FamilyAdapter, Player, Seat, Settings, Stamped, TimeControl, Viewer, steps};
use skazka_server::room::{GameLog, Snapshot};
use skazka_server::shown::Shown;
use skazka_server::store::{GameRow, Owner, SeatRow};
use skazka_server::view::View;
use skazka_testkit::FirstLegal;
use skazka_testkit::dice::RaceGame;
use skazka_words::Language;
use std::sync::Arc;

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
    let may = |what: &str| state["available"][what].as_array().is_some_and(|seats| !seats.is_empty());
    match random.u8(..10) {
        0 | 1 if may("take-back") => {
            json!({ "t": "take-back", "seat": state["available"]["take-back"][0], "seq": seq })
        }
        2 | 3 if may("undo") => json!({ "t": "undo", "seat": state["available"]["undo"][0], "seq": seq }),
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
    while state["outcome"].is_null() && events < 80 {
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
        { "t": "look-as", "seat": 0 },
        { "t": "act", "seat": 0, "action": "@b2", "seq": 0 },
        { "t": "look-as", "seat": 1 },
        { "t": "act", "seat": 1, "action": "@c3", "seq": 0 },
        { "t": "look-as", "seat": null },
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

/// A race in which so many turns ended as soon as the die was rolled.
fn race_of(turns: usize) -> Snapshot {
    let game = FamilyAdapter::<RaceGame, _>::new(FirstLegal).open("dice/race", &Settings::new(), None).expect("a race");
    let mut log = GameLog::new(game, 0, TimeControl::Unlimited);
    let mut act = |by, action: &str| {
        log.accept(&Stamped { at: 0, event: Event::Act { by, action: action.to_owned() } }).expect("legal");
    };
    act(Actor::Chance, "south");
    for turn in 0..turns {
        act(Actor::Chance, "3:");
        act(Actor::Seat(Seat((turn % 2) as u8)), ".");
    }
    let row = GameRow {
        id: "aaaaaaaa".parse().expect("an id"),
        discipline: "dice/race".to_owned(),
        settings: Settings::new(),
        start: None,
        is_start_chosen: false,
        rules: None,
        seats: vec![SeatRow::of(Player::HUMAN, Owner::of_token("a token")); 2],
        created_at: 0,
        promise: None,
        time_control: TimeControl::Unlimited,
    };
    Snapshot { row: Arc::new(row), log: Arc::new(log), thinking: None, drawing: Arc::default(), shared: Arc::default() }
}

#[test]
fn what_a_state_costs_does_not_grow_with_the_game() {
    let catalogue = races();
    let cost = |turns| {
        let snapshot = race_of(turns);
        let told = {
            let before = race_of(turns - 1);
            View::new(&catalogue, &before, Viewer::Public).expect("a view").history()
        };
        steps::of(|| {
            let view = View::new(&catalogue, &snapshot, Viewer::Public).expect("a view");
            let known = view.still_known(&told, &view.history());
            let shown = Shown::new(&view, Language::En);
            assert_eq!(
                (shown.state.ply, view.moves(known..view.plies()).len()),
                (known + 2, 2),
                "a roll and the turn's end"
            );
        })
    };
    let costs = [6, 12, 24, 48].map(cost);
    assert!(costs[0] > 5, "it is counted: {costs:?}");
    // To find what is known already takes a step more each time the game is twice as long.
    assert!(costs.windows(2).all(|pair| pair[1] <= pair[0] + 4), "{costs:?}");
}

#[test]
fn what_a_commit_costs_does_not_grow_with_the_game() {
    let cost = |turns| {
        let snapshot = race_of(turns);
        let draw = Stamped { at: 0, event: Event::Act { by: Actor::Chance, action: "3:".to_owned() } };
        steps::of(|| snapshot.log.copy().accept(&draw).expect("legal"))
    };
    // Every so many actions a position is kept; these games are as far from the last one.
    let costs = [16, 24, 40, 56].map(cost);
    assert!(costs[0] > 1, "it is counted: {costs:?}");
    assert!(costs.iter().all(|&cost| cost == costs[0]), "{costs:?}");
}
