//! `post`, and other notations where records are read.

use crate::run::{duel, skazka};

const TELEGRAM: &str = "telegram @b2 @c3 stop b2-b3";

#[test]
fn another_notation_is_shown_and_posted_with_what_was_noticed() {
    let shown = duel(&["show", "-", "--format", "position"], TELEGRAM);
    assert!(shown.ok, "{shown:?}");
    assert_eq!((shown.text(), &*shown.errors), ("b3 c3 1\n", "a stop\n"));
    let posted = duel(&["post", "-", "--link", "http://example.org/x"], TELEGRAM);
    assert_eq!(posted.text(), "telegram @b2 @c3 b2-b3\nhttp://example.org/x\n");
    assert_eq!(duel(&["post", "-", "--last"], TELEGRAM).text(), "b2-b3\n");
}

#[test]
fn what_is_neither_is_refused_in_one_line() {
    let refused = duel(&["show", "-"], "hello");
    assert!(refused.refusal().contains("This is no record, and no other notation"), "{refused:?}");
    assert!(duel(&["post", "-"], "telegram war").refusal().ends_with("no war"));
    assert!(
        duel(&["post", "-", "--last"], "[Game \"duel/plain\"]\n*").refusal().ends_with("no turn has been taken yet")
    );
}

#[test]
fn a_forum_thread_is_a_game_of_stone_chess() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, words: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, words).expect("written");
        path.to_str().expect("a name").to_owned()
    };
    let thread = "Играем!\n1. K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3 // 8
k-h8; r-e7; n-f7; n-f8; p-e6; p-f6; p-g6; p-h6 // 8\r
K_g-d8; R_g-a8; N_g-b8; N_g-c8; P_g-a6; P_g-b6; P_g-c6; P_g-d6 // 8\n2. A3-A4; h6-h5 N_g*e4 // 9\n";
    let path = file("thread.txt", thread);
    let shown = skazka(&["show", &path, "--format", "position"]);
    assert!(shown.ok && shown.text().ends_with(" w:8,b:8,g:9 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ - 0 7\n"), "{shown:?}");
    let remarks =
        "Turn 3 (line 4): the comment tells 8 stones for Green, by the rules it is 16.\n1 line passed over: 1.\n";
    assert_eq!(shown.errors, remarks);
    let post = skazka(&["post", &path]);
    assert!(post.text().contains("\n4. a3-a4 // 8\n5. h6-h5 // 8\n6. N_g-e4 // 9\n"), "{post:?}");
    assert_eq!(skazka(&["post", &path, "--last"]).text(), "N_g-e4 // 9\n");
    let again = file("post.txt", post.text());
    assert_eq!(skazka(&["show", &again, "--format", "position"]).text(), shown.text());
    let bad = file("bad.txt", &thread.replace("h6-h5", "h6-h3"));
    let refused = skazka(&["show", &bad]);
    assert!(refused.refusal().contains("Line 5: “h6-h3” cannot be played"), "{refused:?}");
    let other = file("other.txt", "[Game \"dumaraj/pioneer-1\"]\n*\n");
    assert_eq!(
        skazka(&["post", &other]).refusal(),
        "dumaraj/pioneer-1 is not played on forums; there is no form to post it in."
    );
}
