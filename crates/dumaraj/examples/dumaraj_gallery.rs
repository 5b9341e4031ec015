//! Draws every figure and a few boards, to be looked at: `cargo run -p skazka-dumaraj --example dumaraj_gallery -- FOLDER`.

use skazka_core::{
    Cell, CellStatus, Effect, Notation, Point, Position, Presentation, Scene, Seat, Settings, Symbol, Text, Thing,
    TypedFamily, Viewer,
};
use skazka_dumaraj::{DumaRaj, Rules, Situation};
use skazka_render::{RenderOptions, Theme};
use std::path::Path;

type Failed = Box<dyn std::error::Error>;

fn main() -> Result<(), Failed> {
    let folder = std::env::args().nth(1).ok_or("name a folder for the pictures")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    let symbols = DumaRaj::symbols();
    draw(folder, "figures", &figures(), &symbols, &RenderOptions::default(), 1120)?;
    draw(folder, "figures-28px", &figures(), &symbols, &RenderOptions::default(), 28 * 8)?;
    for discipline in ["phalanx-2", "dodta-1", "classic", "eralash", "kulikovo-1", "pioneer-1"] {
        let look = RenderOptions {
            caption: Some(format!("{discipline} — ход атакера")), ..RenderOptions::default()
        };
        draw(folder, discipline, &start(discipline, &[])?, &symbols, &look, 720)?;
    }
    let wide = start("borodino-1", &[("size", "12")])?;
    draw(folder, "borodino-1-12", &wide, &symbols, &RenderOptions::default(), 900)?;
    draw(
        folder,
        "letters",
        &wide,
        &symbols,
        &RenderOptions { letters: true, turn: 1, ..RenderOptions::default() },
        720,
    )?;
    let rhomb = start("chudskoe-1", &[("size", "11")])?;
    draw(folder, "chudskoe-1-11", &rhomb, &symbols, &RenderOptions { turn: 1, ..RenderOptions::default() }, 900)?;
    let rules = DumaRaj::rules("eralash", &Settings::new())?;
    draw(folder, "placing", &placing(&rules), &symbols, &RenderOptions::default(), 560)?;
    goniki(folder, &symbols)?;
    cut(folder, &symbols)?;
    page(folder, &symbols)
}

fn goniki(folder: &Path, symbols: &[Symbol]) -> Result<(), Failed> {
    let scene = at("goniki", "6/3g2/1G4/6/6/6 a 1-6,1-6 11,23,35,44,56,62,13,36 0 9")?;
    let last = [Effect::Move { from: "62".into(), to: "54".into() }, Effect::Mark { cell: "62".into() }];
    draw(folder, "goniki", &scene, symbols, &RenderOptions { last: &last, ..RenderOptions::default() }, 560)
}

fn cut(folder: &Path, symbols: &[Symbol]) -> Result<(), Failed> {
    let (discipline, settings, position) = DumaRaj::showcase();
    let _ = settings;
    let scene = at(discipline.split_once('/').map_or("", |(_, name)| name), position)?;
    let last = [Effect::Move { from: "23".into(), to: "35".into() }];
    let look = RenderOptions {
        last: &last, caption: Some("Фаланга 1 — ход 13".into()), ..RenderOptions::default()
    };
    draw(folder, "cut", &scene, symbols, &look, 720)?;
    let scene = at("classic", "8/8/2lg4/3P1r2/2S1P3/2GRF3/8/8 a 3-6,1-7 - 0 31")?;
    draw(folder, "cut-four", &scene, symbols, &look, 720)
}

