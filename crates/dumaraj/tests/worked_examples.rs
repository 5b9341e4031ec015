//! The two worked examples of the source (`rules/dumaraj.md §9`), played out.

use skazka_core::{Actor, Ending, Notation, Outcome, Position, Seat, Settings, Turn, TypedFamily};
use skazka_dumaraj::{ATTACKER, DumaRaj, Situation};

fn play(situation: &mut Situation, actions: &str) {
    for written in actions.split_whitespace() {
        let Turn::One(seat) = situation.turn() else { panic!("the game is over before {written}") };
        let by = Actor::Seat(seat);
        let action = situation.read_action(by, written).unwrap_or_else(|fault| panic!("{written}: {fault}"));
        situation.apply(by, action);
    }
}

fn locked_by(winner: Seat) -> Option<Outcome> {
    Some(Outcome::won(winner, 2, Ending::Rules("locked")))
}

/// Two Slods of opposite colours can never meet. In chess that is a dead draw; here the attacker cuts the location down to
/// one row, on which no Slod can move, and it is the blocker's turn.
#[test]
fn of_two_slods_of_opposite_colours_one_is_locked() {
    let settings = Settings::parse(["editor=free"]).expect("well-formed");
    let rules = DumaRaj::rules("eralash", &settings).expect("possible");
    //  6 . . . . . .          6 # # # # # #
    //  5 . . . . s .          5 # # # # # #
    //  4 . . . . . .          4 # # # # # #
    //  3 . . . . . .          3 # # # # # #
    //  2 . . . . . .    to    2 S . . . s .
    //  1 . S . . . .          1 # # # # # #
    let mut game = Situation::read(&rules, "6/4s1/6/6/6/1S4 a 1-6,1-6 - 0 1").expect("readable");
    play(&mut game, "12-56[r6] 55-11 56-12[r5] 11-22 12-21[r1] 22-33 21-32[r4] 33-24");
    assert_eq!(game.turn(), Turn::One(ATTACKER), "nothing is decided before the last cut");
    play(&mut game, "32-21[r3]");
    assert_eq!((game.turn(), game.outcome()), (Turn::Over, locked_by(ATTACKER)));
    assert_eq!(game.write(), "6/6/6/6/S2s2/6 d 2-2,1-6 - 0 10");
}

/// One Gon each: every bit a Gon leaves is marked, and in the end one of them has nowhere to leap.
#[test]
fn a_goniki_game_ends_when_the_marks_run_out_for_one_side() {
    let rules = DumaRaj::rules("goniki", &Settings::new()).expect("possible");
    let mut game = Situation::start(&rules);
    play(&mut game, "G@33 G@64 33-14 64-52 14-22 52-44 22-43 44-63 43-31 63-42 31-12 42-61 12-24 61-53 24-36 53-65");
    play(&mut game, "36-55 65-46 55-34 46-25 34-15 25-13 15-23 13-21");
    assert_eq!(game.turn(), Turn::One(ATTACKER), "the attacker has one leap left");
    play(&mut game, "23-11");
    //  6 * . * * * .
    //  5 . * * . * .
    //  4 . * * * . *
    //  3 * . * * . *
    //  2 g * * * * .      from 21 a Gon leaps to 13, 33, 42: all marked
    //  1 G * * * * .
    assert_eq!((game.turn(), game.outcome()), (Turn::Over, locked_by(ATTACKER)));
    let marks = game.write().split(' ').nth(3).map(|marks| marks.split(',').count());
    assert_eq!(marks, Some(23));
}
