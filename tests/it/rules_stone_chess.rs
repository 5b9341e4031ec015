//! The rules pages of Stone Chess: what they say is legal is legal, what they say is not is refused, the squares they
//! light are those told here, and so are the board and everybody's stones after every example.

use super::rules_pages::{body, diagrams, slugs};
use skazka::games::catalogue;
use skazka_core::{Actor, Event, Game, Seat, Settings, Touch, Turn};
use skazka_server::rules::Diagram;
use skazka_stone_chess::Kind;
use skazka_words::Language;
use std::collections::{BTreeMap, BTreeSet};

const FAMILY: &str = "stone-chess";

/// Eight pieces of White placed in the quadrant of a1.
const PLACED: &str = "K-a1;R-b1;N-a2;N-b2;P-a3;P-b3;P-c3;P-d4";

/// Every diagram with moves, in reading order: its page and moves, everybody's stones, and what then stands on its
/// squares, written as in positions (`-` nothing).
const RESULTS: &[(&str, &str, &str, &str)] = &[
    ("index", "K-a1", "w:8,b:8,g:8", "a1:K b1:-"),
    ("index", PLACED, "w:8,b:8,g:8", "a1:K a2:N a3:P b1:R b2:N b3:P c3:P d4:P"),
    ("index", "a2-b4", "w:8,b:8,g:16", "a2:- b4:N"),
    ("index", "Z-d2", "w:3,b:8,g:16", "d2:Z"),
    ("index", "R-b2", "w:3,b:8,g:16", "b2:R"),
    ("board", "K-b2", "w:8,b:8,g:8", "b2:K"),
    ("board", PLACED, "w:8,b:8,g:8", "a1:K a2:N a3:P b1:R b2:N b3:P c3:P d4:P"),
    (
        "board",
        "K-a1;R-b1;N-a2;N-b2;P-a3;P-b3;P-c3;P-d4 k-h1;r-g1;n-g2;n-h2;p-f3;p-g3;p-h3;p-e4 \
         K_g-h8;R_g-g8;N_g-g7;N_g-h7;P_g-f6;P_g-g6;P_g-h6;P_g-e5",
        "w:8,b:16,g:8",
        "a1:K h1:k h8:K_g d4:P e4:p e5:P_g",
    ),
    ("pawns", "d4-c5 h8-h7 a7-a8", "w:2,b:4,g:0", "c5:P d4:-"),
    ("pawns", "a1-a3", "w:0,b:0,g:0", "a1:- a3:P c4:e"),
    ("pawns", "a1-a3 c4-a2;@-a3", "w:1,b:0,g:0", "a2:e a3:- c4:-"),
    ("pawns", "b2-d2 h8-h7 a8-a7", "w:0,b:0,g:0,r:0", "b2:- d2:P d1:P_r"),
    ("turn", "B-e2", "w:1,b:0,g:0", "e2:B"),
    ("turn", "R-e2", "w:0,b:0,g:0", "e2:R"),
    ("turn", "CH-e2", "w:0,b:0,g:0", "e2:CH"),
    ("turn", "K-d3;N-a1", "w:0,b:0,g:0", "a1:N d3:K"),
    ("turn", "R-d8", "w:0,b:0,g:0", "d8:R"),
    ("turn", "P-f3", "w:0,b:0,g:0", "f1:C f3:P f5:k"),
    ("promotion", "b7-b8;Q-b8", "w:0,b:0,g:0", "b7:- b8:Q"),
    ("promotion", "g3-h3;NN-h3", "w:0,b:0,g:0", "g3:- h3:NN"),
    ("promotion", "b7-a7;q-a7", "w:0,b:0,g:0", "a7:q b7:-"),
    ("promotion", "K-c3;P-a8;Q-a8", "w:0,b:0,g:0", "a8:Q c3:K"),
    ("stones", "d1-d5", "w:1,b:6,g:0", "d1:- d5:R"),
    ("stones", "d1-d5", "w:12,b:0,g:0", "d1:- d5:R g7:p h8:n"),
    ("stones", "d1-d5", "w:0,b:2,g:0", "d1:- d5:R"),
    ("stones", "d4-e5 f6-e5 C_g-d7", "w:9,b:9,g:4", "d4:- e5:p d7:C_g"),
    ("stones", "d4-e5 f6-e5 C_g-d7 R-b2 n-c2", "w:4,b:0,g:4", "b2:R c2:n"),
    ("stones", "d4-e5 f6-e5 C_g-d7 R-b2 n-c2 d7-h7 b2-c2 h8-h7 N_g-f6", "w:5,b:8,g:1", "c2:R h7:k f6:N_g"),
    (
        "stones",
        "d4-e5 f6-e5 C_g-d7 R-b2 n-c2 d7-h7 b2-c2 h8-h7 N_g-f6 P-d4 g8-b8 f6-h7",
        "w:3,b:8,g:17",
        "b8:r h7:N_g f6:-",
    ),
    (
        "stones",
        "d4-e5 f6-e5 C_g-d7 R-b2 n-c2 d7-h7 b2-c2 h8-h7 N_g-f6 P-d4 g8-b8 f6-h7 d4-e5 b8-a8",
        "w:3,b:18,g:17",
        "a8:r b8:- e5:P",
    ),
    ("end", "d1-d5;@-g4;@-g6", "w:8,b:0,g:0", "d5:R g4:- g6:-"),
    ("end", "d1-d8;@-g7 c8-b8 c1-c2 b8-c8 c2-c8", "w:32,b:0,g:0", "c8:R d8:R g7:-"),
];

