//! `verify`: games of chance played in the terminal, saved, checked, and tampered with.

use crate::run::{Said, call};
use skazka::games;
use skazka_core::fair::{Claim, Promise, Secret};
use skazka_core::record::from_game;
use skazka_core::{Actor, Catalogue, Event, FamilyAdapter, Game, Seat, Settings, Turn};
use skazka_testkit::FirstLegal;
use skazka_testkit::dice::RaceGame;
use std::ffi::OsString;

fn race(args: &[&str], input: &str, env: &[(&str, &str)]) -> Said {
    let catalogue = Catalogue::new(vec![Box::new(FamilyAdapter::<RaceGame, _>::new(FirstLegal))]);
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
    assert_eq!(said.refusal(), format!("“-”: Draw 2 (turn 1) is “{other}” in the record, but “{face}” by the secret."));
}

/// Singles before three discs, one of each kind.
///
/// ```text
///    k8 k9 k10      ? ? ?
///  j7 j8 j9 j10    A A A A
/// ```
const BEFORE_THE_BELT: &str =
    "13/2r11/15/16/17/18/19/20/21/22/7???13/6AAAA12/21/20/19/18/17/16/15/14/5L7 s - 0 1 1+1x1o";

/// Three turns of Tammashil from there, agreed to be a draw: discs are turned as soon as they can be.
fn before_the_belt() -> String {
    let catalogue = games::catalogue();
    let (family, discipline) = catalogue.find("tammashil").expect("known");
    let mut game = family.open("tammashil", &Settings::new(), Some(BEFORE_THE_BELT)).expect("a position");
    let promise = Promise::new(Secret::new([1; 32]), "Ab3dE5gH");
    while game.turn_number() < 4 {
        let (by, action) = match game.turn() {
            Turn::Chance => (Actor::Chance, promise.next_draw(&*game).expect("its turn")),
            turn => (Actor::Seat(turn.seats().iter().next().expect("a seat")), choice(&*game)),
        };
        game.accept(&Event::Act { by, action }).expect("legal");
    }
    for by in [0, 1].map(Seat) {
        game.accept(&Event::OfferDraw { by }).expect("running");
    }
    let mut record = from_game(&*game, family, discipline, &Settings::new()).expect("a record");
    let claim = Claim::of(&promise, game.seeds().to_vec(), true);
    claim.add_to(&mut record, discipline.seat_names).expect("tags");
    record.write()
}

/// A disc if one can be turned, else the end of the turn, else whatever comes first.
fn choice(game: &dyn Game) -> String {
    let legal = game.legal().expect("open");
    let wish = |wish: &str| legal.iter().find(|one| one.contains(wish)).cloned();
    wish("?").or_else(|| wish(".")).unwrap_or_else(|| legal[0].clone())
}

/// The draws are `5:`, `o`, `x`, `+`, `2:`, `1:`.
#[test]
fn a_changed_draw_is_named_in_words_and_before_the_actions_it_makes_impossible() {
    let record = before_the_belt();
    let check = |record: &str, language: &str| {
        call(games::catalogue(), ["verify", "-"].map(OsString::from).into_iter(), record, &[("LANG", language)])
    };
    assert!(record.contains("1. 5: j10-k10?o j7-k8?x j8-k9?+ . 2. 2: t3-r3 . 3. 1: a6-a5 . 1-1"), "{record}");
    assert!(
        check(&record, "en")
            .success()
            .ends_with("\ndraw 6 turn 3 1: 1:=1 2:=1 3:=1 4:=1 5:=1 6:=1\nfair: 6 draws match\n")
    );
    for (from, to, english, russian) in [
        // A step too many for the other roll.
        (
            "1. 5:",
            "1. 1:",
            "Draw 1 (turn 1) is “die 1” in the record, but “die 5” by the secret.",
            "Бросок 1 (ход 1): в записи «кубик 1», а по секрету должно быть «кубик 5».",
        ),
        // There is one disc of each kind: the next is impossible after it, or it is impossible itself.
        (
            "?o",
            "?x",
            "Draw 2 (turn 1) is “bad disc” in the record, but “empty disc” by the secret.",
            "Бросок 2 (ход 1): в записи «плохой кружок», а по секрету должно быть «никакой кружок».",
        ),
        (
            "?x",
            "?o",
            "Draw 3 (turn 1) is “empty disc” in the record, but “bad disc” by the secret.",
            "Бросок 3 (ход 1): в записи «никакой кружок», а по секрету должно быть «плохой кружок».",
        ),
        (
            "2. 2:",
            "2. 9:",
            "Draw 5 (turn 2) is “9:” in the record, but “die 2” by the secret.",
            "Бросок 5 (ход 2): в записи «9:», а по секрету должно быть «кубик 2».",
        ),
        // All draws up to it are right: it is the action that is wrong, and it is quoted once.
        (
            "t3-r3",
            "t9-r9",
            "Move 2 (North): “t9-r9”: no unit stands on t9.",
            "Ход 2 (Север): «t9-r9»: на t9 никто не стоит.",
        ),
    ] {
        let changed = record.replacen(from, to, 1);
        assert_eq!(check(&changed, "en").refusal(), format!("“-”: {english}"));
        assert_eq!(check(&changed, "ru").refusal(), format!("«-»: {russian}"));
    }
}

#[test]
fn what_cannot_be_verified_is_told_in_one_sentence() {
    let (_, record) = played(&["--seed", "7"]);
    let secret = tag(&record, "Secret").to_owned();
    for (from, to, says) in [
        (&*secret, &*"0".repeat(64), "“-”: The secret is not the one that was sealed"),
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
    let says = "“no/such/file” cannot be read: there is no such file; expected a file with a record.";
    assert_eq!(missing.refusal(), says);
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
