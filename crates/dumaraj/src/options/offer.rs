//! Which values each discipline takes for each option (`rules/dumaraj.md §6` to `§8`).

use super::key::Key;
use super::table::{Entry, Play};
use crate::setup::{Order, Setup};
use crate::{Complication, Mob, Shape};
use std::ops::RangeInclusive;

/// The values of one option in one discipline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Offer {
    /// One of these values.
    Choice { values: Vec<String>, default: String },
    /// Letters of a kit, with or without a Raj; `SLG` is the default.
    Kit { raj: bool },
}

impl Offer {
    /// The value when nothing is set.
    pub fn default(&self) -> &str {
        match self {
            Offer::Choice { default, .. } => default,
            Offer::Kit { .. } => "SLG",
        }
    }

    fn with_default(self, default: &str) -> Offer {
        match self {
            Offer::Choice { values, .. } => Offer::Choice { values, default: default.to_owned() },
            kit => kit,
        }
    }

    /// Whether there is something to choose.
    pub fn is_open(&self) -> bool {
        !matches!(self, Offer::Choice { values, .. } if values.len() < 2)
    }
}

impl Entry {
    /// The sizes the discipline is played on.
    pub fn sizes(&self) -> RangeInclusive<u8> {
        match self.play {
            Play::Eralash => 6..=8,
            Play::Training => 2..=5,
            Play::Goniki => 2..=8,
            Play::Hunters => 6..=10,
            Play::Setup => self.base()..=12,
        }
    }

    /// The size when nothing is set.
    pub fn base(&self) -> u8 {
        match self.play {
            Play::Eralash | Play::Goniki => 6,
            Play::Training => 4,
            Play::Hunters => 8,
            Play::Setup => self.setup().map_or(6, |setup| setup.base),
        }
    }

    /// The options the discipline takes, in order.
    pub fn keys(&self) -> impl Iterator<Item = Key> {
        Key::all().filter(|&key| self.offer(key).is_some())
    }

    /// The values this option takes in some game of the discipline; `None` where there is no such option.
    pub fn offer(&self, key: Key) -> Option<Offer> {
        let setup = self.setup();
        let only = |play: Play, offer: Offer| (self.play == play).then_some(offer);
        match key {
            Key::Size => Some(self.size_offer()),
            Key::Shape => only(Play::Hunters, choice(&["square", "rhomb"])),
            Key::Raj => only(Play::Eralash, choice(&["no", "yes"])),
            Key::Kit => only(Play::Training, Offer::Kit { raj: true }),
            Key::Gons => only(Play::Goniki, choice(&["1", "2"])),
            Key::Hunters => only(Play::Hunters, Offer::Kit { raj: false }),
            Key::Editor if self.play == Play::Goniki => Some(choice(&["off"])),
            Key::Editor => Some(choice(&["off", "free", "strict"]).with_default("free")),
            Key::Level => Some(choice(levels(setup))),
            Key::Trigon if setup.is_some_and(has_trigons) => Some(choice(&["1", "2", "3"])),
            Key::Trigon => Some(choice(&["1"])),
            Key::RhombPiksa => Some(choice(rhomb_piksas(setup))),
            Key::Complication(one) if setup.is_some_and(|setup| allows(setup, one)) => Some(choice(&["no", "yes"])),
            Key::Complication(_) => Some(choice(&["no"])),
            Key::VoidStart if matches!(self.play, Play::Goniki | Play::Hunters) => Some(choice(&["yes"])),
            Key::VoidStart => Some(choice(&["yes", "no"])),
        }
    }

    fn size_offer(&self) -> Offer {
        let values = self.sizes().map(|size| size.to_string()).collect();
        Offer::Choice { values, default: self.base().to_string() }
    }
}

/// A choice whose first value is the default.
fn choice(values: &[&str]) -> Offer {
    let values: Vec<String> = values.iter().map(|&value| value.to_owned()).collect();
    let default = values.first().cloned().unwrap_or_default();
    Offer::Choice { values, default }
}

/// `auto` is what the other options make it: Red if they must be, else Blue.
fn levels(setup: Option<&Setup>) -> &'static [&'static str] {
    match setup {
        None => &["white"],
        Some(setup) if setup.blue.is_some() => &["auto", "blue", "red"],
        Some(_) => &["red"],
    }
}

/// Whether a Trigon can ever stand there: from the start, or by promotion at the Red level.
fn has_trigons(setup: &Setup) -> bool {
    setup.has(Mob::Trigon) || setup.has(Mob::Piksa)
}

fn rhomb_piksas(setup: Option<&Setup>) -> &'static [&'static str] {
    match setup {
        Some(setup) if setup.shape == Shape::Rhomb && setup.has(Mob::Piksa) => &["orthogonal", "diagonal"],
        _ => &["orthogonal"],
    }
}

/// Whether a set-up allows a complication on some location: mirror always, the choice of the centre where an even
/// order comes onto an odd location that is not Stalingrad.
pub(super) fn allows(setup: &Setup, one: Complication) -> bool {
    match one {
        Complication::Mirror => true,
        Complication::Centre => setup.order != Order::Wedge && setup.base < 10,
        other => setup.allows.contains(&other),
    }
}

/// The complications a set-up allows on some location, as errors list them.
pub(super) fn allowed(setup: &Setup) -> Vec<Complication> {
    let always = [Complication::Mirror, Complication::Centre].into_iter().filter(|&one| allows(setup, one));
    setup.allows.iter().copied().chain(always).collect()
}
