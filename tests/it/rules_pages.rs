//! The rules pages: every diagram is real, both languages tell the same, and every reconstruction is marked.

use skazka::games::catalogue;
use skazka_server::rules::{self, Diagram};
use skazka_words::Language;
use std::collections::BTreeSet;

const FAMILY: &str = "dumaraj";

/// The page that explains the marks.
const EXPLAINED: &str = "reconstructed";

/// What stands before each [D] of `rules/dumaraj.md`, in the order of that text, with the topic it is marked by.
const DECISIONS: &[(&str, &str)] = &[
    ("takes two characters ", "letters"),
    ("when lines are cut ", "numbers"),
    ("row+column >= N+2 ", "rhomb-zones"),
    ("as it is now, after cuts ", "far-finist"),
    ("at the enemy corner) ", "far-finist"),
    ("empty after the move ", "strict"),
    ("on every level ", "editor-default"),
    ("Draws ", "draws"),
    ("must be empty ", "jump-empty"),
    ("No en passant ", "en-passant"),
    ("- Rhomb ", "rhomb-piksa"),
    ("never a Raj ", "promotion"),
    ("it must promote ", "promotion"),
    ("followed by a cut ", "in-place"),
    ("do not limit promotion ", "promotion"),
    ("adds the (2,3) leaper ", "trigon-3"),
    ("All diagrams are ", "pictures"),
    ("row 1 and column 1 ", "stalingrad-place"),
    ("inside the base square ", "stalingrad-inside"),
    ("**Level** ", "level"),
    ("are then allowed ", "rf-trigons"),
    (" Rhomb ", "rhomb-shift"),
    ("(сдвиг ряда)** ", "row-shift"),
    ("(ротация)** ", "rotation"),
    ("(челнок)** ", "shuttle"),
    ("(карусель)** ", "carousel"),
    ("**Void start** ", "void-start"),
];

/// Decisions that the pages own up to beyond those: the rule text states them without a mark.
const FURTHER: &[&str] = &["papers", "goniki-placement", "combinations"];

fn slugs(language: Language) -> Vec<&'static str> {
    rules::contents(language, FAMILY).into_iter().map(|entry| entry.slug).collect()
}

/// Every diagram of a language with the page and the line it is written in.
fn diagrams(language: Language) -> Vec<(&'static str, usize, Diagram)> {
    let of_page = |slug| {
        let read = rules::diagrams(language, FAMILY, slug);
        let read = read.unwrap_or_else(|fault| panic!("{slug}: {}", language.say_fault(&fault)));
        read.into_iter().map(move |(line, diagram)| (slug, line, diagram))
    };
    slugs(language).into_iter().flat_map(of_page).collect()
}

/// Everything that stands between `open` and the next quote.
fn quoted<'a>(html: &'a str, open: &str) -> Vec<&'a str> {
    html.split(open).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn body(language: Language, slug: &str) -> String {
    let page = rules::page(language, &catalogue(), FAMILY, slug);
    page.unwrap_or_else(|| panic!("no page {slug}")).body.into_string()
}

fn topics() -> BTreeSet<String> {
    DECISIONS.iter().map(|(_, topic)| *topic).chain(FURTHER.iter().copied()).map(str::to_owned).collect()
}

#[test]
fn every_diagram_is_played_and_drawn_by_the_game() {
    let games = catalogue();
    for language in Language::ALL {
        for (slug, line, diagram) in diagrams(language) {
            let drawn = rules::draw(language, &games, line, &diagram);
            let drawn = drawn.unwrap_or_else(|fault| panic!("{slug}.md: {}", language.say_fault(&fault)));
            assert!(drawn.into_string().contains("class=\"cells\""), "{slug}.md:{line}");
        }
    }
}