/// Every diagram that lights what a touch could bring about: its page, the touch, and the squares, or how many.
const LIT: &[(&str, &str, &str)] = &[
    ("index", "h:R", "15"),
    ("board", "h:K", "64"),
    ("board", "h:K", "48"),
    ("pieces", "c:d4", "b2 b6 f2 f6"),
    ("pieces", "c:d4", "b4 d2 d6 f4"),
    ("pieces", "c:d4", "c3 c5 e3 e5"),
    ("pieces", "c:d4", "c4 d3 d5 e4"),
    ("pieces", "c:d4", "b3 b5 c2 e2 f3 f5"),
    ("pieces", "c:d4", "b3 b5 c2 c6 e2 e6 f3 f5"),
    ("pieces", "c:d4", "a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1"),
    ("pieces", "c:d4", "d1 d7 d8 g4 g7 h4 h8"),
    ("pieces", "c:d4", "b2 b4 b6 d2 d6 f2 f4 f6"),
    ("pieces", "c:d4", "b3 b5 c2 c3 c5 c6 e2 e3 e5 e6 f3 f5"),
    ("pieces", "c:d4", "a4 c4 d2 d7 e4 f4 g4 h4"),
    ("pieces", "c:d4", "a4 b4 c4 d3 d5 d6 e4 f4"),
    ("pieces", "c:d4", "c3 c4 c5 d3 d5 e3 e4 e5"),
    ("pieces", "c:d4", "a4 b4 c3 c4 c5 d3 d5 d6 e3 e4 e5 f4"),
    ("pieces", "c:d4", "a1 a7 b2 b3 b5 b6 c2 c3 c5 c6 e2 e3 e5 e6 f2 f3 f5 f6 g1"),
    ("pieces", "c:d4", "a4 b3 b4 b5 c2 c4 c6 d3 d5 d6 e2 e4 e6 f3 f4 f5"),
    ("pieces", "c:d4", "a1 a4 a7 b2 b4 b6 c3 c4 c5 d3 d5 d6 e3 e4 e5 f2 f4 f6 g1"),
    ("pieces", "c:d4", "c3 c4 c5 d3 d5 e3 e4 e5"),
    ("pawns", "c:c3", "c4 d3"),
    ("pawns", "c:d4", "c5 d5 e3 e4 e5"),
    ("pawns", "c:b4", "a5 b5 c5"),
    ("pawns", "c:c5", "c6"),
    ("pawns", "c:b2", "b3 b4 c2 d2"),
    ("pawns", "c:c4", "a2 a6 e2 e6"),
    ("pawns", "c:d1", "c1 c2"),
];

