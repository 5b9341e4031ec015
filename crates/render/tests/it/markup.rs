//! The markup is the contract of the crate's documentation, and well-formed whatever is in the scene.

use crate::scenes::{cell, comb, small, symbols, thing};
use proptest::prelude::*;
use resvg::usvg::roxmltree::{Document, Node};
use skazka_core::{CellStatus as State, Effect, Label, Scene};
use skazka_render::{Background, RenderOptions, Theme, background_key, inline, sprite, svg, tray_inline};

/// One element a line, so that a snapshot can be read.
fn lines(markup: &str) -> String {
    markup.replace("><", ">\n<")
}

fn look() -> RenderOptions<'static> {
    RenderOptions { label: "A small game".into(), ..RenderOptions::default() }
}

#[test]
fn a_board_for_a_page() {
    insta::assert_snapshot!(lines(&inline(&small(), &symbols(), &look())));
}

#[test]
fn a_tray_for_a_page() {
    insta::assert_snapshot!(lines(&tray_inline(&small().trays[0], &symbols(), &look())));
}

#[test]
fn a_document_of_its_own() {
    let last = [Effect::Move { from: "22".into(), to: "21".into() }, Effect::Lose { cells: vec!["23".into()] }];
    let look = RenderOptions { turn: 1, trays: true, caption: Some("Ход <2>".into()), last: &last, ..look() };
    let drawn = svg(&small(), &symbols(), &look);
    let (head, rest) = drawn.split_once("<style>").unwrap();
    let (_, body) = rest.split_once("</style>").unwrap();
    insta::assert_snapshot!(lines(&format!("{head}{body}")));
}

fn parsed(markup: &str) -> Document<'_> {
    Document::parse(markup).unwrap_or_else(|error| panic!("{error}\n{markup}"))
}

fn with_class<'a>(document: &'a Document, class: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
    let has = move |node: &Node| node.attribute("class").is_some_and(|all| all.split(' ').any(|one| one == class));
    document.descendants().filter(has)
}

/// Names of cells lie over what stands and points there; labels of the border do not.
#[test]
fn names_are_drawn_last() {
    let order = |names| {
        let drawn = inline(&small(), &symbols(), &RenderOptions { names, ..look() });
        let document = parsed(&drawn);
        let layers = with_class(&document, "plane").next().unwrap().children();
        layers.filter_map(|layer| layer.attribute("class").map(str::to_owned)).collect::<Vec<_>>()
    };
    let at = |layers: &[String], name: &str| layers.iter().position(|one| one == name);
    let usual = order(false);
    assert!(at(&usual, "labels") < at(&usual, "things") && at(&usual, "labels names").is_none(), "{usual:?}");
    let named = order(true);
    assert_eq!(named.last().map(String::as_str), Some("labels names"), "{named:?}");
    assert_eq!(at(&named, "labels"), None);
    let sheet = svg(&small(), &symbols(), &RenderOptions { names: true, ..look() });
    assert!(sheet.find("labels names") > sheet.find("class=\"over\""));
}

/// One of what is counted up is counted, too.
#[test]
fn a_single_item_among_what_is_counted_has_its_number() {
    let counts = |counted| {
        let mut tray = small().trays[0].clone();
        tray.counted = counted;
        tray.items.truncate(1);
        tray.items[0].count = 1;
        tray_inline(&tray, &symbols(), &look()).contains("×1</text>")
    };
    assert_eq!([counts(true), counts(false)], [true, false]);
}

#[test]
fn a_picture_has_one_sentence_and_nothing_to_touch() {
    let drawn = inline(&small(), &symbols(), &RenderOptions { touchable: false, ..look() });
    let document = parsed(&drawn);
    assert_eq!(document.root_element().attribute("role"), Some("img"));
    assert_eq!(document.descendants().filter(|node| node.has_attribute("aria-label")).count(), 1);
    assert_eq!(document.descendants().filter(|node| node.has_attribute("data-touch")).count(), 0);
    assert_eq!(with_class(&document, "line").count(), 0);
}

