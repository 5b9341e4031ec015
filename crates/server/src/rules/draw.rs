//! Diagrams drawn by the games themselves.

use super::diagram::Diagram;
use super::{at_line, part};
use maud::{Markup, PreEscaped, html};
use skazka_core::{
    Actor, Arrow, Catalogue, Effect, Event, Family, Fault, Game, Scene, Step, Touch, Viewer, quote, text,
};
use skazka_render::RenderOptions;
use skazka_words::Language;

/// What the ids of figures begin with; all boards of a page share one set of figures.
const FIGURES: &str = "rules";

/// Boards of more cells are drawn as wide as the text.
const MANY_CELLS: usize = 200;

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
        let (board, wide) = self.board(family, diagram).map_err(|fault| at_line(line, fault))?;
        self.drawn = true;
        Ok(html! {
            figure.diagram.wide[wide] {
                (PreEscaped(board))
                figcaption { (diagram.caption) }
            }
        })
    }

    /// The drawing, and whether it needs much room.
    fn board(&self, family: &dyn Family, diagram: &Diagram) -> Result<(String, bool), Fault> {
        let mut table = opened(family, diagram)?;
        let arrows = arrows(&*table, &diagram.ways)?;
        play(&mut *table, &diagram.moves)?;
        judge(&*table, diagram)?;
        let say = |text: &_| self.language.say(text);
        let lit: Vec<Effect<String>> = lit(&*table, diagram)?.iter().map(|effect| effect.said(&say)).collect();
        let viewer = if diagram.shows_all { Viewer::Arbiter } else { Viewer::Public };
        let mut scene = table.scene(table.plies(), viewer).said(&say);
        scene.arrows.extend(arrows);
        part(&mut scene, &diagram.part)?;
        let label = told(&scene);
        let look = RenderOptions { names: !diagram.part.is_empty(), ..look(&lit, label) };
        let board = skazka_render::inline(&scene, family.symbols(), &look);
        Ok((board, scene.cells.len() > MANY_CELLS))
    }
}

fn look(lit: &[Effect<String>], label: String) -> RenderOptions<'_> {
    RenderOptions {
        last: lit,
        label,
        id: FIGURES.to_owned(),
        touchable: false,
        own_symbols: false,
        ..RenderOptions::default()
    }
}

/// The table as it is before the moves.
fn opened(family: &dyn Family, diagram: &Diagram) -> Result<Box<dyn Game>, Fault> {
    let Diagram { game, settings, position, papers, .. } = diagram;
    let mut table = match position {
        None if papers.is_empty() => family.preview(game, settings)?,
        position => family.open(game, settings, position.as_deref())?,
    };
    play(&mut *table, papers)?;
    Ok(table)
}

fn play(table: &mut dyn Game, actions: &[String]) -> Result<(), Fault> {
    for action in actions {
        let by = table.turn().next_actor().ok_or_else(|| text!("game-is-over"))?;
        table.accept(&Event::Act { by, action: action.clone() })?;
    }
    Ok(())
}

/// Checks what the page says could be done, and could not.
fn judge(table: &dyn Game, diagram: &Diagram) -> Result<(), Fault> {
    let could = |action: &String| play(&mut *table.copy(), std::slice::from_ref(action));
    diagram.allows.iter().try_for_each(could)?;
    match diagram.refuses.iter().find(|action| could(action).is_ok()) {
        Some(action) => Err(text!("rules-diagram-allowed", action = quote(action)).into()),
        None => Ok(()),
    }
}

/// What is lit: all that the touches could bring about, else the last move.
fn lit(table: &dyn Game, diagram: &Diagram) -> Result<Vec<Effect>, Fault> {
    if diagram.touch.is_empty() {
        let last = table.plies().checked_sub(1).filter(|_| !diagram.moves.is_empty());
        return Ok(last.map(|ply| table.effects(ply, Viewer::Public)).unwrap_or_default());
    }
    Ok(after(table, &diagram.touch)?.into_iter().flat_map(|step| step.effects).collect())
}

/// The touches that may follow a path.
fn after(table: &dyn Game, path: &[Touch]) -> Result<Vec<Step>, Fault> {
    let next = match table.turn().next_actor() {
        Some(Actor::Seat(seat)) => table.next_touches(seat, path).next,
        _ => Vec::new(),
    };
    match next.is_empty() {
        true => Err(text!("rules-diagram-touch", cell = written(path)).into()),
        false => Ok(next),
    }
}

fn written(path: &[Touch]) -> String {
    path.iter().map(Touch::to_string).collect::<Vec<_>>().join(" ")
}

/// The ways that paths of touches show, an arrow from each cell to the next.
fn arrows(table: &dyn Game, ways: &[Vec<Touch>]) -> Result<Vec<Arrow>, Fault> {
    let mut arrows = Vec::new();
    for way in ways {
        let Some((last, before)) = way.split_last() else { continue };
        let step = after(table, before)?.into_iter().find(|step| step.touch == *last);
        let step = step.ok_or_else(|| text!("rules-diagram-touch", cell = written(way)))?;
        let traced = step.effects.iter().find_map(|effect| match effect {
            Effect::Trace { cells, kind } => Some((cells, *kind)),
            _ => None,
        });
        let (cells, kind) = traced.ok_or_else(|| text!("rules-diagram-way", way = written(way)))?;
        let arrow = |pair: &[String]| Arrow { from: pair[0].clone(), to: pair[1].clone(), kind };
        arrows.extend(cells.windows(2).map(arrow));
    }
    Ok(arrows)
}

/// The board in words: each thing with its cell.
fn told(scene: &Scene<String>) -> String {
    scene.things.iter().map(|thing| format!("{} {}", thing.cell, thing.says)).collect::<Vec<_>>().join(", ")
}
