//! Positions and actions that are refused, and the one reason for each.

use crate::drawn::{drawn, play};
use skazka_core::{Fault, LineProblem};
use skazka_tammashil::{ActionErrorKind, Disc, Field, Kind, PositionError, Problem, Rules, State};

const ROWS: [&str; 21] = [
    "13", "2r8l2", "15", "16", "17", "18", "19", "20", "21", "22", "23", "22", "21", "20", "19", "18", "17", "16",
    "15", "2L6R4", "13",
];

/// What is wrong when one row, from above, is written otherwise, with the offset inside of that row.
fn wrong_row(nth: usize, row: &str, rest: &str) -> (Field, usize, Problem) {
    let mut rows = ROWS;
    rows[nth] = row;
    let begins = rows[..nth].iter().map(|row| row.len() + 1).sum::<usize>();
    let error = State::read(Rules::TAMMASHIL, &format!("{} {rest}", rows.join("/"))).expect_err(row);
    (error.field, error.offset - begins, error.problem)
}

/// What is wrong with the fields after the board, with the offset after the board.
fn wrong_fields(rules: Rules, rest: &str) -> (Field, usize, Problem) {
    let board = State::dealt(rules, Some(&mut || 0)).write();
    let board = board.split(' ').next().unwrap();
    let error = State::read(rules, &format!("{board} {rest}")).expect_err(rest);
    (error.field, error.offset - board.len() - 1, error.problem)
}

#[test]
fn boards_that_are_none() {
    let usual = "s 3/3 0 1";
    let cell = |name: &str| name.to_owned();
    for (nth, row, at, problem) in [
        (0, "12", 0, Problem::RowLength { row: 20, found: 12, expected: 13 }),
        (0, "14", 0, Problem::RowLength { row: 20, found: 14, expected: 13 }),
        (0, "6A5AA", 0, Problem::RowLength { row: 20, found: 14, expected: 13 }),
        (0, "0", 0, Problem::Run { found: cell("0"), most: 23 }),
        (0, "6A06", 2, Problem::Run { found: cell("06"), most: 23 }),
        (10, "24", 0, Problem::Run { found: cell("24"), most: 23 }),
        (10, "99999999999999999999", 0, Problem::Run { found: cell("99999999999999999999"), most: 23 }),
        (0, "6D6", 1, Problem::UnknownLetter { found: 'D' }),
        (0, "6é6", 1, Problem::UnknownLetter { found: 'é' }),
        (0, "6!6", 1, Problem::MarkWithoutUnit { found: '!' }),
        (0, "6A!'6", 3, Problem::MarkWithoutUnit { found: '\'' }),
        (0, "6A!!6", 3, Problem::MarkWithoutUnit { found: '!' }),
        (0, "L'12", 0, Problem::MarkNotForUnit { mark: '\'', unit: 'L' }),
        (2, "L~14", 0, Problem::MarkNotForUnit { mark: '~', unit: 'L' }),
        (2, "B~14", 0, Problem::MarkNotForUnit { mark: '~', unit: 'B' }),
        (2, "C!~14", 0, Problem::MarkNotForUnit { mark: '~', unit: 'C' }),
        (10, "A*22", 0, Problem::MarkNotForUnit { mark: '*', unit: 'A' }),
        (10, "B!*22", 0, Problem::MarkNotForUnit { mark: '*', unit: 'B' }),
        (20, "L12", 0, Problem::SecondPriest { unit: 'L' }),
        (2, "a!14", 0, Problem::MarkOfOther { cell: cell("s1") }),
        (2, "a~14", 0, Problem::MarkOfOther { cell: cell("s1") }),
        (9, "+21", 0, Problem::OffBelt { cell: cell("l1") }),
        (9, "A!*21", 0, Problem::OffBelt { cell: cell("l1") }),
        (10, "A!*A!*21", 0, Problem::TurnedTooMany { cell: cell("k2") }),
    ] {
        let row_begins = ROWS[..nth].iter().map(|row| row.len() + 1).sum::<usize>();
        let (field, offset, found) = wrong_row(nth, row, usual);
        assert_eq!((field, &found), (Field::Board, &problem), "{row}");
        let expected = if matches!(problem, Problem::TurnedTooMany { .. }) { at + 3 } else { at };
        assert_eq!(offset, expected, "{row} at {row_begins}");
    }
}

