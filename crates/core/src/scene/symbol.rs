//! Figures as data, and the colours of everything by their roles.

use serde::{Deserialize, Serialize};

/// The drawing of one kind of thing for one seat, as data that any renderer can place.
///
/// The drawing is inside the square from (-0.5, -0.5) to (0.5, 0.5), `y` down.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Symbol {
    /// Its id, referred to by things: the notation's letters, after which a hyphen and a word tell apart drawings of
    /// what is written alike; or a name longer than [`LETTERS`].
    pub id: String,
    /// The seat it is drawn for, or `None` when all seats share it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The shapes, painted in order.
    pub shapes: Vec<Shape>,
}

/// More characters than this are a name and not letters of a notation.
pub const LETTERS: usize = 2;

/// The letters by which a notation writes what a symbol shows; none for what is never written: a die, a stone.
///
/// ```
/// use skazka_core::letters;
/// assert_eq!([letters("S"), letters("K-crowned"), letters("die-3")], [Some("S"), Some("K"), None]);
/// ```
pub fn letters(symbol: &str) -> Option<&str> {
    let written = match symbol.split_once('-') {
        Some((written, _)) if !written.is_empty() => written,
        _ => symbol,
    };
    (written.chars().count() <= LETTERS).then_some(written)
}

/// One painted outline of a symbol.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Shape {
    /// SVG path data.
    pub path: String,
    /// What it is filled with.
    pub fill: Ink,
    /// What it is outlined with.
    pub stroke: Ink,
    /// The width of the outline in board units.
    pub width: f32,
}

/// A colour by its role; themes decide what it looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ink {
    /// Nothing is painted.
    None,
    /// The seat's own colour.
    Seat,
    /// The companion of the seat's colour, for what is inside its outline: mostly lighter than it.
    Pale,
    /// What a seat's figure is outlined with where its own colour may not stand out from the board.
    Rim,
    /// The dark line colour of the theme.
    Line,
    /// The paper colour of figures.
    Paper,
    /// The first tone of the board: what lifts a sign off the figure below it.
    Board,
    /// The paper of the page that the board lies on.
    Page,
    /// The colour of words.
    Text,
    /// What draws the eye, as the last action does.
    Accent,
    /// What is printed on the board and belongs to no seat.
    Print,
    /// What is left of something that is no more.
    Faded,
}

/// The colours of the seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Palette {
    /// Those of the theme.
    #[default]
    Usual,
    /// White, black, green and red, told apart by how dark they are, too: for seats that are called by these colours.
    Tonal,
}

impl Palette {
    /// Its name in markup and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Palette::Usual => "usual",
            Palette::Tonal => "tonal",
        }
    }
}
