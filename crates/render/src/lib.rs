//! Scenes drawn as SVG and, with the feature `png`, as PNG, without knowing any game.
//!
//! | function | for | colours |
//! |---|---|---|
//! | [`inline`], [`tray_inline`], [`sprite`] | pages | classes and custom properties of [`css`] |
//! | [`Background`], [`Foreground`], [`background_key`] | [`inline`] in two parts: what stays, and what every action changes | the same |
//! | [`svg`], [`png`], [`sheet`] | downloads, links, the terminal | those of [`RenderOptions::theme`], inside the drawing |
//!
//! # The markup of a board on a page
//!
//! An interface: the script hangs its behaviour on these names and draws nothing that is here already. Lengths are in
//! drawing units, 100 to a cell, and **the board's centre is the origin**.
//!
//! ```text
//! <svg class="board" viewBox="…" data-background="{Background::name}" data-turns="2" data-turn="0"
//!      role="group" aria-label="{RenderOptions::label}">
//!   <defs> <g id="{RenderOptions::id}-S-0" class="figures"> … </defs>                        (unless RenderOptions::own_symbols is off)
//!   <g class="plane">                                                               turned by --turn
//!     <g class="cells">
//!       <path class="cell tone-0 here" data-touch="c:13" data-cell="13" data-x="-50" data-y="150"
//!             role="img" aria-label="cell 13" d="…"/>                                here | gone | marked | covered,
//!     </g>                                                                          zoned-0 while the zone means something
//!     <g class="tints" aria-hidden="true"> <path class="last"/> <path class="lost"/> </g>     what the last action did
//!     <g class="ground" aria-hidden="true">                                         zones, marks, torn edges
//!       <path class="zone zone-0"/> <path class="fibre"/> <path class="mark"/> <path class="cover"/> <path class="torn"/> <path class="frame"/> <path class="ornament k-print"/>
//!     </g>
//!     <g class="labels" aria-hidden="true"> <g transform="translate(x y)"><g class="upright"><text class="label"> …
//!     <g class="lines">
//!       <g class="line" data-touch="l:r6" data-line="r6" data-cells="61 62 …" role="img" aria-label="…">
//!         <path class="hit"/> <path class="rule"/>                                  what is touched, what is seen
//!       </g>
//!     </g>
//!     <g class="under" aria-hidden="true"></g>                                      empty: the script's highlights
//!     <g class="overlays" aria-hidden="true">                                       unseen until the script gives one
//!       <g class="overlay" data-overlay="goals"> <path class="ornament k-seat-0"/> </g>  the class shown
//!     </g>
//!     <g class="things">
//!       <g class="thing seat-0" data-cell="13" data-symbol="S" transform="translate(-50 150)"
//!          role="img" aria-label="cell 13, white S">
//!         <g class="upright"><use href="#{RenderOptions::id}-S-0"/>                 dimmed, if it can do nothing now
//!           <use class="badge" data-badge="moved" href="#{RenderOptions::id}-moved-n"/></g>
//!       </g>
//!     </g>
//!     <g class="over" aria-hidden="true"> <path class="arrow plain"/> </g>         overlays, too; the script adds its arrows here
//!   </g>
//! </svg>
//! ```
//!
//! - `tints`, `overlays`, `things` and `over` are what an action changes: [`Foreground::layers`]. Everything else is the [`Background`].
//! - Boards of more than a thousand cells have no element for each of them. Their `cells` are paths of class `comb`,
//!   each of many cells that look alike, and a list from which the script makes the elements it needs, with the
//!   attributes written above:
//!
//!   ```text
//!   <g class="cells" data-outlines="m0 -57.7l50 28.8…z|…" data-says="cell {}|rear {}"
//!      data-rows="-600 -1039 100 0 1 1 a1,a2,a3;…">
//!   ```
//!
//!   `data-rows` has runs of cells, `x y step outline says here ids`: the centre of the first one, how much farther to
//!   the right each next one lies, the numbers of outline (path data that goes on from the centre) and sentence (`{}`
//!   stands for the name), 0 for ground that is gone. In names and sentences the marks between parts are written as in
//!   addresses, `%2C`.
//! - The script gives a cell, line or item that may be touched now the class `next`, `role="button"` and a place in
//!   the tab order; `picked` is what the path has touched, `losing` a cell that the touch in hand would lose. Dots of
//!   class `dot` and rings of class `ring`, drawn into `under`, tell where a thing may go and what it would take. The
//!   stylesheet paints all of these.
//! - Only cells, lines and items take the pointer.
//! - To move a thing, animate its `transform`, for example `thing.animate([{transform: "translate(-50px,150px)"},
//!   {transform: "translate(50px,-50px)"}], 200)`; the places are the `data-x` and `data-y` of the cells. There is no
//!   `style` attribute anywhere, so a page may forbid them.
//! - To turn the board, set `data-turn` of the root to a number below `data-turns`, or its `--turn` to any angle:
//!   `plane` turns clockwise, everything `upright` stays so, nothing is clipped.
//! - The figure of a thing that is not on the board yet is `#{id}-{symbol}-{seat}` of the [`sprite`].
//! - With [`RenderOptions::touchable`] off there are no touches, no lines and no sentences but that of the root (`role="img"`).
//!
//! # The markup of a tray on a page
//!
//! ```text
//! <svg class="tray seat-0" viewBox="…" data-layout="rack" data-seat="0" role="group" aria-label="…">
//!   <g class="item seat-0" data-touch="h:S" data-item="S" data-symbol="S" data-count="2" role="img"
//!      aria-label="white S, 2" transform="translate(100 0)">
//!     <rect class="hit-item"/> <use href="#…"/> <text class="count">×2</text>
//!   </g>
//! </svg>
//! ```
//!
//! Items of a tray that is not touchable have no `data-touch`. Trays of two seats may hold items of the same name; a touch `h:S` of a seat is the one in the tray with its
//! `data-seat`.

#![forbid(unsafe_code)]

mod background;
mod edges;
mod figures;
mod inks;
mod layers;
mod look;
mod markup;
mod page;
mod places;
mod plane;
#[cfg(feature = "png")]
mod raster;
mod sheet;
mod style;
pub mod theme;
mod tray;

pub use background::{Background, Foreground, background_key};
pub use look::{RenderOptions, Theme};
pub use page::{inline, sprite, tray_inline};
#[cfg(feature = "png")]
pub use raster::{HIGHEST, NARROWEST, WIDEST};
pub use sheet::{Sheet, sheet};
pub use style::css;

#[cfg(feature = "png")]
use skazka_core::Fault;
use skazka_core::{Scene, Symbol};

/// A scene as an SVG document of its own, with the colours of [`RenderOptions::theme`] and everything else inside.
pub fn svg(scene: &Scene<String>, symbols: &[Symbol], look: &RenderOptions) -> String {
    sheet(scene, symbols, look).svg
}

/// A scene as a PNG `width` pixels wide ([`NARROWEST`] to [`WIDEST`]; what lies outside is taken as the nearer end).
///
/// # Errors
/// When the picture cannot be painted, which only a lack of memory should bring about.
#[cfg(feature = "png")]
pub fn png(scene: &Scene<String>, symbols: &[Symbol], look: &RenderOptions, width: u32) -> Result<Vec<u8>, Fault> {
    sheet(scene, symbols, look).png(width)
}