#[test]
fn both_languages_show_the_same_diagrams_in_the_same_order() {
    assert_eq!(slugs(Language::Ru), slugs(Language::En));
    let [russian, english] = [Language::Ru, Language::En].map(diagrams);
    assert_eq!(russian.len(), english.len());
    for ((slug, _, ours), (other_slug, line, theirs)) in russian.into_iter().zip(english) {
        let same_but_for_the_words = Diagram { caption: ours.caption.clone(), ..theirs.clone() };
        assert_eq!((slug, &ours), (other_slug, &same_but_for_the_words), "{slug}.md:{line}");
        assert_ne!(ours.caption, theirs.caption, "{slug}.md:{line}");
    }
}

#[test]
fn every_discipline_is_shown_from_its_beginning() {
    let shown = diagrams(Language::Ru);
    for discipline in catalogue().disciplines() {
        let begins = |(_, _, one): &(&str, usize, Diagram)| one.game == discipline.name && one.position.is_none();
        assert!(shown.iter().any(begins), "{}", discipline.name);
    }
}

#[test]
fn every_page_is_listed_and_titled() {
    for language in Language::ALL {
        for entry in rules::contents(language, FAMILY) {
            let page = rules::page(language, &catalogue(), FAMILY, entry.slug).expect("a listed page");
            assert_eq!(page.title, entry.title);
            assert!(!page.title.is_empty() && !page.anchors.is_empty(), "{}", entry.slug);
        }
    }
    assert!(rules::page(Language::Ru, &catalogue(), FAMILY, "nothing").is_none());
    assert!(rules::contents(Language::Ru, "nothing").is_empty());
}

#[test]
fn links_lead_to_headings_that_are_there() {
    for language in Language::ALL {
        let pages: Vec<(String, String)> = rules::contents(language, FAMILY)
            .into_iter()
            .map(|entry| (entry.address.clone(), body(language, entry.slug)))
            .collect();
        for (from, html) in &pages {
            for link in quoted(html, "href=\"/rules/") {
                let (address, anchor) = link.split_once('#').unwrap_or((link, ""));
                let there = pages.iter().find(|(page, _)| *page == format!("/rules/{address}"));
                let (_, text) = there.unwrap_or_else(|| panic!("{from}: {link}"));
                assert!(anchor.is_empty() || quoted(text, " id=\"").contains(&anchor), "{from}: {link}");
            }
        }
    }
}

#[test]
fn nothing_is_left_unread_on_a_page() {
    for language in Language::ALL {
        for slug in slugs(language) {
            let html = body(language, slug);
            for leftover in ["{D", "{#", "game: ", "```", ".md"] {
                assert!(!html.contains(leftover), "{slug} ({}): {leftover}", language.code());
            }
        }
    }
}

#[test]
fn every_decision_of_the_rule_text_has_its_topic() {
    let text = include_str!("../../rules/dumaraj.md");
    let (_, rules) = text.split_once("\n## 1.").expect("the first section");
    let marks = rules.match_indices('[').filter(|(at, _)| {
        let inside = rules[at + 1..].split(']').next().unwrap_or_default();
        inside.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == "D")
    });
    let before: Vec<&str> = marks.map(|(at, _)| &rules[..at]).collect();
    assert_eq!(before.len(), DECISIONS.len(), "a decision came or went: name its topic here and mark it on the pages");
    for (before, (words, topic)) in before.into_iter().zip(DECISIONS) {
        assert!(before.ends_with(words), "{topic}: expected after {words:?}");
    }
}

#[test]
fn every_reconstruction_is_marked_and_explained() {
    for language in Language::ALL {
        let marked: BTreeSet<String> =
            slugs(language).into_iter().flat_map(|slug| rules::marks(language, FAMILY, slug)).collect();
        assert_eq!(marked, topics(), "{}", language.code());
        let explained = body(language, EXPLAINED);
        let explained: BTreeSet<String> = quoted(&explained, "<h3 id=\"").into_iter().map(str::to_owned).collect();
        assert_eq!(explained, topics(), "{}", language.code());
    }
}
