//! Markdown turned into the body of a page.

use super::address;
use super::mark::{self, Piece};
use maud::Markup;
use pulldown_cmark::{
    CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeWithOffset, html,
};
use skazka_words::Language;
use std::iter::Peekable;

/// A second-level heading of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Anchor {
    /// The word of its address, after `#`.
    pub id: String,
    /// The heading.
    pub title: String,
}

/// A page's text, read.
pub struct Body {
    /// The first-level heading.
    pub title: String,
    /// The second-level headings.
    pub anchors: Vec<Anchor>,
    /// The rest as HTML.
    pub html: String,
}

/// Makes a figure of a diagram: the line of the file its text begins in, and its text.
pub type Draw<'d> = dyn FnMut(usize, &str) -> Markup + 'd;

impl Body {
    /// Reads a page; `draw` makes figures of its diagrams.
    pub fn read(source: &str, language: Language, family: &str, draw: &mut Draw<'_>) -> Body {
        let mut reader = Reader {
            source,
            language,
            family,
            draw,
            title: String::new(),
            anchors: Vec::new(),
            heading: None,
            in_row: false,
            out: Vec::new(),
        };
        let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
        let events = TextMergeWithOffset::new(Parser::new_ext(source, options).into_offset_iter());
        reader.all(&mut events.map(|(event, range)| (event, range.start)).peekable());
        let mut body = String::with_capacity(source.len() * 2);
        html::push_html(&mut body, reader.out.into_iter());
        Body { title: reader.title, anchors: reader.anchors, html: body }
    }
}

/// The first-level heading of a page.
pub fn title(source: &str) -> String {
    let line = source.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default();
    line.split(" {#").next().unwrap_or_default().to_owned()
}

/// Reads the events of a page and writes them for the page.
struct Reader<'s, 'd, 'f> {
    source: &'s str,
    language: Language,
    family: &'s str,
    draw: &'d mut Draw<'f>,
    title: String,
    anchors: Vec<Anchor>,
    /// The second-level heading being read.
    heading: Option<Anchor>,
    /// Whether the last thing written was a diagram, whose row the next one joins.
    in_row: bool,
    out: Vec<Event<'s>>,
}

impl<'s> Reader<'s, '_, '_> {
    fn all<I: Iterator<Item = (Event<'s>, usize)>>(&mut self, input: &mut Peekable<I>) {
        while let Some((event, at)) = input.next() {
            match event {
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) if &*kind == "diagram" => {
                    let fence = words_until_end(input);
                    self.diagram(at, &fence);
                }
                Event::SoftBreak if matches!(input.peek(), Some((Event::Text(text), _)) if mark::begins(text)) => {}
                Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => self.title = words_until_end(input),
                event => self.one(event),
            }
        }
        self.end_row();
    }

    fn one(&mut self, event: Event<'s>) {
        self.end_row();
        match event {
            Event::Text(text) => self.text(&text),
            Event::Start(tag) => self.start(tag),
            Event::End(TagEnd::Table) => {
                self.out.push(Event::End(TagEnd::Table));
                self.raw("</div>\n");
            }
            Event::End(tag) => {
                self.anchors.extend(self.heading.take_if(|_| matches!(tag, TagEnd::Heading(_))));
                self.out.push(Event::End(tag));
            }
            other => self.out.push(other),
        }
    }

    fn start(&mut self, tag: Tag<'s>) {
        let tag = match tag {
            Tag::Link { link_type, dest_url, title, id } => {
                Tag::Link { link_type, dest_url: self.resolved(&dest_url).into(), title, id }
            }
            other => other,
        };
        if let Tag::Heading { level: HeadingLevel::H2, id: Some(id), .. } = &tag {
            self.heading = Some(Anchor { id: id.to_string(), title: String::new() });
        }
        if let Tag::Table(_) = &tag {
            self.raw("<div class=\"scroll\">");
        }
        self.out.push(Event::Start(tag));
    }

    fn text(&mut self, text: &str) {
        for piece in mark::pieces(text) {
            match piece {
                Piece::Words(words) => {
                    if let Some(heading) = &mut self.heading {
                        heading.title += words;
                    }
                    self.out.push(Event::Text(words.to_owned().into()));
                }
                Piece::Mark(topic) => self.raw_inline(mark::sign(self.language, self.family, topic)),
            }
        }
    }

    fn diagram(&mut self, at: usize, fence: &str) {
        if !self.in_row {
            self.raw("<div class=\"diagrams\">\n");
        }
        let line = self.source[..at].lines().count() + 2;
        let figure = (self.draw)(line, fence);
        self.raw(&figure.into_string());
        self.in_row = true;
    }

    fn end_row(&mut self) {
        if std::mem::take(&mut self.in_row) {
            self.raw("</div>\n");
        }
    }

    /// The address of a link: another page's file becomes that page's address.
    fn resolved(&self, link: &str) -> String {
        let (file, anchor) = link.find('#').map_or((link, ""), |at| link.split_at(at));
        match file.strip_suffix(".md") {
            Some(slug) => address(self.family, slug) + anchor,
            None => link.to_owned(),
        }
    }

    fn raw(&mut self, html: &str) {
        self.out.push(Event::Html(CowStr::from(html.to_owned())));
    }

    fn raw_inline(&mut self, html: Markup) {
        self.out.push(Event::InlineHtml(html.into_string().into()));
    }
}

