//! What a level does with a decision.

use skazka_core::{Actor, Position, Seat, Stop, Task, Thinker, Viewer};

/// What a level decides for `seat`; level 0 takes any legal action.
pub fn choose<P: Position, T: Thinker<P>>(
    position: &P,
    thinker: &T,
    seat: Seat,
    level: u8,
    past: &[u64],
    seed: u64,
) -> P::Action {
    let mut legal = Vec::new();
    if level == 0 {
        position.actions(Actor::Seat(seat), &mut legal);
        return legal[fastrand::Rng::with_seed(seed).usize(..legal.len())];
    }
    thinker.candidates(position, seat, &mut legal);
    let task: Task<P> = Task { view: position.view(Viewer::Seat(seat)), seat, legal, level, past: past.to_vec(), seed };
    thinker.think(task, &Stop::new())
}
