//! The seam between games and whatever plays them by itself.

use crate::time_source::{System, TimeSource};
use crate::{Actor, Fault, Position, Seat, text};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What long work looks at between its pieces: a flag that ends it early (thinking, reading, replaying), and the time.
/// Clones share both; the flag is never lowered.
#[derive(Debug, Clone)]
pub struct Stop {
    raised: Arc<AtomicBool>,
    time: Arc<dyn TimeSource>,
}

impl Default for Stop {
    fn default() -> Stop {
        Stop::timed_by(System::new())
    }
}

impl Stop {
    /// A flag that is not raised, and the time of the operating system. In WebAssembly, where there is none, time stands
    /// still: work ends by what it counts, or give it a clock with [`Stop::timed_by`].
    pub fn new() -> Stop {
        Stop::default()
    }

    /// A flag that is not raised, and the time that somebody else tells.
    pub fn timed_by(time: impl TimeSource) -> Stop {
        Stop { raised: Arc::default(), time: Arc::new(time) }
    }

    /// How much time has passed since a moment that is the same for all clones. It never runs backwards.
    pub fn passed(&self) -> Duration {
        self.time.passed()
    }

    /// Asks everybody who looks at this flag to come to an end.
    pub fn raise(&self) {
        self.raised.store(true, Ordering::Relaxed);
    }

    /// Whether the flag was raised.
    pub fn is_raised(&self) -> bool {
        self.raised.load(Ordering::Relaxed)
    }

    /// Asked between the pieces of long work.
    ///
    /// # Errors
    /// `work-cancelled` when the flag was raised.
    pub fn check(&self) -> Result<(), Fault> {
        if self.is_raised() { Err(text!("work-cancelled").into()) } else { Ok(()) }
    }
}

/// What a thinker is asked: it gets a view and never the true position.
pub struct Task<P: Position> {
    /// What the seat may know.
    pub view: P::View,
    /// The seat to decide for.
    pub seat: Seat,
    /// What it may do, of [`Thinker::candidates`]; never empty.
    pub legal: Vec<P::Action>,
    /// The strength wanted, from 1 to [`Thinker::LEVELS`].
    pub level: u8,
    /// The keys of the positions so far, for seeing repetitions.
    pub past: Vec<u64>,
    /// Where its randomness begins.
    pub seed: u64,
}

/// Something that can play a game by itself.
pub trait Thinker<P: Position>: Clone + Send + Sync + 'static {
    /// How many levels of strength it has, weakest first.
    const LEVELS: u8;

    /// How long it thinks of one action at a level, at most, on a machine that is not too slow: what takes seconds waits
    /// apart from what is decided at once.
    fn time(&self, _level: u8) -> Duration {
        Duration::ZERO
    }

    /// Appends the actions of `seat` that it would choose among: all, or some of each kind where they are too many.
    fn candidates(&self, position: &P, seat: Seat, out: &mut Vec<P::Action>) {
        position.actions(Actor::Seat(seat), out);
    }

    /// Chooses one of the legal actions, within the level's time, or sooner when `stop` is raised.
    fn think(&self, task: Task<P>, stop: &Stop) -> P::Action;

    /// Whether `seat`, which knows `view`, agrees to the draw that is offered; it may not be its turn. What cannot judge
    /// its position declines.
    fn agrees_to_draw(&self, _view: P::View, _seat: Seat, _level: u8, _stop: &Stop) -> bool {
        false
    }
}
