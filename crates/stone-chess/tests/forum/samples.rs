//! The source's own samples of its notation.

use crate::{position, read};
use skazka_stone_chess::{ActionErrorKind, Remark, Thread, Trouble};

/// Reads turns from a position, written before them.
fn from(start: &str, text: &str) -> (Vec<String>, String) {
    let thread = read(&format!("Начальная позиция: {start}\n{text}"));
    let said = thread.turns.iter().map(|turn| turn.written.clone()).collect();
    (said, position(&thread).to_string())
}

#[test]
fn a_move() {
    // «Ход A2-A4»: a pawn on line 2 goes two squares.
    let start = "{K_g}6k/8/8/8/8/8/P7/K7 w w:a1,b:h8,g:a8 w:8,b:8,g:8 w:-,b:-,g:- - 0 9";
    let (said, after) = from(start, "Ход\nA2-A4\n");
    assert_eq!(said, ["a2-a4"]);
    assert!(after.starts_with("{K_g}6k/8/8/8/P7/8/8/K7 b "), "{after}");
}

#[test]
fn a_promotion() {
    // «b7-a7; q-a7;»: Black lives in h1, the a-file is his line 8.
    let start = "{K_g}7/1p6/8/8/8/8/8/K6k b w:a1,b:h1,g:a8 w:8,b:8,g:8 w:-,b:Q,g:- - 0 9";
    let (said, after) = from(start, "Превращение\nb7-a7; q-a7;\n");
    assert_eq!(said, ["b7-a7; q-a7"]);
    assert!(after.starts_with("{K_g}7/q7/"), "{after}");
}

#[test]
fn a_drop() {
    // «N_g-e5 // 3»: a knight for seven of ten stones.
    let start = "{K_g}6k/8/8/8/8/8/8/K7 g w:a1,b:h8,g:a8 w:8,b:8,g:10 w:-,b:-,g:- - 0 9";
    let thread = read(&format!("Start: {start}\nВыставление фигуры\nN_g-e5 // 3"));
    assert_eq!(thread.turns[0].written, "N_g-e5");
    assert_eq!(thread.turns[0].comment, "3");
    assert_eq!(thread.remarks, [Remark::PassedOver { lines: vec![2] }], "the stones are right");
}

#[test]
fn a_swap() {
    // «K_r-e1; N_r-g1;» is the swap of a King on g1 with a Knight on e1.
    let start = "{K_g}6k/8/8/8/8/8/8/K3{N_r}1{K_r}1 r w:a1,b:h8,g:a8,r:h1 w:8,b:8,g:8,r:8 w:-,b:-,g:-,r:s - 0 9";
    let (said, after) = from(start, "Рокировка\nK_r-e1; N_r-g1;");
    assert_eq!(said, ["K_r-e1; N_r-g1"]);
    assert!(after.starts_with("{K_g}6k/8/8/8/8/8/8/K3{K_r}1{N_r}1 w "), "{after}");
}

#[test]
fn a_removal() {
    // «@-a5» is the pawn that a capture in passing takes off; alone it is no turn.
    let start = "k6{K_g}/8/8/pP6/8/8/8/K7 w w:a1,b:a8,g:h8 w:8,b:8,g:8 w:-,b:-,g:- a6:a5 0 9";
    let (said, after) = from(start, "Снятие фигуры\nb5-a6; @-a5");
    assert_eq!(said, ["b5-a6; @-a5"]);
    assert!(after.starts_with("k6{K_g}/8/P7/8/"), "{after}");
    let error = Thread::read(&format!("Start: {start}\n@-a5")).expect("a turn").expect_err("alone");
    let refusal = ActionErrorKind::RemovalAlone;
    assert_eq!((error.line, error.trouble), (2, Trouble::Refused { written: "@-a5".to_owned(), refusal }));
}
