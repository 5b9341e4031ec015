//! A board in two parts: the ground, drawn once, and what changes upon it with every action.

use crate::RenderOptions;
use crate::layers::{self, Turning};
use crate::markup::{Escaped, put};
use crate::places::CellAnchors;
use crate::plane::Plane;
use skazka_core::{Arrow, Ornament, Overlay, Palette, Point, Scene, Thing};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The part of a board that stays while things move: its cells, lines, ornaments and labels, drawn for pages.
#[derive(Debug, Clone)]
pub struct Background {
    name: String,
    turns: u8,
    /// The root's attributes, and the layers below the tints, between them and the things, and after everything.
    root: String,
    below: String,
    between: String,
    above: String,
    places: CellAnchors,
    centre: Point,
}

/// What lies upon a ground, drawn: it is replaced with every action.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Foreground {
    /// `<g class="tints">`: what the last action did.
    tints: String,
    /// `<g class="overlays">`, `<g class="things">` and `<g class="over">`: what can be shown, what stands, and the arrows
    /// over it.
    things: String,
}

/// Grounds are told apart by their names.
impl PartialEq for Background {
    fn eq(&self, other: &Background) -> bool {
        self.name == other.name
    }
}

impl Background {
    /// Draws the ground of a scene; `name` tells it from all others, for example its [`background_key`] and the language.
    pub fn new(name: String, scene: &Scene<String>, look: &RenderOptions) -> Background {
        let plane = Plane::new(scene);
        let mut below = String::with_capacity(64 * scene.cells.len());
        layers::cells(&mut below, scene, &plane, look);
        let mut between = String::new();
        layers::ground(&mut between, scene, &plane);
        let mut above = String::new();
        let labels = if look.names { &mut above } else { &mut between };
        layers::labels(labels, scene, &plane, look, Turning::ByStyle);
        if look.touchable {
            layers::lines(&mut between, scene, &plane);
        }
        between.push_str("<g class=\"under\" aria-hidden=\"true\"></g>");
        let root = root(scene, &plane, look);
        let (places, centre) = (CellAnchors::new(scene, &plane), plane.centre());
        Background { name, turns: scene.turns.max(1), root, below, between, above, places, centre }
    }

    /// What tells it from other grounds.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// About how many bytes it takes.
    pub fn size(&self) -> usize {
        3 * (self.below.len() + self.between.len())
    }

    /// Draws what lies upon it: [`RenderOptions::last`], what stands, the position's arrows, and what can be shown.
    pub fn foreground<T>(
        &self,
        things: &[Thing<String>],
        arrows: &[Arrow],
        overlays: &[Overlay<T>],
        look: &RenderOptions,
    ) -> Foreground {
        let mut upon = Foreground::default();
        layers::tints(&mut upon.tints, &self.places, look.last);
        let plane = Plane::around(self.centre);
        layers::overlays(&mut upon.things, overlays, &plane, look);
        layers::things(&mut upon.things, things, &self.places, look, Turning::ByStyle);
        layers::over(&mut upon.things, arrows, overlays, &self.places, &plane, look);
        upon
    }

    /// The whole board with what lies upon it, turned by `turn` steps; `figures` are definitions to bring along.
    pub fn drawing(&self, figures: &str, upon: &Foreground, turn: u8) -> String {
        let mut out = String::with_capacity(self.below.len() + self.between.len() + upon.things.len() + 1024);
        put!(
            out,
            "<svg class=\"board\" data-background=\"{}\"{} data-turn=\"{}\">{figures}",
            Escaped(&self.name),
            self.root,
            turn % self.turns
        );
        out.push_str("<g class=\"plane\">");
        for part in [&self.below, &upon.tints, &self.between, &upon.things, &self.above] {
            out.push_str(part);
        }
        out.push_str("</g></svg>");
        out
    }

    /// The whole board with nothing upon it, to put layers of [`Foreground::layers`] in.
    pub fn bare(&self) -> String {
        self.drawing("", &self.foreground::<String>(&[], &[], &[], &RenderOptions::default()), 0)
    }
}

impl Foreground {
    /// The layers `tints`, `overlays`, `things` and `over`, each to be put in the place of the one of that name.
    pub fn layers(&self) -> String {
        format!("{}{}", self.tints, self.things)
    }
}

fn root(scene: &Scene<String>, plane: &Plane, look: &RenderOptions) -> String {
    let bounds = plane.bounds(scene);
    let (width, height) = (bounds.half_width, bounds.half_height);
    let role = if look.touchable { "group" } else { "img" };
    let mut out = String::new();
    put!(out, " viewBox=\"{} {} {} {}\"", -width, -height, 2.0 * width, 2.0 * height);
    put!(out, " data-turns=\"{}\" role=\"{role}\"", scene.turns.max(1));
    put!(out, " aria-label=\"{}\"", Escaped(&look.label));
    if scene.palette != Palette::Usual {
        put!(out, " data-palette=\"{}\"", scene.palette.name());
    }
    out
}

/// A number that is the same for scenes with the same ground, whatever stands on it.
///
/// ```
/// use skazka_core::{Arrow, Scene, Way};
/// let mut scene: Scene<String> = Scene::empty();
/// let key = skazka_render::background_key(&scene);
/// scene.arrows.push(Arrow { from: "a1".into(), to: "a2".into(), kind: Way::Plain });
/// assert_eq!(skazka_render::background_key(&scene), key);
/// scene.turns = 2;
/// assert_ne!(skazka_render::background_key(&scene), key);
/// ```
pub fn background_key<T: Hash>(scene: &Scene<T>) -> u64 {
    let mut key = DefaultHasher::new();
    scene.outlines.len().hash(&mut key);
    for outline in &scene.outlines {
        outline.len().hash(&mut key);
        outline.iter().for_each(|corner| point(corner, &mut key));
    }
    scene.cells.len().hash(&mut key);
    for cell in &scene.cells {
        (&cell.id, cell.outline, cell.tone, cell.status, cell.zone, &cell.says).hash(&mut key);
        point(&cell.at, &mut key);
    }
    for line in &scene.lines {
        (&line.id, &line.cells, &line.says).hash(&mut key);
        line.ends.iter().for_each(|end| point(end, &mut key));
    }
    scene.ornaments.iter().for_each(|one| ornament(one, &mut key));
    for label in &scene.labels {
        label.words.hash(&mut key);
        point(&label.at, &mut key);
    }
    (scene.turns, scene.palette).hash(&mut key);
    key.finish()
}

fn point(at: &Point, key: &mut DefaultHasher) {
    (at.x.to_bits(), at.y.to_bits()).hash(key);
}

fn ornament(one: &Ornament, key: &mut DefaultHasher) {
    let stroke = one.stroke;
    (stroke.ink, stroke.width.to_bits(), stroke.cap, stroke.opacity.to_bits()).hash(key);
    (one.beaded, one.seat).hash(key);
    one.ends.iter().for_each(|end| point(end, key));
}
