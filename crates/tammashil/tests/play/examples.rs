//! What the rule text says, sentence by sentence, each on a small drawn board.

use crate::drawn::{attacks_on, cost, drawn, legal, legal_from, play, row};
use skazka_tammashil::{Next, RouteKind, SOUTH};

fn has(actions: &[String], written: &str) -> bool {
    actions.iter().any(|action| action == written)
}

/// ```text
///  g     . . . .
///  f    . B a . .      §4: a single runs over its own single and double, several in a row too,
///  e   . A . . .       and is tired then: it may not attack
///  d    A . . .
/// ```
#[test]
fn a_single_runs_over_its_own() {
    let state = drawn(&["d 4 A", "e 5 A", "f 6 B 1 a"], 's', 3, 3);
    let from = legal_from(&state, "d5");
    assert!(has(&from, "d5-g8"), "over e6 and f7: {from:?}");
    assert!(has(&from, "d5+e6") && has(&from, "d5+f7"), "and merges on the way");
    assert_eq!(cost(&state, "d5-g8"), 3);
    let near = drawn(&["d 4 A", "e 5 A", "f 6 a"], 's', 2, 2);
    assert_eq!(attacks_on(&near, "f7"), ["e6xf7"], "d5 would come to f7 over e6 only, tired");
    let routes = state.routes(state.read_action("d5-g8").unwrap());
    assert_eq!(routes[0].kind, RouteKind::Run);
}

/// ```text
///  e   . A C . .      not over a triple, and not over a priest
/// ```
#[test]
fn nobody_runs_over_triples_and_priests() {
    for (passed, can) in [("A", true), ("B", true), ("C", false), ("L", false)] {
        let state = drawn(&[&format!("e 5 A {passed}")], 's', 2, 2);
        assert_eq!(has(&legal_from(&state, "e6"), "e6-e8"), can, "{passed} stands on e7");
    }
}

/// ```text
///  h  . .
///  g a .          §4: from e1 five cells up the left border, over own and enemy singles and doubles;
///  f  b .         three cells are as far as it walks elsewhere
///  e   A .
/// ```
#[test]
fn a_flank_manoeuvre_goes_over_both_sides() {
    let state = drawn(&["e A", "f b", "g a"], 's', 6, 6);
    let from = legal_from(&state, "e1");
    assert!(has(&from, "e1-h1") && has(&from, "e1-i1") && has(&from, "e1-j1"));
    assert!(!has(&from, "e1-k1"), "six are too many");
    assert!(has(&from, "e1-a2") && !has(&from, "e1-a3"), "round the corner a1 the other way: five, not six");
    assert_eq!(state.routes(state.read_action("e1-h1").unwrap())[0].kind, RouteKind::Flank);
    assert_eq!(attacks_on(&state, "g1"), ["e1xg1"], "through f2 it comes to g1 untired");
    let narrow = drawn(&["e A", "f b C!", "g a"], 's', 6, 6);
    assert_eq!(attacks_on(&narrow, "g1"), Vec::<String>::new(), "over f1 it would be tired");
}

/// ```text
///  k ?            §6: a covered cell ends the manoeuvre; whoever stops there turns the disc
///  j  .
///  i   A
/// ```
#[test]
fn a_trap_ends_a_flank_manoeuvre() {
    let state = drawn(&["i A", "k x"], 's', 6, 6);
    let from = legal_from(&state, "i1");
    assert!(has(&from, "i1-k1?") && !has(&from, "i1-m1"));
    let open = drawn(&["i A"], 's', 6, 6);
    assert!(has(&legal_from(&open, "i1"), "i1-m1") && has(&legal_from(&open, "i1"), "i1-n1"));
}

/// ```text
///  i a            §5: along empty border cells a single attacks at the manoeuvre's speed, straight on
///  h  .
///  g   .
///  f    .
///  e     A
/// ```
#[test]
fn a_single_attacks_along_the_border() {
    let state = drawn(&["e A", "i a"], 's', 4, 4);
    assert_eq!(attacks_on(&state, "i1"), ["e1xi1"]);
    assert_eq!(cost(&state, "e1xi1"), 4);
    let inside = drawn(&["e A", "i 1 a"], 's', 5, 5);
    assert_eq!(attacks_on(&inside, "i2"), Vec::<String>::new(), "the last step may not leave the border");
    let far = drawn(&["e A", "k a"], 's', 6, 6);
    assert_eq!(attacks_on(&far, "k1"), Vec::<String>::new(), "six cells are too far");
}

