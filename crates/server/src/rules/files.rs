//! The embedded files.

use rust_embed::RustEmbed;
use skazka_words::Language;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The word of the page that stands at the family's own address.
pub const FIRST: &str = "index";

#[derive(RustEmbed)]
#[folder = "rules/"]
struct Files;

/// Every file by its path below `rules/`, read once.
static TEXTS: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    let text = |path: &str| Some(String::from_utf8_lossy(&Files::get(path)?.data).into_owned());
    Files::iter().filter_map(|path| Some((path.to_string(), text(&path)?))).collect()
});

/// The words of a family's pages, in reading order.
pub fn slugs(family: &str) -> Vec<&'static str> {
    TEXTS.get(&format!("{family}.txt")).map(|list| list.split_whitespace().collect()).unwrap_or_default()
}

/// The Markdown of a page.
pub fn source(language: Language, family: &str, slug: &str) -> Option<&'static str> {
    TEXTS.get(&format!("{}/{family}/{slug}.md", language.code())).map(String::as_str)
}
