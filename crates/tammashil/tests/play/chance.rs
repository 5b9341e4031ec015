//! The coin, the die, and discs that nobody knows.

use crate::drawn::{drawn, legal, play, row};
use crate::random::words;
use fastrand::Rng;
use skazka_core::Script;
use skazka_core::perft::{divide, one_by_one};
use skazka_tammashil::{Content, Disc, Faces, Move, NORTH, Next, Rules, SOUTH, State};

fn all_rules() -> [Rules; 3] {
    [Rules::TAMMASHIL, Rules { belt: skazka_tammashil::Belt::OpenEnds, ..Rules::TAMMASHIL }, Rules::HIVVAYO]
}

#[test]
fn a_game_begins_with_the_coin_and_then_the_die() {
    let start = State::start(Rules::TAMMASHIL);
    assert_eq!(
        start.write(),
        "raaaaaaaaaaal/aaaaaaaaaaaaaa/aaaaaaaaaaaaaaa/16/17/18/19/20/21/22/???????????????????????/22/21/20/19/18/17/16/\
         AAAAAAAAAAAAAAA/AAAAAAAAAAAAAA/LAAAAAAAAAAAR - - 0 1 8+10x5o"
    );
    assert_eq!((start.next(), legal(&start)), (Next::Coin, vec!["north".to_owned(), "south".to_owned()]));
    let tossed = play(start, &["north"]);
    assert_eq!((tossed.next(), tossed.steps()), (Next::Roll(NORTH), None));
    assert_eq!(legal(&tossed), ["1:", "2:", "3:", "4:", "5:", "6:"]);
    assert_eq!(play(tossed, &["4:"]).steps(), Some((4, 4)));
    let giant = play(State::start(Rules::HIVVAYO), &["south"]);
    assert_eq!((giant.next(), giant.steps()), (Next::Seat(SOUTH), Some((20, 20))));
}

#[test]
fn armies_and_belts_are_as_big_as_the_rules_say() {
    for (rules, figures, discs) in
        all_rules().into_iter().zip([42, 42, 213]).zip([23, 21, 127]).map(|((a, b), c)| (a, b, c))
    {
        let state = State::dealt(rules, None);
        assert_eq!([SOUTH, NORTH].map(|seat| state.units(seat).count()), [figures; 2]);
        assert_eq!((state.belt().count(), state.hidden().total()), (discs.into(), discs));
        assert_eq!(state.hidden(), rules.discs());
        assert_eq!(
            (state.next(), state.turn()),
            (if figures == 42 { Next::Roll(SOUTH) } else { Next::Seat(SOUTH) }, 1)
        );
    }
}

#[test]
fn discs_are_shuffled_hidden_and_guessed_without_loss() {
    for rules in all_rules() {
        let dealt = State::dealt(rules, Some(&mut words(&mut Rng::with_seed(1))));
        let other = State::dealt(rules, Some(&mut words(&mut Rng::with_seed(2))));
        assert_ne!(dealt, other);
        assert_eq!(dealt.hidden(), Faces::default());
        for disc in Disc::ALL {
            let lying = dealt.belt().filter(|&cell| dealt.content(cell) == Content::Covered(Some(disc))).count();
            assert_eq!(lying, usize::from(rules.discs().of(disc)));
        }
        assert_eq!(dealt.veiled(), State::dealt(rules, None));
        assert_eq!(dealt.veiled().key(), State::dealt(rules, None).recomputed_key());
        let guessed = dealt.veiled().shuffled(&mut words(&mut Rng::with_seed(2)));
        assert_eq!((guessed.veiled(), guessed.key()), (dealt.veiled(), guessed.recomputed_key()));
        assert_eq!(dealt.shuffled(&mut || 0), dealt, "nothing is hidden");
    }
}

/// Two unknown discs before a triple, of which one good and one bad are left.
fn before_unknown_discs() -> State {
    let known = drawn(&["j 6 C", "k 6 +x"], 's', 5, 5);
    let veiled = known.veiled();
    assert_eq!(veiled.hidden(), Faces { good: 1, bad: 1, empty: 0 });
    veiled
}

#[test]
fn an_unknown_disc_is_turned_by_chance() {
    let split = play(before_unknown_discs(), &["j7/k7?,k8?"]);
    let k7 = split.geometry().named("k7").unwrap();
    assert_eq!((split.next(), row(&split, "k")), (Next::Disc(k7), "6A!~*A!~*15".to_owned()));
    assert!(split.write().ends_with(" s 3/5 7 10 1+1x0o"));
    assert_eq!(legal(&split), ["+", "x"]);
    assert_eq!([Disc::Good, Disc::Bad, Disc::Empty].map(|disc| split.weight(Move::Turned(disc))), [1, 1, 0]);
    assert_eq!(State::read(Rules::TAMMASHIL, &split.write()), Ok(split.clone()));
    let first = play(split, &["x"]);
    assert_eq!((row(&first, "k"), legal(&first), first.quiet()), ("7A!~*15".to_owned(), vec!["+".to_owned()], 0));
    let second = play(first, &["+"]);
    assert_eq!((row(&second, "k"), second.next()), ("7B!~15".to_owned(), Next::Seat(SOUTH)));
    assert!(second.write().ends_with(" s 3/5 0 10"));
}

