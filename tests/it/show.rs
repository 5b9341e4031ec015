//! `show`: positions and records, in every format.

use crate::run::{duel, skazka, skazka_in_russian};
use serde_json::Value;

const RECORD: &str = "[Game \"duel/plain\"]\n\n0. @b2 @c3 1. b2-b3 2. c3-c2 3. b3-b2 4. c2-b2 2-1\n";

#[test]
fn a_starting_position_is_drawn_with_letters() {
    let said = skazka(&["show", "dumaraj/pioneer-1"]);
    let rows = [
        "  1 2 3 4 5 6",
        "6 . l f r l . 6",
        "5 . g s s g . 5",
        "4 . . . . . . 4",
        "3 . . . . . . 3",
        "2 . G S S G . 2",
        "1 . L F R L . 1",
        "  1 2 3 4 5 6",
    ];
    assert!(said.success().starts_with(&rows.join("\n")), "{}", said.text());
    assert!(
        said.text().ends_with("Turn 1: Attacker to move.\n1lfrl1/1gssg1/6/6/1GSSG1/1LFRL1 a 1-6,1-6 - 0 1\n"),
        "{}",
        said.text()
    );
    let turned = skazka(&["show", "dumaraj/pioneer-1", "--from", "blocker"]);
    assert!(turned.success().contains("2 . G S S G . 2\n3 . "), "{}", turned.text());
    assert!(skazka_in_russian(&["show", "dumaraj/pioneer-1"]).success().contains("Ход 1: Атакер."));
}

#[test]
fn what_was_cut_off_and_marked_is_seen() {
    let cut = skazka(&["show", "dumaraj/eralash", "--position", "6/6/2s3/6/1L4/2L3 a 1-5,1-6 - 0 41"]);
    assert!(cut.success().contains("# # # # # #"), "{}", cut.text());
    let marked = skazka(&["show", "dumaraj/goniki", "--position", "6/4g1/6/2G3/6/6 a 1-6,1-6 11,23 0 7"]);
    assert!(marked.success().contains(". . * . . ."), "{}", marked.text());
}

#[test]
fn a_record_is_shown_at_any_point() {
    let at = |ply: &str| duel(&["show", "-", "--format", "position", "--ply", ply], RECORD).success().to_owned();
    assert_eq!([at("2"), at("3"), at("6")], ["b2 c3 0\n", "b3 c3 1\n", "- b2 4\n"]);
    assert_eq!(duel(&["show", "-", "--format", "position"], RECORD).success(), "- b2 4\n");
    let refused = duel(&["show", "-", "--ply", "7"], RECORD);
    assert_eq!(refused.refusal(), "There is no point 7: the game has 6 actions; expected 0 to 6.");
    assert!(duel(&["show", "-"], RECORD).success().contains("Over: North won, the last mob was captured."));
}

/// What was captured lies beside the board with its number, under the name of whoever lost it.
#[test]
fn captured_pieces_are_told_by_whose_they_are() {
    let stones =
        |shown: &str| shown.lines().filter(|line| line.starts_with("Captured: ")).collect::<Vec<_>>().join("|");
    let shown = duel(&["show", "-"], RECORD);
    assert_eq!(stones(shown.success()), "Captured: South: o×1");
    assert_eq!(stones(duel(&["show", "-", "--ply", "5"], RECORD).success()), "");
}

#[test]
fn a_bad_record_is_refused_with_file_place_and_reason() {
    let broken = duel(&["show", "-"], "[Game \"duel/plain\"\n");
    assert!(broken.refusal().starts_with("“-”: Line 2, column 1: expected “]”"), "{broken:?}");
    let illegal = duel(&["show", "-"], &RECORD.replace("b3-b2", "b3-b1"));
    assert_eq!(illegal.refusal(), "“-”: Move 3 (South): b3-b1");
    assert!(duel(&["show", "-", "--set", "size=6"], RECORD).refusal().contains("--set"));
}

