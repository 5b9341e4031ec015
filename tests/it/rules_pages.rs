//! The rules pages: every diagram is real, both languages tell the same, and every reconstruction is marked.

use skazka::games::catalogue;
use skazka_server::rules::{self, Diagram};
use skazka_words::Language;
use std::collections::BTreeSet;

/// The page that explains the marks.
const EXPLAINED: &str = "reconstructed";

/// The rules pages of a family.
struct Pages {
    family: &'static str,
    /// The rule text they explain.
    text: &'static str,
    /// What stands before each [D] of the rule text, in the order of that text, with the topic it is marked by.
    decisions: &'static [(&'static str, &'static str)],
    /// Decisions that the pages own up to beyond those: the rule text states them without a mark.
    further: &'static [&'static str],
}

const FAMILIES: [Pages; 3] = [
    Pages {
        family: "dumaraj",
        text: include_str!("../../rules/dumaraj.md"),
        decisions: DUMARAJ,
        further: &["papers", "goniki-placement", "combinations"],
    },
    Pages {
        family: "tammashil",
        text: include_str!("../../rules/tammashil.md"),
        decisions: TAMMASHIL,
        further: &["flank", "rear"],
    },
    Pages {
        family: "stone-chess",
        text: include_str!("../../rules/stone-chess.md"),
        decisions: STONE_CHESS,
        further: &["giving-up", "position"],
    },
];

const DUMARAJ: &[(&str, &str)] = &[
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

const TAMMASHIL: &[(&str, &str)] = &[
    ("centre `k12` ", "names"),
    ("`aa`, `ab`, ... ", "names"),
    ("corners of the rear edge\n  ", "rows"),
    ("up to its speed ", "one-move"),
    ("its one action is `.` ", "pass"),
    ("be\n     merged onto ", "merged"),
    ("may be merged onto too ", "merged"),
    ("the rest must fall short ", "superfluous"),
    ("differ from each other ", "stands"),
    ("the way for each other ", "routes"),
    ("nothing more this turn ", "empty-disc"),
    ("- Option `belt` ", "belt"),
    ("The whole is one action ", "split"),
    ("a trap later this turn ", "stays"),
    ("\"First time\" ", "veterans"),
    (" Draw ", "draws"),
    ("middle row clear. ", "hivvayo"),
    ("## 11. Written form ", "notation"),
];

const STONE_CHESS: &[(&str, &str)] = &[
    ("games have no Red ", "order"),
    ("is max(x, y) ", "line"),
    ("passed over is occupied ", "passing-ends"),
    ("both actions exist ", "leave"),
    ("piece into a weak one ", "mutation"),
    ("the screen of a cannon) ", "check"),
    ("placements never cost it ", "check"),
    ("the one action is `pass` ", "pass"),
    ("Never below zero stones ", "no-debt"),
    ("one diagonally outward ", "horse"),
    ("leaps (2,2) or (2,0) ", "lion"),
    ("over exactly one piece ", "cannon"),
    ("may go two squares again ", "double-step"),
    ("W the orthogonal one ", "letters"),
    ("For a weak piece nothing ", "weak-capture"),
    ("These may decline ", "decline"),
    ("they stay as they are ", "decline"),
    ("that puts a pawn there ", "arrival"),
    ("in hand do not save him ", "stones-do-not-save"),
    ("among those still in ", "draws"),
    ("square, `B_g-c3` ", "mutation-form"),
];

pub(super) fn slugs(language: Language, family: &str) -> Vec<&'static str> {
    rules::contents(language, family).into_iter().map(|entry| entry.slug).collect()
}

/// Every diagram of a language with the page and the line it is written in.
pub(super) fn diagrams(language: Language, family: &str) -> Vec<(&'static str, usize, Diagram)> {
    let of_page = |slug| {
        let read = rules::diagrams(language, family, slug);
        let read = read.unwrap_or_else(|fault| panic!("{slug}: {}", language.say_fault(&fault)));
        read.into_iter().map(move |(line, diagram)| (slug, line, diagram))
    };
    slugs(language, family).into_iter().flat_map(of_page).collect()
}

/// Everything that stands between `open` and the next quote.
fn quoted<'a>(html: &'a str, open: &str) -> Vec<&'a str> {
    html.split(open).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

pub(super) fn body(language: Language, family: &str, slug: &str) -> String {
    let page = rules::page(language, &catalogue(), family, slug);
    page.unwrap_or_else(|| panic!("no page {slug}")).body.into_string()
}

impl Pages {
    fn topics(&self) -> BTreeSet<String> {
        self.decisions.iter().map(|(_, topic)| *topic).chain(self.further.iter().copied()).map(str::to_owned).collect()
    }
}

