//! What is read leniently, and what is refused with which reason.

use crate::drawn::{FOUR, THREE, drawn};
use skazka_core::{Fault, LineProblem};
use skazka_stone_chess::{ActionErrorKind, Field, Kind, Problem, Square, State};

fn game() -> State {
    drawn(
        [
            "K_g . . . . . . k", //
            ". P . . . . . .",
            ". . . . . . . .",
            ". . . . n . . .",
            ". . . . . . . .",
            ". . . . . N . .",
            "P . . . . . . .",
            "K . . . . . . .",
        ],
        [9, 0, 0, 0],
        "sFWEDQ",
    )
}

fn read(written: &str) -> Result<String, ActionErrorKind> {
    let state = game();
    let turn = state.read_turn(written).map_err(|error| error.refusal)?;
    assert_eq!(state.read_step(written).as_ref(), Ok(&turn[0]));
    Ok(state.write_action(turn[0]))
}

#[test]
fn one_turn_is_read_in_many_forms() {
    let forms = [
        ("f3-e5", "f3-e5"),
        ("F3-E5", "f3-e5"),
        ("N f3-e5", "f3-e5"),
        ("  N  f3 - e5 ; ", "f3-e5"),
        ("f3-e5 // 9", "f3-e5"),
        ("f3-e5; // took it", "f3-e5"),
        ("N-b5", "N-b5"),
        ("N*B5;", "N-b5"),
        ("B*f3", "B-f3"),
        ("K-f3; N-a1", "K-f3; N-a1"),
        ("N-A1;K*F3", "K-f3; N-a1"),
        ("b7-b8; Q-b8", "b7-b8; Q-b8"),
        ("P b7-B8;q-b8", ""),
        ("b7-b8;NN*B8;", "b7-b8; NN-b8"),
    ];
    for (form, canonical) in forms {
        match read(form) {
            Ok(written) => assert_eq!(written, canonical, "{form}"),
            Err(ActionErrorKind::WrongColour { .. }) => assert_eq!(canonical, "", "{form}"),
            Err(refusal) => panic!("{form}: {refusal:?}"),
        }
    }
}

#[test]
fn parts_that_are_no_notation_are_refused_where_they_stand() {
    let unreadable = |part: &str, offset| ActionErrorKind::Unreadable { part: part.to_owned(), offset };
    let refused = [
        ("", ActionErrorKind::Empty),
        ("  // only a comment", ActionErrorKind::Empty),
        ("Nxe5", unreadable("Nxe5", 0)),
        ("f3-e5; Nxe5", unreadable("Nxe5", 7)),
        ("f3*e5", unreadable("f3*e5", 0)),
        ("f3-e9", unreadable("f3-e9", 0)),
        ("@*e5", unreadable("@*e5", 0)),
        ("n_g-e5", unreadable("n_g-e5", 0)),
        ("X-e5", unreadable("X-e5", 0)),
        ("Nn-e5", unreadable("Nn-e5", 0)),
        ("ж f3-e5", unreadable("ж f3-e5", 0)),
        ("жж-e5", unreadable("жж-e5", 0)),
        ("f3-e5;; N-b5", unreadable(";", 6)),
        (";", unreadable(";", 0)),
        ("PASS", unreadable("PASS", 0)),
        ("f3-е5", unreadable("f3-е5", 0)),
        ("-", unreadable("-", 0)),
    ];
    for (written, expected) in refused {
        assert_eq!(read(written), Err(expected), "{written}");
    }
    let long = "f3-e5;".repeat(400);
    assert_eq!(read(&long), Err(ActionErrorKind::TooLong { length: 2400 }));
}

