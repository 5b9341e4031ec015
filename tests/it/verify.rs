//! `verify`: games of chance played in the terminal, saved, checked, and tampered with.

use crate::run::{Said, call};
use skazka_core::dice::RaceGame;
use skazka_core::duel::FirstLegal;
use skazka_core::{Catalogue, Hosted};
use std::ffi::OsString;

fn race(args: &[&str], input: &str, env: &[(&str, &str)]) -> Said {
    let catalogue = Catalogue::new(vec![Box::new(Hosted::<RaceGame, _>::new(FirstLegal))]);
    call(catalogue, args.iter().map(OsString::from), input, env)
}

/// A whole game against the computer; what was said, and its record.
fn played(seed: &[&str]) -> (String, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.skazka");
    let args = [&["play", "dice/race", "-o", file.to_str().expect("a path")], seed].concat();
    // What is not possible is refused and asked for again.
    let said = race(&args, &"go\n?\n.\n".repeat(200), &[]);
    (said.success().to_owned(), std::fs::read_to_string(&file).expect("a record"))
}

fn verify(record: &str) -> Said {
    race(&["verify", "-"], record, &[])
}

fn tag<'a>(record: &'a str, name: &str) -> &'a str {
    let line = record.lines().find_map(|line| line.strip_prefix(&format!("[{name} \"")));
    line.unwrap_or_else(|| panic!("{name} in {record}")).trim_end_matches("\"]")
}

#[test]
fn a_game_played_here_shows_its_promise_first_and_verifies_afterwards() {
    for seed in [&["--seed", "7"][..], &[]] {
        let (said, record) = played(seed);
        let (first, rest) = said.split_once("Chance: ").expect("a lot");
        assert!(first.contains(tag(&record, "Commitment")) && !first.contains(tag(&record, "Secret")), "{first}");
        assert!(rest.contains(&format!("The secret was {}", tag(&record, "Secret"))), "{rest}");
        let told = verify(&record);
        let lines: Vec<_> = told.success().lines().collect();
        let (last, draws) = lines.split_last().expect("lines");
        assert_eq!(*last, format!("fair: {} draws match", draws.len()));
        assert!(matches!(draws[0], "draw 1 turn 0 south south=1 north=1" | "draw 1 turn 0 north south=1 north=1"));
        assert!(draws[1].starts_with("draw 2 turn 1 ") && draws[1].ends_with(": 1:=1 2:=1 3:=1 4:=1 5:=1 6:=1"));
    }
}

#[test]
fn a_seed_makes_a_game_repeatable_and_without_one_no_two_are_alike() {
    let moves = |record: &str| record.split_once("\n\n").expect("moves").1.to_owned();
    let ((_, one), (_, same)) = (played(&["--seed", "7"]), played(&["--seed", "7"]));
    assert_eq!((tag(&one, "Secret"), moves(&one)), (tag(&same, "Secret"), moves(&same)));
    let ((_, one), (_, other)) = (played(&[]), played(&[]));
    assert_ne!(tag(&one, "Secret"), tag(&other, "Secret"));
    assert_ne!(tag(&one, "GameId"), tag(&other, "GameId"));
}

#[test]
fn the_first_draw_that_is_otherwise_is_named() {
    let (_, record) = played(&["--seed", "7"]);
    let told = verify(&record);
    let second = told.success().lines().nth(1).expect("a roll");
    let face = second.split(' ').nth(4).expect("a face");
    let other = if face == "6:" { "5:" } else { "6:" };
    let said = verify(&record.replacen(&format!(" {face}"), &format!(" {other}"), 1));
    assert_eq!(said.refusal(), format!("“-”: Draw 2 (turn 1) was {other}, but the secret says {face}."));
}

#[test]
fn what_cannot_be_verified_is_told_in_one_sentence() {
    let (_, record) = played(&["--seed", "7"]);
    let secret = tag(&record, "Secret").to_owned();
    for (from, to, says) in [
        (&*secret, &*"0".repeat(64), "“-”: The secret is not the one that was promised"),
        ("[Secret", "[Secretive", "“-”: The record has no Secret tag"),
        ("[Commitment", "[Promise", "“-”: The record has no Commitment tag"),
        ("[GameId", "[Id", "“-”: The record has no GameId tag"),
        (&secret, "xyz", "“-”: The tag Secret: “xyz” is not 64 hexadecimal digits."),
        ("[Game ", "[Gamble ", "“-”: The record has no Game tag"),
        ("[Result", "Result", "“-”: Line 5, column 1: expected an action"),
    ] {
        let said = verify(&record.replacen(from, to, 1));
        assert!(said.refusal().starts_with(says), "{says}: {said:?}");
    }
    let unfinished = "[Game \"dice/race\"]\n\n0. south 1. 3: go *\n";
    assert_eq!(
        verify(unfinished).refusal(),
        "“-”: The game is not over. Its secret is told at the end; only then can the draws be checked."
    );
    let missing = race(&["verify", "no/such/file"], "", &[]);
    assert!(missing.refusal().starts_with("“no/such/file” cannot be read: "), "{missing:?}");
    assert_eq!(race(&["verify"], "", &[]).refusal(), "Missing: <RECORD>; “--help” explains.");
}

#[test]
fn a_game_that_was_left_keeps_its_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.skazka");
    let said = race(&["play", "dice/race", "-o", file.to_str().expect("a path")], "quit\n", &[]);
    assert!(!said.success().contains("The secret was"), "{said:?}");
    let record = std::fs::read_to_string(&file).expect("a record");
    assert!(record.contains("[Commitment \"") && !record.contains("[Secret"), "{record}");
}

#[test]
fn it_speaks_russian_too_and_the_last_line_is_for_programs() {
    let (_, record) = played(&["--seed", "7"]);
    let russian = |record: &str| race(&["verify", "-"], record, &[("LANG", "ru_RU.UTF-8")]);
    assert!(russian(&record).success().contains("\nfair: "));
    assert!(russian("[Game \"dice/race\"]\n\n0. south *").refusal().starts_with("«-»: Партия не окончена."));
}
