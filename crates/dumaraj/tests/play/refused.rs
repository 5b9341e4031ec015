//! What is refused, and why.

use skazka_core::{Fault, LineProblem, Settings};
use skazka_dumaraj::{ActionErrorKind, Board, Field, Mob, Problem, Rules, options};
use skazka_square::Cell;

fn rules(discipline: &str, settings: &str) -> Rules {
    options::rules(discipline, &Settings::parse(settings.split_whitespace()).unwrap()).unwrap()
}

fn bit(row: u8, column: u8) -> Cell {
    Cell::new(row - 1, column - 1).unwrap()
}

fn position(discipline: &str, settings: &str, written: &str) -> (Field, usize, Problem) {
    let error = Board::read(&rules(discipline, settings), written).unwrap_err();
    assert!(Fault::from(error.clone()).to_string().contains(&format!("offset={}", error.offset)));
    (error.field, error.offset, error.problem)
}

#[test]
fn positions_are_refused_with_field_and_offset() {
    let poteshki = |written: &str| position("poteshki", "", written);
    let found = |text: &str| text.to_owned();
    assert_eq!(poteshki(""), (Field::Whole, 0, Problem::FieldCount { found: 1 }));
    assert_eq!(poteshki("6/6/6/6/6/R4r a 1-6,1-6 -  0 1"), (Field::Whole, 0, Problem::FieldCount { found: 7 }));
    assert_eq!(
        poteshki(&"6/".repeat(5_000_000)),
        (Field::Whole, 1024, Problem::Line(LineProblem::TooLong { length: 10_000_000 }))
    );
    assert_eq!(poteshki("6/6/6/6/R4r a 1-6,1-6 - 0 1"), (Field::Board, 0, Problem::RowCount { found: 5, expected: 6 }));
    assert_eq!(
        poteshki("6/6/6/7/6/R4r a 1-6,1-6 - 0 1"),
        (Field::Board, 6, Problem::RowLength { row: 2, found: 7, expected: 6 })
    );
    assert_eq!(poteshki("6/6/06/6/6/R4r a 1-6,1-6 - 0 1"), (Field::Board, 4, Problem::Run { found: found("06") }));
    assert_eq!(
        poteshki("6/6/99999999999999999999/6/6/R4r a 1-6,1-6 - 0 1").2,
        Problem::Run { found: found("99999999999999999999") }
    );
    assert_eq!(poteshki("6/6/2К3/6/6/R4r a 1-6,1-6 - 0 1"), (Field::Board, 5, Problem::UnknownLetter { found: 'К' }));
    assert_eq!(poteshki("6/6/2T3/6/6/R4r a 1-6,1-6 - 0 1"), (Field::Board, 5, Problem::NotPlayed { mob: Mob::Trigon }));
    assert_eq!(
        poteshki("6/6/2R3/6/6/R4r a 1-6,1-6 - 0 1"),
        (Field::Board, 12, Problem::SecondRaj { seat: skazka_dumaraj::ATTACKER })
    );
    assert_eq!(poteshki("6/6/6/6/6/S5 a 1-6,1-6 - 0 1"), (Field::Board, 0, Problem::BothBeaten));
    assert_eq!(
        poteshki("6/6/6/6/6/R4r a 2-6,1-6 - 0 1"),
        (Field::Board, 10, Problem::OutsideLocation { bit: bit(1, 1) })
    );
    assert_eq!(poteshki("6/6/6/6/6/R4r w 1-6,1-6 - 0 1"), (Field::Side, 14, Problem::Side { found: found("w") }));
    let place = "6/6/6/6/6/R4r a ".len();
    for (location, offset, problem) in [
        ("1-6", 0, Problem::LocationForm { found: found("1-6") }),
        ("0-6,1-6", 0, Problem::LocationForm { found: found("0-6,1-6") }),
        ("1-7,1-6", 0, Problem::LocationLines { size: 6 }),
        ("4-3,1-6", 0, Problem::LocationLines { size: 6 }),
        ("1-6,1-C", 4, Problem::LocationLines { size: 6 }),
    ] {
        let written = format!("6/6/6/6/6/R4r a {location} - 0 1");
        assert_eq!(poteshki(&written), (Field::Location, place + offset, problem));
    }
    assert_eq!(poteshki("6/6/6/6/6/R4r a 1-6,1-6 13 0 1"), (Field::Marks, 24, Problem::NoMarks { found: found("13") }));
    for (quiet, turn) in [("-1", "1"), ("4294967296", "1"), ("01", "1"), ("", "1"), ("+1", "1")] {
        let problem = Problem::Line(LineProblem::Number { found: found(quiet), least: 0 });
        assert_eq!(poteshki(&format!("6/6/6/6/6/R4r a 1-6,1-6 - {quiet} {turn}")), (Field::Quiet, 26, problem));
    }
    assert_eq!(
        poteshki("6/6/6/6/6/R4r a 1-6,1-6 - 0 0"),
        (Field::Turn, 28, Problem::Line(LineProblem::Number { found: found("0"), least: 1 }))
    );
}

