//! The family as lists, forms and errors show it.

use super::situation::Situation;
use crate::{Kind, Rules, options, setup};
use skazka_core::{Discipline, Fault, Settings, Symbol, TypedFamily};
use std::borrow::Cow;

/// DumaRaj, with all its disciplines.
pub struct DumaRaj;

impl TypedFamily for DumaRaj {
    type Position = Situation;

    const NAME: &'static str = "dumaraj";

    const RULES: u32 = 1;

    fn disciplines() -> Vec<Discipline> {
        options::disciplines()
    }

    fn rules(discipline: &str, settings: &Settings) -> Result<Rules, Fault> {
        options::rules(discipline, settings)
    }

    /// The drawing of the set-up: armies are laid out by it after the papers are written. No drawing, where mobs are
    /// placed one by one.
    fn setup_data(rules: &Rules) -> Cow<'static, str> {
        match rules.kind {
            Kind::Setup(number) => setup::drawing(number).into(),
            Kind::Eralash(_) | Kind::Goniki(_) | Kind::Hunters(_) => "".into(),
        }
    }

    fn settings(rules: &Rules) -> Settings {
        options::settings(rules)
    }

    fn symbols() -> Vec<Symbol> {
        crate::symbols::symbols()
    }

    fn showcase() -> (&'static str, Settings, &'static str) {
        ("dumaraj/phalanx-1", Settings::new(), "2lfrl2/2g1sg2/2ps1p2/4p3/2P1PG2/2S2P2/2G1S3/2LFRL2 a 1-8,1-7 - 0 13")
    }
}
