//! Stones in comments, compared with the ledger.

use crate::after_placing;
use skazka_stone_chess::{BLACK, GREEN, Remark, WHITE};

#[test]
fn contradictions_are_told_with_move_number_and_both_figures_and_the_game_goes_on() {
    let thread = after_placing("a3-a4 // 9\nh6-h5 // 8\nN_g-e4 // 10 камней\na4-a5 // 8\nb-e5 // d5 взял");
    assert_eq!(thread.turns.len(), 5);
    assert_eq!(
        thread.remarks,
        [
            Remark::Stones { line: 4, turn: 4, seat: WHITE, told: 9, ledger: 8 },
            Remark::Stones { line: 6, turn: 6, seat: GREEN, told: 10, ledger: 9 },
        ]
    );
    let said = thread.remarks[0].text().to_string();
    assert_eq!(said, "stone-chess-thread-stones line=4 turn=4 who=(stone-chess-white) told=9 ledger=8");
}

#[test]
fn a_comment_on_the_next_line_is_compared_too() {
    let thread = after_placing("a3-a4\n// 7\nh6-h5 // ?\n// 7");
    assert_eq!(
        thread.remarks,
        [Remark::Stones { line: 5, turn: 4, seat: WHITE, told: 7, ledger: 8 }, Remark::PassedOver { lines: vec![7] }]
    );
}

#[test]
fn everybodys_stones_are_compared() {
    let thread = after_placing("a3-a4 // 8/8/16\nh6-h5 // 8 9 15");
    assert_eq!(
        thread.remarks,
        [
            Remark::Stones { line: 5, turn: 5, seat: BLACK, told: 9, ledger: 8 },
            Remark::Stones { line: 5, turn: 5, seat: GREEN, told: 15, ledger: 16 },
        ]
    );
}

#[test]
fn the_bonus_of_the_middle_home_is_part_of_the_ledger() {
    let thread = crate::read(&crate::PLACED.replace("// 16", "// 8"));
    assert_eq!(thread.remarks, [Remark::Stones { line: 3, turn: 3, seat: GREEN, told: 8, ledger: 16 }]);
}
