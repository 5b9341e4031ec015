//! A corrected diagram changes the games that begin afterwards, and no other.

use crate::club::{BEGUN, at_the_beginning, owner};
use crate::house::{BRISK, House};
use skazka_core::{
    Actor, Catalogue, Discipline, Event, Family, FamilyAdapter, Fault, Foreign, Game, Player, Poster, RulesRevision,
    Scene, Seat, Settings, Stop, Symbol, TimeControl, Viewer, Words,
};
use skazka_server::backup::{backup, restore};
use skazka_server::begin::{Wanted, begin};
use skazka_server::clock::ManualClock;
use skazka_server::pool::Pools;
use skazka_server::room::{RoomContext, Rooms, Thinkers};
use skazka_server::store::{GameId, GameRow, SqliteStore, Store};
use skazka_testkit::FirstLegal;
use skazka_testkit::duel::DuelGame;
use std::path::Path;
use std::sync::Arc;

const DRAWN: &str = "b1 c4 2";
const CORRECTED: &str = "a1 d4 2";

/// Duels that start as a diagram has it.
struct Diagram {
    duels: FamilyAdapter<DuelGame, FirstLegal>,
    start: &'static str,
}

impl Family for Diagram {
    fn name(&self) -> &'static str {
        self.duels.name()
    }

    fn disciplines(&self) -> &[Discipline] {
        self.duels.disciplines()
    }

    fn symbols(&self) -> &[Symbol] {
        self.duels.symbols()
    }

    fn levels(&self) -> u8 {
        self.duels.levels()
    }

    fn open(&self, discipline: &str, settings: &Settings, position: Option<&str>) -> Result<Box<dyn Game>, Fault> {
        self.duels.open(discipline, settings, position.or(Some(self.start)))
    }

    fn preview(&self, discipline: &str, settings: &Settings) -> Result<Box<dyn Game>, Fault> {
        self.open(discipline, settings, None)
    }

    fn deal(&self, discipline: &str, settings: &Settings, _: Option<Words>) -> Result<Box<dyn Game>, Fault> {
        self.open(discipline, settings, None)
    }

    fn has_chance(&self) -> bool {
        self.duels.has_chance()
    }

    fn canonical(&self, discipline: &str, settings: &Settings) -> Result<Settings, Fault> {
        self.duels.canonical(discipline, settings)
    }

    fn revision(&self, _: &str, _: &Settings) -> Result<RulesRevision, Fault> {
        Ok(RulesRevision::of(1, self.start))
    }

    fn showcase(&self) -> Scene {
        self.duels.showcase()
    }

    fn poster(&self) -> Option<Poster> {
        self.duels.poster()
    }

    fn foreign(&self, written: &str, stop: &Stop) -> Option<Result<Foreign, Fault>> {
        self.duels.foreign(written, stop)
    }
}

fn drawn(start: &'static str) -> Catalogue {
    Catalogue::new(vec![Box::new(Diagram { duels: FamilyAdapter::new(FirstLegal), start })])
}

/// A program that serves the games of a folder, with the diagram as it has it.
struct Run {
    rooms: Rooms,
    store: Arc<dyn Store>,
}

impl Run {
    async fn of(folder: &Path, start: &'static str) -> Run {
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(folder).await.expect("opens"));
        let context = RoomContext {
            store: store.clone(),
            catalogue: Arc::new(drawn(start)),
            thinkers: Thinkers::new(1),
            pools: Pools::of_this_machine(),
            timeouts: BRISK,
            clock: Arc::new(ManualClock::at(BEGUN)),
        };
        Run { rooms: Rooms::new(context), store }
    }

    async fn begin(&self, start: Option<&str>, events: Vec<Event>) -> GameId {
        let wanted = Wanted {
            discipline: "duel/plain".to_owned(),
            settings: Settings::new(),
            start: start.map(str::to_owned),
            seats: vec![Player::HUMAN; 2],
            promise: None,
            time_control: TimeControl::Unlimited,
        };
        begin(&self.rooms, wanted, owner(), events).await.expect("a game")
    }

    async fn row(&self, id: &GameId) -> GameRow {
        self.store.game(id).await.expect("readable").expect("a game")
    }

    /// The first position of a game, and what was played in it.
    async fn game(&self, id: &GameId) -> (String, Vec<Option<String>>) {
        let look = self.rooms.look(id).await.expect("a room");
        let game = look.log.game();
        let plies = (0..game.plies()).map(|ply| game.ply(ply, Viewer::Arbiter).expect("a ply").written);
        (game.position(0), plies.collect())
    }

    async fn start(&self, id: &GameId) -> String {
        self.game(id).await.0
    }
}

