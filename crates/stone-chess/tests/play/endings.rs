//! Captures, elimination, draws, sentence by sentence (`rules/stone-chess.md §1, §5, §7`).

use crate::drawn::{FOUR, after, beginning, drawn, items, kings, ledger, legal, refusal};
use skazka_core::{Ending, Seat};
use skazka_stone_chess::{ActionErrorKind, BLACK, Cause, GREEN, Kind, Ledger, RED, SeatStatus, State, WHITE};

#[test]
fn kings_are_captured_and_no_check_needs_an_answer() {
    let state = drawn(
        [
            "K_g . . . . . . .", //
            ". . . . . . n .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . k . . .",
            ". . . . . . . .",
            "N . . . R . . .",
            "K . . . . . . r",
        ],
        [0; 4],
        "-",
    );
    assert!(legal(&state).contains(&"a2-c3".to_owned()), "White's King is attacked");
    let king = ledger(&state, "e2-e4");
    let causes: Vec<_> = king.iter().map(|entry| entry.cause).collect();
    let capture = Cause::Capture { victim: BLACK, kind: Kind::King, of: 3 };
    assert_eq!(causes, [capture, Cause::King { victim: BLACK }]);
    assert_eq!(items(king), [(WHITE, 2), (WHITE, 8)]);
    assert_eq!(after(&state, &["e2-e4"]).king(BLACK), None);
}

/// White's rook takes one of Black's pieces on d5; `rest` is what Black has besides.
fn capture_of(taken: &str, rest: &str) -> Vec<(Seat, i32)> {
    let rank = format!(". . . {taken} . . . .");
    let state = drawn(
        [
            "K_g . . . . . . .", //
            ". . . . . . . .",
            rest,
            &rank,
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "K . . R . . . .",
        ],
        [0; 4],
        "-",
    );
    items(ledger(&state, "d1-d5"))
}

#[test]
fn captures_bring_eight_four_two_one_and_the_victim_its_refund() {
    assert_eq!(capture_of("r", ". p . . . . . ."), [(WHITE, 8)], "eliminated: no refund");
    assert_eq!(capture_of("r", ". p . . . k . ."), [(WHITE, 4), (BLACK, 6)]);
    assert_eq!(capture_of("r", ". n . . . k . ."), [(WHITE, 2), (BLACK, 6)]);
    assert_eq!(capture_of("n", ". n . n . k . ."), [(WHITE, 1), (BLACK, 4)]);
    assert_eq!(capture_of("q", ". n n n . k . ."), [(BLACK, 12)]);
    assert_eq!(capture_of("p", ". p . . . k . ."), [(BLACK, 1)], "a weak piece brings the capturer nothing");
    assert_eq!(capture_of("d", ". p . . . k . ."), [(BLACK, 2)]);
    assert_eq!(capture_of("k", ". p . . . . . ."), [(WHITE, 8), (WHITE, 8)]);
    assert_eq!(capture_of("k", ". n n n n . . ."), [(WHITE, 8)]);
}

#[test]
fn a_player_without_strong_pieces_is_out_and_his_weak_ones_leave() {
    let state = drawn(
        [
            "K_g . . . . . . .", //
            ". . . . . . . .",
            ". e p . . . . p",
            ". . . r . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "K . . R . . . K_r",
        ],
        [0, 30, 0, 0],
        "Q",
    );
    assert_eq!(beginning(&state, "d1-d5"), ["d1-d5; @-b6; @-c6; @-h6"]);
    let next = after(&state, &["d1-d5"]);
    assert_eq!((next.mover(), next.still_in(), next.home(BLACK)), (GREEN, 3, None));
    assert_eq!((next.strong(BLACK), next.weak(BLACK), next.stones(BLACK)), (0, 0, 30));
    assert_eq!(next.places()[..], [1, 4, 1, 1]);
    assert_eq!(after(&state, &["d1-d5; @-h6; @-b6; @-c6"]), next);
    let expected = "@-b6; @-c6; @-h6".to_owned();
    assert_eq!(refusal(&state, "d1-d5; @-b6; @-c6"), ActionErrorKind::Removals { expected });
}

