//! What the computer has to do in a game, and the doing of it.

use super::GameLog;
use super::actor::{RoomContext, RoomMessage};
use crate::store::GameRow;
use skazka_core::{Actor, Event, Seat, Stop, Turn, Viewer};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::Sender;
use tokio::task::AbortHandle;

/// What a computer seat has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BotTask {
    /// Answer the draw that is offered.
    Answer(Seat),
    /// Decide on its next action.
    Decide(Seat),
}

impl BotTask {
    /// The seat.
    pub fn seat(self) -> Seat {
        match self {
            BotTask::Answer(seat) | BotTask::Decide(seat) => seat,
        }
    }

    /// What a computer seat has to do now: an offered draw is answered first.
    pub fn due(row: &GameRow, log: &GameLog) -> Option<BotTask> {
        let turn = log.game().turn();
        if turn == Turn::Over {
            return None;
        }
        let computers = || row.computers().map(|(seat, _)| seat);
        let offers = log.game().offers();
        let answer = computers().find(|seat| !offers.is_empty() && !offers.contains(*seat)).map(BotTask::Answer);
        answer.or_else(|| computers().find(|seat| turn.seats().contains(*seat)).map(BotTask::Decide))
    }
}

/// Thinks of a task at a level; the event it comes to, none when there is nothing to decide after all.
fn thought(task: BotTask, level: u8, seed: u64, log: &GameLog, stop: &Stop) -> Option<Event> {
    match task {
        BotTask::Answer(by) => Some(match log.game().draw_thought(by, level)(stop) {
            true => Event::OfferDraw { by },
            false => Event::DeclineDraw { by },
        }),
        BotTask::Decide(seat) => {
            let action = log.game().thought(seat, level, seed)?;
            Some(Event::Act { by: Actor::Seat(seat), action: action(stop) })
        }
    }
}

/// How long the computer may think of a task: draws are answered after a short look.
fn longest(task: BotTask, level: u8, log: &GameLog) -> Duration {
    match task {
        BotTask::Answer(_) => Duration::ZERO,
        BotTask::Decide(_) => log.game().thinking_time(level),
    }
}

/// The computer at work on one task. Dropping it ends the work.
#[derive(Debug)]
pub struct RunningTask {
    number: u64,
    task: BotTask,
    /// How much its seat knew when it began: what the seat cannot know must not disturb its thinking.
    known: u64,
    handle: AbortHandle,
}

impl RunningTask {
    /// Begins the work. The room is told what it comes to, under `number`.
    pub fn begin(
        number: u64,
        task: BotTask,
        row: &GameRow,
        log: &Arc<GameLog>,
        context: &RoomContext,
        room: Sender<RoomMessage>,
    ) -> Option<RunningTask> {
        let level = row.seats.get(task.seat().index())?.player.level()?;
        let seed = crate::random::word().ok()?;
        let (longest, at_least) = (longest(task, level, log), context.timeouts.think_at_least);
        let known = log.seq_for(Viewer::Seat(task.seat()));
        let (thinkers, log) = (context.thinkers.clone(), log.clone());
        let running = tokio::spawn(async move {
            let think = move |stop: &Stop| thought(task, level, seed, &log, stop);
            let event = thinkers.think(longest, at_least, think).await.flatten();
            // A room that is closed does not want to know any more.
            let _ = room.send(RoomMessage::Thought { number, event }).await;
        });
        Some(RunningTask { number, task, known, handle: running.abort_handle() })
    }

    /// The number it was begun under.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The seat it is done for.
    pub fn seat(&self) -> Seat {
        self.task.seat()
    }

    /// Whether this is still what has to be done.
    pub fn is_for(&self, task: BotTask, log: &GameLog) -> bool {
        self.task == task && self.known == log.seq_for(Viewer::Seat(task.seat()))
    }
}

impl Drop for RunningTask {
    fn drop(&mut self) {
        self.handle.abort();
    }
}
