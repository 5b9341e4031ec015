//! How the cost of reading grows: `cargo bench -p skazka --bench readers [-- NAME]`, every reader whose name has NAME in it.
//!
//! Each reader is given its worst input found, in four sizes; the last is 1 MiB, or a game of 3,600 actions. A line tells
//! the seconds for each and how many times as long the last took as the first; 8 is a cost that grows with the input,
//! 64 one that grows with its square.

use skazka_core::fair::Told;
use skazka_core::record;
use skazka_core::{Catalogue, Settings, Stop, Table, Touch, Turn};
use std::hint::black_box;
use std::time::Instant;

/// The largest input, in bytes.
const LARGEST: usize = 1 << 20;
/// The longest game, in actions.
const LONGEST: usize = 3_600;

/// Somebody who reads, and what he is given.
struct Reader {
    name: &'static str,
    /// Input of about so many eighths of the largest.
    input: Box<dyn Fn(usize) -> String>,
    read: fn(&Catalogue, &str),
}

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).filter(|one| !one.starts_with("--")).collect();
    let catalogue = skazka::games::catalogue();
    println!("{:<28} {:>9} {:>9} {:>9} {:>9}   times", "seconds", "1/8", "1/4", "1/2", "1");
    for reader in readers(&catalogue) {
        if asked.is_empty() || asked.iter().any(|name| reader.name.contains(&**name)) {
            measure(&catalogue, &reader);
        }
    }
}

fn measure(catalogue: &Catalogue, reader: &Reader) {
    let seconds = [1, 2, 4, 8].map(|eighths| {
        let input = (reader.input)(eighths);
        let before = Instant::now();
        (reader.read)(catalogue, black_box(&input));
        before.elapsed().as_secs_f64()
    });
    let [first, second, third, last] = seconds;
    let times = last / first;
    println!("{:<28} {first:>9.4} {second:>9.4} {third:>9.4} {last:>9.4}   {times:.1}", reader.name);
}

fn readers(catalogue: &Catalogue) -> Vec<Reader> {
    let (records, threads) = (records(), threads());
    records.into_iter().chain(threads).chain(others()).chain(games(catalogue)).collect()
}

fn reader(name: &'static str, read: fn(&Catalogue, &str), input: impl Fn(usize) -> String + 'static) -> Reader {
    Reader { name, read, input: Box::new(input) }
}

/// `head`, and after it `piece` as often as the size asks for; `piece` is told its number.
fn repeated(head: &'static str, piece: impl Fn(usize) -> String + 'static) -> impl Fn(usize) -> String + 'static {
    move |eighths| {
        let mut text = head.to_owned();
        for number in 0.. {
            let next = piece(number);
            if text.len() + next.len() > LARGEST / 8 * eighths {
                break;
            }
            text += &next;
        }
        text
    }
}

/// `head`, and the same piece again and again.
fn again(head: &'static str, piece: &'static str) -> impl Fn(usize) -> String + 'static {
    move |eighths| head.to_owned() + &piece.repeat((LARGEST / 8 * eighths - head.len()) / piece.len())
}

fn read_and_write(_: &Catalogue, text: &str) {
    let _ = record::parse(text).map(|record| black_box(record.write()));
}

fn records() -> Vec<Reader> {
    let record = |name, input: Box<dyn Fn(usize) -> String>| Reader { name, read: read_and_write, input };
    vec![
        record("tags", Box::new(repeated("", |number| format!("[T{number} \"\"]\n")))),
        record("tag, long", Box::new(again("[T \"", "\\\"x"))),
        record("comments", Box::new(again("a ", "{x}"))),
        record("comment, long", Box::new(again("a {", "\\} "))),
        record("marks", Box::new(again("a ", "$1 "))),
        record("moves", Box::new(again("", "1. a "))),
        record("word, long", Box::new(again("", "1"))),
        record("numbers", Box::new(again("", "1."))),
        record("result, long", Box::new(again("", "1-"))),
        record("variations", Box::new(again("a ", "(a)"))),
        record("variations, deep", Box::new(deep)),
        record("fault before a long line", Box::new(again("a ) ", "x"))),
        record("fault at the end", Box::new(again("[T \"\"] ", "a \u{b}"))),
    ]
}