#[test]
fn boards_that_the_other_fields_forbid() {
    assert_eq!(wrong_row(2, "A!14", "s - 0 1").2, Problem::MarkBeforeTurn { cell: "s1".to_owned() });
    assert_eq!(wrong_row(2, "A!14", "- - 0 1").2, Problem::MarkBeforeTurn { cell: "s1".to_owned() });
    let missing = ROWS.join("/").replace("/23/", "/??21/") + " s - 0 1";
    assert_eq!(
        State::read(Rules::TAMMASHIL, &missing).map_err(|error| (error.field, error.offset, error.problem)),
        Err((Field::Discs, missing.len(), Problem::DiscsMissing { unknown: 2 }))
    );
    let nobody = format!("{} s - 0 1", ROWS.join("/").replace("2L6R4", "14").replace("2r8l2", "14"));
    assert_eq!(State::read(Rules::TAMMASHIL, &nobody).unwrap_err().problem, Problem::BothBeaten);
    let nine = ROWS.join("/").replace("/23/", "/+++++++++14/") + " s - 0 1";
    let too_many = |line: &str| {
        let error = State::read(Rules::TAMMASHIL, line).unwrap_err();
        assert_eq!(error.problem, Problem::TooManyDiscs { disc: Disc::Good, most: 8 });
        (error.field, error.offset)
    };
    assert_eq!(too_many(&nine), (Field::Board, nine.find('+').unwrap() + 8));
    let hidden = ROWS.join("/").replace("/23/", "/+++++++?15/") + " s - 0 1 2+0x0o";
    assert_eq!(State::read(Rules::TAMMASHIL, &hidden).unwrap_err().offset, hidden.len() - 6, "the count comes first");
    let hidden = ROWS.join("/").replace("/23/", "/+++++++??14/") + " s - 0 1 2+0x0o";
    assert_eq!(too_many(&hidden), (Field::Discs, hidden.len() - 6));
    let rules = Rules { belt: skazka_tammashil::Belt::OpenEnds, ..Rules::TAMMASHIL };
    let end = ROWS.join("/").replace("/23/", "/+22/") + " s - 0 1";
    assert_eq!(State::read(rules, &end).unwrap_err().problem, Problem::OffBelt { cell: "k1".to_owned() });
    let short = State::read(Rules::TAMMASHIL, &format!("{} s - 0 1", ROWS[1..].join("/"))).unwrap_err();
    assert_eq!(short.problem, Problem::RowCount { found: 20, expected: 21 });
}

