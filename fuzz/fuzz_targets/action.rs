//! The law: whatever is read as an action of a position, told outcomes of chance included, is written so that it is read
//! again as the same; everything else is refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skazka_core::{Game, Settings};
use skazka_fuzz::games;
use std::sync::LazyLock;

static TABLES: LazyLock<Vec<Box<dyn Game>>> = LazyLock::new(|| {
    let games = games();
    let open = |(game, position): (&str, &str)| {
        let (family, _) = games.find(game).expect("a game");
        family.open(game, &Settings::new(), Some(position)).expect("a position")
    };
    POSITIONS.map(open).into_iter().collect()
});

const POSITIONS: [(&str, &str); 6] = [
    ("dumaraj/phalanx-1", "2lfrl2/2g1sg2/2ps1p2/4p3/2P1PG2/2S2P2/2G1S3/2LFRL2 a 1-8,1-7 - 0 13"),
    (
        "tammashil",
        "13/11l2/15/16/17/18/19/20/8a12/9a12/++x????3xo+??2?o+x2/6B1AA10C1/21/20/6cA11/5Abb10/6A10/16/15/2L11/13 s 6/6 0 9 2+3x2o",
    ),
    ("tammashil", "2C'2a7/6A4l2/6A8/16/17/18/19/20/21/22/23/22/21/20/19/18/A1B14/A1L13/A14/C13/r12 s - 0 1"),
    ("hivvayo", HIVVAYO),
    ("stone-chess", "8/8/8/8/8/8/8/K7 w w:-,b:-,g:- w:8,b:8,g:8 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ - 0 1"),
    (
        "stone-chess",
        "k1b4{K_g}/1P1{C_g}4/8/pP3{P_g}2/4F3/2E1n3/2K2R2/1Q6 w w:a1,b:a8,g:h8 w:18,b:8,g:8 w:sFWEDQ,b:s,g:- a6:a5 0 9",
    ),
];

/// A triple, two singles and an enemy on an otherwise empty board, with unknown discs.
const HIVVAYO: &str = include_str!("hivvayo.txt");

fuzz_target!(|text: &str| {
    for game in TABLES.iter() {
        let mut after = game.copy();
        if after.accept_told(text).is_err() {
            assert_eq!(after.plies(), 0, "what is refused changes nothing");
            continue;
        }
        let written: Vec<String> = after.line().moves.into_iter().map(|one| one.text).collect();
        let mut again = game.copy();
        written.iter().for_each(|one| again.accept_told(one).expect("what is written is read"));
        assert_eq!(again.position(again.plies()), after.position(after.plies()), "{text}");
    }
});
