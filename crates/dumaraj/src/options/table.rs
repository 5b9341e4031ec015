//! The disciplines in the order lists show them.

use crate::setup::{self, Setup};
use crate::{Kind, Rules};
use skazka_core::{Fault, Text, quote, text};

/// One discipline.
pub(super) struct Entry {
    /// Its name after `dumaraj/`.
    pub name: &'static str,
    /// What is played.
    pub play: Play,
    /// Its name for people.
    pub title: fn() -> Text,
    /// What it is, in one sentence.
    pub sentence: fn() -> Text,
}

/// What a discipline is, before its options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Play {
    Eralash,
    Training,
    Goniki,
    Hunters,
    Setup,
}

impl Entry {
    /// The discipline of this name.
    pub fn find(name: &str) -> Result<&'static Entry, Fault> {
        let found = ENTRIES.iter().find(|entry| entry.name == name);
        found.ok_or_else(|| text!("dumaraj-discipline-unknown", found = quote(name)).into())
    }

    /// The discipline these rules play. Eralash and the training boards differ by their sizes.
    pub fn of(rules: &Rules) -> &'static Entry {
        let name = match rules.kind {
            Kind::Eralash(_) if rules.size >= 6 => "eralash",
            Kind::Eralash(_) => "training",
            Kind::Goniki(_) => "goniki",
            Kind::Hunters(_) => "hunters",
            Kind::Setup(number) => setup::setup(number).map_or("", |setup| setup.name),
        };
        ENTRIES.iter().find(|entry| entry.name == name).unwrap_or(&ENTRIES[0])
    }

    /// The drawn set-up, in those disciplines that have one.
    pub fn setup(&self) -> Option<&'static Setup> {
        setup::setup_number(self.name).and_then(setup::setup)
    }
}

/// Every discipline.
pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        name: "eralash",
        play: Play::Eralash,
        title: || text!("dumaraj-discipline-eralash"),
        sentence: || text!("dumaraj-discipline-eralash-sentence"),
    },
    Entry {
        name: "training",
        play: Play::Training,
        title: || text!("dumaraj-discipline-training"),
        sentence: || text!("dumaraj-discipline-training-sentence"),
    },
    Entry {
        name: "goniki",
        play: Play::Goniki,
        title: || text!("dumaraj-discipline-goniki"),
        sentence: || text!("dumaraj-discipline-goniki-sentence"),
    },
    Entry {
        name: "hunters",
        play: Play::Hunters,
        title: || text!("dumaraj-discipline-hunters"),
        sentence: || text!("dumaraj-discipline-hunters-sentence"),
    },
    Entry {
        name: "pioneer-1",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-pioneer-1"),
        sentence: || text!("dumaraj-discipline-pioneer-1-sentence"),
    },
    Entry {
        name: "pioneer-2",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-pioneer-2"),
        sentence: || text!("dumaraj-discipline-pioneer-2-sentence"),
    },
    Entry {
        name: "poteshki",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-poteshki"),
        sentence: || text!("dumaraj-discipline-poteshki-sentence"),
    },
    Entry {
        name: "chastushki-1",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-chastushki-1"),
        sentence: || text!("dumaraj-discipline-chastushki-1-sentence"),
    },
    Entry {
        name: "chastushki-2",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-chastushki-2"),
        sentence: || text!("dumaraj-discipline-chastushki-2-sentence"),
    },
    Entry {
        name: "chastushki-3",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-chastushki-3"),
        sentence: || text!("dumaraj-discipline-chastushki-3-sentence"),
    },
    Entry {
        name: "chastushki-4",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-chastushki-4"),
        sentence: || text!("dumaraj-discipline-chastushki-4-sentence"),
    },
    Entry {
        name: "chastushki-training-1",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-chastushki-training-1"),
        sentence: || text!("dumaraj-discipline-chastushki-training-1-sentence"),
    },
    Entry {
        name: "chastushki-training-2",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-chastushki-training-2"),
        sentence: || text!("dumaraj-discipline-chastushki-training-2-sentence"),
    },
    Entry {
        name: "phalanx-1",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-phalanx-1"),
        sentence: || text!("dumaraj-discipline-phalanx-1-sentence"),
    },
    Entry {
        name: "phalanx-2",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-phalanx-2"),
        sentence: || text!("dumaraj-discipline-phalanx-2-sentence"),
    },
    Entry {
        name: "classic",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-classic"),
        sentence: || text!("dumaraj-discipline-classic-sentence"),
    },
    Entry {
        name: "neclassic",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-neclassic"),
        sentence: || text!("dumaraj-discipline-neclassic-sentence"),
    },
    Entry {
        name: "dodta-1",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-dodta-1"),
        sentence: || text!("dumaraj-discipline-dodta-1-sentence"),
    },
    Entry {
        name: "dodta-2",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-dodta-2"),
        sentence: || text!("dumaraj-discipline-dodta-2-sentence"),
    },
    Entry {
        name: "poltava-1",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-poltava-1"),
        sentence: || text!("dumaraj-discipline-poltava-1-sentence"),
    },
    Entry {
        name: "poltava-2",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-poltava-2"),
        sentence: || text!("dumaraj-discipline-poltava-2-sentence"),
    },
    Entry {
        name: "borodino-1",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-borodino-1"),
        sentence: || text!("dumaraj-discipline-borodino-1-sentence"),
    },
    Entry {
        name: "borodino-2",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-borodino-2"),
        sentence: || text!("dumaraj-discipline-borodino-2-sentence"),
    },
    Entry {
        name: "kulikovo-1",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-kulikovo-1"),
        sentence: || text!("dumaraj-discipline-kulikovo-1-sentence"),
    },
    Entry {
        name: "kulikovo-2",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-kulikovo-2"),
        sentence: || text!("dumaraj-discipline-kulikovo-2-sentence"),
    },
    Entry {
        name: "chudskoe-1",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-chudskoe-1"),
        sentence: || text!("dumaraj-discipline-chudskoe-1-sentence"),
    },
    Entry {
        name: "chudskoe-2",
        play: Play::Setup,
        title: || text!("dumaraj-discipline-chudskoe-2"),
        sentence: || text!("dumaraj-discipline-chudskoe-2-sentence"),
    },
];