#[test]
fn fields_that_are_none() {
    let found = |text: &str| text.to_owned();
    for (rest, field, offset, problem) in [
        ("w - 0 1", Field::Side, 0, Problem::Side { found: found("w") }),
        ("s 3 0 1", Field::Steps, 2, Problem::StepsForm { found: found("3") }),
        ("s 3/ 0 1", Field::Steps, 2, Problem::StepsForm { found: found("3/") }),
        ("s +3/3 0 1", Field::Steps, 2, Problem::StepsForm { found: found("+3/3") }),
        ("s 300/300 0 1", Field::Steps, 2, Problem::StepsForm { found: found("300/300") }),
        ("s 3/7 0 1", Field::Steps, 4, Problem::Roll { found: 7, least: 1, most: 6 }),
        ("s 0/0 0 1", Field::Steps, 4, Problem::Roll { found: 0, least: 1, most: 6 }),
        ("s 4/3 0 1", Field::Steps, 2, Problem::StepsLeft { left: 4, roll: 3 }),
        ("s - x 1", Field::Quiet, 4, Problem::Line(LineProblem::Number { found: found("x"), least: 0 })),
        ("s - -1 1", Field::Quiet, 4, Problem::Line(LineProblem::Number { found: found("-1"), least: 0 })),
        ("s - 0 0", Field::Turn, 6, Problem::Line(LineProblem::Number { found: found("0"), least: 1 })),
        ("s - 0 01", Field::Turn, 6, Problem::Line(LineProblem::Number { found: found("01"), least: 1 })),
        (
            "s - 0 4294967296",
            Field::Turn,
            6,
            Problem::Line(LineProblem::Number { found: found("4294967296"), least: 1 }),
        ),
        ("- 3/3 0 1", Field::Steps, 2, Problem::BeforeCoin { expected: "-" }),
        ("- - 1 1", Field::Quiet, 4, Problem::BeforeCoin { expected: "0" }),
        ("- - 0 2", Field::Turn, 6, Problem::BeforeCoin { expected: "1" }),
        ("s - 0 1 8+10x", Field::Discs, 8, Problem::DiscsForm { found: found("8+10x") }),
        ("s - 0 1 8+10x5o ", Field::Whole, 0, Problem::FieldCount { found: 7 }),
        ("s - 0 1 0+1x0o", Field::Discs, 8, Problem::DiscsCount { found: 1, unknown: 0 }),
        ("s - 0 1 08+0x0o", Field::Discs, 8, Problem::DiscsForm { found: found("08+0x0o") }),
    ] {
        let whole = matches!(field, Field::Whole);
        if whole {
            let board = State::dealt(Rules::TAMMASHIL, Some(&mut || 0)).write();
            let error = State::read(Rules::TAMMASHIL, &format!("{} {rest}", board.split(' ').next().unwrap()));
            assert_eq!(error, Err(PositionError { field, offset, problem }));
        } else {
            assert_eq!(wrong_fields(Rules::TAMMASHIL, rest), (field, offset, problem), "{rest}");
        }
    }
    let giant = wrong_fields(Rules::HIVVAYO, "s 6/6 0 1");
    assert_eq!(giant, (Field::Steps, 4, Problem::Roll { found: 6, least: 20, most: 20 }));
    for steps in ["-", "20"] {
        let (field, offset, problem) = wrong_fields(Rules::HIVVAYO, &format!("s {steps} 0 1"));
        assert_eq!((field, offset), (Field::Steps, 2));
        assert_eq!(problem, Problem::FixedStepsForm { found: found(steps) }, "no roll is waited for without a die");
    }
    assert!(State::read(Rules::TAMMASHIL, &format!("{} s - 0 1 -", ROWS.join("/"))).is_ok(), "none are left");
    let long = "A".repeat(70_000);
    assert_eq!(
        State::read(Rules::HIVVAYO, &long).unwrap_err().problem,
        Problem::Line(LineProblem::TooLong { length: 70_000 })
    );
    assert_eq!(State::read(Rules::TAMMASHIL, "").unwrap_err().problem, Problem::FieldCount { found: 1 });
}

fn why(state: &State, written: &str) -> ActionErrorKind {
    state.read_action(written).expect_err(written).refusal
}

