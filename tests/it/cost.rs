//! What readers cost, counted in steps: it grows with the input, and not with its square.

#[path = "../../benches/worst/mod.rs"]
mod worst;

use skazka::games;
use skazka_core::{Catalogue, steps};
use std::rc::Rc;
use worst::{LongGame, Reader};

/// The steps that a reader takes for so much of its worst input.
fn steps_of(catalogue: &Catalogue, reader: &Reader, size: usize) -> u64 {
    let work = reader.work(catalogue, size);
    steps::of(|| work(catalogue))
}

/// Eight times as much input takes at most eight times as many steps, and a little for what is rounded.
fn grows_as_the_input(catalogue: &Catalogue, reader: &Reader) {
    let [first, second, third, last] =
        [1, 2, 4, 8].map(|eighths| steps_of(catalogue, reader, reader.largest / 8 * eighths));
    let told = format!("{}: {first}, {second}, {third}, {last} steps", reader.name);
    assert!(2 * second <= 5 * first && 2 * third <= 5 * second && 2 * last <= 5 * third, "{told}");
    assert!(2 * last <= 17 * first + 2_000, "{told}");
}

#[test]
fn what_texts_cost_grows_with_the_text() {
    let catalogue = games::catalogue();
    for reader in worst::texts(32_768) {
        grows_as_the_input(&catalogue, &reader);
    }
}

/// Only readers that look through their whole input are counted: else nothing would be shown.
#[test]
fn the_steps_of_records_and_threads_are_counted() {
    let catalogue = games::catalogue();
    let readers = worst::records(4_096).into_iter().chain(worst::threads(4_096));
    let silent: Vec<_> =
        readers.filter(|reader| steps_of(&catalogue, reader, 4_096) < 1_000).map(|reader| reader.name).collect();
    assert_eq!(silent, [""; 0]);
}

#[test]
fn what_games_cost_grows_with_their_actions_and_variations() {
    let catalogue = games::catalogue();
    let game = Rc::new(LongGame::play(&catalogue, 400));
    let [all, last] = worst::states(&game);
    for reader in worst::games(&game).iter().chain([&all]) {
        grows_as_the_input(&catalogue, reader);
        assert!(steps_of(&catalogue, reader, reader.largest) >= game.len() as u64, "{}", reader.name);
    }
    // One action is told at the end of a short game and of a long one; a turn of it has eight at most.
    let costs = [1, 2, 4, 8].map(|eighths| steps_of(&catalogue, &last, last.largest / 8 * eighths));
    assert!(costs.iter().all(|cost| (10..100).contains(cost)), "{costs:?}");
}
