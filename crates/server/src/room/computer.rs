//! What the computer has to do in a game, and the doing of it.

use super::Course;
use super::actor::{Means, Order};
use crate::store::GameRow;
use skazka_core::{Actor, Event, Seat, Stop, Turn, Viewer};
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

/// A thought of the answer; the event it comes to.
type Thought = Box<dyn FnOnce(&Stop) -> Event + Send>;

fn thought(duty: Duty, level: u8, course: &Course) -> Option<Thought> {
    match duty {
        Duty::Answer(seat) => {
            let agrees = course.table().draw_thought(seat, level);
            Some(Box::new(move |stop| match agrees(stop) {
                true => Event::OfferDraw { by: seat },
                false => Event::DeclineDraw { by: seat },
            }))
        }
        Duty::Decide(seat) => {
            let seed = crate::random::word().ok()?;
            let action = course.table().thought(seat, level, seed)?;
            Some(Box::new(move |stop| Event::Act { by: Actor::Seat(seat), action: action(stop) }))
        }
    }
}

/// The computer at work on one duty. Dropping it ends the work.
#[derive(Debug)]
pub struct Work {
    number: u64,
    duty: Duty,
    /// How much its seat knew when it began: what the seat cannot know must not disturb its thinking.
    known: u64,
    stop: Stop,
    task: AbortHandle,
}

impl Work {
    /// Begins the work. The room is told what it comes to, under `number`.
    pub fn begin(
        number: u64,
        duty: Duty,
        row: &GameRow,
        course: &Course,
        means: &Means,
        room: Sender<Order>,
    ) -> Option<Work> {
        let level = row.seats.get(duty.seat().index())?.level()?;
        let thought = thought(duty, level, course)?;
        let known = course.seq_for(Viewer::Seat(duty.seat()));
        let stop = Stop::new();
        let seen = stop.clone();
        let (thinkers, at_least) = (means.thinkers.clone(), means.pace.think_at_least);
        let task = tokio::spawn(async move {
            let event = thinkers.think(thought, seen, at_least).await;
            // A room that is closed does not want to know any more.
            let _ = room.send(Order::Thought { number, event }).await;
        });
        Some(Work { number, duty, known, stop, task: task.abort_handle() })
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
        self.stop.raise();
        self.task.abort();
    }
}
