//! Laws of the picture, and scenes of small positions.

use super::ground::{CASING, HOME};
use super::overlays::{POINTER, STRIPE, STRIPE_CASING};
use super::*;
use crate::{Corner, Lion, Players, Rules};
use skazka_core::{Ink, Item, Ornament, Palette, Stroke, Tray, TrayLayout};
use std::collections::BTreeSet;

const THREE: Rules = Rules { players: Players::Three, lion: Lion::Hopper };
const FOUR: Rules = Rules { players: Players::Four, lion: Lion::Hopper };

/// ```text
///  8  r . . . . . . k_g      homes: White h1, Black a8, Green h8, Red a1
///  1  q_r . . . . . . K
/// ```
const HOMES: &str = "r6{K_g}/8/8/8/8/8/8/{Q_r}6K w w:h1,b:a8,g:h8,r:a1 w:11,b:4,g:20,r:0 w:s,b:-,g:-,r:- - 0 61";

fn read(rules: &Rules, written: &str) -> Scene {
    scene(&State::read(rules, written).unwrap(), Vec::new())
}

fn tray(scene: &Scene, layout: TrayLayout) -> Vec<&Tray> {
    scene.trays.iter().filter(|tray| tray.layout == layout).collect()
}

fn zoned(scene: &Scene) -> String {
    scene.cells.iter().filter(|cell| cell.zone.is_some()).map(|cell| cell.id.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_board_has_every_square_once_and_four_sides() {
    let scene = scene(&State::new(&THREE), Vec::new());
    let names: BTreeSet<_> = scene.cells.iter().map(|cell| &cell.id).collect();
    assert_eq!((scene.cells.len(), names.len(), scene.turns, scene.palette), (64, 64, 4, Palette::Tonal));
    assert_eq!([&scene.cells[0].id, &scene.cells[7].id, &scene.cells[63].id], ["a8", "h8", "h1"]);
    let a1 = &scene.cells[56];
    assert_eq!((a1.id.as_str(), a1.at.x, a1.at.y, a1.tone), ("a1", 0.0, 7.0, 1), "a1 is dark, below, to the left");
    assert!(scene.cells.iter().all(|cell| cell.at.y == 7.0 - f32::from(cell.id.as_bytes()[1] - b'1')));
}

#[test]
fn coordinates_are_on_all_four_sides() {
    let labels = scene(&State::new(&THREE), Vec::new()).labels;
    assert_eq!(labels.len(), 32);
    for words in "abcdefgh12345678".chars().map(String::from) {
        assert_eq!(labels.iter().filter(|label| label.words == words).count(), 2, "{words}");
    }
}

#[test]
fn each_home_is_an_angle_around_its_corner_of_its_own_kind() {
    let scene = read(&FOUR, HOMES);
    for (seat, corner, lines) in [(0, (7.0, 7.0), 2), (1, (0.0, 0.0), 2), (2, (7.0, 0.0), 16), (3, (0.0, 7.0), 4)] {
        let own = |stroke| scene.ornaments.iter().filter(move |one| one.stroke == stroke && one.seat == Some(seat));
        assert_eq!((own(HOME).count(), own(CASING).count()), (lines, lines), "seat {seat}");
        for end in own(HOME).flat_map(|one| one.ends) {
            let outside = end.x < -0.5 || end.x > 7.5 || end.y < -0.5 || end.y > 7.5;
            let near = (end.x - corner.0).abs() < 4.0 && (end.y - corner.1).abs() < 4.0;
            assert!(outside && near, "seat {seat}: {end:?}");
        }
    }
    assert_eq!(scene.ornaments.iter().filter(|one| one.beaded).count(), 2);
}

#[test]
fn the_board_is_turned_to_have_a_home_at_the_lower_left() {
    let scene = read(&FOUR, HOMES);
    assert_eq!(scene.sides, [1, 3, 2, 0]);
    for (seat, corner) in [(0, Corner::H1), (1, Corner::A8), (2, Corner::H8), (3, Corner::A1)] {
        let name = corner.square().to_string();
        let at = scene.cells.iter().find(|cell| cell.id == name).unwrap().at;
        let turned = (0..scene.turn_of(Seat(seat))).fold((at.x - 3.5, at.y - 3.5), |(x, y), _| (-y, x));
        assert_eq!(turned, (-3.5, 3.5), "{corner:?}");
    }
    let says = |name: &str| scene.cells.iter().find(|cell| cell.id == name).unwrap().says.to_string();
    assert_eq!(says("h1"), "stone-chess-scene-corner-white square=\"h1\"");
    assert_eq!(says("g1"), "stone-chess-scene-square square=\"g1\"");
}

fn overlay<'s>(scene: &'s Scene, name: &str) -> &'s [Ornament] {
    &scene.overlays.iter().find(|one| one.name == name).unwrap().marks
}

