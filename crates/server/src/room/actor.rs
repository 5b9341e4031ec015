//! The task of one open game.

use super::computer::{BotTask, RunningTask};
use super::seating::changed_by;
use super::{CommandError, Drawing, EnterError, GameLog, Request, Snapshot, Thinkers, Timeouts, Watching};
use crate::chance;
use crate::clock::Clock;
use crate::pool::{Gauge, Pools};
use crate::store::{Entries, Following, GameRow, Owner, Store, StoreError};
use skazka_core::{Catalogue, Event, Fault, Stamped, Turn, Viewer, text};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, MissedTickBehavior, interval};

/// What all rooms share.
pub struct RoomContext {
    /// Where logs are kept.
    pub store: Arc<dyn Store>,
    /// The games there are.
    pub catalogue: Arc<Catalogue>,
    /// Where the computer thinks.
    pub thinkers: Thinkers,
    /// Where everything else is done that takes long.
    pub pools: Pools,
    /// How long rooms wait.
    pub timeouts: Timeouts,
    /// Says when something happens.
    pub clock: Arc<dyn Clock>,
}

/// What a room is told.
pub enum RoomMessage {
    /// Somebody looks; the answer is what there is to see.
    Enter(oneshot::Sender<Watching>),
    /// Somebody wishes something; the answer is the `seq` after it.
    Request(Request, oneshot::Sender<Result<u64, CommandError>>),
    /// The computer's work `number` came to an end.
    Thought {
        /// The number of the work.
        number: u64,
        /// What it came to; none when it failed.
        event: Option<Event>,
    },
}

/// Reads a game from its log, on a thread for records.
///
/// # Errors
/// When the storage fails, what is in it makes no game, or too many games are being read.
pub async fn read_log(row: &Arc<GameRow>, context: &RoomContext) -> Result<GameLog, EnterError> {
    let log = context.store.events(&row.id, 0).await?;
    let (catalogue, row) = (context.catalogue.clone(), row.clone());
    Ok(context.pools.records.run(move |stop| GameLog::replay(&catalogue, &row, &log, stop)).await??)
}

/// The game after these events, which happen at `at`, and what chance draws upon them, with all that happened: tried on a
/// copy.
fn tried(row: &GameRow, log: &GameLog, events: Vec<Event>, at: i64) -> Result<(GameLog, Entries), Fault> {
    let mut next = log.copy();
    let mut events: Vec<_> = events.into_iter().map(|event| Stamped { at, event }).collect();
    events.iter().try_for_each(|event| next.accept(event))?;
    while let Some(event) = chance::next(row, next.game())? {
        let event = Stamped { at, event };
        next.accept(&event)?;
        events.push(event);
    }
    let is_over = next.is_over();
    Ok((next, Entries { is_over, ..Entries::of(events) }))
}

/// The state of the task.
pub struct RoomActor {
    context: Arc<RoomContext>,
    row: Arc<GameRow>,
    log: Arc<GameLog>,
    /// The storage's when the log was read.
    epoch: u64,
    /// What others write into the log.
    news: Following,
    shown: watch::Sender<Snapshot>,
    /// See [`Snapshot::drawing`].
    drawing: Arc<Drawing>,
    /// How long trying a command takes.
    trying: Arc<Gauge>,
    /// For the computer to report to.
    reports: mpsc::WeakSender<RoomMessage>,
    work: Option<RunningTask>,
    works: u64,
    /// The computer failed; it rests until something happens or somebody enters.
    rests: bool,
    /// It rests because its decision could not be written down, until something can be.
    awaits_store: bool,
    last_seen: Instant,
    /// The log could not be read again after it failed: the room is of no use any more.
    is_lost: bool,
}

