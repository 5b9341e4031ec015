//! The rules pages of Tammashil and Hivvayo: what they say is legal is legal, what they say is not is refused, and the
//! board after every example is the one told here.

use skazka::games::catalogue;
use skazka_core::{Event, Game, Settings};
use skazka_server::rules::{self, Diagram};
use skazka_words::Language;
use std::collections::{BTreeMap, BTreeSet};

const FAMILY: &str = "tammashil";

/// Every diagram with moves, in reading order: its page and moves, the steps left, and what then stands on its cells,
/// written as in positions (`-` nothing).
const RESULTS: &[(&str, &str, &str, &str)] = &[
    ("index", "c7-e8", "4/6", "c7:- e8:A!"),
    ("index", "c7-e8 b8-d9", "2/6", "b8:- c8:A c9:A d9:A!"),
    ("index", "c7-e8 b8-d9 c4+c5", "1/6", "c4:- c5:B!"),
    ("turn", "d5-f6 d8-e8 d10-f11", "0/5", "d5:- f6:A! d8:- e8:C! d10:- f11:L!"),
    ("turn", "d8-e8", "4/5", "d8:- e8:C! d5:A d10:L"),
    ("moves", "f8-i11", "1/4", "f8:- g9:A h10:B i11:A!"),
    ("moves", "f8xh10", "0/3", "f8:- g9:A h10:A!"),
    ("moves", "d1-i1", "1/6", "d1:- e1:b f1:A g1:a h1:- i1:A!"),
    ("stacks", "e7+e8", "3/4", "e7:- e8:B!"),
    ("stacks", "e6+e7 e8+e7", "2/4", "e6:- e7:C! e8:-"),
    ("stacks", "e7-f8 e8+f8", "2/4", "e7:- e8:- f8:B!"),
    ("stacks", "f8/h10", "2/4", "f8:A~ g9:- h10:A!~"),
    ("stacks", "f8/e7,g9 f8-f9", "1/4", "e7:A!~ f8:- f9:A!~ g9:A!~"),
    ("stacks", "f8/g9", "5/6", "e8:A f7:a f8:A~ g9:A!~"),
    ("stacks", "t7-u7", "3/4", "t7:- u7:C'!"),
    ("stacks", "u7/u8", "3/4", "u7:A~ u8:C'!~"),
    ("stacks", "u7/u6,u8", "2/4", "u6:A'!~ u7:A'~ u8:A'!~"),
    ("attack", "f7xh9", "2/4", "f7:- h9:A!"),
    ("attack", "f10-f9,e7xf8", "2/5", "e7:- f8:A! f9:A! f10:-"),
    ("attack", "e7,g10-g9,f7xf8", "1/5", "e7:A! f7:- f8:A! g9:A! g10:-"),
    ("attack", "d6-e7", "5/6", "d6:- e7:A! f8:b f9:A"),
    ("attack", "d6-e7,f9xf8", "3/6", "d6:- e7:A! f8:A! f9:-"),
    ("attack", "t1xu1", "3/4", "t1:- u1:B!"),
    ("attack", "j1,k2,l1xk1", "3/6", "j1:A! k1:B! k2:L! l1:-"),
    ("attack", "e1xj1", "0/5", "e1:- j1:A!"),
    ("belt", "j11-k12?", "3/4", "j11:- k12:B!"),
    ("belt", "j11-k12?", "3/4", "j11:- k12:-"),
    ("belt", "j11-k12?", "3/4", "j11:- k12:A!"),
    ("belt", "j11/k11?,k12?", "2/4", "j11:A~ k11:B!~ k12:B!~"),
    ("belt", "i1-m1", "2/6", "i1:- m1:A!"),
    ("end", "t4xt3", "1/2", "t3:B! t4:- u1:- u13:-"),
    ("hivvayo", "a5-a2,c3xa1", "14/20", "a1:C! a2:B! a5:- c3:-"),
    ("notation", "c5-d5 c6-d6", "3/5", "c5:- d5:A! c6:- d6:A!"),
];

