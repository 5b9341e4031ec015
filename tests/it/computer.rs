//! The computer on DumaRaj: the search against plain minimax, wins and locks in so many turns, every set-up stage.

use skazka_core::{
    Actor, Ending, Evaluate, Notation, Outcome, Position, Seat, Settings, Stop, Task, Thinker, Turn, TypedFamily,
    Viewer,
};
use skazka_dumaraj::{DumaRaj, Situation};
use skazka_search::{AlphaBeta, Limits, Verdict, WIN, analyse, verdict};

fn begin(discipline: &str, options: &[&str]) -> Situation {
    let settings = Settings::parse(options.iter().copied()).expect("options");
    Situation::start(&DumaRaj::rules(discipline, &settings).expect("a discipline"))
}

fn at(discipline: &str, options: &[&str], written: &str) -> Situation {
    Situation::read(begin(discipline, options).rules(), written).expect("a position")
}

fn legal(situation: &Situation, seat: Seat) -> Vec<<Situation as Position>::Action> {
    let mut decisions = Vec::new();
    situation.actions(Actor::Seat(seat), &mut decisions);
    decisions
}

/// Won by seat 0, for a reason of the rules.
fn won(reason: &'static str) -> Option<Outcome> {
    Some(Outcome::won(Seat(0), 2, Ending::Rules(reason)))
}

/// Plain minimax for seat 0.
fn minimax(situation: &Situation, depth: i32, ply: i32) -> i32 {
    match situation.turn() {
        Turn::Over if situation.outcome().and_then(|outcome| outcome.winner()) == Some(Seat(0)) => WIN - ply,
        Turn::Over => ply - WIN,
        Turn::One(_) if depth == 0 => situation.evaluate(Seat(0)),
        Turn::One(seat) => {
            let values = legal(situation, seat).into_iter().map(|decision| {
                let mut after = *situation;
                after.apply(Actor::Seat(seat), decision);
                minimax(&after, depth - 1, ply + 1)
            });
            let best = if seat == Seat(0) { values.max() } else { values.min() };
            best.expect("who decides has a decision")
        }
        turn => panic!("not searched: {turn:?}"),
    }
}

#[test]
fn an_exact_search_is_minimax() {
    let games: [(&str, &[&str]); 4] = [
        ("training", &["size=4", "kit=SLGR"]),
        ("training", &["size=3", "kit=LG", "editor=strict"]),
        ("goniki", &["size=4"]),
        ("hunters", &["size=6", "hunters=SL", "shape=rhomb"]),
    ];
    let mut random = fastrand::Rng::with_seed(1);
    let mut looked_at = 0;
    for (discipline, options) in games.into_iter().cycle().take(60) {
        let mut situation = begin(discipline, options);
        for _ in 0..random.usize(8..16) {
            let Some(seat) = situation.turn().seats().iter().next() else { break };
            let decisions = legal(&situation, seat);
            situation.apply(Actor::Seat(seat), decisions[random.usize(..decisions.len())]);
        }
        let Turn::One(seat) = situation.turn() else { continue };
        let found = analyse(&situation, &Limits::depth(2).exact(), &Stop::new());
        let plain = minimax(&situation, i32::from(found.depth), 0);
        assert_eq!(found.score, if seat == Seat(0) { plain } else { -plain }, "{}", situation.write());
        looked_at += 1;
    }
    assert!(looked_at > 20, "{looked_at}");
}

/// ```text
/// 4 . . . .     4 . . . .        two Slods of opposite bit colours: the attacker locks the blocker's in five turns;
/// 3 s . . .     3 . . s .        in the end there is one row of three bits left, and in the middle of it a Slod that
/// 2 . . . .     2 . . . .        cannot move:   S s .
/// 1 . S . .     1 . S . .
/// ```
#[test]
fn a_slod_locks_a_slod_of_the_other_colour() {
    for written in ["6/6/6/s5/6/1S4 a 1-4,1-4 - 0 9", "6/6/6/2s3/6/1S4 a 1-4,1-4 - 0 9"] {
        let found = analyse(&at("eralash", &[], written), &Limits::depth(5), &Stop::new());
        assert_eq!(verdict(found.score), Verdict::WinsIn(5), "{written}");
        assert_eq!(ends(at("eralash", &[], written), &found.line), won("locked"));
    }
}

