//! Touches: what is offered, what it costs and comes to, and what records make of discs.

use skazka_core::{Actor, Effect, Event, Match, NextTouches, Notation, Position, Presentation, Seat, Touch, Way};
use skazka_tammashil::{Rules, State};

fn position(written: &str) -> State {
    Notation::read(&Rules::TAMMASHIL, written).expect("a position")
}

fn touched(position: &State, path: &[&str]) -> NextTouches {
    let path: Vec<Touch> = path.iter().map(|touch| touch.parse().expect("a touch")).collect();
    Presentation::next_touches(position, Seat(0), &path)
}

fn next(found: &NextTouches) -> Vec<String> {
    found.next.iter().map(|step| step.touch.to_string()).collect()
}

fn costs(found: &NextTouches) -> Vec<(String, Option<u16>)> {
    found.next.iter().map(|step| (step.touch.to_string(), step.cost)).collect()
}

/// ```text
/// g  . . . . . . . . .
/// f . . . . . . b . .        b the enemy's double on f7
/// e  . . . . . . A A .       e7 stands beside it, e9 does not
/// ```
const DOUBLE: &str = "13/2r8l2/15/16/17/18/19/20/21/22/23/22/21/20/19/6b11/6A1A8/16/15/2L6R4/13 s 4/4 0 1";

#[test]
fn an_attack_is_gathered_around_its_target() {
    let position = position(DOUBLE);
    let target = touched(&position, &["c:f7"]);
    assert_eq!(next(&target), ["c:e7", "c:e9"], "{target:?}");
    // The one beside its target stays where it is; then the other strikes.
    let near = touched(&position, &["c:f7", "c:e7"]);
    assert!(next(&near).contains(&"c:e9".to_owned()), "{near:?}");
    let done = touched(&position, &["c:f7", "c:e7", "c:e9"]);
    assert_eq!(done.action.as_deref(), Some("e7,e9xf7"));
    // The one that is away has to name its stand first.
    let far = touched(&position, &["c:f7", "c:e9"]);
    assert!(far.action.is_none() && !next(&far).contains(&"c:e7".to_owned()), "{far:?}");
    assert_eq!(costs(&far), [("c:f8".to_owned(), Some(3))]);
    let done = touched(&position, &["c:f7", "c:e9", "c:f8", "c:e7"]);
    assert_eq!(done.action.as_deref(), Some("e9-f8,e7xf7"));
}

fn says(position: &State, path: &[&str]) -> (String, Option<String>) {
    let text = touched(position, path).says.expect("a sentence");
    let of = |name: &str| text.args.iter().find(|(gap, _)| *gap == name).map(|(_, value)| format!("{value:?}"));
    let number =
        |name: &str| of(name).and_then(|told| told.strip_suffix(')')?.strip_prefix("Number(").map(str::to_owned));
    let numbers: Vec<_> = ["have", "need", "paid", "left"].iter().filter_map(|name| number(name)).collect();
    (numbers.join(" "), of("then").and_then(|told| Some(told.split('"').nth(1)?.to_owned())))
}

#[test]
fn a_gathering_says_what_it_has_what_it_paid_and_what_to_touch() {
    let position = position(DOUBLE);
    let told = |path: &[&str]| {
        let (numbers, then) = says(&position, path);
        format!("{numbers} {}", then.unwrap_or_default())
    };
    assert_eq!(told(&["c:f7"]), "0 2 0 4 tammashil-force-begin");
    assert_eq!(told(&["c:f7", "c:e7"]), "1 2 1 4 tammashil-force-more");
    assert_eq!(told(&["c:f7", "c:e9"]), "1 2 0 4 tammashil-force-stand");
    assert_eq!(told(&["c:f7", "c:e9", "c:f8"]), "1 2 3 4 tammashil-force-more");
}

/// The number on a cell is what its unit adds, from the first touch to the last.
#[test]
fn each_attacker_costs_its_own_steps() {
    let position = position(DOUBLE);
    let cost = |path: &[&str], cell: &str| {
        let found = costs(&touched(&position, path));
        found.into_iter().find(|(touch, _)| touch == cell).unwrap_or_else(|| panic!("{cell} after {path:?}")).1
    };
    assert_eq!((cost(&["c:f7"], "c:e7"), cost(&["c:f7"], "c:e9")), (Some(1), Some(3)));
    assert_eq!(cost(&["c:f7", "c:e7"], "c:e9"), Some(3), "not the four of the whole attack");
    assert_eq!(cost(&["c:f7", "c:e9", "c:f8"], "c:e7"), Some(1));
}

