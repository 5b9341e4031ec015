//! The family as lists, forms and errors show it.

use super::situation::Situation;
use crate::{Rules, options};
use skazka_core::{Discipline, Fault, Settings, Symbol, TypedFamily};

/// DumaRaj, with all its disciplines.
pub struct DumaRaj;

impl TypedFamily for DumaRaj {
    type Position = Situation;

    const NAME: &'static str = "dumaraj";

    fn disciplines() -> Vec<Discipline> {
        options::disciplines()
    }

    fn rules(discipline: &str, settings: &Settings) -> Result<Rules, Fault> {
        options::rules(discipline, settings)
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