#[test]
fn what_contradicts_the_position_is_refused_with_the_reason() {
    let square = |name| Square::from_name(name).unwrap();
    let colour =
        |found: &str, expected: &str| ActionErrorKind::WrongColour { found: found.into(), expected: expected.into() };
    let refused = [
        ("n-b5", colour("n", "N")),
        ("N_g f3-e5", colour("N_g", "N")),
        ("B f3-e5", ActionErrorKind::OtherPiece { square: square("f3"), named: Kind::Bishop, stands: Kind::Knight }),
        ("f4-e5", ActionErrorKind::NoPiece { square: square("f4") }),
        (
            "e5-f3",
            ActionErrorKind::NotYours { square: square("e5"), seat: skazka_stone_chess::BLACK, kind: Kind::Knight },
        ),
        ("f3-f4", ActionErrorKind::CannotReach { kind: Kind::Knight, from: square("f3"), to: square("f4") }),
        ("a1-a2", ActionErrorKind::OwnPiece { square: square("a2") }),
        ("@-e5", ActionErrorKind::RemovalAlone),
        ("f3-e5; @-e5", ActionErrorKind::NoRemovals { found: "@-e5".to_owned() }),
        ("b7-b8; Q-c8", ActionErrorKind::PromotionElsewhere { square: square("c8"), expected: square("b8") }),
        ("f3-e5; Q-e5", ActionErrorKind::NothingPromotes { kind: Kind::Knight, square: square("e5") }),
        ("K-e4; N-a1", ActionErrorKind::NoPiece { square: square("e4") }),
        ("K-a1; N-f3", ActionErrorKind::SwapWithItself),
        ("K-f3; N-a1; Q-a1", ActionErrorKind::NothingPromotes { kind: Kind::Knight, square: square("a1") }),
        ("N-b5; N-b6", ActionErrorKind::Parts { found: "N-b5; N-b6".to_owned() }),
        ("f3-e5; a2-a3", ActionErrorKind::Parts { found: "f3-e5; a2-a3".to_owned() }),
        ("pass; f3-e5", ActionErrorKind::Parts { found: "pass; f3-e5".to_owned() }),
        ("N-b5; @-a2", ActionErrorKind::Parts { found: "N-b5; @-a2".to_owned() }),
        ("pass", ActionErrorKind::NotStuck),
    ];
    for (written, expected) in refused {
        assert_eq!(read(written), Err(expected), "{written}");
    }
}

#[test]
fn placements_are_refused_with_the_reason() {
    let start = State::new(&FOUR);
    let refused = |state: &State, written: &str| state.read_turn(written).unwrap_err().refusal;
    let all = "K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d4";
    assert_eq!(refused(&start, "R-b1; K-a1"), ActionErrorKind::KingFirst { kind: Kind::Rook });
    assert_eq!(refused(&start, "K-a1"), ActionErrorKind::PlacementCount { found: 1 });
    assert_eq!(refused(&start, &format!("{all}; P-a4")), ActionErrorKind::PlacementCount { found: 9 });
    assert_eq!(refused(&start, "K-a1; R-b1; R-c1"), ActionErrorKind::NotInHand { kind: Kind::Rook });
    assert!(matches!(refused(&start, "K-a1; R-e1"), ActionErrorKind::OutsideQuadrant { .. }));
    assert!(matches!(refused(&start, "K-a1; R-a1"), ActionErrorKind::Occupied { .. }));
    assert_eq!(refused(&start, "a1-a2"), ActionErrorKind::PlaceFirst);
    let mut begun = start;
    begun.apply(start.read_step("K-b2").unwrap());
    assert_eq!(begun.to_string().split(' ').take(3).collect::<Vec<_>>(), ["8/8/8/8/8/8/1K6/8", "w", "w:-,b:-,g:-,r:-"]);
    assert_eq!(State::read(&FOUR, &begun.to_string()), Ok(begun));
    assert_eq!(begun.read_turn("R-b1; N-a2; N-a1; P-a3; P-b3; P-c3; P-d4").map(|turn| turn.len()), Ok(7));
    let mut black = start;
    start.read_turn(all).unwrap().into_iter().for_each(|action| {
        black.apply(action);
    });
    assert!(matches!(refused(&black, "k-d4"), ActionErrorKind::Occupied { .. }));
    assert!(matches!(refused(&black, "k-d1"), ActionErrorKind::QuadrantTaken { .. }));
}

/// The position of a game of three with one field replaced.
fn with(field: usize, text: &str) -> String {
    let whole = "{K_g}6k/1P6/8/4n3/8/5N2/P7/K7 w w:a1,b:h8,g:a8 w:9,b:0,g:0 w:s,b:-,g:Q - 3 9";
    let mut fields: Vec<_> = whole.split(' ').collect();
    fields[field] = text;
    fields.join(" ")
}

