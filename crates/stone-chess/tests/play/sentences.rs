//! The sentences of `rules/stone-chess.md §2-§7`, one by one, on drawn boards.

use crate::drawn::{FOUR, LEAPING, after, beginning, drawn, legal};
use skazka_core::Seat;
use skazka_stone_chess::{BLACK, Cause, Entry, GREEN, Kind, Ledger, RED, Refusal, Right, Square, State, WHITE};

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn refusal(state: &State, written: &str) -> Refusal {
    match state.read_turn(written) {
        Ok(read) => panic!("{written} was read as {read:?} in {state}"),
        Err(error) => error.refusal,
    }
}

fn ledger(state: &State, written: &str) -> Ledger {
    let mut state = *state;
    state.apply(state.read_turn(written).unwrap()[0])
}

fn items(ledger: Ledger) -> Vec<(Seat, i32)> {
    ledger.iter().map(|Entry { seat, stones, .. }| (seat, stones)).collect()
}

/// Kings alone, so that nobody is out: White, Black, Green.
fn kings(stones: u16) -> State {
    drawn(
        [
            "K_g . . . . . . k", //
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "K . . . . . . .",
        ],
        [stones, 0, 0, 0],
        "sFWEDQ",
    )
}

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
    let state = after(&state, &["a8-a7"]);
    assert_eq!(beginning(&state, "c3-a3"), ["c3-a3", "c3-a3; @-a4"], "Red's dabbaba");
    assert_eq!(after(&state, &["h1-g1"]).passed(WHITE), None);
}

#[test]
fn the_right_to_capture_in_passing_ends_when_the_square_is_occupied() {
    let state = after(&passing_game(), &["a2-a4", "c5-a3"]);
    assert_eq!(state.passed(WHITE), None);
    assert_eq!(beginning(&state, "b4-a3"), ["b4-a3"], "what stands there is captured");
    assert_eq!(refusal(&state, "b4-a3; @-a4"), Refusal::Removals { expected: "–".to_owned() });
}

#[test]
fn the_captured_pawn_brings_its_owner_one_stone_and_nobody_else_anything() {
    let state = after(&passing_game(), &["a2-a4"]);
    assert_eq!(items(ledger(&state, "c5-a3; @-a4")), [(WHITE, 1)]);
}

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

#[test]
fn a_drop_pays_the_value_on_an_empty_square() {
    let state = kings(9);
    assert_eq!(items(ledger(&state, "B-e2")), [(WHITE, -8)]);
    assert_eq!(refusal(&state, "B-h8"), Refusal::Occupied { square: square("h8"), seat: BLACK });
    let Refusal::TooFew { price, stones: 9 } = refusal(&state, "NN-e2") else { panic!("ten stones") };
    assert_eq!((price.value, price.surcharge), (10, 0));
    assert_eq!(refusal(&state, "K-e2"), Refusal::KingBought);
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
    assert_eq!(refusal(&state, "N-e2"), Refusal::SameKind { kind: Kind::Knight });
    assert_eq!(refusal(&state, "K-e2"), Refusal::KingBought);
    assert_eq!(refusal(&state, "R-a1"), Refusal::KingMutates);
    assert!(matches!(refusal(&state, "V-e2"), Refusal::TooFew { stones: 5, .. }));
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
    assert_eq!(refusal(&state, "P-e2"), Refusal::LastStrong);
    assert!(legal(&state).contains(&"Z-e2".to_owned()));
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
    assert_eq!(refusal(&next, "K-a1; N-e2"), Refusal::RightUsed { right: Right::Swap });
    assert_eq!(refusal(&state, "K-e2; N-b1"), Refusal::SwapSquares { expected: "K-e2; N-a1".to_owned() });
}

#[test]
fn check_by_a_drop_costs_two_more_once() {
    let state = kings(13);
    assert!(matches!(refusal(&state, "R-d8"), Refusal::TooFew { price, .. } if price.surcharge == 2));
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
    assert_eq!(refusal(&kings(0), "pass"), Refusal::NotStuck);
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
    assert_eq!(refusal(&state, "P-a3"), Refusal::WeakLimit);
    assert_eq!(refusal(&state, "D-b1"), Refusal::WeakLimit, "a knight into a ninth weak piece");
    assert_eq!(state.shop(Kind::Alfil), Err(Refusal::WeakLimit));
    assert_eq!(items(ledger(&state, "D-a2")), [(WHITE, -1)], "weak to weak");
}

#[test]
fn one_vizier_or_general_is_the_limit_after_the_action() {
    let state = eight_weak(9);
    assert_eq!(refusal(&state, "F-a2"), Refusal::OneAdviser);
    assert_eq!(items(ledger(&state, "F-d4")), [], "a general may become a vizier");
    let state = after(&kings(9), &["F-c3", "h8-h7", "a8-a7"]);
    assert_eq!(state.shop(Kind::General), Err(Refusal::OneAdviser));
}

