//! Naming, writing, placing, revealing, voiding: from the first decision to the first move (`rules/dumaraj.md §6`, `§8`).

use skazka_core::{
    Actor, Ending, Fault, Notation, Position, Presentation, Seat, Seats, Settings, Turn, TypedFamily, Viewer,
};
use skazka_dumaraj::{ATTACKER, BLOCKER, DumaRaj, Situation};

fn begin(discipline: &str, settings: &str) -> Situation {
    let settings = Settings::parse(settings.split_whitespace()).expect("well-formed settings");
    Situation::start(&DumaRaj::rules(discipline, &settings).expect("a possible game"))
}

fn decide(situation: &mut Situation, by: Seat, written: &str) -> Result<(), Fault> {
    for action in situation.read_actions(Actor::Seat(by), written)? {
        situation.apply(Actor::Seat(by), action);
    }
    Ok(())
}

fn play(situation: &mut Situation, decisions: &[(Seat, &str)]) {
    for (by, written) in decisions {
        decide(situation, *by, written).unwrap_or_else(|fault| panic!("{written}: {fault}"));
    }
}

fn refused(situation: &Situation, by: Seat, written: &str) -> String {
    decide(&mut situation.clone(), by, written).expect_err(written).0.id
}

const BOTH: [Seat; 2] = [ATTACKER, BLOCKER];

#[test]
fn two_papers_make_a_start_and_neither_is_seen_before_the_other() {
    let mut game = begin("pioneer-1", "order_shift=yes");
    assert_eq!(game.turn(), Turn::Secret(Seats::first(2)));
    play(&mut game, &[(BLOCKER, "shift:+1")]);
    assert_eq!(game.turn(), Turn::Secret(Seats::NONE.and(ATTACKER)));
    assert_eq!(game.view(Viewer::Seat(ATTACKER)), begin("pioneer-1", "order_shift=yes").view(Viewer::Seat(ATTACKER)));
    assert_ne!(game.view(Viewer::Seat(BLOCKER)), begin("pioneer-1", "order_shift=yes").view(Viewer::Seat(BLOCKER)));
    play(&mut game, &[(ATTACKER, "shift:-1")]);
    //  6 . . l f r l
    //  5 . . g s s g
    //  2 G S S G . .
    //  1 L F R L . .
    assert_eq!(game.write(), "2lfrl/2gssg/6/6/GSSG2/LFRL2 a 1-6,1-6 - 0 1");
    assert_eq!(game.turn(), Turn::One(ATTACKER));
}

#[test]
fn under_the_mirror_each_stands_by_the_others_paper() {
    let mut game = begin("pioneer-1", "order_shift=yes mirror=yes");
    play(&mut game, &[(ATTACKER, "shift:-1"), (BLOCKER, "shift:+1")]);
    assert_eq!(game.write(), "lfrl2/gssg2/6/6/2GSSG/2LFRL a 1-6,1-6 - 0 1");
}

#[test]
fn the_loser_of_the_lot_names_the_constant_first() {
    let mut game = begin("poteshki", "rf=yes");
    assert_eq!(game.turn(), Turn::One(BLOCKER));
    assert_eq!(refused(&game, ATTACKER, "R|F,X"), "act-not-your-turn");
    assert_eq!(refused(&game, BLOCKER, "R|F"), "dumaraj-constant-unreadable");
    play(&mut game, &[(BLOCKER, "R|F,X")]);
    assert_eq!(game.write(), "lgfrsl/p1pp1p/6/6/P1PP1P/LGRFSL a 1-6,1-6 - 0 1");
}

#[test]
fn an_army_is_placed_mob_by_mob_or_in_one_word() {
    let mut game = begin("eralash", "");
    play(&mut game, &[(ATTACKER, "S@13"), (BLOCKER, "S@61,S@62,L@63,L@64,G@65,G@66"), (ATTACKER, "S@11,L@12")]);
    assert_eq!(game.turn(), Turn::Secret(Seats::NONE.and(ATTACKER)));
    assert_eq!(refused(&game, ATTACKER, "S@21"), "dumaraj-place-none-left");
    assert_eq!(refused(&game, ATTACKER, "L@41"), "dumaraj-place-outside");
    assert_eq!(refused(&game, ATTACKER, "L@11"), "dumaraj-place-taken");
    assert_eq!(refused(&game, ATTACKER, "L@21,L@22"), "dumaraj-place-none-left");
    assert_eq!(refused(&game, ATTACKER, "R@21"), "dumaraj-place-none-left");
    assert_eq!(refused(&game, BLOCKER, "G@51"), "act-not-your-turn");
    play(&mut game, &[(ATTACKER, "L@21,G@22,G@23")]);
    assert_eq!(game.write(), "ssllgg/6/6/6/LGG3/SLS3 a 1-6,1-6 - 0 1");
}