#[test]
fn moves_that_are_not_legal() {
    let name = |cell: &str| cell.to_owned();
    let state = drawn(&["d 5 A! 1 A", "e 5 A b C", "f 5 B 3 A~", "k 6 +"], 's', 2, 6);
    for (written, refusal) in [
        ("e6", ActionErrorKind::Unreadable { offset: 2 }),
        ("z1-z2", ActionErrorKind::NoCell { cell: name("z1") }),
        ("a14-a13", ActionErrorKind::NoCell { cell: name("a14") }),
        ("south", ActionErrorKind::NoChance),
        ("5:", ActionErrorKind::NoChance),
        ("+", ActionErrorKind::NoChance),
        ("e1-e2", ActionErrorKind::NoUnit { cell: name("e1") }),
        ("e7-e8", ActionErrorKind::NotYours { cell: name("e7") }),
        ("d6-d5", ActionErrorKind::HasMoved { cell: name("d6") }),
        ("e6-e6", ActionErrorKind::SameCell { cell: name("e6") }),
        ("e6-e7", ActionErrorKind::IsAttack { expected: name("e6xe7") }),
        ("e6+e7", ActionErrorKind::IsAttack { expected: name("e6xe7") }),
        ("e6-f6", ActionErrorKind::IsMerge { expected: name("e6+f6") }),
        ("e6+e5", ActionErrorKind::NothingToMerge { cell: name("e5") }),
        ("f6+e6", ActionErrorKind::NeverMerges { unit: Kind::Double }),
        ("d8+e8", ActionErrorKind::NotMergedOnto { unit: Kind::Triple, cell: name("e8") }),
        ("f10+f6", ActionErrorKind::FragmentMerges { cell: name("f10") }),
        ("d8+f10", ActionErrorKind::FragmentMerges { cell: name("f10") }),
        ("f6-k7?", ActionErrorKind::OnlySinglesEnter { unit: Kind::Double, cell: name("k7") }),
        ("e6-k7", ActionErrorKind::MarkMissing { expected: name("e6-k7?") }),
        ("e6-e5?", ActionErrorKind::NotCovered { cell: name("e5") }),
        ("e6-k7?", ActionErrorKind::CannotReach { unit: Kind::Single, from: name("e6"), to: name("k7"), speed: 3 }),
        ("e8-e10", ActionErrorKind::CannotReach { unit: Kind::Triple, from: name("e8"), to: name("e10"), speed: 1 }),
        ("e6-e3", ActionErrorKind::TooFewSteps { cost: 3, left: 2 }),
        ("d8/d7", ActionErrorKind::NotStack { unit: Kind::Single, cell: name("d8") }),
        ("f6/g6,g7", ActionErrorKind::ExitCount { found: 2, expected: 1 }),
        ("e8/e9", ActionErrorKind::ExitCount { found: 1, expected: 2 }),
        ("e8/e9,e9", ActionErrorKind::ExitTwice { cell: name("e9") }),
        ("e8/e9,d8", ActionErrorKind::ExitTaken { cell: name("d8") }),
        ("e8/e9,e10", ActionErrorKind::TooFewSteps { cost: 3, left: 2 }),
        ("f6/k7?", ActionErrorKind::CannotReach { unit: Kind::Single, from: name("f6"), to: name("k7"), speed: 3 }),
        ("f6/k7", ActionErrorKind::MarkMissing { expected: name("k7?") }),
    ] {
        assert_eq!(why(&state, written), refusal, "{written}");
    }
}

#[test]
fn attacks_that_are_not_legal() {
    let name = |cell: &str| cell.to_owned();
    let state = drawn(&["d 5 A 1 A", "e 4 A 1 b A", "f 5 A~ 1 A! 1 C", "i 6 A"], 's', 4, 6);
    for (written, refusal) in [
        ("d6xd8", ActionErrorKind::NoEnemy { cell: name("d8") }),
        ("d6xd7", ActionErrorKind::NoEnemy { cell: name("d7") }),
        ("d6,d7xe7", ActionErrorKind::NoUnit { cell: name("d7") }),
        ("d6,f8xe7", ActionErrorKind::HasMoved { cell: name("f8") }),
        ("d6,f6xe7", ActionErrorKind::FragmentAttacks { cell: name("f6") }),
        ("d6,d6xe7", ActionErrorKind::AttackerTwice { cell: name("d6") }),
        ("e5-e4,d6xe7", ActionErrorKind::StandNotBeside { stand: name("e4"), target: name("e7") }),
        ("e5-e8,d6xe7", ActionErrorKind::StandTaken { stand: name("e8") }),
        ("d6-e6,e8xe7", ActionErrorKind::StandsBeside { from: name("d6"), target: name("e7") }),
        (
            "i7-f7,d6xe7",
            ActionErrorKind::CannotStand { unit: Kind::Single, from: name("i7"), stand: name("f7"), speed: 3 },
        ),
        (
            "d6,i7xe7",
            ActionErrorKind::CannotAttack { unit: Kind::Single, from: name("i7"), target: name("e7"), speed: 3 },
        ),
        ("d6xe7", ActionErrorKind::TooWeak { force: 1, needed: 2 }),
        ("d6,e8,e5xe7", ActionErrorKind::Superfluous { cell: name("d6"), needed: 2 }),
        ("d6,f10xe7", ActionErrorKind::Superfluous { cell: name("d6"), needed: 2 }),
    ] {
        assert_eq!(why(&state, written), refusal, "{written}");
    }
    let poor = drawn(&["d 5 A", "e 4 A 1 b A"], 's', 2, 6);
    assert_eq!(why(&poor, "d6,e5xe7"), ActionErrorKind::TooFewSteps { cost: 3, left: 2 });
    let twice = drawn(&["c AAA", "b C! 2 R", "a cL!"], 's', 6, 6);
    assert_eq!(
        why(&twice, "c1-b2,c2-b2,c3xa1"),
        ActionErrorKind::CannotStand { unit: Kind::Single, from: name("c1"), stand: name("b2"), speed: 3 }
    );
    assert_eq!(why(&twice, "c2-b2,c3-b2,c1xa1"), ActionErrorKind::StandTwice { stand: name("b2") });
    let narrow = drawn(&["c 1 AA", "b C! 2 R", "a bL!"], 's', 6, 6);
    assert_eq!(why(&narrow, "c2-b2,c3xa1"), ActionErrorKind::NoStandForLast { from: name("c3"), target: name("a1") });
    let four = drawn(&["d 5 AA", "e 5 AcA"], 's', 6, 6);
    assert_eq!(why(&four, "d6,d7,e6,e8xe7"), ActionErrorKind::Superfluous { cell: name("d6"), needed: 3 });
}

