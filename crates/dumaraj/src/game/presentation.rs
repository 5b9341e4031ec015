//! How the game is shown and touched.

use super::decisions::Decision;
use super::situation::Situation;
use super::view::Seen;
use crate::Rules;
use skazka_core::{Presentation, Scene, Seat, Step};

impl Presentation for Situation {
    fn preview(rules: &Rules) -> Situation {
        Situation::plain(rules)
    }

    fn scene(view: &Seen) -> Scene {
        view.scene()
    }

    fn steps(&self, by: Seat, action: Decision) -> Vec<Step> {
        self.steps_of(by, action)
    }
}
