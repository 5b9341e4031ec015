//! PNG, with the font inside: no font of the system is looked for.

use crate::sheet::Sheet;
use epaint_default_fonts::UBUNTU_LIGHT;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};
use skazka_core::{Fault, text};
use std::sync::{Arc, LazyLock};

/// The narrowest and the widest picture, and the highest one, in pixels.
pub const NARROWEST: u32 = 64;
/// The widest picture, in pixels.
pub const WIDEST: u32 = 4096;
/// The highest picture, in pixels; one that would be higher becomes narrower.
pub const HIGHEST: u32 = 8192;

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(UBUNTU_LIGHT.to_vec());
    let family = fonts.faces().next().and_then(|face| face.families.first()).map(|(name, _)| name.clone());
    fonts.set_sans_serif_family(family.unwrap_or_default());
    Arc::new(fonts)
});

/// Paints a drawing `width` pixels wide, within the limits.
pub fn paint(sheet: &Sheet, width: u32) -> Result<Vec<u8>, Fault> {
    let width = width.clamp(NARROWEST, WIDEST) as f32;
    let scale = (width / sheet.width).min(HIGHEST as f32 / sheet.height);
    let options = Options { fontdb: FONTS.clone(), ..Options::default() };
    let tree = Tree::from_str(&sheet.svg, &options).map_err(|error| failed(&error.to_string()))?;
    let pixels = |length: f32| (length * scale).round().max(1.0) as u32;
    let mut pixmap = Pixmap::new(pixels(sheet.width), pixels(sheet.height)).ok_or_else(|| failed("memory"))?;
    let (across, down) = (pixmap.width() as f32 / tree.size().width(), pixmap.height() as f32 / tree.size().height());
    resvg::render(&tree, Transform::from_scale(across, down), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| failed(&error.to_string()))
}

fn failed(why: &str) -> Fault {
    text!("render-failed", why = why).into()
}
