//! The laws of `skazka_testkit::laws` over random games of three and four, with both lions.

use skazka_core::{Catalogue, Ending, Event, FamilyAdapter, Match, Notation, Seat, Stop, Turn, TypedFamily, record};
use skazka_stone_chess::{Lion, Players, Rules, SeatStatus, State, StoneChess};
use skazka_testkit::{FirstLegal, laws, record_laws};

fn hold(players: Players, lion: Lion, seed: u64, longest: usize) {
    let rules = Rules { players, lion };
    let mut random = fastrand::Rng::with_seed(seed);
    laws::hold_over_a_random_game(&rules, State::new(&rules), longest, &mut || random.u64(..), State::recomputed_key);
}

#[test]
fn the_laws_hold_with_three() {
    hold(Players::Three, Lion::Hopper, 1, 34);
    hold(Players::Three, Lion::Leaper, 2, 24);
}

#[test]
fn the_laws_hold_with_four() {
    hold(Players::Four, Lion::Hopper, 3, 40);
    hold(Players::Four, Lion::Leaper, 4, 30);
}

/// Positions with promotions, swaps, passed pawns and players near their end.
const RARE: [&str; 3] = [
    "1n5k/2P5/8/8/8/8/7{K_g}/K7 w w:a1,b:h8,g:a8,r:x4 w:0,b:0,g:0,r:0 w:Q,b:-,g:-,r:- - 0 9",
    "3{K_g}3k/8/8/2e5/Pp6/8/1f5K/d7 b w:a1,b:h8,g:a8,r:x4 w:0,b:0,g:0,r:0 w:-,b:s,g:-,r:- a3:a4 0 9",
    "4{P_g}2{D_g}/{R_r}1{P_r}3{P_g}{R_g}/N3{K_g}2{N_g}/1{P_r}1{N_g}2p{P_g}/7p/3{N_r}N3/2DPP3/4r3 w w:a1,b:h1,g:h8,r:a8 w:27,b:21,g:19,r:17 w:sFWEQ,b:sFWEDQ,g:FWEQ,r:sFWEDQ - 2 61",
];

#[test]
fn the_laws_hold_where_rare_things_happen() {
    let rules = Rules { players: Players::Four, lion: Lion::Hopper };
    for (seed, written) in RARE.into_iter().enumerate() {
        let mut random = fastrand::Rng::with_seed(seed as u64);
        let start: State = Notation::read(&rules, written).expect("a position");
        laws::hold_over_a_random_game(&rules, start, 10, &mut || random.u64(..), State::recomputed_key);
    }
}

fn four() -> Match<State> {
    let rules = Rules { players: Players::Four, lion: Lion::Hopper };
    let written = "{K_g}6k/8/8/8/8/8/8/K6{K_r} w w:a1,b:h8,g:a8,r:h1 w:5,b:5,g:5,r:5 w:-,b:-,g:-,r:- - 0 9";
    Match::new(Notation::read(&rules, written).expect("a position"))
}

#[test]
fn who_gives_up_is_out_and_the_others_play_on() {
    let mut play = four();
    play.accept(&Event::Resign { by: Seat(2) }).expect("out of turn");
    assert_eq!(play.position().seat_status(Seat(2)), SeatStatus::Out(4));
    assert_eq!(play.turn(), Turn::One(Seat(0)), "whose turn it was, it still is");
    assert!(play.accept(&Event::Resign { by: Seat(2) }).is_err(), "once is enough");
    assert!(play.take_back_to(Seat(2)).is_none(), "nobody comes back");
    play.accept(&Event::Resign { by: Seat(0) }).expect("in turn");
    assert_eq!(play.turn(), Turn::One(Seat(1)));
    play.accept(&Event::Resign { by: Seat(3) }).expect("out of turn");
    let outcome = play.outcome().expect("one is left");
    assert_eq!((&outcome.places[..], outcome.ending), (&[3, 1, 4, 2][..], Ending::Rules("last")));
    let written: Vec<_> = (0..play.plies()).filter_map(|ply| play.ply(ply)).map(|ply| ply.written.as_str()).collect();
    assert_eq!(written, ["resign:g", "resign:w", "resign:r"]);
    let mut again = four();
    written.iter().for_each(|one| again.accept_told(one).expect("as recorded"));
    assert_eq!(again.position().write(), play.position().write());
}