/// What the notation page writes without showing it, each with units that can do it and the cells it is about.
const WRITTEN: &[(&str, &[&str])] = &[
    ("j7:A k8:?", &["j7-k8?", "j7-k8?+", "j7-k8?x", "j7-k8?o"]),
    ("h9:B g9:b e7:A", &["h9xg9"]),
    ("h9:B g9:c e7:A", &["e7-f8,h9xg9"]),
    ("h9:B g9:c f8:A", &["f8,h9xg9"]),
    ("e7:C", &["e7/e8,f7"]),
    ("c5:A c6:A", &["c5+c6"]),
    ("c5:A", &["c5-d5"]),
];

fn diagrams(language: Language, slug: &str) -> Vec<(usize, Diagram)> {
    let read = rules::diagrams(language, FAMILY, slug);
    read.unwrap_or_else(|fault| panic!("{slug}: {}", language.say_fault(&fault)))
}

fn slugs() -> Vec<&'static str> {
    rules::contents(Language::En, FAMILY).into_iter().map(|entry| entry.slug).collect()
}

/// Every diagram with its page and line, in reading order.
fn everything(language: Language) -> impl Iterator<Item = (&'static str, (usize, Diagram))> {
    slugs().into_iter().flat_map(move |slug| diagrams(language, slug).into_iter().map(move |one| (slug, one)))
}

fn open(diagram: &Diagram) -> Box<dyn Game> {
    let games = catalogue();
    let (family, discipline) = games.find(&diagram.game).expect("a game of the pages");
    let opened = match &diagram.position {
        None => family.preview(&discipline.name, &diagram.settings),
        position => family.open(&discipline.name, &diagram.settings, position.as_deref()),
    };
    opened.unwrap_or_else(|fault| panic!("{}: {}", diagram.caption, Language::En.say_fault(&fault)))
}

fn play(game: &mut dyn Game, action: &str) -> Result<(), String> {
    let by = game.turn().next_actor().ok_or("the game is over")?;
    let event = Event::Act { by, action: action.to_owned() };
    game.accept(&event).map_err(|fault| Language::En.say_fault(&fault))
}

fn row_name(row: usize) -> String {
    let letter = |nth: usize| char::from(b'a' + nth as u8);
    match row.checked_sub(26) {
        None => letter(row).to_string(),
        Some(past) => format!("{}{}", letter(past / 26), letter(past % 26)),
    }
}

/// What a written position has on its cells.
fn stands(position: &str) -> BTreeMap<String, String> {
    let board = position.split(' ').next().unwrap_or_default();
    let mut stands = BTreeMap::new();
    for (row, written) in board.split('/').rev().enumerate() {
        let (mut column, mut run) = (0, 0);
        for letter in written.chars() {
            match letter.to_digit(10) {
                Some(digit) => run = run * 10 + digit,
                None if "'!~".contains(letter) => {
                    stands.entry(format!("{}{column}", row_name(row))).or_insert_with(String::new).push(letter);
                }
                None => {
                    column += std::mem::take(&mut run) + 1;
                    stands.insert(format!("{}{column}", row_name(row)), letter.to_string());
                }
            }
        }
    }
    stands
}

#[test]
fn every_example_ends_as_it_is_told() {
    let shown = everything(Language::Ru).map(|(slug, (_, one))| (slug, one));
    let played: Vec<_> = shown.filter(|(_, one)| !one.moves.is_empty()).collect();
    let listed: Vec<_> = RESULTS.iter().map(|(slug, moves, ..)| (*slug, (*moves).to_owned())).collect();
    assert_eq!(played.iter().map(|(slug, one)| (*slug, one.moves.join(" "))).collect::<Vec<_>>(), listed);
    for ((_, diagram), (slug, moves, left, told)) in played.into_iter().zip(RESULTS) {
        let mut game = open(&diagram);
        for action in &diagram.moves {
            play(&mut *game, action).unwrap_or_else(|fault| panic!("{slug}: {action}: {fault}"));
        }
        let position = game.position(game.plies());
        assert_eq!(position.split(' ').nth(2), Some(*left), "{slug}: {moves}: {position}");
        let stands = stands(&position);
        for (cell, what) in told.split(' ').filter_map(|one| one.split_once(':')) {
            assert_eq!(stands.get(cell).map_or("-", String::as_str), what, "{slug}: {moves}: {cell} of {position}");
        }
    }
}

