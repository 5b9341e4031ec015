//! Laws of the picture, and scenes of small positions.

use super::*;
use crate::play::{Geometry, NORTH, SOUTH};
use crate::rules::{Belt, Rules, Which};
use skazka_core::{Cell, Label};
use std::collections::{BTreeMap, BTreeSet};

const ALL: [Rules; 3] = [Rules::TAMMASHIL, Rules { belt: Belt::OpenEnds, ..Rules::TAMMASHIL }, Rules::HIVVAYO];

/// A board with a few rows written, from `f` down; all above is empty but for North's priests.
fn read(rows: &str, counters: &str) -> State {
    let above = "r11l/14/15/16/17/18/19/20/21/22/23/22/21/20/19";
    State::read(Rules::TAMMASHIL, &format!("{above}/{rows} {counters}")).unwrap()
}

fn start(rules: Rules) -> Scene {
    scene(&State::start(rules), Vec::new())
}

fn shuffled(rules: Rules) -> State {
    let random = std::cell::RefCell::new(fastrand::Rng::with_seed(7));
    State::dealt(rules, Some(&mut || random.borrow_mut().u64(..)))
}

#[test]
fn the_comb_has_every_cell_once() {
    for (rules, count) in ALL.into_iter().zip([373, 373, 11_811]) {
        let scene = start(rules);
        let names: BTreeSet<_> = scene.cells.iter().map(|cell| &cell.id).collect();
        assert_eq!((scene.cells.len(), names.len(), scene.turns), (count, count, 2));
    }
}

/// Neighbours are 1 apart and never share a tone; nothing else is so near.
#[test]
fn neighbours_touch_and_differ_in_tone() {
    for game in [Which::Tammashil, Which::Hivvayo] {
        let geometry = Geometry::of(game);
        let scene = ground::bare(game);
        let drawn: BTreeMap<&str, &Cell> = scene.cells.iter().map(|cell| (cell.id.as_str(), cell)).collect();
        let apart = |one: &Cell, other: &Cell| (one.at.x - other.at.x).hypot(one.at.y - other.at.y);
        for cell in geometry.cells() {
            let here = drawn[geometry.name(cell).as_str()];
            for other in geometry.neighbours(cell) {
                let there = drawn[geometry.name(other).as_str()];
                assert!((apart(here, there) - 1.0).abs() < 1e-4, "{} and {}", here.id, there.id);
                assert_ne!(here.tone, there.tone, "{} and {}", here.id, there.id);
            }
        }
    }
    let scene = ground::bare(Which::Tammashil);
    for (nth, one) in scene.cells.iter().enumerate() {
        let far = |other: &Cell| (one.at.x - other.at.x).hypot(one.at.y - other.at.y) > 0.999;
        assert!(scene.cells[..nth].iter().all(far), "{}", one.id);
    }
}

#[test]
fn south_sits_below_and_reading_begins_above() {
    let scene = start(Rules::TAMMASHIL);
    let at = |name: &str| scene.cells.iter().find(|cell| cell.id == name).map(|cell| cell.at).unwrap();
    assert_eq!([&scene.cells[0].id, &scene.cells[372].id], ["u1", "a13"]);
    assert!(at("a1").y > at("k1").y && at("k1").y > at("u1").y);
    assert!(at("a1").x < at("a2").x && at("k1").x < at("a1").x);
    assert_eq!((at("k12").x, at("a7").x, at("u7").x), (11.0, 11.0, 11.0));
}

/// Whatever stands where, and whatever is known, the ground stays the same.
#[test]
fn the_ground_never_changes() {
    let ground = |scene: &Scene| {
        (scene.outlines.clone(), scene.cells.clone(), scene.ornaments.clone(), scene.labels.clone(), scene.turns)
    };
    let tammashil = ground(&start(Rules::TAMMASHIL));
    assert_eq!(ground(&start(ALL[1])), tammashil);
    assert_eq!(ground(&scene(&shuffled(Rules::TAMMASHIL), Vec::new())), tammashil);
    assert_eq!(ground(&scene(&shuffled(Rules::HIVVAYO), Vec::new())), ground(&start(Rules::HIVVAYO)));
}

