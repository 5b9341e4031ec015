//! `play`: whole games typed in.

use crate::run::{call, duel, skazka, skazka_in_russian};
use skazka::games::catalogue;
use skazka_words::Language;
use std::ffi::OsString;

#[test]
fn two_people_play_to_the_end_and_save_the_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.skazka");
    let typed = "\n@b2\n\n@c3\nb2-b3\nlegal\nc3-c2\nb3-b2\nc2-b2\n";
    let said = duel(&["play", "duel/plain", "--people", "-o", file.to_str().expect("a path")], typed);
    assert!(said.success().contains("North> c3-b3 c3-c2 c3-c4 c3-d3\n"), "{}", said.text());
    assert!(said.text().contains("Over: North won"), "{}", said.text());
    let record = std::fs::read_to_string(&file).expect("a record");
    let moves = "\n\n0. @b2 @c3 1. b2-b3 2. c3-c2 3. b3-b2 4. c2-b2 2-1\n";
    assert!(
        record.ends_with(moves) && record.contains("[North \"person\"]\n[Result \"2-1\"]\n[Game \"duel/plain\"]"),
        "{record}"
    );
    let shown = duel(&["show", file.to_str().expect("a path"), "--format", "position"], "");
    assert_eq!(shown.success(), "- b2 4\n");
}

#[test]
fn the_computer_writes_first_and_its_choice_is_not_shown() {
    let said = duel(&["play", "duel/plain"], "@b2\nquit\n");
    let (secret, open) = said.success().split_once("South> ").expect("a prompt");
    assert!(secret.contains("North (computer) has written"), "{secret}");
    let is_row = |line: &&str| !line.is_empty() && line.chars().all(|letter| ". oO".contains(letter));
    let stones = |text: &str| text.lines().filter(is_row).filter(|row| row.contains('o')).count();
    assert_eq!((stones(secret), stones(open)), (0, 1), "{}", said.text());
}

#[test]
fn orders_are_carried_out_and_mistakes_are_explained() {
    let typed = "nonsense\n@b2\nposition\nb2-b1\nback\nboard\ndraw\nhelp\nresign\n";
    let said = duel(&["play", "duel/plain"], typed);
    let text = said.success();
    assert!(text.contains("South> nonsense\n"), "the mistake is quoted: {text}");
    assert!(text.contains("South> b2 a3 0\n"), "{text}");
    assert!(text.contains("North (computer): a3-"), "{text}");
    assert!(text.contains("The computer declines the draw."), "{text}");
    assert!(text.contains("every legal action"), "{text}");
    assert!(text.contains("Over: North won, by resignation."), "{text}");
}

#[test]
fn the_end_of_input_ends_the_game_quietly_and_saves_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.skazka");
    duel(&["play", "duel/plain", "--people", "-o", file.to_str().expect("a path")], "\n@b2\n\n@c3\nb2-b3\n").success();
    assert!(std::fs::read_to_string(&file).expect("a record").ends_with("0. @b2 @c3 1. b2-b3 *\n"));
}

#[test]
fn two_people_agree_to_a_draw() {
    let said = duel(&["play", "duel/plain", "--people"], "\n@b2\n\n@c3\ndraw\nb2-b3\nc3-c4\ndraw\nb3-b2\n");
    assert!(!said.success().contains("Over:"), "an action declines: {}", said.text());
    let said = duel(&["play", "duel/plain", "--people"], "\n@b2\n\n@c3\nb2-b3\ndraw\nc3-c4\n");
    assert!(said.success().contains("The draw is offered"), "{}", said.text());
}

#[test]
fn a_real_game_is_played_in_russian() {
    let said = skazka_in_russian(&["play", "dumaraj/pioneer-1", "--level", "1", "--seed", "7"]);
    assert!(said.success().contains("Атакер> ") || said.success().contains("атакер> "), "{}", said.text());
    let blocker = skazka(&["play", "dumaraj/pioneer-1", "--seat", "blocker", "--level", "1", "--seed", "7"]);
    assert!(blocker.success().contains("(computer): "), "{}", blocker.text());
}

/// What a game tells of its notation is its own: the example can be played from the beginning, whoever begins.
#[test]
fn every_game_teaches_its_own_notation() {
    let games = [
        ("dumaraj/pioneer-1", "", "13x24"),
        ("tammashil", "3: ", "j7-k8?"),
        ("hivvayo", "", "j7-k8?"),
        ("stone-chess", "", "B-c3"),
    ];
    for (game, before, told) in games {
        let games = catalogue();
        let (family, _) = games.find(game).expect("a game");
        for language in Language::ALL {
            let example = language.say(&family.example());
            let actions = before.split_whitespace().chain([example.as_str()]);
            let args: Vec<_> = ["apply", game].into_iter().chain(actions).collect();
            skazka(&args).success();
            let env = [("LANG", language.code())];
            let args = ["play", game, "--people", "--seed", "1"].map(OsString::from);
            let said = call(catalogue(), args.into_iter(), "help\n", &env);
            assert!(said.success().contains(&format!(" {example}, ")), "{}", said.text());
            let notation = language.say(&family.notation());
            let help = notation.lines().all(|line| said.text().contains(line));
            assert!(help && notation.contains(told) && !notation.contains("family-"), "{}", said.text());
            assert_eq!(said.text().contains("13-24"), game == "dumaraj/pioneer-1", "{}", said.text());
        }
    }
}

#[test]
fn a_level_is_for_a_computer_that_plays() {
    let said = skazka(&["play", "dumaraj/pioneer-1", "--people", "--level", "3"]);
    assert!(said.refusal().contains("--people") && said.refusal().contains("--level"), "{said:?}");
}

/// What lies beside the board is said in words, not by the names of drawings.
#[test]
fn dice_and_stones_are_told_in_words() {
    for (game, said) in [("tammashil", "Осталось шагов: "), ("stone-chess", "Белые: 8 камней\n")]
    {
        let played = call(
            catalogue(),
            ["play", game, "--people", "--seed", "1"].map(OsString::from).into_iter(),
            "",
            &[("LANG", "ru_RU.UTF-8")],
        );
        let text = played.success();
        assert!(
            text.contains(said) && !text.contains("die") && !text.contains("ste") && !text.contains("stone"),
            "{text}"
        );
    }
}
