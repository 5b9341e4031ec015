//! Scenes of small positions.

use super::{HOME, RUBICON};
use crate::{DumaRaj, Situation};
use skazka_core::{
    CellStatus, Notation, Position, Presentation, Scene, SceneDiff, Seat, Settings, Stroke, TrayLayout, TypedFamily,
    Viewer, text,
};

fn scene(discipline: &str, settings: &[&str], position: Option<&str>) -> Scene {
    let rules = DumaRaj::rules(discipline, &Settings::parse(settings.iter().copied()).unwrap()).unwrap();
    let situation = match position {
        Some(written) => Situation::read(&rules, written).unwrap(),
        None => Situation::preview(&rules),
    };
    Situation::scene(&situation.view(Viewer::Public))
}

fn rounded(x: f32) -> i32 {
    (x * 1000.0).round() as i32
}

fn place(scene: &Scene, cell: &str) -> (i32, i32) {
    let cell = scene.cells.iter().find(|one| one.id == cell).unwrap();
    (rounded(cell.at.x), rounded(cell.at.y))
}

/// The strokes, seats and ends of all ornaments.
fn ornaments(scene: &Scene) -> Vec<(Stroke, Option<u8>, [i32; 4])> {
    let ends = |[from, to]: [skazka_core::Point; 2]| [from.x, from.y, to.x, to.y].map(rounded);
    scene.ornaments.iter().map(|one| (one.stroke, one.seat, ends(one.ends))).collect()
}

#[test]
fn a_square_has_row_one_at_the_bottom_and_reads_from_the_top() {
    let scene = scene("pioneer-1", &[], None);
    assert_eq!((scene.cells.len(), scene.things.len(), scene.turns), (36, 16, 2));
    assert_eq!([&scene.cells[0].id, &scene.cells[35].id], ["61", "16"]);
    assert_eq!([place(&scene, "11"), place(&scene, "16"), place(&scene, "61")], [(0, 0), (5000, 0), (0, -5000)]);
    let lod = scene.thing_on("12").unwrap();
    assert_eq!((lod.symbol.as_str(), lod.seat), ("L", Some(0)));
    assert_eq!(lod.says.to_string(), "dumaraj-scene-attackers mob=(symbol-L)");
}

#[test]
fn neighbours_differ_in_tone_and_diagonals_agree() {
    let scene = scene("classic", &[], None);
    let tone = |cell: &str| scene.cells.iter().find(|one| one.id == cell).unwrap().tone;
    assert_eq!([tone("11"), tone("12"), tone("21"), tone("22"), tone("88")], [1, 0, 0, 1, 1]);
}

/// ```text
///          88
///        .    .
///     81         18      the rubicon runs from 81 to 18
///        .    .
///          11
/// ```
#[test]
fn a_rhomb_stands_on_its_corner_and_shows_its_rubicon_in_a_third_tone() {
    let scene = scene("dodta-1", &[], None);
    assert_eq!([place(&scene, "11"), place(&scene, "88")], [(0, 0), (0, -9899)]);
    assert_eq!([place(&scene, "81"), place(&scene, "18")], [(-4950, -4950), (4950, -4950)]);
    let rubicon: Vec<_> = scene.cells.iter().filter(|cell| cell.tone == 2).map(|cell| cell.id.as_str()).collect();
    assert_eq!(rubicon, ["81", "72", "63", "54", "45", "36", "27", "18"]);
    let homes: Vec<_> = ornaments(&scene).into_iter().map(|(stroke, seat, _)| (stroke, seat)).collect();
    assert_eq!(homes, [(HOME, Some(0)), (HOME, Some(0)), (HOME, Some(1)), (HOME, Some(1))]);
}

#[test]
fn the_rubicon_is_one_line_on_even_squares_and_two_on_odd_ones() {
    let divides = |size: &str| {
        let all = ornaments(&scene("eralash", &[size], None));
        all.into_iter().filter(|(stroke, ..)| *stroke == RUBICON).map(|(.., ends)| ends[1]).collect::<Vec<_>>()
    };
    assert_eq!(divides("size=6"), [-2500]);
    assert_eq!(divides("size=7"), [-2500, -3500]);
}

