//! How pieces go and promote, sentence by sentence (`rules/stone-chess.md §2, §3, §4, §6`).

use crate::drawn::{LEAPING, after, beginning, drawn, items, kings, ledger, legal, refusal, square};
use skazka_core::{Presentation, Touch, TouchTree};
use skazka_stone_chess::{ActionErrorKind, BLACK, Kind, Right, State, WHITE};

#[test]
fn pawns_on_the_diagonal_go_and_capture_both_ways_above_it_only_up() {
    let state = drawn(
        [
            "K_g . . . . . . k", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "n n . n . . . .",
            ". P P . . n . .",
            ". . . n P . . .",
            "K . . . . n . .",
        ],
        [0; 4],
        "-",
    );
    assert_eq!(beginning(&state, "c3"), ["c3-b4", "c3-c4", "c3-d2", "c3-d3", "c3-d4"]);
    assert_eq!(beginning(&state, "b3"), ["b3-a4"], "b4 is occupied, c4 empty");
    assert_eq!(beginning(&state, "e2"), ["e2-f1", "e2-f2", "e2-f3"], "below the diagonal to the right");
}

#[test]
fn pawns_go_two_squares_from_lines_1_and_2_over_an_empty_square() {
    let state = drawn(
        [
            "K_g . . . . . . k", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "n . P . . . . .",
            "P P . . . . . .",
            "P . . . K . . .",
        ],
        [0; 4],
        "-",
    );
    assert_eq!(beginning(&state, "a1-"), ["a1-b1", "a1-c1"]);
    assert_eq!(beginning(&state, "a2-"), [""; 0], "blocked");
    assert_eq!(beginning(&state, "b2-"), ["b2-a3", "b2-b3", "b2-b4", "b2-c2", "b2-d2"]);
    assert_eq!(beginning(&state, "c3-"), ["c3-c4", "c3-d3"], "line 3");
}

#[test]
fn a_pawn_swapped_to_line_2_may_go_two_squares_again() {
    let state = drawn(
        [
            "K_g . . . . . . k", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". P . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". K . . . . . .",
            ". . . . . . . .",
        ],
        [0; 4],
        "s",
    );
    let state = after(&state, &["K-b5; P-b2", "h8-h7", "a8-a7"]);
    assert!(legal(&state).contains(&"b2-b4".to_owned()));
    assert!(!state.rights(WHITE).has(Right::Swap) && state.rights(BLACK).has(Right::Swap));
}

fn passing_game() -> State {
    drawn(
        [
            "K_g . . . . . . k", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . e . . . . .",
            ". P_g . . . . . .",
            ". . D_r . . . . .",
            "P . . . . . . .",
            "K . . . . . . K_r",
        ],
        [0; 4],
        "-",
    )
}

#[test]
fn every_opponent_may_capture_in_passing_until_the_owner_is_to_move() {
    let state = after(&passing_game(), &["a2-a4"]);
    assert_eq!(state.passed(WHITE).map(|passed| (passed.over, passed.pawn)), Some((square("a3"), square("a4"))));
    assert_eq!(beginning(&state, "c5-a3"), ["c5-a3", "c5-a3; @-a4"], "a leaper may leave the pawn alone");
    let state = after(&state, &["h8-h7"]);
    assert_eq!(beginning(&state, "b4-a3"), ["b4-a3; @-a4"], "Green's pawn");
    assert_eq!(after(&state, &["b4-a3"]), after(&state, &["b4-a3; @-a4"]), "a pawn can do nothing else there");
    let state = after(&state, &["a8-a7"]);
    assert_eq!(beginning(&state, "c3-a3"), ["c3-a3", "c3-a3; @-a4"], "Red's dabbaba");
    assert_eq!(after(&state, &["h1-g1"]).passed(WHITE), None);
}

#[test]
fn the_right_to_capture_in_passing_ends_when_the_square_is_occupied() {
    let state = after(&passing_game(), &["a2-a4", "c5-a3"]);
    assert_eq!(state.passed(WHITE), None);
    assert_eq!(beginning(&state, "b4-a3"), ["b4-a3"], "what stands there is captured");
    assert_eq!(refusal(&state, "b4-a3; @-a4"), ActionErrorKind::NoRemovals { found: "@-a4".to_owned() });
}

#[test]
fn the_captured_pawn_brings_its_owner_one_stone_and_nobody_else_anything() {
    let state = after(&passing_game(), &["a2-a4"]);
    assert_eq!(items(ledger(&state, "c5-a3; @-a4")), [(WHITE, 1)]);
}

#[test]
fn the_lion_hops_or_leaps() {
    let ranks = [
        "K_g . . . . . . k", //
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . n . . . .",
        ". . . L . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        "K . . . . . . .",
    ];
    let hopper = drawn(ranks, [0; 4], "-");
    assert_eq!(beginning(&hopper, "d4-"), ["d4-d6", "d4-d7", "d4-d8"]);
    let leaper = State::read(&LEAPING, &hopper.to_string()).unwrap();
    let around = ["d4-b2", "d4-b4", "d4-b6", "d4-d2", "d4-d6", "d4-f2", "d4-f4", "d4-f6"];
    assert_eq!(beginning(&leaper, "d4-"), around);
}

