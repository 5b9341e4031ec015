//! Every leniency of the reader.

use crate::{PLACED, after_placing, passed_over, read, refused, turns};
use skazka_stone_chess::{Remark, Thread};

/// Three turns after the placements: they are read the same however they are laid out.
const SAID: [&str; 3] = ["a3-a4", "h6-h5", "N_g-e4"];

#[test]
fn turns_are_read_however_they_are_laid_out() {
    for text in [
        "a3-a4\nh6-h5\nN_g-e4",
        "a3-a4 h6-h5 N_g-e4",
        "a3-a4; h6-h5; N_g-e4;",
        "a3-a4 | h6-h5 | N_g-e4 // 9",
        "2. a3-a4 h6-h5 N_g-e4",
        "Ход 2\na3-a4\nh6-h5\nN_g-e4",
        "Ход 2: a3-a4, h6-h5, N_g-e4.",
        "4. a3-a4 5. h6-h5 6. N_g-e4",
        "2) a3-a4\n2) h6-h5\n2) N_g-e4",
        "1. a3-a4\n1... h6-h5\n1... N_g-e4",
        "Move 2\r\n\r\nA3-A4\r\n  H6 - H5  ;\r\n\tN_g * E4  //  9 \r\n",
        "Белые: a3-a4\nЧёрные: h6-h5\nЗелёные: N_g-e4",
        "White (Anna): a3-a4\nBlack (Boris): h6-h5\nGreen (Vera): N_g-e4",
        "Белые:\na3-a4\nЧерные:\nh6-h5\nЗеленые:\nN_g-e4",
        "Анна: a3-a4\nБорис — h6-h5\nВера Павловна: N_g-e4",
        "a3-a4 // хорошо\nh6-h5 // 8\nN_g-e4 // 9 камней",
        "a3-a4 // 8 h6-h5 // 8 N_g-e4 // 9",
        "[b]2.[/b] a3-a4\n[color=red]h6-h5[/color]\n**N_g-e4**",
        "* a3-a4\n* h6-h5\n• N_g-e4",
        "а3—а4\nh6–h5\nN_g−е4",
        "a3->a4\nh6:h5\nn_G*e4",
        "P a3-a4\nph6-h5\nN_g-e4",
        "a3-a4!\nh6-h5?!\nN_g-e4+",
        "a3-a4 (8)\nh6-h5 {8}\nN_g-e4 (9 камней)",
        "\u{feff}a3-a4\u{200b}\nh6\u{a0}-\u{a0}h5\nN_g-e4",
    ] {
        assert_eq!(turns(text), SAID, "{text}");
        let remarks = after_placing(text).remarks;
        assert_eq!(remarks, [], "{text}");
    }
}

#[test]
fn names_without_a_colon_are_known_when_they_come_again() {
    let text = "Anna a3-a4\nBoris h6-h5\nВера N_g-e4\nAnna a4-a5\nBoris h5-h4\nВера N_g-e5";
    assert_eq!(turns(text).len(), 6);
    let once = after_placing("a3-a4\nBoris h6-h5\nh6-h5");
    assert_eq!(once.turns.len(), 2);
    assert_eq!(passed_over(&once), [5]);
}

#[test]
fn quotes_are_passed_over() {
    let text = "a3-a4\n> a3-a4\n[quote=Anna]a3-a4\nkrasivo[/quote] h6-h5\n[quote]x[quote]y[/quote]z[/quote]\nN_g-e4";
    let thread = after_placing(text);
    assert_eq!(thread.turns.iter().map(|turn| &*turn.written).collect::<Vec<_>>(), SAID);
    assert_eq!(thread.turns[1].line, 7, "what follows a quote in its line is read");
    assert_eq!(passed_over(&thread), [5, 6, 8]);
}

#[test]
fn an_open_quote_is_remarked_on() {
    let thread = after_placing("a3-a4\n[quote]\nh6-h5");
    assert_eq!(thread.turns.len(), 1);
    assert_eq!(thread.remarks, [Remark::OpenQuote { line: 5 }, Remark::PassedOver { lines: vec![6] }]);
}

#[test]
fn talk_is_passed_over_and_counted() {
    let text = "Всем привет!\na3-a4\nя бы сыграл h6-h5 или g6-g5\n:)\n\nh6-h5\nЗелёные, ваш ход\nN_g-e4\n// ничего";
    let thread = after_placing(text);
    assert_eq!(thread.turns.len(), 3);
    assert_eq!(passed_over(&thread), [4, 6, 7, 10]);
    assert_eq!(thread.turns[2].comment, "ничего", "a comment alone belongs to the turn before it");
}

