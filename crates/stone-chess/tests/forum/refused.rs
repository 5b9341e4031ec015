//! What looks like a turn and may not be played.

use crate::{PLACED, after_placing, read, refused};
use skazka_core::{Ending, Stop};
use skazka_stone_chess::{ActionErrorKind, Thread, Trouble};

#[test]
fn a_bad_turn_is_told_with_line_text_and_reason() {
    for (text, line, why) in [
        ("a3-a6", 4, "written=\"a3-a6\" reason=(stone-chess-action-cannot-reach"),
        ("2. a3-a4\n\nпривет\nh6-h3", 7, "written=\"h6-h3\" reason=(stone-chess-action-cannot-reach"),
        ("a3-a4 h6-h5 P_g-a6", 4, "written=\"P_g-a6\" reason=(stone-chess-action-same-kind"),
        ("a3-a4 a4-a5", 4, "written=\"a4-a5\" reason=(stone-chess-action-not-yours"),
        ("n-e4", 4, "reason=(stone-chess-action-wrong-colour"),
        ("Q-e4", 4, "reason=(stone-chess-action-too-few"),
        ("i9-e4", 4, "reason=(stone-chess-action-unreadable"),
        ("X-e4", 4, "reason=(stone-chess-action-unreadable"),
        ("pass", 4, "reason=(stone-chess-action-not-stuck"),
        ("a3-a4; @-a6", 4, "written=\"a3-a4; @-a6\" reason=(stone-chess-action-no-removals"),
        ("@-a5", 4, "reason=(stone-chess-action-removal-alone"),
        ("Чёрные: a3-a4", 4, "(stone-chess-thread-other-side told=(stone-chess-black) mover=(stone-chess-white)"),
        ("a3-a4 Зелёные: N_g-e4", 4, "(stone-chess-thread-other-side told=(stone-chess-green)"),
    ] {
        let told = refused(text);
        assert!(
            told.starts_with(&format!("stone-chess-thread-at line={line} ")) && told.contains(why),
            "{text}: {told}"
        );
    }
}

#[test]
fn a_raised_flag_ends_the_reading() {
    let stop = Stop::new();
    stop.raise();
    let error = Thread::read_until(PLACED, &stop).expect("told").expect_err("cancelled");
    assert_eq!((error.line, &error.trouble), (1, &Trouble::Cancelled));
    assert_eq!(skazka_core::Fault::from(error).to_string(), "work-cancelled");
}

fn trouble(text: &str) -> (usize, Trouble) {
    let error = Thread::read(text).expect("turns").expect_err("refused");
    (error.line, error.trouble)
}

#[test]
fn placements_are_whole() {
    let error = trouble("K-a1; R-b1\nspasibo\nk-h8; r-g8; n-e8; n-f8; p-e7; p-f7; p-g7; p-h7");
    assert!(error.0 == 1 && format!("{:?}", error.1).contains("PlacementCount { found: 2 }"), "{error:?}");
    let error = trouble(&PLACED.replace("P-d3", "P-d5"));
    assert!(error.0 == 1 && format!("{:?}", error.1).contains("OutsideQuadrant"), "{error:?}");
    let error = trouble("1. a2-a4");
    assert!(format!("{:?}", error.1).contains("PlaceFirst"), "{error:?}");
}

#[test]
fn headings_that_say_nonsense_are_refused() {
    assert_eq!(trouble(&format!("Игроков: 5\n{PLACED}")), (1, Trouble::Players { found: "5".to_owned() }));
    assert_eq!(trouble(&format!("\nЛев: хромой\n{PLACED}")), (2, Trouble::Lion { found: "хромой".to_owned() }));
    assert!(matches!(trouble("Start: 8/8/8 w\na2-a4"), (1, Trouble::Start { .. })));
}

#[test]
fn nobody_plays_on_after_the_end() {
    let start = "Start: 7k/8/8/8/8/8/8/K6r b w:a1,b:h8,g:x3 w:8,b:8,g:8 w:-,b:-,g:- - 0 9";
    let over = read(&format!("{start}\nh1-a1\nспасибо!"));
    assert_eq!(over.outcome.expect("the last one").places[..], [2, 1, 3]);
    let told = trouble(&format!("{start}\nh1-a1\na1-a2"));
    assert_eq!(told, (3, Trouble::Refused { written: "a1-a2".to_owned(), refusal: ActionErrorKind::Over }));
}

#[test]
fn a_draw_by_repetition_ends_a_thread_too() {
    let round = "a2-c1 f7-e5 c8-a7\nc1-a2 e5-f7 a7-c8\n";
    let drawn = after_placing(&round.repeat(2));
    assert_eq!(drawn.outcome.map(|outcome| outcome.ending), Some(Ending::Rules("repetition")));
    assert_eq!(drawn.record().result.write(), "1-1-1");
    let told = trouble(&format!("{PLACED}{}a2-c1", round.repeat(2)));
    assert_eq!(told, (8, Trouble::Over));
}

#[test]
fn what_is_too_long_is_refused_at_once() {
    let long = format!("{PLACED}{}", "болтовня\n".repeat(100_000));
    assert!(matches!(trouble(&long), (1, Trouble::TooLong { .. })));
}
