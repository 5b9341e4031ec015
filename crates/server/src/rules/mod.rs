//! The rules pages: Markdown files of `rules/{language}/{family}/`, turned into page bodies with drawn diagrams.
//!
//! A family's pages and their order are listed in `rules/{family}.txt`; the first one is the family's front page. What a
//! file may contain: CommonMark with tables, and
//!
//! - headings with a fixed word of their address: `## Draws {#draws}`;
//! - links to other pages of the family by their files: `[draws](editor.md#draws)`;
//! - marks of reconstructed rules: `{D draws}` after a sentence, where `draws` is a heading of the page
//!   `reconstructed.md`, to which the mark leads;
//! - diagrams, fenced as `diagram`; see [`Diagram`].

mod body;
mod diagram;
mod draw;
mod files;
mod mark;
mod part;

pub use body::Anchor;
pub use diagram::Diagram;
use part::part;

use maud::{Markup, PreEscaped};
use skazka_core::{Catalogue, Fault, text};
use skazka_words::Language;

/// One page of a family's rules.
#[derive(Debug, Clone)]
pub struct RulesPage {
    /// The last word of its address; the first page's is `index`.
    pub slug: &'static str,
    /// Its heading, in its language.
    pub title: String,
    /// Its second-level headings in order.
    pub anchors: Vec<Anchor>,
    /// Its text without the heading: paragraphs, tables, diagrams.
    pub body: Markup,
}

/// One page in a list of pages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The last word of its address.
    pub slug: &'static str,
    /// Its address, `/rules/{family}` or `/rules/{family}/{slug}`.
    pub address: String,
    /// Its heading, in its language.
    pub title: String,
}

/// The pages of a family's rules, in reading order; none for a family without rules pages.
pub fn contents(language: Language, family: &str) -> Vec<Entry> {
    let entry = |slug: &'static str| {
        let source = files::source(language, family, slug)?;
        Some(Entry { slug, address: address(family, slug), title: body::title(source) })
    };
    files::slugs(family).into_iter().filter_map(entry).collect()
}

/// The page at `/rules/{family}/{slug}`, its diagrams drawn by the games of `catalogue`; none when there is no such page.
///
/// A diagram that cannot be drawn stands on the page as it is written, and the log says why; a test draws them all.
pub fn page(language: Language, catalogue: &Catalogue, family: &str, slug: &str) -> Option<RulesPage> {
    let slug = files::slugs(family).into_iter().find(|one| *one == slug)?;
    let source = files::source(language, family, slug)?;
    let mut album = draw::Album::new(language, catalogue, family);
    let whole = body::Body::read(source, language, family, &mut |line, fence| figure(&mut album, slug, line, fence));
    let body = PreEscaped(album.sprite() + &whole.html);
    Some(RulesPage { slug, title: whole.title, anchors: whole.anchors, body })
}

/// Every diagram of a page with the line of the file it begins in, read but not drawn.
///
/// # Errors
/// With the line and the key of the first diagram that cannot be read.
pub fn diagrams(language: Language, family: &str, slug: &str) -> Result<Vec<(usize, Diagram)>, Fault> {
    let mut read = Vec::new();
    if let Some(source) = files::source(language, family, slug) {
        body::Body::read(source, language, family, &mut |line, fence| {
            read.push(Diagram::read(line, fence).map(|diagram| (line, diagram)));
            PreEscaped(String::new())
        });
    }
    read.into_iter().collect()
}

/// The topics of reconstructed rules that a page marks, in order, as often as it marks them.
pub fn marks(language: Language, family: &str, slug: &str) -> Vec<String> {
    files::source(language, family, slug).map(mark::topics).unwrap_or_default()
}

/// Draws a diagram as a page shows it.
///
/// # Errors
/// With the line of the file, when the game refuses the position, an action or the touched cell.
pub fn draw(language: Language, catalogue: &Catalogue, line: usize, diagram: &Diagram) -> Result<Markup, Fault> {
    let family = diagram.game.split('/').next().unwrap_or_default();
    draw::Album::new(language, catalogue, family).figure(line, diagram)
}

fn figure(album: &mut draw::Album<'_>, slug: &str, line: usize, fence: &str) -> Markup {
    let drawn = Diagram::read(line, fence).and_then(|diagram| album.figure(line, &diagram));
    drawn.unwrap_or_else(|fault| {
        tracing::error!(slug, line, %fault, "a diagram of the rules cannot be drawn");
        maud::html! { pre { (fence) } }
    })
}

/// The address of what is to be read about a discipline of a family: the page named like the discipline if the family has
/// one, else the family's front page.
///
/// ```
/// assert_eq!(skazka_server::rules::about("chess", "chess/small"), "/rules/chess");
/// ```
pub fn about(family: &str, discipline: &str) -> String {
    let own = discipline.strip_prefix(family).and_then(|rest| rest.strip_prefix('/')).unwrap_or(discipline);
    let slug = files::slugs(family).into_iter().find(|slug| *slug == own);
    address(family, slug.unwrap_or(files::FIRST))
}

/// The address of a page.
fn address(family: &str, slug: &str) -> String {
    match slug {
        files::FIRST => format!("/rules/{family}"),
        _ => format!("/rules/{family}/{slug}"),
    }
}

/// A fault inside a diagram, with the line it is in.
fn at_line(line: usize, fault: Fault) -> Fault {
    text!("rules-diagram-refused", line = line, reason = fault.0).into()
}
