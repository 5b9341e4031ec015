//! A game's first position, written down, is the game's first position: that is what lets it keep its start.

use skazka::games::catalogue;
use skazka_core::{Discipline, Family, Game, Seat, Settings, Values, Viewer};

/// Every setting of one option each, and none.
fn settings(discipline: &Discipline) -> Vec<Settings> {
    let written = discipline.options.iter().flat_map(|option| match &option.values {
        Values::Choice(choices) => choices.iter().map(|one| format!("{}={}", option.key, one.value)).collect(),
        _ => vec![format!("{}={}", option.key, option.default)],
    });
    let each = written.map(|one| Settings::parse([&*one]).expect("well-formed"));
    [Settings::new()].into_iter().chain(each).collect()
}

fn the_start_is_kept(family: &dyn Family, discipline: &str, settings: &Settings) -> bool {
    let Ok(own) = family.open(discipline, settings, None) else { return false };
    let start = own.position(0);
    let kept = family.open(discipline, settings, Some(&start));
    let kept = kept.unwrap_or_else(|why| panic!("{discipline} {settings:?} {start}: {why}"));
    assert_eq!(told(&*kept), told(&*own), "{discipline} {settings:?} {start}");
    true
}

/// What anybody may see of a game or do in it.
fn told(game: &dyn Game) -> impl PartialEq + std::fmt::Debug {
    let touches: Vec<_> = (0..game.seats()).map(|seat| game.next_touches(Seat(seat as u8), &[])).collect();
    (
        game.position(0),
        game.turn(),
        game.legal().map_err(|why| why.to_string()),
        touches,
        game.scene(0, Viewer::Arbiter),
    )
}

#[test]
fn every_start_is_read_back_as_it_was() {
    let catalogue = catalogue();
    let mut count = 0;
    for discipline in catalogue.disciplines() {
        let (family, _) = catalogue.find(&discipline.name).expect("listed");
        let kept = settings(discipline).iter().filter(|one| the_start_is_kept(family, &discipline.name, one)).count();
        assert!(kept > 0, "{}", discipline.name);
        count += kept;
    }
    assert!(count > 100, "{count}");
}
