//! The laws of every game, over random games of every discipline and many options.

use skazka_core::{Position, Settings, TypedFamily};
use skazka_dumaraj::{DumaRaj, Situation};
use skazka_testkit::{laws, record_laws, words};

fn hold(discipline: &str, settings: &str, games: u64, longest: usize) {
    let settings = Settings::parse(settings.split_whitespace()).expect("well-formed settings");
    let rules = DumaRaj::rules(discipline, &settings).unwrap_or_else(|fault| panic!("{discipline}: {fault}"));
    for seed in 0..games {
        laws::hold_over_a_random_game(
            &rules,
            Situation::start(&rules),
            longest,
            &mut words(seed + 1),
            Situation::recomputed_key,
        );
    }
}

#[test]
fn hold_in_every_discipline_as_it_comes() {
    for discipline in DumaRaj::disciplines() {
        let (_, name) = discipline.name.split_once('/').expect("family/discipline");
        hold(name, "", 2, 60);
    }
}

#[test]
fn hold_with_each_editor() {
    for editor in ["off", "free", "strict"] {
        hold("poteshki", &format!("editor={editor}"), 4, 120);
        hold("eralash", &format!("editor={editor} raj=yes size=7"), 4, 120);
        hold("dodta-1", &format!("editor={editor}"), 3, 120);
    }
}

#[test]
fn hold_for_both_walks_of_rhomb_piksas_and_all_trigons() {
    for trigon in 1..=3 {
        for walk in ["orthogonal", "diagonal"] {
            hold("chudskoe-2", &format!("trigon={trigon} rhomb_piksa={walk}"), 2, 100);
        }
        hold("kulikovo-2", &format!("size=12 trigon={trigon}"), 2, 80);
    }
}

#[test]
fn hold_while_set_ups_are_written() {
    hold("pioneer-1", "order_shift=yes row_shift=yes rf=yes mirror=yes", 6, 30);
    hold("classic", "size=9 centre=yes rf=yes shuttle=yes", 4, 30);
    hold("borodino-2", "order_shift=yes rotation=yes", 2, 20);
    hold("chastushki-3", "order_shift=yes row_shift=yes rotation=yes", 4, 30);
    hold("kulikovo-1", "carousel=yes void_start=no", 2, 20);
}

#[test]
fn hold_while_mobs_are_placed() {
    hold("goniki", "gons=2", 10, 80);
    hold("goniki", "size=2", 4, 20);
    hold("hunters", "shape=rhomb hunters=SSLLGG", 6, 60);
    hold("training", "size=2 kit=S", 4, 20);
    hold("training", "size=5 kit=SLGR", 6, 60);
}

/// Whether a random tree of the discipline's games has variations; its record keeps them.
fn is_kept(name: &str, settings: &str, seed: u64) -> bool {
    let settings = Settings::parse(settings.split_whitespace()).expect("well-formed settings");
    let rules = DumaRaj::rules(name, &settings).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let disciplines = DumaRaj::disciplines();
    let discipline = disciplines.iter().find(|one| one.name.ends_with(&format!("/{name}"))).expect("a discipline");
    record_laws::hold_over_a_random_tree(Situation::start(&rules), discipline, 90, &mut words(seed))
}

#[test]
fn records_keep_variations_of_games_and_of_set_ups() {
    let kept = (1..=4).flat_map(|seed| {
        [
            ("poteshki", ""),
            ("dodta-1", "editor=strict"),
            ("pioneer-1", "order_shift=yes"),
            ("kulikovo-1", "carousel=yes"),
        ]
        .map(|(name, settings)| is_kept(name, settings, seed))
    });
    assert!(kept.filter(|&varied| varied).count() > 8);
}