/// ```text
///  f    A . .       §5: 1 + 1 against a double; each may be the last, and the earlier one stays on its stand
///  e   . b .
///  d    A .
/// ```
#[test]
fn strengths_add_up() {
    let state = drawn(&["d 5 A", "e 6 b", "f 6 A"], 's', 2, 2);
    assert_eq!(attacks_on(&state, "e7"), ["d6,f7xe7", "f7,d6xe7"]);
    let after = play(state, &["d6,f7xe7"]);
    assert_eq!((row(&after, "d"), row(&after, "e"), row(&after, "f")), ("5A!10".into(), "6A!10".into(), "18".into()));
    assert_eq!((after.steps(), after.quiet()), (Some((0, 2)), 0));
    assert_eq!(attacks_on(&drawn(&["d 5 A", "e 6 b", "f 6 A"], 's', 1, 1), "e7"), Vec::<String>::new(), "each pays");
}

/// ```text
///  f    B . .       a triple falls to 2 + 1, to 2 + 2, to 3; a single beside 2 + 2 is superfluous
///  e   B c A
/// ```
#[test]
fn nobody_is_superfluous() {
    let state = drawn(&["e 5 Bc A", "f 6 B"], 's', 4, 4);
    let attacks = attacks_on(&state, "e7");
    assert!(has(&attacks, "e6,f7xe7") && has(&attacks, "e6,e8xe7") && has(&attacks, "f7,e8xe7"));
    assert!(attacks.iter().all(|action| action.matches(',').count() == 1), "{attacks:?}");
}

/// ```text
///  c  A A .         two attackers, one stand between them: b1 is taken by a moved triple, a2 by a moved priest
///  b   C . .
///  a    b L .
/// ```
#[test]
fn stands_differ() {
    let state = drawn(&["a bL!", "b C! 2 R", "c AA"], 's', 6, 6);
    assert_eq!(attacks_on(&state, "a1"), Vec::<String>::new(), "only b2 is free beside the corner");
    let state = drawn(&["a bL!", "b 3 R", "c AA"], 's', 6, 6);
    assert!(has(&attacks_on(&state, "a1"), "c1-b1,c2xa1"), "b1 and b2 are two stands");
}

/// ```text
///  b    . . L .      a11 would have to pass a12: that a12 attacks too does not clear the way
///  a     A A b
/// ```
#[test]
fn routes_are_judged_on_the_board_before_the_attack() {
    let state = drawn(&["a 10 AA b", "b 12 L!", "d 2 R"], 's', 6, 6);
    assert_eq!(attacks_on(&state, "a13"), Vec::<String>::new());
    let state = drawn(&["a 10 A 1 b", "b 12 L! A", "d 2 R"], 's', 6, 6);
    assert_eq!(attacks_on(&state, "a13"), ["a11-a12,b14xa13", "b14,a11xa13"]);
}

/// ```text
///  f    . .         a unit that is beside its target attacks from where it stands
///  e   A b . A
/// ```
#[test]
fn the_stand_of_a_unit_beside_its_target_is_its_own_cell() {
    let state = drawn(&["e 5 A b 1 A"], 's', 6, 6);
    let attacks = attacks_on(&state, "e7");
    assert!(attacks.iter().all(|action| !action.contains("e6-")), "{attacks:?}");
    assert!(has(&attacks, "e6,e9xe7") && has(&attacks, "e9-e8,e6xe7"));
}

/// ```text
///  u  . r . .       §2: in its own corner North's right priest (u1) has strength 2, in South's a1 it has 5
/// ```
#[test]
fn a_priest_is_strong_in_foreign_corners() {
    let needed = |rows: &[&str], cell: &str| {
        let state = drawn(rows, 's', 6, 6);
        state.strength_of_target(state.geometry().named(cell).unwrap())
    };
    assert_eq!(needed(&["t 13 l", "u r"], "u1"), 2, "its own");
    assert_eq!(needed(&["t 13 r", "u l"], "u1"), 5, "the other priest's");
    assert_eq!(needed(&["a r", "t l"], "a1"), 5);
    assert_eq!(needed(&["k r", "t l"], "k1"), 5, "a side corner");
    assert_eq!(needed(&["k 1 r", "t l"], "k2"), 2, "no corner");
    assert_eq!(needed(&["a L", "b R"], "a1"), 2, "South's left priest at home");
    assert_eq!(needed(&["a R", "b L"], "a1"), 5, "South's right priest in the corner of the left one");
}

