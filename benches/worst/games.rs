//! What is done with a long game: it is opened, its draws are checked, and pages are told how it stands.

use super::long_game::LongGame;
use super::{Reader, Work};
use skazka_core::fair::Told;
use skazka_core::{Catalogue, Event, Stamped, Stop, TimeControl, Viewer, record};
use skazka_server::room::{GameLog, Snapshot};
use skazka_server::shown::{self, Shown};
use skazka_server::store::{GameRow, Logged, SeatRow};
use skazka_server::view::View;
use skazka_words::Language;
use std::hint::black_box;
use std::rc::Rc;
use std::sync::Arc;

/// Readers of the records of a game of so many actions.
pub fn readers(game: &Rc<LongGame>) -> [Reader; 3] {
    let varied = game.clone();
    [
        Reader::new("game, opened", open, game.len(), first(game)),
        Reader::new("draws of a promise", draws, game.len(), first(game)),
        Reader::new("draws of a promise, variations", draws, game.len(), move |actions| varied.varied(actions).write()),
    ]
}

/// Telling a state to a page that knows nothing of the game, and to one that knows all but the last action.
pub fn states(game: &Rc<LongGame>) -> [Reader; 2] {
    let reader = |name, known: fn(usize) -> usize| {
        let prepare = move |catalogue: &Catalogue, text: String| state(catalogue, &text, known);
        Reader { name, input: Box::new(first(game)), largest: game.len(), prepare: Box::new(prepare) }
    };
    [reader("moves of a state, all", |_| 0), reader("moves of a state, the last", |actions| actions - 1)]
}

fn first(game: &Rc<LongGame>) -> impl Fn(usize) -> String + 'static {
    let game = game.clone();
    move |actions| game.first(actions).write()
}

fn open(catalogue: &Catalogue, text: &str) {
    black_box(skazka_server::record::read(catalogue, text, &Stop::new()).expect("a game"));
}

fn draws(catalogue: &Catalogue, text: &str) {
    let record = record::parse(text).expect("a record");
    let told = Told::read(catalogue, &record, &Stop::new()).expect("a secret");
    black_box(told.check().expect("as it was promised"));
}

/// A game that still goes on is told to a page that was told `known` of its actions before.
fn state(catalogue: &Catalogue, text: &str, known: fn(usize) -> usize) -> Work {
    let written = skazka_server::record::read(catalogue, text, &Stop::new()).expect("a game");
    let acts = written.events.into_iter().filter(|event| matches!(event, Event::Act { .. }));
    let log: Vec<_> = (0..).zip(acts).map(|(seq, event)| Logged { seq, stamped: Stamped { at: 0, event } }).collect();
    let row = Arc::new(GameRow {
        id: "aaaaaaaa".parse().expect("an id"),
        discipline: written.discipline,
        settings: written.settings,
        start: written.start,
        is_start_chosen: false,
        rules: None,
        seats: vec![SeatRow::OPEN; written.seats],
        time_control: TimeControl::Unlimited,
        created_at: 0,
        promise: written.promise,
    });
    let after = |actions: usize| {
        let replayed = GameLog::replay(catalogue, &row, &log[..actions], &Stop::new()).expect("a game");
        Snapshot {
            row: row.clone(),
            log: Arc::new(replayed),
            thinking: None,
            drawing: Arc::default(),
            shared: Arc::default(),
        }
    };
    let (before, now) = (after(known(log.len())), after(log.len()));
    let told = View::new(catalogue, &before, Viewer::Public).expect("a view").history();
    Box::new(move |catalogue| {
        let view = View::new(catalogue, &now, Viewer::Public).expect("a view");
        let known = view.still_known(&told, &view.history());
        let moves = shown::moves(&view, known..view.plies(), Language::En);
        black_box((Shown::new(&view, Language::En), serde_json::to_string(&moves).expect("JSON")));
    })
}
