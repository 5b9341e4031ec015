use super::{Decision, GameClock, TimeControl};
use crate::{Seat, Seats};
use proptest::prelude::*;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn of(seat: Seat, turn: u32, plies: usize) -> Decision {
    Decision { seats: Seats::NONE.and(seat), turn, plies }
}

fn nobody(turn: u32, plies: usize) -> Decision {
    Decision { seats: Seats::NONE, turn, plies }
}

fn clock(control: &str, first: Decision) -> GameClock {
    GameClock::new(control.parse().expect("a control"), 2, 1000, first)
}

/// What both have left, in milliseconds.
fn left(clock: &GameClock, at: i64) -> [i64; 2] {
    [A, B].map(|seat| clock.remaining(seat, at).expect("limited"))
}

#[test]
fn controls_are_read_as_they_are_written() {
    for written in ["-", "300", "1", "86400", "300+5", "300b5", "60d3600", "1/86400", "1/5184000"] {
        assert_eq!(written.parse::<TimeControl>().expect(written).to_string(), written);
    }
    assert_eq!("300+0".parse(), Ok(TimeControl::Fischer { base: 300, increment: 0 }));
    let wrong = [
        "",
        "?",
        "0",
        "-1",
        "+5",
        "300+",
        "300+05",
        "300+3601",
        "86401",
        "300b0",
        "300d",
        "300+5+5",
        "300 5",
        "1/86401",
        "1/0",
        "1/",
        "40/9000",
        "1/5270400",
        "300b5d5",
        "٣٠٠",
        "99999999999999999999",
    ];
    for written in wrong {
        assert!(written.parse::<TimeControl>().is_err(), "{written:?}");
    }
}

#[test]
fn an_increment_is_added_when_a_turn_ends() {
    let mut clock = clock("300+5", of(A, 1, 0));
    assert_eq!(left(&clock, 4000), [297_000, 300_000]);
    clock.advance(4000, of(B, 1, 1));
    assert_eq!(left(&clock, 4000), [302_000, 300_000]);
    clock.advance(14_500, of(A, 2, 2));
    assert_eq!(left(&clock, 20_000), [296_500, 294_500]);
}

#[test]
fn bronstein_gives_back_what_a_turn_took_and_no_more() {
    let mut clock = clock("300b5", of(A, 1, 0));
    clock.advance(4000, of(B, 1, 1));
    assert_eq!(left(&clock, 4000), [300_000, 300_000], "3 s are given back");
    clock.advance(12_000, of(A, 2, 2));
    assert_eq!(left(&clock, 12_000), [300_000, 297_000], "of 8 s 5 are given back");
}

#[test]
fn a_delay_is_waited_for_in_each_turn() {
    let mut clock = clock("300d5", of(A, 1, 0));
    assert_eq!(left(&clock, 6000), [300_000, 300_000]);
    assert_eq!(left(&clock, 6001), [299_999, 300_000]);
    assert_eq!(clock.next_fall(), Some((306_000, A)));
    clock.advance(9000, of(B, 1, 1));
    assert_eq!(left(&clock, 9000), [297_000, 300_000]);
}

#[test]
fn days_are_given_anew_for_each_turn() {
    let day = 86_400_000;
    let mut clock = clock("1/172800", of(A, 1, 0));
    clock.advance(1000 + day, of(B, 1, 1));
    assert_eq!(left(&clock, 1000 + day), [2 * day, 2 * day]);
    assert!(!clock.has_fallen(B, 999 + 3 * day) && clock.has_fallen(B, 1000 + 3 * day));
}

#[test]
fn a_turn_of_several_actions_is_one_turn_even_when_chance_decides_within() {
    let mut clock = clock("300+5", of(A, 1, 0));
    clock.advance(2000, of(A, 1, 1));
    assert_eq!(left(&clock, 2000), [299_000, 300_000]);
    clock.advance(3000, nobody(1, 2));
    assert!(clock.running().is_empty());
    assert_eq!(left(&clock, 9000), [298_000, 300_000], "nobody's clock runs for chance");
    clock.advance(9000, of(A, 1, 3));
    assert_eq!(left(&clock, 10_000), [297_000, 300_000], "it is the same turn");
    clock.advance(10_000, of(A, 2, 4));
    assert_eq!(left(&clock, 10_000), [302_000, 300_000], "the same seat, but another turn");
}

#[test]
fn in_a_secret_stage_all_clocks_run_until_each_has_decided() {
    let both = Decision { seats: Seats::first(2), turn: 0, plies: 0 };
    let mut clock = clock("60+1", both);
    clock.advance(11_000, of(A, 0, 1));
    assert_eq!(left(&clock, 21_000), [40_000, 51_000]);
    assert_eq!(clock.next_fall(), Some((61_000, A)));
    clock.advance(21_000, of(A, 1, 2));
    assert_eq!(left(&clock, 21_000), [41_000, 51_000]);
}

#[test]
fn what_is_taken_back_and_played_again_is_not_rewarded_twice() {
    let mut clock = clock("300+5", of(A, 1, 0));
    clock.advance(2000, of(B, 1, 1));
    clock.go_back(4000, of(A, 1, 0));
    assert_eq!(left(&clock, 4000), [304_000, 298_000]);
    clock.advance(5000, of(B, 1, 1));
    assert_eq!(left(&clock, 5000), [303_000, 298_000], "A had its increment for this turn");
    clock.advance(5000, of(A, 2, 2));
    assert_eq!(left(&clock, 5000), [303_000, 303_000], "B had none yet");
}