/// Variations in variations, as deep as they may be.
fn deep(eighths: usize) -> String {
    format!("{}a{}{}", "a (".repeat(31), "(a)".repeat(1_200 * eighths), ")".repeat(31))
}

/// Three placements, White's in a1, Black's in h8, Green's in a8.
const PLACED: &str = "K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3 // 8
k-h8; r-e7; n-f7; n-f8; p-e6; p-f6; p-g6; p-h6 // 8
K_g-d8; R_g-a8; N_g-b8; N_g-c8; P_g-a6; P_g-b6; P_g-c6; P_g-d6 // 16
";

fn read_any(catalogue: &Catalogue, text: &str) {
    let _ = black_box(record::read(catalogue, text, &Stop::new()));
}

fn threads() -> Vec<Reader> {
    let thread = |name, piece| reader(name, read_any, again(PLACED, piece));
    vec![
        thread("thread, (", "("),
        thread("thread, {", "{"),
        thread("thread, ( closed", "()"),
        thread("thread, [", "["),
        thread("thread, [b", "[b "),
        thread("thread, [quote]", "[quote]\n"),
        thread("thread, //", "// "),
        thread("thread, turns and //", "a3-a4 // "),
        thread("thread, digits", "7"),
        thread("thread, numbers", "7 "),
        thread("thread, spaces", "7     @     "),
        thread("thread, words", "слово "),
        thread("thread, talk", "слово\n"),
        thread("thread, names", "Anna: a3-a9 x\n"),
        thread("thread, not playable", "a3-a4 h6-h5 a6-a1 x\n"),
        thread("thread, repeated", "4. a3-a4 z9-z9 x\n4. a3-a4\n"),
        thread("thread, remarks", "a3-a4\n9. h6-h5 // 7\nN_g-e4\na4-a3\n"),
        thread("thread, giving up", "Белые сдались?\n"),
        thread("thread, given up", "Белые сдались\n"),
        thread("thread, to and fro", "a2-c1\nf7-h8\nb8-c6\nc1-a2\n"),
        reader("thread, comments waiting", read_any, again("K-a1\n", "// x\nz9-z9 x\n")),
    ]
}

fn read_settings(_: &Catalogue, text: &str) {
    let _ = black_box(Settings::parse(text.split_whitespace()).map(|settings| settings.write()));
}

fn read_touch(_: &Catalogue, text: &str) {
    let _ = black_box(text.parse::<Touch>());
}

fn read_position(catalogue: &Catalogue, text: &str) {
    for name in ["dumaraj/pioneer-1", "hivvayo", "tammashil", "stone-chess"] {
        if let Ok((family, discipline)) = catalogue.find(name) {
            let opened = family.open(&discipline.name, &Settings::new(), Some(text));
            let _ = black_box(opened.map(|table| table.plies()));
        }
    }
}

/// Every discipline's first word.
fn read_action(catalogue: &Catalogue, text: &str) {
    for name in catalogue.disciplines().map(|one| one.name.clone()).collect::<Vec<_>>() {
        let Ok((family, _)) = catalogue.find(&name) else { continue };
        let Ok(mut table) = family.deal(&name, &Settings::new(), None) else { continue };
        while let Some(first) = (table.turn() == Turn::Chance).then(|| table.draw_by_chance(&mut || 1)).flatten() {
            let _ = table.accept_told(&first);
        }
        let _ = black_box(table.accept_told(text));
    }
}

fn others() -> Vec<Reader> {
    vec![
        reader("settings", read_settings, repeated("", |number| format!("k{number}=1 "))),
        reader("touch", read_touch, again("c:", "x")),
        reader("position, rows", read_position, again("", "1/")),
        reader("position, letters", read_position, again("", "A")),
        reader("position, fields", read_position, again("", " ")),
        reader("position, digits", read_position, again("", "1")),
        reader("action, army", read_action, again("S@13", ",S@13")),
        reader("action, paper", read_action, again("shift:-1", ",ring:0")),
        reader("action, attack", read_action, again("c5", ",c5-d5")),
        reader("action, split", read_action, again("c5/d5", ",d5")),
        reader("action, long", read_action, again("", "x")),
        reader("action, turn", read_action, again("a2-a4", ";a2-a4")),
    ]
}