/// A page with boards as the server sends them.
fn page(folder: &Path, symbols: &[Symbol]) -> Result<(), Failed> {
    let rules = DumaRaj::rules("eralash", &Settings::new())?;
    let placing = placing(&rules);
    let cut = at("classic", "8/8/2lg4/3P1r2/2S1P3/2GRF3/8/8 a 3-6,1-7 - 0 31")?;
    let mut html = format!("<!doctype html><meta charset=utf-8><style>{}</style>", skazka_render::css());
    html += "<style>body{background:var(--paper);color:var(--ink);display:grid;grid-template-columns:1fr 1fr;gap:1rem}</style>";
    html += &skazka_render::sprite(symbols, &RenderOptions { id: "s".into(), ..RenderOptions::default() });
    let shared =
        RenderOptions { id: "s".into(), own_symbols: false, label: "Игра".into(), ..RenderOptions::default() };
    for (scene, turn) in [(&cut, 0), (&cut, 1), (&start("dodta-1", &[])?, 0), (&placing, 1)] {
        html += &format!("<div>{}", skazka_render::inline(scene, symbols, &RenderOptions { turn, ..shared.clone() }));
        for tray in &scene.trays {
            html += &skazka_render::tray_inline(tray, symbols, &shared);
        }
        html += "</div>";
    }
    html += "<script>for(const l of document.querySelectorAll('svg .line'))l.classList.add('next');\
        for(const c of document.querySelectorAll('[data-cell=\"34\"].cell'))c.classList.add('picked');\
        for(const c of document.querySelectorAll('[data-cell=\"66\"].cell'))c.classList.add('losing');\
        for(const c of document.querySelectorAll('.item'))c.classList.add('next');</script>";
    Ok(std::fs::write(folder.join("page.html"), html)?)
}

/// All figures of both seats on both tones.
fn figures() -> Scene<String> {
    let mut scene = Scene::empty();
    scene.outlines = vec![[(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, y)| Point { x, y }).to_vec()];
    for (row, seat) in [(0, 0), (1, 0), (2, 1), (3, 1)] {
        for (column, letter) in "SLGRFPT".chars().enumerate() {
            let id = format!("{row}{column}");
            let at = Point { x: column as f32, y: row as f32 };
            let tone = ((row + column) % 2) as u8;
            let cell = Cell {
                id: id.clone(),
                at,
                outline: 0,
                tone,
                status: CellStatus::Here,
                zone: None,
                says: String::new(),
            };
            scene.cells.push(cell);
            let (symbol, says) = (letter.to_string(), String::new());
            scene.things.push(Thing::new(id, symbol, Some(seat), says));
        }
    }
    scene
}

fn start(discipline: &str, settings: &[(&str, &str)]) -> Result<Scene<String>, Failed> {
    let settings: Vec<_> = settings.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let rules = DumaRaj::rules(discipline, &Settings::parse(settings.iter().map(String::as_str))?)?;
    Ok(said(&Situation::preview(&rules)))
}

fn at(discipline: &str, position: &str) -> Result<Scene<String>, Failed> {
    let rules = DumaRaj::rules(discipline, &Settings::new())?;
    Ok(said(&Situation::read(&rules, position)?))
}

/// Eralash as the attacker sees it before placing anything.
fn placing(rules: &Rules) -> Scene<String> {
    let view = Situation::start(rules).view(Viewer::Seat(Seat(0)));
    Situation::scene(&view).said(&|text: &Text| text.to_string())
}

fn said(situation: &Situation) -> Scene<String> {
    Situation::scene(&situation.view(Viewer::Public)).said(&|text: &Text| text.to_string())
}

fn draw(
    folder: &Path,
    name: &str,
    scene: &Scene<String>,
    symbols: &[Symbol],
    look: &RenderOptions,
    width: u32,
) -> Result<(), Failed> {
    for (ending, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
        let look = RenderOptions { theme, trays: true, ..look.clone() };
        let png = skazka_render::png(scene, symbols, &look, width)?;
        std::fs::write(folder.join(format!("{name}-{ending}.png")), png)?;
        std::fs::write(folder.join(format!("{name}-{ending}.svg")), skazka_render::svg(scene, symbols, &look))?;
    }
    Ok(())
}
