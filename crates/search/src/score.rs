//! What a position is worth: numbers for unclear ones, and won or lost in so many actions.

use skazka_core::{Outcome, Seat};

/// The score of a game already won; a win in `n` actions is worth `WIN - n`, a loss `n - WIN`.
pub const WIN: i32 = 1_000_000;

/// More than any score.
pub(crate) const INFINITE: i32 = WIN + 1;

/// The most actions a line can have: every deeper position is judged as it stands.
pub(crate) const LONGEST: usize = 120;

/// The score of a draw.
pub(crate) const DRAW: i32 = 0;

/// Scores beyond this are wins in so many actions.
const DECIDED: i32 = WIN - LONGEST as i32 - 1;

/// What a score means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The seat to decide wins after this many actions, both sides counted.
    WinsIn(u32),
    /// The seat to decide loses after this many actions, both sides counted.
    LosesIn(u32),
    /// Nothing is proven; hundredths of the game's unit of material.
    Unclear(i32),
}

/// Reads a score of an [`Analysis`](crate::Analysis).
///
/// ```
/// use skazka_search::{Verdict, WIN, verdict};
/// assert_eq!(verdict(WIN - 3), Verdict::WinsIn(3));
/// assert_eq!(verdict(2 - WIN), Verdict::LosesIn(2));
/// assert_eq!(verdict(-150), Verdict::Unclear(-150));
/// ```
pub fn verdict(score: i32) -> Verdict {
    match score {
        DECIDED.. => Verdict::WinsIn((WIN - score).unsigned_abs()),
        ..=WORST => Verdict::LosesIn((WIN + score).unsigned_abs()),
        _ => Verdict::Unclear(score),
    }
}

const WORST: i32 = -DECIDED;

/// Keeps a judgement apart from proven wins and losses.
pub(crate) fn unclear(score: i32) -> i32 {
    score.clamp(WORST + 1, DECIDED - 1)
}

/// What the end of a game is worth for `seat` when it is reached after `ply` actions.
pub(crate) fn of_outcome(outcome: Outcome, seat: Seat, ply: usize) -> i32 {
    match outcome.winner() {
        None => DRAW,
        Some(winner) if winner == seat => WIN - ply as i32,
        Some(_) => ply as i32 - WIN,
    }
}

/// A score as it is kept in the table: wins are counted from the position itself, not from the root.
pub(crate) fn from_root(score: i32, ply: usize) -> i32 {
    match verdict(score) {
        Verdict::WinsIn(_) => score + ply as i32,
        Verdict::LosesIn(_) => score - ply as i32,
        Verdict::Unclear(_) => score,
    }
}

/// The inverse of [`from_root`].
pub(crate) fn to_root(score: i32, ply: usize) -> i32 {
    match verdict(score) {
        Verdict::WinsIn(_) => score - ply as i32,
        Verdict::LosesIn(_) => score + ply as i32,
        Verdict::Unclear(_) => score,
    }
}

/// The scores that still matter: up to `alpha` there is something as good already, from `beta` on the other side
/// will not let it happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// Every score matters.
    pub(crate) const OPEN: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// Asks only whether a score is above `alpha`.
    pub(crate) fn scout(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// The window as the other seat sees it.
    pub(crate) fn flipped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Whether a score lies inside.
    pub(crate) fn holds(self, score: i32) -> bool {
        self.alpha < score && score < self.beta
    }
}

/// The sign of what `seat` sees for `other`.
pub(crate) fn sign(seat: Seat, other: Seat) -> i32 {
    if seat == other { 1 } else { -1 }
}