/// A game of Tammashil whose players capture nothing as long as they can, with so many actions.
fn long_game(catalogue: &Catalogue) -> Vec<String> {
    let name = "tammashil";
    let mut random = fastrand::Rng::with_seed(1);
    let mut best: Vec<String> = Vec::new();
    for _ in 0..20 {
        let game = random_game(catalogue, name, &mut random).unwrap_or_default();
        if game.len() > best.len() {
            best = game;
        }
        if best.len() >= LONGEST {
            break;
        }
    }
    best.truncate(LONGEST);
    best
}

fn random_game(catalogue: &Catalogue, name: &str, random: &mut fastrand::Rng) -> Option<Vec<String>> {
    let (family, _) = catalogue.find(name).ok()?;
    let mut table = family.open(name, &Settings::new(), None).ok()?;
    let mut played = Vec::new();
    while !matches!(table.turn(), Turn::Over(_)) && played.len() < LONGEST {
        let next = match table.draw_by_chance(&mut || random.u64(..)) {
            Some(drawn) => drawn,
            None => quiet(&*table, random)?,
        };
        table.accept_told(&next).ok()?;
        played.push(next);
    }
    Some(played)
}

/// An action that captures nothing and ends no turn that could go on, where there is one.
fn quiet(table: &dyn Table, random: &mut fastrand::Rng) -> Option<String> {
    let legal = table.legal().ok()?;
    let calm: Vec<_> = legal.iter().filter(|one| one.contains('-') && !one.contains(['x', '?'])).collect();
    let calm = if calm.is_empty() { legal.iter().collect() } else { calm };
    calm.get(random.usize(..calm.len().max(1))).map(|&one| one.clone())
}

fn draws(catalogue: &Catalogue, text: &str) {
    let told = record::parse(text).map(|record| Told::read(catalogue, &record, &Stop::new()));
    let _ = black_box(told);
}

fn import(catalogue: &Catalogue, text: &str) {
    let _ = black_box(skazka_server::record::read(catalogue, text, &Stop::new()));
}

fn games(catalogue: &Catalogue) -> Vec<Reader> {
    let game = long_game(catalogue);
    println!("a game of {} actions", game.len());
    let name = "tammashil";
    let head = format!("[Game \"{name}\"]\n\n");
    let (lines, attacks) = (game.clone(), attacks(catalogue, name, &game));
    let whole = head.clone();
    let replayed = move |eighths: usize| whole.clone() + &joined(&lines[..lines.len() * eighths / 8]);
    let again = replayed.clone();
    vec![
        reader("replay", import, replayed),
        reader("draws", draws, again),
        reader("draws, variations", draws, move |eighths| {
            let Some((count, attack)) = &attacks else { return String::new() };
            let variations = format!(" ({attack})").repeat(9_999 * eighths / 8);
            head.clone() + &joined(&game[..=*count]) + &variations
        }),
    ]
}

/// Actions as a record has them, one with what it was drawn for joined to it where the game does so.
fn joined(game: &[String]) -> String {
    game.join(" ")
}

/// The last ply of a game before which an attack was possible, and that.
fn attacks(catalogue: &Catalogue, name: &str, game: &[String]) -> Option<(usize, String)> {
    let (family, _) = catalogue.find(name).ok()?;
    let mut table = family.open(name, &Settings::new(), None).ok()?;
    let mut found = None;
    for (ply, action) in game.iter().enumerate() {
        let attack = table.legal().ok()?.into_iter().find(|one| one.contains('x') && !one.contains('?'));
        found = attack.map(|attack| (ply, attack)).or(found);
        table.accept_told(action).ok()?;
    }
    found
}