/// What the notation page writes without a diagram anywhere: a position of four and the turns it allows.
const WRITTEN: &[(&str, &[&str])] = &[
    ("{K_g}6k/8/8/4p3/8/2{N_g}2{N_g}2/8/K6{K_r} g", &["f3-e5", "N_g f3-e5", "B_g-c3"]),
    ("{K_g}6k/8/8/8/8/8/8/K6{K_r} g", &["N_g-e5", "N_g-e5 // 3", "N_g*E5 ;"]),
    ("{K_g}6k/8/8/8/8/8/8/K3{K_r}1{N_r}1 r", &["K_r-g1; N_r-e1"]),
];

fn all(language: Language) -> Vec<(&'static str, usize, Diagram)> {
    diagrams(language, FAMILY)
}

fn open(diagram: &Diagram) -> Box<dyn Game> {
    let games = catalogue();
    let (family, discipline) = games.find(&diagram.game).expect("the game of the pages");
    let opened = match &diagram.position {
        None => family.preview(&discipline.name, &diagram.settings),
        position => family.open(&discipline.name, &diagram.settings, position.as_deref()),
    };
    opened.unwrap_or_else(|fault| panic!("{}: {}", diagram.caption, Language::En.say_fault(&fault)))
}

/// A position of a game of four with every right and ten stones each.
fn at_home(board_and_turn: &str) -> Box<dyn Game> {
    let position =
        format!("{board_and_turn} w:a1,b:h8,g:a8,r:h1 w:10,b:10,g:10,r:10 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ,r:sFWEDQ - 0 9");
    let settings = Settings::parse(["players=4"]).expect("an option");
    let games = catalogue();
    let (family, _) = games.find(FAMILY).expect("the game");
    family.open(FAMILY, &settings, Some(&position)).expect("a position")
}

fn play(game: &mut dyn Game, action: &str) -> Result<(), String> {
    let by = game.turn().next_actor().ok_or("the game is over")?;
    let event = Event::Act { by, action: action.to_owned() };
    game.accept(&event).map_err(|fault| Language::En.say_fault(&fault))
}

/// The table after the moves of a diagram.
fn played(diagram: &Diagram) -> Box<dyn Game> {
    let mut game = open(diagram);
    for action in &diagram.moves {
        play(&mut *game, action).unwrap_or_else(|fault| panic!("{}: {action}: {fault}", diagram.caption));
    }
    game
}

fn field(game: &dyn Game, nth: usize) -> String {
    game.position(game.plies()).split(' ').nth(nth).unwrap_or_default().to_owned()
}

/// What stands on each square, by its letters and colour as they are written without braces.
fn stands(board: &str) -> BTreeMap<String, String> {
    let mut stands = BTreeMap::new();
    for (rank, row) in (1..=8).rev().zip(board.split('/')) {
        let (mut file, mut rest) = (b'a', row);
        while let Some(first) = rest.chars().next() {
            let (piece, after) = match rest.strip_prefix('{') {
                Some(inside) => inside.split_once('}').expect("a closing brace"),
                None => rest.split_at(1),
            };
            rest = after;
            match first.to_digit(10) {
                Some(run) => file += run as u8,
                None => {
                    stands.insert(format!("{}{rank}", char::from(file)), piece.to_owned());
                    file += 1;
                }
            }
        }
    }
    stands
}