fn south(action: &str) -> Event {
    Event::Act { by: Actor::Seat(Seat(0)), action: action.to_owned() }
}

#[tokio::test]
async fn an_old_game_keeps_its_start_and_a_new_one_has_the_corrected_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = Run::of(folder.path(), DRAWN).await;
    let old = before.begin(None, vec![south("b1-b2")]).await;
    before.store.close().await;
    let after = Run::of(folder.path(), CORRECTED).await;
    assert_eq!(after.game(&old).await, (DRAWN.to_owned(), vec![Some("b1-b2".to_owned())]));
    let new = after.begin(None, vec![south("a1-a2")]).await;
    assert_eq!(after.start(&new).await, CORRECTED);
    let rules = [after.row(&old).await, after.row(&new).await].map(|row| row.rules);
    assert_eq!(rules, [DRAWN, CORRECTED].map(|start| Some(RulesRevision::of(1, start))));
}

#[tokio::test]
async fn only_a_start_that_was_chosen_is_taken_over_by_another_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = Run::of(folder.path(), DRAWN).await;
    let (own, chosen) = (run.begin(None, Vec::new()).await, run.begin(Some("c2 d3 7"), Vec::new()).await);
    let (own, chosen) = (run.row(&own).await, run.row(&chosen).await);
    assert_eq!((own.start.as_deref(), own.chosen_start()), (Some(DRAWN), None));
    assert_eq!((chosen.start.as_deref(), chosen.chosen_start().as_deref()), (Some("c2 d3 7"), Some("c2 d3 7")));
}

#[tokio::test]
async fn an_event_that_todays_rules_refuse_is_told_with_the_rules_it_happened_by() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = Run::of(folder.path(), CORRECTED).await;
    let id = run.begin(None, Vec::new()).await;
    let fails = async |rules: Option<RulesRevision>| {
        let id = GameId::random().expect("randomness");
        let row = GameRow { id: id.clone(), rules, ..run.row(&run.begin(None, Vec::new()).await).await };
        run.store.create(&row, &at_the_beginning([south("a1-a2"), south("a2-d9")])).await.expect("new");
        run.rooms.look(&id).await.err().expect("damaged").to_string()
    };
    assert_eq!(run.start(&id).await, CORRECTED);
    let (old, today) = (RulesRevision::of(0, DRAWN), RulesRevision::of(1, CORRECTED));
    let told = fails(Some(old)).await;
    assert!(told.contains(&format!("is damaged: begun by rules {old}, not today's {today}: event 1: ")), "{told}");
    for same in [Some(today), None] {
        let told = fails(same).await;
        assert!(told.contains("is damaged: event 1: "), "{told}");
    }
}

#[tokio::test]
async fn backups_carry_what_games_started_from() {
    let (here, there) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let before = Run::of(here.path(), DRAWN).await;
    let ids = [before.begin(None, vec![south("b1-b2")]).await, before.begin(Some("c2 d3 7"), Vec::new()).await];
    let rows = [before.row(&ids[0]).await, before.row(&ids[1]).await];
    let file = here.path().join("games.backup");
    let made = backup(here.path(), &file, false, &drawn(DRAWN)).await.expect("a backup");
    let restored = restore(&file, there.path(), false, &drawn(CORRECTED)).await.expect("restored");
    assert_eq!((made.games, restored.games, restored.broken), (2, 2, Vec::new()));
    let after = Run::of(there.path(), CORRECTED).await;
    assert_eq!([after.row(&ids[0]).await, after.row(&ids[1]).await], rows);
    assert_eq!(after.start(&ids[0]).await, DRAWN);
}

/// The line of a record that has this tag.
fn tag<'a>(record: &'a str, name: &str) -> Option<&'a str> {
    record.lines().find(|line| line.starts_with(&format!("[{name} ")))
}

#[tokio::test]
async fn records_and_further_games_tell_a_start_where_it_is_not_todays() {
    let house = House::of(drawn(DRAWN)).await;
    let mut owner = house.browser();
    let old = owner.begin("others=here").await;
    let export = format!("/export/{old}");
    assert_eq!(tag(&owner.get(&export).await.words(), "Start"), None, "it is the discipline's own");
    let house = house.reopen_with(drawn(CORRECTED)).await;
    let mut owner = owner.at(&house);
    assert_eq!(tag(&owner.get(&export).await.words(), "Start"), Some("[Start \"b1 c4 2\"]"));
    let again = owner.post(&format!("/{old}/again"), "").await;
    let new = again.header("location").expect("a game").to_owned();
    assert_eq!(tag(&owner.get(&format!("/export{new}")).await.words(), "Start"), None, "it has today's start");
}