#[test]
fn words_after_a_turn_are_a_comment_if_the_turn_may_be_played() {
    let thread = after_placing("a3-a4 начнём с края\nh6-h5 осталось 8\nN_g-e4 9 камней");
    assert_eq!(thread.turns.iter().map(|turn| &*turn.written).collect::<Vec<_>>(), SAID);
    assert_eq!(thread.turns[0].comment, "начнём с края");
    let words: Vec<_> = thread.remarks.iter().filter(|remark| matches!(remark, Remark::Words { .. })).collect();
    assert_eq!(words.len(), 3, "and there are no others: {:?}", thread.remarks);
    assert_eq!(thread.remarks.len(), 3);
    let talk = after_placing("a3-a4\na3-a4 было бы сильнее\nh6-h5");
    assert_eq!((talk.turns.len(), passed_over(&talk)), (2, vec![5]));
}

#[test]
fn a_line_passed_over_with_a_turn_in_it_is_named_when_the_game_breaks_off() {
    let told = refused("a3-a4\nдумаю h6-h5\nN_g-e4");
    assert!(
        told.starts_with("stone-chess-thread-at-after line=6 why=(stone-chess-thread-refused written=\"N_g-e4\""),
        "{told}"
    );
    assert!(told.ends_with("passed=5"), "{told}");
}

#[test]
fn placements_may_go_over_several_lines() {
    let pieces = PLACED.replace("; ", "\n");
    assert_eq!(pieces.lines().count(), 24);
    let thread = read(&pieces);
    assert_eq!(thread.turns.len(), 3);
    assert_eq!(thread.turns[1].line, 9);
    assert_eq!(thread.turns[0].written, "K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3");
    let all = read(&PLACED.replace("\n", " "));
    assert_eq!(all.turns.len(), 3, "or all stand in one");
    let (_, others) = PLACED.split_once('\n').expect("three lines");
    let mixed = read(&format!("1. K-a1; R-b1;\nтак, дальше\nN-a2, N-b2 P-a3; P-b3; P-c3; P-d3 // 8\n{others}"));
    assert_eq!((mixed.turns.len(), passed_over(&mixed)), (3, vec![2]));
}

#[test]
fn numbers_are_compared_in_any_way_of_counting() {
    for numbers in [[4, 5, 6, 7], [1, 2, 3, 4], [2, 2, 2, 3], [1, 1, 1, 2]] {
        let turns = ["a3-a4", "h6-h5", "N_g-e4", "a4-a5"];
        let text: String = numbers.iter().zip(turns).map(|(number, turn)| format!("{number}. {turn}\n")).collect();
        let thread = after_placing(&text);
        assert_eq!((thread.turns.len(), thread.remarks.len()), (4, 0), "{text}");
    }
    let thread = after_placing("4. a3-a4\n5. h6-h5\n7. N_g-e4\n7. a4-a5");
    assert_eq!(thread.remarks, [Remark::Number { line: 6, told: 7, expected: 6 }]);
}

#[test]
fn turns_repeated_under_their_number_are_passed_over() {
    let thread = after_placing("2. a3-a4\n2. h6-h5\n2. a3-a4 h6-h5\n2. N_g-e4\n2. a3-a4 h6-h5 N_g-e4 // 9\n3. a4-a5");
    assert_eq!(thread.turns.len(), 4);
    assert_eq!(thread.remarks, [Remark::Repeated { line: 6 }, Remark::Repeated { line: 8 }]);
}

#[test]
fn letters_that_look_like_the_notation_are_read_and_told() {
    let thread = after_placing("a3-a4\nh6-h5\nВ_g-е4 // 8");
    assert_eq!(thread.turns[2].written, "B_g-e4");
    assert_eq!(thread.remarks, [Remark::Alike { line: 6, read: "B_g-e4".to_owned() }]);
}

#[test]
fn four_play_when_red_pieces_are_written_or_somebody_says_so() {
    let red = "K_r-h1; R_r-g1; N_r-e1; N_r-f1; P_r-e2; P_r-f2; P_r-g2; P_r-h2";
    let four = read(&PLACED.replace("// 16", &format!("// 8\n{red} // 8")));
    assert_eq!((four.turns.len(), four.remarks.len()), (4, 0));
    let said = read(&format!("Игроков: 4\n{}", PLACED.replace("// 16", "// 8")));
    assert_eq!((said.rules.players.count(), said.remarks.len()), (4, 0));
    assert_eq!(said.record().tags.get("Options"), Some("players=4"));
    let lion = read(&format!("Lion: leaper\n{PLACED}"));
    assert_eq!(lion.record().tags.get("Options"), Some("lion=leaper"));
}

#[test]
fn players_give_up_in_words_and_in_notation() {
    for text in ["a3-a4\nЧёрные сдаются!\nN_g-e4", "a3-a4\nBlack resigns\nN_g-e4", "a3-a4\nresign:b\nN_g-e4"]
    {
        assert_eq!(turns(text), ["a3-a4", "resign:b", "N_g-e4"], "{text}");
    }
}

#[test]
fn what_is_no_thread_is_none() {
    for text in ["", "Всем привет!", "[Game \"dumaraj/pioneer-1\"]\n1. 23-34", "12", "// a2-a4"] {
        assert_eq!(Thread::read(text), None, "{text}");
    }
}