/// ```text
///  8 % % % % % % % %
///  7 % % % % % % % %     % cut off
///  6 . . l g . . . %
///  5 . . . P . r . %
///  4 . . S . P . . %
///  3 . . G R F . . %
///  2 % % % % % % % %
///  1 % % % % % % % %
/// ```
#[test]
fn what_was_cut_off_stays_visible_and_the_new_border_can_be_cut() {
    let scene = scene("classic", &[], Some("8/8/2lg4/3P1r2/2S1P3/2GRF3/8/8 a 3-6,1-7 - 0 31"));
    let gone = scene.cells.iter().filter(|cell| cell.status == CellStatus::Gone);
    assert_eq!((scene.cells.len(), gone.count()), (64, 64 - 28));
    let lines: Vec<_> = scene.lines.iter().map(|line| (line.id.as_str(), line.cells.join(" "))).collect();
    let expected =
        [("r3", "31 32 33 34 35 36 37"), ("r6", "61 62 63 64 65 66 67"), ("c1", "31 41 51 61"), ("c7", "37 47 57 67")];
    assert_eq!(lines, expected.map(|(id, cells)| (id, cells.to_owned())));
    assert_eq!(scene.lines[1].says.to_string(), "dumaraj-scene-row line=\"6\" count=7");
    let [(_, _, low), (_, _, high), (_, _, rubicon)] = ornaments(&scene)[..] else { panic!("three ornaments") };
    assert!(low[1] > -1500 && high[1] < -5500, "the edges lie outside the torn border: {low:?} {high:?}");
    assert_eq!(rubicon, [-500, -3500, 6500, -3500]);
}

#[test]
fn a_single_row_is_one_line_and_no_editor_means_no_lines() {
    let one_row = scene("classic", &[], Some("8/8/8/2R1r3/8/8/8/8 a 5-5,2-6 - 0 31"));
    let ids: Vec<_> = one_row.lines.iter().map(|line| line.id.as_str()).collect();
    assert_eq!(ids, ["r5", "c2", "c6"]);
    assert_eq!(scene("classic", &["editor=off"], None).lines, []);
    assert_eq!(scene("goniki", &[], Some("6/3g2/1G4/6/6/6 a 1-6,1-6 - 0 2")).lines, []);
}

#[test]
fn marks_are_on_the_ground_and_said() {
    let scene = scene("goniki", &[], Some("6/3g2/1G4/6/6/6 a 1-6,1-6 11,23 0 2"));
    let marked: Vec<_> = scene.cells.iter().filter(|cell| cell.status == CellStatus::Marked).collect();
    assert_eq!(marked.iter().map(|cell| cell.id.as_str()).collect::<Vec<_>>(), ["23", "11"]);
    assert_eq!(marked[0].says.to_string(), "dumaraj-scene-bit-marked bit=\"23\"");
}

#[test]
fn a_seat_that_places_in_secret_sees_its_hand_and_its_zone() {
    let rules = DumaRaj::rules("eralash", &Settings::parse(["raj=yes"]).unwrap()).unwrap();
    let scene = Situation::scene(&Situation::start(&rules).view(Viewer::Seat(Seat(1))));
    let [tray] = &scene.trays[..] else { panic!("one tray: {:?}", scene.trays) };
    assert_eq!((tray.seat, tray.layout), (Some(1), TrayLayout::Rack));
    let items: Vec<_> = tray.items.iter().map(|item| (item.id.as_str(), item.count)).collect();
    assert_eq!(items, [("S", 2), ("L", 2), ("G", 2), ("R", 1)]);
    let shaded: Vec<_> = scene.cells.iter().filter(|cell| cell.zone == Some(1)).collect();
    assert_eq!((shaded.len(), scene.cells.iter().filter(|cell| cell.zone == Some(0)).count()), (18, 0));
}

#[test]
fn lines_over_nine_are_letters_at_all_four_sides() {
    let scene = scene("kulikovo-1", &["size=12"], None);
    assert_eq!(scene.labels.len(), 48);
    assert_eq!(scene.labels.iter().filter(|label| label.words == "C").count(), 4);
}

#[test]
fn a_move_changes_the_mob_that_moved_and_nothing_else() {
    let at = |rows: &str| scene("classic", &[], Some(&format!("8/8/2lg4/3P1r2/2S1P3/{rows}/8/8 a 3-6,1-7 - 0 31")));
    let (before, after) = (at("2GRF3"), at("2GR1F2"));
    let diff = SceneDiff::between(&before, &after);
    let json = serde_json::to_value(&diff).unwrap();
    let says = serde_json::to_value(text!("dumaraj-scene-attackers", mob = text!("symbol-F"))).unwrap();
    let mob = serde_json::json!({ "cell": "36", "symbol": "F", "seat": 0, "height": 1, "says": says });
    assert_eq!(json, serde_json::json!({ "things": { "gone": [2], "put": [[2, mob]] } }));
    assert_eq!(diff.apply(&before), Ok(after));
}
