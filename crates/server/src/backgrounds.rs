//! Drawn backgrounds of boards: what a position's ground looks like is worked out once and kept a while.
//!
//! A ground is named by what is on it, the language it is told in and the version of the drawing. Pages keep the
//! backgrounds they were sent, so a state says the name, and brings the drawing only to a page that has none of this name.

use skazka_core::{Scene, Text};
use skazka_render::{Background, RenderOptions, background_key};
use skazka_words::Language;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// So many bytes of drawings are kept, and the last one however large it is.
const MOST_BYTES: usize = 48 << 20;

static KNOWN: LazyLock<Mutex<Vec<Arc<Background>>>> = LazyLock::new(Mutex::default);

/// The ground of a scene, told in a language.
pub fn of(scene: &Scene<Text>, language: Language, look: &RenderOptions<'_>) -> Arc<Background> {
    let name = name(scene, language, look);
    if let Some(known) = known(&name) {
        return known;
    }
    let ground = Arc::new(Background::new(name, &scene.said(&|text| language.say(text)), look));
    keep(ground.clone());
    ground
}

fn name(scene: &Scene<Text>, language: Language, look: &RenderOptions<'_>) -> String {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut key = DefaultHasher::new();
    (background_key(scene), language.code(), &look.label, crate::assets::version()).hash(&mut key);
    format!("{:016x}", key.finish())
}

/// The ground of this name, which counts as used just now.
fn known(name: &str) -> Option<Arc<Background>> {
    let mut backgrounds = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let place = backgrounds.iter().position(|one| one.name() == name)?;
    let found = backgrounds.remove(place);
    backgrounds.push(found.clone());
    Some(found)
}

/// Keeps a ground and lets go of those that were not used for longest.
fn keep(ground: Arc<Background>) {
    let mut backgrounds = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    backgrounds.push(ground);
    let mut bytes: usize = backgrounds.iter().map(|one| one.size()).sum();
    while bytes > MOST_BYTES && backgrounds.len() > 1 {
        bytes -= backgrounds.remove(0).size();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skazka_core::{Position, Presentation, Viewer};
    use skazka_testkit::duel::Duel;

    #[test]
    fn a_ground_is_drawn_once_for_each_language() {
        let scene = Duel::scene(&Duel::start(&()).view(Viewer::Public));
        let look = RenderOptions { label: "a duel".into(), own_symbols: false, ..RenderOptions::default() };
        let english = of(&scene, Language::En, &look);
        assert!(Arc::ptr_eq(&english, &of(&scene, Language::En, &look)));
        assert_ne!(english.name(), of(&scene, Language::Ru, &look).name());
        let mut torn = scene.clone();
        torn.cells[0].status = skazka_core::CellStatus::Gone;
        assert_ne!(english.name(), of(&torn, Language::En, &look).name());
    }
}