fn promoting(rights: &str) -> State {
    drawn(
        [
            "K_g . . . . . . .", //
            ". P F . . . . .",
            ". . . . D E . .",
            ". . . . . . k .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "K . . . . . . .",
        ],
        [0; 4],
        rights,
    )
}

#[test]
fn pawns_must_promote_and_to_superheavy_pieces_once_while_the_king_lives() {
    let state = promoting("Q");
    assert_eq!(beginning(&state, "b7-b8").len(), 12);
    assert!(matches!(refusal(&state, "b7-b8"), ActionErrorKind::MustPromote { choices, .. } if choices.count() == 12));
    let used = after(&state, &["b7-b8; A-b8"]);
    assert!(!used.rights(WHITE).has(Right::Superheavy));
    assert!(after(&state, &["b7-b8; R-b8"]).rights(WHITE).has(Right::Superheavy));
    assert_eq!(refusal(&promoting("-"), "b7-b8; V-b8"), ActionErrorKind::RightUsed { right: Right::Superheavy });
    assert!(matches!(refusal(&state, "b7-b8; K-b8"), ActionErrorKind::NeverBecomes { .. }));
}

/// The buttons of the second square, as the whole tree and as an answer to that path alone list them.
fn offered(state: &State, from: &str, to: &str) -> [Vec<String>; 2] {
    let path = [from, to].map(|name| Touch::Cell(name.to_owned()));
    let tree = state.touch_tree(WHITE, 10_000).expect("few paths");
    let follow = |paths: &TouchTree, touch: &Touch| {
        let branch = paths.next.iter().find(|one| one.step.touch == *touch);
        branch.and_then(|one| one.then.clone()).expect("a branch")
    };
    let listed = follow(&follow(&tree, &path[0]), &path[1]).next.into_iter().map(|one| one.step.touch.to_string());
    let asked = state.next_touches(WHITE, &path).next.into_iter().map(|step| step.touch.to_string());
    [listed.collect(), asked.collect()]
}

#[test]
fn what_a_piece_may_become_is_offered_strongest_first_and_staying_last() {
    let state = promoting("FQ");
    let strong = ["Q", "M", "A", "V", "CH", "R", "C", "NN", "B", "N", "L", "Z"].map(|letters| format!("b:{letters}"));
    assert_eq!(offered(&state, "b7", "b8"), [strong.to_vec(), strong.to_vec()]);
    let mut light: Vec<String> = strong[4..].to_vec();
    light.push("b:-".to_owned());
    assert_eq!(offered(&state, "c7", "d8"), [light.clone(), light]);
}

#[test]
fn other_weak_pieces_may_promote_once_each() {
    let state = promoting("FED");
    assert_eq!(beginning(&state, "c7-d8").len(), 9, "it may stay a vizier");
    assert_eq!(beginning(&state, "f6-h8"), ["f6-h8", "f6-h8; B-h8"]);
    assert_eq!(beginning(&state, "e6-e8"), ["e6-e8", "e6-e8; R-e8"]);
    assert!(matches!(refusal(&state, "c7-d8; Q-d8"), ActionErrorKind::NeverBecomes { .. }));
    assert!(matches!(refusal(&state, "c7-d6; N-d6"), ActionErrorKind::NothingPromotes { .. }));
    let later = after(&state, &["c7-d8; N-d8"]);
    assert_eq!((later.rights(WHITE).has(Right::Vizier), later.quiet()), (false, 1), "no pawn move: quiet");
    assert_eq!(refusal(&promoting("W"), "c7-d8; N-d8"), ActionErrorKind::RightUsed { right: Right::Vizier });
}

#[test]
fn a_swap_is_once_and_with_any_own_piece() {
    let state = drawn(
        [
            "K_g . . . . . . k", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "P . . . N . . .",
            "K . . . . . . .",
        ],
        [0; 4],
        "sQ",
    );
    assert_eq!(beginning(&state, "K-"), ["K-a2; P-a1", "K-e2; N-a1"]);
    let next = after(&state, &["N-a1; K-e2", "h8-h7", "a8-a7"]);
    assert_eq!(next.piece(square("a1")), Some((WHITE, Kind::Knight)));
    assert_eq!(refusal(&next, "K-a1; N-e2"), ActionErrorKind::RightUsed { right: Right::Swap });
    assert_eq!(refusal(&state, "K-e2; N-b1"), ActionErrorKind::SwapSquares { expected: "K-e2; N-a1".to_owned() });
}

#[test]
fn nothing_possible_is_a_pass() {
    let state = drawn(
        [
            ". . . . . . k Z", //
            ". . . . . . . r",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
        ],
        [0; 4],
        "-",
    );
    assert_eq!(legal(&state), ["pass"]);
    assert_eq!(after(&state, &["pass"]).quiet(), 1);
    assert_eq!(refusal(&kings(0), "pass"), ActionErrorKind::NotStuck);
}
