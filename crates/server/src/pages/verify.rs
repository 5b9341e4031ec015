//! The page that explains how chance is kept fair, and checks a record.
//!
//! The server's own check stands in the page for those without script; the client's module makes it anew in the browser.

use super::layout::{Accent, Page, layout};
use super::{PageContext, ornament, words};
use maud::{Markup, html};
use serde_json::json;
use skazka_core::fair::Drawn;
use skazka_core::{Text, text};

/// What came of a check on the server.
pub struct Checked {
    /// The draws that the secret answers for.
    pub drawn: Vec<Drawn>,
    /// How many draws before them came with a record that was opened here.
    pub before: usize,
    /// Why the check failed, if it did: the first draw that is otherwise, or else what is wrong with the record.
    pub wrong: Option<Text>,
}

/// The page; `record` is what stands in the form, `checked` what the server says of it.
pub fn verify(context: &PageContext, record: &str, checked: Option<&Result<Checked, Text>>) -> Markup {
    let title = context.say(&text!("fair-page-title"));
    let body = html! {
        main #main {
            article.chapter {
                h1 { (title) }
                p.lead { (context.say(&text!("fair-page-lead"))) }
                (check(context, record, checked))
                (ornament::rule())
                @for (heading, told) in chapters() {
                    h2 { (context.say(&heading)) }
                    p { (context.say(&told)) }
                }
            }
            (words::data("words", &sentences(context)))
        }
    };
    layout(
        context,
        Page {
            title: &title,
            accent: Accent::Ochre,
            class: "page-verify",
            style: None,
            script: Some("verify.js"),
            body,
        },
    )
}

fn chapters() -> [(Text, Text); 5] {
    [
        (text!("fair-page-seal-title"), text!("fair-page-seal")),
        (text!("fair-page-words-title"), text!("fair-page-words")),
        (text!("fair-page-after-title"), text!("fair-page-after")),
        (text!("fair-page-limit-title"), text!("fair-page-limit")),
        (text!("fair-page-numbers-title"), text!("fair-page-numbers")),
    ]
}

fn check(context: &PageContext, record: &str, checked: Option<&Result<Checked, Text>>) -> Markup {
    html! {
        section.check aria-labelledby="check-title" {
            h2 #check-title { (context.say(&text!("fair-form-title"))) }
            form #check method="post" action="/verify" {
                label for="record" { (context.say(&text!("fair-form-help"))) }
                textarea #record name="record" rows="8" required spellcheck="false" { (record) }
                div.commands {
                    button.main { (context.say(&text!("fair-form-check"))) }
                    label.quiet.lively {
                        (context.say(&text!("home-open-file"))) " "
                        input #record-file.hidden type="file";
                    }
                }
            }
            div #verdict aria-live="polite" {
                @match checked {
                    None => {}
                    Some(Err(why)) => p.verdict.wrong { (context.say(why)) },
                    Some(Ok(checked)) => (verdict(context, checked)),
                }
            }
        }
    }
}

fn verdict(context: &PageContext, checked: &Checked) -> Markup {
    html! {
        @match &checked.wrong {
            Some(why) => p.verdict.wrong { (context.say(why)) },
            None => p.verdict { (context.say(&text!("fair-verdict", count = checked.drawn.len()))) },
        }
        @if checked.before > 0 { p { (context.say(&text!("fair-before", count = checked.before))) } }
        div.wide {
            game.draws {
                thead { tr { @for heading in headings() { th { (context.say(&heading)) } } } }
                tbody { @for one in &checked.drawn { (row(context, one)) } }
            }
        }
    }
}

fn headings() -> [Text; 4] {
    [text!("fair-draw"), text!("fair-turn"), text!("fair-drawn"), text!("fair-chance")]
}

fn row(context: &PageContext, one: &Drawn) -> Markup {
    let all: u64 = one.outcomes.iter().map(|outcome| u64::from(outcome.weight)).sum();
    let of_it = one.outcomes.iter().find(|outcome| outcome.written == one.drawn).map_or(0, |outcome| outcome.weight);
    html! {
        tr { td { (one.number) } td { (one.turn) } td { b { (context.say(&one.says)) } } td { (of_it) " / " (all) } }
    }
}

/// What the script says by itself.
fn sentences(context: &PageContext) -> serde_json::Value {
    let say = |text: Text| context.say(&text);
    json!({
        "draw": say(text!("fair-draw")),
        "turn": say(text!("fair-turn")),
        "drawn": say(text!("fair-drawn")),
        "chance": say(text!("fair-chance")),
        "computed": say(text!("fair-computed")),
        "verdict": say(text!("fair-verdict-here", count = "{count}")),
        "wrong": say(text!("fair-mismatch", number = "{number}", turn = "{turn}", drawn = "{drawn}", should = "{should}")),
        "wrong-secret": say(text!("fair-wrong-secret")),
        "before": say(text!("fair-before", count = "{count}")),
        "lost": say(text!("fair-no-answer")),
        "works": say(text!("fair-works")),
    })
}
