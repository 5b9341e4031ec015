//! Differences of random lists and scenes.

use super::list::Keyed;
use super::*;
use crate::{Ink, Stroke, TrayLayout};
use proptest::prelude::*;
use std::hash::Hash;

impl Keyed for u8 {
    /// Two numbers share each key.
    fn key(&self) -> impl Hash + Eq + '_ {
        self / 2
    }
}

fn diff(before: &[u8], after: &[u8]) -> ListDiff<u8> {
    ListDiff::between(before, after)
}

proptest! {
    #[test]
    fn applying_what_lies_between_two_lists_makes_the_second_of_the_first(
        before in prop::collection::vec(0_u8..12, 0..30),
        after in prop::collection::vec(0_u8..12, 0..30),
    ) {
        prop_assert_eq!(diff(&before, &after).apply(&before), Ok(after));
    }

    /// Whatever a file says.
    #[test]
    fn what_was_made_from_another_list_is_refused_or_applied(
        before in prop::collection::vec(0_u8..12, 0..10),
        gone in prop::collection::vec(0_u32..12, 0..4),
        put in prop::collection::vec((0_u32..12, 0_u8..12), 0..4),
    ) {
        let written = serde_json::json!({ "gone": gone, "put": put });
        let diff: ListDiff<u8> = serde_json::from_value(written).unwrap();
        match diff.apply(&before) {
            Ok(after) => prop_assert_eq!(after.len(), before.len() - gone.len() + put.len()),
            Err(fault) => prop_assert_eq!(fault.to_string(), "scene-diff-unfit"),
        }
    }
}

#[test]
fn a_difference_is_as_small_as_what_changed() {
    let before: Vec<u8> = (0..50).map(|n| 2 * n).collect();
    let mut after = before.clone();
    assert!(diff(&before, &after).is_none());
    let moved = after.remove(7);
    after.insert(40, moved);
    assert_eq!(diff(&before, &after).changes(), 2, "one goes and comes, 33 others move along");
    after[20] = 1;
    after.push(255);
    assert_eq!(diff(&before, &after).changes(), 5);
    after.reverse();
    assert_eq!(diff(&before, &after).apply(&before), Ok(after));
}

fn marks(count: u8) -> Vec<Ornament> {
    let mark = |x: f32| {
        let ends = [Point { x, y: 0.0 }, Point { x, y: 1.0 }];
        Ornament { ends, stroke: Stroke::new(Ink::Seat, 0.05), beaded: false, seat: Some(0) }
    };
    (0..count).map(|x| mark(x.into())).collect()
}

fn overlaid(says: &str, marks: Vec<Ornament>) -> Scene<String> {
    let overlay = |name: &'static str, marks| Overlay { name: name.into(), says: says.into(), over: true, marks };
    Scene { overlays: vec![overlay("first", Vec::new()), overlay("second", marks)], ..Scene::empty() }
}

#[test]
fn of_an_overlay_only_marks_that_change_are_kept() {
    let (before, mut after) = (overlaid("said", marks(30)), overlaid("said", marks(30)));
    after.overlays[1].marks.remove(12);
    let diff = SceneDiff::between(&before, &after);
    assert_eq!(serde_json::to_string(&diff).unwrap(), r#"{"marks":[[1,{"gone":[12]}]]}"#);
    assert_eq!(diff.apply(&before), Ok(after));
    assert_eq!(diff.apply(&Scene::empty()).unwrap_err().to_string(), "scene-diff-unfit");
    let other = overlaid("otherwise", marks(3));
    assert_eq!(SceneDiff::between(&before, &other).apply(&before), Ok(other));
}

#[test]
fn what_a_scene_is_as_a_whole_changes_too() {
    let before: Scene<String> = Scene::empty();
    let tray = Tray {
        seat: None,
        layout: TrayLayout::Row,
        counted: true,
        touchable: false,
        says: "said".into(),
        items: Vec::new(),
    };
    let after = Scene {
        outlines: vec![vec![Point { x: 0.1, y: 0.2 }]],
        notes: vec!["note".into()],
        trays: vec![tray],
        turns: 4,
        sides: vec![1, 0],
        palette: Palette::Tonal,
        ..Scene::empty()
    };
    for (one, other) in [(&before, &after), (&after, &before)] {
        let json = serde_json::to_string(&SceneDiff::between(one, other)).unwrap();
        let diff: SceneDiff<String> = serde_json::from_str(&json).unwrap();
        assert_eq!(diff.apply(one).as_ref(), Ok(other), "{json}");
    }
    assert_eq!(serde_json::to_string(&SceneDiff::between(&after, &after)).unwrap(), "{}");
}
