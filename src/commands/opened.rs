//! A game opened from what the command line names.

use crate::args::{Chosen, Setting, Shuffle};
use crate::failure::CliError;
use skazka_core::record::{self, Record};
use skazka_core::{
    Catalogue, Discipline, Event, Family, Fault, Game, Outcome, Seat, Settings, Stop, Turn, Viewer, quote, text,
};

/// A game, and what it was opened as.
pub(super) struct Opened<'a> {
    pub family: &'a dyn Family,
    pub discipline: &'a Discipline,
    /// The options that differ from the defaults.
    pub settings: Settings,
    pub game: Box<dyn Game>,
    /// Whose decision the game begins with, where set-ups come before the starting position that is shown.
    begins: Option<Turn>,
}

impl<'a> Opened<'a> {
    /// The game from its beginning, set-ups and lot included, or from the position given.
    pub fn game(catalogue: &'a Catalogue, chosen: &Chosen) -> Result<Opened<'a>, CliError> {
        Opened::with(catalogue, &chosen.game, &chosen.setting, |family, name, settings| {
            family.open(name, settings, chosen.setting.position.as_deref())
        })
    }

    /// The game from the position given, or from its beginning with the lot decided and what is hidden shuffled.
    pub fn dealt(catalogue: &'a Catalogue, chosen: &Chosen, shuffle: &Shuffle) -> Result<Opened<'a>, CliError> {
        Opened::with(catalogue, &chosen.game, &chosen.setting, |family, name, settings| {
            match &chosen.setting.position {
                Some(position) => family.open(name, settings, Some(position)),
                None => shuffle.deal(family, name, settings),
            }
        })
    }

    /// The starting position to look at, or the position given.
    pub fn picture(
        catalogue: &'a Catalogue,
        game: &str,
        setting: &Setting,
        shuffle: &Shuffle,
    ) -> Result<Opened<'a>, CliError> {
        let mut opened = Opened::with(catalogue, game, setting, |family, name, settings| match &setting.position {
            Some(position) => family.open(name, settings, Some(position)),
            None if family.has_chance() => shuffle.deal(family, name, settings),
            None => family.preview(name, settings),
        })?;
        if setting.position.is_none() && !opened.family.has_chance() {
            let first = opened.family.open(game, &opened.settings, None)?.turn();
            opened.begins = (first != opened.game.turn()).then_some(first);
        }
        Ok(opened)
    }

    /// Whose decision is next: before a starting position that set-ups come before, theirs.
    pub fn turn(&self) -> Turn {
        self.begins.unwrap_or_else(|| self.game.turn())
    }

    /// The number of that turn; 0 while set-ups are made.
    pub fn turn_number(&self) -> u32 {
        if self.begins.is_some() { 0 } else { self.game.turn_number() }
    }

    fn with(
        catalogue: &'a Catalogue,
        game: &str,
        setting: &Setting,
        open: impl Fn(&dyn Family, &str, &Settings) -> Result<Box<dyn Game>, Fault>,
    ) -> Result<Opened<'a>, CliError> {
        let (family, discipline) = catalogue.find(game)?;
        let settings = Settings::parse(setting.set.iter().map(String::as_str))?;
        let settings = family.canonical(game, &settings)?;
        let game = open(family, game, &settings)?;
        Ok(Opened { family, discipline, settings, game, begins: None })
    }

    /// A record, played through and checked.
    pub fn record(catalogue: &'a Catalogue, record: &Record) -> Result<Opened<'a>, CliError> {
        let game = record::replay(catalogue, record, &Stop::new())?;
        let (family, discipline) = catalogue.find(record.tags.get("Game").unwrap_or_default())?;
        let options = record.tags.get("Options").unwrap_or_default();
        let settings = family.canonical(&discipline.name, &Settings::parse(options.split_whitespace())?)?;
        Ok(Opened { family, discipline, settings, game, begins: None })
    }

    /// The same game after its first `ply` actions.
    pub fn back_at(mut self, ply: usize, start: Option<&str>) -> Result<Opened<'a>, CliError> {
        let plies = self.game.plies();
        if ply > plies {
            return Err(text!("cli-error-ply", ply = ply, plies = plies).into());
        }
        if ply < plies {
            let mut game = self.family.open(&self.discipline.name, &self.settings, start)?;
            for one in (0..ply).filter_map(|ply| self.game.ply(ply, Viewer::Arbiter)) {
                game.accept(&Event::Act { by: one.by, action: one.written.unwrap_or_default() })?;
            }
            self.game = game;
        }
        Ok(self)
    }

    /// The seat with this name.
    pub fn seat(&self, name: &str) -> Result<Seat, CliError> {
        let names = self.discipline.seat_names;
        match names.iter().position(|known| *known == name.to_lowercase()) {
            Some(seat) => Ok(Seat(seat as u8)),
            None => Err(text!("cli-error-seat", found = quote(name), allowed = names.join(", ")).into()),
        }
    }

    /// A seat's name in notation.
    pub fn seat_name(&self, seat: Seat) -> &'static str {
        self.discipline.seat_names.get(seat.index()).copied().unwrap_or("?")
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
}

impl Shuffle {
    /// A beginning with the lot decided; what is hidden is known when a seed is given.
    fn deal(&self, family: &dyn Family, name: &str, settings: &Settings) -> Result<Box<dyn Game>, Fault> {
        let Some(seed) = self.shuffle else { return family.deal(name, settings, None) };
        let mut random = fastrand::Rng::with_seed(seed);
        family.deal(name, settings, Some(&mut || random.u64(..)))
    }
}