#[test]
fn every_figure_that_is_used_is_defined_with_the_drawing_or_in_the_sprite() {
    let own = inline(&small(), &symbols(), &look());
    let shared = RenderOptions { own_symbols: false, ..look() };
    let together = format!("<g>{}{}</g>", sprite(&symbols(), &shared), inline(&small(), &symbols(), &shared));
    for markup in [own, together] {
        let document = parsed(&markup);
        let ids: Vec<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        let used: Vec<_> = document.descendants().filter_map(|node| node.attribute("href")).collect();
        assert_eq!(used.len(), 4, "one thing, and one two storeys high with a badge");
        assert!(used.iter().all(|one| ids.contains(&one.trim_start_matches('#'))), "{used:?} in {ids:?}");
        assert!(ids.iter().enumerate().all(|(place, id)| !ids[..place].contains(id)), "{ids:?} twice");
    }
}

#[test]
fn a_board_is_its_ground_and_what_lies_upon_it() {
    let scene = small();
    let look = RenderOptions { own_symbols: false, ..look() };
    let ground = Background::new(String::new(), &scene, &look);
    let upon = ground.foreground(&scene.things, &scene.arrows, &scene.overlays, &look);
    let whole = inline(&scene, &symbols(), &look);
    assert_eq!(ground.drawing("", &upon, 0), whole);
    let bare = ground.bare();
    assert!(bare.contains("<g class=\"things\"></g>") && !bare.contains("data-symbol"), "{bare}");
    for (nth, layer) in upon.layers().split_inclusive("</g><g class=\"").enumerate() {
        assert!(whole.contains(layer.trim_end_matches("<g class=\"")), "layer {nth}: {layer}");
    }
}

/// On an empty cell it lies in the middle, beside what stands it is small; a document of its own brings its figure along.
#[test]
fn what_was_turned_up_is_seen() {
    let faced = |cell: &str| [Effect::Reveal { cell: cell.into(), symbol: "D".into() }];
    let size = |drawn: &str| {
        let (_, face) = drawn.split_once("class=\"revealed\"").expect("a face");
        face.split_once("scale(").expect("a size").1.split_once(')').expect("its end").0.to_owned()
    };
    let (alone, beside) = (faced("22"), faced("11"));
    for draw in [inline, svg] {
        let drawn = |last| draw(&small(), &symbols(), &RenderOptions { last, ..look() });
        assert_eq!((size(&drawn(&alone)), size(&drawn(&beside))), ("0.8".to_owned(), "0.5".to_owned()));
        let markup = drawn(&alone);
        let document = parsed(&markup);
        let ids: Vec<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        let mut used = document.descendants().filter_map(|node| node.attribute("href"));
        assert!(used.all(|one| ids.contains(&one.trim_start_matches('#'))), "{markup}");
    }
}

/// A page switches overlays by itself; any other drawing has only those that were asked for.
#[test]
fn an_overlay_is_drawn_where_it_is_wished_for() {
    let stripe =
        |drawn: &str| (drawn.contains("class=\"ornament k-seat-1 square\""), drawn.contains("class=\"overlay shown\""));
    let shown = ["stripes".to_owned(), "of another game".to_owned()];
    let wished = RenderOptions { shown: &shown, ..look() };
    assert_eq!(stripe(&inline(&small(), &symbols(), &look())), (true, false));
    assert_eq!(stripe(&inline(&small(), &symbols(), &wished)), (true, true));
    assert_eq!(stripe(&inline(&small(), &symbols(), &RenderOptions { touchable: false, ..look() })), (false, false));
    assert_eq!(stripe(&svg(&small(), &symbols(), &look())), (false, false));
    assert_eq!(stripe(&svg(&small(), &symbols(), &wished)), (true, true));
}

#[test]
fn a_ground_is_the_same_until_the_ground_changes() {
    let key = background_key(&small());
    let mut moved = small();
    moved.things.pop();
    moved.trays.clear();
    moved.notes.push("a note".into());
    assert_eq!(background_key(&moved), key);
    let mut changed = [small(), small(), small(), small()];
    changed[0].cells[0].status = State::Gone;
    changed[1].cells[0].says.push('!');
    changed[2].lines.clear();
    changed[3].labels[0].at.x += 1.0;
    for scene in changed {
        assert_ne!(background_key(&scene), key);
    }
}

