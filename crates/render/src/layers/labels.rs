//! The coordinates along the border.

use super::Turning;
use crate::markup::{Escaped, Number, put};
use crate::plane::Plane;
use skazka_core::Scene;

/// Appends `<g class="labels">`.
pub fn labels(out: &mut String, scene: &Scene<String>, plane: &Plane, turning: Turning) {
    out.push_str("<g class=\"labels\" aria-hidden=\"true\">");
    for label in &scene.labels {
        let at = plane.place(label.at);
        put!(out, "<g transform=\"translate({} {})\"><g", Number(at.x), Number(at.y));
        turning.upright(out);
        put!(out, "><text class=\"label\" dy=\"8\">{}</text></g></g>", Escaped(&label.words));
    }
    out.push_str("</g>");
}
