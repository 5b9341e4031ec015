//! The two themes: one table of colours that pages and standalone drawings share.

use crate::Theme;
use skazka_core::Palette;

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
/// (`n` is nobody's), `rim-K` what outlines a seat's figures (both may be others in a [`Palette`]), `figure-line` and `figure-paper` the theme's line and paper inside figures. `last`, `next`,
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
    colour("rim-0", "#b23a22", "#f58a6c"),
    colour("seat-1", "#23508f", "#9cc6f5"),
    colour("pale-1", "#f4f7fb", "#14203a"),
    colour("rim-1", "#23508f", "#9cc6f5"),
    colour("seat-2", "#1d6b4f", "#6fc7a1"),
    colour("pale-2", "#e6f2ec", "#12352a"),
    colour("rim-2", "#1d6b4f", "#6fc7a1"),
    colour("seat-3", "#7d5407", "#e3b563"),
    colour("pale-3", "#fbf1dc", "#3b2a0c"),
    colour("rim-3", "#7d5407", "#e3b563"),
    colour("seat-n", "#5a5347", "#c9c0ac"),
    colour("pale-n", "#f4efe4", "#2a3348"),
    colour("rim-n", "#5a5347", "#c9c0ac"),
    colour("figure-line", "#26221c", "#f0e6d2"),
    colour("figure-paper", "#fffaf0", "#2a130f"),
    colour("last", "#e2b34a", "#e3b563"),
    colour("next", "#1d6b4f", "#6fc7a1"),
    colour("picked", "#1d6b4f", "#6fc7a1"),
    colour("losing", "#b23a22", "#f58a6c"),
];

/// Every palette but the usual one, with the colours that are others than in [`COLOURS`].
///
/// In the tonal one the four are told apart by how dark they are, too: white, a light green, a deep red, black. What
/// stands out from the board is the colour or, where it is too near to the board's, its rim.
pub const PALETTES: &[(Palette, &[Colour])] = &[(
    Palette::Tonal,
    &[
        colour("seat-0", "#fffdf7", "#f8f1e2"),
        colour("pale-0", "#3a342b", "#3d372d"),
        colour("rim-0", "#2b261f", "#7f7765"),
        colour("seat-1", "#26221d", "#05080f"),
        colour("pale-1", "#f1e8d6", "#ccd3e0"),
        colour("rim-1", "#26221d", "#b9c2d3"),
        colour("seat-2", "#7cc49b", "#79cba1"),
        colour("pale-2", "#0c3826", "#08271a"),
        colour("rim-2", "#10452f", "#2c6e50"),
        colour("seat-3", "#bd3a22", "#e0603f"),
        colour("pale-3", "#fdeee4", "#2a0b05"),
        colour("rim-3", "#611a0c", "#8a2d17"),
    ],
)];

impl Theme {
    /// The value of a colour in this theme, if there is one of this name.
    pub fn value(self, name: &str) -> Option<&'static str> {
        self.value_in(Palette::Usual, name)
    }

    /// The same where a palette may say otherwise.
    pub fn value_in(self, palette: Palette, name: &str) -> Option<&'static str> {
        let palette = PALETTES.iter().find(|(one, _)| *one == palette).map_or(&[][..], |(_, colours)| colours);
        let colour = palette.iter().chain(COLOURS).find(|colour| colour.name == name)?;
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
/// page does not say `data-theme="light"`, for people whose system is dark. Whatever is inside an element with the
/// attribute `data-palette` has the colours of that palette.
///
/// ```
/// let css = skazka_render::theme::css();
/// assert!(css.contains("--board-0:#") && css.contains("[data-theme=\"dark\"]"));
/// assert!(css.contains(":root[data-theme=\"dark\"] [data-palette=\"tonal\"]{--seat-0:"));
/// ```
pub fn css() -> String {
    let list = |theme: Theme, colours: &[Colour]| -> String {
        colours.iter().map(|colour| format!("--{}:{};", colour.name, theme.of(colour))).collect()
    };
    let scheme = |name: &str, list: String| format!("color-scheme:{name};{list}");
    let mut css =
        themed("", &scheme("light", list(Theme::Light, COLOURS)), &scheme("dark", list(Theme::Dark, COLOURS)));
    for (palette, colours) in PALETTES {
        let within = format!(" [data-palette=\"{}\"]", palette.name());
        css += &themed(&within, &list(Theme::Light, colours), &list(Theme::Dark, colours));
    }
    css
}

/// What holds inside of `within` in either theme.
fn themed(within: &str, light: &str, dark: &str) -> String {
    format!(
        ":root{within}{{{light}}}\n:root[data-theme=\"dark\"]{within}{{{dark}}}\n\
         @media (prefers-color-scheme:dark){{:root:not([data-theme=\"light\"]){within}{{{dark}}}}}\n"
    )
}