#[test]
fn a_huge_board_is_few_paths_and_a_list_that_names_every_cell_where_it_is() {
    let scene = comb(119, 70);
    assert_eq!(scene.cells.len(), 11_811);
    let look = look();
    let drawn = inline(&scene, &symbols(), &look);
    let document = parsed(&drawn);
    assert!(with_class(&document, "comb").count() < 450);
    assert_eq!(with_class(&document, "cell").count(), 0);
    let cells = with_class(&document, "cells").next().unwrap();
    let says: Vec<_> = cells.attribute("data-says").unwrap().split('|').collect();
    assert_eq!(says, ["bit%20{}"]);
    let mut listed = Vec::new();
    for run in cells.attribute("data-rows").unwrap().split(';') {
        let parts: Vec<_> = run.split(' ').collect();
        let number = |place: usize| parts[place].parse::<f32>().unwrap();
        assert_eq!((parts.len(), &parts[3..6]), (7, &["0", "0", "1"][..]), "{run}");
        let place = |(nth, id): (usize, &str)| (id.to_owned(), number(0) + number(2) * nth as f32, number(1));
        listed.extend(parts[6].split(',').enumerate().map(place));
    }
    assert_eq!(listed.len(), scene.cells.len());
    for (cell, (id, x, y)) in scene.cells.iter().zip(listed) {
        assert_eq!(cell.id, id);
        assert!((cell.at.x * 100.0 - x).abs() < 0.3 && (cell.at.y * 100.0 - y).abs() < 0.3, "{id}");
    }
    assert!(drawn.len() < 900_000, "{}", drawn.len());
}

#[test]
fn a_huge_board_is_a_picture_too() {
    let scene = comb(41, 21);
    let drawn = svg(&scene, &symbols(), &look());
    let document = parsed(&drawn);
    assert!(with_class(&document, "comb").count() > 0);
    assert_eq!(document.descendants().filter(|node| node.has_attribute("data-rows")).count(), 0);
}

#[test]
fn nothing_needs_a_style_attribute() {
    assert!(!inline(&small(), &symbols(), &look()).contains("style="));
    assert!(!tray_inline(&small().trays[0], &symbols(), &look()).contains("style="));
}

#[test]
fn turning_a_board_never_clips_it() {
    let view_box = |turns| {
        let mut scene = small();
        scene.turns = turns;
        let drawn = inline(&scene, &symbols(), &look());
        parsed(&drawn).root_element().attribute("viewBox").unwrap().to_owned()
    };
    assert_eq!(view_box(2), "-190 -119 380 238");
    assert_eq!(view_box(4), "-190 -190 380 380");
}

#[test]
fn the_torn_edge_lies_between_what_is_here_and_what_is_gone() {
    let drawn = inline(&small(), &symbols(), &look());
    let document = parsed(&drawn);
    let torn: Vec<_> = with_class(&document, "torn").filter_map(|node| node.attribute("d")).collect();
    assert_eq!(torn.len(), 1);
    assert_eq!(torn[0].matches('M').count(), 2, "beside 22 and above 13: {}", torn[0]);
    let frame = with_class(&document, "frame").next().and_then(|node| node.attribute("d")).unwrap();
    assert_eq!(frame.matches('M').count(), 8, "{frame}");
}

#[test]
fn an_empty_scene_and_one_with_impossible_numbers_are_drawn() {
    let mut broken = small();
    broken.cells[0].at.x = f32::NAN;
    broken.cells[1].at.y = f32::INFINITY;
    broken.cells[2].outline = 9;
    broken.turns = 0;
    broken.things.push(thing("nowhere", "D", Some(200)));
    for scene in [Scene::empty(), broken] {
        let drawn = svg(&scene, &symbols(), &RenderOptions { turn: 255, ..look() });
        parsed(&drawn);
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
        assert!(skazka_render::png(&scene, &symbols(), &look(), 100).is_ok());
    }
}

proptest! {
    #[test]
    fn whatever_is_written_stays_text(words in "\\PC*|[\u{0}-\u{ff}]*", theme in any::<bool>()) {
        let mut scene = small();
        scene.cells.push(cell(&words, 4.0, 0.0, State::Here));
        scene.things.push(thing(&words, &words, None));
        scene.labels.push(Label { at: scene.cells[0].at, words: words.clone() });
        scene.lines[0].id = words.clone();
        scene.trays[0].items[0].symbol = words.clone();
        let theme = if theme { Theme::Dark } else { Theme::Light };
        let look = RenderOptions { theme, caption: Some(words.clone()), label: words.clone(), id: words, trays: true, ..look() };
        for drawn in [
            inline(&scene, &symbols(), &look),
            tray_inline(&scene.trays[0], &symbols(), &look),
            svg(&scene, &symbols(), &look),
        ] {
            let document = parsed(&drawn);
            let element = |node: &Node| ["script", "a", "image"].contains(&node.tag_name().name());
            prop_assert_eq!(document.descendants().filter(element).count(), 0);
        }
    }
}
