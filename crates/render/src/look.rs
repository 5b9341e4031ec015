//! How a scene is drawn, apart from what is on it.

use skazka_core::Effect;

/// Which of the two colour themes a drawing that leaves the pages has. On pages the stylesheet decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Birch paper and ink.
    #[default]
    Light,
    /// Deep ink blue and warm light.
    Dark,
}

/// How a scene is drawn.
///
/// ```
/// use skazka_render::{RenderOptions, Theme};
/// let look = RenderOptions { theme: Theme::Dark, turn: 1, ..RenderOptions::default() };
/// assert!(look.touchable && !look.letters);
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct RenderOptions<'a> {
    /// The colours of a standalone drawing; drawings for pages take theirs from the page.
    pub theme: Theme,
    /// By how many of the scene's steps the board is turned, clockwise: the seat with this number sits at the bottom.
    /// Taken modulo [`skazka_core::Scene::turns`].
    pub turn: u8,
    /// Draw the letters of the notation instead of figures: every symbol that [`skazka_core::letters`] has some for.
    pub letters: bool,
    /// What the last action did; its cells are tinted.
    pub last: &'a [Effect<String>],
    /// The names of the overlays that are shown; a board that is played on has the others, too, unseen.
    pub shown: &'a [String],
    /// A line written under a standalone drawing.
    pub caption: Option<String>,
    /// What the whole drawing is, for screen readers.
    pub label: String,
    /// What the ids inside the drawing begin with; two drawings of one page need different ones.
    pub id: String,
    /// Whether the drawing is played on: every cell and line then has its own sentence and touch. Otherwise it is one
    /// picture with one sentence.
    pub touchable: bool,
    /// Whether the drawing brings the figures it uses with it; if not, the page has a [`crate::sprite`] with the same
    /// id prefix.
    pub own_symbols: bool,
    /// Whether labels are drawn over everything, with a rim of paper around them: where they name cells inside the board.
    pub names: bool,
    /// Whether a standalone drawing shows hands, captured things and counters; never those that lie on a shelf.
    pub trays: bool,
}

impl Default for RenderOptions<'_> {
    fn default() -> Self {
        RenderOptions {
            theme: Theme::Light,
            turn: 0,
            letters: false,
            last: &[],
            shown: &[],
            caption: None,
            label: String::new(),
            id: "b".to_owned(),
            touchable: true,
            own_symbols: true,
            names: false,
            trays: false,
        }
    }
}
