//! The worst inputs found for each reader, in any size: what the bench of readers times and a test counts the steps of.

mod games;
mod long_game;

pub use games::{readers as games, states};
pub use long_game::LongGame;
use skazka_core::{Catalogue, Settings, Stop, Touch, Turn, record};
use std::hint::black_box;

/// Somebody who reads, and the worst that he can be given.
pub struct Reader {
    /// What he is called.
    pub name: &'static str,
    /// Input of about so many bytes; of a game, with so many actions.
    pub input: Box<dyn Fn(usize) -> String>,
    /// The largest size asked for.
    pub largest: usize,
    prepare: Prepare,
}

/// What is measured.
pub type Work = Box<dyn Fn(&Catalogue)>;

/// Makes everything ready that is not to be measured.
type Prepare = Box<dyn Fn(&Catalogue, String) -> Work>;

impl Reader {
    fn new(
        name: &'static str,
        read: fn(&Catalogue, &str),
        largest: usize,
        input: impl Fn(usize) -> String + 'static,
    ) -> Reader {
        let prepare = move |_: &Catalogue, text: String| -> Work { Box::new(move |catalogue| read(catalogue, &text)) };
        Reader { name, input: Box::new(input), largest, prepare: Box::new(prepare) }
    }

    /// His work with input of this size.
    pub fn work(&self, catalogue: &Catalogue, size: usize) -> Work {
        (self.prepare)(catalogue, (self.input)(size))
    }
}

/// Every reader of texts, with texts of at most so many bytes.
pub fn texts(bytes: usize) -> Vec<Reader> {
    records(bytes).into_iter().chain(threads(bytes)).chain(small_things(bytes)).collect()
}

/// `head`, and the same piece again and again.
fn again(head: &'static str, piece: &'static str) -> impl Fn(usize) -> String {
    move |bytes| head.to_owned() + &piece.repeat(bytes.saturating_sub(head.len()) / piece.len())
}

/// Pieces, each of which is told its number.
fn numbered(piece: fn(usize) -> String) -> impl Fn(usize) -> String {
    move |bytes| {
        let mut text = String::new();
        for next in (0..).map(piece) {
            if text.len() + next.len() > bytes {
                break;
            }
            text += &next;
        }
        text
    }
}

/// Variations in variations, as deep as they may be.
fn deep(bytes: usize) -> String {
    format!("{}a{}{}", "a (".repeat(31), "(a)".repeat(bytes.min(29_000) / 3), ")".repeat(31))
}

fn read_and_write(_: &Catalogue, text: &str) {
    let _ = record::parse(text).map(|record| black_box(record.write()));
}

/// Readers of records.
pub fn records(largest: usize) -> Vec<Reader> {
    let one = |name, piece: fn(usize) -> String| Reader::new(name, read_and_write, largest, numbered(piece));
    let same = |name, head, piece| Reader::new(name, read_and_write, largest, again(head, piece));
    vec![
        one("tags", |number| format!("[T{number} \"\"]\n")),
        same("tag, long", "[T \"", "\\\"x"),
        same("comments", "a ", "{x}"),
        same("comment, long", "a {", "\\} "),
        same("comment, open", "a ", "{x "),
        same("marks", "a ", "$1 "),
        same("moves", "", "1. a "),
        same("word, long", "", "1"),
        same("numbers", "", "1."),
        same("result, long", "", "1-"),
        same("variations", "a ", "(a)"),
        Reader::new("variations, deep", read_and_write, largest, deep),
        same("fault before a long line", "a ) ", "x"),
        same("fault at the end", "[T \"\"] ", "a \u{b}"),
    ]
}

/// Three placements, White's in a1, Black's in h8, Green's in a8.
const PLACED: &str = "K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3 // 8
k-h8; r-e7; n-f7; n-f8; p-e6; p-f6; p-g6; p-h6 // 8
K_g-d8; R_g-a8; N_g-b8; N_g-c8; P_g-a6; P_g-b6; P_g-c6; P_g-d6 // 16
";

fn read_any(catalogue: &Catalogue, text: &str) {
    let _ = black_box(record::read(catalogue, text, &Stop::new()));
}

/// Readers of threads.
pub fn threads(largest: usize) -> Vec<Reader> {
    let thread = |name, piece| Reader::new(name, read_any, largest, again(PLACED, piece));
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
        thread("thread, remarks", "a2-c1\n9. f7-h8 // 7\nb8-c6\nc1-a2\nh8-f7\nc6-b8\n"),
        thread("thread, giving up", "Белые сдались?\n"),
        thread("thread, given up", "Белые сдались\n"),
        Reader::new("thread, comments waiting", read_any, largest, again("K-a1\n", "// x\nz9-z9 x\n")),
    ]
}

fn read_settings(_: &Catalogue, text: &str) {
    let _ = black_box(Settings::parse(text.split_whitespace()).map(|settings| settings.write()));
}

fn read_touch(_: &Catalogue, text: &str) {
    let _ = black_box(text.parse::<Touch>());
}

/// A position of one discipline of each kind.
fn read_position(catalogue: &Catalogue, text: &str) {
    for name in ["dumaraj/pioneer-1", "hivvayo", "tammashil", "stone-chess"] {
        if let Ok((family, discipline)) = catalogue.find(name) {
            let opened = family.open(&discipline.name, &Settings::new(), Some(text));
            let _ = black_box(opened.map(|game| game.plies()));
        }
    }
}

/// The first decision of every discipline.
fn read_action(catalogue: &Catalogue, text: &str) {
    for name in catalogue.disciplines().map(|one| &one.name) {
        let Ok((family, _)) = catalogue.find(name) else { continue };
        let Ok(mut game) = family.deal(name, &Settings::new(), None) else { continue };
        while let Some(first) = (game.turn() == Turn::Chance).then(|| game.draw_by_chance(&mut || 1)).flatten() {
            let _ = game.accept_told(&first);
        }
        let _ = black_box(game.accept_told(text));
    }
}

fn small_things(largest: usize) -> Vec<Reader> {
    let position = |name, piece| Reader::new(name, read_position, largest, again("", piece));
    let action = |name, head, piece| Reader::new(name, read_action, largest, again(head, piece));
    vec![
        Reader::new("settings", read_settings, largest, numbered(|number| format!("k{number}=1 "))),
        Reader::new("touch", read_touch, largest, again("c:", "x")),
        position("position, rows", "1/"),
        position("position, letters", "K"),
        position("position, fields", " "),
        position("position, digits", "1"),
        action("action, army", "S@13", ",S@13"),
        action("action, paper", "shift:-1", ",ring:0"),
        action("action, attack", "c5", ",c5-d5"),
        action("action, split", "c5/d5", ",d5"),
        action("action, long", "", "x"),
        action("action, turn", "a2-a4", ";a2-a4"),
    ]
}
