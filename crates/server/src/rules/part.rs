//! A part of a board, torn out of it: what a diagram shows of a board too large for its page.
//!
//! ```text
//! . . a3 a4 . .       cells within the box around the named ones keep what stands on them and get their names;
//! . . b3 b4 . .       those beside them stay as torn-off ground, so that the board's own border still looks
//! . . .  .  . .       like one; everything else goes
//! ```

use skazka_core::{Cell, CellStatus, Fault, Label, Ornament, Point, Scene, quote, text};

/// How far from where it should be a cell may lie.
const SLACK: f32 = 0.05;
/// How far outside the part a cell is still beside it.
const BESIDE: f32 = 1.0;
/// How far outside the part its printed lines go on.
const EDGE: f32 = 0.75;
/// How far below its cell's centre the name of a cell stands, over everything else; lower where something stands on the
/// cell.
const NAME_BELOW: f32 = 0.37;
const NAME_UNDER_THING: f32 = 0.44;

/// A rectangle on the board plane.
#[derive(Debug, Clone, Copy)]
struct Window {
    least: Point,
    most: Point,
}

impl Window {
    fn around(points: impl Iterator<Item = Point>) -> Option<Window> {
        points.map(|point| Window { least: point, most: point }).reduce(|a, b| Window {
            least: Point { x: a.least.x.min(b.least.x), y: a.least.y.min(b.least.y) },
            most: Point { x: a.most.x.max(b.most.x), y: a.most.y.max(b.most.y) },
        })
    }

    fn grown(self, by: f32) -> Window {
        let Window { least, most } = self;
        Window { least: Point { x: least.x - by, y: least.y - by }, most: Point { x: most.x + by, y: most.y + by } }
    }

    fn holds(&self, point: Point) -> bool {
        let within = |least: f32, length: f32, most: f32| least <= length && length <= most;
        within(self.least.x, point.x, self.most.x) && within(self.least.y, point.y, self.most.y)
    }

    /// The piece of a line that lies inside.
    fn piece(&self, [from, to]: [Point; 2]) -> Option<[Point; 2]> {
        let (mut enters, mut leaves) = (0.0_f32, 1.0_f32);
        let ways = [
            (to.x - from.x, self.least.x - from.x, self.most.x - from.x),
            (to.y - from.y, self.least.y - from.y, self.most.y - from.y),
        ];
        for (along, least, most) in ways {
            if along == 0.0 {
                if least > 0.0 || most < 0.0 {
                    return None;
                }
                continue;
            }
            let (first, second) = (least / along, most / along);
            enters = enters.max(first.min(second));
            leaves = leaves.min(first.max(second));
        }
        let at = |share: f32| Point { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
        (enters < leaves).then(|| [at(enters), at(leaves)])
    }
}

/// Leaves of a scene the part around the named cells.
///
/// # Errors
/// When a cell is not on the board.
pub fn part(scene: &mut Scene<String>, named: &[String]) -> Result<(), Fault> {
    let mut places = Vec::new();
    for name in named {
        let cell = scene.cells.iter().find(|cell| cell.id == *name);
        places.push(cell.ok_or_else(|| text!("rules-diagram-part", cell = quote(name)))?.at);
    }
    let Some(window) = Window::around(places.into_iter()) else { return Ok(()) };
    let inside = window.grown(SLACK);
    tear(scene, inside);
    scene.labels = names(scene);
    let kept = |name: &str| scene.cells.iter().any(|cell| cell.id == name && cell.status != CellStatus::Gone);
    scene.things.retain(|thing| kept(&thing.cell));
    scene.arrows.retain(|arrow| kept(&arrow.from) && kept(&arrow.to));
    scene.lines.clear();
    let near = inside.grown(EDGE);
    scene.ornaments = std::mem::take(&mut scene.ornaments).into_iter().filter_map(|one| clipped(one, near)).collect();
    Ok(())
}

/// Removes cells outside; those beside the part become torn-off ground.
fn tear(scene: &mut Scene<String>, inside: Window) {
    let beside = inside.grown(BESIDE);
    scene.cells.retain(|cell| beside.holds(cell.at));
    for cell in scene.cells.iter_mut().filter(|cell| !inside.holds(cell.at)) {
        cell.status = CellStatus::Gone;
        cell.zone = None;
    }
}

fn names(scene: &Scene<String>) -> Vec<Label> {
    let name = |cell: &Cell<String>| {
        let below = if scene.thing_on(&cell.id).is_some() { NAME_UNDER_THING } else { NAME_BELOW };
        Label { at: Point { x: cell.at.x, y: cell.at.y + below }, words: cell.id.clone() }
    };
    scene.cells.iter().filter(|cell| cell.status != CellStatus::Gone).map(name).collect()
}

fn clipped(one: Ornament, near: Window) -> Option<Ornament> {
    near.piece(one.ends).map(|ends| Ornament { ends, ..one })
}

#[cfg(test)]
mod tests {
    use super::*;
    use skazka_core::{Ink, Stroke, Thing};