/// The words up to the end of the block that has just begun.
fn words_until_end<'s, I: Iterator<Item = (Event<'s>, usize)>>(input: &mut I) -> String {
    let mut words = String::new();
    for (event, _) in input {
        match event {
            Event::Text(text) | Event::Code(text) => words += &text,
            Event::End(TagEnd::CodeBlock | TagEnd::Heading(_)) => break,
            _ => {}
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn read(source: &str) -> Body {
        Body::read(source, Language::En, "chess", &mut |line, fence| html! { figure { (line) ":" (fence.trim()) } })
    }

    #[test]
    fn headings_keep_their_words_and_are_listed() {
        let body = read("# Chess {#top}\n\n## The sign {D pictures} here {#sign}\n\n### Deeper {#deep}\n");
        assert_eq!(body.title, "Chess");
        assert_eq!(body.anchors, [Anchor { id: "sign".into(), title: "The sign here".into() }]);
        assert!(body.html.contains("<h2 id=\"sign\">The sign<a class=\"reconstructed\""), "{}", body.html);
        assert!(body.html.contains("<h3 id=\"deep\">Deeper</h3>"), "{}", body.html);
        assert!(!body.html.contains("<h1"), "{}", body.html);
    }

    #[test]
    fn links_lead_to_pages() {
        let body = read("[a](white.md) [b](white.md#mobs) [c](index.md#mark) [d](#here) [e](https://x.org/a.md.html)");
        for address in ["/rules/chess/white", "/rules/chess/white#mobs", "/rules/chess#mark", "#here"] {
            assert!(body.html.contains(&format!("href=\"{address}\"")), "{address}: {}", body.html);
        }
        assert!(body.html.contains("href=\"https://x.org/a.md.html\""), "{}", body.html);
    }

    #[test]
    fn a_mark_follows_its_sentence_without_a_gap() {
        let body = read("Nobody knows\n{D draws}. Nobody.");
        assert!(body.html.contains("<p>Nobody knows<a class=\"reconstructed\""), "{}", body.html);
        assert!(body.html.contains("</a>. Nobody.</p>"), "{}", body.html);
    }

    #[test]
    fn neighbouring_diagrams_share_a_row_and_know_their_lines() {
        let body = read("Words.\n\n```diagram\na\n```\n\n```diagram\nb\n```\n\nMore.\n\n```text\nc\n```\n");
        let row = "<div class=\"diagrams\">\n<figure>4:a</figure><figure>8:b</figure></div>\n<p>More.</p>";
        assert!(body.html.contains(row), "{}", body.html);
        assert!(body.html.contains("<pre><code class=\"language-text\">c"), "{}", body.html);
    }

    #[test]
    fn tables_may_scroll() {
        let body = read("| a | b |\n|---|---|\n| 1 | 2 |\n");
        assert!(body.html.starts_with("<div class=\"scroll\"><table>"), "{}", body.html);
        assert!(body.html.trim_end().ends_with("</table>\n</div>"), "{}", body.html);
    }
}
