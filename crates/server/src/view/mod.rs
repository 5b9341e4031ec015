//! The one exit of a game: turns a snapshot into what one onlooker may see, in his language.
//!
//! Sockets, pages, exports and diagrams of games all go through here; nothing else of a table is shown to anybody.
//! Actions taken in secret are left out altogether until they are shown, so that everything an onlooker gets is the
//! same whatever was chosen and however long it took.
//!
//! ```text
//!   log   0 @b2 (seat 0, secret)   1 @c3 (seat 1, secret)   ...reveal...   2 b2-b3
//!   seat 0 sees ply 1 = @b2                                 then plies 1, 2, 3
//!   public sees nothing                                     then plies 1, 2, 3
//! ```

mod history;

pub use history::History;
use history::KnownPlies;

use crate::backgrounds;
use crate::chance;
use crate::pages::trays;
use crate::protocol::{Drawn, Picture, Promised, State, TouchTree, VERSION};
use crate::room::Snapshot;
use crate::store::{GameRow, Owner};
use skazka_core::fair::Claim;
use skazka_core::record::{self, Record};
use skazka_core::{
    Actor, Catalogue, Discipline, Effect, Event, Family, Fault, Game, Outcome, Palette, PlyView, Scene, Seat, Seats,
    Text, Touch, Turn, Viewer, text,
};
use skazka_render::RenderOptions;
use skazka_words::Language;
use std::borrow::Cow;

/// Games whose tree of touches is larger are asked touch by touch.
const MOST_BRANCHES: usize = 3000;

/// Somebody who looks at a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ViewerSession {
    /// The seats he may decide for.
    pub controlled_seats: Vec<Seat>,
    /// The seat through whose eyes he looks.
    viewpoint: Option<Seat>,
    /// The language he is spoken to in.
    pub language: Language,
}

impl ViewerSession {
    /// The person at a browser. Who holds one seat looks through its eyes; who holds several begins with nobody's, so
    /// that nothing secret is on a shared screen unless it is asked for.
    pub fn new(row: &GameRow, browser: Option<Owner>, language: Language) -> ViewerSession {
        let controlled_seats = row.held_by(browser);
        let viewpoint = if let [only] = controlled_seats[..] { Some(only) } else { None };
        ViewerSession { controlled_seats, viewpoint, language }
    }

    /// Takes in which seats the browser holds by now; who has lost the seat through whose eyes he looked sees what everybody
    /// sees.
    pub fn seat(&mut self, row: &GameRow, browser: Option<Owner>) {
        self.controlled_seats = row.held_by(browser);
        self.viewpoint = self.viewpoint.filter(|seat| self.controlled_seats.contains(seat));
    }

    /// Looks through the eyes of a seat he holds, or of none. Whether he may.
    pub fn sit(&mut self, seat: Option<Seat>) -> bool {
        let may = seat.is_none_or(|seat| self.controlled_seats.contains(&seat));
        if may {
            self.viewpoint = seat;
        }
        may
    }

    /// What he may know.
    pub fn viewer(&self) -> Viewer {
        self.viewpoint.map_or(Viewer::Public, Viewer::Seat)
    }

    fn say(&self, text: &Text) -> String {
        self.language.say(text)
    }
}

/// A game as one onlooker may see it.
pub struct View<'a> {
    snapshot: &'a Snapshot,
    session: &'a ViewerSession,
    family: &'a dyn Family,
    discipline: &'a Discipline,
    /// The plies he may know of.
    plies: KnownPlies,
}