#[test]
fn every_example_ends_as_it_is_told() {
    let shown = all(Language::Ru).into_iter().filter(|(_, _, diagram)| !diagram.moves.is_empty());
    let shown: Vec<_> = shown.map(|(slug, _, diagram)| (slug, diagram)).collect();
    let listed: Vec<_> = RESULTS.iter().map(|(slug, moves, ..)| (*slug, (*moves).to_owned())).collect();
    assert_eq!(shown.iter().map(|(slug, one)| (*slug, one.moves.join(" "))).collect::<Vec<_>>(), listed);
    for ((_, diagram), (slug, moves, stones, told)) in shown.iter().zip(RESULTS) {
        let game = played(diagram);
        assert_eq!(field(&*game, 3), *stones, "{slug}: {moves}");
        let stands = stands(&field(&*game, 0));
        for (square, what) in told.split(' ').filter_map(|one| one.split_once(':')) {
            assert_eq!(stands.get(square).map_or("-", String::as_str), what, "{slug}: {moves}: {square}");
        }
    }
}

#[test]
fn every_lit_square_is_told() {
    let shown: Vec<_> = all(Language::Ru).into_iter().filter(|(_, _, diagram)| !diagram.touch.is_empty()).collect();
    let written = |path: &[Touch]| path.iter().map(Touch::to_string).collect::<Vec<_>>().join(">");
    let listed: Vec<_> = LIT.iter().map(|(slug, touch, _)| (*slug, (*touch).to_owned())).collect();
    assert_eq!(shown.iter().map(|(slug, _, one)| (*slug, written(&one.touch))).collect::<Vec<_>>(), listed);
    for ((_, line, diagram), (slug, touch, told)) in shown.iter().zip(LIT) {
        let game = played(diagram);
        let Some(Actor::Seat(seat)) = game.turn().next_actor() else { panic!("{slug}:{line}: nobody moves") };
        let next = game.next_touches(seat, &diagram.touch).next;
        let squares: BTreeSet<String> = next.iter().map(|step| step.touch.to_string().replace("c:", "")).collect();
        let lit = next.iter().filter(|step| !step.effects.is_empty()).count();
        assert_eq!(lit, squares.len(), "{slug}:{line}: every square that can be touched is lit");
        match told.parse::<usize>() {
            Ok(count) => assert_eq!(squares.len(), count, "{slug}:{line}: {touch}"),
            Err(_) => assert_eq!(squares.into_iter().collect::<Vec<_>>().join(" "), *told, "{slug}:{line}: {touch}"),
        }
    }
}

#[test]
fn what_the_pages_allow_is_legal_and_what_they_refuse_is_not() {
    let (mut allowed, mut refused) = (0, 0);
    for (slug, line, diagram) in all(Language::Ru) {
        let game = played(&diagram);
        for action in &diagram.allows {
            play(&mut *game.copy(), action).unwrap_or_else(|fault| panic!("{slug}:{line}: {action}: {fault}"));
        }
        for action in &diagram.refuses {
            assert!(play(&mut *game.copy(), action).is_err(), "{slug}:{line}: {action}");
        }
        allowed += diagram.allows.len();
        refused += diagram.refuses.len();
    }
    assert!(allowed > 40 && refused > 30, "{allowed} {refused}");
}

fn is_square(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8'])
}

/// Whether a word is a part of a turn: `f3-e5`, `N_g-e5`, `@-a4`.
fn is_part(word: &str) -> bool {
    let Some((before, to)) = word.split_once(['-', '*']) else { return false };
    let letters = before.trim_end_matches("_g").trim_end_matches("_r").to_ascii_uppercase();
    is_square(to) && (is_square(before) || before == "@" || Kind::from_letters(&letters).is_some())
}

