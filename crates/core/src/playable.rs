//! Everything that a game is to those who play it.

use crate::{Chance, Perft, Presentation};

/// A position with all that a game on a server or a command line needs: rules, notation, draws, presentation, counting.
pub trait Playable: Chance + Presentation + Perft {}

impl<P: Chance + Presentation + Perft> Playable for P {}
