//! What is drawn is data: games say it, and what draws it names no game.

use skazka::games::catalogue;
use skazka_testkit::laws::assert_read_back;
use std::path::{Path, PathBuf};

#[test]
fn the_figures_of_every_game_are_read_back_as_they_were_written() {
    for family in catalogue().families() {
        assert!(!family.symbols().is_empty(), "{}", family.name());
        assert_read_back(&family.symbols().to_vec());
    }
}

/// What only games speak of.
const WORDS: [&str; 16] = [
    "veteran",
    "fragment",
    "strength-5",
    "chessmen",
    "shop",
    "discs",
    "stones",
    "mob",
    "rubicon",
    "priest",
    "tsar",
    "pawn",
    "pawns",
    "flank",
    "slod",
    "line-8",
];

/// The sources of the renderer and of the client's script and styles; `protocol.d.ts` says what the core says.
fn sources() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates");
    let folders = ["render/src", "render/src/layers", "server/client"].map(|folder| root.join(folder));
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("a folder"));
    let is_source = |path: &PathBuf| path.extension().is_some_and(|kind| kind == "rs" || kind == "js" || kind == "css");
    files.map(|file| file.expect("a file").path()).filter(is_source).collect()
}

/// Whether a text has a word, not as a part of another.
fn has(text: &str, word: &str) -> bool {
    let is_end = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    text.match_indices(word)
        .any(|(at, _)| is_end(text[..at].chars().next_back()) && is_end(text[at + word.len()..].chars().next()))
}

#[test]
fn renderer_and_client_name_no_game() {
    let catalogue = catalogue();
    let families = catalogue.families().map(|family| family.name());
    let words: Vec<&str> = families.chain(WORDS).collect();
    let sources = sources();
    assert!(sources.len() > 60 && sources.iter().any(|path| path.ends_with("render/src/board.css")));
    for path in sources {
        let text = std::fs::read_to_string(&path).expect("a text").to_lowercase();
        let named: Vec<_> = words.iter().filter(|word| has(&text, word)).collect();
        assert!(named.is_empty(), "{} names {named:?}", path.display());
    }
}