#[test]
fn json_tells_everything() {
    let said = skazka(&["show", "dumaraj/pioneer-1", "--set", "size=7", "--format", "json"]);
    let shown: Value = serde_json::from_str(said.success()).expect("JSON");
    assert_eq!(shown["game"], "dumaraj/pioneer-1");
    assert_eq!(shown["options"], serde_json::json!({ "size": "7" }));
    assert_eq!((&shown["turn"], &shown["outcome"]), (&serde_json::json!(["attacker"]), &Value::Null));
    assert_eq!(shown["scene"]["cells"].as_array().map(Vec::len), Some(49));
    let over = duel(&["show", "-", "--format", "json"], RECORD);
    let shown: Value = serde_json::from_str(over.success()).expect("JSON");
    let outcome = serde_json::json!({ "winner": "north", "places": { "north": 1, "south": 2 }, "reason": "mobs" });
    assert_eq!((&shown["turn"], &shown["outcome"]), (&serde_json::json!([]), &outcome));
}

#[test]
fn pictures_go_to_a_file_or_to_the_output() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("start.png");
    let png =
        ["show", "dumaraj/chudskoe-1", "--format", "png", "--theme", "dark", "-o", file.to_str().expect("a path")];
    assert_eq!(skazka(&png).success(), "");
    assert!(std::fs::read(&file).expect("a picture").starts_with(b"\x89PNG\r\n\x1a\n"));
    let svg = skazka_in_russian(&["show", "dumaraj/chudskoe-1", "--format", "svg"]);
    assert!(svg.success().starts_with("<svg") && svg.text().contains("Чудское"), "{}", svg.text());
    assert!(duel(&["show", "-", "--format", "svg"], RECORD).success().contains("<svg"));
}

#[test]
fn the_same_record_comes_from_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.skazka");
    std::fs::write(&file, format!("\u{feff}{}", RECORD.replace('\n', "\r\n"))).expect("a file");
    let said = duel(&["show", file.to_str().expect("a path"), "--format", "position"], "");
    assert_eq!(said.success(), "- b2 4\n");
}

/// Black is at home at h8, Green at a8: their corner is at the lower left when it is seen from them.
#[test]
fn a_board_of_four_sides_is_turned_to_the_home_and_shows_overlays() {
    let position = "8/8/8/8/{K_g}6k/8/2P5/K7 w w:a1,b:h8,g:a8 w:8,b:8,g:8 w:-,b:-,g:- - 0 9";
    let svg = |more: &[&str]| {
        let show = ["show", "stone-chess", "--position", position, "--format", "svg"];
        skazka(&[&show[..], more].concat()).success().to_owned()
    };
    for (seat, degrees) in [("black", 180), ("green", 270)] {
        let turned = format!("class=\"plane\" transform=\"rotate({degrees})\"");
        assert!(svg(&["--from", seat]).contains(&turned), "{seat}");
    }
    let plain = svg(&["--from", "white"]);
    assert!(plain.contains("class=\"plane\">") && !plain.contains("data-overlay"));
    let shown = svg(&["--overlay", "pawns", "--overlay", "line-8"]);
    assert!(shown.contains("data-overlay=\"pawns\"") && shown.contains("data-overlay=\"line-8\""));
    let letters = |drawn: &str| drawn.matches("class=\"letter").count();
    assert_eq!((letters(&plain), letters(&svg(&["--letters"]))), (0, 4), "three kings and a pawn");
    let refused = skazka(&["show", "stone-chess", "--overlay", "homes"]);
    assert_eq!(refused.refusal(), "There is no overlay “homes” in this game; expected pawns, line-8.");
    let none = skazka(&["show", "dumaraj/pioneer-1", "--overlay", "homes"]);
    assert_eq!(none.refusal(), "This game has no overlays, and none called “homes”.");
}

/// A position and its picture in letters write the Tsar alike, on a board and in a drawing with letters.
#[test]
fn the_tsar_has_the_letter_of_positions() {
    let shown = skazka(&["show", "hivvayo"]);
    let tsars = |letter: char| {
        shown.success().lines().filter(|line| line.split_whitespace().any(|one| one == letter.to_string())).count()
    };
    assert_eq!((tsars('L'), tsars('T'), tsars('t')), (1, 0, 0));
    let drawn = skazka(&["show", "hivvayo", "--format", "svg", "--letters"]);
    assert!(drawn.success().contains(">L</text>") && !drawn.success().contains(">T</text>"));
}
