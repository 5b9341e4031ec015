//! From settings to rules.

use super::key::Key;
use super::level;
use super::offer::{self, Offer};
use super::table::{Entry, Play};
use crate::setup::{self, Frame, Setup};
use crate::{Complication, Complications, Editor, Kind, Kit, Level, RhombPiksa, Rules, Shape, TrigonLevel};
use skazka_core::{Fault, Settings, quote, text};

/// Validates the settings of a discipline, named as after `dumaraj/`.
///
/// # Errors
/// With the discipline or option that is unknown, the value that is none, or the reason why values that exist cannot
/// be had here or together, and what is allowed instead.
///
/// ```
/// use skazka_core::Settings;
/// use skazka_dumaraj::{Level, options};
/// let settings = Settings::parse(["size=9", "editor=strict"]).unwrap();
/// let rules = options::rules("chastushki-2", &settings).unwrap();
/// assert_eq!((rules.size, rules.level), (9, Level::Red));
/// assert!(options::rules("poteshki", &Settings::parse(["order_shift=yes"]).unwrap()).is_err());
/// ```
pub fn rules(discipline: &str, settings: &Settings) -> Result<Rules, Fault> {
    let entry = Entry::find(discipline)?;
    for (key, value) in settings.iter() {
        check_key(entry, key, value)?;
    }
    let chosen = Chosen { entry, settings };
    match entry.setup() {
        Some(setup) => with_setup(&chosen, setup),
        None => without_setup(&chosen),
    }
}

/// Refuses an option the discipline does not have and a value the option never has there.
fn check_key(entry: &Entry, name: &str, value: &str) -> Result<(), Fault> {
    let key = Key::named(name);
    let Some((key, offer)) = key.and_then(|key| Some((key, entry.offer(key)?))) else {
        let open = entry.keys().filter(|&key| entry.offer(key).is_some_and(|offer| offer.is_open()));
        let allowed = open.map(Key::name).collect::<Vec<_>>().join(", ");
        let discipline = entry.name;
        return Err(
            text!("dumaraj-refused-option", discipline = discipline, key = quote(name), allowed = allowed).into()
        );
    };
    match offer {
        Offer::Choice { values, .. } if values.iter().any(|one| one == value) => Ok(()),
        Offer::Choice { values, .. } => Err(not_offered(entry, key, value, &values)),
        Offer::Kit { raj } => match Kit::read(value) {
            Some(kit) if raj || kit.rajs == 0 => Ok(()),
            _ if raj => Err(text!("dumaraj-refused-kit-raj", key = key.name(), found = quote(value)).into()),
            _ => Err(text!("dumaraj-refused-kit", key = key.name(), found = quote(value)).into()),
        },
    }
}

/// Why a value is refused whatever else is set.
fn not_offered(entry: &Entry, key: Key, value: &str, offered: &[String]) -> Fault {
    let discipline = entry.name;
    let found = quote(value);
    let known = key.known_values();
    if key == Key::Size {
        let (least, most) = (*entry.sizes().start(), *entry.sizes().end());
        return text!("dumaraj-refused-size", found = found, discipline = discipline, least = least, most = most)
            .into();
    }
    if !known.contains(&value) {
        let allowed = if offered.len() > 1 { offered.join(", ") } else { known.join(", ") };
        return text!("dumaraj-refused-value", key = key.name(), found = found, allowed = allowed).into();
    }
    match key {
        Key::Complication(Complication::Centre) if entry.setup().is_some() => {
            text!("dumaraj-refused-centre-never", discipline = discipline).into()
        }
        Key::Complication(one) => refused(entry, one),
        Key::Trigon => text!("dumaraj-refused-trigon", found = found, discipline = discipline).into(),
        Key::RhombPiksa => text!("dumaraj-refused-rhomb-piksa", found = found, discipline = discipline).into(),
        Key::Editor => text!("dumaraj-refused-editor", found = found, discipline = discipline).into(),
        Key::VoidStart => text!("dumaraj-refused-void-start", discipline = discipline).into(),
        _ => {
            let allowed = offered.join(", ");
            text!("dumaraj-refused-level", found = found, discipline = discipline, allowed = allowed).into()
        }
    }
}

/// "poteshki allows no order_shift; allowed: rf, shuttle, carousel, rotation, mirror, centre".
fn refused(entry: &Entry, one: Complication) -> Fault {
    let (discipline, key) = (entry.name, one.key());
    match entry.setup() {
        None => text!("dumaraj-refused-every-complication", discipline = discipline, key = key).into(),
        Some(setup) => {
            let allowed = offer::allowed(setup).into_iter().map(Complication::key).collect::<Vec<_>>().join(", ");
            text!("dumaraj-refused-complication", discipline = discipline, key = key, allowed = allowed).into()
        }
    }
}

