//! What is posted, and that it is read back.

use crate::whole::{ALL_RULES, game};
use crate::{PLACED, read};
use fastrand::Rng;
use skazka_core::record::{Record, RecordMove};
use skazka_stone_chess::{Remark, post};
use skazka_words::Language;

fn posted(record: &Record, language: Language) -> String {
    let post = post(record, Some("https://example.org/skazka/abc")).expect("a game of Stone Chess");
    post.said(|line| language.say(line))
}

#[test]
fn a_post_has_the_turns_the_stones_the_position_and_the_link() {
    let mut record = read(&format!("{PLACED}a3-a4\nh6-h5\nN_g-e4")).record();
    for (tag, name) in [("White", "Anna"), ("Black", "K-a1 // [b]"), ("Green", "?")] {
        record.tags.set(tag, name).expect("a tag");
    }
    let en = "Stone Chess
Players: 3
// White – Anna, Black – K-a1     b

1. K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3 // 8
2. k-h8; r-e7; n-f7; n-f8; p-e6; p-f6; p-g6; p-h6 // 8
3. K_g-d8; R_g-a8; N_g-b8; N_g-c8; P_g-a6; P_g-b6; P_g-c6; P_g-d6 // 16
4. a3-a4 // 8
5. h6-h5 // 8
6. N_g-e4 // 9

Stones: White 8, Black 8, Green 9
To move: White
Position: {R_g}{N_g}{N_g}{K_g}1n1k/4rn2/{P_g}{P_g}{P_g}{P_g}ppp1/7p/P3{N_g}3/1PPP4/NN6/KR6 w w:a1,b:h8,g:a8 w:8,b:8,g:9 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ - 0 7
Link: https://example.org/skazka/abc
";
    assert_eq!(posted(&record, Language::En), en);
    let ru = posted(&record, Language::Ru);
    assert!(ru.starts_with("Каменные шахматы\nИгроков: 3\n// белые – Anna"), "{ru}");
    assert!(ru.contains("\n6. N_g-e4 // 9\n") && ru.contains("Ходят белые"), "{ru}");
    assert_eq!(post(&record, None).expect("a game").last.as_deref(), Some("N_g-e4 // 9"));
}

#[test]
fn what_is_posted_is_read_back_in_both_languages() {
    for (seed, rules) in (0..8).zip(ALL_RULES.into_iter().cycle()) {
        let mut rng = Rng::with_seed(100 + seed);
        let (_, turns) = game(rules, &mut rng, 120);
        let text: String = turns.iter().map(|turn| format!("{}\n", turn.written)).collect();
        let players = rules.players.count();
        let lion = ["hopper", "leaper"][rules.lion as usize];
        let thread = read(&format!("Players: {players}\nLion: {lion}\n{text}"));
        for language in Language::ALL {
            let again = read(&posted(&thread.record(), language));
            let said = |thread: &skazka_stone_chess::Thread| {
                thread.turns.iter().map(|turn| (turn.number, turn.written.clone())).collect::<Vec<_>>()
            };
            assert_eq!((said(&again), again.rules), (said(&thread), thread.rules), "seed {seed}");
            let odd: Vec<_> = again.remarks.iter().filter(|one| !matches!(one, Remark::PassedOver { .. })).collect();
            assert!(odd.is_empty(), "seed {seed}: {odd:?}");
        }
    }
}

#[test]
fn placements_written_piece_by_piece_are_one_turn_of_a_post() {
    let mut record = read(PLACED).record();
    let pieces = record.line.moves.iter().flat_map(|one| one.text.split("; ").map(str::to_owned).collect::<Vec<_>>());
    record.line.moves = pieces.map(|piece| RecordMove::new(None, piece)).collect();
    assert_eq!(record.line.moves.len(), 24);
    let post = posted(&record, Language::En);
    assert!(post.contains("\n1. K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3 // 8\n2. k-h8;"), "{post}");
}

#[test]
fn a_game_from_a_position_is_posted_with_it() {
    let start = "{K_g}6k/8/8/8/8/8/P7/K7 w w:a1,b:h8,g:a8 w:8,b:8,g:8 w:-,b:-,g:- - 0 9";
    let thread = read(&format!("Start: {start}\na2-a4"));
    for language in Language::ALL {
        assert_eq!(read(&posted(&thread.record(), language)).start.as_deref(), Some(start));
    }
}

#[test]
fn other_records_are_refused() {
    let told = |text: &str| {
        let record = skazka_core::record::parse(text).expect("a record");
        post(&record, None).expect_err("no game of Stone Chess").to_string()
    };
    assert_eq!(told("[Game \"tammashil\"]\n*"), "stone-chess-post-not");
    assert_eq!(told("[Game \"stone-chess\"]\n[Options \"players=9\"]\n*"), "stone-chess-post-not");
    let refused = told("[Game \"stone-chess\"]\n1. K-a1 2. k-h8");
    assert!(refused.starts_with("stone-chess-post-refused number=1 written=\"k-h8\""), "{refused}");
}
