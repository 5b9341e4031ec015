//! The law: whatever is read as a record is written so that it is read again as the same; and where the rules allow it,
//! the game it leads to, written down, leads to the same position. What it says of its draws is told again as it is read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skazka_core::duel::{DuelGame, FirstLegal};
use skazka_core::fair::{Claim, Told};
use skazka_core::record::{self, Record, from_table, replay};
use skazka_core::{Catalogue, Hosted, Settings, Stop, Viewer};
use skazka_dumaraj::DumaRaj;
use skazka_stone_chess::StoneChess;
use skazka_tammashil::Tammashil;
use std::sync::LazyLock;

static GAMES: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new(vec![
        Box::new(Hosted::<DuelGame, _>::new(FirstLegal)),
        Box::new(Hosted::<DumaRaj, _>::new(FirstLegal)),
        Box::new(Hosted::<StoneChess, _>::new(FirstLegal)),
        Box::new(Hosted::<Tammashil, _>::new(FirstLegal)),
    ])
});

fuzz_target!(|text: &str| {
    let Ok(record) = record::parse(text) else { return };
    let again = record::parse(&record.write()).expect("what is written is read");
    assert_eq!(again, record);
    what_is_claimed_is_told_again(&record);
    let _ = Told::read(&GAMES, &record, &Stop::new()).map(|told| told.check().map(drop));
    let Ok(table) = replay(&GAMES, &record, &Stop::new()) else { return };
    let (family, discipline) = GAMES.find(record.tags.get("Game").unwrap_or_default()).expect("a game that was played");
    let options = record.tags.get("Options").unwrap_or_default();
    let settings = Settings::parse(options.split_whitespace()).expect("options that were taken");
    let told = from_table(&*table, family, discipline, &settings, Viewer::Arbiter).expect("a record");
    let replayed = replay(&GAMES, &told, &Stop::new()).expect("a game written down can be played through");
    // A secret stage that is not over is left out of a record.
    if replayed.plies() == table.plies() {
        assert_eq!(replayed.position(replayed.plies()), table.position(table.plies()), "{}", told.write());
        assert_eq!(replayed.turn(), table.turn(), "{}", told.write());
    }
});

fn what_is_claimed_is_told_again(record: &Record) {
    let seats = ["south", "north"];
    let Ok(Some(claim)) = Claim::read(record, &seats) else { return };
    let mut told = Record::default();
    claim.add_to(&mut told, &seats).expect("names that are tags");
    assert_eq!(Claim::read(&told, &seats), Ok(Some(claim)));
}