fn refused(written: &str) -> (Field, usize, Problem) {
    match State::read(&THREE, written) {
        Ok(state) => panic!("{written} was read as {state}"),
        Err(error) => {
            let sentence = Fault::from(error.clone()).to_string();
            assert!(sentence.starts_with("position-refused"), "{sentence}");
            (error.field, error.offset, error.problem)
        }
    }
}

#[test]
fn boards_are_refused_where_they_are_wrong() {
    use Problem::*;
    let board = |text: &str| {
        let (field, offset, problem) = refused(&with(0, text));
        assert_eq!(field, Field::Board, "{text}");
        (offset, problem)
    };
    assert!(State::read(&THREE, &with(5, "-")).is_ok());
    assert_eq!(board("8/8"), (0, RankCount { found: 2 }));
    assert_eq!(board("{K_g}6k/7/8/8/8/8/8/K7"), (8, RankLength { rank: 7, found: 7 }));
    assert_eq!(board("{K_g}6k/8P/8/8/8/8/8/K7"), (8, RankLength { rank: 7, found: 9 }));
    assert_eq!(board("{K_g}6k/44/8/8/8/8/8/K7"), (8, Run { found: "44".into() }));
    assert_eq!(board("{K_g}6k/9/8/8/8/8/8/K7"), (8, Run { found: "9".into() }));
    assert_eq!(board("{K_g}6k/10/8/8/8/8/8/K7"), (8, Run { found: "10".into() }));
    assert_eq!(board("{K_g}6k/7X/8/8/8/8/8/K7"), (9, UnknownLetter { found: 'X' }));
    assert_eq!(board("{K_g}6k/7ж/8/8/8/8/8/K7"), (9, UnknownLetter { found: 'ж' }));
    assert_eq!(board("{K_g}6k/{N}7/8/8/8/8/8/K7"), (8, Braces { found: "{N}".into() }));
    assert_eq!(board("{K_g}6k/{n_g}7/8/8/8/8/8/K7"), (8, Braces { found: "{n_g}".into() }));
    assert_eq!(board("{K_g}6k/{Ch}7/8/8/8/8/8/K7"), (8, Braces { found: "{Ch}".into() }));
    assert_eq!(board("{K_g}6k/{NN7/8/8/8/8/8/K7"), (8, OpenBrace));
    assert_eq!(board("{K_g}6k/{N_r}7/8/8/8/8/8/K7"), (8, NotPlaying { piece: "N_r".into() }));
    assert_eq!(board("{K_g}6k/7K/8/8/8/8/8/K7").1, SecondKing { side: 'w' });
    assert_eq!(board("{K_g}6k/8/8/8/8/PPPPPPPP/P7/K7").1, TooManyWeak { side: 'w', found: 9 });
    assert_eq!(board("{K_g}6k/8/8/8/8/FW6/8/K7").1, TooManyAdvisers { side: 'w' });
    assert_eq!(board("{K_g}2P3k/8/8/8/8/8/8/K7").1, PawnOnLastLine { square: Square::from_name("d8").unwrap() });
    assert_eq!(board("{K_g}6p/8/8/8/8/8/8/K7").1, WouldBeOut { side: 'b' });
}

