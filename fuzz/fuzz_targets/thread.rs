//! The law: whatever is read as a forum thread is a game that the rules play through, and posted it is read again as the
//! same turns. Nothing makes the reader fall over.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skazka_core::record::replay;
use skazka_core::{Catalogue, Stop, Text, Value};
use skazka_fuzz::games;
use skazka_stone_chess::{Thread, post};
use std::sync::LazyLock;

static GAMES: LazyLock<Catalogue> = LazyLock::new(games);

fuzz_target!(|text: &str| {
    let Some(Ok(thread)) = Thread::read(text) else { return };
    let record = thread.record();
    let game = replay(&GAMES, &record, &Stop::new()).expect("what is read may be played");
    if thread.turns.is_empty() {
        return;
    }
    let posted = post(&record, Some("http://example.org/x")).expect("what is played can be posted").said(say);
    let again = Thread::read(&posted).expect("turns").expect("what is posted is read");
    let turns = |thread: &Thread| thread.turns.iter().map(|turn| turn.written.clone()).collect::<Vec<_>>();
    assert_eq!(turns(&again), turns(&thread), "{posted}");
    let replayed = replay(&GAMES, &again.record(), &Stop::new()).expect("what is posted may be played");
    assert_eq!(replayed.position(replayed.plies()), game.position(game.plies()), "{posted}");
});

/// The headings that matter as English has them; other sentences as they are called.
fn say(text: &Text) -> String {
    let gap = |name: &str| {
        let found = text.args.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
        match found {
            Some(Value::Number(number)) => number.to_string(),
            Some(Value::Literal(words)) => words.clone(),
            _ => String::new(),
        }
    };
    match &*text.id {
        "literal" => gap("words"),
        "stone-chess-post-players" => format!("Players: {}", gap("count")),
        "stone-chess-post-lion" => format!("Lion: {}", gap("lion")),
        "stone-chess-post-start" => format!("Starting position: {}", gap("position")),
        other => other.replace('-', "_"),
    }
}
