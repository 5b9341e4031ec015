//! What changes between two scenes of a game: as small as what changed, so that it can be kept with every action.

mod list;
#[cfg(test)]
mod tests;

pub use list::ListDiff;

use super::{Arrow, Cell, Label, Line, Ornament, Overlay, Palette, Point, Scene, Thing, Tray};
use crate::{Fault, Text};
use serde::{Deserialize, Serialize};

/// What makes one scene of another. What stays is left out, also in JSON; `{}` changes nothing.
///
/// Whatever the scenes, `SceneDiff::between(&before, &after).apply(&before)` is `after`. It costs as much as the scenes
/// are long.
///
/// ```
/// use skazka_core::{Scene, SceneDiff, Thing};
/// let before = Scene { things: vec![Thing::new("a1", "K", Some(0), ())], ..Scene::empty() };
/// let after = Scene { things: vec![Thing::new("a2", "K", Some(0), ())], ..Scene::empty() };
/// let diff = SceneDiff::between(&before, &after);
/// let thing = r#"{"cell":"a2","symbol":"K","seat":0,"height":1,"says":null}"#;
/// let json = format!(r#"{{"things":{{"gone":[0],"put":[[0,{thing}]]}}}}"#);
/// assert_eq!(serde_json::to_string(&diff).unwrap(), json);
/// assert_eq!(diff.apply(&before), Ok(after));
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SceneDiff<T = Text> {
    /// The new outlines, all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    outlines: Option<Vec<Vec<Point>>>,
    #[serde(default = "ListDiff::none", skip_serializing_if = "ListDiff::is_none")]
    cells: ListDiff<Cell<T>>,
    #[serde(default = "ListDiff::none", skip_serializing_if = "ListDiff::is_none")]
    things: ListDiff<Thing<T>>,
    #[serde(default = "ListDiff::none", skip_serializing_if = "ListDiff::is_none")]
    lines: ListDiff<Line<T>>,
    #[serde(default = "ListDiff::none", skip_serializing_if = "ListDiff::is_none")]
    ornaments: ListDiff<Ornament>,
    #[serde(default = "ListDiff::none", skip_serializing_if = "ListDiff::is_none")]
    labels: ListDiff<Label>,
    #[serde(default = "ListDiff::none", skip_serializing_if = "ListDiff::is_none")]
    arrows: ListDiff<Arrow>,
    /// New overlays with their marks, where something else of them than their marks changed.
    #[serde(default = "ListDiff::none", skip_serializing_if = "ListDiff::is_none")]
    overlays: ListDiff<Overlay<T>>,
    /// Then what changes in the marks of each overlay, by its place.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    marks: Vec<(u32, ListDiff<Ornament>)>,
    #[serde(default = "ListDiff::none", skip_serializing_if = "ListDiff::is_none")]
    trays: ListDiff<Tray<T>>,
    /// The new notes, all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    notes: Option<Vec<T>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sides: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    palette: Option<Palette>,
}

impl<T: Clone + PartialEq> SceneDiff<T> {
    /// What makes `after` of `before`.
    pub fn between(before: &Scene<T>, after: &Scene<T>) -> SceneDiff<T> {
        let (overlays, marks) = overlays(&before.overlays, &after.overlays);
        SceneDiff {
            outlines: changed(&before.outlines, &after.outlines),
            cells: ListDiff::between(&before.cells, &after.cells),
            things: ListDiff::between(&before.things, &after.things),
            lines: ListDiff::between(&before.lines, &after.lines),
            ornaments: ListDiff::between(&before.ornaments, &after.ornaments),
            labels: ListDiff::between(&before.labels, &after.labels),
            arrows: ListDiff::between(&before.arrows, &after.arrows),
            overlays,
            marks,
            trays: ListDiff::between(&before.trays, &after.trays),
            notes: changed(&before.notes, &after.notes),
            turns: changed(&before.turns, &after.turns),
            sides: changed(&before.sides, &after.sides),
            palette: changed(&before.palette, &after.palette),
        }
    }

    /// The scene that comes of `before`.
    ///
    /// # Errors
    /// When this was not made from `before`: it takes away or puts in where nothing is.
    pub fn apply(&self, before: &Scene<T>) -> Result<Scene<T>, Fault> {
        Ok(Scene {
            outlines: new_or(&self.outlines, &before.outlines),
            cells: self.cells.apply(&before.cells)?,
            things: self.things.apply(&before.things)?,
            lines: self.lines.apply(&before.lines)?,
            ornaments: self.ornaments.apply(&before.ornaments)?,
            labels: self.labels.apply(&before.labels)?,
            arrows: self.arrows.apply(&before.arrows)?,
            overlays: self.apply_to_overlays(&before.overlays)?,
            trays: self.trays.apply(&before.trays)?,
            notes: new_or(&self.notes, &before.notes),
            turns: new_or(&self.turns, &before.turns),
            sides: new_or(&self.sides, &before.sides),
            palette: new_or(&self.palette, &before.palette),
        })
    }

    fn apply_to_overlays(&self, before: &[Overlay<T>]) -> Result<Vec<Overlay<T>>, Fault> {
        let mut overlays = self.overlays.apply(before)?;
        for (place, marks) in &self.marks {
            let overlay = overlays.get_mut(*place as usize).ok_or_else(list::unfit)?;
            overlay.marks = marks.apply(&overlay.marks)?;
        }
        Ok(overlays)
    }
}

fn changed<V: Clone + PartialEq>(before: &V, after: &V) -> Option<V> {
    (before != after).then(|| after.clone())
}

fn new_or<V: Clone>(new: &Option<V>, old: &V) -> V {
    new.as_ref().unwrap_or(old).clone()
}

type Marks = Vec<(u32, ListDiff<Ornament>)>;

/// The marks of an overlay are many and few of them change: only they are kept, where nothing else of any overlay does.
fn overlays<T: Clone + PartialEq>(before: &[Overlay<T>], after: &[Overlay<T>]) -> (ListDiff<Overlay<T>>, Marks) {
    let same = |(one, other): (&Overlay<T>, &Overlay<T>)| {
        (&one.name, &one.says, one.over) == (&other.name, &other.says, other.over)
    };
    if before.len() != after.len() || !before.iter().zip(after).all(same) {
        return (ListDiff::between(before, after), Vec::new());
    }
    let pairs = (0..).zip(before.iter().zip(after));
    let marks = pairs.map(|(place, (one, other))| (place, ListDiff::between(&one.marks, &other.marks)));
    (ListDiff::none(), marks.filter(|(_, marks)| !marks.is_none()).collect())
}
