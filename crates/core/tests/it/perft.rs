//! Sequences counted and divided.

use skazka_core::perft::divide;
use skazka_core::{Notation, Perft, Position, Script};
use skazka_testkit::dice::{Race, RaceAction};
use skazka_testkit::duel::Duel;

fn race(written: &str) -> Race {
    Race::read(&(), written).expect("readable")
}

#[test]
fn a_script_is_taken_in_turn_and_again_wherever_it_can_be() {
    let script = Script::new(&[1, 2]);
    let chosen = |script: Script<'static, i32>, possible: &[i32]| {
        let mut possible = possible.to_vec();
        let script = script.choose(&mut possible);
        (possible, script)
    };
    let (first, script) = chosen(script, &[0, 1, 2]);
    let (other, script) = chosen(script, &[7, 8]);
    let (second, script) = chosen(script, &[0, 1, 2]);
    let (again, _) = chosen(script, &[0, 1, 2]);
    assert_eq!([first, other, second, again], [vec![1], vec![7, 8], vec![2], vec![1]]);
    assert_eq!(chosen(Script::new(&[]), &[3, 4]).0, [3, 4]);
}

/// A die of one: `go`, `?` with each of three discs, or `.` at once; after `.` north's die.
#[test]
fn what_chance_draws_is_no_action() {
    let waiting = race("0-0 s 4,3,2 1");
    let ones = [RaceAction::Roll(1)];
    let counted = |depth, told: &[RaceAction]| waiting.perft(depth, Script::new(told));
    assert_eq!([counted(0, &ones), counted(1, &ones), counted(2, &ones)], [1, 3, 1 + 3 + 3]);
    assert_eq!(counted(1, &[]), 6 * 3, "each of the six rolls");
    assert_eq!(counted(2, &[ones[0], RaceAction::Disc(1)]), 1 + 1 + 18, "north does not roll a disc");
}

#[test]
fn what_is_divided_is_what_is_counted() {
    let ones = [RaceAction::Roll(1)];
    for (position, depth) in [(race("0-0 lot 4,3,2 0"), 2), (race("0-0 s 4,3,2 1"), 3), (race("8-9 n2 1,0,1 9"), 4)] {
        for script in [Script::new(&ones), Script::new(&[])] {
            let divided = divide(&position, depth - 1, script);
            assert_eq!(divided.iter().map(|(_, nodes)| nodes).sum::<u64>(), position.perft(depth, script));
            assert!(divided.is_sorted() && divided.len() == 3, "go, a disc, the end: {divided:?}");
        }
    }
    assert_eq!(divide(&race("10-0 s 4,3,2 9"), 1, Script::new(&[])), []);
    assert_eq!(Duel::start(&()).perft(2, Script::new(&[])), 64, "in secret the lowest seat goes first");
}