#[test]
fn clocks_stand_still_while_they_are_paused_and_when_the_game_is_over() {
    let mut clock = clock("60", of(A, 1, 0));
    clock.pause(11_000);
    assert_eq!((left(&clock, 99_000), clock.is_paused()), ([50_000, 60_000], true));
    assert!(!clock.has_fallen(A, i64::MAX) && clock.next_fall().is_none());
    clock.resume(1_000_000);
    assert_eq!(left(&clock, 1_001_000), [49_000, 60_000]);
    assert!(clock.has_fallen(A, 1_050_000) && !clock.has_fallen(B, 1_050_000), "B does not decide");
    clock.advance(1_001_000, nobody(1, 1));
    assert_eq!(left(&clock, 9_000_000), [49_000, 60_000]);
    assert_eq!(clock.next_fall(), None);
}

#[test]
fn without_a_limit_time_is_told_and_never_up() {
    let clock = clock("-", of(A, 1, 0));
    assert_eq!((clock.remaining(A, 5000), clock.spent(A, 5000), clock.spent(B, 5000)), (None, 4000, 0));
    assert!(!clock.has_fallen(A, i64::MAX) && clock.next_fall().is_none());
    assert_eq!(clock.remaining(Seat(7), 5000), None);
}

#[test]
fn times_that_no_calendar_has_break_nothing() {
    for control in ["300+5", "300b5", "300d5", "1/86400"] {
        let mut clock = GameClock::new(control.parse().expect("a control"), 2, i64::MIN, of(A, 1, 0));
        assert!(clock.has_fallen(A, i64::MAX), "{control}");
        for at in [i64::MAX, i64::MIN, 0] {
            clock.advance(at, of(B, 1, 1));
            clock.go_back(at, of(A, 1, 0));
        }
        assert_eq!(clock.next_fall().expect("A decides").1, A);
    }
}

#[derive(Debug, Clone)]
enum Step {
    Act(Decision),
    Back(Decision),
    Pause,
    Resume,
}

fn decision() -> impl Strategy<Value = Decision> {
    (0..4_usize, 0..4_u32, 0..20_usize).prop_map(|(who, turn, plies)| {
        let seats = [Seats::NONE, Seats::first(1), Seats::NONE.and(B), Seats::first(2)][who];
        Decision { seats, turn, plies }
    })
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => decision().prop_map(Step::Act),
        1 => decision().prop_map(Step::Back),
        1 => Just(Step::Pause),
        1 => Just(Step::Resume),
    ]
}

fn control() -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        (1..30_u32, 0..5_u32).prop_map(|(base, increment)| TimeControl::Fischer { base, increment }),
        (1..30_u32, 1..5_u32).prop_map(|(base, delay)| TimeControl::Bronstein { base, delay }),
        (1..30_u32, 1..5_u32).prop_map(|(base, delay)| TimeControl::Delay { base, delay }),
        Just(TimeControl::Days(1)),
    ]
}

fn take(clock: &mut GameClock, at: i64, step: &Step) {
    match step {
        Step::Act(next) => clock.advance(at, *next),
        Step::Back(next) => clock.go_back(at, *next),
        Step::Pause => clock.pause(at),
        Step::Resume => clock.resume(at),
    }
}

/// The most that a seat can ever have: what it begins with, and an increment for each action of the longest game.
fn most(control: TimeControl, plies: usize) -> i64 {
    let increments = match control {
        TimeControl::Fischer { increment, .. } => i64::from(increment) * 1000 * plies as i64,
        _ => 0,
    };
    control.first().unwrap_or_default() + increments
}

proptest! {
    #[test]
    fn nobody_ever_has_more_than_was_given(
        control in control(),
        first in decision(),
        steps in prop::collection::vec((0..9000_i64, step()), 0..40),
    ) {
        let mut clock = GameClock::new(control, 2, 0, first);
        let (mut at, mut plies) = (0, first.plies);
        for (wait, step) in &steps {
            at += wait;
            take(&mut clock, at, step);
            if let Step::Act(next) = step {
                plies = plies.max(next.plies);
            }
            for seat in [A, B] {
                let left = clock.remaining(seat, at).expect("limited");
                prop_assert!((0..=most(control, plies)).contains(&left), "{left}");
                prop_assert!(clock.remaining(seat, at + 100).expect("limited") <= left);
            }
        }
    }

    #[test]
    fn looking_in_between_changes_nothing(
        control in control(),
        first in decision(),
        steps in prop::collection::vec((0..9000_i64, step()), 0..40),
    ) {
        let mut whole = GameClock::new(control, 2, 0, first);
        let mut parts = whole.clone();
        let (mut at, mut now) = (0, first);
        for (wait, step) in &steps {
            // An offer of a draw, say: the decision stays as it is.
            parts.advance(at + wait / 2, now);
            at += wait;
            take(&mut whole, at, step);
            take(&mut parts, at, step);
            if let Step::Act(next) | Step::Back(next) = step {
                now = *next;
            }
            prop_assert_eq!(&whole, &parts);
        }
    }

    #[test]
    fn a_flag_falls_when_it_was_told_to(
        control in control(),
        first in decision(),
        steps in prop::collection::vec((0..900_i64, step()), 0..20),
    ) {
        let mut clock = GameClock::new(control, 2, 0, first);
        let mut at = 0;
        for (wait, step) in &steps {
            at += wait;
            take(&mut clock, at, step);
        }
        match clock.next_fall() {
            Some((fall, seat)) => {
                prop_assert!(clock.has_fallen(seat, fall) && clock.has_fallen(seat, fall + 1));
                prop_assert!(fall <= at || ![A, B].iter().any(|&seat| clock.has_fallen(seat, fall - 1)));
            }
            None => prop_assert!(clock.running().is_empty()),
        }
    }
}