#[test]
fn everything_that_stands_or_lies_has_a_symbol() {
    let symbols = crate::symbols::symbols();
    let known = |id: &str, seat: Option<u8>| {
        symbols.iter().any(|symbol| symbol.id == id && (symbol.seat == seat || symbol.seat.is_none()))
    };
    for rules in ALL {
        for state in [State::start(rules), State::dealt(rules, None), shuffled(rules)] {
            let scene = scene(&state, Vec::new());
            let cells: BTreeSet<_> = scene.cells.iter().map(|cell| &cell.id).collect();
            let taken: BTreeSet<_> = scene.things.iter().map(|thing| &thing.cell).collect();
            assert!(taken.len() == scene.things.len() && taken.is_subset(&cells));
            assert!(scene.things.iter().all(|thing| known(&thing.symbol, thing.seat) && thing.height == 1));
            let items = scene.trays.iter().flat_map(|tray| &tray.items);
            assert!(items.into_iter().all(|item| known(&item.symbol, item.seat) && item.count > 0));
        }
    }
}

#[test]
fn armies_and_belt_are_there() {
    let counted = |rules| {
        let mut counted: BTreeMap<String, usize> = BTreeMap::new();
        for thing in start(rules).things {
            *counted.entry(format!("{}{:?}", thing.symbol, thing.seat)).or_default() += 1;
        }
        counted.into_iter().map(|(what, count)| format!("{count}{what}")).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(counted(ALL[0]), "23?None 40ASome(0) 40ASome(1) 1LSome(0) 1LSome(1) 1RSome(0) 1RSome(1)");
    assert_eq!(counted(ALL[1]), "21?None 40ASome(0) 40ASome(1) 1LSome(0) 1LSome(1) 1RSome(0) 1RSome(1)");
    assert_eq!(counted(ALL[2]), "127?None 212ASome(0) 212ASome(1) 1L-tsarSome(0) 1L-tsarSome(1)");
}

#[test]
fn rear_edges_are_zones_and_corners_are_marked() {
    let scene = start(Rules::TAMMASHIL);
    let zoned =
        |seat: u8| scene.cells.iter().filter(|cell| cell.zone == Some(seat)).map(|cell| &cell.id[..1]).collect();
    let (south, north): (String, String) = (zoned(SOUTH.0), zoned(NORTH.0));
    assert_eq!((south, north), ("a".repeat(13), "u".repeat(13)));
    let count = |seats: bool, beaded: bool| {
        scene.ornaments.iter().filter(|one| one.seat.is_some() == seats && one.beaded == beaded).count()
    };
    assert_eq!([count(true, false), count(false, true), count(false, false)], [2, 1, 36], "homes, thread, corners");
    let says = |name: &str| scene.cells.iter().find(|cell| cell.id == name).unwrap().says.to_string();
    assert_eq!(says("a1"), "tammashil-scene-cell-corner-south cell=\"a1\"");
    assert_eq!(says("k23"), "tammashil-scene-cell-corner cell=\"k23\"");
    assert_eq!(says("k12"), "tammashil-scene-cell-belt cell=\"k12\"");
    assert_eq!(says("u2"), "tammashil-scene-cell-rear-north cell=\"u2\"");
}

#[test]
fn labels_are_complete_on_the_small_board_and_sparse_on_the_big_one() {
    let words = |labels: &[Label]| labels.iter().map(|label| label.words.clone()).collect::<Vec<_>>();
    let small = words(&start(Rules::TAMMASHIL).labels);
    assert_eq!(small.len(), 21 + 19 + 2 * 13);
    assert_eq!(small[..21].concat(), "abcdefghijklmnopqrstu");
    let big = words(&start(Rules::HIVVAYO).labels);
    assert!(
        big.len() < 60 && ["a", "f", "bh", "do", "129", "1", "70"].iter().all(|word| big.contains(&(*word).into()))
    );
}

/// How trays are laid, with their items.
fn trays(state: &State) -> Vec<String> {
    let item = |item: &skazka_core::Item| format!("{}x{}", item.count, item.symbol);
    let trays = scene(state, Vec::new()).trays;
    let of = |items: &[skazka_core::Item]| items.iter().map(item).collect::<Vec<_>>().join(" ");
    trays.iter().map(|tray| format!("{} {:?}: {}", tray.layout.name(), tray.seat, of(&tray.items))).collect()
}

#[test]
fn trays_tell_what_chance_said_and_what_is_covered() {
    assert_eq!(trays(&State::start(ALL[0])), ["headline None: 1xcoin", "nameless None: 8x+ 10xx 5xo"]);
    assert_eq!(trays(&State::dealt(ALL[0], None)), ["headline Some(0): 1xdie", "nameless None: 8x+ 10xx 5xo"]);
    assert_eq!(trays(&shuffled(ALL[1])), ["headline Some(0): 1xdie", "nameless None: 7x+ 9xx 5xo"]);
    assert_eq!(trays(&State::dealt(ALL[2], None)), ["headline Some(0): 20xstep", "nameless None: 44x+ 55xx 28xo"]);
}

#[test]
fn a_turn_shows_the_roll_and_the_steps_left() {
    let at = |counters| trays(&read("18/17/16/15/14/L11R", counters));
    assert_eq!(at("s 4/6 0 1"), ["headline Some(0): 1xdie-6 4xstep"]);
    assert_eq!(at("n 0/3 0 2"), ["headline Some(1): 1xdie-3"]);
    assert_eq!(at("n - 0 2"), ["headline Some(1): 1xdie"]);
    assert!(at("s 4/6 200 401").is_empty(), "a draw needs no steps");
}

#[test]
fn marks_are_badges_and_are_told() {
    let scene = scene(&read("6AB'C!9/5A~C'!10/16/15/14/L11R", "s 3/6 0 1"), Vec::new());
    let told = |cell: &str| {
        let thing = scene.thing_on(cell).unwrap();
        (thing.symbol.as_str(), thing.badges.join(" "), thing.says.to_string().replace("tammashil-scene-", ""))
    };
    let unit = |mark: &str, kind: &str| format!("unit{mark} unit=(south-{kind})");
    assert_eq!(told("f7"), ("A", String::new(), "south-single".into()));
    assert_eq!(told("f8"), ("B", "veteran".into(), unit("-veteran", "double")));
    assert_eq!(told("f9"), ("C", "spent".into(), unit("-moved", "triple")));
    assert_eq!(told("e6"), ("A", "fragment".into(), unit("-fragment", "single")));
    assert_eq!(told("e7"), ("C", "veteran spent".into(), unit("-veteran-moved", "triple")));
    assert_eq!(told("a13"), ("R", String::new(), "south-right-priest".into()));
}

#[test]
fn a_near_draw_is_told_after_other_notes() {
    let notes = |quiet: u32| {
        let state = read("18/17/16/15/14/L11R", &format!("s 4/6 {quiet} 401"));
        let notes = scene(&state, vec![text!("literal", words = "first")]).notes;
        notes.iter().map(Text::to_string).collect::<Vec<_>>()
    };
    let first = "literal words=\"first\"";
    assert_eq!(notes(149), [first]);
    assert_eq!(notes(150), [first, "tammashil-scene-quiet quiet=150 most=200"]);
    assert_eq!(notes(200), [first]);
}

/// A priest is strong in every corner but the one it began in, and the picture shows and says so.
#[test]
fn a_priest_is_told_to_be_strong_where_it_is() {
    let told = |rows: &str, cell: &str| {
        let scene = scene(&read(rows, "s 4/4 0 1"), Vec::new());
        let thing = scene.thing_on(cell).unwrap();
        (thing.badges.iter().any(|badge| badge == "strength-5"), thing.says.to_string())
    };
    let left = "tammashil-scene-south-left-priest";
    assert_eq!(told("18/17/16/15/14/L11R", "a1"), (false, left.to_owned()));
    assert_eq!(told("18/17/16/15/14/1L10R", "a2"), (false, left.to_owned()));
    let strong = |unit: &str| (true, format!("tammashil-scene-strong unit=({unit}) strength=5"));
    assert_eq!(told("18/17/16/15/R13/12L", "a13"), strong(left));
    let moved = format!("tammashil-scene-unit-moved unit=({left})");
    assert_eq!(told("18/17/16/15/R13/12L!", "a13"), strong(&moved));
}
