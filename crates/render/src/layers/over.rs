//! What lies over the things: overlays, arrows of the position, and whatever the script draws.

use super::overlays::groups;
use crate::RenderOptions;
use crate::markup::{Number, put};
use crate::places::CellAnchors;
use crate::plane::Plane;
use skazka_core::{Arrow, Overlay, Point};

/// Appends `<g class="over">`.
pub fn over<T>(
    out: &mut String,
    arrows: &[Arrow],
    overlays: &[Overlay<T>],
    places: &CellAnchors,
    plane: &Plane,
    look: &RenderOptions,
) {
    out.push_str("<g class=\"over\" aria-hidden=\"true\">");
    groups(out, overlays.iter().filter(|one| one.over), plane, look);
    for arrow in arrows {
        if let (Some(from), Some(to)) = (places.get(&arrow.from), places.get(&arrow.to)) {
            draw(out, arrow, from.at, to.at);
        }
    }
    out.push_str("</g>");
}

/// A slender arrow whose tip stops short of the centre it points to.
fn draw(out: &mut String, arrow: &Arrow, from: Point, to: Point) {
    let length = (to.x - from.x).hypot(to.y - from.y);
    if length < 1.0 {
        return;
    }
    let (ux, uy) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let tip = length - 12.0;
    let outline =
        [(18.0, 5.0), (tip - 30.0, 5.0), (tip - 36.0, 18.0), (tip, 0.0), (tip - 36.0, -18.0), (tip - 30.0, -5.0)];
    put!(out, "<path class=\"arrow {}\" d=\"", arrow.kind.name());
    let mut letter = 'M';
    for (along, aside) in outline.into_iter().chain([(18.0, -5.0)]) {
        let (x, y) = (from.x + ux * along - uy * aside, from.y + uy * along + ux * aside);
        put!(out, "{letter}{} {}", Number(x), Number(y));
        letter = 'L';
    }
    out.push_str("Z\"/>");
}
