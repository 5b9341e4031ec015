//! What lies on the arbiter's desk before play: the RF constant, both papers, and how often a start was voided.

use crate::setup::{Constant, Paper, needs_papers};
use crate::{Kind, Rules};

/// What a game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The blocker, who lost the lot, names the RF constant (`rules/dumaraj.md §8`).
    Naming,
    /// Both write their set-ups in secret.
    Writing,
    /// Both place their kits in secret (Eralash, training).
    Placing,
    /// The board decides.
    Playing,
}

/// How often at most a start is voided and written again (`rules/dumaraj.md §8`).
pub const MOST_VOIDS: u8 = 3;

/// The arbiter's desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Desk {
    /// What the game waits for.
    pub stage: Stage,
    /// The RF constant, once named.
    pub constant: Option<Constant>,
    /// The paper each seat wrote. They stay on the desk when play begins.
    pub papers: [Option<Paper>; 2],
    /// How often a start was voided.
    pub voids: u8,
}

impl Desk {
    /// The desk at the beginning of a game.
    pub fn new(rules: &Rules) -> Desk {
        let stage = match rules.kind {
            Kind::Eralash(_) => Stage::Placing,
            Kind::Setup(_) if rules.complications.rf => Stage::Naming,
            Kind::Setup(_) if needs_papers(rules) => Stage::Writing,
            Kind::Setup(_) | Kind::Goniki(_) | Kind::Hunters(_) => Stage::Playing,
        };
        Desk { stage, constant: None, papers: [None; 2], voids: 0 }
    }

    /// A desk nobody needs any more.
    pub fn cleared() -> Desk {
        Desk { stage: Stage::Playing, constant: None, papers: [None; 2], voids: 0 }
    }

    /// The paper a seat sets up by: its own, or under the mirror the other's.
    pub fn paper_for(&self, seat: usize, mirror: bool) -> Paper {
        let writer = if mirror { 1 - seat } else { seat };
        self.papers[writer].unwrap_or_default()
    }
}
