//! The levels of a planner, and what makes the weaker ones weak.

#[cfg(doc)]
use skazka_core::Evaluate;
use std::time::Duration;

/// The number of levels of [`TurnPlanner`](crate::TurnPlanner); 1 is the weakest.
pub const PLANNER_LEVELS: u8 = 4;

/// No bound.
const ALL: usize = usize::MAX;

/// How broadly a turn is planned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Breadth {
    /// Unfinished turns that go on after each action, at least 1.
    pub beam: usize,
    /// Actions of each of them that are taken on trial, those that promise most; at least 1.
    pub tried: usize,
    /// Draws inside a turn (one after another) that a turn is planned on after; further ones are judged by what each
    /// outcome is worth at once.
    pub draws: usize,
    /// Finished turns that are judged by the best answer to them; with 0 all are judged as they stand.
    pub answered: usize,
    /// [`Breadth::beam`] and [`Breadth::tried`] of the answer.
    pub answer: (usize, usize),
}

impl Breadth {
    /// Looks at every turn and judges it as it stands: the best by expectation, in tiny games.
    pub const FULL: Breadth = Breadth { beam: ALL, tried: ALL, draws: ALL, answered: 0, answer: (ALL, ALL) };

    /// One turn at a time, the action that looks best each time.
    #[must_use]
    pub(crate) fn greedy(self) -> Breadth {
        Breadth { beam: 1, draws: 0, answered: 0, ..self }
    }

    /// How a turn goes on after a draw inside it.
    #[must_use]
    pub(crate) fn after_draw(self) -> Breadth {
        let draws = if self.draws == ALL { ALL } else { self.draws.saturating_sub(1) };
        let answered = if self.answered == ALL { ALL } else { self.answered.min(1) };
        Breadth { beam: self.looked_into(), draws, answered, ..self }
    }

    /// How many of the turns that come to a draw are planned on after it.
    pub(crate) fn looked_into(self) -> usize {
        match (self.draws, self.beam) {
            (0, _) => 0,
            (_, ALL) => ALL,
            (_, beam) => (beam / 4).max(1),
        }
    }

    /// How the answer to a turn is planned.
    #[must_use]
    pub(crate) fn answering(self) -> Breadth {
        let draws = if self.draws == ALL { ALL } else { 0 };
        Breadth { beam: self.answer.0, tried: self.answer.1, draws, answered: 0, ..self }
    }
}

/// How one level plans. The names are `computer-level-1` and so on in the locales.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannerLevel {
    /// The most that each action of a turn may cost: 1 for each action weighed, more for each taken on trial. What makes
    /// the levels strong, together with [`PlannerLevel::noise`].
    pub effort: u64,
    /// The most time for each action, should the machine be slow.
    pub time: Duration,
    /// How broadly it plans, as far as the effort goes.
    pub breadth: Breadth,
    /// Every judgement of a position is off by up to this many hundredths of what is at stake ([`Evaluate::stakes`]).
    pub noise: i32,
    /// Of a hundred actions, how many it takes without thinking.
    pub blunder_rate: u8,
    /// Effort and carelessness where next to nothing is at stake with each action; in between, in proportion.
    pub light: Light,
}

/// How one level goes about actions that hardly matter one by one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Light {
    /// See [`PlannerLevel::effort`].
    pub effort: u64,
    /// See [`PlannerLevel::blunder_rate`].
    pub blunder_rate: u8,
}

impl PlannerLevel {
    /// The level as it plays a game with such stakes, from 1 to 100; at 100 it is as it stands.
    ///
    /// ```
    /// use skazka_search::planner_level;
    /// let level = planner_level(1);
    /// assert_eq!(level.clone().at(100), level);
    /// let light = level.clone().at(10);
    /// assert!(light.effort < level.effort && light.noise < level.noise && light.blunder_rate > level.blunder_rate);
    /// ```
    #[must_use]
    pub fn at(self, stakes: u8) -> PlannerLevel {
        let stakes = u64::from(stakes.min(100));
        let between = |light: u64, full: u64| (light * (100 - stakes) + full * stakes) / 100;
        PlannerLevel {
            effort: between(self.light.effort, self.effort),
            noise: self.noise * stakes as i32 / 100,
            blunder_rate: between(self.light.blunder_rate.into(), self.blunder_rate.into()) as u8,
            ..self
        }
    }
}

/// The level with this number; the nearest one when there is none.
///
/// ```
/// use skazka_search::{PLANNER_LEVELS, planner_level};
/// assert!(planner_level(1).effort < planner_level(PLANNER_LEVELS).effort);
/// assert_eq!(planner_level(200), planner_level(PLANNER_LEVELS));
/// ```
pub fn planner_level(number: u8) -> PlannerLevel {
    let broad = |beam, tried, draws, answered, answer| Breadth { beam, tried, draws, answered, answer };
    let level = |effort, time, breadth, noise, blunder_rate, light| PlannerLevel {
        effort,
        time: Duration::from_millis(time),
        breadth,
        noise,
        blunder_rate,
        light,
    };
    let light = |effort, blunder_rate| Light { effort, blunder_rate };
    match number {
        0 | 1 => level(10_000, 80, broad(1, 6, 0, 0, (1, 1)), 70, 15, light(2_000, 92)),
        2 => level(40_000, 120, broad(1, 8, 0, 0, (1, 1)), 55, 5, light(19_000, 82)),
        3 => level(60_000, 160, broad(2, 10, 0, 0, (1, 1)), 32, 0, light(22_000, 65)),
        _ => level(250_000, 250, broad(8, 16, 1, 5, (1, 5)), 0, 0, light(40_000, 0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_level_looks_further_and_errs_less() {
        for number in 2..=PLANNER_LEVELS {
            let (lower, higher) = (planner_level(number - 1), planner_level(number));
            assert!(lower.effort < higher.effort && lower.time < higher.time);
            assert!(lower.breadth.beam <= higher.breadth.beam && lower.breadth.answered <= higher.breadth.answered);
            assert!(lower.noise >= higher.noise && lower.blunder_rate >= higher.blunder_rate);
            let (lower, higher) = (lower.light, higher.light);
            assert!(lower.effort < higher.effort && lower.blunder_rate > higher.blunder_rate);
        }
    }
}
