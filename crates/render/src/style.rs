//! The stylesheet of boards, for pages and, with the colours filled in, for drawings that leave them.

use crate::Theme;
use skazka_core::Palette;

const BOARD: &str = include_str!("board.css");
const PAGE: &str = include_str!("page.css");
/// The fonts asked for outside of pages; the first is the one PNGs are drawn with.
const FONTS: &str = "'Ubuntu Light','PT Sans','Noto Sans',sans-serif";
/// The numbers of steps in which boards can be turned on a page.
const TURNS: [u16; 4] = [2, 3, 4, 6];

/// The stylesheet for pages that show drawings of [`crate::inline`] and [`crate::tray_inline`]: colours, paint, and
/// what is touched and turned.
///
/// ```
/// assert!(skazka_render::css().contains(r#".board[data-turns="3"][data-turn="2"]{--turn:240deg}"#));
/// ```
pub fn css() -> String {
    let mut css = crate::theme::css() + BOARD + PAGE;
    for turns in TURNS {
        for turn in 1..turns {
            let degrees = 360 * turn / turns;
            css += &format!(".board[data-turns=\"{turns}\"][data-turn=\"{turn}\"]{{--turn:{degrees}deg}}\n");
        }
    }
    css
}

/// The paint with the colours of one theme and palette filled in and the comments left out.
pub fn standalone(theme: Theme, palette: Palette) -> String {
    let rules = BOARD.split_once("*/").map_or(BOARD, |(_, rules)| rules);
    let mut pieces = rules.split("var(--");
    let mut css = pieces.next().unwrap_or_default().trim_start().to_owned();
    for piece in pieces {
        let (name, rest) = piece.split_once(')').unwrap_or((piece, ""));
        css += if name == "board-font" { FONTS } else { theme.value_in(palette, name).unwrap_or("none") };
        css += rest;
    }
    css
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variable_of_the_paint_is_a_colour_of_the_theme() {
        for piece in (BOARD.to_owned() + PAGE).split("var(--").skip(1) {
            let name = piece.split([')', ',']).next().unwrap_or_default();
            let known = Theme::Light.value(name).is_some() || ["board-font", "turn"].contains(&name);
            assert!(known, "--{name}");
        }
    }

    #[test]
    fn nothing_is_left_to_fill_in() {
        for theme in [Theme::Light, Theme::Dark] {
            let css = standalone(theme, Palette::Usual);
            assert_ne!(css, standalone(theme, Palette::Tonal));
            assert!(!css.contains("var(") && !css.contains("/*") && css.contains(theme.value("board-0").unwrap()));
        }
    }
}