/// The turns in a text, their parts joined by `;` without spaces.
fn turns(text: &str) -> BTreeSet<String> {
    let mut turns = BTreeSet::new();
    let mut turn = String::new();
    for word in text.split_whitespace() {
        let word = word.trim_matches(|letter: char| "«»()“”:,.?".contains(letter));
        let part = word.trim_end_matches(';');
        if is_part(part) {
            turn = if turn.is_empty() { part.to_owned() } else { format!("{turn};{part}") };
        }
        if !turn.is_empty() && !word.ends_with(';') {
            turns.insert(std::mem::take(&mut turn));
        }
    }
    turns.extend(Some(turn).filter(|turn| !turn.is_empty()));
    turns
}

fn of_diagram(diagram: &Diagram) -> BTreeSet<String> {
    [&diagram.moves, &diagram.allows, &diagram.refuses].into_iter().flatten().cloned().collect()
}

/// What stands between two marks of a page, each time.
fn between<'a>(page: &'a str, open: &'a str, close: &'a str) -> impl Iterator<Item = &'a str> {
    page.split(open).skip(1).filter_map(move |rest| rest.split(close).next())
}

#[test]
fn every_turn_of_a_caption_is_one_of_its_diagram() {
    let mut found = 0;
    for language in Language::ALL {
        for (slug, line, diagram) in all(language) {
            let told = turns(&diagram.caption);
            found += told.len();
            let known = of_diagram(&diagram);
            for turn in told {
                assert!(known.contains(&turn), "{}/{slug}:{line}: {turn}", language.code());
            }
        }
    }
    assert!(found > 80, "{found}");
}

#[test]
fn every_turn_of_a_page_is_shown_or_tried_here() {
    let written = WRITTEN.iter().flat_map(|(_, written)| written.iter());
    let written: BTreeSet<String> = written.flat_map(|turn| turns(turn)).collect();
    for language in Language::ALL {
        let shown: BTreeSet<String> = all(language).iter().flat_map(|(_, _, diagram)| of_diagram(diagram)).collect();
        for slug in slugs(language, FAMILY) {
            for code in between(&body(language, FAMILY, slug), "<code>", "</code>") {
                for turn in turns(code) {
                    assert!(shown.contains(&turn) || written.contains(&turn), "{}/{slug}: {turn}", language.code());
                }
            }
        }
    }
}

#[test]
fn what_the_notation_page_writes_can_be_done() {
    for (position, written) in WRITTEN {
        for turn in *written {
            let told = play(&mut *at_home(position), turn);
            assert!(told.is_ok(), "{turn}: {told:?}");
        }
    }
}

#[test]
fn the_blocks_of_the_notation_page_are_read() {
    let games = catalogue();
    let (family, _) = games.find(FAMILY).expect("the game");
    let settings = Settings::parse(["players=4", "lion=leaper"]).expect("options");
    for language in Language::ALL {
        let page = body(language, FAMILY, "notation");
        let blocks: Vec<_> = between(&page, "<pre><code class=\"language-text\">", "</code>").map(str::trim).collect();
        let [drop, placement, position] = blocks[..] else { panic!("{}: {blocks:?}", language.code()) };
        assert!(WRITTEN.iter().any(|(_, written)| written.contains(&drop)), "{drop}");
        let mut begun = family.preview(FAMILY, &Settings::new()).expect("a beginning");
        play(&mut *begun, placement).expect("a placement");
        assert_eq!(field(&*begun, 1), "b");
        let game = family.open(FAMILY, &settings, Some(position)).expect("the position of the page");
        assert_eq!(game.position(0), position);
        let longest = all(language).into_iter().find(|(slug, ..)| *slug == "notation").expect("its diagram");
        assert_eq!(longest.2.position.as_deref(), Some(position));
    }
}

/// The cells of a table's rows.
fn rows(page: &str) -> Vec<Vec<String>> {
    let plain = |cell: &str| {
        let tail = |piece: &'_ str| piece.split_once('>').map_or(piece, |(_, words)| words).to_owned();
        cell.split('<').map(tail).collect::<String>().trim().to_owned()
    };
    between(page, "<tr>", "</tr>")
        .map(|row| between(row, "<td", "</td>").map(|cell| plain(&format!("<td{cell}"))).collect())
        .collect()
}

