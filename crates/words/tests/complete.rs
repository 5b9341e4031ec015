//! Every sentence the source asks for exists in both languages, with the same gaps.

use skazka_words::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() && !name.starts_with("target") && name != "node_modules" && !name.starts_with('.') {
            files(&path, ending, found);
        } else if name.ends_with(ending) {
            found.push(path);
        }
    }
}

/// The ids in `text!("id"` and `Text::new("id"` of all Rust source.
fn ids_asked_for() -> BTreeSet<String> {
    let mut sources = Vec::new();
    for folder in ["crates", "src"] {
        files(&root().join(folder), ".rs", &mut sources);
    }
    sources.retain(|source| source.components().any(|part| part.as_os_str() == "src"));
    let mut ids = BTreeSet::new();
    for source in sources {
        let code = fs::read_to_string(&source).expect("source is readable");
        let code: String =
            code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        for opening in ["text!(", "Text::new("] {
            for piece in code.split(opening).skip(1) {
                if let Some(rest) = piece.trim_start().strip_prefix('"') {
                    ids.extend(rest.split('"').next().map(str::to_owned));
                }
            }
        }
    }
    ids
}

/// Message id -> the gaps it has, of one language.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut sources = Vec::new();
    files(&root().join("locales").join(language.code()), ".ftl", &mut sources);
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in sources {
        let mut current = String::new();
        for line in fs::read_to_string(&source).expect("locale is readable").lines() {
            let head = line.split_once('=').map(|(id, _)| id.trim());
            if let Some(id) = head.filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
                assert!(
                    found.insert(id.to_owned(), BTreeSet::new()).is_none(),
                    "{id} stands twice ({})",
                    source.display()
                );
                current = id.to_owned();
            }
            for gap in line.split('$').skip(1).filter(|_| !line.starts_with('#')) {
                let name: String = gap.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
                found.entry(current.clone()).or_default().insert(name);
            }
        }
    }
    found
}

#[test]
fn every_message_asked_for_is_known_in_both_languages() {
    let ids = ids_asked_for();
    assert!(ids.len() > 10, "the search for messages found too few: {ids:?}");
    for language in Language::ALL {
        let known = messages(language);
        let missing: Vec<_> = ids.iter().filter(|id| !known.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
    }
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_gaps() {
    let (russian, english) = (messages(Language::Ru), messages(Language::En));
    for (id, gaps) in &english {
        assert_eq!(Some(gaps), russian.get(id), "{id} in ru");
    }
    for id in russian.keys() {
        assert!(english.contains_key(id), "{id} only in ru");
    }
}