    /// Five rows of five cells, `a1` at the top left, with a thing on each and a line under the third row.
    fn board() -> Scene<String> {
        let mut scene: Scene<String> = Scene::empty();
        for (row, letter) in ('a'..='e').enumerate() {
            for column in 0..5 {
                let id = format!("{letter}{}", column + 1);
                let at = Point { x: column as f32, y: row as f32 };
                scene.things.push(Thing::new(id.clone(), "S", None, String::new()));
                scene.cells.push(Cell {
                    id,
                    at,
                    outline: 0,
                    tone: 0,
                    status: CellStatus::Here,
                    zone: Some(0),
                    says: String::new(),
                });
            }
        }
        let ends = [Point { x: -0.5, y: 2.5 }, Point { x: 4.5, y: 2.5 }];
        scene.ornaments.push(Ornament { ends, stroke: Stroke::new(Ink::Print, 0.02), beaded: true, seat: None });
        scene
    }

    fn torn(names: &[&str]) -> Scene<String> {
        let mut scene = board();
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        part(&mut scene, &names).unwrap();
        scene
    }

    fn names(scene: &Scene<String>, status: CellStatus) -> String {
        let cells = scene.cells.iter().filter(|cell| cell.status == status);
        cells.map(|cell| cell.id.as_str()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_part_keeps_its_things_and_is_torn_where_the_board_goes_on() {
        let scene = torn(&["a1", "b2"]);
        assert_eq!(names(&scene, CellStatus::Here), "a1 a2 b1 b2");
        assert_eq!(names(&scene, CellStatus::Gone), "a3 b3 c1 c2 c3");
        assert!(scene.cells.iter().all(|cell| cell.zone.is_some() == (cell.status == CellStatus::Here)));
        assert_eq!(scene.things.len(), 4);
    }

    #[test]
    fn every_cell_of_it_is_named() {
        let labels = torn(&["d4", "c3"]).labels;
        assert_eq!(labels.iter().map(|label| label.words.as_str()).collect::<Vec<_>>(), ["c3", "c4", "d3", "d4"]);
        assert_eq!(labels[0].at, Point { x: 2.0, y: 2.0 + NAME_UNDER_THING });
    }

    #[test]
    fn ornaments_are_cut_to_it() {
        let scene = torn(&["c2", "d3"]);
        let [from, to] = scene.ornaments[0].ends;
        assert_eq!((from.y, to.y), (2.5, 2.5));
        assert!((from.x - 0.2).abs() < 0.01 && (to.x - 2.8).abs() < 0.01, "{from:?} {to:?}");
        assert!(torn(&["a1", "a2"]).ornaments.is_empty());
    }

    #[test]
    fn a_cell_that_is_not_there_is_named() {
        let refused = part(&mut board(), &["a1".into(), "z9".into()]).unwrap_err().to_string();
        assert_eq!(refused, r#"rules-diagram-part cell="z9""#);
    }
}