#[test]
fn a_placement_is_hidden_to_the_last_mob_even_in_number() {
    let empty = begin("eralash", "raj=yes");
    let mut game = empty;
    play(&mut game, &[(ATTACKER, "S@13"), (ATTACKER, "R@11")]);
    for viewer in [Viewer::Public, Viewer::Seat(BLOCKER)] {
        assert_eq!(game.view(viewer), empty.view(viewer), "{viewer:?}");
    }
    assert_eq!(game.view(Viewer::Seat(ATTACKER)), game.view(Viewer::Seat(ATTACKER)));
    assert_ne!(game.view(Viewer::Arbiter), empty.view(Viewer::Arbiter));
}

/// The blocker's Raj on `41` stands on the attacker's Lod's column: `11x41` would win before anything was played.
const LOST_AT_ONCE: [(Seat, &str); 2] =
    [(ATTACKER, "S@13,S@14,L@11,L@16,G@23,G@24,R@22"), (BLOCKER, "S@63,S@64,L@61,L@66,G@53,G@54,R@41")];

#[test]
fn a_start_that_loses_the_raj_at_once_is_voided_three_times_and_then_stands() {
    let mut game = begin("eralash", "raj=yes");
    for _ in 0..3 {
        play(&mut game, &LOST_AT_ONCE);
        assert_eq!(game.turn(), Turn::Secret(Seats::first(2)), "voided");
        assert!(game.board().mobs().next().is_none());
    }
    play(&mut game, &LOST_AT_ONCE);
    assert_eq!(game.turn(), Turn::One(ATTACKER));
    play(&mut game, &[(ATTACKER, "11x41")]);
    let outcome = game.outcome().expect("the Raj is captured");
    assert_eq!((outcome.winner(), outcome.ending), (Some(ATTACKER), Ending::Rules("raj")));
}

#[test]
fn void_starts_can_be_switched_off() {
    let mut game = begin("eralash", "raj=yes void_start=no");
    play(&mut game, &LOST_AT_ONCE);
    assert_eq!(game.turn(), Turn::One(ATTACKER));
}

#[test]
fn papers_that_cannot_be_set_up_are_refused_with_the_reason() {
    let game = begin("pioneer-1", "order_shift=yes");
    for paper in ["shift:-2", "shift:7", "row2:+1", "nonsense", "shift:-1,shift:+1", ""] {
        refused(&game, ATTACKER, paper);
    }
    assert_eq!(game.turn(), Turn::Secret(Seats::first(2)));
}

#[test]
fn the_preview_is_the_start_in_which_nothing_is_chosen() {
    for discipline in DumaRaj::disciplines() {
        let (_, name) = discipline.name.split_once('/').expect("family/discipline");
        let rules = DumaRaj::rules(name, &Settings::new()).expect("defaults are possible");
        let shown = Situation::preview(&rules).write();
        assert!(shown.ends_with(" - 0 1"), "{name}: {shown}");
        let mut game = Situation::start(&rules);
        if name.starts_with("poltava-2") || name.starts_with("borodino-2") {
            play(&mut game, &BOTH.map(|seat| (seat, "-")));
        }
        assert_eq!(game.write(), shown, "{name}");
    }
}

#[test]
fn hunters_are_placed_openly_then_the_raj() {
    let mut game = begin("hunters", "size=6 hunters=SL");
    play(&mut game, &[(ATTACKER, "L@11,S@12"), (BLOCKER, "R@63")]);
    assert_eq!(game.turn(), Turn::One(ATTACKER));
    assert_eq!(game.write(), "2r3/6/6/6/6/LS4 a 1-6,1-6 - 0 1");
}
