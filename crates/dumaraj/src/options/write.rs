//! From rules back to settings.

use super::key::Key;
use super::level;
use super::table::Entry;
use crate::{Editor, Kind, Level, RhombPiksa, Rules, Shape, TrigonLevel};
use skazka_core::Settings;

/// The name of the discipline these rules play, as after `dumaraj/`.
pub fn discipline(rules: &Rules) -> &'static str {
    Entry::of(rules).name
}

/// The settings that differ from the discipline's defaults, in canonical form: what a record names. A level is named
/// only where the other options do not make it so.
pub fn settings(rules: &Rules) -> Settings {
    let entry = Entry::of(rules);
    let mut settings = Settings::new();
    for key in entry.keys().filter(|&key| key != Key::Level) {
        let default = entry.offer(key).map(|offer| offer.default().to_owned());
        note(&mut settings, key, value(rules, key).filter(|value| Some(value) != default.as_ref()));
    }
    let red = entry.setup().is_some_and(|setup| level::red(setup, rules.size, rules.complications).is_none());
    note(&mut settings, Key::Level, (red && rules.level == Level::Red).then(|| "red".to_owned()));
    settings
}

/// Every key is noted once, so that setting it cannot fail.
fn note(settings: &mut Settings, key: Key, value: Option<String>) {
    if let Some(value) = value {
        let _ = settings.set(key.name(), &value);
    }
}

/// The value these rules have for an option.
fn value(rules: &Rules, key: Key) -> Option<String> {
    let word = match key {
        Key::Size => return Some(rules.size.to_string()),
        Key::Gons => return gons(rules.kind),
        Key::Kit | Key::Hunters | Key::Raj => return kit(rules.kind, key),
        Key::Shape => {
            if rules.shape == Shape::Square {
                "square"
            } else {
                "rhomb"
            }
        }
        Key::Editor => match rules.editor {
            Editor::Off => "off",
            Editor::Free => "free",
            Editor::Strict => "strict",
        },
        Key::Level => return None,
        Key::Trigon => match rules.trigon {
            TrigonLevel::One => "1",
            TrigonLevel::Two => "2",
            TrigonLevel::Three => "3",
        },
        Key::RhombPiksa => match rules.rhomb_piksa {
            RhombPiksa::Orthogonal => "orthogonal",
            RhombPiksa::Diagonal => "diagonal",
        },
        Key::Complication(one) => yes(rules.complications.has(one)),
        Key::VoidStart => yes(rules.void_start),
    };
    Some(word.to_owned())
}

fn gons(kind: Kind) -> Option<String> {
    match kind {
        Kind::Goniki(gons) => Some(gons.to_string()),
        _ => None,
    }
}

fn kit(kind: Kind, key: Key) -> Option<String> {
    match kind {
        Kind::Eralash(kit) if key == Key::Raj => Some(yes(kit.rajs == 1).to_owned()),
        Kind::Eralash(kit) | Kind::Hunters(kit) => Some(kit.write()),
        _ => None,
    }
}

fn yes(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}