/// The squares that a seat's marks of a stroke lie on, each once, in the order they are met.
fn marked(marks: &[Ornament], stroke: Stroke, seat: u8) -> String {
    let own = marks.iter().filter(|one| one.stroke == stroke && one.seat == Some(seat));
    let mut squares: Vec<String> = Vec::new();
    for [from, to] in own.map(|one| one.ends) {
        for step in 0..=8 {
            let part = |from: f32, to: f32| (from + (to - from) * step as f32 / 8.0).round() as u8;
            let square = Square::new(part(from.x, to.x), 7 - part(from.y, to.y)).unwrap().to_string();
            if !squares.contains(&square) {
                squares.push(square);
            }
        }
    }
    squares.sort_unstable();
    squares.join(" ")
}

/// Line 8 of a1 is where x or y is 8: the eighth rank and the h-file.
#[test]
fn everybodys_line_8_is_where_it_is_for_his_home() {
    let scene = read(&FOUR, HOMES);
    for (seat, home) in [(0, Corner::H1), (1, Corner::A8), (2, Corner::H8), (3, Corner::A1)] {
        let last = Square::all().filter(|&square| home.line(square) == 8);
        let mut last: Vec<_> = last.map(|square| square.to_string()).collect();
        last.sort_unstable();
        for stroke in [STRIPE, STRIPE_CASING] {
            assert_eq!(marked(overlay(&scene, "line-8"), stroke, seat), last.join(" "), "seat {seat}");
        }
    }
    assert!(overlay(&super::scene(&State::new(&FOUR), Vec::new()), "line-8").is_empty());
}

/// White at a1: b3 goes up, c1 to the right, c3 either way. Black at h8: g6 down, f8 to the left.
#[test]
fn every_pawn_shows_which_way_it_goes() {
    let scene = read(&THREE, "k4p2/8/{K_g}5p1/8/8/1PP5/8/K1P5 w w:a1,b:h8,g:a8 w:8,b:8,g:8 w:-,b:-,g:- - 0 9");
    let tips = |seat: u8| {
        let heads = overlay(&scene, "pawns").iter().filter(|one| one.stroke == POINTER && one.seat == Some(seat));
        let tip = |one: &Ornament| format!("{:.2} {:.2}", one.ends[1].x, 7.0 - one.ends[1].y);
        let mut tips: Vec<_> = heads.map(tip).collect();
        tips.dedup();
        tips
    };
    assert_eq!(tips(0), ["2.50 0.00", "1.00 2.50", "2.00 2.50", "2.50 2.00"], "c1, b3, c3 up and to the right");
    assert_eq!(tips(1), ["6.00 4.50", "4.50 7.00"], "g6, f8");
    assert!(tips(2).is_empty());
    let placing = read(&THREE, "8/8/8/8/8/1P6/8/K7 w w:-,b:-,g:- w:8,b:8,g:8 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ - 0 1");
    assert_eq!(overlay(&placing, "pawns").len(), 6, "the King has chosen the home");
}

/// White captures Black's last piece.
#[test]
fn the_home_of_who_is_out_stays_in_grey() {
    let written = "6k1/6R1/8/8/8/8/8/{K_g}6K w w:h1,b:h8,g:a1 w:8,b:8,g:8 w:-,b:-,g:- - 0 9";
    let mut state = State::read(&THREE, written).unwrap();
    let black = |scene: &Scene| {
        let grey = scene.ornaments.iter().filter(|one| one.stroke.ink == Ink::Faded && one.seat.is_none()).count();
        let own = scene.ornaments.iter().filter(|one| one.seat == Some(1)).count();
        let corner = scene.cells.iter().find(|cell| cell.id == "h8").unwrap().says.to_string();
        (grey, own, scene.turn_of(Seat(1)), corner)
    };
    let corner = "stone-chess-scene-corner-black square=\"h8\"".to_owned();
    assert_eq!(black(&scene(&state, Vec::new())), (0, 4, 2, corner));
    let capture = state.read_turn("g7-g8").unwrap();
    state.apply(capture[0]);
    let left = "stone-chess-scene-corner-left square=\"h8\" seat=(stone-chess-scene-black)".to_owned();
    assert_eq!(black(&scene(&state, Vec::new())), (2, 0, 2, left.clone()));
    // A written position says who is out but not where he was: with three, two corners are nobody's.
    let three = scene(&State::read(&THREE, &state.to_string()).unwrap(), Vec::new());
    assert_eq!(black(&three).0, 0);
    let four = read(&FOUR, "{K_g}7/8/8/8/8/8/8/{K_r}6K w w:h1,b:x4,g:a8,r:a1 w:8,b:8,g:8,r:8 w:-,b:-,g:-,r:- - 0 9");
    assert_eq!(black(&four), (2, 0, 2, left));
}

#[test]
fn pieces_are_the_seats_own() {
    let scene = read(&FOUR, HOMES);
    let queen = scene.thing_on("a1").unwrap();
    assert_eq!((queen.symbol.as_str(), queen.seat), ("Q", Some(3)));
    assert_eq!(queen.says.to_string(), "stone-chess-scene-red-piece piece=(stone-chess-queen)");
    assert_eq!(scene.things.len(), 4);
}