#[test]
fn openly_placed_mobs_are_counted() {
    assert_eq!(
        position("goniki", "", "6/6/6/6/1G4/6 a 1-6,1-6 - 0 1"),
        (Field::Side, 14, Problem::OtherPlaces { expected: skazka_dumaraj::BLOCKER })
    );
    assert_eq!(
        position("goniki", "", "6/6/6/6/GG4/6 a 1-6,1-6 - 0 1"),
        (Field::Board, 9, Problem::TooMany { mob: Mob::Gon, most: 1 })
    );
    let marks = |marks: &str| position("goniki", "", &format!("6/6/6/6/1G4/5g a 2-6,1-6 {marks} 0 9")).2;
    assert_eq!(marks("31"), Problem::OutsideLocation { bit: bit(1, 6) });
    let marks = |marks: &str| position("goniki", "", &format!("6/6/6/5g/1G4/6 a 2-6,1-6 {marks} 0 9")).2;
    assert_eq!(marks("31,3"), Problem::Bit { found: "3".to_owned() });
    assert_eq!(marks("31,11"), Problem::MarkOutside { bit: bit(1, 1) });
    assert_eq!(marks("31,22"), Problem::MarkOccupied { bit: bit(2, 2) });
    assert_eq!(marks("31,31"), Problem::MarkTwice { bit: bit(3, 1) });
    assert_eq!(position("hunters", "size=6", "6/6/6/6/6/R5 a 1-6,1-6 - 0 1").2, Problem::NotPlayed { mob: Mob::Raj });
    assert_eq!(
        position("hunters", "size=6 hunters=SG", "6/6/6/6/6/S5 d 1-6,1-6 - 0 1").2,
        Problem::OtherPlaces { expected: skazka_dumaraj::ATTACKER }
    );
}

fn refusal(discipline: &str, settings: &str, position: &str, action: &str) -> ActionErrorKind {
    let board = Board::read(&rules(discipline, settings), position).unwrap();
    let error = board.read_action(action).unwrap_err();
    assert!(Fault::from(error.clone()).to_string().contains("reason="));
    error.refusal
}

/// ```text
/// 6 | . r . . . .
/// 5 | P . . . . .
/// 4 | . . . . . .
/// 3 | . . . . . .
/// 2 | . . . p . .
/// 1 | . . R L . .
/// ```
const MIDDLE: &str = "1r4/P5/6/6/3p2/2RL2 a 1-6,1-6 - 0 41";

