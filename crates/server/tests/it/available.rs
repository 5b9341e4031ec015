//! What a state says may be done is done, and what it leaves out is not: over random games.

use crate::house::{duels, races};
use skazka_core::{Actor, Catalogue, Event, Player, Seat, Settings, Stamped, TimeControl, Turn};
use skazka_server::room::{Command, GameLog, Snapshot};
use skazka_server::state::Available;
use skazka_server::store::{GameRow, Owner, SeatRow};
use skazka_server::view::{View, ViewerSession};
use skazka_testkit::FirstLegal;
use skazka_words::Language;
use std::sync::Arc;

const OWNER: &str = "a token";

fn begun(catalogue: &Catalogue, discipline: &str) -> (Arc<GameRow>, GameLog) {
    let (family, _) = catalogue.find(discipline).expect("a game");
    let row = GameRow {
        id: "aaaaaaaa".parse().expect("an id"),
        discipline: discipline.to_owned(),
        settings: Settings::new(),
        start: None,
        is_start_chosen: false,
        rules: None,
        seats: vec![SeatRow::of(Player::HUMAN, Owner::of_token(OWNER)); 2],
        time_control: TimeControl::Unlimited,
        created_at: 0,
        promise: None,
    };
    let game = family.open(discipline, &Settings::new(), None).expect("a game");
    (Arc::new(row), GameLog::new(game, 0, TimeControl::Unlimited))
}

fn at_once(event: &Event) -> Stamped {
    Stamped { at: 0, event: event.clone() }
}

/// What may be done for both seats by who looks through the eyes of one, or of none.
fn available(catalogue: &Catalogue, row: &Arc<GameRow>, log: &GameLog, eyes: Option<Seat>) -> Available {
    let log = Arc::new(log.copy());
    let snapshot = Snapshot { row: row.clone(), log, thinking: None, drawing: Arc::default(), shared: Arc::default() };
    let mut session = ViewerSession::new(row, Some(Owner::of_token(OWNER)), Language::En);
    assert!(session.sit(eyes));
    let view = View::new(catalogue, &snapshot, session.viewer()).expect("a view");
    view.session_state(&session, None).available
}

/// Whether the game takes a command of a seat now.
fn is_taken(log: &GameLog, seat: Seat, command: &Command) -> bool {
    let events = command.events(seat, log.game());
    events.is_ok_and(|events| events.iter().all(|event| log.copy().accept(&at_once(event)).is_ok()))
}

/// The seats of two for which the game takes a command.
fn taken(log: &GameLog, command: &Command) -> Vec<u8> {
    (0..2).filter(|&seat| is_taken(log, Seat(seat), command)).collect()
}

fn sorted(seats: &[u8]) -> Vec<u8> {
    let mut seats = seats.to_vec();
    seats.sort_unstable();
    seats
}

/// That a moment's commands are those that the game takes.
fn holds(may: &Available, log: &GameLog) {
    let game = log.game();
    let (offers, turn) = (game.offers(), game.turn());
    let secret = matches!(turn, Turn::Secret(_));
    let draws = taken(log, &Command::OfferDraw);
    assert_eq!(sorted(&may.resign), taken(log, &Command::Resign));
    assert_eq!(sorted(&may.decline_draw), taken(log, &Command::DeclineDraw));
    assert_eq!(may.accept_draw, may.decline_draw);
    assert_eq!(sorted(&may.offer_draw), if offers.is_empty() && !secret { draws } else { vec![] });
    let decide: Vec<u8> = turn.seats().iter().map(|seat| seat.0).collect();
    assert_eq!(may.look_as, if secret { decide.clone() } else { vec![] });
    if !secret {
        assert_eq!(may.act, decide);
        assert_eq!(may.undo, taken(log, &Command::Undo));
        let back = if may.undo.is_empty() { taken(log, &Command::TakeBack) } else { vec![] };
        assert_eq!(sorted(&may.take_back), back);
    }
}

/// One more event by chance, mostly an action.
fn event(log: &GameLog, random: &mut fastrand::Rng) -> Option<Event> {
    let game = log.game();
    let seat = Seat(random.u8(..2));
    let other = match random.u8(..12) {
        0 => Command::OfferDraw,
        1 => Command::DeclineDraw,
        2 => Command::TakeBack,
        3 => Command::Undo,
        _ => return action(log, random),
    };
    is_taken(log, seat, &other)
        .then(|| other.events(seat, game).expect("taken")[0].clone())
        .or_else(|| action(log, random))
}

fn action(log: &GameLog, random: &mut fastrand::Rng) -> Option<Event> {
    let by = log.game().turn().next_actor()?;
    let action = match (by, log.game().legal()) {
        (Actor::Seat(seat), Err(_)) => format!("@{}{}", random.char('a'..='d'), 1 + 2 * seat.0),
        (_, legal) => random.choice(legal.ok()?)?,
    };
    Some(Event::Act { by, action })
}

fn law(catalogue: &Catalogue, discipline: &str, seed: u64) -> usize {
    let mut random = fastrand::Rng::with_seed(seed);
    let (row, mut log) = begun(catalogue, discipline);
    let mut moments = 0;
    while let Some(event) = event(&log, &mut random).filter(|_| moments < 60) {
        for eyes in [None, Some(Seat(0)), Some(Seat(1))] {
            let may = available(catalogue, &row, &log, eyes);
            holds(&may, &log);
            if matches!(log.game().turn(), Turn::Secret(_)) {
                let own: Vec<u8> = eyes.iter().map(|seat| seat.0).collect();
                assert!(may.act.iter().chain(&may.undo).all(|seat| own.contains(seat)), "by one's own eyes: {may:?}");
            }
        }
        log.accept(&at_once(&event)).expect("legal");
        moments += 1;
    }
    holds(&available(catalogue, &row, &log, None), &log);
    moments
}

#[test]
fn commands_are_available_exactly_when_the_game_takes_them() {
    let (duels, races) = (duels(FirstLegal), races());
    let moments: usize = (0..40).map(|seed| law(&duels, "duel/plain", seed) + law(&races, "dice/race", seed)).sum();
    assert!(moments > 600, "{moments} moments");
}
