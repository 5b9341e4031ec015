//! What a rules page tells about a discipline.

use super::level;
use super::offer;
use super::table::{ENTRIES, Entry};
use crate::setup::Order;
use crate::{Complication, Complications, Level, Shape};
use skazka_core::Text;
use std::ops::RangeInclusive;

/// The facts about one discipline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    /// Its name after `dumaraj/`.
    pub name: &'static str,
    /// Its name for people.
    pub title: Text,
    /// What it is, in one sentence.
    pub sentence: Text,
    /// Rows and columns of the location it was made for.
    pub base: u8,
    /// The sizes it is played on, over all its levels.
    pub sizes: RangeInclusive<u8>,
    /// The outlines it is played on.
    pub shapes: Vec<Shape>,
    /// The order of its set-up; `None` where players place their mobs one by one.
    pub order: Option<Order>,
    /// Its levels, the lowest first, each with the complications that may be switched on there.
    pub levels: Vec<(Level, Vec<Complication>)>,
}

/// The facts about every discipline, in the order of lists.
pub fn facts() -> Vec<Facts> {
    ENTRIES.iter().map(of).collect()
}

fn of(entry: &Entry) -> Facts {
    let setup = entry.setup();
    let shapes = match setup {
        Some(setup) => vec![setup.shape],
        None if entry.name == "hunters" => vec![Shape::Square, Shape::Rhomb],
        None => vec![Shape::Square],
    };
    Facts {
        name: entry.name,
        title: (entry.title)(),
        sentence: (entry.sentence)(),
        base: entry.base(),
        sizes: entry.sizes(),
        shapes,
        order: setup.map(|setup| setup.order),
        levels: entry.levels().iter().map(|&level| (level, complications(entry, level))).collect(),
    }
}

fn complications(entry: &Entry, level: Level) -> Vec<Complication> {
    let Some(setup) = entry.setup() else { return Vec::new() };
    let fits = |one: &Complication| {
        level != Level::Blue || level::red(setup, setup.base, Complications::default().with(*one)).is_none()
    };
    offer::allowed(setup).into_iter().filter(fits).collect()
}
