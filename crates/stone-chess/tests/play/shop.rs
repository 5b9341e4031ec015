//! Drops, mutations, checks and limits, sentence by sentence (`rules/stone-chess.md §3, §4`).

use crate::drawn::{after, drawn, items, kings, ledger, legal, refusal, square};
use skazka_stone_chess::{ActionErrorKind, BLACK, Cause, Kind, State, WHITE};

#[test]
fn a_drop_pays_the_value_on_an_empty_square() {
    let state = kings(9);
    assert_eq!(items(ledger(&state, "B-e2")), [(WHITE, -8)]);
    assert_eq!(refusal(&state, "B-h8"), ActionErrorKind::Occupied { square: square("h8"), seat: BLACK });
    let ActionErrorKind::TooFew { price, stones: 9 } = refusal(&state, "NN-e2") else { panic!("ten stones") };
    assert_eq!((price.value, price.surcharge), (10, 0));
    assert_eq!(refusal(&state, "K-e2"), ActionErrorKind::KingBought);
}

fn knight_game(stones: u16) -> State {
    drawn(
        [
            "K_g . . . . . . k", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . N . . .",
            "K . . . . . . .",
        ],
        [stones, 0, 0, 0],
        "-",
    )
}

#[test]
fn a_mutation_pays_the_difference_and_gives_nothing_back() {
    let state = knight_game(5);
    assert_eq!(items(ledger(&state, "R-e2")), [(WHITE, -5)]);
    assert_eq!(items(ledger(&state, "P-e2")), []);
    assert_eq!(refusal(&state, "N-e2"), ActionErrorKind::SameKind { kind: Kind::Knight });
    assert_eq!(refusal(&state, "K-e2"), ActionErrorKind::KingBought);
    assert_eq!(refusal(&state, "R-a1"), ActionErrorKind::KingMutates);
    assert!(matches!(refusal(&state, "V-e2"), ActionErrorKind::TooFew { stones: 5, .. }));
}

#[test]
fn the_last_piece_that_is_not_weak_does_not_become_weak() {
    let state = drawn(
        [
            "K_g . . . . . . k", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "P . . . N . . .",
            ". . . . . . . .",
        ],
        [0; 4],
        "-",
    );
    assert_eq!(refusal(&state, "P-e2"), ActionErrorKind::LastStrong);
    assert!(legal(&state).contains(&"Z-e2".to_owned()));
}

#[test]
fn check_by_a_drop_costs_two_more_once() {
    let state = kings(13);
    assert!(matches!(refusal(&state, "R-d8"), ActionErrorKind::TooFew { price, .. } if price.surcharge == 2));
    let rook = ledger(&kings(14), "R-d8");
    assert_eq!(items(rook), [(WHITE, -12), (WHITE, -2)], "two Kings are attacked, it costs two once");
    assert_eq!(rook.iter().last().map(|entry| entry.cause), Some(Cause::Surcharge));
    assert_eq!(items(ledger(&kings(13), "R-d7")), [(WHITE, -12)], "nobody is attacked");
}

#[test]
fn a_drop_can_be_the_screen_of_a_cannon() {
    let state = drawn(
        [
            "K_g . . . . . . .", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . k . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "K . . . . C . .",
        ],
        [4, 0, 0, 0],
        "-",
    );
    assert_eq!(items(ledger(&state, "P-f3")), [(WHITE, -2), (WHITE, -2)]);
    assert_eq!(items(ledger(&state, "P-e3")), [(WHITE, -2)]);
    let behind = after(&state, &["P-f6"]);
    assert_eq!(behind.stones(WHITE), 2, "behind the King it is no screen");
}

#[test]
fn a_mutation_costs_the_surcharge_only_for_a_king_it_did_not_attack_before() {
    let state = drawn(
        [
            "K_g . . . . . . k", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "K . . . . . . R",
        ],
        [22, 0, 0, 0],
        "-",
    );
    assert_eq!(items(ledger(&state, "M-h1")), [(WHITE, -10)], "the rook attacks h8 already");
    assert_eq!(items(ledger(&state, "Q-h1")), [(WHITE, -12), (WHITE, -2)], "the queen attacks a8, too");
    assert_eq!(items(ledger(&state, "CH-h1")), []);
}

fn eight_weak(stones: u16) -> State {
    drawn(
        [
            "K_g . . . . . . k", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . W . . . .",
            ". . . . . . . .",
            "P P P P P E D .",
            "K N . . . . . .",
        ],
        [stones, 0, 0, 0],
        "-",
    )
}

#[test]
fn eight_weak_pieces_are_the_limit() {
    let state = eight_weak(9);
    assert_eq!(refusal(&state, "P-a3"), ActionErrorKind::WeakLimit);
    assert_eq!(refusal(&state, "D-b1"), ActionErrorKind::WeakLimit, "a knight into a ninth weak piece");
    assert_eq!(state.shop(Kind::Alfil), Err(ActionErrorKind::WeakLimit));
    assert_eq!(items(ledger(&state, "D-a2")), [(WHITE, -1)], "weak to weak");
}

#[test]
fn one_vizier_or_general_is_the_limit_after_the_action() {
    let state = eight_weak(9);
    assert_eq!(refusal(&state, "F-a2"), ActionErrorKind::OneAdviser);
    assert_eq!(items(ledger(&state, "F-d4")), [], "a general may become a vizier");
    let state = after(&kings(9), &["F-c3", "h8-h7", "a8-a7"]);
    assert_eq!(state.shop(Kind::General), Err(ActionErrorKind::OneAdviser));
}

#[test]
fn weak_pieces_do_not_come_to_lines_7_and_8_by_drop() {
    let state = kings(9);
    let line = |written: &str| match refusal(&state, written) {
        ActionErrorKind::Line { line, .. } => line,
        other => panic!("{written}: {other:?}"),
    };
    assert_eq!([line("P-g3"), line("F-c7"), line("W-h2"), line("E-h3"), line("D-d8")], [7, 7, 8, 8, 8]);
    assert_eq!(items(ledger(&state, "E-g3")), [(WHITE, -3)]);
    assert_eq!(items(ledger(&state, "Z-d8")), [(WHITE, -5)]);
}

#[test]
fn the_shop_tells_the_price_and_where() {
    let state = kings(13);
    assert_eq!(state.shop(Kind::Rook).map(|price| price.total()), Ok(12));
    let squares = state.drop_squares(Kind::Rook);
    assert_eq!(squares.len(), 42, "neither rank 8 nor files a and h, where it gives check");
    assert!(squares.iter().all(|(_, price)| price.surcharge == 0));
    assert!(matches!(state.shop(Kind::Queen), Err(ActionErrorKind::TooFew { stones: 13, .. })));
    assert_eq!(kings(14).drop_squares(Kind::Rook).len(), 61);
    let dearest = kings(14).drop_squares(Kind::Rook).into_iter().find(|(at, _)| *at == square("d8"));
    assert_eq!(dearest.map(|(_, price)| price.total()), Some(14));
    assert_eq!(knight_game(5).mutations(square("e2")).iter().filter(|(_, price)| price.is_ok()).count(), 12);
    assert_eq!(
        state.mutations(square("h8"))[0].1.as_ref().err().map(|r| matches!(r, ActionErrorKind::NotYours { .. })),
        Some(true)
    );
}
