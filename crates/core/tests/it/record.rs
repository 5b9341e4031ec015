//! Records written, read, broken, and played through.

use proptest::collection::vec;
use proptest::prelude::*;
use skazka_core::record::{
    self, Comment, GameResult, Line, MOST_NESTED, MOST_VARIATIONS, Record, RecordMove, Tags, from_game, parse, replay,
    write_line,
};
use skazka_core::{
    Actor, Catalogue, Ending, Event, FamilyAdapter, Fault, Foreign, Game, GameTree, NodeId, Notation, Outcome,
    Position, Seat, Settings, Stop, Turn, TypedFamily, steps,
};
use skazka_testkit::FirstLegal;
use skazka_testkit::dice::{Race, RaceGame};
use skazka_testkit::duel::{Duel, DuelGame};
use skazka_testkit::record_laws::hold_over_a_random_tree;

const GAME: &str = "[Event \"Friendly\"]
[South \"Anna \\\"A\\\" B\"]
[Result \"2-1\"]
[Game \"duel/plain\"]
[Termination \"mobs\"]

0. @b2 @c3 1. b2-b3 {a bold step} 2. c3-c2 $4 (2. c3-b3) 3. b3-b2 4. c2-b2 2-1
";

fn catalogue() -> Catalogue {
    Catalogue::new(vec![Box::new(FamilyAdapter::<DuelGame, _>::new(FirstLegal))])
}

fn read(games: &Catalogue, written: &str) -> Result<Foreign, Fault> {
    record::read(games, written, &Stop::new())
}

fn play(record: &str) -> Result<Box<dyn Game>, Fault> {
    replay(&catalogue(), &parse(record)?, &Stop::new())
}

/// The fault's message and gaps, as logs show it.
fn refused(result: Result<impl Sized, Fault>) -> String {
    result.err().expect("to be refused").to_string()
}

fn moves(text: &str) -> Vec<RecordMove> {
    parse(text).expect("a record").line.moves
}

#[test]
fn a_record_is_read_with_everything_in_it() {
    let record = parse(GAME).expect("a record");
    assert_eq!(record.tags.get("South"), Some("Anna \"A\" B"));
    assert_eq!(record.tags.get("Result"), None, "the result is held apart");
    assert_eq!(record.result, GameResult::Over(vec![2, 1]));
    let numbers: Vec<_> = record.line.moves.iter().map(|one| one.number).collect();
    assert_eq!(numbers, [Some(0), None, Some(1), Some(2), Some(3), Some(4)]);
    assert_eq!(record.line.moves[2].comments, [Comment::new("a bold step")]);
    assert_eq!(record.line.moves[3].nags, [4]);
    assert_eq!(record.line.moves[3].variations[0].moves, [RecordMove::new(Some(2), "c3-b3")]);
    assert_eq!(record.write(), GAME);
}

#[test]
fn white_space_line_ends_marks_and_numbers_are_taken_leniently() {
    let strict = moves("1. b2-b3 2. c3-c2 *");
    for lenient in ["\u{feff}1.b2-b3\r\n2...c3-c2\r\n", "\t1 . b2-b3"] {
        match lenient.contains("1 .") {
            true => assert_eq!(moves(lenient).len(), 3, "a number needs its dot beside it"),
            false => assert_eq!(moves(lenient), strict),
        }
    }
    assert_eq!(parse("").expect("nothing at all is an empty record"), Record::default());
    assert_eq!(moves("a {x} {y\n z} (b (c) d) {w}")[0].comments.len(), 3);
    assert_eq!(moves("\"b7-b8;\tQ-b8\" \"1-2\" 1-2")[0].text, "b7-b8; Q-b8");
}

#[test]
fn what_cannot_be_read_is_refused_with_its_place() {
    for (text, place, what) in [
        ("[Event Friendly]", "line=1 column=8", "record-a-quoted-text"),
        ("[Event \"x\"\n1. a", "line=2 column=1", "record-a-bracket"),
        ("[ \"x\"]", "line=1 column=3", "record-a-tag-name"),
        ("[A \"x\"]\n[A \"y\"]", "line=2 column=2", "record-tag-twice"),
        ("[A \"x]\n", "line=1 column=4", "record-quote-open"),
        ("[Result \"2-0\"]", "line=1 column=9", "record-result"),
        ("[Result \"1-2\"] a 2-1", "line=1 column=21", "record-two-results"),
        ("ход {нет", "line=1 column=5", "record-comment-open"),
        ("a )", "line=1 column=3", "record-an-action"),
        ("( a )", "line=1 column=1", "record-an-action"),
        ("a ( b", "line=1 column=6", "record-a-parenthesis"),
        ("a $999", "line=1 column=3", "record-a-nag"),
        ("$1 a", "line=1 column=1", "record-an-action"),
        ("1.", "line=1 column=3", "record-an-action"),
        ("99999999999. a", "line=1 column=1", "record-number"),
        ("a 1-2 b", "line=1 column=7", "record-the-end"),
        ("a\n[Event \"two games\"]", "line=2 column=1", "record-an-action"),
        ("a }", "line=1 column=3", "record-an-action"),
        ("a\n{b\0}", "line=2 column=3", "record-control code=\"U+0000\""),
    ] {
        let fault = refused(parse(text));
        assert!(fault.contains(place) && fault.contains(what), "{text:?}: {fault}");
    }
}

#[test]
fn deep_and_many_variations_are_refused_and_long_lines_are_read() {
    let nested = |depth: usize| "a (".repeat(depth) + "a" + &")".repeat(depth);
    assert!(parse(&nested(MOST_NESTED)).is_ok());
    assert!(refused(parse(&nested(MOST_NESTED + 1))).contains("record-too-deep"));
    assert!(refused(parse(&"a (".repeat(1_000_000))).contains("record-too-deep"));
    assert!(refused(parse(&format!("a {}", "(b)".repeat(MOST_VARIATIONS + 1)))).contains("record-too-many"));
    let long = format!("a {{{}}} *", "x".repeat(10_000_000));
    assert_eq!(parse(&long).expect("a long line").line.moves[0].comments[0].as_str().len(), 10_000_000);
    assert!(refused(parse(&"[".repeat(10_000_000))).len() < 300);
}

#[test]
fn a_raised_flag_ends_reading_and_replaying_before_the_next_action() {
    let (games, stop) = (catalogue(), Stop::new());
    let record = parse(GAME).expect("a record");
    stop.raise();
    assert_eq!(refused(record::read(&games, GAME, &stop)), "work-cancelled");
    let steps = steps::of(|| assert_eq!(refused(replay(&games, &record, &stop)), "work-cancelled"));
    assert_eq!(steps, 0, "no action is taken any more");
    assert!(steps::of(|| drop(replay(&games, &record, &Stop::new()))) > 5);
}

#[test]
fn moves_are_wrapped_at_eighty_columns() {
    let text = (1..100).map(|turn| format!("{turn}. b2-b3 ")).collect::<String>();
    let written = parse(&text).expect("a record").write();
    let widest = written.lines().map(|line| line.chars().count()).max();
    assert!(widest > Some(70) && widest <= Some(80), "{widest:?}");
}

#[test]
fn a_game_is_played_through_and_written_down_again() {
    let game = play(GAME).expect("a legal game");
    assert_eq!(game.outcome(), Some(Outcome::won(Seat(1), 2, Ending::Rules("mobs"))));
}

#[test]
fn a_refused_action_is_told_by_number_seat_and_reason_and_quoted_once() {
    for (moves, told) in [
        ("0. @b2 @c3 1. b2-b4", "number=1 who=(literal words=\"South\") why=(literal words=\"b2-b4\")"),
        (
            "0. @b2 @c3 1. b2-b3 3. c3-c2",
            "number=2 who=(literal words=\"North\") why=(record-move-number action=\"c3-c2\" told=3 number=2)",
        ),
        (
            "0. @b2 @c3 1. b2-b3 2. c3-c2 (2. c3-a1)",
            "number=2 who=(literal words=\"North\") why=(literal words=\"c3-a1\")",
        ),
        ("0. @b2 @c3 1. b2-b3 2. c3-b3 3. b3-b4", "who=(record-nobody) why=(record-move-late action=\"b3-b4\")"),
    ] {
        let fault = refused(play(&format!("[Game \"duel/plain\"] {moves}")));
        assert!(fault.contains("record-move ") && fault.contains(told), "{moves}: {fault}");
    }
}

#[test]
fn tags_that_say_nonsense_are_refused() {
    for (text, told) in [
        ("a", "record-without-game"),
        ("[Game \"chess\"]", "tag=\"Game\" why=(game-unknown"),
        ("[Game \"duel/plain\"] [Options \"size\"]", "tag=\"Options\" why=(option-without-value"),
        ("[Game \"duel/plain\"] [Options \"size=7\"]", "tag=\"Options\""),
        ("[Game \"duel/plain\"] [Start \"?\"]", "tag=\"Start\""),
        ("[Game \"duel/plain\"] 0. @b2 @c3 1-2-3", "record-places told=3 seats=2"),
        ("[Game \"duel/plain\"] [Termination \"mobs\"] 0. @b2 @c3 1-2", "record-unfinished"),
        ("[Game \"duel/plain\"] 0. @b2 @b3 1. b2-b3 2-1", "record-result-wrong told=\"2-1\" found=\"1-2\""),
        ("[Game \"duel/plain\"] [Termination \"raj\"] 0. @b2 @b3 1. b2-b3 1-2", "record-termination-wrong"),
    ] {
        let fault = refused(play(text));
        assert!(fault.contains(told), "{text}: {fault}");
    }
}

#[test]
fn resignation_and_agreement_end_a_game_that_its_moves_do_not() {
    let over = |tag: &str, result: &str| {
        play(&format!("[Game \"duel/plain\"] {tag} 0. @b2 @c3 {result}")).expect("legal").outcome()
    };
    for tag in ["", "[Termination \"resignation\"]"] {
        assert_eq!(over(tag, "1-2"), Some(Outcome::won(Seat(0), 2, Ending::Resignation)));
        assert_eq!(over(tag, "2-1"), Some(Outcome::won(Seat(1), 2, Ending::Resignation)));
    }
    for tag in ["", "[Termination \"agreement\"]"] {
        assert_eq!(over(tag, "1-1"), Some(Outcome::drawn(2, Ending::Agreement)));
    }
    assert_eq!(over("[Termination \"aborted\"]", "*"), None, "nothing ended by the rules, and nothing counts");
    assert!(matches!(play("[Game \"duel/plain\"] 0. @b2 *").expect("legal").turn(), Turn::Secret(_)));
    let drawn = play("[Game \"duel/plain\"] [Start \"b1 c4 30\"] 1-1").expect("over from the start");
    assert_eq!((drawn.turn(), drawn.outcome()), (Turn::Over, Some(Outcome::drawn(2, Ending::Rules("quiet")))));
}

#[test]
fn endings_that_neither_moves_nor_a_result_tell_are_told_by_the_termination() {
    let play = |moves: &str, termination: &str, result: &str| {
        play(&format!("[Game \"duel/plain\"] [Termination \"{termination}\"] {moves} {result}"))
    };
    let again = |written: &str| replay(&catalogue(), &parse(written)?, &Stop::new());
    for (moves, termination, result) in [
        ("0. @b2 @c3", "timeout", "2-1"),
        ("0. @b2 @c3", "resignation", "1-2"),
        ("0. @b2 @c3", "agreement", "1-1"),
        ("0. @b2 @c3", "adjudicated", "1-1"),
        ("0. @b2 @c3", "adjudicated", "1-2"),
        ("", "aborted", "*"),
    ] {
        let game = play(moves, termination, result).expect("an ending");
        let written = written_down(&*game);
        assert!(written.contains(&format!("[Termination \"{termination}\"]")), "{written}");
        assert_eq!(parse(&written).expect("a record").result.write(), result);
        assert_eq!(game.outcome().map(|outcome| outcome.ending), Ending::by_hand(termination));
        assert_eq!(written_down(&*again(&written).expect("it is read back")), written);
    }
    assert!(refused(play("0. @b2 @c3", "aborted", "1-1")).contains("abort-too-late"));
    assert!(refused(play("", "aborted", "1-1")).contains("record-result-wrong"), "it does not count");
    assert!(refused(play("0. @b2 @c3", "timeout", "1-1")).contains("record-unfinished"));
    assert!(refused(play("0. @b2 @c3", "adjudicated", "2-2")).contains("adjudicate-places"));
}

fn act(game: &mut dyn Game, seat: u8, action: &str) {
    game.accept(&Event::Act { by: Actor::Seat(Seat(seat)), action: action.to_owned() }).expect("legal");
}

fn written_down(game: &dyn Game) -> String {
    let catalogue = catalogue();
    let (family, discipline) = catalogue.find("duel/plain").expect("the duel");
    from_game(game, family, discipline, &Settings::new()).expect("a record").write()
}

fn opened(position: Option<&str>) -> Box<dyn Game> {
    let catalogue = catalogue();
    let (family, discipline) = catalogue.find("duel/plain").expect("the duel");
    family.open(&discipline.name, &Settings::new(), position).expect("a game")
}

#[test]
fn secret_steps_are_written_seat_after_seat_and_only_when_all_are_in() {
    let mut game = opened(None);
    act(&mut *game, 1, "@c3");
    assert!(!written_down(&*game).contains("c3"));
    act(&mut *game, 0, "@b2");
    act(&mut *game, 0, "b2-b3");
    assert_eq!(written_down(&*game), "[Result \"*\"]\n[Game \"duel/plain\"]\n\n0. @b2 @c3 1. b2-b3 *\n");
}

#[test]
fn what_is_written_down_is_played_through_to_the_same_game() {
    let mut game = opened(Some("b1 c4 2"));
    for (seat, action) in [(0, "b1-b2"), (1, "c4-c3")] {
        act(&mut *game, seat, action);
    }
    game.accept(&Event::Resign { by: Seat(0) }).expect("running");
    let written = written_down(&*game);
    assert!(written.contains("[Start \"b1 c4 2\"]") && written.contains("[Termination \"resignation\"]"), "{written}");
    assert!(written.ends_with("\n\n3. b1-b2 4. c4-c3 2-1\n"), "{written}");
    let again = play(&written).expect("a legal game");
    assert_eq!((again.position(2), again.turn()), (game.position(2), game.turn()));
}

#[test]
fn other_notations_are_read_where_a_game_knows_them() {
    let games = catalogue();
    let telegram = read(&games, "telegram @b2 @c3 stop b2-b3").expect("a game");
    assert_eq!((telegram.record.line.moves.len(), telegram.remarks.len()), (3, 1));
    assert_eq!(replay(&games, &telegram.record, &Stop::new()).expect("legal").plies(), 3);
    assert_eq!(refused(read(&games, "telegram war")), "literal words=\"no war\"");
    let record = read(&games, GAME).expect("a record");
    assert_eq!((record.record, record.remarks), (parse(GAME).expect("a record"), Vec::new()));
}

#[test]
fn what_is_neither_a_record_nor_known_otherwise_is_told_so() {
    let games = catalogue();
    assert_eq!(refused(read(&games, "hello")), "record-neither why=(record-without-game)");
    assert!(refused(read(&games, "hello {")).starts_with("record-neither why=(record-at line=1 column=7"));
    for broken in ["[Game duel]", "\u{feff}\n[Game \"duel/plain\"] {", "[Event \"x\"]\n1."] {
        let fault = refused(read(&games, broken));
        assert_eq!(fault.starts_with("record-at"), broken.contains('"'), "{fault}");
    }
}

/// Text without line ends and control characters, with everything that means something to the reader.
fn a_text() -> impl Strategy<Value = String> {
    "([a-c1-3 .*$@|,=\\[\\](){}\"\\\\-]|1-2|[а-я]){0,8}"
}

fn a_move(variations: impl Strategy<Value = Vec<Line>>) -> impl Strategy<Value = RecordMove> {
    let number = proptest::option::of(any::<u32>());
    let comments = vec(a_text().prop_map(|words| Comment::new(&words)), 0..3);
    (number, a_text(), vec(any::<u8>(), 0..3), comments, variations)
        .prop_map(|(number, text, nags, comments, variations)| RecordMove { number, text, nags, comments, variations })
}

fn a_line() -> impl Strategy<Value = Line> {
    let comments = || vec(a_text().prop_map(|words| Comment::new(&words)), 0..2);
    let leaf = (comments(), vec(a_move(Just(Vec::new())), 0..4));
    let leaf = leaf.prop_map(|(comments, moves)| Line { comments, moves });
    leaf.prop_recursive(3, 24, 3, move |inner| {
        (comments(), vec(a_move(vec(inner, 0..3)), 0..4)).prop_map(|(comments, moves)| Line { comments, moves })
    })
}

fn a_record() -> impl Strategy<Value = Record> {
    let tags = vec(("[A-Z][a-zA-Z0-9_]{0,6}", a_text()), 0..5).prop_map(|pairs| {
        let mut tags = Tags::new();
        for (name, value) in pairs.iter().filter(|(name, _)| name != "Result") {
            tags.set(name, value).expect("a tag");
        }
        tags
    });
    let result = prop_oneof![Just(GameResult::Running), vec(1..=9u8, 2..5).prop_map(GameResult::Over)];
    (tags, a_line(), result).prop_map(|(tags, line, result)| Record { tags, line, result })
}

proptest! {
    #[test]
    fn reading_inverts_writing(record in a_record()) {
        let written = record.write();
        match parse(&written) {
            Ok(again) => prop_assert_eq!(again, record, "{}", written),
            Err(fault) => prop_assert!(false, "{}: {}", fault, written),
        }
    }

    #[test]
    fn no_text_panics_and_what_is_read_can_be_written(text in "([a-c1-9 .*$\\[\\](){}\"\\\\\n@-]|1-2|\\PC){0,60}") {
        if let Ok(record) = parse(&text) {
            prop_assert_eq!(parse(&record.write()), Ok(record));
        }
    }

    #[test]
    fn no_garbled_game_panics(at in 0..GAME.len(), letter in any::<char>(), cut in any::<bool>()) {
        let mut text = GAME.to_owned();
        if cut { text.truncate(at) } else { text.insert(at, letter) }
        let fault = play(&text).err().map(|fault| fault.to_string());
        prop_assert!(fault.is_none_or(|fault| fault.starts_with("record-")));
    }
}

/// A plain generator of random words.
fn words(mut state: u64) -> impl FnMut() -> u64 {
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 33
    }
}

#[test]
fn a_record_keeps_variations_comments_and_marks() {
    let (duel, race) = (&DuelGame::disciplines()[0], &RaceGame::disciplines()[0]);
    let varied = (0..60).filter(|&seed| {
        let size = 2 * seed as usize + 1;
        let of_duels = hold_over_a_random_tree(Duel::start(&()), duel, size, &mut words(seed));
        let of_races = hold_over_a_random_tree(Race::start(&()), race, size, &mut words(seed));
        of_duels && of_races
    });
    let varied = varied.count();
    assert!(varied > 40, "{varied}");
}

#[test]
fn a_record_is_written_as_it_was_read() {
    let written = "[Game \"duel/plain\"] {so} 0. @b2 (0. {half} @a1 $2 {a set-up}) @c3 (0. @c4 1. b2-b3 (1. b2-b1 {back})) \
                   1. b2-b3 {bold} (1. b2-a2 2. c3-c4) (1. b2-c2 $4) 2. c3-c2 (2. c3-b3) *";
    let record = parse(written).expect("a record");
    let game = replay(&catalogue(), &record, &Stop::new()).expect("legal");
    assert_eq!(game.line(), record.line);
    let record = parse("[Game \"duel/plain\"] 0. @b2 @c3 1. b2-b3 ({nothing}) {bold} *").expect("a record");
    let game = replay(&catalogue(), &record, &Stop::new()).expect("legal");
    let comments = &game.line().moves[2].comments;
    assert_eq!(comments[..], [Comment::new("bold"), Comment::new("nothing")], "it has an action to stand at");
}

/// Adds the first and the last action of a node; where the last one leads.
fn fork(tree: &mut GameTree<Race>, node: NodeId) -> NodeId {
    let end = tree.end_at(node).expect("a node");
    let by = if end.turn() == Turn::Chance {
        Actor::Chance
    } else {
        Actor::Seat(end.turn().seats().iter().next().expect("a seat"))
    };
    let mut actions = Vec::new();
    end.position().actions(by, &mut actions);
    let written = [actions[0], actions[actions.len() - 1]].map(|action| end.position().write_action(by, action));
    written.into_iter().fold(node, |_, written| tree.add_variation(node, by, &written).expect("legal"))
}

fn depth(line: &Line) -> usize {
    let variations = line.moves.iter().flat_map(|one| &one.variations);
    variations.map(|variation| depth(variation) + 1).max().unwrap_or_default()
}

#[test]
fn variations_that_are_nested_too_deep_are_left_out() {
    let mut tree = GameTree::new(Race::start(&()));
    let mut node = NodeId::START;
    for _ in 0..MOST_NESTED + 6 {
        node = fork(&mut tree, node);
    }
    let main = tree.children(NodeId::START).next().expect("a node");
    tree.promote(main);
    let record = Record { line: write_line(&tree, tree.len()), ..Record::default() };
    assert_eq!((depth(&record.line), parse(&record.write())), (MOST_NESTED, Ok(record)));
}