/// The values of a game, the set ones and the defaults, all of which the discipline offers.
struct Chosen<'a> {
    entry: &'static Entry,
    settings: &'a Settings,
}

impl Chosen<'_> {
    fn value(&self, key: Key) -> String {
        let default = || self.entry.offer(key).map(|offer| offer.default().to_owned()).unwrap_or_default();
        self.settings.get(key.name()).map_or_else(default, str::to_owned)
    }

    fn number(&self, key: Key) -> u8 {
        self.value(key).parse().unwrap_or_default()
    }

    fn yes(&self, key: Key) -> bool {
        self.value(key) == "yes"
    }

    fn kit(&self, key: Key) -> Kit {
        Kit::read(&self.value(key)).unwrap_or_default()
    }

    fn editor(&self) -> Editor {
        match self.value(Key::Editor).as_str() {
            "off" => Editor::Off,
            "strict" => Editor::Strict,
            _ => Editor::Free,
        }
    }

    fn trigon(&self) -> TrigonLevel {
        match self.number(Key::Trigon) {
            3 => TrigonLevel::Three,
            2 => TrigonLevel::Two,
            _ => TrigonLevel::One,
        }
    }

    fn rhomb_piksa(&self) -> RhombPiksa {
        if self.value(Key::RhombPiksa) == "diagonal" { RhombPiksa::Diagonal } else { RhombPiksa::Orthogonal }
    }

    fn shape(&self) -> Shape {
        if self.value(Key::Shape) == "rhomb" { Shape::Rhomb } else { Shape::Square }
    }

    fn complications(&self) -> Complications {
        let on = Complication::ALL.into_iter().filter(|&one| self.yes(Key::Complication(one)));
        on.fold(Complications::default(), Complications::with)
    }

    fn level(&self) -> Option<Level> {
        match self.settings.get(Key::Level.name()) {
            Some("blue") => Some(Level::Blue),
            Some("red") => Some(Level::Red),
            _ => None,
        }
    }

    /// The rules with what does not depend on the kind of discipline.
    fn rules(&self, kind: Kind, shape: Shape, level: Level) -> Rules {
        Rules {
            kind,
            shape,
            size: self.number(Key::Size),
            editor: self.editor(),
            trigon: self.trigon(),
            rhomb_piksa: self.rhomb_piksa(),
            level,
            complications: self.complications(),
            void_start: self.yes(Key::VoidStart),
        }
    }
}

fn without_setup(chosen: &Chosen) -> Result<Rules, Fault> {
    let kind = match chosen.entry.play {
        Play::Training => Kind::Eralash(fitting_kit(chosen)?),
        Play::Goniki => Kind::Goniki(chosen.number(Key::Gons)),
        Play::Hunters => Kind::Hunters(chosen.kit(Key::Hunters)),
        Play::Eralash | Play::Setup => {
            Kind::Eralash(Kit { slods: 2, lods: 2, gons: 2, rajs: u8::from(chosen.yes(Key::Raj)) })
        }
    };
    Ok(chosen.rules(kind, chosen.shape(), Level::White))
}

/// The kit of a training board, which has to fit the zone: the middle row of an odd size belongs to nobody.
fn fitting_kit(chosen: &Chosen) -> Result<Kit, Fault> {
    let (kit, size) = (chosen.kit(Key::Kit), chosen.number(Key::Size));
    let bits = size / 2 * size;
    match kit.len() <= bits {
        true => Ok(kit),
        false => {
            Err(text!("dumaraj-refused-kit-large", kit = kit.write(), mobs = kit.len(), size = size, bits = bits)
                .into())
        }
    }
}

fn with_setup(chosen: &Chosen, setup: &'static Setup) -> Result<Rules, Fault> {
    let (size, on) = (chosen.number(Key::Size), chosen.complications());
    let level = level::level(setup, size, on, chosen.level())?;
    if level == Level::Blue && chosen.trigon() != TrigonLevel::One {
        return Err(text!("dumaraj-refused-trigon-blue", found = chosen.value(Key::Trigon)).into());
    }
    if on.centre && (size != setup.base + 1 || Frame::is_stalingrad(setup.base, size)) {
        let (discipline, odd) = (setup.name, setup.base + 1);
        return Err(text!("dumaraj-refused-centre", discipline = discipline, size = size, odd = odd).into());
    }
    let number = setup::setup_number(setup.name).unwrap_or_default();
    Ok(chosen.rules(Kind::Setup(number), setup.shape, level))
}
