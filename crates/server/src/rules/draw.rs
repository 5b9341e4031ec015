//! Diagrams drawn by the games themselves.

use super::at_line;
use super::diagram::Diagram;
use maud::{Markup, PreEscaped, html};
use skazka_core::{Actor, Catalogue, Effect, Event, Family, Fault, Scene, Table, Touch, Viewer, text};
use skazka_render::Look;
use skazka_words::Language;

/// What the ids of figures begin with; all boards of a page share one set of figures.
const FIGURES: &str = "rules";

/// The diagrams of one page.
pub struct Album<'a> {
    language: Language,
    catalogue: &'a Catalogue,
    family: &'a str,
    drawn: bool,
}

impl<'a> Album<'a> {
    /// An album for a page of this family's rules.
    pub fn new(language: Language, catalogue: &'a Catalogue, family: &'a str) -> Album<'a> {
        Album { language, catalogue, family, drawn: false }
    }

    /// The figures that the boards of the page refer to; empty when none was drawn.
    pub fn sprite(&self) -> String {
        let family = self.catalogue.families().find(|one| one.name() == self.family && self.drawn);
        family.map(|family| skazka_render::sprite(family.symbols(), &look(&[], String::new()))).unwrap_or_default()
    }

    /// A diagram that begins in this line of its file.
    pub fn figure(&mut self, line: usize, diagram: &Diagram) -> Result<Markup, Fault> {
        let (family, _) = self.catalogue.find(&diagram.game).map_err(|fault| at_line(line, fault))?;
        let board = self.board(family, diagram).map_err(|fault| at_line(line, fault))?;
        self.drawn = true;
        Ok(html! {
            figure.diagram {
                (PreEscaped(board))
                figcaption { (diagram.caption) }
            }
        })
    }

    fn board(&self, family: &dyn Family, diagram: &Diagram) -> Result<String, Fault> {
        let table = played(family, diagram)?;
        let say = |text: &_| self.language.say(text);
        let lit: Vec<Effect<String>> = lit(&*table, diagram)?.iter().map(|effect| effect.said(&say)).collect();
        let scene = table.scene(table.plies(), Viewer::Public).said(&say);
        let label = told(&scene);
        Ok(skazka_render::inline(&scene, family.symbols(), &look(&lit, label)))
    }
}

fn look(lit: &[Effect<String>], label: String) -> Look<'_> {
    Look { last: lit, label, id: FIGURES.to_owned(), touchable: false, own_symbols: false, ..Look::default() }
}

/// The table with everything played on it.
fn played(family: &dyn Family, diagram: &Diagram) -> Result<Box<dyn Table>, Fault> {
    let Diagram { game, settings, position, papers, moves, .. } = diagram;
    let mut table = match position {
        None if papers.is_empty() => family.preview(game, settings)?,
        position => family.open(game, settings, position.as_deref())?,
    };
    for action in papers.iter().chain(moves) {
        let by = table.next_actor().ok_or_else(|| text!("game-is-over"))?;
        table.accept(&Event::Act { by, action: action.clone() })?;
    }
    Ok(table)
}

/// What is lit: all that the touched cell could bring about, else the last move.
fn lit(table: &dyn Table, diagram: &Diagram) -> Result<Vec<Effect>, Fault> {
    let Some(cell) = &diagram.touch else {
        let last = table.plies().checked_sub(1).filter(|_| !diagram.moves.is_empty());
        return Ok(last.map(|ply| table.effects(ply, Viewer::Public)).unwrap_or_default());
    };
    let next = match table.next_actor() {
        Some(Actor::Seat(seat)) => table.continuations(seat, &[Touch::Cell(cell.clone())]).next,
        _ => Vec::new(),
    };
    match next.is_empty() {
        true => Err(text!("rules-diagram-touch", cell = cell).into()),
        false => Ok(next.into_iter().flat_map(|step| step.effects).collect()),
    }
}

/// The board in words: each thing with its cell.
fn told(scene: &Scene<String>) -> String {
    scene.things.iter().map(|thing| format!("{} {}", thing.cell, thing.says)).collect::<Vec<_>>().join(", ")
}