#[test]
fn every_example_is_in_the_picture() {
    let games = catalogue();
    for (slug, (line, diagram)) in everything(Language::En) {
        let drawn = rules::draw(Language::En, &games, line, &diagram).expect("a diagram").into_string();
        let moves = diagram.moves.iter().map(String::as_str);
        let ways = diagram.ways.iter().flatten().map(ToString::to_string).collect::<Vec<_>>();
        let words = moves.chain(ways.iter().map(|touch| touch.trim_start_matches("c:")));
        let cells = words.flat_map(|word| word.split(|letter: char| "-+x/,?".contains(letter)));
        for cell in cells.filter(|cell| cell.ends_with(|letter: char| letter.is_ascii_digit())) {
            assert!(drawn.contains(&format!(">{cell}</text>")), "{slug}:{line}: {cell}");
        }
    }
}

#[test]
fn what_the_pages_allow_is_legal_and_what_they_refuse_is_not() {
    let (mut allowed, mut refused) = (0, 0);
    for (slug, (line, diagram)) in everything(Language::Ru) {
        let mut game = open(&diagram);
        diagram.moves.iter().for_each(|action| play(&mut *game, action).expect("a move of an example"));
        for action in &diagram.allows {
            play(&mut *game.copy(), action).unwrap_or_else(|fault| panic!("{slug}:{line}: {action}: {fault}"));
        }
        for action in &diagram.refuses {
            assert!(play(&mut *game.copy(), action).is_err(), "{slug}:{line}: {action}");
        }
        allowed += diagram.allows.len();
        refused += diagram.refuses.len();
    }
    assert!(allowed > 20 && refused > 30, "{allowed} {refused}");
}

/// Whether a word is an action from cell to cell.
fn is_action(word: &str) -> bool {
    let after_cell = |word: &str| {
        let row = word.chars().take_while(char::is_ascii_lowercase).count();
        let number = word[row..].chars().take_while(char::is_ascii_digit).count();
        (row > 0 && number > 0).then(|| word[row + number..].to_owned())
    };
    let rest = after_cell(word).unwrap_or_default();
    rest.starts_with(['-', '+', 'x', '/', ',']) && after_cell(&rest[1..]).is_some()
}

fn actions(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| letter.is_whitespace() || "`()«»".contains(letter));
    words.map(|word| word.trim_end_matches([':', ';', '.', ','])).filter(|word| is_action(word))
}

fn of_diagram(diagram: &Diagram) -> BTreeSet<&str> {
    [&diagram.moves, &diagram.allows, &diagram.refuses].into_iter().flatten().map(String::as_str).collect()
}

#[test]
fn every_action_of_a_caption_is_an_action_of_its_diagram() {
    for language in Language::ALL {
        for (slug, (line, diagram)) in everything(language) {
            for action in actions(&diagram.caption) {
                assert!(of_diagram(&diagram).contains(action), "{}/{slug}:{line}: {action}", language.code());
            }
        }
    }
}

#[test]
fn every_action_of_a_page_is_shown_on_it_or_tried_here() {
    let written: BTreeSet<&str> = WRITTEN.iter().flat_map(|(_, actions)| actions.iter().copied()).collect();
    for language in Language::ALL {
        for slug in slugs() {
            let shown = diagrams(language, slug);
            let shown: BTreeSet<&str> = shown.iter().flat_map(|(_, diagram)| of_diagram(diagram)).collect();
            let page = rules::page(language, &catalogue(), FAMILY, slug).expect("a listed page").body.into_string();
            for code in page.split("<code>").skip(1).filter_map(|rest| rest.split("</code>").next()) {
                for action in actions(code) {
                    let known = shown.contains(action) || slug == "notation" && written.contains(action);
                    assert!(known, "{}/{slug}: {action}", language.code());
                }
            }
        }
    }
}

