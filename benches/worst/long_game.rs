//! A long game with the promise of its draws, written down.

use skazka_core::fair::{Claim, Promise, Secret, Seed};
use skazka_core::record::{self, Line, Record, RecordMove};
use skazka_core::{Catalogue, Event, Game, Seat, Settings, Turn};

/// The game with the longest records: a turn of it is a throw of the die and up to as many steps.
const GAME: &str = "tammashil";

/// How many variations stand at one action of the largest record.
const VARIATIONS: usize = 9_999;

/// After so many turns in which nobody was captured and no disc was turned it is done, if it can be: 200 would be a draw.
const PATIENCE: u32 = 100;

/// A game that both sides drag out and at last agree to be a draw.
pub struct LongGame {
    record: Record,
    /// The actions before which one unit could attack another, each with such an attack.
    attacks: Vec<(usize, String)>,
}

impl LongGame {
    /// Plays so many actions.
    pub fn play(catalogue: &Catalogue, actions: usize) -> LongGame {
        let record = played(catalogue, actions);
        LongGame { attacks: attacks(catalogue, &record), record }
    }

    /// How many actions it has as they are written: a disc and what was found beneath it are one.
    pub fn len(&self) -> usize {
        self.record.line.moves.len()
    }

    /// Its first actions.
    pub fn first(&self, actions: usize) -> Record {
        let mut record = self.record.clone();
        record.line.moves.truncate(actions);
        record
    }

    /// Its first actions up to one before which somebody could be attacked, and there the attack as a variation, again and
    /// again; where nobody could be, a walk.
    pub fn varied(&self, actions: usize) -> Record {
        let mut record = self.first(actions);
        let walk = || record.line.moves.iter().enumerate().rfind(|(_, one)| is_walk(&one.text));
        let attack = self.attacks.iter().rfind(|(at, _)| *at < actions).cloned();
        let (at, instead) = attack.or_else(|| walk().map(|(at, one)| (at, one.text.clone()))).expect("somebody walked");
        record.line.moves.truncate(at + 1);
        let variation = Line { comments: Vec::new(), moves: vec![RecordMove::new(None, instead)] };
        record.line.moves[at].variations = vec![variation; VARIATIONS * actions / self.len()];
        record
    }
}

fn opened(catalogue: &Catalogue) -> Box<dyn Game> {
    let (family, discipline) = catalogue.find(GAME).expect("a game");
    family.open(&discipline.name, &Settings::new(), None).expect("its beginning")
}

fn played(catalogue: &Catalogue, actions: usize) -> Record {
    let (mut game, mut random) = (opened(catalogue), fastrand::Rng::with_seed(1));
    let promise = Promise::new(Secret::new([1; 32]), "Ab3dE5gH");
    let seats = [(Seat(0), "anna"), (Seat(1), "Борис")];
    for (by, words) in seats {
        let seed = Seed::new(words).expect("printable");
        game.accept(&Event::Seed { by, seed }).expect("nothing is drawn yet");
    }
    while game.plies() < actions {
        let by = game.turn().next_actor().expect("the game goes on");
        let action = match game.turn() {
            Turn::Chance => promise.next_draw(&*game).expect("its turn"),
            _ => slow(&*game, &mut random),
        };
        game.accept(&Event::Act { by, action }).expect("legal");
    }
    for (by, _) in seats {
        game.accept(&Event::OfferDraw { by }).expect("the game goes on");
    }
    let (family, discipline) = catalogue.find(GAME).expect("a game");
    let mut record = record::from_game(&*game, family, discipline, &Settings::new()).expect("a record");
    let claim = Claim::of(&promise, game.seeds().to_vec(), true);
    claim.add_to(&mut record, discipline.seat_names).expect("tags");
    record
}

/// Of some walks the one that leaves the most to be done in the turn; after long quiet anything else than a walk.
fn slow(game: &dyn Game, random: &mut fastrand::Rng) -> String {
    let legal = game.legal().expect("open");
    let some = |wanted: fn(&&String) -> bool| legal.iter().filter(wanted).collect::<Vec<_>>();
    let (walks, others) = (some(|one| is_walk(one)), some(|one| one.contains(['x', '?'])));
    let chosen = if quiet(game) > PATIENCE && !others.is_empty() {
        random.choice(others)
    } else {
        (0..6).filter_map(|_| random.choice(walks.iter().copied())).max_by_key(|walk| left_after(game, walk))
    };
    chosen.unwrap_or(&legal[0]).clone()
}

fn is_walk(action: &str) -> bool {
    action.contains('-') && !action.contains(['x', '?'])
}

/// How many steps of the turn an action leaves.
fn left_after(game: &dyn Game, action: &str) -> u32 {
    let mut after = game.copy();
    after.accept_told(action).expect("legal");
    if after.turn() == game.turn() { told(&*after, 2) } else { 0 }
}

/// In how many turns nobody was captured and no disc was turned.
fn quiet(game: &dyn Game) -> u32 {
    told(game, 3)
}

/// The number that a field of the written position begins with.
fn told(game: &dyn Game, field: usize) -> u32 {
    let position = game.position(game.plies());
    let written = position.split(' ').nth(field).and_then(|field| field.split('/').next());
    written.and_then(|number| number.parse().ok()).unwrap_or_default()
}

fn attacks(catalogue: &Catalogue, record: &Record) -> Vec<(usize, String)> {
    let mut game = opened(catalogue);
    let mut found = Vec::new();
    for (at, action) in record.line.moves.iter().enumerate() {
        let attack = game.legal().expect("open").into_iter().find(|one| one.contains('x') && !one.contains(','));
        found.extend(attack.map(|attack| (at, attack)));
        game.accept_told(&action.text).expect("legal");
    }
    found
}