impl RoomActor {
    /// The state of a room that has just been read; `epoch` is what the storage's was before, and `news` began before too.
    pub fn new(
        context: Arc<RoomContext>,
        row: Arc<GameRow>,
        log: GameLog,
        epoch: u64,
        news: Following,
        reports: mpsc::WeakSender<RoomMessage>,
    ) -> RoomActor {
        let log = Arc::new(log);
        let drawing = Arc::<Drawing>::default();
        let first = Snapshot {
            row: row.clone(),
            log: log.clone(),
            thinking: None,
            drawing: drawing.clone(),
            shared: Arc::default(),
        };
        let shown = watch::Sender::new(first);
        RoomActor {
            context,
            row,
            log,
            epoch,
            news,
            shown,
            drawing,
            trying: Arc::default(),
            reports,
            work: None,
            works: 0,
            rests: false,
            awaits_store: false,
            last_seen: Instant::now(),
            is_lost: false,
        }
    }

    /// Lives until nobody has looked for long, or the log is lost.
    pub async fn live(mut self, mut orders: mpsc::Receiver<RoomMessage>) {
        let mut ticks = interval(self.context.timeouts.look_around);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while !self.is_lost && self.was_seen_within(self.context.timeouts.close_after) {
            tokio::select! {
                order = orders.recv() => match order {
                    Some(order) => self.obey(order).await,
                    None => return,
                },
                length = self.news.next() => self.hear_of(length).await,
                _ = ticks.tick() => self.look_around().await,
            }
        }
    }

    /// Reads what others wrote into the log, if it is so long now.
    async fn hear_of(&mut self, length: u64) {
        if length > self.log.seq() {
            self.read_again(StoreError::Taken).await;
            self.refresh();
        }
    }

    async fn look_around(&mut self) {
        if self.context.store.epoch() != self.epoch {
            self.read_again(StoreError::Taken).await;
        }
        if self.awaits_store && self.context.store.probe().await.is_ok() {
            (self.awaits_store, self.rests) = (false, false);
        }
        self.end_by_time().await;
        if self.shown.receiver_count() > 0 {
            self.last_seen = Instant::now();
        }
        self.refresh();
    }

    /// Whoever has used up his time has lost.
    async fn end_by_time(&mut self) {
        let now = self.context.clock.now();
        let Some((_, by)) = self.log.clock().next_fall().filter(|(at, _)| *at <= now) else { return };
        if let Err(why) = self.commit(vec![Event::Timeout { by }], None).await {
            // The storage itself says when it does not answer; the flag is still down when the room looks around again.
            tracing::debug!(game = %self.row.id, %why, "a flag that has fallen could not be written down");
        }
    }

    async fn obey(&mut self, order: RoomMessage) {
        // Whoever asked may have left meanwhile: answers that nobody takes are no failure.
        match order {
            RoomMessage::Enter(answer) => {
                self.last_seen = Instant::now();
                self.rests = false;
                self.refresh();
                let _ = answer.send(self.shown.subscribe());
            }
            RoomMessage::Request(command, answer) => {
                self.last_seen = Instant::now();
                let done = self.decide(command).await;
                self.refresh();
                let _ = answer.send(done);
            }
            RoomMessage::Thought { number, event } => {
                self.take_thought(number, event).await;
                self.refresh();
            }
        }
    }

    async fn decide(&mut self, command: Request) -> Result<u64, CommandError> {
        let events = self.permit(&command)?;
        self.commit(events, command.by).await?;
        Ok(self.log.seq_for(command.viewpoint))
    }

    /// Whether the browser may ask for this now.
    fn permit(&self, command: &Request) -> Result<Vec<Event>, CommandError> {
        command.what.check_seats(command.seat, command.by, &self.row)?;
        if command.seq != self.log.seq_for(command.viewpoint) {
            return Err(CommandError::Behind);
        }
        if command.what.is_secret() && self.is_secret_stage() && command.viewpoint != Viewer::Seat(command.seat) {
            return Err(Fault(text!("refused-eyes")).into());
        }
        Ok(command.what.events(command.seat, self.log.game())?)
    }

    fn is_secret_stage(&self) -> bool {
        matches!(self.log.game().turn(), Turn::Secret(_))
    }

