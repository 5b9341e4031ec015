//! Disciplines as lists and forms show them.

use super::key::Key;
use super::kit::LETTERS;
use super::labels::{kit_title, level_title};
use super::offer::Offer;
use super::table::{ENTRIES, Entry, Play};
use crate::{Level, Mob};
use skazka_core::{Choice, Discipline, KitLetter, OptionSpec, Text, Values, text};

/// Every discipline, with the options that leave something to choose. An option not listed here still takes its one
/// value (`order_shift=no` for Poteshki), and refuses others with the reason.
pub fn disciplines() -> Vec<Discipline> {
    ENTRIES.iter().map(discipline).collect()
}

fn discipline(entry: &Entry) -> Discipline {
    Discipline {
        name: format!("dumaraj/{}", entry.name),
        title: (entry.title)(),
        sentence: (entry.sentence)(),
        group: level_title(entry.levels()[0]),
        options: entry.keys().filter_map(|key| spec(entry, key)).collect(),
        seats: seats(entry.play),
        seat_names: &["attacker", "blocker"],
        sides: &["a", "d"],
    }
}

impl Entry {
    /// The levels the discipline is played at, its own first.
    pub(super) fn levels(&self) -> &'static [Level] {
        match self.setup() {
            None => &[Level::White],
            Some(setup) if setup.blue.is_some() => &[Level::Blue, Level::Red],
            Some(_) => &[Level::Red],
        }
    }
}

fn seats(play: Play) -> Vec<Text> {
    match play {
        Play::Hunters => vec![text!("dumaraj-seat-hunters"), text!("dumaraj-seat-raj")],
        _ => vec![text!("dumaraj-attacker"), text!("dumaraj-blocker")],
    }
}

fn spec(entry: &Entry, key: Key) -> Option<OptionSpec> {
    let offer = entry.offer(key).filter(Offer::is_open)?;
    let default = offer.default().to_owned();
    let values = match offer {
        Offer::Choice { values, .. } => Values::Choice(values.into_iter().map(|value| choice(key, value)).collect()),
        Offer::Kit { raj } => {
            let letters = LETTERS.into_iter().filter(|&(mob, _)| raj || mob != Mob::Raj);
            Values::Kit(letters.map(|(mob, most)| letter(mob, most)).collect())
        }
    };
    Some(OptionSpec { key: key.name(), title: key.title(), help: key.help(), values, default })
}

fn choice(key: Key, value: String) -> Choice {
    Choice { title: key.value_title(&value), value }
}

fn letter(mob: Mob, most: u8) -> KitLetter {
    KitLetter { letter: mob.letter(), most, title: kit_title(mob) }
}
