//! A long game with the promise of its draws, written down.

use skazka_core::fair::{Claim, Promise, Secret, Seed};
use skazka_core::record::{self, Line, Record, RecordMove};
use skazka_core::{Catalogue, Event, Seat, Settings, Table, Turn, Viewer};

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

fn opened(catalogue: &Catalogue) -> Box<dyn Table> {
    let (family, discipline) = catalogue.find(GAME).expect("a game");
    family.open(&discipline.name, &Settings::new(), None).expect("its beginning")
}

fn played(catalogue: &Catalogue, actions: usize) -> Record {
    let (mut table, mut random) = (opened(catalogue), fastrand::Rng::with_seed(1));
    let promise = Promise::new(Secret::new([1; 32]), "Ab3dE5gH");
    let seats = [(Seat(0), "anna"), (Seat(1), "Борис")];
    for (by, words) in seats {
        let seed = Seed::new(words).expect("printable");
        table.accept(&Event::Seed { by, seed }).expect("nothing is drawn yet");
    }
    while table.plies() < actions {
        let by = table.next_actor().expect("the game goes on");
        let action = match table.turn() {
            Turn::Chance => promise.next_draw(&*table).expect("its turn"),
            _ => slow(&*table, &mut random),
        };
        table.accept(&Event::Act { by, action }).expect("legal");
    }
    for (by, _) in seats {
        table.accept(&Event::OfferDraw { by }).expect("the game goes on");
    }
    let (family, discipline) = catalogue.find(GAME).expect("a game");
    let mut record =
        record::from_table(&*table, family, discipline, &Settings::new(), Viewer::Public).expect("a record");
    let claim = Claim::of(&promise, table.seeds().to_vec(), true);
    claim.add_to(&mut record, discipline.seat_names).expect("tags");
    record
}

/// Of some walks the one that leaves the most to be done in the turn; after long quiet anything else than a walk.
fn slow(table: &dyn Table, random: &mut fastrand::Rng) -> String {
    let legal = table.legal().expect("open");
    let some = |wanted: fn(&&String) -> bool| legal.iter().filter(wanted).collect::<Vec<_>>();
    let (walks, others) = (some(|one| is_walk(one)), some(|one| one.contains(['x', '?'])));
    let chosen = if quiet(table) > PATIENCE && !others.is_empty() {
        random.choice(others)
    } else {
        (0..6).filter_map(|_| random.choice(walks.iter().copied())).max_by_key(|walk| left_after(table, walk))
    };
    chosen.unwrap_or(&legal[0]).clone()
}

fn is_walk(action: &str) -> bool {
    action.contains('-') && !action.contains(['x', '?'])
}

/// How many steps of the turn an action leaves.
fn left_after(table: &dyn Table, action: &str) -> u32 {
    let mut after = table.copy();
    after.accept_told(action).expect("legal");
    if after.turn() == table.turn() { told(&*after, 2) } else { 0 }
}

/// In how many turns nobody was captured and no disc was turned.
fn quiet(table: &dyn Table) -> u32 {
    told(table, 3)
}

/// The number that a field of the written position begins with.
fn told(table: &dyn Table, field: usize) -> u32 {
    let position = table.position(table.plies());
    let written = position.split(' ').nth(field).and_then(|field| field.split('/').next());
    written.and_then(|number| number.parse().ok()).unwrap_or_default()
}

fn attacks(catalogue: &Catalogue, record: &Record) -> Vec<(usize, String)> {
    let mut table = opened(catalogue);
    let mut found = Vec::new();
    for (at, action) in record.line.moves.iter().enumerate() {
        let attack = table.legal().expect("open").into_iter().find(|one| one.contains('x') && !one.contains(','));
        found.extend(attack.map(|attack| (at, attack)));
        table.accept_told(&action.text).expect("legal");
    }
    found
}
