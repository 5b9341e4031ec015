//! Draws every figure and a few boards, to be looked at: `cargo run -p skazka-tammashil --example tammashil_gallery -- FOLDER`.

use skazka_core::{
    Cell, CellStatus, Notation, Point, Position, Presentation, Scene, Symbol, Thing, TypedFamily, Viewer,
};
use skazka_render::{RenderOptions, Theme};
use skazka_tammashil::{Rules, State, Tammashil};
use skazka_words::Language;
use std::path::Path;

type Failed = Box<dyn std::error::Error>;

/// The states of a unit that are worth showing, each over a column of figures.
const STATES: [&[&str]; 5] = [&[], &["spent"], &["veteran"], &["spent", "veteran"], &["fragment"]];

/// Late in a game, in the middle of a turn.
const MARKS: &str = "7c1a2a/a1a~a!~r1a3ac2/7b7/3a12/4c4a5a!1/4a7b5/18a/10a3l5/1A5a1a10a/5a7a8/17a5/22/21/5A3A10/8A1A1B4AA/1B12A3/1AA2A1A7A1/1L9A4/1A2A10/A2A2A3A1R1/2AAAA3A3 n 2/6 1 701";

/// Everything at once: stacks of all heights, veterans, fragments, priests in corners of others, known and unknown discs.
const STACKS: &str = "L2C'4a3c'/2aac3bb4/aB'1cc2bb1a4/5bcabc2A3/17/18/3aB14/4AbC!13/21/7A'14/+1?x3?o?4?5?+1/5a3ab11/3A!5b3c7/7A~A!~11/19/1ACBCA12/3BBCC!10/2AB!3CC'7/1AAB2CCC6/A2A4B3a1/l2A6R2 s 3/6 160 301 2+2x1o";

fn main() -> Result<(), Failed> {
    let folder = std::env::args().nth(1).ok_or("name a folder for the pictures")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    let symbols = Tammashil::symbols();
    let (units, things) = (units(), shared());
    draw(folder, "units", &units, &symbols, 1200)?;
    draw(folder, "units-28px", &units, &symbols, 28 * 7)?;
    draw(folder, "units-16px", &units, &symbols, 16 * 7)?;
    draw(folder, "things", &things, &symbols, 1200)?;
    let (_, settings, showcase) = Tammashil::showcase();
    let rules = Tammashil::rules("tammashil", &settings)?;
    for (name, position) in [("middle", showcase), ("marks", MARKS), ("stacks", STACKS)] {
        let middle = said(&<State as Notation>::read(&rules, position)?);
        draw(folder, &format!("{name}-phone"), &middle, &symbols, 390)?;
        draw(folder, name, &middle, &symbols, 1100)?;
    }
    for (name, rules) in [("tammashil", Rules::TAMMASHIL), ("hivvayo", Rules::HIVVAYO)] {
        let start = said(&State::start(rules));
        draw(folder, name, &start, &symbols, 1100)?;
    }
    Ok(())
}

fn said(state: &State) -> Scene<String> {
    State::scene(&state.view(Viewer::Arbiter)).said(&|text| Language::Ru.say(text))
}

/// All units of both seats: one column a kind, one row a state.
fn units() -> Scene<String> {
    let rows = [0, 1].into_iter().flat_map(|seat| STATES.map(|states| (seat, states)));
    let rows =
        rows.map(|(seat, states)| ["A", "B", "C", "L", "R", "L-tsar"].map(|id| (id, Some(seat), states)).to_vec());
    comb(&rows.collect::<Vec<_>>())
}

/// What belongs to nobody, as nobody's and as each seat's.
fn shared() -> Scene<String> {
    let discs = ["?", "+", "x", "o", "coin", "die", "step"].map(|id| (id, None, &[][..])).to_vec();
    let dice =
        |seat| ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6", "die"].map(|id| (id, seat, &[][..])).to_vec();
    let counters = |seat| ["coin", "step", "die"].map(|id| (id, Some(seat), &[][..])).to_vec();
    comb(&[discs, dice(Some(0)), dice(Some(1)), counters(0), counters(1)])
}

type Shown<'a> = (&'a str, Option<u8>, &'a [&'static str]);

/// A comb with these figures.
fn comb(rows: &[Vec<Shown>]) -> Scene<String> {
    let mut comb = Scene::empty();
    comb.outlines = said(&State::start(Rules::TAMMASHIL)).outlines;
    for (row, shown) in rows.iter().enumerate() {
        for (column, (symbol, seat, badges)) in shown.iter().enumerate() {
            let half_cells = 2 * column + row % 2;
            let (cell, tone) = (format!("{row}-{column}"), (half_cells % 3) as u8);
            let at = Point { x: half_cells as f32 / 2.0, y: row as f32 * 0.866 };
            let says = String::new();
            comb.cells.push(Cell {
                id: cell.clone(),
                at,
                outline: 0,
                tone,
                status: CellStatus::Here,
                zone: None,
                says,
            });
            let badges: Vec<_> = badges.iter().map(|&badge| badge.into()).collect();
            let dimmed = badges.contains(&"spent".into());
            comb.things.push(Thing { badges, dimmed, ..Thing::new(cell, *symbol, *seat, String::new()) });
        }
    }
    comb
}

fn draw(folder: &Path, name: &str, scene: &Scene<String>, symbols: &[Symbol], width: u32) -> Result<(), Failed> {
    for (ending, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
        let look = RenderOptions { theme, trays: true, ..RenderOptions::default() };
        let png = skazka_render::png(scene, symbols, &look, width)?;
        std::fs::write(folder.join(format!("{name}-{ending}.png")), png)?;
        std::fs::write(folder.join(format!("{name}-{ending}.svg")), skazka_render::svg(scene, symbols, &look))?;
    }
    Ok(())
}
