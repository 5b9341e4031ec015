//! Colours that can be told apart: contrast by WCAG 2, and seats under the common colour blindnesses and in grey print.

use skazka_render::{Theme, theme::PALETTES};

fn linear(name: &str, theme: Theme) -> [f64; 3] {
    parts(theme.value(name).unwrap_or_else(|| panic!("--{name}")))
}

fn parts(hex: &str) -> [f64; 3] {
    [1, 3, 5].map(|at| {
        let part = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn luminance([red, green, blue]: [f64; 3]) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: &str, other: &str, theme: Theme) -> f64 {
    let [one, other] = [one, other].map(|name| luminance(linear(name, theme)) + 0.05);
    one.max(other) / one.min(other)
}

fn check(least: f64, colours: &[&str], grounds: &[&str]) {
    for theme in [Theme::Light, Theme::Dark] {
        for colour in colours {
            for ground in grounds {
                let found = contrast(colour, ground, theme);
                assert!(found >= least, "--{colour} on --{ground}, {theme:?}: {found:.2}");
            }
        }
    }
}

#[test]
fn text_is_readable_on_pages_and_cards() {
    let text = ["ink", "soft", "cinnabar", "malachite", "lapis", "ochre"];
    check(4.5, &text, &["paper", "sheet", "gone"]);
}

#[test]
fn figures_stand_out_from_every_tone() {
    let figures = ["seat-0", "seat-1", "seat-2", "seat-3", "seat-n"];
    check(3.0, &figures, &["board-0", "board-1", "board-2"]);
    check(3.0, &["ochre"], &["board-0", "board-1", "board-2"]);
}

#[test]
fn ornaments_stand_out_from_figures() {
    for seat in ["0", "1", "2", "3", "n"] {
        check(3.0, &[&format!("seat-{seat}")], &[&format!("pale-{seat}"), "figure-paper"]);
    }
}

/// What a colour looks like without one kind of cone: Viénot, Brettel, Mollon 1999 for red and green, and the usual
/// linear approximation for blue.
const BLINDNESSES: [(&str, [[f64; 3]; 3]); 3] = [
    ("protan", [[0.1124, 0.8876, 0.0], [0.1124, 0.8876, 0.0], [0.0040, -0.0040, 1.0]]),
    ("deutan", [[0.2928, 0.7072, 0.0], [0.2928, 0.7072, 0.0], [-0.0223, 0.0223, 1.0]]),
    ("tritan", [[1.0, 0.1273, -0.1273], [0.0, 0.8739, 0.1261], [0.0, 0.8739, 0.1261]]),
];

#[test]
fn the_first_two_seats_differ_in_hue_for_the_colour_blind_too() {
    for theme in [Theme::Light, Theme::Dark] {
        for (name, matrix) in BLINDNESSES {
            let seen = |colour| {
                let light = linear(colour, theme);
                matrix.map(|row| row.iter().zip(light).map(|(part, value)| part * value).sum::<f64>())
            };
            let (one, other) = (seen("seat-0"), seen("seat-1"));
            let distance = one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
            assert!(distance > 0.15, "{name}, {theme:?}: {distance:.3}");
        }
    }
}

/// Of every palette: the body of a figure or its rim stands out from the board, what is inside stands out from the body,
/// and any two seats differ in how dark their bodies are.
#[test]
fn other_palettes_stand_out_and_are_told_apart_in_grey() {
    for (palette, _) in PALETTES {
        for theme in [Theme::Light, Theme::Dark] {
            let light = |name: &str| luminance(parts(theme.value_in(*palette, name).unwrap())) + 0.05;
            let contrast = |one: &str, other: &str| (light(one) / light(other)).max(light(other) / light(one));
            for seat in 0..4 {
                let [body, pale, rim] = ["seat", "pale", "rim"].map(|kind| format!("{kind}-{seat}"));
                for board in ["board-0", "board-1", "paper"] {
                    let found = contrast(&body, board).max(contrast(&rim, board));
                    assert!(found >= 3.0, "{body} on {board}, {theme:?}: {found:.2}");
                }
                assert!(contrast(&body, &pale) >= 3.0, "{pale}, {theme:?}: {:.2}", contrast(&body, &pale));
                for other in 0..seat {
                    let found = contrast(&body, &format!("seat-{other}"));
                    assert!(found >= 1.5, "{seat} and {other}, {theme:?}: {found:.2}");
                }
            }
        }
    }
}