#[test]
fn an_own_unit_that_was_touched_first_is_gathered_already() {
    let position = position(DOUBLE);
    let reach = costs(&touched(&position, &["c:e7"]));
    assert!(reach.contains(&("c:f7".to_owned(), Some(1))), "{reach:?}");
    for rest in [&[][..], &["c:e9"], &["c:b3"], &["c:e9", "c:e7"]] {
        let kept = [&["c:e7", "c:f7"], rest].concat();
        let anew = [&["c:f7", "c:e7"], rest].concat();
        assert_eq!(touched(&position, &kept), touched(&position, &anew), "{kept:?}");
    }
    assert_eq!(touched(&position, &["c:e7", "c:f7", "c:e9"]).action.as_deref(), Some("e7,e9xf7"));
    assert_eq!(touched(&position, &["c:e9", "c:f7", "c:f8", "c:e7"]).action.as_deref(), Some("e9-f8,e7xf7"));
    assert!(touched(&position, &["c:b3", "c:f7"]).next.is_empty(), "the priest is too far");
}

#[test]
fn a_unit_says_what_it_can_do() {
    let position = position(DOUBLE);
    let first = touched(&position, &[]);
    let told = |cell: &str| {
        let step = first.next.iter().find(|step| step.touch.to_string() == cell).expect(cell);
        let notes = step.effects.iter().map(|effect| match effect {
            Effect::Note { says } => says.to_string(),
            other => panic!("{other:?}"),
        });
        (step.says.to_string(), notes.collect::<Vec<_>>().join(" "))
    };
    let can = |walks: u8, strikes: &str, merges: &str| {
        format!("tammashil-can walks={walks} strikes={strikes:?} merges={merges:?} turns=\"no\" splits=\"no\"")
    };
    let single = "tammashil-touch-unit kind=(tammashil-single) cell=\"e7\"";
    assert_eq!(told("c:e7"), (single.into(), can(3, "yes", "yes")));
    assert_eq!(told("c:b3").1, can(2, "no", "no"));
    let target = "tammashil-touch-target kind=(tammashil-double) cell=\"f7\" need=2";
    assert_eq!(told("c:f7"), (target.into(), String::new()));
}

#[test]
fn only_an_enemy_that_can_be_removed_is_offered() {
    let alone = position("13/2r8l2/15/16/17/18/19/20/21/22/23/22/21/20/19/6b11/6A10/16/15/2L6R4/13 s 4/4 0 1");
    assert!(!next(&touched(&alone, &[])).contains(&"c:f7".to_owned()));
    assert!(touched(&alone, &["c:f7"]).next.is_empty());
}

#[test]
fn a_touched_unit_shows_its_reach_with_costs_and_ways() {
    let position = position("13/2r8l2/15/16/17/18/19/20/21/22/23/22/21/20/19/6A11/6A10/16/15/2L6R4/13 s 2/2 0 1");
    let reach = touched(&position, &["c:e7"]);
    let over = reach.next.iter().find(|step| step.touch.to_string() == "c:g7").expect("over the own single on f7");
    assert_eq!(over.cost, Some(2));
    let way = over.effects.iter().find_map(|effect| match effect {
        Effect::Trace { cells, kind } => Some((cells.join(" "), *kind)),
        _ => None,
    });
    assert_eq!(way, Some(("e7 f7 g7".to_owned(), Way::Dashed)));
    assert_eq!(touched(&position, &["c:e7", "c:f7"]).action.as_deref(), Some("e7+f7"));
}

#[test]
fn a_stack_falls_apart_by_a_button_and_its_exits_in_any_order() {
    let position = position("13/2r8l2/15/16/17/18/19/20/21/22/23/22/21/20/19/18/6C10/16/15/2L6R4/13 s 3/3 0 1");
    assert!(next(&touched(&position, &["c:e7"])).contains(&"b:split".to_owned()));
    for order in [["c:e8", "c:f7"], ["c:f7", "c:e8"]] {
        let done = touched(&position, &["c:e7", "b:split", order[0], order[1]]);
        assert_eq!(done.action.as_deref(), Some("e7/e8,f7"));
    }
    // With three steps one exit may cost two and the other one.
    let second = touched(&position, &["c:e7", "b:split", "c:e9"]);
    assert!(costs(&second).iter().all(|(_, cost)| *cost == Some(1)), "{second:?}");
    assert!(touched(&position, &["c:e7", "b:split", "c:e8", "c:e8"]).action.is_none());
    let told = |path: &[&str]| touched(&position, path).says.map(|says| says.to_string());
    assert_eq!(told(&["c:e7", "b:split"]).as_deref(), Some("tammashil-split-begin leave=2"));
    assert_eq!(told(&["c:e7", "b:split", "c:e9"]).as_deref(), Some("tammashil-split-more paid=2 left=3"));
}

