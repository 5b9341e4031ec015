//! `legal`, `apply` and `perft`.

use crate::run::{duel, skazka};

#[test]
fn legal_actions_are_sorted_and_none_when_the_game_is_over() {
    let args = ["legal", "duel/plain", "--position", "b2 c3 2"];
    assert_eq!(duel(&args, "").success(), "b2-a2\nb2-b1\nb2-b3\nb2-c2\n");
    assert_eq!(duel(&[&args[..], &["--json"]].concat(), "").success(), "[\"b2-a2\",\"b2-b1\",\"b2-b3\",\"b2-c2\"]\n");
    assert_eq!(duel(&["legal", "duel/plain", "--position", "- c3 3"], "").success(), "");
}

#[test]
fn what_is_set_up_in_secret_is_applied_but_neither_listed_nor_counted() {
    assert!(duel(&["legal", "duel/plain"], "").refusal().contains("secret"));
    assert!(duel(&["perft", "duel/plain", "--depth", "1"], "").refusal().contains("secret"));
    assert_eq!(duel(&["apply", "duel/plain", "@b2", "@c3", "b2-b3"], "").success(), "b3 c3 1\n");
}

#[test]
fn the_outcome_stands_on_a_second_line() {
    assert_eq!(duel(&["apply", "duel/plain", "@b2", "@b3", "b2-b3"], "").success(), "b3 - 1\noutcome s mobs\n");
    let quiet = ["apply", "duel/plain", "--position", "a1 d4 29", "d4-d3"];
    assert_eq!(duel(&quiet, "").success(), "a1 d3 30\noutcome draw quiet\n");
}

#[test]
fn the_first_refused_action_is_named() {
    let said = duel(&["apply", "duel/plain", "@b2", "@c3", "b2-b4", "c3-c4"], "");
    assert_eq!(said.refusal(), "Action 3: b2-b4");
    let over = duel(&["apply", "duel/plain", "@b2", "@b3", "b2-b3", "b3-b4"], "");
    assert_eq!(over.refusal(), "Action 4: The game is over.");
}

#[test]
fn a_divided_count_of_a_game_with_a_die_is_the_count() {
    for depth in ["1", "2"] {
        let count = ["perft", "tammashil", "--seed", "1", "--depth", depth, "--chance", "1:,6:"];
        let nodes = skazka(&count).success().to_owned();
        let divided = skazka(&[&count[..], &["--divide"]].concat());
        assert!(divided.success().ends_with(&format!("\n{nodes}")), "{nodes}");
    }
}

#[test]
fn what_chance_never_draws_is_refused() {
    for (game, told) in
        [("hivvayo", "3:"), ("dumaraj/pioneer-1", "3:"), ("stone-chess", "+"), ("tammashil", "7:"), ("tammashil", "3")]
    {
        for command in [&["perft", game, "--depth", "1"][..], &["apply", game, "."]] {
            let said = skazka(&[command, &["--chance", told]].concat());
            assert_eq!(said.refusal(), format!("“{told}” is nothing that chance draws in this game."), "{game}");
        }
    }
}

#[test]
fn chance_draws_what_is_told_be_it_the_lot_a_roll_or_a_disc() {
    let apply = |words: &[&str]| skazka(&[&["apply", "tammashil", "--position", UNKNOWN_DISCS], words].concat());
    let told = apply(&["--chance", "3:,+", "j1-k1?"]);
    assert_eq!(told.success(), apply(&["--chance", "3:", "j1-k1?+"]).success());
    assert!(told.errors.is_empty(), "{told:?}");
    let lot = skazka(&["apply", "tammashil", "--position", BEFORE_THE_LOT, "--chance", "north,6:"]);
    assert!(lot.success().ends_with(" n 6/6 0 1\n"), "{lot:?}");
    let nodes = |told: &str| {
        let said = skazka(&["perft", "tammashil", "--depth", "1", "--position", UNKNOWN_DISCS, "--chance", told]);
        said.success().trim_start_matches("nodes ").trim_end().parse::<u64>().expect("a number")
    };
    assert!(nodes("1:") > nodes("1:,x"), "one face of a disc is fewer sequences than each");
}

