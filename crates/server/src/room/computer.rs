//! What the computer has to do in a game, and the doing of it.

use super::Course;
use super::actor::{Means, Order};
use crate::store::GameRow;
use skazka_core::{Actor, Event, Seat, Stop, Turn, Viewer};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::Sender;
use tokio::task::AbortHandle;

/// What a computer seat has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    /// Answer the draw that is offered.
    Answer(Seat),
    /// Decide on its next action.
    Decide(Seat),
}

impl Duty {
    /// The seat.
    pub fn seat(self) -> Seat {
        match self {
            Duty::Answer(seat) | Duty::Decide(seat) => seat,
        }
    }

    /// What a computer seat has to do now: an offered draw is answered first.
    pub fn due(row: &GameRow, course: &Course) -> Option<Duty> {
        let turn = course.table().turn();
        if matches!(turn, Turn::Over(_)) {
            return None;
        }
        let computers =
            || (0..).map(Seat).zip(&row.seats).filter(|(_, player)| player.level().is_some()).map(|(seat, _)| seat);
        let offers = course.table().offers();
        let answer = computers().find(|seat| !offers.is_empty() && !offers.contains(*seat)).map(Duty::Answer);
        answer.or_else(|| computers().find(|seat| turn.seats().contains(*seat)).map(Duty::Decide))
    }
}

/// Thinks of a duty at a level; the event it comes to, none when there is nothing to decide after all.
fn thought(duty: Duty, level: u8, seed: u64, course: &Course, stop: &Stop) -> Option<Event> {
    match duty {
        Duty::Answer(by) => Some(match course.table().draw_thought(by, level)(stop) {
            true => Event::OfferDraw { by },
            false => Event::DeclineDraw { by },
        }),
        Duty::Decide(seat) => {
            let action = course.table().thought(seat, level, seed)?;
            Some(Event::Act { by: Actor::Seat(seat), action: action(stop) })
        }
    }
}

/// How long the computer may think of a duty: draws are answered after a short look.
fn longest(duty: Duty, level: u8, course: &Course) -> Duration {
    match duty {
        Duty::Answer(_) => Duration::ZERO,
        Duty::Decide(_) => course.table().thinking_time(level),
    }
}

/// The computer at work on one duty. Dropping it ends the work.
#[derive(Debug)]
pub struct Work {
    number: u64,
    duty: Duty,
    /// How much its seat knew when it began: what the seat cannot know must not disturb its thinking.
    known: u64,
    task: AbortHandle,
}

impl Work {
    /// Begins the work. The room is told what it comes to, under `number`.
    pub fn begin(
        number: u64,
        duty: Duty,
        row: &GameRow,
        course: &Arc<Course>,
        means: &Means,
        room: Sender<Order>,
    ) -> Option<Work> {
        let level = row.seats.get(duty.seat().index())?.level()?;
        let seed = crate::random::word().ok()?;
        let (longest, at_least) = (longest(duty, level, course), means.pace.think_at_least);
        let known = course.seq_for(Viewer::Seat(duty.seat()));
        let (thinkers, course) = (means.thinkers.clone(), course.clone());
        let task = tokio::spawn(async move {
            let think = move |stop: &Stop| thought(duty, level, seed, &course, stop);
            let event = thinkers.think(longest, at_least, think).await.flatten();
            // A room that is closed does not want to know any more.
            let _ = room.send(Order::Thought { number, event }).await;
        });
        Some(Work { number, duty, known, task: task.abort_handle() })
    }

    /// The number it was begun under.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The seat it is done for.
    pub fn seat(&self) -> Seat {
        self.duty.seat()
    }

    /// Whether this is still what has to be done.
    pub fn is_for(&self, duty: Duty, course: &Course) -> bool {
        self.duty == duty && self.known == course.seq_for(Viewer::Seat(duty.seat()))
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.task.abort();
    }
}
