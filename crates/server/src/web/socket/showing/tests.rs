use super::*;
use crate::protocol::State;
use crate::room::{GameLog, Snapshot};
use crate::store::{GameRow, Owner, SeatRow};
use metrics_exporter_prometheus::PrometheusBuilder;
use serde_json::{Value, json};
use skazka_core::{Actor, Catalogue, Event, FamilyAdapter, Player, Seat, Settings, Stamped, TimeControl, Viewer};
use skazka_testkit::FirstLegal;
use skazka_testkit::dice::RaceGame;
use skazka_words::Language;
use std::sync::Arc;

fn races() -> Catalogue {
    Catalogue::new(vec![Box::new(FamilyAdapter::<RaceGame, _>::new(FirstLegal))])
}

/// A race after the lot, a roll and so many ends of turns.
fn race(catalogue: &Catalogue, turns: usize) -> Snapshot {
    let (family, _) = catalogue.find("dice/race").expect("the race");
    let mut log =
        GameLog::new(family.open("dice/race", &Settings::new(), None).expect("a race"), 0, TimeControl::Unlimited);
    let mut act = |by, action: &str| {
        log.accept(&Stamped { at: 0, event: Event::Act { by, action: action.to_owned() } }).expect("legal");
    };
    act(Actor::Chance, "south");
    act(Actor::Chance, "3:");
    for turn in 0..turns {
        act(Actor::Seat(Seat((turn % 2) as u8)), ".");
        act(Actor::Chance, "2:");
    }
    let row = GameRow {
        id: "aaaaaaaa".parse().expect("an id"),
        discipline: "dice/race".to_owned(),
        settings: Settings::new(),
        start: None,
        is_start_chosen: false,
        rules: None,
        seats: vec![SeatRow::of(Player::HUMAN, Owner::of_token("a token")); 2],
        time_control: TimeControl::Unlimited,
        created_at: 0,
        promise: None,
    };
    let (row, log) = (Arc::new(row), Arc::new(log));
    Snapshot { row, log, thinking: None, drawing: Arc::default(), shared: Arc::default() }
}

/// A page and whoever sits at it.
struct Looker {
    page: Page,
    session: ViewerSession,
}

impl Looker {
    fn new(snapshot: &Snapshot, token: &str, language: Language) -> Looker {
        let session = ViewerSession::new(&snapshot.row, Some(Owner::of_token(token)), language);
        Looker { page: Page::new(Packing::None, std::iter::empty()), session }
    }

    /// What the page is told of a moment, as the socket has it made.
    fn told(&mut self, catalogue: &Catalogue, snapshot: &Snapshot) -> Option<String> {
        let view = View::new(catalogue, snapshot, self.session.viewer()).expect("a view");
        let made = self.page.made_already(&view, &self.session);
        match made.unwrap_or_else(|| self.page.state(&view, &self.session)) {
            Telling::Nothing => None,
            Telling::Message(message) => Some(message.to_text().expect("words").to_owned()),
        }
    }
}

#[test]
fn a_message_is_the_state_of_the_protocol() {
    let catalogue = races();
    let snapshot = race(&catalogue, 3);
    let mut owner = Looker::new(&snapshot, "a token", Language::En);
    let told: Value = serde_json::from_str(&owner.told(&catalogue, &snapshot).expect("a state")).expect("JSON");
    let view = View::new(&catalogue, &snapshot, Viewer::Public).expect("a view");
    let touches = view.touches(&owner.session);
    let picture = Picture::new(&view, view.plies(), Language::En);
    let ground = BackgroundDrawing { background_svg: Some(picture.background.bare()) };
    let state = State {
        game: view.state(),
        session: view.session_state(&owner.session, touches.as_ref()),
        status: "North to move".to_owned(),
        picture,
        news: News { told: 0, moves: shown::moves(&view, 0..view.plies(), Language::En), ground },
        touches: touches.map(|touches| touches.said(&|text| Language::En.say(text))),
    };
    assert_eq!(told, serde_json::to_value(ServerMessage::State(Box::new(state))).expect("JSON"));
}

/// How many views were drawn while `work` was done on this thread.
fn drawn_in(work: impl FnOnce()) -> usize {
    let recorder = PrometheusBuilder::new().build_recorder();
    metrics::with_local_recorder(&recorder, work);
    let told = recorder.handle().render();
    let count = told.lines().find_map(|line| line.strip_prefix(crate::metrics::VIEWS_DRAWN)?.trim().parse().ok());
    count.unwrap_or(0)
}

#[test]
fn three_hundred_who_look_alike_have_one_view_drawn() {
    let catalogue = races();
    let (before, after) = (race(&catalogue, 3), race(&catalogue, 4));
    let looker = |nth: usize| Looker::new(&before, &format!("looker {nth}"), Language::ALL[nth % 2]);
    let mut lookers: Vec<_> = (0..300).map(looker).collect();
    lookers.push(Looker::new(&before, "a token", Language::En));
    let mut told = Vec::new();
    for snapshot in [&before, &after] {
        let drawn = drawn_in(|| told = lookers.iter_mut().map(|one| one.told(&catalogue, snapshot)).collect());
        assert_eq!(drawn, Language::ALL.len(), "the owner of both seats looks as an English onlooker does");
    }
    let parts: Vec<_> = told.iter().map(|words| words.as_deref().expect("it is news")).collect();
    assert!(parts[..300].iter().enumerate().all(|(nth, words)| *words == parts[nth % 2]));
    assert_ne!(parts[0], parts[1], "two languages");
    assert_ne!(parts[300], parts[0], "who decides is told what he may do");
}

#[test]
fn a_moment_that_looks_the_same_is_not_told_again() {
    let catalogue = races();
    let (before, after) = (race(&catalogue, 3), race(&catalogue, 4));
    for token in ["a token", "a looker"] {
        let mut looker = Looker::new(&before, token, Language::En);
        assert!(looker.told(&catalogue, &before).is_some());
        assert_eq!(looker.told(&catalogue, &before), None);
        assert_eq!(looker.told(&catalogue, &race(&catalogue, 3)), None, "another moment, but nothing to see");
        let thinking = Snapshot { thinking: Some(Seat(1)), shared: Arc::default(), ..before.clone() };
        let told: Value = serde_json::from_str(&looker.told(&catalogue, &thinking).expect("news")).expect("JSON");
        assert_eq!(
            (&told["thinking"], &told["moves"]),
            (
                &json!(1),
                &json!([{
                    "turn": 4, "seat": null, "of": 1, "written": "2:", "says": null, "counts": []
                }])
            )
        );
        assert!(looker.told(&catalogue, &after).is_some());
    }
}
