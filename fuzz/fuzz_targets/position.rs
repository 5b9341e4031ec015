//! The law: whatever is read as a position of any discipline is written so that it is read again as the same, and every
//! legal action of it can be taken; everything else is refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skazka_core::{Catalogue, Event, Settings};
use skazka_fuzz::games;
use std::sync::LazyLock;

static GAMES: LazyLock<Catalogue> = LazyLock::new(games);

/// More actions than this are not tried at one position.
const TRIED: usize = 40;
/// On larger boards actions are not listed: a crowded one has millions of joint attacks.
const LONGEST: usize = 1_000;

fuzz_target!(|text: &str| {
    // `dumaraj/pioneer-1 size=7` on the first line, the position on the second.
    let (head, position) = text.split_once('\n').unwrap_or(("", text));
    let (name, options) = head.split_once(' ').unwrap_or((head, ""));
    let known: Vec<_> = GAMES.disciplines().map(|one| one.name.as_str()).collect();
    // A name that is none stands for some discipline, so that every input goes on.
    let name = known.iter().find(|one| **one == name).unwrap_or(&known[name.len() % known.len()]);
    let Ok(settings) = Settings::parse(options.split_whitespace()) else { return };
    let Ok((family, _)) = GAMES.find(name) else { return };
    let Ok(game) = family.open(name, &settings, Some(position)) else { return };
    let written = game.position(0);
    let again = family.open(name, &settings, Some(&written)).expect("what is written is read");
    assert_eq!(again.position(0), written, "{name}, {options}");
    assert_eq!(again.turn(), game.turn(), "{name}, {options}, {written}");
    if written.len() > LONGEST {
        return;
    }
    for action in game.legal().unwrap_or_default().into_iter().take(TRIED) {
        let mut after = game.copy();
        let by = after.turn().next_actor().expect("somebody acts where there are actions");
        after.accept(&Event::Act { by, action: action.clone() }).expect("a legal action is taken");
    }
});