#[test]
fn actions_are_refused_with_the_reason() {
    let free = |action: &str| refusal("poteshki", "editor=free", MIDDLE, action);
    for (action, offset) in
        [("", 0), ("13", 2), ("13-", 3), ("1D-24", 0), ("13-24 ", 5), ("13-13", 3), ("13-24[r7", 8), ("14–15", 2)]
    {
        assert_eq!(free(action), ActionErrorKind::Unreadable { offset }, "{action}");
    }
    assert_eq!(free("13-24[x1]"), ActionErrorKind::Unreadable { offset: 6 });
    assert_eq!(free("51-61=Q"), ActionErrorKind::Unreadable { offset: 6 });
    assert_eq!(free("G@13"), ActionErrorKind::PlacedAll);
    assert_eq!(free("17-16"), ActionErrorKind::Gone { bit: bit(1, 7) });
    assert_eq!(free("33-34"), ActionErrorKind::NoMob { bit: bit(3, 3) });
    assert_eq!(free("62-52"), ActionErrorKind::NotYours { bit: bit(6, 2) });
    assert_eq!(free("13-14"), ActionErrorKind::OwnMob { bit: bit(1, 4) });
    assert_eq!(free("14-34"), ActionErrorKind::CannotReach { mob: Mob::Lod, from: bit(1, 4), to: bit(3, 4) });
    assert_eq!(free("51=F"), ActionErrorKind::NotOnFinist { bit: bit(5, 1) });
    let shown = |refusal: ActionErrorKind| match refusal {
        ActionErrorKind::IsCapture { expected } | ActionErrorKind::IsNoCapture { expected } => expected.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(shown(free("13-24")), "13x24");
    assert_eq!(shown(free("13x12")), "13-12");
    let four = vec![Mob::Fej, Mob::Lod, Mob::Slod, Mob::Gon];
    assert_eq!(free("51-61"), ActionErrorKind::MustPromote { choices: four.clone() });
    assert_eq!(free("51-61=R"), ActionErrorKind::NeverBecomes { mob: Mob::Raj, choices: four.clone() });
    assert_eq!(free("51-61=T"), ActionErrorKind::NeverBecomes { mob: Mob::Trigon, choices: four });
    assert_eq!(free("13-12=F"), ActionErrorKind::CannotPromote { mob: Mob::Fej, to: bit(1, 2) });
    let cuts = |refusal: ActionErrorKind| match refusal {
        ActionErrorKind::NotBorder { cut, choices } => ("border", cut.to_string(), join(&choices)),
        ActionErrorKind::CutOccupied { cut, choices } => ("occupied", cut.to_string(), join(&choices)),
        ActionErrorKind::MustCut { choices } => ("must", String::new(), join(&choices)),
        other => panic!("{other:?}"),
    };
    assert_eq!(cuts(free("13-12[r2]")), ("border", "r2".to_owned(), "c6".to_owned()));
    assert_eq!(cuts(free("13-12[r6]")), ("occupied", "r6".to_owned(), "c6".to_owned()));
    assert_eq!(free("51x62=F[r1]"), ActionErrorKind::EndsBeforeCut);
    assert_eq!(refusal("poteshki", "editor=off", MIDDLE, "13-12[c6]"), ActionErrorKind::NoCuts);
    let strict = refusal("poteshki", "editor=strict", MIDDLE, "13-12");
    assert_eq!(cuts(strict), ("must", String::new(), "c6".to_owned()));
    let over = "6/P5/6/6/3p2/2RL2 d 1-6,1-6 - 0 42";
    assert_eq!(refusal("poteshki", "", over, "24-14"), ActionErrorKind::Over);
}

fn join(cuts: &[skazka_dumaraj::Cut]) -> String {
    cuts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn placements_are_refused_with_the_reason() {
    let empty = "6/6/6/6/6/6 a 1-6,1-6 - 0 1";
    let hunters = |action: &str| refusal("hunters", "size=6 hunters=SG", empty, action);
    assert_eq!(hunters("L@11"), ActionErrorKind::NotToPlace { mob: Mob::Lod, left: vec![Mob::Slod, Mob::Gon] });
    assert_eq!(hunters("S@41"), ActionErrorKind::OutsideZone { bit: bit(4, 1) });
    assert_eq!(hunters("S@17"), ActionErrorKind::Gone { bit: bit(1, 7) });
    assert!(matches!(hunters("11-12"), ActionErrorKind::PlaceFirst { .. }));
    let second = "6/6/6/6/6/S5 a 1-6,1-6 - 0 1";
    assert_eq!(refusal("hunters", "size=6 hunters=SG", second, "G@11"), ActionErrorKind::Occupied { bit: bit(1, 1) });
    let goniki = "6/6/6/1g4/6/G5 a 1-6,1-6 23 0 3";
    assert_eq!(refusal("goniki", "", goniki, "11-23"), ActionErrorKind::Marked { bit: bit(2, 3) });
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(2000))]

    /// Whatever is read is written back the same; nothing panics.
    #[test]
    fn any_text_is_read_or_refused(text in "[0-9a-fA-CrRsSlLpPgG/,@=x \\-\\[\\]é]{0,60}", whole in proptest::prelude::any::<String>()) {
        for discipline in ["poteshki", "goniki", "hunters", "kulikovo-1"] {
            let rules = rules(discipline, "");
            for text in [&text, &whole] {
                if let Ok(board) = Board::read(&rules, text) {
                    assert_eq!(&board.to_string(), text);
                }
                let _ = Board::new(&rules).read_action(text);
            }
        }
    }

    /// A position with one character changed is read or refused, and what is read is written back the same.
    #[test]
    fn a_slip_of_the_pen_never_panics(at in 0..MIDDLE.len(), other in "[ -~]") {
        let mut text = MIDDLE.to_owned();
        text.replace_range(at..=at, &other);
        if let Ok(board) = Board::read(&rules("poteshki", ""), &text) {
            assert_eq!(board.to_string(), text);
        }
    }
}