#[test]
fn what_chance_said_is_read_with_the_action() {
    let state = before_unknown_discs();
    let told = state.read_told("j7/k8?x,k7?+").unwrap();
    assert_eq!(told[1..], [Move::Turned(Disc::Good), Move::Turned(Disc::Bad)], "in board order");
    assert_eq!(row(&play(state.clone(), &["j7/k7?+,k8?x"]), "k"), "6B!~16");
    assert_eq!(state.read_told("j7/k7?+,k8?").unwrap().len(), 2, "the second is still to be turned");
    let known = drawn(&["j 6 A", "k 6 +"], 's', 5, 5);
    assert_eq!(known.read_told("j7-k7?+").unwrap().len(), 1, "a known disc is turned at once");
}

#[test]
fn every_face_left_counts() {
    let state = before_unknown_discs();
    let known = drawn(&["j 6 C", "k 6 +x"], 's', 5, 5);
    let actions = legal(&known);
    let marks = |marks: usize| actions.iter().filter(|action| action.matches('?').count() == marks).count() as u64;
    assert!(marks(1) > 0 && marks(2) == 1);
    let expected = marks(0) + 2 * marks(1) + 2 * marks(2);
    let threes = Script::new(&[]);
    assert_eq!(state.perft(1, threes), expected, "good or bad; good and bad or bad and good");
    let divided = divide(&state, 1, threes);
    assert_eq!(divided.iter().map(|(_, nodes)| nodes).sum::<u64>(), state.perft(2, threes));
    assert_eq!(divided.len() as u64, marks(0) + marks(1) + marks(2));
}

/// South is shut in and can only pass; the triples go one cell, the priest of North stands far away in its corner.
///
/// ```text
///  b  c c . .
///   a  L c . .
/// ```
#[test]
fn what_is_divided_is_what_is_counted() {
    let shut_in = drawn(&["a L c", "b c c", "u 12 l"], 's', 1, 1);
    let (ones, one_and_two) = ([1].map(Move::Roll), [1, 2].map(Move::Roll));
    let written = |depth| divide(&shut_in, depth, Script::new(&ones));
    assert_eq!(written(0), [(".".to_owned(), 1)]);
    assert_eq!(written(1), [(".".to_owned(), 13)], "each triple may strike; 7 + 3 walks");
    let board = shut_in.write();
    let board = board.split(' ').next().unwrap();
    for rest in ["s 1/1 0 1", "s - 0 1", "n - 0 1", "n 0/2 0 1", "- - 0 1"] {
        let state = State::read(Rules::TAMMASHIL, &format!("{board} {rest}")).unwrap();
        for depth in 1..=3 {
            let script = Script::new(&one_and_two);
            let together: u64 = divide(&state, depth - 1, script).iter().map(|(_, nodes)| nodes).sum();
            assert_eq!(together, state.perft(depth, script), "{rest}, {depth} actions");
            assert_eq!(one_by_one(&state, depth, script), together, "{rest}, {depth} actions");
        }
    }
}

#[test]
fn rolls_come_in_turn_and_again() {
    let state = State::dealt(Rules::TAMMASHIL, Some(&mut words(&mut Rng::with_seed(5))));
    let counted = |state: &State, depth, rolls: &[u8]| {
        let rolls: Vec<_> = rolls.iter().copied().map(Move::Roll).collect();
        state.perft(depth, Script::new(&rolls))
    };
    let after = |rolls: &[u8]| counted(&state, 2, rolls);
    assert_eq!(after(&[1]), after(&[1, 1]));
    assert_eq!(after(&[]), after(&[3]));
    assert_ne!(after(&[1, 6]), after(&[6, 1]));
    let coin = State::start(Rules::TAMMASHIL);
    assert_eq!(
        counted(&coin, 1, &[2]),
        2 * counted(&State::dealt(Rules::TAMMASHIL, None), 1, &[2]),
        "the coin falls both ways"
    );
}

#[test]
fn a_quiet_game_is_drawn_after_200_turns() {
    let state = State::read(Rules::TAMMASHIL, &drawn(&[], 's', 1, 1).write().replace(" 7 10", " 199 300")).unwrap();
    let walked = play(state, &["b3-b4"]);
    assert!(!walked.drawn());
    let ended = play(walked, &["."]);
    assert!(ended.drawn() && ended.winner().is_none());
}