impl<'a> View<'a> {
    /// What `session` may see of a game.
    ///
    /// # Errors
    /// When the game is not in the catalogue.
    pub fn new(
        catalogue: &'a Catalogue,
        snapshot: &'a Snapshot,
        session: &'a ViewerSession,
    ) -> Result<View<'a>, Fault> {
        let (family, discipline) = catalogue.find(&snapshot.row.discipline)?;
        let plies = KnownPlies::new(snapshot.log.game(), session.viewer());
        Ok(View { snapshot, session, family, discipline, plies })
    }

    /// The moment that is looked at.
    pub fn snapshot(&self) -> &'a Snapshot {
        self.snapshot
    }

    /// Whether everything there is to see now is what there was to see at another moment of the game. Most moments differ in
    /// their `seq`; where they do not, as while others choose in secret, both are looked at.
    pub fn tells_the_same_as(&self, other: &Snapshot) -> bool {
        let plies = KnownPlies::new(other.log.game(), self.viewer());
        let View { session, family, discipline, .. } = *self;
        let other = View { snapshot: other, session, family, discipline, plies };
        if self.seq() != other.seq() || self.history() != other.history() {
            return false;
        }
        let told = self.history().told();
        self.state(told) == other.state(told)
    }

    /// How many events he knows of.
    fn seq(&self) -> u64 {
        self.snapshot.log.seq_for(self.viewer())
    }

    /// The number of actions he may know of.
    pub fn plies(&self) -> usize {
        self.plies.len()
    }

    /// Everything there is to see now, but for the first `told` actions of the history.
    pub fn state(&self, told: usize) -> State {
        let turn = self.game().turn();
        let secret = matches!(turn, Turn::Secret(_));
        let numbers = |seats: Vec<Seat>| seats.into_iter().map(|seat| seat.0).collect::<Vec<u8>>();
        State {
            v: VERSION,
            seq: self.seq(),
            picture: self.picture(self.plies()),
            moves: self.moves(told..self.plies()),
            told,
            turn: numbers(turn.seats().iter().collect()),
            secret,
            controlled_seats: numbers(self.session.controlled_seats.clone()),
            viewpoint: self.session.viewpoint.map(|seat| seat.0),
            thinking: self.snapshot.thinking.map(|seat| seat.0),
            out: self.out(),
            offers: numbers(self.game().offers().iter().collect()),
            take_back: numbers(self.held(|seat| self.game().take_back_to(seat).is_some())),
            undo: numbers(self.held(|seat| self.may_undo(seat, secret))),
            status: self.session.say(&self.status(&turn)),
            places: outcome(&turn).map(|outcome| outcome.places.clone()),
            fair: self.promised(),
            touches: self.touches(&turn),
        }
    }

    /// The game after `ply` of the actions he may know of; the present when there are not so many.
    pub fn picture(&self, ply: usize) -> Picture {
        let ply = ply.min(self.plies());
        let scene = self.game().scene(self.table_ply(ply), self.viewer());
        let say = |text: &Text| self.session.say(text);
        let last = self.done_in_turn(ply);
        let look = RenderOptions { label: self.title(), last: &last, own_symbols: false, ..RenderOptions::default() };
        let background = backgrounds::of(&scene, self.session.language, &look);
        let things: Vec<_> = scene.things.iter().map(|thing| thing.said(&say)).collect();
        let foreground = background.foreground(&things, &scene.arrows, &scene.overlays, &look);
        let beside: Vec<_> = scene.trays.iter().map(|tray| tray.said(&say)).collect();
        let since = self.since(ply);
        Picture {
            ply,
            background: background.name().to_owned(),
            background_svg: None,
            foreground: foreground.layers(),
            trays: trays(&beside, self.family.symbols(), &look).into_string(),
            sides: self.sides(&scene),
            notes: scene.notes.iter().map(say).collect(),
            effects: (since..ply).flat_map(|ply| self.effects(ply + 1)).collect(),
            since,
            drawn: Drawn { background, foreground, turn: self.side(&scene) },
        }
    }

    /// After how many actions that began which the last of `ply` actions ended: one action, or with what chance drew
    /// upon it in the same turn that one too.
    fn since(&self, ply: usize) -> usize {
        let goes_on = |before: usize, ply: usize| {
            let (before, last) = (self.known(before), self.known(ply));
            before.zip(last).is_some_and(|(before, last)| last.by == Actor::Chance && before.turn == last.turn)
        };
        let drawn = (1..ply).rev().take_while(|&last| goes_on(last - 1, last)).count();
        ply.saturating_sub(1 + drawn)
    }

    /// What the seat that acted last did in its turn, up to `ply`: the marks on the board.
    fn done_in_turn(&self, ply: usize) -> Vec<Effect<String>> {
        let acted = (0..ply).rev().find(|&last| self.known(last).is_some_and(|one| one.by != Actor::Chance));
        let Some(one) = acted.and_then(|last| self.known(last)) else { return self.effects(ply) };
        let same_turn = |other: PlyView| {
            other.turn == one.turn && other.turn > 0 && (other.by == one.by || other.by == Actor::Chance)
        };
        let same = |ply: &usize| self.known(*ply).is_some_and(same_turn);
        let first = acted.map_or(ply, |last| (0..last).rev().take_while(same).last().unwrap_or(last));
        (first..ply).flat_map(|ply| self.effects(ply + 1)).collect()
    }

    /// One of the actions he may know of.
    fn known(&self, ply: usize) -> Option<PlyView> {
        self.game().ply(self.plies.get(ply)?, self.viewer())
    }

    /// Who sits at the bottom of the board: whoever looks, if he holds one seat alone.
    fn side<T>(&self, scene: &Scene<T>) -> u8 {
        if let [only] = self.session.controlled_seats[..] { scene.turn_of(only) } else { 0 }
    }

    /// The seats that do not play any more.
    fn out(&self) -> Vec<u8> {
        let plays = self.game().in_play();
        (0..self.game().seats() as u8).filter(|&seat| !plays.contains(Seat(seat))).collect()
    }

    /// How many steps the board is turned to sit before each seat.
    fn sides<T>(&self, scene: &Scene<T>) -> Vec<u8> {
        (0..self.game().seats()).map(|seat| scene.turn_of(Seat(seat as u8))).collect()
    }

    /// What can be shown upon the board: the name of each overlay and what it is, said.
    pub fn overlays(&self) -> Vec<(Cow<'static, str>, String)> {
        let scene = self.game().scene(0, self.viewer());
        scene.overlays.iter().map(|overlay| (overlay.name.clone(), self.session.say(&overlay.says))).collect()
    }

    /// The scene after `ply` of the actions he may know of.
    pub fn scene(&self, ply: usize) -> Scene<String> {
        self.game().scene(self.table_ply(ply), self.viewer()).said(&|text| self.session.say(text))
    }

    /// What the last of `ply` actions did.
    pub fn effects(&self, ply: usize) -> Vec<Effect<String>> {
        let Some(last) = ply.checked_sub(1).and_then(|last| self.plies.get(last)) else { return Vec::new() };
        let effects = self.game().effects(last, self.viewer());
        effects.iter().map(|effect| effect.said(&|text| self.session.say(text))).collect()
    }

    /// The record of the game as far as he may know it.
    ///
    /// # Errors
    /// When the game's settings are not its discipline's any more.
    pub fn record(&self) -> Result<Record, Fault> {
        let row = &self.snapshot.row;
        let mut written = record::from_game(self.game(), self.family, self.discipline, &row.settings)?;
        crate::record::add_tags(&mut written, row, self.discipline)?;
        if let Some(claim) = self.claim() {
            claim.add_to(&mut written, self.discipline.seat_names)?;
        }
        Ok(written)
    }

    /// What anybody may be told of the game's draws: the secret only when it is over.
    fn claim(&self) -> Option<Claim> {
        let promise = self.snapshot.row.promise.as_ref()?;
        let over = matches!(self.game().turn(), Turn::Over(_));
        Some(Claim::of(promise, self.game().seeds().to_vec(), over))
    }

    fn promised(&self) -> Option<Promised> {
        let Claim { commitment, secret, seeds, .. } = self.claim()?;
        let awaited = chance::awaited(&self.snapshot.row, self.game());
        Some(Promised {
            commitment: commitment.to_string(),
            secret: secret.map(|secret| secret.hex()),
            seeds: seeds.into_iter().map(|seed| seed.map(String::from)).collect(),
            awaits: self.held(|seat| awaited.contains(&seat)).into_iter().map(|seat| seat.0).collect(),
        })
    }

    /// What is played, for people.
    pub fn title(&self) -> String {
        self.session.say(&self.discipline.title)
    }

    /// The family of what is played.
    pub fn family(&self) -> &'a dyn Family {
        self.family
    }

    /// What may follow a path of touches of a seat that he decides for now; nothing for any other seat.
    pub fn touch_tree(&self, seat: Seat, path: &[Touch]) -> TouchTree {
        if !self.decides_for(seat, &self.game().turn()) {
            return TouchTree::none();
        }
        let found = self.game().next_touches(seat, path);
        TouchTree::from(found.said(&|text| self.session.say(text)))
    }

    fn game(&self) -> &dyn Game {
        self.snapshot.log.game()
    }

    fn viewer(&self) -> Viewer {
        self.session.viewer()
    }

    /// How many actions of the table lie behind `ply` actions that he may know of.
    fn table_ply(&self, ply: usize) -> usize {
        match ply.checked_sub(1) {
            _ if ply >= self.plies() => self.game().plies(),
            None => 0,
            Some(last) => self.plies.get(last).map_or(self.game().plies(), |ply| ply + 1),
        }
    }

    /// The colours of the seats, see [`Scene::palette`].
    pub fn palette(&self) -> Palette {
        self.game().scene(0, self.viewer()).palette
    }

    fn held(&self, may: impl Fn(Seat) -> bool) -> Vec<Seat> {
        self.session.controlled_seats.iter().copied().filter(|seat| may(*seat)).collect()
    }

    fn may_undo(&self, seat: Seat, secret: bool) -> bool {
        let may_know = !secret || self.viewer() == Viewer::Seat(seat);
        may_know && self.game().copy().accept(&Event::Undo { by: seat }).is_ok()
    }

    /// Every path of the seat he decides for now; none when they are too many.
    fn touches(&self, turn: &Turn) -> Option<TouchTree> {
        let seat = self.session.controlled_seats.iter().copied().find(|seat| self.decides_for(*seat, turn));
        let paths = seat
            .map_or_else(|| Some(skazka_core::TouchTree::none()), |seat| self.game().touch_tree(seat, MOST_BRANCHES));
        Some(paths?.said(&|text| self.session.say(text)))
    }

    /// Whether he may be told what a seat can do now: he holds it and it is to decide, in secret only if he looks
    /// through its eyes. The free cells of a secret set-up tell which are taken.
    fn decides_for(&self, seat: Seat, turn: &Turn) -> bool {
        let controlled_seats = self.session.controlled_seats.contains(&seat);
        match turn {
            Turn::One(one) => controlled_seats && *one == seat,
            Turn::Secret(seats) => controlled_seats && seats.contains(seat) && self.session.viewpoint == Some(seat),
            Turn::Chance | Turn::Over(_) => false,
        }
    }

    fn status(&self, turn: &Turn) -> Text {
        // Who has to decide himself is told so, even while the computer thinks of its own set-up.
        let thinking = self.snapshot.thinking.filter(|_| !self.is_awaited(turn.seats()));
        match (turn, thinking) {
            (Turn::Over(outcome), _) => self.ended(outcome),
            _ if !self.game().offers().is_empty() => self.offered(),
            (_, Some(seat)) => text!("status-thinking", seat = self.name(seat)),
            (Turn::One(seat), None) => text!("status-turn", seat = self.name(*seat)),
            (Turn::Secret(seats), None) if self.sits_among(*seats).is_some() => {
                text!("status-set-up", seat = self.names(self.sits_among(*seats).into_iter()))
            }
            (Turn::Secret(seats), None) => text!("status-secret", seats = self.names(seats.iter())),
            (Turn::Chance, None) if !chance::awaited(&self.snapshot.row, self.game()).is_empty() => {
                text!("status-seeds")
            }
            (Turn::Chance, None) => text!("status-chance"),
        }
    }

    /// Whether the onlooker himself has to decide for one of these seats.
    fn is_awaited(&self, seats: Seats) -> bool {
        self.session.controlled_seats.iter().any(|seat| seats.contains(*seat))
    }

    /// The seat whose eyes are looked through, if it is among these.
    fn sits_among(&self, seats: Seats) -> Option<Seat> {
        self.session.viewpoint.filter(|seat| seats.contains(*seat))
    }

    fn offered(&self) -> Text {
        text!("status-draw-offered", seats = self.names(self.game().offers().iter()))
    }

    fn ended(&self, outcome: &Outcome) -> Text {
        let because = outcome.because();
        let best = (0..).map(Seat).zip(&outcome.places).filter(|(_, place)| **place == 1).map(|(seat, _)| seat);
        match outcome.winner() {
            Some(seat) => text!("status-won", seat = self.name(seat), why = because),
            None if outcome.places.iter().all(|place| *place == 1) => text!("status-drawn", why = because),
            None => text!("status-shared", seats = self.names(best), why = because),
        }
    }

    fn name(&self, seat: Seat) -> Text {
        self.discipline.seats.get(seat.index()).cloned().unwrap_or_else(|| Text::literal(seat.0.to_string()))
    }

    fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        seats.map(|seat| self.session.say(&self.name(seat))).collect::<Vec<_>>().join(", ")
    }
}

fn outcome(turn: &Turn) -> Option<&Outcome> {
    match turn {
        Turn::Over(outcome) => Some(outcome),
        _ => None,
    }
}
