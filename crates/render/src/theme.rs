//! The two themes: one table of colours that pages and standalone drawings share.

use crate::Theme;

/// How many seats have a colour of their own; seats beyond it begin again.
pub const SEATS: u8 = 4;

/// One colour: its name as a CSS custom property without the dashes, and what it is in each theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colour {
    /// The name, `board-0` for `--board-0`.
    pub name: &'static str,
    /// On birch paper.
    pub light: &'static str,
    /// At night.
    pub dark: &'static str,
}

const fn colour(name: &'static str, light: &'static str, dark: &'static str) -> Colour {
    Colour { name, light, dark }
}

/// Every colour of the product. Pages use these and no others.
///
/// `paper` is the page, `sheet` a raised card on it, `ink` the text, `soft` quieter text (still 4.5:1 on `paper` and
/// `sheet`), `hair` thin rules. `cinnabar`, `malachite`, `lapis`, `ochre` are the folk colours, readable as text on
/// `paper`. `board-*` are the tones of cells, `board-line` their hairlines, `frame` the line around the board, `gone`,
/// `torn` and `torn-line` the ground that was cut off. `seat-K` and `pale-K` are a seat's colour and its companion
/// (`n` is nobody's), `figure-line` and `figure-paper` the theme's line and paper inside figures. `last`, `next`,
/// `picked`, `losing` tint cells.
pub const COLOURS: &[Colour] = &[
    colour("paper", "#faf7f0", "#0f1729"),
    colour("sheet", "#fffdf9", "#172137"),
    colour("ink", "#26221c", "#f0e6d2"),
    colour("soft", "#665e50", "#b0a893"),
    colour("hair", "#d9d0bd", "#33415c"),
    colour("cinnabar", "#b23a22", "#f58a6c"),
    colour("malachite", "#1d6b4f", "#6fc7a1"),
    colour("lapis", "#23508f", "#8fbcf0"),
    colour("ochre", "#8a5d0a", "#e3b563"),
    colour("board-0", "#f7f1e3", "#26334f"),
    colour("board-1", "#ebe0c9", "#1d2842"),
    colour("board-2", "#f2e3bd", "#35364a"),
    colour("board-line", "#d8cbb0", "#35435f"),
    colour("frame", "#8a7d66", "#66718a"),
    colour("gone", "#f6f2e9", "#121b2f"),
    colour("torn", "#fffdf8", "#34415d"),
    colour("torn-line", "#d3c8b3", "#46536f"),
    colour("seat-0", "#b23a22", "#f58a6c"),
    colour("pale-0", "#fbe9df", "#4a1e16"),
    colour("seat-1", "#23508f", "#9cc6f5"),
    colour("pale-1", "#f4f7fb", "#14203a"),
    colour("seat-2", "#1d6b4f", "#6fc7a1"),
    colour("pale-2", "#e6f2ec", "#12352a"),
    colour("seat-3", "#7d5407", "#e3b563"),
    colour("pale-3", "#fbf1dc", "#3b2a0c"),
    colour("seat-n", "#5a5347", "#c9c0ac"),
    colour("pale-n", "#f4efe4", "#2a3348"),
    colour("figure-line", "#26221c", "#f0e6d2"),
    colour("figure-paper", "#fffaf0", "#2a130f"),
    colour("last", "#e2b34a", "#e3b563"),
    colour("next", "#1d6b4f", "#6fc7a1"),
    colour("picked", "#1d6b4f", "#6fc7a1"),
    colour("losing", "#b23a22", "#f58a6c"),
];

impl Theme {
    /// The value of a colour in this theme, if there is one of this name.
    pub fn value(self, name: &str) -> Option<&'static str> {
        let colour = COLOURS.iter().find(|colour| colour.name == name)?;
        Some(self.of(colour))
    }

    fn of(self, colour: &Colour) -> &'static str {
        match self {
            Theme::Light => colour.light,
            Theme::Dark => colour.dark,
        }
    }
}

/// The colours as CSS custom properties: light ones on `:root`, dark ones under `[data-theme="dark"]` and, where the
/// page does not say `data-theme="light"`, for people whose system is dark.
///
/// ```
/// let css = skazka_render::theme::css();
/// assert!(css.contains("--board-0:#") && css.contains("[data-theme=\"dark\"]"));
/// ```
pub fn css() -> String {
    let list = |theme: Theme| -> String {
        COLOURS.iter().map(|colour| format!("--{}:{};", colour.name, theme.of(colour))).collect()
    };
    let (light, dark) = (list(Theme::Light), list(Theme::Dark));
    format!(
        ":root{{color-scheme:light;{light}}}\n:root[data-theme=\"dark\"]{{color-scheme:dark;{dark}}}\n\
         @media (prefers-color-scheme:dark){{:root:not([data-theme=\"light\"]){{color-scheme:dark;{dark}}}}}\n"
    )
}