/// South waits for the die; two discs lie beside its single, and nobody knows which is which.
const UNKNOWN_DISCS: &str = "r11l/14/15/16/17/18/19/20/21/22/??o20/A21/21/20/19/18/17/16/15/14/L11R s - 7 9 1+1x0o";
const BEFORE_THE_LOT: &str = "r11l/14/15/16/17/18/19/20/21/22/+xo20/A21/21/20/19/18/17/16/15/14/L11R - - 0 1";

/// South, who has a single at k1, waits for the die.
const BEFORE_A_ROLL: &str = "r11l/14/15/16/17/18/19/20/21/22/+xo20/A21/21/20/19/18/17/16/15/14/L11R s - 7 9";

#[test]
fn a_roll_alone_is_something_to_apply_where_a_die_is_due() {
    let apply = |rolls: &[&str]| skazka(&[&["apply", "tammashil", "--position", BEFORE_A_ROLL], rolls].concat());
    let rolled = BEFORE_A_ROLL.replace(" - ", " 3/3 ");
    assert_eq!(apply(&["--chance", "3:"]).success().trim_end(), rolled);
    assert_eq!(apply(&[]).refusal(), "Missing: <ACTION>...; “--help” explains.");
    assert_eq!(
        apply(&["--chance", "3:,4:,5:"]).refusal(),
        "2 outcomes are left over (3 given): chance does not draw them here."
    );
    let due = skazka(&["apply", "tammashil", "--position", &rolled, "--chance", "3:"]);
    assert_eq!(due.refusal(), "1 outcome is left over (1 given): chance does not draw it here.");
}

#[test]
fn rolls_that_nobody_needed_are_told_but_not_where_the_game_ended_before() {
    let walk = ["apply", "tammashil", "--position", BEFORE_A_ROLL, "--chance", "1:,6:,6:", "j1-k1?", "."];
    let said = skazka(&walk);
    assert!(said.ok && said.text().ends_with(" n 6/6 1 10\n"), "{said:?}");
    assert_eq!(said.errors, "1 outcome is left over (3 given): chance does not draw it here.\n");
    let quiet = "12l/14/15/16/6a10/18/19/20/21/22/23/22/21/20/19/18/6AA9/16/15/14/L12 s 2/2 199 300";
    let drawn = skazka(&["apply", "tammashil", "--position", quiet, "--chance", "4:", "e7+e8", "."]);
    assert!(drawn.success().ends_with("\noutcome draw quiet\n"), "{drawn:?}");
}

/// Of nothing there is one sequence, whatever may follow; of a finished game none is longer.
#[test]
fn a_count_is_given_wherever_there_is_one() {
    for game in ["dumaraj/eralash", "stone-chess", "dumaraj/pioneer-1", "tammashil", "hivvayo"] {
        assert_eq!(skazka(&["perft", game, "--depth", "0"]).success(), "nodes 1\n", "{game}");
        assert_eq!(skazka(&["perft", game, "--depth", "0", "--divide"]).success(), "nodes 1\n", "{game}");
    }
    let over = ["perft", "dumaraj/pioneer-1", "--position", "6/6/6/6/6/R5 a 1-6,1-6 - 0 1", "--depth"];
    for depth in ["1", "2", "99"] {
        assert_eq!(skazka(&[&over[..], &[depth]].concat()).success(), "nodes 0\n");
    }
    let disc = "r11l/14/15/16/17/18/19/20/21/22/+xo20/A21/21/20/19/18/17/16/15/14/L11R s - 7 9";
    let one = skazka(&["perft", "tammashil", "--position", disc, "--depth", "1", "--chance", "1:"]);
    let all = skazka(&["perft", "tammashil", "--position", disc, "--depth", "1", "--chance", "1:", "--divide"]);
    assert!(all.success().ends_with(one.success()) && all.success().lines().count() > 2, "the throw is no action");
}

#[test]
fn a_voided_start_is_told_in_words() {
    let chastushki = ["apply", "dumaraj/chastushki-1", "--set", "order_shift=yes"];
    let told = "The arbiter voided the start: the Raj could have been taken with the very first move.";
    let once = skazka(&[&chastushki[..], &["shift:row", "-"]].concat());
    assert_eq!((once.ok, once.text()), (true, "6/6/6/6/6/6 a 1-6,1-6 - 0 1\n"), "nothing stands any more");
    assert!(once.errors.starts_with(told) && once.errors.contains("(1 of 3)"), "{once:?}");
    let again = skazka(&[&chastushki[..], &["shift:row", "-", "-", "-"]].concat());
    assert!(again.ok && again.text() != once.text() && again.errors == once.errors, "{again:?}");
    let half = skazka(&[&chastushki[..], &["shift:row", "-", "-"]].concat());
    assert!(!half.ok && half.output.is_empty() && half.errors.contains("same call"), "{half:?}");
    let off = skazka(&[&chastushki[..], &["--set", "void_start=no", "shift:row", "-"]].concat());
    assert!(off.success().starts_with(|letter: char| letter != '6'), "{off:?}");
}

