//! The sentences that the client's script says by itself.

use super::PageContext;
use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value};
use skazka_core::{Text, text};

/// Every sentence of the client by its name there. `{seat}` and the like are filled by the script.
fn all() -> Vec<(&'static str, Text)> {
    vec![
        ("moved", text!("client-moved", seat = "{seat}", written = "{written}")),
        ("hidden", text!("client-hidden", seat = "{seat}")),
        ("legal", text!("client-legal")),
        ("picked", text!("client-picked")),
        ("play", text!("client-play")),
        ("write", text!("client-write")),
        ("choose", text!("client-choose")),
        ("back", text!("client-back")),
        ("one-back", text!("client-one-back")),
        ("undo", text!("game-undo")),
        ("costs", text!("client-costs", cost = "{cost}")),
        ("chance", text!("client-chance", written = "{written}")),
        ("where", text!("client-where")),
        ("confirm", text!("client-confirm")),
        ("let-go", text!("client-let-go")),
        ("or-line", text!("client-or-line")),
        ("line", text!("client-line")),
        ("done", text!("client-done")),
        ("choices", text!("game-choices")),
        ("curtain-title", text!("client-curtain-title", seat = "{seat}")),
        ("curtain-text", text!("client-curtain-text", seat = "{seat}")),
        ("curtain-ready", text!("client-curtain-ready", seat = "{seat}")),
        ("resign-sure", text!("client-resign-sure", seat = "{seat}")),
        ("set-ups", text!("client-set-ups")),
        ("lot", text!("client-lot")),
        ("copied", text!("client-copied")),
        ("sound-on", text!("client-sound-on")),
        ("sound-off", text!("client-sound-off")),
        ("turned", text!("client-turned", seat = "{seat}")),
        ("draw-declined", text!("client-draw-declined")),
        ("past", text!("client-past", ply = "{ply}")),
    ]
}

/// The sentences as a block of data in the page, under the id `words`.
pub fn block(context: &PageContext) -> Markup {
    let said: Map<String, Value> =
        all().iter().map(|(name, text)| ((*name).to_owned(), Value::String(context.say(text)))).collect();
    data("words", &Value::Object(said))
}

/// Data for the script: a block that browsers do not run, so that the Content-Security-Policy needs no exception.
pub fn data(id: &str, value: &Value) -> Markup {
    let written = value.to_string().replace('<', "\\u003c");
    html! { script type="application/json" id=(id) { (PreEscaped(written)) } }
}
