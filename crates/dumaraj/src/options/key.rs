//! The keys of the options.

use crate::Complication;

/// An option of some discipline.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    Size,
    Shape,
    Raj,
    Kit,
    Gons,
    Hunters,
    Editor,
    Level,
    Trigon,
    RhombPiksa,
    Complication(Complication),
    VoidStart,
}

impl Key {
    /// Every key in the order forms and lists show them.
    pub fn all() -> impl Iterator<Item = Key> {
        use Key::{Editor, Gons, Hunters, Kit, Level, Raj, RhombPiksa, Shape, Size, Trigon, VoidStart};
        let first = [Shape, Size, Raj, Kit, Gons, Hunters, Editor, Level, Trigon, RhombPiksa];
        let complications = Complication::ALL.into_iter().map(Key::Complication);
        first.into_iter().chain(complications).chain([VoidStart])
    }

    /// The key as it is written.
    pub fn name(self) -> &'static str {
        match self {
            Key::Size => "size",
            Key::Shape => "shape",
            Key::Raj => "raj",
            Key::Kit => "kit",
            Key::Gons => "gons",
            Key::Hunters => "hunters",
            Key::Editor => "editor",
            Key::Level => "level",
            Key::Trigon => "trigon",
            Key::RhombPiksa => "rhomb_piksa",
            Key::Complication(complication) => complication.key(),
            Key::VoidStart => "void_start",
        }
    }

    /// The key of this name.
    pub fn named(name: &str) -> Option<Key> {
        Key::all().find(|key| key.name() == name)
    }

    /// The values the key has in any discipline, where they are few.
    pub fn known_values(self) -> &'static [&'static str] {
        match self {
            Key::Size | Key::Kit | Key::Hunters => &[],
            Key::Shape => &["square", "rhomb"],
            Key::Gons => &["1", "2"],
            Key::Editor => &["off", "free", "strict"],
            Key::Level => &["auto", "white", "blue", "red"],
            Key::Trigon => &["1", "2", "3"],
            Key::RhombPiksa => &["orthogonal", "diagonal"],
            Key::Raj | Key::Complication(_) | Key::VoidStart => &["no", "yes"],
        }
    }
}