#[test]
fn the_table_of_pieces_is_that_of_the_rules() {
    for language in Language::ALL {
        let rows = rows(&body(language, FAMILY, "pieces"));
        let listed: Vec<_> = rows.iter().filter(|row| row.len() == 6).collect();
        assert_eq!(listed.len(), 18);
        for row in listed {
            let kind = Kind::from_letters(&row[1]).unwrap_or_else(|| panic!("{row:?}"));
            assert_eq!(row[2], language.say(&kind.name()), "{row:?}");
            let value = if kind == Kind::King { "—".to_owned() } else { kind.value().to_string() };
            assert_eq!((&row[4], &row[5]), (&value, &kind.refund().to_string()), "{row:?}");
        }
    }
}

#[test]
fn the_walk_through_counts_every_stone() {
    for language in Language::ALL {
        let walked = all(language).into_iter().filter(|(slug, _, one)| *slug == "stones" && one.moves.len() > 1);
        let (_, _, longest) = walked.max_by_key(|(_, _, one)| one.moves.len()).expect("the walk-through");
        let rows = rows(&body(language, FAMILY, "stones"));
        let told: Vec<_> = rows.iter().filter(|row| row.len() == 5).collect();
        assert_eq!(told.iter().map(|row| row[0].as_str()).collect::<Vec<_>>(), longest.moves);
        let mut game = open(&longest);
        for row in told {
            play(&mut *game, &row[0]).expect("a turn of the walk-through");
            assert_eq!(field(&*game, 3), format!("w:{},b:{},g:{}", row[2], row[3], row[4]), "{row:?}");
        }
        assert_eq!(game.plies(), 14);
    }
}

#[test]
fn the_lines_of_the_board_page_are_those_where_pawns_are_refused() {
    let page = body(Language::En, FAMILY, "board");
    let block = between(&page, "<pre><code class=\"language-text\">", "</code>").next().expect("the lines");
    let mut seen = 0;
    for (rank, row) in (1..=8_usize).rev().zip(block.lines()) {
        let lines: Vec<usize> = row.split_whitespace().skip(1).map(|line| line.parse().expect("a line")).collect();
        for (file, line) in (1..=8_usize).zip(lines) {
            assert_eq!(line, file.max(rank));
            let square = format!("{}{rank}", char::from(b'`' + file as u8));
            let mut game = at_home("{K_g}6k/8/8/8/8/8/8/K6{K_r} w");
            let free = !["a1", "h8", "a8", "h1"].contains(&square.as_str());
            assert_eq!(play(&mut *game, &format!("P-{square}")).is_ok(), free && line < 7, "{square}");
            seen += 1;
        }
    }
    assert_eq!(seen, 64);
}

#[test]
fn who_went_out_has_the_place_the_page_tells() {
    let ends: Vec<_> = all(Language::En).into_iter().filter(|(slug, ..)| *slug == "end").collect();
    let [(_, _, out), (_, _, places)] = &ends[..] else { panic!("two diagrams") };
    assert_eq!(field(&*played(out), 2), "w:a1,b:x3,g:a8");
    let over = played(places);
    assert_eq!(over.outcome().map(|outcome| outcome.places.to_vec()), Some(vec![1, 3, 2]));
    let mut given_up = at_home("{K_g}6k/8/8/8/8/8/8/K6{K_r} w");
    given_up.accept(&Event::Resign { by: Seat(2) }).expect("giving up out of turn");
    assert_eq!((field(&*given_up, 2).as_str(), field(&*given_up, 1).as_str()), ("w:a1,b:h8,g:x4,r:h1", "w"));
    assert!(matches!(given_up.turn(), Turn::One(Seat(0))));
    assert_eq!(field(&*given_up, 3), "w:10,b:10,g:10,r:10");
}