/// Of Stone Chess the first turn is eight pieces at once.
#[test]
fn a_first_turn_is_neither_taken_in_parts_nor_listed_nor_counted() {
    let whole = "K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3";
    for part in ["K-e5", "K-a1; R-b1; N-a2"] {
        let said = skazka(&["apply", "stone-chess", part]);
        assert!(said.refusal().starts_with("Action 1: "), "{said:?}");
        assert!(said.refusal().contains("eight pieces"), "{said:?}");
    }
    assert!(skazka(&["apply", "stone-chess", "K-e5"]).refusal().contains(whole));
    let placed = "8/8/8/8/8/PPPP4/NN6/KR6 b w:a1,b:-,g:- w:8,b:8,g:8 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ - 0 2";
    assert_eq!(skazka(&["apply", "stone-chess", whole]).success().trim_end(), placed);
    for command in [&["legal", "stone-chess"][..], &["perft", "stone-chess", "--depth", "1"]] {
        for position in [&[][..], &["--position", placed]] {
            let said = skazka(&[command, position].concat());
            assert!(said.refusal().starts_with("The first turn places eight pieces at once; its millions"), "{said:?}");
        }
    }
    let begun = "8/8/8/8/8/8/8/K7 w w:-,b:-,g:- w:8,b:8,g:8 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ - 0 1";
    let rest = "R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3";
    assert_eq!(skazka(&["apply", "stone-chess", "--position", begun, rest]).success().trim_end(), placed);
}

#[test]
fn perft_divides() {
    let said = duel(&["perft", "duel/plain", "--position", "a1 d4 2", "--depth", "2", "--divide"], "");
    assert_eq!(said.success(), "a1-a2 2\na1-b1 2\nnodes 4\n");
    assert_eq!(
        duel(&["perft", "duel/plain", "--position", "a1 d4 2", "--depth", "0", "--divide"], "").success(),
        "nodes 1\n"
    );
    let said = skazka(&["perft", "dumaraj/pioneer-1", "--set", "editor=off", "--depth", "3"]);
    assert_eq!(said.success(), "nodes 7029\n");
}

#[test]
fn a_whole_army_is_one_action_and_half_a_set_up_does_not_stand_by_itself() {
    let (ours, theirs) = ("S@11,S@12,L@13,L@14,G@15,G@16", "S@61,S@62,L@63,L@64,G@65,G@66");
    let said = skazka(&["apply", "dumaraj/eralash", ours, theirs]);
    assert_eq!(said.success(), "ssllgg/6/6/6/6/SSLLGG a 1-6,1-6 - 0 1\n");
    let half = skazka(&["apply", "dumaraj/eralash", ours]);
    assert_eq!(
        half.success(),
        "6/6/6/6/6/SSLLGG a 1-6,1-6 - 0 1\n",
        "an army that stands shows whose turn it is to write"
    );
    let rest = ["apply", "dumaraj/eralash", "--position", half.text().trim_end(), theirs];
    assert_eq!(skazka(&rest).success(), said.success());
    let papers = ["apply", "dumaraj/pioneer-1", "--set", "order_shift=yes", "shift:-1", "-"];
    assert_eq!(skazka(&papers).success(), "1lfrl1/1gssg1/6/6/GSSG2/LFRL2 a 1-6,1-6 - 0 1\n");
    assert!(skazka(&papers[..5]).refusal().contains("same call"), "a paper is not on the board");
    let named = ["perft", "dumaraj/classic", "--set", "rf=yes", "--depth", "2"];
    assert_eq!(skazka(&named).success(), "nodes 80\n", "four constants, twenty moves");
    assert!(skazka(&[&named[..], &["--set", "shuttle=yes"]].concat()).refusal().contains("secret"));
}