#[test]
fn the_last_player_in_wins_and_nothing_is_legal_then() {
    let state = drawn(
        [
            ". . . . . K_r . .", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . P_r . . . . .",
            ". . . . . . . .",
            "K . . . . R . .",
        ],
        [0; 4],
        "-",
    );
    let over = after(&state, &["f1-f8"]);
    assert_eq!(over.ended().map(|outcome| outcome.places.to_vec()), Some(vec![1, 4, 3, 2]));
    assert_eq!((legal(&over), over.perft(1), over.perft(0)), (Vec::new(), 0, 1));
    assert_eq!(refusal(&over, "f8-f7"), ActionErrorKind::Over);
    assert_eq!(over.drawn(3), None);
}

#[test]
fn fifty_quiet_rounds_of_those_still_in_draw() {
    let at = |quiet: u32| State::read(&FOUR, &kings(0).to_string().replace("- 0 9", &format!("- {quiet} 9"))).unwrap();
    assert_eq!(at(149).drawn(1), None);
    let drawn = at(150).drawn(1).unwrap();
    assert_eq!((&drawn.places[..], drawn.ending), (&[1, 1, 1, 4][..], Ending::Rules("quiet")));
    assert_eq!(at(3).drawn(3).map(|outcome| outcome.ending), Some(Ending::Rules("repetition")));
}

#[test]
fn captures_pawn_moves_swaps_and_what_costs_stones_are_not_quiet() {
    let state = drawn(
        [
            "K_g . . . . . . k", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . p . . .",
            ". . . . . . . .",
            "P . . . R . . .",
            "K . . . . . . .",
        ],
        [6, 0, 0, 0],
        "s",
    );
    let state = after(&state, &["a1-b1", "h8-h7", "a8-a7"]);
    assert_eq!(state.quiet(), 3);
    let quiet = |written: &str| after(&state, &[written]).quiet();
    let reset = ["a2-a3", "e2-e4", "K-e2; R-b1", "Z-d4", "E-a2"];
    assert_eq!(reset.map(quiet), [0; 5]);
    assert_eq!([quiet("CH-e2"), quiet("B-e2"), quiet("e2-e3")], [4; 3]);
}

#[test]
fn a_position_is_repeated_when_board_turn_stones_and_rights_are_the_same() {
    let state = kings(3);
    let round = ["a1-b1", "h8-g8", "a8-b8", "b1-a1", "g8-h8", "b8-a8"];
    assert_eq!(after(&state, &round).key(), state.key());
    let swapless = State::read(&FOUR, &state.to_string().replace("w:sF", "w:F")).unwrap();
    let poorer = kings(2);
    let later = after(&state, &["a1-b1"]);
    assert!([swapless, poorer, later].iter().all(|other| other.key() != state.key()));
}

#[test]
fn the_home_between_two_others_brings_eight_stones_among_three() {
    let mut state = State::new(&crate::drawn::THREE);
    let white = state.read_turn("K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d4").unwrap();
    white.into_iter().for_each(|action| assert_eq!(state.apply(action), Ledger::default()));
    let black = state.read_turn("k-h1; r-g1; n-h2; n-g2; p-h3; p-g3; p-f3; p-e4").unwrap();
    black.into_iter().for_each(|action| assert_eq!(state.apply(action), Ledger::default()));
    let green = state.read_turn("K_g-h8; R_g-g8; N_g-h7; N_g-g7; P_g-h6; P_g-g6; P_g-f6; P_g-e5").unwrap();
    let last = green.into_iter().map(|action| state.apply(action)).last().unwrap();
    assert_eq!(items(last), [(BLACK, 8)]);
    assert_eq!(last.iter().next().map(|entry| entry.cause), Some(Cause::Middle));
    assert_eq!((state.stones(BLACK), state.mover(), state.turn()), (16, WHITE, 4));
    assert_eq!(state.seat_status(RED), SeatStatus::Out(4), "three-player games have no Red");
}
