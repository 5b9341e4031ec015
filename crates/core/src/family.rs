//! The list of games as everything outside the rules sees it.

use crate::{
    Chance, Discipline, Fault, Foreign, Game, Notation, Playable, Position, Poster, Presentation, RulesRevision, Scene,
    Settings, Stop, Symbol, Text, Thinker, TypedGame, Viewer, Words, quote, text,
};
use std::borrow::Cow;

/// A family of games: its rules, tied to their positions.
pub trait TypedFamily: Send + Sync + 'static {
    /// The positions of its games.
    type Position: Playable;

    /// Its name, `family` in `family/discipline`; a discipline may also have a name without a family.
    const NAME: &'static str;

    /// The number of its rules, from 1. Whoever changes what a position, an action or an event of a game means raises it;
    /// a corrected drawing of a set-up does not.
    const RULES: u32;

    /// Its disciplines in the order they are listed.
    fn disciplines() -> Vec<Discipline>;

    /// Validates the settings of a discipline, named without the family.
    ///
    /// # Errors
    /// With the option, and what it allows.
    fn rules(discipline: &str, settings: &Settings) -> Result<<Self::Position as Position>::Rules, Fault>;

    /// What games by these rules are set up by, as [`RulesRevision`] hashes it: the position they start from, unless the
    /// armies are laid out by something that this position does not show.
    fn setup_data(rules: &<Self::Position as Position>::Rules) -> Cow<'static, str> {
        Self::Position::start(rules).write().into()
    }

    /// The settings that differ from the defaults, as a record names them.
    fn settings(rules: &<Self::Position as Position>::Rules) -> Settings;

    /// The drawings of everything that can stand on its boards.
    fn symbols() -> Vec<Symbol>;

    /// A lively position to show the family by: a whole discipline name, its settings and a position.
    fn showcase() -> (&'static str, Settings, &'static str);

    /// How its games are posted where people play them by hand; none where nobody does.
    const POSTER: Option<Poster> = None;

    /// Reads a game from another notation than that of records; none when the text does not look like it.
    fn foreign(_written: &str, _stop: &Stop) -> Option<Result<Foreign, Fault>> {
        None
    }
}

/// A family of games behind one object-safe face.
pub trait Family: Send + Sync {
    /// Its name in `family/discipline`.
    fn name(&self) -> &'static str;
    /// Its name for people.
    fn title(&self) -> Text {
        Text::new(format!("family-{}", self.name()))
    }
    /// What it is, in one sentence.
    fn sentence(&self) -> Text {
        Text::new(format!("family-{}-sentence", self.name()))
    }
    /// One action as its notation writes it, for those who have yet to type their first.
    fn example(&self) -> Text {
        Text::new(format!("family-{}-example", self.name()))
    }
    /// How its notation writes what can be done, in a few lines with an example each.
    fn notation(&self) -> Text {
        Text::new(format!("family-{}-notation", self.name()))
    }
    /// Its disciplines in the order they are listed.
    fn disciplines(&self) -> &[Discipline];
    /// The drawings of everything that can stand on its boards.
    fn symbols(&self) -> &[Symbol];
    /// How many levels the computer plays at, weakest first.
    fn levels(&self) -> u8;
    /// A new game from its beginning, or from a written position.
    ///
    /// # Errors
    /// When the discipline, the settings or the position are refused.
    fn open(&self, discipline: &str, settings: &Settings, position: Option<&str>) -> Result<Box<dyn Game>, Fault>;
    /// The starting position to show, as a table: where set-ups are written first, the one nobody chose anything in.
    ///
    /// # Errors
    /// When the discipline or the settings are refused.
    fn preview(&self, discipline: &str, settings: &Settings) -> Result<Box<dyn Game>, Fault>;
    /// The beginning for those who look at rules and not at a game, see [`crate::Chance::deal`].
    ///
    /// # Errors
    /// When the discipline or the settings are refused.
    fn deal(&self, discipline: &str, settings: &Settings, words: Option<Words>) -> Result<Box<dyn Game>, Fault>;
    /// Whether dice, discs or lots are ever drawn in its games.
    fn has_chance(&self) -> bool;
    /// The settings that differ from the defaults, checked and in canonical form.
    ///
    /// # Errors
    /// When the discipline or the settings are refused.
    fn canonical(&self, discipline: &str, settings: &Settings) -> Result<Settings, Fault>;
    /// Which rules games begun now are played by, the drawings of their set-ups included.
    ///
    /// # Errors
    /// When the discipline or the settings are refused.
    fn revision(&self, discipline: &str, settings: &Settings) -> Result<RulesRevision, Fault>;
    /// A lively position to show the family by.
    fn showcase(&self) -> Scene;
    /// How its games are posted elsewhere, see [`TypedFamily::POSTER`].
    fn poster(&self) -> Option<Poster>;
    /// Reads a game from another notation than that of records, see [`TypedFamily::foreign`].
    fn foreign(&self, written: &str, stop: &Stop) -> Option<Result<Foreign, Fault>>;
}

