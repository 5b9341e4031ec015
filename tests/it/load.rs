//! The load generator itself: what it plays is legal, and what it counts adds up.

use skazka::games::catalogue;
use skazka_core::{Actor, Event, Seat, Turn};
use std::path::Path;
use std::time::Duration;
use tokio::task::LocalSet;
use xtask::load::{self, Besides, Crowd, Kind, Opening, Packing, Script, Target, Timing, Wanted};

/// Two moves a game, far from each other.
const TIMING: Timing = Timing {
    period: Duration::from_secs(4),
    warm_up: Duration::ZERO,
    window: Duration::from_secs(4),
    patience: Duration::from_secs(30),
};

fn target() -> Target {
    Target::start(Path::new(env!("CARGO_BIN_EXE_skazka"))).expect("the server starts")
}

fn wanted(opening: Opening, length: usize, seed: u64) -> Wanted {
    Wanted { count: 3, length, opening, seed }
}

fn kind(name: &str, wanted: &Wanted) -> Kind {
    let catalogue = catalogue();
    Kind::find(&catalogue, name).and_then(|kind| kind.with_scripts(&catalogue, wanted)).expect("a game")
}

/// Runs something of the generator, whose tasks stay on one thread.
fn alone<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(LocalSet::new().run_until(work))
}

/// Plays a script by the rules; how many plies it has, and whether the game goes on.
fn replay(kind: &Kind, script: &Script) -> (usize, bool) {
    let catalogue = catalogue();
    let (family, _) = catalogue.find(&kind.discipline).expect("a game");
    let mut game = family.open(&kind.discipline, &kind.settings, None).expect("a game");
    for one in script.opening.iter().chain(&script.moves) {
        let event = Event::Act { by: Actor::Seat(Seat(one.seat)), action: one.action.clone() };
        game.accept(&event).unwrap_or_else(|fault| panic!("{one:?}: {fault}"));
    }
    (game.plies(), game.turn() != Turn::Over)
}

#[test]
fn scripts_are_legal_and_do_not_end_the_game() {
    for (name, seats, placed) in [("dumaraj/classic", 2, 0), ("stone-chess", 3, 8), ("stone-chess players=4", 4, 8)] {
        let kind = kind(name, &wanted(Opening::Played, 60, 1));
        assert_eq!(kind.seats, seats, "{name}");
        for script in (0..3).map(|number| kind.script(number)) {
            assert_eq!(script.opening.len(), if placed == 0 { 0 } else { seats }, "one word a seat: {name}");
            assert_eq!(replay(&kind, &script), (seats * placed + 60, true), "{name}");
        }
    }
}

#[test]
fn a_measured_opening_is_played_step_by_step() {
    let kind = kind("stone-chess", &wanted(Opening::Measured, 30, 1));
    let script = kind.script(0);
    assert_eq!((script.opening.len(), script.moves.len()), (0, 30));
    assert_eq!(replay(&kind, &script), (30, true));
}

#[test]
fn a_seed_stands_for_one_list_of_games() {
    let scripts = |seed| {
        let kind = kind("dumaraj/classic", &wanted(Opening::Played, 20, seed));
        [0, 1, 2].map(|number| (*kind.script(number)).clone())
    };
    let [one, other, third] = scripts(7);
    assert!(one != other && other != third && one != third);
    assert_eq!(scripts(7), [one.clone(), other.clone(), third]);
    assert!(!scripts(70).contains(&one));
}

#[test]
fn games_that_cannot_be_written_beforehand_are_refused() {
    let catalogue = catalogue();
    let refusal = |name: &str| {
        let kind = Kind::find(&catalogue, name);
        let scripted = kind.and_then(|kind| kind.with_scripts(&catalogue, &wanted(Opening::Played, 20, 1)));
        format!("{:#}", scripted.expect_err("a refusal"))
    };
    assert!(refusal("tammashil").contains("chance"), "{}", refusal("tammashil"));
    assert!(refusal("chess").contains("dumaraj/classic"), "{}", refusal("chess"));
    assert!(refusal("stone-chess players=7").contains("players"), "{}", refusal("stone-chess players=7"));
}

#[test]
fn every_move_is_seen_by_both_sockets_and_counted_once() {
    let kind = kind("dumaraj/classic", &wanted(Opening::Played, 10, 1));
    let tally = alone(async {
        let target = target();
        let games = load::prepare(&target, &kind, 20, Packing::Deflate).await.expect("games");
        assert_eq!(games.len(), 10);
        load::play(&target, games, kind.interval(TIMING.period), &TIMING).await.expect("they are played").0
    });
    assert!(tally.sent > 0 && tally.sent <= 20, "two moves a game at most, not {}", tally.sent);
    assert_eq!(tally.measured, tally.sent, "there was no warm-up");
    assert_eq!((tally.mover.len(), tally.watcher.len()), (tally.sent, tally.sent), "one wait a move and socket");
    assert_eq!((tally.shown, tally.skipped, tally.unseen), (2 * tally.sent, 0, 0), "every seq in order");
    assert_eq!((tally.refused, tally.broken), (0, 0), "{:?}", tally.trouble);
}

#[test]
fn games_with_an_opening_are_played_from_its_end() {
    let kind = kind("stone-chess", &wanted(Opening::Played, 10, 1));
    let found = alone(async { load::stage(&target(), &kind, 4, &TIMING, Packing::None).await.expect("games") });
    let measured = &found.measured;
    assert_eq!((found.players, found.games), (4, 2));
    assert!(measured.moves > 0.0 && measured.mover.p50 > 0.0 && measured.watcher.max > 0.0, "{measured:?}");
    assert_eq!((measured.refused, measured.unseen, measured.broken), (0, 0, 0), "{found:?}");
}

#[test]
fn a_crowd_looks_on_while_other_games_are_measured() {
    let measured = kind("dumaraj/pioneer-1", &wanted(Opening::Played, 10, 1));
    let crowded = Kind::find(&catalogue(), "tammashil").expect("a game");
    let besides = Besides::Watchers { count: 3, pace: Duration::from_millis(300) };
    let crowd = Crowd { kind: crowded, besides, packing: Packing::Deflate };
    let found = alone(async { crowd.compare(&target(), &measured, 4, &TIMING).await.expect("both") });
    assert!(found.crowd.actions > 0 && found.crowd.told > 0, "{:?}", found.crowd);
    assert_eq!((found.crowd.refused, found.crowd.closed), (0, 0));
    for measured in [found.alone, found.beside] {
        assert!(measured.moves > 0.0);
        assert_eq!((measured.refused, measured.unseen, measured.broken), (0, 0, 0), "{measured:?}");
    }
}
