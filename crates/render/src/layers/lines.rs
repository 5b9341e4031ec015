//! The lines at the border that can be touched.

use crate::markup::{Escaped, Number, put};
use crate::plane::Plane;
use skazka_core::{Line, Scene};

/// Appends `<g class="lines">`.
pub fn lines(out: &mut String, scene: &Scene<String>, plane: &Plane) {
    out.push_str("<g class=\"lines\">");
    scene.lines.iter().for_each(|line| draw(out, line, plane));
    out.push_str("</g>");
}

fn draw(out: &mut String, line: &Line<String>, plane: &Plane) {
    let id = Escaped(&line.id);
    put!(out, "<g class=\"line\" data-touch=\"l:{id}\" data-line=\"{id}\"");
    put!(out, " data-cells=\"{}\"", Escaped(&line.cells.join(" ")));
    put!(out, " role=\"img\" aria-label=\"{}\">", Escaped(&line.says));
    let [from, to] = line.ends.map(|end| plane.place(end));
    for class in ["hit", "rule"] {
        put!(out, "<path class=\"{class}\" d=\"M{} {}", Number(from.x), Number(from.y));
        put!(out, "L{} {}\"/>", Number(to.x), Number(to.y));
    }
    out.push_str("</g>");
}