/// ```text
///  k  + x o         §6: good makes a double, bad removes, empty does nothing; each leaves, and so does the turn's strength
///  j   A
/// ```
#[test]
fn traps_turn_up() {
    for (disc, left, quiet) in [("+", "B!", 0), ("x", "1", 0), ("o", "A!", 0)] {
        let state = drawn(&["j 6 A", &format!("k 6 {disc}")], 's', 3, 3);
        let after = play(state, &["j7-k7?"]);
        let expected = if disc == "x" { "23".to_owned() } else { format!("6{left}16") };
        assert_eq!((row(&after, "k"), after.quiet()), (expected, quiet));
        assert_eq!(play(after, &["."]).quiet(), 1);
    }
    let stacks = drawn(&["j 6 BC", "k 6 ++"], 's', 3, 3);
    assert!(legal(&stacks).iter().filter(|action| action.contains('?')).all(|action| action.contains('/')));
}

/// ```text
///  e   . C . .      §7: one single stays (~), two leave (!~); none of them merges or attacks
///  d    A . .
/// ```
#[test]
fn stacks_fall_apart() {
    let state = drawn(&["d 5 A", "e 5 C a"], 's', 6, 6);
    let after = play(state, &["e6/f6,f7"]);
    assert_eq!((row(&after, "e"), row(&after, "f")), ("5A~a10".into(), "5A!~A!~11".into()));
    let actions = legal(&after);
    assert!(has(&actions, "e6-e5"), "the one that stayed may walk");
    assert!(!has(&actions, "e6xe7") && !has(&actions, "d6+e6") && !has(&actions, "e6+d6") && !has(&actions, "d6+f6"));
    assert_eq!(after.steps(), Some((4, 6)));
    assert_eq!(row(&play(after, &["."]), "f"), "5AA11", "marks vanish");
}

/// ```text
///  u  . B . .       §8: the leaving single is promoted, the staying one only when it walks along the edge
/// ```
#[test]
fn singles_are_promoted_in_the_deep_rear() {
    let after = play(drawn(&["u 6 B"], 's', 4, 4), &["u7/u8"]);
    assert_eq!(row(&after, "u"), "6A~C'!~5");
    assert_eq!(row(&play(after, &["u7-u6"]), "u"), "5C'!~1C'!~5");
    let merged = play(drawn(&["t 1 r 1 A 7 l", "u 3 A"], 's', 3, 3), &["t4+u4"]);
    assert_eq!(row(&merged, "u"), "3B!9", "a merge there does not count");
    let veterans = play(drawn(&["u 6 C'"], 's', 4, 4), &["u7/u6,u8"]);
    assert_eq!(row(&veterans, "u"), "5A'!~A'~A'!~5", "a veteran is never promoted again");
    let home = play(drawn(&["a 13", "b 2 L A 6 R"], 's', 4, 4), &["b4-a4"]);
    assert_eq!(row(&home, "a"), "3A!9", "not at home");
}

/// ```text
///  e   A A . .      §3: the roll is spent step by step; nothing obliges to spend it but for one step
/// ```
#[test]
fn a_turn_has_at_least_one_step() {
    let state = drawn(&["e 5 AA"], 's', 4, 4);
    assert!(!has(&legal(&state), "."));
    let after = play(state, &["e6-e5"]);
    assert!(has(&legal(&after), "."));
    assert_eq!(after.steps(), Some((3, 4)));
    let next = play(after, &["."]);
    assert_eq!(
        (next.next(), next.steps(), next.turn(), next.quiet()),
        (Next::Roll(skazka_tammashil::NORTH), None, 11, 8)
    );
    assert_eq!(play(next, &["5:"]).steps(), Some((5, 5)));
}

/// ```text
///  f    b           §9: when the last priest falls the game is over at once
///  e   A l A
/// ```
#[test]
fn the_last_priest_decides() {
    let state = drawn(&["e 5 AlA", "t 14"], 's', 5, 5);
    let after = play(state, &["e6,e8xe7"]);
    assert_eq!((after.next(), after.winner()), (Next::Won(SOUTH), Some(SOUTH)));
    assert_eq!(legal(&after), Vec::<String>::new());
    assert!(!after.drawn());
}
