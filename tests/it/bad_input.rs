//! Whatever comes in: one clear line, status 2, no panic.

use crate::run::{call, duel, skazka, skazka_in_russian};
use proptest::prelude::*;
use skazka::games;
use std::ffi::OsString;

#[test]
fn arguments_that_fit_nothing_are_refused_in_one_line() {
    for (args, says) in [
        (&["dance"][..], "There is no command “dance”. “skazka --help” lists everything."),
        (&["shwo"], "There is no command “shwo”. Did you mean show?"),
        (&["games", "--jsn"], "“--jsn” is not expected here. Did you mean --json?"),
        (&["games", "now"], "“now” is not expected here. “skazka --help” lists everything."),
        (&["legal"], "Missing: <GAME>; “--help” explains."),
        (&["perft", "dumaraj/pioneer-1", "--depth"], "--depth <N> needs a value."),
        (
            &["perft", "dumaraj/pioneer-1", "--depth", "x"],
            "“x” does not fit --depth <N>; expected a whole number from 0 to 99.",
        ),
        (
            &["perft", "dumaraj/pioneer-1", "--depth", "-1"],
            "“-1” does not fit --depth <N>; expected a whole number from 0 to 99.",
        ),
        (
            &["perft", "tammashil", "--depth", "4000000000"],
            "“4000000000” does not fit --depth <N>; expected a whole number from 0 to 99.",
        ),
        (
            &["show", "dumaraj/goniki", "--width", "1"],
            "“1” does not fit --width <PIXELS>; expected a whole number from 64 to 4096.",
        ),
        (
            &["serve", "--address", "home"],
            "“home” does not fit --address <IP:PORT>; expected an address and a port such as 127.0.0.1:7878.",
        ),
        (
            &["serve", "--metrics", "9090"],
            "“9090” does not fit --metrics <IP:PORT>; expected an address and a port such as 127.0.0.1:7878.",
        ),
        (
            &["serve", "--public-url", "skazka.example"],
            "“skazka.example” does not fit --public-url <URL>; expected an address such as https://skazka.example, with nothing after the host but a port.",
        ),
        (
            &["serve", "--trusted-proxy", "10.0.0.0/33"],
            "“10.0.0.0/33” does not fit --trusted-proxy <IP[/BITS]>; expected an IP address or a net such as 10.0.0.0/8.",
        ),
        (
            &["serve", "--max-connections", "0"],
            "“0” does not fit --max-connections <N>; expected a whole number from 1 to 1000000000.",
        ),
        (
            &["serve", "--header-timeout", "-1"],
            "“-1” does not fit --header-timeout <SECONDS>; expected a whole number from 1 to 86400.",
        ),
        (
            &["serve", "--max-message", "1"],
            "“1” does not fit --max-message <BYTES>; expected a whole number from 1024 to 16777216.",
        ),
        (
            &["show", "x/y", "--format", "gif"],
            "“gif” is not possible for --format <FORMAT>; expected text, position, svg, png, json.",
        ),
        (
            &["play", "x/y", "--people", "--seat", "a"],
            "--people and --seat <SEAT> exclude each other; give one of them.",
        ),
        (&["legal", "dumaraj/chess"], "There is no game “dumaraj/chess”; “skazka games” lists them all."),
        (&["legal", "dumaraj/pioneer-1", "--set", "size"], "“size” is not an option; write key=value, such as size=7."),
        (
            &["show", "dumaraj/pioneer-1", "--from", "north"],
            "There is no seat “north” in this game; expected attacker, blocker.",
        ),
        (&["play", "dumaraj/pioneer-1", "--level", "99"], "There is no level 99; expected 1 to 5."),
    ] {
        let said = skazka(args);
        let says = says.replace("1 to 5", &format!("1 to {}", skazka_search::LEVELS));
        assert_eq!(said.refusal(), says, "{args:?}");
    }
    assert_eq!(skazka_in_russian(&["dance"]).refusal(), "Команды «dance» нет. Всё перечислит «skazka --help».");
    assert_eq!(skazka(&["dance", "--lang", "ru"]).refusal(), "Команды «dance» нет. Всё перечислит «skazka --help».");
    assert!(skazka(&["games", "--lang", "fr"]).refusal().contains("expected ru, en"));
}