/// The first worked example of the rules (`rules/dumaraj.md §9`): on the whole of 6x6, too, the location can be cut
/// down until one Slod is locked. The blocker's replies are the best there are.
///
/// ```text
/// 6 . . . . . .
/// 5 . . . . . .
/// 4 . . s . . .
/// 3 . . S . . .
/// 2 . . . . . .
/// 1 . . . . . .
/// ```
#[test]
fn two_slods_of_opposite_colours_are_no_dead_draw() {
    let mut situation = at("eralash", &[], "6/6/2s3/2S3/6/6 a 1-6,1-6 - 0 1");
    let line = "33-42[r6] 43-34[c1] 42-24[c2] 34-56[r1] 24-46[c3] 56-45[r2] 46-35[c4] 45-36 35-46[c5]";
    for (turn, written) in line.split(' ').enumerate() {
        let seat = Seat((turn % 2) as u8);
        let decision = situation.read_action(Actor::Seat(seat), written).expect("a legal turn");
        situation.apply(Actor::Seat(seat), decision);
    }
    assert_eq!(situation.outcome(), won("locked"), "{}", situation.write());
}

/// ```text
/// 6 . r . . . .      one Lod holds row 5 from 51, the other comes to row 6: the Raj is taken in five turns at most
/// 5 . . . . . .
/// 4 . . . . . .
/// 3 L . . . . .
/// 2 . . . . . .
/// 1 . . . . R L
/// ```
#[test]
fn a_raj_is_hunted_down() {
    let seen = at("pioneer-1", &["editor=off"], "r5/6/6/6/L5/4R1 a 1-6,1-6 - 0 9");
    assert_eq!(verdict(analyse(&seen, &Limits::depth(1), &Stop::new()).score), Verdict::WinsIn(1));
    let away = at("pioneer-1", &["editor=off"], "1r4/6/6/L5/6/4RL a 1-6,1-6 - 0 9");
    let found = analyse(&away, &Limits::depth(5), &Stop::new());
    assert!(matches!(verdict(found.score), Verdict::WinsIn(3..=5)), "{:?}", verdict(found.score));
    assert_eq!(ends(away, &found.line), won("raj"));
}

/// The turn that is best otherwise would bring about a position for the third time: a draw, where others still win.
#[test]
fn a_win_is_not_thrown_away_by_repetition() {
    let situation = at("pioneer-1", &["editor=off"], "1r4/6/6/L5/6/4RL a 1-6,1-6 - 0 9");
    let best = analyse(&situation, &Limits::depth(5), &Stop::new()).line[0];
    let mut after = situation;
    after.apply(Actor::Seat(Seat(0)), best);
    let view = situation.view(Viewer::Seat(Seat(0)));
    let stood =
        |past| Task::<Situation> { view, seat: Seat(0), legal: legal(&situation, Seat(0)), level: 5, past, seed: 3 };
    let think = |past| AlphaBeta.think(stood(past), &Stop::new());
    let elsewhere = think(vec![after.key(), after.key(), situation.key()]);
    assert_ne!(elsewhere, best);
    let mut there = situation;
    there.apply(Actor::Seat(Seat(0)), elsewhere);
    let reply = analyse(&there, &Limits::depth(4), &Stop::new()).score;
    assert!(reply < -900, "still two Lods ahead: {reply}");
}

/// Plays a line and tells who has won and why.
fn ends(mut situation: Situation, line: &[<Situation as Position>::Action]) -> Option<Outcome> {
    for &decision in line {
        let Turn::One(seat) = situation.turn() else { panic!("the line goes on after the end") };
        assert!(legal(&situation, seat).contains(&decision));
        situation.apply(Actor::Seat(seat), decision);
    }
    situation.outcome()
}

/// Every stage of every kind of game is decided by the computer,
/// and two turns of play. A start may be voided three times.
#[test]
fn the_computer_places_names_writes_and_moves() {
    let games: [(&str, &[&str]); 8] = [
        ("eralash", &["raj=yes"]),
        ("training", &["size=2", "kit=L"]),
        ("goniki", &["gons=2"]),
        ("hunters", &["shape=rhomb"]),
        ("pioneer-1", &["size=7", "order_shift=yes", "mirror=yes"]),
        ("kulikovo-2", &["size=12", "rf=yes", "shuttle=yes", "carousel=yes", "rotation=yes"]),
        ("poltava-2", &["row_shift=yes", "rf=yes"]),
        ("chudskoe-1", &["size=12", "editor=strict"]),
    ];
    for (discipline, options) in games {
        let mut situation = begin(discipline, options);
        for action in 0..60 {
            let Some(seat) = situation.turn().seats().iter().last() else { break };
            if situation.turn_number() > 2 {
                break;
            }
            let decisions = legal(&situation, seat);
            let view = situation.view(Viewer::Seat(seat));
            let task: Task<Situation> =
                Task { view, seat, legal: decisions.clone(), level: 2, past: vec![], seed: action };
            let decision = AlphaBeta.think(task, &Stop::new());
            assert!(decisions.contains(&decision), "{discipline}: {decision:?}");
            situation.apply(Actor::Seat(seat), decision);
        }
        assert!(!situation.is_setting_up(), "{discipline} has begun");
    }
}