/// Plays these words from a written position of three.
fn after(from: &str, words: &[&str]) -> Match<State> {
    let rules = Rules { players: Players::Three, lion: Lion::Hopper };
    let start: State = Notation::read(&rules, from).expect("a position");
    let mut play = Match::new(start);
    words.iter().for_each(|one| play.accept_told(one).expect("what may be done"));
    play
}

#[test]
fn who_gives_up_before_all_have_placed_leaves_a_position_that_is_one() {
    let start = State::new(&Rules { players: Players::Three, lion: Lion::Hopper }).write();
    let white = "K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3";
    for words in [&["resign:w"][..], &["resign:b"], &[white, "resign:g"], &[white, "resign:b"], &[white, "resign:w"]] {
        let play = after(&start, words);
        let written = play.position().write();
        let again = after(&written, &[]);
        assert_eq!((again.position(), again.turn()), (play.position(), play.turn()), "{words:?}: {written}");
    }
}

/// The turn's number counts turns; the count of quiet ones begins anew, so that nobody finds himself beyond the limit
/// because there are fewer players.
#[test]
fn giving_up_out_of_turn_is_no_turn_and_ends_the_quiet() {
    let quiet = "{K_g}6k/8/8/8/8/8/8/K7 w w:a1,b:h8,g:a8 w:9,b:0,g:0 w:-,b:-,g:- - 120 130";
    let numbers = |words: &[&str]| {
        let play = after(quiet, words);
        (play.position().quiet(), play.position().turn(), play.turn() == Turn::Over)
    };
    assert_eq!(numbers(&["resign:g"]), (0, 130, false));
    assert_eq!(numbers(&["resign:w"]), (0, 131, false));
    assert_eq!(numbers(&["resign:g", "resign:b"]), (0, 130, true));
    assert_eq!(numbers(&["resign:w", "resign:g"]), (0, 131, true));
}

#[test]
fn a_draw_is_agreed_by_those_still_in() {
    let mut play = four();
    play.accept(&Event::Resign { by: Seat(1) }).expect("out");
    assert!(play.accept(&Event::OfferDraw { by: Seat(1) }).is_err(), "who is out has no say");
    for seat in [0, 2, 3] {
        assert!(play.turn() != Turn::Over);
        play.accept(&Event::OfferDraw { by: Seat(seat) }).expect("still in");
    }
    let outcome = play.outcome().expect("all agreed");
    assert_eq!((&outcome.places[..], outcome.ending), (&[1, 4, 1, 1][..], Ending::Agreement));
}

/// Of those who are out nobody is asked, neither when the game is written down nor when it is read again.
#[test]
fn a_draw_of_those_still_in_is_read_from_its_record() {
    let games = Catalogue::new(vec![Box::new(FamilyAdapter::<StoneChess, _>::new(FirstLegal))]);
    let start = "{K_g}6k/8/8/8/8/8/8/K6{K_r} w w:a1,b:h8,g:a8,r:h1 w:5,b:5,g:5,r:5 w:-,b:-,g:-,r:- - 0 9";
    let tags = format!("[Game \"stone-chess\"]\n[Options \"players=4\"]\n[Start \"{start}\"]");
    for termination in ["", "[Termination \"agreement\"]"] {
        let written = format!("{tags}\n{termination}\n\n9. resign:b 1-4-1-1\n");
        let record = record::parse(&written).expect("a record");
        let outcome = record::replay(&games, &record, &Stop::new()).expect("possible").outcome().expect("agreed");
        assert_eq!((&outcome.places[..], outcome.ending), (&[1, 4, 1, 1][..], Ending::Agreement));
    }
}

#[test]
fn records_keep_variations() {
    let disciplines = StoneChess::disciplines();
    for (seed, players) in [Players::Three, Players::Four].into_iter().enumerate() {
        let mut random = fastrand::Rng::with_seed(seed as u64);
        let start = State::new(&Rules { players, lion: Lion::Hopper });
        assert!(record_laws::hold_over_a_random_tree(start, &disciplines[0], 80, &mut || random.u64(..)));
    }
}