    /// Makes events happen now that a browser, if one, asked for, with the draws by chance that follow them: tried on a copy,
    /// written down, adopted.
    async fn commit(&mut self, events: Vec<Event>, by: Option<Owner>) -> Result<(), CommandError> {
        let at = self.context.clock.now().max(self.log.last_at());
        let seats = changed_by(&events, by);
        let row =
            if seats.is_empty() { self.row.clone() } else { Arc::new(GameRow::clone(&self.row).with_seats(&seats)) };
        let (after, log) = (row.clone(), self.log.clone());
        let tried = move |_: &_| tried(&after, &log, events, at);
        let (next, entries) = self.context.pools.moves.run_gauged(&self.trying, tried).await??;
        if self.context.store.epoch() != self.epoch {
            return Err(self.read_again(StoreError::Taken).await);
        }
        match self.context.store.append(&self.row.id, self.log.seq(), &Entries { seats, ..entries }).await {
            Ok(()) => (self.log, self.row) = (Arc::new(next), row),
            Err(why) => return Err(self.read_again(why).await),
        }
        self.rests = false;
        Ok(())
    }

    /// After a failed append, or when another storage has taken the place, the log alone tells what happened.
    async fn read_again(&mut self, why: StoreError) -> CommandError {
        self.epoch = self.context.store.epoch();
        match self.read_log_anew().await {
            Ok(Some((row, log))) => (self.row, self.log) = (row, Arc::new(log)),
            Ok(None) => {
                self.is_lost = true;
                return CommandError::Enter(EnterError::Unknown);
            }
            Err(why) => {
                tracing::error!(game = %self.row.id, %why, "the log cannot be read; the room closes");
                self.is_lost = true;
            }
        }
        match why {
            StoreError::Taken => CommandError::Behind,
            why => CommandError::Store(why),
        }
    }

    /// The game as it is in the storage; none when it is not there any more or is another one.
    async fn read_log_anew(&self) -> Result<Option<(Arc<GameRow>, GameLog)>, EnterError> {
        match self.context.store.game(&self.row.id).await? {
            Some(row) if row.is_same_game(&self.row) => {
                let row = Arc::new(row);
                let log = read_log(&row, &self.context).await?;
                Ok(Some((row, log)))
            }
            _ => Ok(None),
        }
    }

    async fn take_thought(&mut self, number: u64, event: Option<Event>) {
        if self.work.as_ref().is_none_or(|work| work.number() != number) {
            return;
        }
        self.work = None;
        let failed = match event {
            Some(event) => self.commit(vec![event], None).await.err(),
            None => Some(CommandError::Fault(text!("refused-thought").into())),
        };
        if let Some(why) = failed {
            tracing::error!(game = %self.row.id, %why, "the computer's decision did not happen");
            self.rests = !matches!(why, CommandError::Behind);
            self.awaits_store = matches!(why, CommandError::Store(why) if why.is_passing());
        }
    }

    fn snapshot(&self) -> Snapshot {
        let thinking = self.work.as_ref().map(RunningTask::seat);
        let (row, log, drawing) = (self.row.clone(), self.log.clone(), self.drawing.clone());
        Snapshot { row, log, thinking, drawing, shared: Arc::default() }
    }

    /// Has the computer do what is due and shows what is new.
    fn refresh(&mut self) {
        self.employ_the_computer();
        let now = self.snapshot();
        self.shown.send_if_modified(|shown| {
            let is_new = !now.is_same_as(shown);
            if is_new {
                // What was drawn of the same moment goes on being shared.
                *shown = now;
            }
            is_new
        });
    }

    /// Has the computer do what is due and nothing else; nothing at all when nobody looks.
    fn employ_the_computer(&mut self) {
        let may_work = !self.rests && self.was_seen_within(self.context.timeouts.think_unseen);
        let due = BotTask::due(&self.row, &self.log).filter(|_| may_work);
        let is_at_it = match (&self.work, due) {
            (None, None) => true,
            (Some(work), Some(task)) => work.is_for(task, &self.log),
            _ => false,
        };
        if !is_at_it {
            self.work = due.and_then(|task| self.begin(task));
        }
    }

    fn begin(&mut self, task: BotTask) -> Option<RunningTask> {
        self.works += 1;
        RunningTask::begin(self.works, task, &self.row, &self.log, &self.context, self.reports.upgrade()?)
    }

    fn was_seen_within(&self, past: Duration) -> bool {
        self.last_seen.elapsed() < past
    }
}