#[test]
fn weak_pieces_do_not_come_to_lines_7_and_8_by_drop() {
    let state = kings(9);
    let line = |written: &str| match refusal(&state, written) {
        Refusal::Line { line, .. } => line,
        other => panic!("{written}: {other:?}"),
    };
    assert_eq!([line("P-g3"), line("F-c7"), line("W-h2"), line("E-h3"), line("D-d8")], [7, 7, 8, 8, 8]);
    assert_eq!(items(ledger(&state, "E-g3")), [(WHITE, -3)]);
    assert_eq!(items(ledger(&state, "Z-d8")), [(WHITE, -5)]);
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
    assert!(matches!(refusal(&state, "b7-b8"), Refusal::MustPromote { choices, .. } if choices.count() == 12));
    let used = after(&state, &["b7-b8; A-b8"]);
    assert!(!used.rights(WHITE).has(Right::Superheavy));
    assert!(after(&state, &["b7-b8; R-b8"]).rights(WHITE).has(Right::Superheavy));
    assert_eq!(refusal(&promoting("-"), "b7-b8; V-b8"), Refusal::RightUsed { right: Right::Superheavy });
    assert!(matches!(refusal(&state, "b7-b8; K-b8"), Refusal::NeverBecomes { .. }));
}

#[test]
fn other_weak_pieces_may_promote_once_each() {
    let state = promoting("FED");
    assert_eq!(beginning(&state, "c7-d8").len(), 9, "it may stay a vizier");
    assert_eq!(beginning(&state, "f6-h8"), ["f6-h8", "f6-h8; B-h8"]);
    assert_eq!(beginning(&state, "e6-e8"), ["e6-e8", "e6-e8; R-e8"]);
    assert!(matches!(refusal(&state, "c7-d8; Q-d8"), Refusal::NeverBecomes { .. }));
    assert!(matches!(refusal(&state, "c7-d6; N-d6"), Refusal::NothingPromotes { .. }));
    let later = after(&state, &["c7-d8; N-d8"]);
    assert_eq!((later.rights(WHITE).has(Right::Vizier), later.quiet()), (false, 1), "no pawn move: quiet");
    assert_eq!(refusal(&promoting("W"), "c7-d8; N-d8"), Refusal::RightUsed { right: Right::Vizier });
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
    assert_eq!(next.places(), [1, 4, 1, 1]);
    assert_eq!(after(&state, &["d1-d5; @-h6; @-b6; @-c6"]), next);
    let expected = "@-b6; @-c6; @-h6".to_owned();
    assert_eq!(refusal(&state, "d1-d5; @-b6; @-c6"), Refusal::Removals { expected });
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
    assert_eq!(over.ended().map(|outcome| outcome.places), Some(vec![1, 4, 3, 2]));
    assert_eq!((legal(&over), over.perft(1), over.perft(0)), (Vec::new(), 0, 1));
    assert_eq!(refusal(&over, "f8-f7"), Refusal::Over);
    assert_eq!(over.drawn(3), None);
}

#[test]
fn fifty_quiet_rounds_of_those_still_in_draw() {
    let at = |quiet: u32| State::read(&FOUR, &kings(0).to_string().replace("- 0 9", &format!("- {quiet} 9"))).unwrap();
    assert_eq!(at(149).drawn(1), None);
    let drawn = at(150).drawn(1).unwrap();
    assert_eq!((drawn.places, drawn.reason), (vec![1, 1, 1, 4], "quiet"));
    assert_eq!(at(3).drawn(3).map(|outcome| outcome.reason), Some("repetition"));
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
fn the_shop_tells_the_price_and_where() {
    let state = kings(13);
    assert_eq!(state.shop(Kind::Rook).map(|price| price.total()), Ok(12));
    let squares = state.drop_squares(Kind::Rook);
    assert_eq!(squares.len(), 42, "neither rank 8 nor files a and h, where it gives check");
    assert!(squares.iter().all(|(_, price)| price.surcharge == 0));
    assert!(matches!(state.shop(Kind::Queen), Err(Refusal::TooFew { stones: 13, .. })));
    assert_eq!(kings(14).drop_squares(Kind::Rook).len(), 61);
    let dearest = kings(14).drop_squares(Kind::Rook).into_iter().find(|(at, _)| *at == square("d8"));
    assert_eq!(dearest.map(|(_, price)| price.total()), Some(14));
    assert_eq!(knight_game(5).mutations(square("e2")).iter().filter(|(_, price)| price.is_ok()).count(), 12);
    assert_eq!(
        state.mutations(square("h8"))[0].1.as_ref().err().map(|r| matches!(r, Refusal::NotYours { .. })),
        Some(true)
    );
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
    assert_eq!(state.standing(RED), skazka_stone_chess::Standing::Out(4), "three-player games have no Red");
}