/// A [`TypedFamily`] and its [`Thinker`], as a [`Family`].
pub struct FamilyAdapter<G: TypedFamily, T> {
    disciplines: Vec<Discipline>,
    symbols: Vec<Symbol>,
    thinker: T,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: TypedFamily, T: Thinker<G::Position>> FamilyAdapter<G, T> {
    /// The family of `G`, played by `thinker`.
    pub fn new(thinker: T) -> FamilyAdapter<G, T> {
        FamilyAdapter { disciplines: G::disciplines(), symbols: G::symbols(), thinker, game: std::marker::PhantomData }
    }

    fn rules(&self, discipline: &str, settings: &Settings) -> Result<<G::Position as Position>::Rules, Fault> {
        if !self.disciplines.iter().any(|one| one.name == discipline) {
            return Err(text!("game-unknown", found = quote(discipline)).into());
        }
        let short = discipline.strip_prefix(G::NAME).and_then(|rest| rest.strip_prefix('/'));
        G::rules(short.unwrap_or(discipline), settings)
    }

    fn game(&self, discipline: &str, start: G::Position) -> Box<dyn Game> {
        let known = self.disciplines.iter().find(|one| one.name == discipline);
        let seats = known.map_or(&[][..], |one| &one.seats);
        Box::new(TypedGame::new(start, self.thinker.clone()).with_seats(seats))
    }
}

impl<G: TypedFamily, T: Thinker<G::Position>> Family for FamilyAdapter<G, T> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn disciplines(&self) -> &[Discipline] {
        &self.disciplines
    }

    fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    fn levels(&self) -> u8 {
        T::LEVELS
    }

    fn open(&self, discipline: &str, settings: &Settings, position: Option<&str>) -> Result<Box<dyn Game>, Fault> {
        let rules = self.rules(discipline, settings)?;
        let start = match position {
            Some(written) => G::Position::read(&rules, written)?,
            None => G::Position::start(&rules),
        };
        Ok(self.game(discipline, start))
    }

    fn preview(&self, discipline: &str, settings: &Settings) -> Result<Box<dyn Game>, Fault> {
        Ok(self.game(discipline, G::Position::preview(&self.rules(discipline, settings)?)))
    }

    fn deal(&self, discipline: &str, settings: &Settings, words: Option<Words>) -> Result<Box<dyn Game>, Fault> {
        Ok(self.game(discipline, G::Position::deal(&self.rules(discipline, settings)?, words)))
    }

    fn has_chance(&self) -> bool {
        G::Position::CHANCE
    }

    fn canonical(&self, discipline: &str, settings: &Settings) -> Result<Settings, Fault> {
        Ok(G::settings(&self.rules(discipline, settings)?))
    }

    fn revision(&self, discipline: &str, settings: &Settings) -> Result<RulesRevision, Fault> {
        let rules = self.rules(discipline, settings)?;
        Ok(RulesRevision::of(G::RULES, &G::setup_data(&rules)))
    }

    fn poster(&self) -> Option<Poster> {
        G::POSTER
    }

    fn foreign(&self, written: &str, stop: &Stop) -> Option<Result<Foreign, Fault>> {
        G::foreign(written, stop)
    }

    /// The scene of [`TypedFamily::showcase`]; the starting position of the first discipline should its text be unreadable,
    /// which a test of every game rules out.
    fn showcase(&self) -> Scene {
        let (discipline, settings, position) = G::showcase();
        let shown = self.open(discipline, &settings, Some(position));
        shown
            .or_else(|_| self.preview(&self.disciplines[0].name, &Settings::new()))
            .map_or_else(|_| Scene::empty(), |game| game.scene(0, Viewer::Public))
    }
}

/// The games there are.
pub struct Catalogue(Vec<Box<dyn Family>>);

impl Catalogue {
    /// A catalogue of these families, in the order they are listed.
    pub fn new(families: Vec<Box<dyn Family>>) -> Catalogue {
        Catalogue(families)
    }

    /// The families in order.
    pub fn families(&self) -> impl Iterator<Item = &dyn Family> {
        self.0.iter().map(AsRef::as_ref)
    }

    /// Every discipline of every family.
    pub fn disciplines(&self) -> impl Iterator<Item = &Discipline> {
        self.families().flat_map(|family| family.disciplines())
    }

    /// The family and the discipline with this whole name.
    ///
    /// # Errors
    /// When there is none.
    pub fn find(&self, discipline: &str) -> Result<(&dyn Family, &Discipline), Fault> {
        self.families()
            .find_map(|family| Some((family, family.disciplines().iter().find(|one| one.name == discipline)?)))
            .ok_or_else(|| text!("game-unknown", found = quote(discipline)).into())
    }
}
