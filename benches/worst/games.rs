//! What is done with a long game: it is opened, and its draws are checked.

use super::Reader;
use super::long_game::LongGame;
use skazka_core::fair::Told;
use skazka_core::{Catalogue, Stop, record};
use std::hint::black_box;
use std::rc::Rc;

/// Readers of the records of a game of so many actions.
pub fn readers(game: &Rc<LongGame>) -> [Reader; 3] {
    let varied = game.clone();
    [
        Reader::new("game, opened", open, game.len(), first(game)),
        Reader::new("draws of a promise", draws, game.len(), first(game)),
        Reader::new("draws of a promise, variations", draws, game.len(), move |actions| varied.varied(actions).write()),
    ]
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
