//! `games`, help, completions, manual pages.

use crate::run::{skazka, skazka_in_russian};
use serde_json::Value;

#[test]
fn every_game_is_listed_with_options_defaults_and_values() {
    let said = skazka(&["games", "--json"]);
    let games: Value = serde_json::from_str(said.success()).expect("JSON");
    let games = games.as_array().expect("a list");
    assert_eq!(games.len(), 30);
    let eralash = games.iter().find(|game| game["name"] == "dumaraj/eralash").expect("Eralash");
    let size = eralash["options"].as_array().expect("options").iter().find(|option| option["key"] == "size");
    assert_eq!(size.expect("a size")["default"], "6");
    assert_eq!(eralash["seat_names"], serde_json::json!(["attacker", "blocker"]));
    let text = skazka(&["games"]);
    for game in games {
        assert!(text.success().contains(game["name"].as_str().expect("a name")));
    }
    assert!(text.success().contains("size=6|7|8 (6)"), "{}", text.success());
    assert!(skazka_in_russian(&["games"]).success().contains("Ералаш"));
}

#[test]
fn help_is_said_in_the_language_asked_for() {
    assert!(skazka(&["--help"]).success().contains("Usage: skazka [OPTIONS] [COMMAND]"));
    assert!(skazka_in_russian(&["--help"]).success().contains("Вызов: skazka [КЛЮЧИ] [КОМАНДА]"));
    let show = skazka_in_russian(&["show", "--help"]);
    assert!(show.success().contains("Вызов: skazka show [КЛЮЧИ] <GAME|RECORD>"), "{}", show.text());
    assert!(skazka(&["apply", "-h", "--lang", "ru"]).success().contains("Ходы в записи игры"));
    assert!(skazka(&["--version"]).success().starts_with("skazka "));
}

#[test]
fn completions_and_manual_pages_know_every_command() {
    let commands = ["serve", "play", "games", "show", "legal", "apply", "perft", "completions", "man"];
    let script = skazka(&["completions", "bash"]);
    let page = skazka(&["man"]);
    let folder = tempfile::tempdir().expect("a folder");
    skazka(&["man", "--dir", folder.path().to_str().expect("a path")]).success();
    for command in commands {
        assert!(script.success().contains(&format!("skazka__{command}")) || script.text().contains(command));
        assert!(page.success().contains(&format!("skazka\\-{command}")), "{}", page.text());
        assert!(folder.path().join(format!("skazka-{command}.1")).is_file());
    }
    assert!(skazka(&["man", "show"]).success().contains("\\-\\-ply"));
    assert!(skazka_in_russian(&["man", "show"]).success().contains(".SH КЛЮЧИ"));
    assert!(skazka(&["man", "dance"]).refusal().contains("dance"));
}
