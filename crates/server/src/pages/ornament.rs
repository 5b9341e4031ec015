//! Drawn punctuation: the wordmark, the rule between sections, the signs on buttons.

use maud::{Markup, PreEscaped, html};
use skazka_words::Language;

/// A sign on a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    /// The theme follows the system.
    Auto,
    /// The light theme.
    Sun,
    /// The dark theme.
    Moon,
    /// To the first position.
    First,
    /// One action back.
    Back,
    /// One action on.
    On,
    /// To the last position.
    Last,
    /// Turn the board.
    Flip,
    /// Turning the board to one seat.
    Turn,
    /// Sounds.
    Sound,
    /// Help.
    Help,
    /// More: the sheet.
    More,
    /// Closer to the board.
    Closer,
    /// Farther from it.
    Farther,
    /// All of it.
    Whole,
    /// The next unit with something to do.
    Unit,
    /// The small map.
    Map,
}

/// A sign of 24 by 24 drawn in the colour of the text.
pub fn icon(icon: Icon) -> Markup {
    let path = match icon {
        Icon::Auto => "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
        Icon::Sun => {
            "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 \
             17 7M7 17l-1.7 1.7"
        }
        Icon::Moon => "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
        Icon::First => "M6 6v12M18 6l-8 6 8 6",
        Icon::Back => "M15 6l-8 6 8 6",
        Icon::On => "M9 6l8 6-8 6",
        Icon::Last => "M18 6v12M6 6l8 6-8 6",
        Icon::Flip => "M8 5v14M8 19l-3.5-3.5M8 19l3.5-3.5M16 19V5M16 5l-3.5 3.5M16 5l3.5 3.5",
        Icon::Turn => "M19.5 9a8 8 0 1 0 .3 5.5M20 4.5V9h-4.5",
        Icon::Sound => "M4 10v4h3l5 4V6l-5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
        Icon::Help => "M9 9.5a3 3 0 1 1 4.4 2.6c-1 .6-1.4 1.1-1.4 2.2M12 17.5v.2",
        Icon::More => "M5 8h14M5 12h14M5 16h14",
        Icon::Closer => "M12 6v12M6 12h12",
        Icon::Farther => "M6 12h12",
        Icon::Whole => "M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15",
        Icon::Map => "M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14",
        Icon::Unit => "M9 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M15 8l4 4-4 4",
    };
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" data-icon=(format!("{icon:?}").to_lowercase()) {
            path d=(path) {}
        }
    }
}

/// A thin rule with a star of eight lozenges in its middle.
pub fn rule() -> Markup {
    html! {
        div.rule aria-hidden="true" {
            svg viewBox="-60 -12 120 24" { (PreEscaped(RULE)) }
        }
    }
}

/// The star, two lozenges and two dots of the rule.
const RULE: &str = concat!(
    "<path d='M0 0L3.2-4.6 0-10-3.2-4.6zM0 0L3.2 4.6 0 10-3.2 4.6zM0 0L4.6 3.2 10 0 4.6-3.2zM0 0L-4.6 3.2-10 0-4.6-3.2z'/>",
    "<path d='M24 0l5-3.4 5 3.4-5 3.4zM-24 0l-5-3.4-5 3.4 5 3.4z'/>",
    "<path d='M46 0l2-1.6 2 1.6-2 1.6zM-46 0l-2-1.6-2 1.6 2 1.6z'/>",
);

/// The product's name, lettered after carved poster capitals: flared stems, thin cross strokes, a lozenge for a dot.
pub fn wordmark(language: Language) -> Markup {
    let letters: [Letter; 6] = match language {
        Language::Ru => [ES, KA, A, ZE, KA, A],
        Language::En => [S, KA, A, Z, KA, A],
    };
    let mut x = STAR_ROOM;
    html! {
        svg viewBox={ "0 -12 " (STAR_ROOM + letters.iter().map(|letter| letter.width + GAP).sum::<f32>()) " 124" }
            aria-hidden="true" focusable="false" {
            g.star transform="translate(43 50) scale(4.3)" { (PreEscaped(STAR)) }
            @for letter in letters {
                path.letter transform={ "translate(" (advance(&mut x, letter.width)) " 0)" } d=(letter.path) {}
            }
        }
    }
}

/// The star of eight lozenges alone, 20 wide around the origin.
const STAR: &str = concat!(
    "<path d='M0 0L3-4.4 0-10-3-4.4zM0 0L3 4.4 0 10-3 4.4zM0 0L4.4 3 10 0 4.4-3zM0 0L-4.4 3-10 0-4.4-3z'/>",
    "<path class='thin' d='M1.6-1.6L5.4-2.4 7.1-7.1 2.4-5.4zM1.6 1.6L5.4 2.4 7.1 7.1 2.4 5.4zM-1.6 1.6L-5.4 2.4-7.1 ",
    "7.1-2.4 5.4zM-1.6-1.6L-5.4-2.4-7.1-7.1-2.4-5.4z'/>",
);

/// The room of the star before the letters, and between two letters.
const STAR_ROOM: f32 = 108.0;
const GAP: f32 = 13.0;

/// Where the next letter begins.
fn advance(x: &mut f32, width: f32) -> f32 {
    let here = *x;
    *x += width + GAP;
    here
}

/// One capital, 100 high from 0 down to 100.
#[derive(Clone, Copy)]
struct Letter {
    width: f32,
    path: &'static str,
}

const KA: Letter = Letter {
    width: 66.0,
    path: "M0 0H22Q17 50 22 100H0Q5 50 0 0zM18 52Q44 34 46 0H66Q60 34 34 49 58 58 66 100H44Q42 66 18 52z",
};
const A: Letter = Letter {
    width: 70.0,
    path: "M30 0H46L70 100H46Q45 84 42 74H21Q16 88 15 100H0Q20 52 30 0zM32 26Q29 48 24 63H39Q35 44 32 26z",
};
const ES: Letter = Letter {
    width: 62.0,
    path: "M60 24 51 34Q45 11 33 11 18 11 18 50 18 89 34 89 46 89 55 66L62 72Q54 102 32 102 0 102 0 50 0-2 33-2 54-2 60 \
           24z",
};
const ZE: Letter = Letter {
    width: 56.0,
    path: "M2 22Q10-2 30-2 52-2 52 24 52 42 36 49 56 55 56 75 56 102 28 102 6 102 0 78L9 70Q14 90 27 90 39 90 39 74 39 57 \
           20 56L14 50 20 44Q36 43 36 26 36 10 26 10 16 10 10 30z",
};
const S: Letter = Letter {
    width: 58.0,
    path: "M53 22 46 32Q38 10 27 10 17 10 17 22 17 34 34 42 58 53 58 74 58 102 29 102 8 102 0 78L8 68Q16 90 28 90 41 90 41 \
           77 41 65 22 56 1 46 1 25 1-2 27-2 46-2 53 22z",
};
const Z: Letter = Letter { width: 60.0, path: "M2 0H60V12L23 87H48L54 74 60 78 57 100H0V88L36 13H14L8 26 0 22z" };