#[test]
fn files_that_cannot_be_read_or_written_are_named() {
    let missing = skazka(&["show", "no/such/record"]);
    assert_eq!(
        missing.refusal(),
        "“no/such/record” cannot be read: there is no such file; expected a game such as dumaraj/pioneer-1 or a file with a record."
    );
    assert!(
        skazka(&["show", "/"]).refusal().starts_with("“/” cannot be read: it is a folder; expected a game such as ")
    );
    // Where only a record will do nobody is told of games.
    for command in ["verify", "post"] {
        let says = "“nofile” cannot be read: there is no such file; expected a file with a record.";
        assert_eq!(skazka(&[command, "nofile"]).refusal(), says);
        let says = "«nofile» не читается: такого файла нет; нужно: файл с записью партии.";
        assert_eq!(skazka_in_russian(&[command, "nofile"]).refusal(), says);
    }
    let nowhere = skazka(&["show", "dumaraj/eralash", "-o", "/no/such/folder/x"]);
    assert!(nowhere.refusal().starts_with("“/no/such/folder/x” cannot be written: "), "{nowhere:?}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bytes");
    std::fs::write(&file, b"[Game \"duel\xff/plain\"]").expect("a file");
    let bytes = skazka(&["show", file.to_str().expect("a path")]);
    assert!(bytes.refusal().ends_with("is not text: byte 11 (from 0) is not valid UTF-8."), "{bytes:?}");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_text_are_refused() {
    use std::os::unix::ffi::OsStringExt;
    let bytes = || OsString::from_vec(b"dumaraj/\xff".to_vec());
    for args in [vec!["legal".into(), bytes()], vec![bytes()], vec!["show".into(), bytes()]] {
        call(games::catalogue(), args.into_iter(), "", &[]).refusal();
    }
}

#[test]
fn ten_megabytes_are_refused_in_a_short_line() {
    let long = "1".repeat(10_000_000);
    for args in [
        &["legal", &long][..],
        &["legal", "dumaraj/pioneer-1", "--position", &long],
        &["legal", "dumaraj/pioneer-1", "--set", &long],
        &["apply", "dumaraj/pioneer-1", &long],
        &["perft", "dumaraj/pioneer-1", "--depth", &long],
        &["show", &long],
        &[&long],
    ] {
        let said = skazka(args);
        assert!(said.refusal().chars().count() < 500, "{} characters", said.refusal().chars().count());
    }
    let said = duel(&["show", "-"], &format!("[Game \"duel/plain\"] {}", "(".repeat(10_000_000)));
    assert!(said.refusal().len() < 500);
}

#[test]
fn line_ends_in_the_input_do_not_break_the_line() {
    let said = skazka(&["legal", "dumaraj/pioneer-1", "--position", "a\nb\r\x1b[2J"]);
    assert!(!said.refusal().contains('\x1b'), "{said:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_position_action_or_option_panics(
        position in "([1-9A-Ca-zA-Z/ ,-]{0,40}|[1lfr/]{5,20} [ad] [1-9A-C,-]{0,9} - [0-9]{1,20} [0-9]{1,20})",
        action in "\\PC{0,12}|[0-9A-C]{2}[-x][0-9A-C]{2}(\\[[rc][0-9]\\])?",
        set in "[a-z_]{1,8}=[a-z0-9|,]{0,8}",
    ) {
        for args in [
            vec!["legal", "dumaraj/poltava-2", "--position", &position],
            vec!["apply", "dumaraj/classic", "--", &action],
            vec!["apply", "dumaraj/eralash", "--", &action, &action],
            vec!["apply", "dumaraj/kulikovo-1", "--set", "carousel=yes", "--", &action],
            vec!["show", "dumaraj/hunters", "--set", &set, "--format", "json"],
        ] {
            let said = skazka(&args);
            prop_assert!(said.ok == said.errors.is_empty() && said.errors.lines().count() <= 1, "{:?}", said);
        }
    }

    #[test]
    fn no_record_panics(text in "(\\[Game \"dumaraj/eralash\"\\])?(\\PC|\n){0,80}") {
        let said = call(games::catalogue(), ["show", "-"].iter().map(OsString::from), &text, &[]);
        prop_assert!(said.ok == said.errors.is_empty() && said.errors.lines().count() <= 1, "{:?}", said);
    }
}
