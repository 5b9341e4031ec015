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

/// Bytes of a pixel, and such that a byte of a drawing is read into.
const PIXEL: usize = 4;
const TREE: usize = 8;

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(UBUNTU_LIGHT.to_vec());
    let family = fonts.faces().next().and_then(|face| face.families.first()).map(|(name, _)| name.clone());
    fonts.set_sans_serif_family(family.unwrap_or_default());
    Arc::new(fonts)
});

impl Sheet {
    /// The drawing as a PNG `width` pixels wide, within the limits ([`NARROWEST`] to [`WIDEST`], at most [`HIGHEST`]).
    ///
    /// # Errors
    /// When it cannot be painted, which only a lack of memory should bring about.
    pub fn png(&self, width: u32) -> Result<Vec<u8>, Fault> {
        let options = Options { fontdb: FONTS.clone(), ..Options::default() };
        let tree = Tree::from_str(&self.svg, &options).map_err(|error| failed(&error.to_string()))?;
        let (across, down) = self.pixels(width);
        let mut pixmap = Pixmap::new(across, down).ok_or_else(|| failed("memory"))?;
        let (across, down) = (across as f32 / tree.size().width(), down as f32 / tree.size().height());
        resvg::render(&tree, Transform::from_scale(across, down), &mut pixmap.as_mut());
        pixmap.encode_png().map_err(|error| failed(&error.to_string()))
    }

    /// About how many bytes [`Sheet::png`] takes up at most while it paints: the pixels, their copy that is packed, and
    /// what the drawing is read into.
    ///
    /// ```
    /// # use skazka_core::Scene;
    /// let sheet = skazka_render::sheet(&Scene::empty(), &[], &skazka_render::RenderOptions::default());
    /// assert!(sheet.png_memory(400) > 3 * sheet.png_memory(200));
    /// ```
    pub fn png_memory(&self, width: u32) -> usize {
        let (across, down) = self.pixels(width);
        2 * PIXEL * across as usize * down as usize + TREE * self.svg.len()
    }

    /// How many pixels wide and high a PNG becomes.
    fn pixels(&self, width: u32) -> (u32, u32) {
        let width = width.clamp(NARROWEST, WIDEST) as f32;
        let scale = (width / self.width).min(HIGHEST as f32 / self.height);
        let pixels = |length: f32| (length * scale).round().max(1.0) as u32;
        (pixels(self.width), pixels(self.height))
    }
}

fn failed(why: &str) -> Fault {
    text!("render-failed", why = why).into()
}