/// Every family in every language.
fn everywhere() -> impl Iterator<Item = (Language, &'static str)> {
    Language::ALL.into_iter().flat_map(|language| FAMILIES.map(|pages| (language, pages.family)))
}

#[test]
fn every_family_has_its_pages() {
    let families: Vec<_> = catalogue().families().map(|family| family.name()).collect();
    assert_eq!(families, FAMILIES.map(|pages| pages.family));
}

#[test]
fn every_diagram_is_played_and_drawn_by_the_game() {
    let games = catalogue();
    for (language, family) in everywhere() {
        for (slug, line, diagram) in diagrams(language, family) {
            let drawn = rules::draw(language, &games, line, &diagram);
            let drawn = drawn.unwrap_or_else(|fault| panic!("{family}/{slug}.md: {}", language.say_fault(&fault)));
            assert!(drawn.into_string().contains("class=\"cells\""), "{family}/{slug}.md:{line}");
        }
    }
}

#[test]
fn both_languages_show_the_same_diagrams_in_the_same_order() {
    for Pages { family, .. } in FAMILIES {
        assert_eq!(slugs(Language::Ru, family), slugs(Language::En, family));
        let [russian, english] = [Language::Ru, Language::En].map(|language| diagrams(language, family));
        assert_eq!(russian.len(), english.len());
        for ((slug, _, ours), (other_slug, line, theirs)) in russian.into_iter().zip(english) {
            let same_but_for_the_words = Diagram { caption: ours.caption.clone(), ..theirs.clone() };
            assert_eq!((slug, &ours), (other_slug, &same_but_for_the_words), "{family}/{slug}.md:{line}");
            assert_ne!(ours.caption, theirs.caption, "{family}/{slug}.md:{line}");
        }
    }
}

#[test]
fn every_discipline_is_shown_from_its_beginning() {
    for family in catalogue().families() {
        let shown = diagrams(Language::Ru, family.name());
        for discipline in family.disciplines() {
            let begins = |(_, _, one): &(&str, usize, Diagram)| one.game == discipline.name && one.position.is_none();
            assert!(shown.iter().any(begins), "{}", discipline.name);
        }
    }
}

#[test]
fn every_page_is_listed_and_titled() {
    for (language, family) in everywhere() {
        for entry in rules::contents(language, family) {
            let page = rules::page(language, &catalogue(), family, entry.slug).expect("a listed page");
            assert_eq!(page.title, entry.title);
            assert!(!page.title.is_empty() && !page.anchors.is_empty(), "{}", entry.slug);
        }
        assert!(rules::page(language, &catalogue(), family, "nothing").is_none());
    }
    assert!(rules::contents(Language::Ru, "nothing").is_empty());
}

#[test]
fn links_lead_to_headings_that_are_there() {
    for (language, family) in everywhere() {
        let pages: Vec<(String, String)> = rules::contents(language, family)
            .into_iter()
            .map(|entry| (entry.address.clone(), body(language, family, entry.slug)))
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
    for (language, family) in everywhere() {
        for slug in slugs(language, family) {
            let html = body(language, family, slug);
            for leftover in ["{D", "{#", "game: ", "```", ".md"] {
                assert!(!html.contains(leftover), "{family}/{slug} ({}): {leftover}", language.code());
            }
        }
    }
}

#[test]
fn every_decision_of_the_rule_text_has_its_topic() {
    for Pages { family, text, decisions, .. } in FAMILIES {
        let (_, rules) = text.split_once("\n## 1.").expect("the first section");
        let marks = rules.match_indices('[').filter(|(at, _)| {
            let inside = rules[at + 1..].split(']').next().unwrap_or_default();
            inside.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == "D")
        });
        let before: Vec<&str> = marks.map(|(at, _)| &rules[..at]).collect();
        let count = before.len();
        assert_eq!(
            count,
            decisions.len(),
            "{family}: a decision came or went: name its topic and mark it on the pages"
        );
        for (before, (words, topic)) in before.into_iter().zip(decisions) {
            assert!(before.ends_with(words), "{family}/{topic}: expected after {words:?}");
        }
    }
}

#[test]
fn every_reconstruction_is_marked_and_explained() {
    for pages in FAMILIES {
        let family = pages.family;
        for language in Language::ALL {
            let slugs = slugs(language, family).into_iter();
            let marked: BTreeSet<String> = slugs.flat_map(|slug| rules::marks(language, family, slug)).collect();
            assert_eq!(marked, pages.topics(), "{}", language.code());
            let explained = body(language, family, EXPLAINED);
            let explained: BTreeSet<String> = quoted(&explained, "<h3 id=\"").into_iter().map(str::to_owned).collect();
            assert_eq!(explained, pages.topics(), "{}", language.code());
        }
    }
}