#[test]
fn actions_at_the_wrong_time() {
    let name = |cell: &str| cell.to_owned();
    let start = State::start(Rules::TAMMASHIL);
    assert_eq!(why(&start, "c5-d5"), ActionErrorKind::CoinFirst);
    let tossed = play(start, &["south"]);
    assert_eq!(
        (why(&tossed, "c5-d5"), why(&tossed, "7:")),
        (ActionErrorKind::RollFirst, ActionErrorKind::NoSuchRoll { most: 6 })
    );
    let rolled = play(tossed, &["6:"]);
    assert_eq!(why(&rolled, "."), ActionErrorKind::MustStep { made: 0, least: 1 });
    let before = drawn(&["j 6 AA", "k 6 +o"], 's', 1, 6).veiled();
    assert_eq!(why(&before, "j7-k7?+"), ActionErrorKind::DiscNotKnown { cell: name("k7") });
    let told = |written: &str| before.read_told(written).unwrap_err().refusal;
    assert_eq!(told("j7-k7?x"), ActionErrorKind::NoSuchDisc { disc: Disc::Bad });
    let turning = play(before, &["j7-k7?"]);
    assert_eq!(why(&turning, "j8-k8?"), ActionErrorKind::DiscFirst { cell: name("k7") });
    assert_eq!(why(&turning, "x"), ActionErrorKind::NoSuchDisc { disc: Disc::Bad });
    let spent = play(turning, &["o"]);
    assert_eq!(why(&spent, "j8-k8?"), ActionErrorKind::NoStepsLeft);
    let triple = drawn(&["j 6 C", "k 6 ++"], 's', 6, 6).veiled();
    assert_eq!(triple.read_told("j7/k7?,k8?+").unwrap_err().refusal, ActionErrorKind::DiscUntold { cell: name("k7") });
    let known = drawn(&["j 6 A", "k 6 +"], 's', 6, 6);
    assert_eq!(why(&known, "j7-k7?x"), ActionErrorKind::DiscLiesOtherwise { cell: name("k7"), told: Disc::Bad });
    let over = drawn(&["e 5 A", "t 14"], 's', 6, 6);
    assert_eq!((why(&over, "."), why(&over, "e6-e5")), (ActionErrorKind::Over, ActionErrorKind::Over));
}

/// Reasons become sentences of the locales, and quote long input only in part.
#[test]
fn reasons_are_sentences() {
    let state = drawn(&[], 's', 6, 6);
    let fault = Fault::from(state.read_action("a1-a2").unwrap_err());
    assert_eq!(
        fault.to_string(),
        "tammashil-action-refused written=\"a1-a2\" reason=(tammashil-action-no-unit cell=\"a1\")"
    );
    let long = format!("a{}", "9".repeat(100_000));
    assert!(Fault::from(state.read_action(&long).unwrap_err()).to_string().len() < 400);
    let fault = Fault::from(State::read(Rules::TAMMASHIL, "x").unwrap_err());
    let sentence =
        "position-refused field=(tammashil-field-whole) offset=0 problem=(tammashil-position-fields found=1)";
    assert_eq!(fault.to_string(), sentence);
}
