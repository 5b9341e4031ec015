//! The law: whatever is read as a record is written so that it is read again as the same; and where the rules allow it,
//! the game it leads to, written down, leads to the same position. What it says of its draws is told again as it is read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skazka_core::fair::{Claim, Told};
use skazka_core::record::{self, Record, from_game, replay};
use skazka_core::{Catalogue, Settings, Stop};
use skazka_fuzz::games;
use std::sync::LazyLock;

static GAMES: LazyLock<Catalogue> = LazyLock::new(games);

fuzz_target!(|text: &str| {
    let Ok(record) = record::parse(text) else { return };
    let again = record::parse(&record.write()).expect("what is written is read");
    assert_eq!(again, record);
    what_is_claimed_is_told_again(&record);
    let _ = Told::read(&GAMES, &record, &Stop::new()).map(|told| told.check().map(drop));
    let Ok(game) = replay(&GAMES, &record, &Stop::new()) else { return };
    let (family, discipline) = GAMES.find(record.tags.get("Game").unwrap_or_default()).expect("a game that was played");
    let options = record.tags.get("Options").unwrap_or_default();
    let settings = Settings::parse(options.split_whitespace()).expect("options that were taken");
    let told = from_game(&*game, family, discipline, &settings).expect("a record");
    let replayed = replay(&GAMES, &told, &Stop::new()).expect("a game written down can be played through");
    // A secret stage that is not over is left out of a record.
    if replayed.plies() == game.plies() {
        assert_eq!(replayed.position(replayed.plies()), game.position(game.plies()), "{}", told.write());
        assert_eq!(replayed.turn(), game.turn(), "{}", told.write());
    }
});

fn what_is_claimed_is_told_again(record: &Record) {
    let seats = ["south", "north"];
    let Ok(Some(claim)) = Claim::read(record, &seats) else { return };
    let mut told = Record::default();
    claim.add_to(&mut told, &seats).expect("names that are tags");
    assert_eq!(Claim::read(&told, &seats), Ok(Some(claim)));
}