#[test]
fn other_fields_are_refused_where_they_are_wrong() {
    use Problem::*;
    let at = |field, text: &str| refused(&with(field, text));
    assert_eq!(refused("8/8/8/8/8/8/8/8 w").2, FieldCount { found: 2 });
    assert_eq!(refused(&with(7, "9 ")).2, FieldCount { found: 9 });
    assert!(matches!(refused(&"x".repeat(2000)).2, Line(LineProblem::TooLong { length: 2000 })));
    assert_eq!(at(1, "r"), (Field::Mover, 30, Mover { found: "r".into(), expected: "w, b, g".into() }));
    let homes = |text: &str| (at(2, text).1, at(2, text).2);
    let expected = "w:a1,b:h8,g:a8".to_owned();
    assert_eq!(homes("w:a1,b:h8"), (32, Entries { found: "w:a1,b:h8".into(), expected }));
    assert_eq!(homes("w:a1,b:h8,g:a7"), (44, Home { found: "a7".into() }));
    assert_eq!(homes("w:a1,b:h8,g:x"), (44, Home { found: "x".into() }));
    assert_eq!(homes("w:a1,b:h8,g:a1"), (44, HomeTwice { found: "a1".into() }));
    assert_eq!(homes("w:a1,b:h8,g:x2").1, Places);
    assert_eq!(homes("w:x1,b:h8,g:a8").1, Home { found: "x1".into() });
    assert_eq!(homes("w:x2,b:x3,g:x4").1, AllOut);
    assert_eq!(homes("w:a1,b:h8,g:x3").1, OutWithPieces { side: 'g' });
    assert_eq!(homes("w:a1,b:h8,g:-").1, NotPlacedYet { side: 'g' });
    assert_eq!(homes("w:-,b:h8,g:a8").1, Placement { side: 'w' });
    assert_eq!(at(3, "w:9,b:-1,g:0"), (Field::Stones, 53, StonesNumber { found: "-1".into(), most: 65535 }));
    assert_eq!(at(3, "w:9,b:0,g:65536").2, StonesNumber { found: "65536".into(), most: 65535 });
    assert_eq!(at(3, "w:09,b:0,g:0").2, StonesNumber { found: "09".into(), most: 65535 });
    assert_eq!(at(4, "w:s,b:Fs,g:-"), (Field::Rights, 65, RightsLetters { found: "Fs".into() }));
    assert_eq!(at(4, "w:s,b:,g:-").2, RightsLetters { found: String::new() });
    assert_eq!(at(6, "-1"), (Field::Quiet, 73, Line(LineProblem::Number { found: "-1".into(), least: 0 })));
    assert_eq!(at(7, "0"), (Field::Turn, 75, Line(LineProblem::Number { found: "0".into(), least: 1 })));
}

#[test]
fn passed_pawns_are_refused_unless_they_can_have_passed() {
    use Problem::*;
    let board = "{K_g}6k/8/6P1/4n1p1/P7/5N2/8/K7";
    let read = |passed: &str, mover: &str| {
        let written = format!("{board} {mover} w:a1,b:h8,g:a8 w:9,b:0,g:0 w:s,b:-,g:Q {passed} 3 9");
        State::read(&THREE, &written).map(|state| state.to_string()).map_err(|error| error.problem)
    };
    let square = |name| Square::from_name(name).unwrap();
    assert!(read("a3:a4", "b").is_ok_and(|written| written.contains(" a3:a4 ")));
    assert_eq!(read("a3:a4", "w"), Err(PassedOwn { pawn: square("a4") }));
    assert_eq!(read("a3:b4", "b"), Err(PassedPawn { over: square("a3"), pawn: square("b4") }));
    assert_eq!(read("b4:a4", "b"), Err(PassedPawn { over: square("b4"), pawn: square("a4") }));
    assert_eq!(read("g6:g5", "w"), Err(PassedOccupied { over: square("g6") }));
    assert_eq!(read("A3:a4", "b"), Err(PassedForm { found: "A3:a4".into() }));
    assert_eq!(read("a3", "b"), Err(PassedForm { found: "a3".into() }));
    assert_eq!(read("a3:a4,a3:a4", "b"), Err(PassedTwice { side: 'w' }));
}

#[test]
fn the_player_to_move_is_in_and_places_in_turn() {
    let mover = |written: &str| State::read(&THREE, written).unwrap_err().problem;
    let start = State::new(&THREE).to_string();
    assert_eq!(mover(&start.replace(" w w:", " b w:")), Problem::PlacesFirst { side: 'w' });
    let out = "{K_g}7/8/8/8/8/8/8/K7 b w:a1,b:x3,g:a8 w:9,b:0,g:0 w:s,b:-,g:Q - 3 9";
    assert_eq!(mover(out), Problem::MoverOut { side: 'b' });
}

#[test]
fn every_refusal_is_a_sentence() {
    let told = |written: &str| Fault::from(game().read_turn(written).unwrap_err()).to_string();
    let queen = told("Q-c3");
    assert!(queen.contains("stone-chess-action-too-few"), "{queen}");
    assert!(queen.contains("missing=15"), "{queen}");
    let bishop = told("B-g7");
    assert!(bishop.contains("stone-chess-action-surcharge") && bishop.contains("missing=1"), "{bishop}");
}