/// A position with priests in their corners and these units besides.
fn with_units(units: &str) -> String {
    let mut stands: BTreeMap<&str, &str> = [("a1", "L"), ("a13", "R"), ("u1", "r"), ("u13", "l")].into();
    stands.extend(units.split(' ').filter_map(|one| one.split_once(':')));
    let row = |row: usize| {
        let width = 13 + row.min(20 - row);
        let cells = (1..=width).map(|column| stands.get(format!("{}{column}", row_name(row)).as_str()).copied());
        let mut out = String::new();
        let mut run = 0;
        for cell in cells.chain([Some("")]) {
            match cell {
                None => run += 1,
                Some(letter) => {
                    out += &if run > 0 { std::mem::take(&mut run).to_string() } else { String::new() };
                    out += letter;
                }
            }
        }
        out
    };
    let board: Vec<String> = (0..21).rev().map(row).collect();
    let discs = if units.contains('?') { " 1+0x0o" } else { "" };
    format!("{} s 6/6 0 1{discs}", board.join("/"))
}

#[test]
fn what_the_notation_page_writes_can_be_done() {
    let games = catalogue();
    let (family, _) = games.find("tammashil").expect("the game");
    for (units, written) in WRITTEN {
        for action in *written {
            let position = with_units(units);
            let units = if action.ends_with('x') { position.replace("1+0x0o", "0+1x0o") } else { position };
            let units = if action.ends_with('o') { units.replace("1+0x0o", "0+0x1o") } else { units };
            let mut game = family.open("tammashil", &Settings::new(), Some(&units)).expect("a position");
            let told = game.accept_told(action);
            assert!(told.is_ok(), "{action}: {}", Language::En.say_fault(&told.unwrap_err()));
        }
    }
}

#[test]
fn the_positions_of_the_notation_page_are_read() {
    let games = catalogue();
    let (family, _) = games.find("tammashil").expect("the game");
    for language in Language::ALL {
        let page = rules::page(language, &games, FAMILY, "notation").expect("the page").body.into_string();
        let blocks = page.split("<pre><code class=\"language-text\">").skip(1);
        let blocks: Vec<_> = blocks.filter_map(|rest| rest.split("</code>").next()).map(str::trim).collect();
        let [turn, position] = blocks[..] else { panic!("{}: {blocks:?}", language.code()) };
        let mut game = family.open("tammashil", &Settings::new(), Some(position)).expect("the position of the page");
        assert_eq!(game.position(0), position);
        for action in turn.split(' ').skip(1) {
            game.accept_told(action).expect("an action of the page");
        }
    }
}

#[test]
fn a_diagram_that_tells_a_lie_is_not_drawn() {
    let games = catalogue();
    let refused = |lines: &str| {
        let units = with_units("e7:A f8:A");
        let diagram =
            Diagram::read(1, &format!("game: tammashil\nposition: {units}\n{lines}\ncaption: c")).expect("a diagram");
        let drawn = rules::draw(Language::En, &games, 1, &diagram);
        drawn.err().map(|fault| Language::En.say_fault(&fault)).unwrap_or_default()
    };
    assert_eq!(refused("allows: e7-g9\nways: e7>g9\npart: e7 g9\nrefuses: e7-a1"), "");
    let lie = "The page says that “e7-g9” is not allowed, but it is.";
    assert!(refused("refuses: e7-g9").contains(lie), "{}", refused("refuses: e7-g9"));
    assert_ne!(refused("allows: e7-a1"), "");
    assert_ne!(refused("ways: e7>a1"), "");
    assert_ne!(refused("ways: e7"), "");
    assert_ne!(refused("part: e7 z1"), "");
}
