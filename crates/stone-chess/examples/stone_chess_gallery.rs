//! Draws every figure and a few boards, to be looked at: `cargo run -p skazka-stone-chess --example stone_chess_gallery -- FOLDER`.

use skazka_core::{
    Cell, CellStatus, Notation, Palette, Point, Position, Presentation, Scene, Settings, Symbol, Thing, TypedFamily,
    Viewer,
};
use skazka_render::{RenderOptions, Theme};
use skazka_stone_chess::{Kind, State, StoneChess};
use skazka_words::Language;
use std::path::Path;

type Failed = Box<dyn std::error::Error>;

/// All eighteen kinds, all four seats.
const CROWD: &str = "r{nn}1qk2{B_g}/p1p1b{A_g}1{K_g}/1p2z1{P_g}{P_g}/3p1{NN_g}2/{P_r}3P1C1/1{N_r}{P_r}2PW1/{R_r}{K_r}{Q_r}1M1{E_g}P/{M_r}{CH_r}{V_r}LV1KR w w:h1,b:a8,g:h8,r:a1 w:11,b:4,g:20,r:0 w:s,b:-,g:-,r:- - 0 61";
/// Two are out; the shop is nearly closed.
const LATE: &str =
    "8/p1p1b3/8/3p4/4P3/5PW1/4M1PP/3PVPKP w w:h1,b:a8,g:x4,r:x3 w:1,b:40,g:0,r:7 w:s,b:-,g:-,r:- - 81 161";
/// Green is in the middle of placing.
const PLACING: &str =
    "rnk4{K_g}/pnp3{N_g}{R_g}/1p6/3p4/8/8/PPPP4/KRNN4 g w:a1,b:a8,g:- w:8,b:8,g:8 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ - 0 3";

fn main() -> Result<(), Failed> {
    let folder = std::env::args().nth(1).ok_or("name a folder for the pictures")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    let symbols = StoneChess::symbols();
    let pieces = grid(&Kind::ALL.map(Kind::letters));
    draw(folder, "pieces", &pieces, &symbols, 1000, false)?;
    draw(folder, "pieces-40px", &pieces, &symbols, 340, false)?;
    draw(
        folder,
        "counters",
        &grid(&["letter", "stone", "place-1", "place-2", "place-3", "place-4"]),
        &symbols,
        700,
        false,
    )?;
    let (_, _, showcase) = StoneChess::showcase();
    for (name, players, position) in
        [("showcase", "4", showcase), ("crowd", "4", CROWD), ("late", "4", LATE), ("placing", "3", PLACING)]
    {
        let rules = StoneChess::rules("stone-chess", &Settings::parse([format!("players={players}").as_str()])?)?;
        let scene = said(&<State as Notation>::read(&rules, position)?);
        draw(folder, name, &scene, &symbols, 1000, false)?;
        draw(folder, &format!("{name}-phone"), &scene, &symbols, 390, false)?;
        draw(folder, &format!("{name}-letters"), &scene, &symbols, 700, true)?;
        beside(folder, name, &scene, &symbols)?;
    }
    Ok(())
}

fn said(state: &State) -> Scene<String> {
    State::scene(&state.view(Viewer::Arbiter)).said(&|text| Language::Ru.say(text))
}

/// Every figure of all seats: eight columns of figures, a row a seat.
fn grid(ids: &[&str]) -> Scene<String> {
    let mut grid = Scene::empty();
    grid.outlines = vec![[(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, y)| Point { x, y }).to_vec()];
    grid.palette = Palette::Tonal;
    for (nth, id) in ids.iter().enumerate() {
        for seat in 0..4_u8 {
            let (column, row) = (nth % 8, nth / 8 * 4 + usize::from(seat));
            let (cell, tone) = (format!("{column}-{row}"), ((column + row) % 2) as u8);
            let (at, says) = (Point { x: column as f32, y: row as f32 }, String::new());
            grid.cells.push(Cell {
                id: cell.clone(),
                at,
                outline: 0,
                tone,
                status: CellStatus::Here,
                zone: None,
                says,
            });
            grid.things.push(Thing::new(cell, *id, Some(seat), String::new()));
        }
    }
    grid
}

fn draw(
    folder: &Path,
    name: &str,
    scene: &Scene<String>,
    symbols: &[Symbol],
    width: u32,
    letters: bool,
) -> Result<(), Failed> {
    for (ending, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
        let look = RenderOptions { theme, trays: true, letters, ..RenderOptions::default() };
        std::fs::write(folder.join(format!("{name}-{ending}.png")), skazka_render::png(scene, symbols, &look, width)?)?;
    }
    Ok(())
}

/// A page with the board's sentences and trays, as a browser shows them.
fn beside(folder: &Path, name: &str, scene: &Scene<String>, symbols: &[Symbol]) -> Result<(), Failed> {
    for theme in ["light", "dark"] {
        let mut page = format!(
            "<!doctype html><html data-theme=\"{theme}\"><meta charset=\"utf-8\"><style>{}",
            skazka_render::css()
        );
        page +=
            "body{background:var(--paper);color:var(--ink);font:16px sans-serif;max-width:30rem;margin:1rem}</style>";
        page += &format!("<body><main data-palette=\"{}\">", scene.palette.name());
        scene.notes.iter().for_each(|note| page += &format!("<p>{note}</p>"));
        for tray in &scene.trays {
            page += &format!(
                "<p>{}</p>{}",
                tray.says,
                skazka_render::tray_inline(tray, symbols, &RenderOptions::default())
            );
        }
        std::fs::write(folder.join(format!("{name}-beside-{theme}.html")), page)?;
    }
    Ok(())
}