#[test]
fn a_placement_shades_where_it_may_go_and_shows_the_hand() {
    let start = scene(&State::new(&THREE), Vec::new());
    assert_eq!(zoned(&start).len(), 64 * 3 - 1);
    let hand = |scene: &Scene| {
        let [tray] = tray(scene, TrayLayout::Rack)[..] else { panic!("one hand") };
        let item = |item: &Item| format!("{}{}{}", item.count, item.symbol, if item.closed { "-" } else { "" });
        (tray.seat, tray.items.iter().map(item).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(hand(&start), (Some(0), "1K 1R- 2N- 4P-".to_owned()));
    assert_eq!(start.notes[0].to_string(), "stone-chess-scene-place-king seat=(stone-chess-scene-white)");
    let black = read(&THREE, "k2r4/8/8/8/8/8/PPPP4/KRNN4 b w:a1,b:-,g:- w:8,b:8,g:8 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ - 0 2");
    assert_eq!(hand(&black), (Some(1), "2N 4P".to_owned()));
}

#[test]
fn stones_are_counted_and_who_is_out_has_his_place() {
    let late = read(&FOUR, "8/b7/8/8/8/8/8/7K w w:h1,b:a8,g:x4,r:x3 w:1,b:40,g:0,r:7 w:s,b:-,g:-,r:- - 81 161");
    let counted = |tray: &&Tray| {
        let item = &tray.items[0];
        format!("{}x{}{}", item.count, item.symbol, if item.closed { "-" } else { "" })
    };
    let trays: Vec<_> = tray(&late, TrayLayout::Sentence).iter().map(counted).collect();
    assert_eq!(trays, ["1xstone", "40xstone", "1xplace-4-", "1xplace-3-"]);
    let [.., red] = tray(&late, TrayLayout::Sentence)[..] else { panic!("four") };
    assert_eq!(red.says.to_string(), "stone-chess-scene-out seat=(stone-chess-scene-red) place=3");
    assert_eq!(late.notes[0].to_string(), "stone-chess-scene-quiet quiet=81 most=100");
    assert_eq!(read(&FOUR, HOMES).notes, []);
}

/// White has 11 stones and a vizier.
#[test]
fn the_shop_says_what_can_be_had_and_why_something_cannot() {
    let scene = read(&FOUR, &HOMES.replace("{Q_r}6K", "{Q_r}4F1K"));
    let [shop] = tray(&scene, TrayLayout::Shelf)[..] else { panic!("one shop") };
    let open = |item: &&Item| !item.closed;
    let wares: Vec<_> = shop.items.iter().filter(open).map(|item| item.id.as_str()).collect();
    assert_eq!((shop.seat, shop.items.len()), (Some(0), 17));
    assert_eq!(wares, ["P", "E", "D", "Z", "L", "N", "B", "NN"]);
    let ware = |id: &str| shop.items.iter().find(|item| item.id == id).unwrap();
    assert_eq!(
        [ware("NN").cost, ware("Q").cost, ware("W").cost],
        [Some(10), Some(24), Some(2)],
        "what cannot be had has its price, too"
    );
    assert!(ware("W").says.to_string().contains("stone-chess-action-one-adviser"));
    assert!(ware("Q").says.to_string().contains("stone-chess-action-too-few cost=24"));
}

#[test]
fn nothing_is_sold_during_placements_and_after_the_end() {
    assert!(tray(&scene(&State::new(&FOUR), Vec::new()), TrayLayout::Shelf).is_empty());
    let over = read(&THREE, "8/8/8/8/8/8/8/7K w w:h1,b:x2,g:x3 w:1,b:4,g:0 w:s,b:-,g:- - 0 161");
    assert!(
        tray(&over, TrayLayout::Shelf).is_empty() && tray(&over, TrayLayout::Rack).is_empty() && over.notes.is_empty()
    );
    assert_eq!(zoned(&over), "");
}

#[test]
fn everything_that_stands_or_lies_has_a_symbol() {
    let symbols = crate::symbols::symbols();
    let known: BTreeSet<_> = symbols.iter().map(|symbol| (symbol.id.as_str(), symbol.seat)).collect();
    let late = "8/b7/8/8/8/8/8/7K w w:h1,b:a8,g:x4,r:x3 w:1,b:40,g:0,r:7 w:s,b:-,g:-,r:- - 81 161";
    for scene in [scene(&State::new(&FOUR), Vec::new()), read(&FOUR, HOMES), read(&FOUR, late)] {
        let items = scene.trays.iter().flat_map(|tray| &tray.items).map(|item| (item.symbol.as_str(), item.seat));
        let things = scene.things.iter().map(|thing| (thing.symbol.as_str(), thing.seat));
        for kind in items.chain(things) {
            assert!(known.contains(&kind), "{kind:?}");
        }
    }
}
