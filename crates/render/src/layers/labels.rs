//! The coordinates along the border.

use super::Turning;
use crate::RenderOptions;
use crate::markup::{Escaped, Number, put};
use crate::plane::Plane;
use skazka_core::Scene;

/// How labels of boards with more than so many cells are drawn: the larger the board, the larger they are, and the more
/// room they take around their centre, in drawing units.
const SIZES: [Size; 3] = [
    Size { above: 1000, class: "label huge", drop: "21", room: 56.0 },
    Size { above: 200, class: "label large", drop: "12", room: 22.0 },
    Size { above: 0, class: "label", drop: "8", room: 15.0 },
];

/// How labels are drawn.
pub struct Size {
    above: usize,
    class: &'static str,
    drop: &'static str,
    /// The room around a label's centre.
    pub room: f32,
}

/// How labels are drawn on a board of so many cells.
pub fn label_size(cells: usize) -> &'static Size {
    SIZES.iter().find(|size| cells > size.above).unwrap_or(&SIZES[2])
}

/// Appends `<g class="labels">`, for [`RenderOptions::names`] `<g class="labels names">`.
pub fn labels(out: &mut String, scene: &Scene<String>, plane: &Plane, look: &RenderOptions, turning: Turning) {
    let names = if look.names { " names" } else { "" };
    put!(out, "<g class=\"labels{names}\" aria-hidden=\"true\">");
    let Size { class, drop, .. } = label_size(scene.cells.len());
    for label in &scene.labels {
        let at = plane.place(label.at);
        put!(out, "<g transform=\"translate({} {})\"><g", Number(at.x), Number(at.y));
        turning.upright(out);
        put!(out, "><text class=\"{class}\" dy=\"{drop}\">{}</text></g></g>", Escaped(&label.words));
    }
    out.push_str("</g>");
}
