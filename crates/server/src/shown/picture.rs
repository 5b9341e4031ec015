//! One point of a game, drawn and said in one language.

use crate::backgrounds;
use crate::pages::trays;
use crate::state::PositionState;
use crate::view::View;
use serde::{Serialize, Serializer};
use skazka_core::{Effect, Scene, Seat, Text};
use skazka_render::{Background, Foreground, RenderOptions};
use skazka_words::Language;
use std::sync::Arc;

/// One point of the game, drawn.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Picture {
    /// After how many actions.
    pub ply: usize,
    /// The name of the board's ground: cells, lines, labels, everything that stays while things move.
    #[serde(serialize_with = "name")]
    #[cfg_attr(test, ts(type = "string"))]
    pub background: Arc<Background>,
    /// What lies upon the ground: the SVG layers `tints`, `overlays`, `things` and `over`.
    #[serde(serialize_with = "layers")]
    #[cfg_attr(test, ts(type = "string"))]
    pub foreground: Foreground,
    /// Hands, captured things and counters beside it: HTML.
    pub trays: String,
    /// How many steps the board is turned to sit before each seat.
    pub sides: Vec<u8>,
    /// Sentences about the position.
    pub notes: Vec<String>,
    /// What was done since `since`, for animation and sounds: the last action, or with what chance drew upon it also
    /// the action that made it draw.
    pub effects: Vec<Effect<String>>,
    /// After how many actions that began.
    pub since: usize,
}

impl Picture {
    /// Draws the game after `ply` of the actions that may be known; the present when there are not so many.
    pub fn new(view: &View<'_>, ply: usize, language: Language) -> Picture {
        let PositionState { ply, since, effects, marks, scene } = view.position(ply);
        let say = |text: &Text| language.say(text);
        let last = said(&marks, language);
        let look =
            RenderOptions { label: say(view.title()), last: &last, own_symbols: false, ..RenderOptions::default() };
        let background = backgrounds::of(&scene, language, &look);
        let things: Vec<_> = scene.things.iter().map(|thing| thing.said(&say)).collect();
        let foreground = background.foreground(&things, &scene.arrows, &scene.overlays, &look);
        let beside: Vec<_> = scene.trays.iter().map(|tray| tray.said(&say)).collect();
        Picture {
            ply,
            background,
            foreground,
            trays: trays(&beside, view.family().symbols(), &look).into_string(),
            sides: sides(&scene, view.snapshot().row.seats.len()),
            notes: scene.notes.iter().map(say).collect(),
            effects: said(&effects, language),
            since,
        }
    }

    /// The whole board, turned by `turn` steps.
    pub fn whole(&self, turn: u8) -> String {
        self.background.drawing("", &self.foreground, turn)
    }

    /// How many steps the board is turned to sit before a seat, 0 for none.
    pub fn side(&self, seat: Option<u8>) -> u8 {
        seat.and_then(|seat| self.sides.get(usize::from(seat)).copied()).unwrap_or(0)
    }
}

fn sides(scene: &Scene, seats: usize) -> Vec<u8> {
    (0..seats).map(|seat| scene.turn_of(Seat(seat as u8))).collect()
}

fn said(effects: &[Effect], language: Language) -> Vec<Effect<String>> {
    effects.iter().map(|effect| effect.said(&|text| language.say(text))).collect()
}

fn name<S: Serializer>(background: &Background, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(background.name())
}

fn layers<S: Serializer>(foreground: &Foreground, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&foreground.layers())
}