#[test]
fn touches_that_lead_nowhere_offer_nothing() {
    let position = position(DOUBLE);
    for path in
        [&["c:zz9"][..], &["b:split"], &["l:r6"], &["c:e7", "c:u1"], &["c:e7", "b:split"], &["c:f7", "c:f7"], &["b:."]]
    {
        let found = touched(&position, path);
        assert!(found.action.is_none() && found.next.is_empty(), "{path:?}: {found:?}");
    }
}

/// ```text
/// k  . . . . . . ? + . .      a disc nobody knows on k7, a good one on k8
/// j   . . . . . . A . .
/// ```
fn belt(discs: &str, left: &str) -> State {
    position(&format!("13/2r8l2/15/16/17/18/19/20/21/22/6{discs}15/6A15/21/20/19/18/17/16/15/2L6R4/13 s 4/4 0 1{left}"))
}

#[test]
fn a_disc_is_not_told_before_it_is_turned() {
    for path in [&["c:j7"][..], &["c:j7", "c:k8"]] {
        let (good, bad) = (touched(&belt("++", ""), path), touched(&belt("+x", ""), path));
        assert_eq!(good, bad);
    }
    let said = format!("{:?}", Position::view(&belt("+x", ""), skazka_core::Viewer::Public));
    assert_eq!(said, format!("{:?}", Position::view(&belt("x+", ""), skazka_core::Viewer::Public)));
}

fn played(start: State, actions: &[(Actor, &str)]) -> Match<State> {
    let mut play = Match::new(start);
    for (by, action) in actions {
        play.accept(&Event::Act { by: *by, action: (*action).to_owned() }).expect(action);
    }
    play
}

#[test]
fn chance_turns_what_nobody_knows_and_a_player_may_not() {
    let south = Actor::Seat(Seat(0));
    let start = belt("??", " 1+1x0o");
    let play = played(start.clone(), &[(south, "j7-k8?"), (Actor::Chance, "+")]);
    assert_eq!(
        play.position().write(),
        "13/2r8l2/15/16/17/18/19/20/21/22/6?B!15/22/21/20/19/18/17/16/15/2L6R4/13 s 3/4 0 1 0+1x0o"
    );
    let mut play = Match::new(start.clone());
    let told = Event::Act { by: south, action: "j7-k8?+".to_owned() };
    assert!(play.accept(&told).is_err(), "a player does not say what the disc shows");
    play.accept_told("j7-k8?+").expect("a record does");
    assert_eq!(play.plies(), 2);
    assert!(Match::new(start).accept_told("j7-k8?o").is_err(), "no empty disc is left");
}

#[test]
fn a_turned_disc_shows_its_face() {
    let south = Actor::Seat(Seat(0));
    for (face, left, goes) in [("+", " 1+1x0o", false), ("x", " 1+1x0o", true), ("o", " 0+1x1o", false)] {
        let play = played(belt("??", left), &[(south, "j7-k8?"), (Actor::Chance, face)]);
        let effects = &play.ply(1).expect("it was taken").effects;
        let shows =
            |effect: &Effect| matches!(effect, Effect::Reveal { cell, symbol } if cell == "k8" && symbol == face);
        assert!(effects.iter().any(shows), "{effects:?}");
        assert_eq!(effects.iter().any(|effect| matches!(effect, Effect::Take { .. })), goes, "{effects:?}");
    }
}

#[test]
fn a_known_disc_that_is_told_otherwise_is_refused() {
    assert!(Match::new(belt("+x", "")).accept_told("j7-k8?+").is_err());
    let mut play = Match::new(belt("+x", ""));
    play.accept_told("j7-k8?x").expect("as it lies");
    let effects = &play.ply(0).expect("it was taken").effects;
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Take { cell, .. } if cell == "k8")), "{effects:?}");
}

#[test]
fn steps_are_taken_back_up_to_the_last_draw() {
    let south = Actor::Seat(Seat(0));
    let mut play = played(belt("??", " 1+1x0o"), &[(south, "j7-j8")]);
    play.accept(&Event::Undo { by: Seat(0) }).expect("a walk is taken back");
    assert_eq!(play.plies(), 0);
    let mut play = played(belt("??", " 1+1x0o"), &[(south, "j7-k8?"), (Actor::Chance, "+")]);
    assert!(play.accept(&Event::Undo { by: Seat(0) }).is_err(), "a turned disc stays turned");
}
