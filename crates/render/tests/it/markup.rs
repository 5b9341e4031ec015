//! The markup is the contract of the crate's documentation, and well-formed whatever is in the scene.

use crate::scenes::{cell, small, symbols, thing};
use proptest::prelude::*;
use resvg::usvg::roxmltree::{Document, Node};
use skazka_core::{Effect, Ground, Label, Scene};
use skazka_render::{Look, Theme, cells_layer, inline, sprite, svg, things_layer, tray_inline};

/// One element a line, so that a snapshot can be read.
fn lines(markup: &str) -> String {
    markup.replace("><", ">\n<")
}

fn look() -> Look<'static> {
    Look { label: "A small game".into(), ..Look::default() }
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
    let look = Look { turn: 1, trays: true, caption: Some("Ход <2>".into()), last: &last, ..look() };
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

#[test]
fn a_picture_has_one_sentence_and_nothing_to_touch() {
    let drawn = inline(&small(), &symbols(), &Look { touchable: false, ..look() });
    let document = parsed(&drawn);
    assert_eq!(document.root_element().attribute("role"), Some("img"));
    assert_eq!(document.descendants().filter(|node| node.has_attribute("aria-label")).count(), 1);
    assert_eq!(document.descendants().filter(|node| node.has_attribute("data-touch")).count(), 0);
    assert_eq!(with_class(&document, "line").count(), 0);
}

#[test]
fn every_figure_that_is_used_is_defined_with_the_drawing_or_in_the_sprite() {
    let own = inline(&small(), &symbols(), &look());
    let shared = Look { own_symbols: false, ..look() };
    let together = format!("<g>{}{}</g>", sprite(&symbols(), &shared), inline(&small(), &symbols(), &shared));
    for markup in [own, together] {
        let document = parsed(&markup);
        let ids: Vec<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        let used: Vec<_> = document.descendants().filter_map(|node| node.attribute("href")).collect();
        assert_eq!(used.len(), 3, "one thing, and one two storeys high");
        assert!(used.iter().all(|one| ids.contains(&one.trim_start_matches('#'))), "{used:?} in {ids:?}");
        assert!(ids.iter().enumerate().all(|(place, id)| !ids[..place].contains(id)), "{ids:?} twice");
    }
}

#[test]
fn the_layers_alone_are_the_layers_of_the_whole() {
    let whole = inline(&small(), &symbols(), &look());
    assert!(whole.contains(&cells_layer(&small(), &look())));
    assert!(whole.contains(&things_layer(&small(), &look())));
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
        let drawn = svg(&scene, &symbols(), &Look { turn: 255, ..look() });
        parsed(&drawn);
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
        assert!(skazka_render::png(&scene, &symbols(), &look(), 100).is_ok());
    }
}

proptest! {
    #[test]
    fn whatever_is_written_stays_text(words in "\\PC*|[\u{0}-\u{ff}]*", theme in any::<bool>()) {
        let mut scene = small();
        scene.cells.push(cell(&words, 4.0, 0.0, Ground::Here));
        scene.things.push(thing(&words, &words, None));
        scene.labels.push(Label { at: scene.cells[0].at, words: words.clone() });
        scene.lines[0].id = words.clone();
        scene.trays[0].items[0].symbol = words.clone();
        let theme = if theme { Theme::Dark } else { Theme::Light };
        let look = Look { theme, caption: Some(words.clone()), label: words.clone(), id: words, trays: true, ..look() };
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
