//! A game as far as its log goes.

use super::seating::Seating;
use crate::store::{GameRow, Logged, StoreError};
use imbl::Vector;
use skazka_core::{
    Actor, Catalogue, Decision, Event, Fault, Game, GameClock, Seat, Stamped, Stop, TimeControl, Turn, Viewer, text,
};

/// A running game, how many events made it and when, and which of them are still secret.
///
/// A copy costs the same however long the game is.
pub struct GameLog {
    game: Box<dyn Game>,
    seq: u64,
    /// Whose the events of the secret stage that is not over are.
    hidden: Vec<Seat>,
    seating: Seating,
    clock: GameClock,
    begun_at: i64,
    last_at: i64,
    /// When each ply was taken.
    times: Vector<i64>,
}

impl GameLog {
    /// A game in which nothing has happened, begun at a time in milliseconds since 1970 UTC.
    pub fn new(game: Box<dyn Game>, begun_at: i64, control: TimeControl) -> GameLog {
        let clock = GameClock::new(control, game.seats(), begun_at, decision(&*game));
        let (seating, times) = (Seating::new(game.seats()), Vector::new());
        GameLog { game, seq: 0, hidden: Vec::new(), seating, clock, begun_at, last_at: begun_at, times }
    }

    /// The game that a log tells, played from the start it had.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] when the row or an event makes no game, or the seats are not as the log leaves them; it names
    /// the rules, where those the game was begun by are no longer today's. [`StoreError::Busy`] when `stop` was raised
    /// before the end.
    pub fn replay(catalogue: &Catalogue, row: &GameRow, events: &[Logged], stop: &Stop) -> Result<GameLog, StoreError> {
        GameLog::replay_by_todays_rules(catalogue, row, events, stop).map_err(|why| {
            match (why, outdated(catalogue, row)) {
                (StoreError::Damaged { game, why }, Some(outdated)) => {
                    StoreError::Damaged { game, why: format!("{outdated}: {why}") }
                }
                (why, _) => why,
            }
        })
    }

    fn replay_by_todays_rules(
        catalogue: &Catalogue,
        row: &GameRow,
        events: &[Logged],
        stop: &Stop,
    ) -> Result<GameLog, StoreError> {
        let damaged = |why: String| StoreError::Damaged { game: row.id.to_string(), why };
        let (family, _) = catalogue.find(&row.discipline).map_err(|why| damaged(why.to_string()))?;
        let game = family.open(&row.discipline, &row.settings, row.start.as_deref());
        let game = game.map_err(|why| damaged(why.to_string()))?;
        let mut log = GameLog::new(game, row.created_at, row.time_control);
        for Logged { seq, stamped } in events {
            if stop.is_raised() {
                return Err(StoreError::Busy("nobody waits for the game any more".to_owned()));
            }
            log.accept(stamped).map_err(|why| damaged(format!("event {seq}: {why}")))?;
        }
        match log.seating.differs_from(&row.seats) {
            Some(seat) => Err(damaged(format!("seat {} is not as the log leaves it", seat.0))),
            None => Ok(log),
        }
    }

    /// The game.
    pub fn game(&self) -> &dyn Game {
        &*self.game
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// How many events there were.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// How many events `viewer` knows of: the others' secret ones are not counted before the reveal, so that nobody
    /// learns how long somebody hesitated.
    pub fn seq_for(&self, viewer: Viewer) -> u64 {
        let unknown = self.hidden.iter().filter(|seat| viewer != Viewer::Seat(**seat)).count();
        self.seq - unknown as u64
    }

    /// When the game began, in milliseconds since 1970 UTC.
    pub fn begun_at(&self) -> i64 {
        self.begun_at
    }

    /// When the last event happened, in milliseconds since 1970 UTC; the beginning when nothing did.
    pub fn last_at(&self) -> i64 {
        self.last_at
    }

    /// When a ply was taken, `ply` from 0, in milliseconds since 1970 UTC.
    pub fn taken_at(&self, ply: usize) -> Option<i64> {
        self.times.get(ply).copied()
    }

    /// The clocks of the seats.
    pub fn clock(&self) -> &GameClock {
        &self.clock
    }

    /// A copy to try something on.
    pub fn copy(&self) -> GameLog {
        GameLog {
            game: self.game.copy(),
            hidden: self.hidden.clone(),
            seating: self.seating.clone(),
            clock: self.clock.clone(),
            times: self.times.clone(),
            ..*self
        }
    }

    /// Makes an event happen. Time does not run backwards in a game: what is told to have happened before the last event is
    /// taken to have happened with it.
    ///
    /// # Errors
    /// When it cannot happen now; nothing changes then.
    pub fn accept(&mut self, stamped: &Stamped) -> Result<(), Fault> {
        let (event, at) = (&stamped.event, stamped.at.max(self.last_at));
        self.check_clock(event, at)?;
        self.seating.check(event)?;
        let was_secret = matches!(self.game.turn(), Turn::Secret(_));
        let (were_open, undone) = (self.game.open_plies(), self.undone_by(event));
        self.game.accept(event)?;
        (self.seq, self.last_at) = (self.seq + 1, at);
        if was_secret {
            self.hidden.extend(secret_actor(event));
        }
        if !matches!(self.game.turn(), Turn::Secret(_)) || self.game.open_plies() > were_open {
            self.hidden.clear();
        }
        self.seating.note(event);
        self.note_times(undone, at);
        self.run_clock(event, at);
        Ok(())
    }

    /// Whether the clock lets an event happen: nobody loses by time while he has some, or decides when he has none. Of a game
    /// without a limit, as one that was played elsewhere and written down, only its record knows whose time was up.
    fn check_clock(&self, event: &Event, at: i64) -> Result<(), Fault> {
        let has_fallen = |seat: &Seat| self.clock.has_fallen(*seat, at);
        let has_limit = self.clock.control() != TimeControl::Unlimited;
        match event {
            Event::Timeout { by } if has_limit && !has_fallen(by) => Err(text!("timeout-not-yet").into()),
            Event::Act { by: Actor::Seat(by), .. } | Event::Undo { by } | Event::TakeBack { by, .. }
                if has_fallen(by) =>
            {
                Err(text!("timeout-already").into())
            }
            Event::Pause if self.clock.is_paused() => Err(text!("clock-stands").into()),
            Event::Resume if !self.clock.is_paused() => Err(text!("clock-runs").into()),
            _ => Ok(()),
        }
    }

    fn run_clock(&mut self, event: &Event, at: i64) {
        let next = decision(&*self.game);
        match event {
            Event::Pause => self.clock.pause(at),
            Event::Resume => self.clock.resume(at),
            Event::Undo { .. } | Event::TakeBack { .. } => self.clock.go_back(at, next),
            _ => self.clock.advance(at, next),
        }
    }

    /// The ply that an event takes away while later ones of other seats stay.
    fn undone_by(&self, event: &Event) -> Option<usize> {
        let Event::Undo { by } = event else { return None };
        let is_own = |&ply: &usize| self.game.ply(ply, Viewer::Arbiter).is_some_and(|ply| ply.by == Actor::Seat(*by));
        (0..self.game.plies()).rev().find(is_own)
    }

    fn note_times(&mut self, undone: Option<usize>, at: i64) {
        if let Some(ply) = undone {
            self.times.remove(ply);
        }
        let plies = self.game.plies();
        self.times.truncate(plies);
        self.times.extend(std::iter::repeat_n(at, plies - self.times.len()));
    }
}

/// Whose clocks are to run now.
fn decision(game: &dyn Game) -> Decision {
    Decision { seats: game.turn().seats(), turn: game.turn_number(), plies: game.plies() }
}

/// Whose secret this event is, should it happen in a secret stage.
fn secret_actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Act { by: Actor::Seat(seat), .. } | Event::Undo { by: seat } => Some(*seat),
        _ => None,
    }
}

/// Which rules a game was begun by, where they are not today's.
fn outdated(catalogue: &Catalogue, row: &GameRow) -> Option<String> {
    let begun_by = row.rules?;
    let today = catalogue.find(&row.discipline).and_then(|(family, _)| family.revision(&row.discipline, &row.settings));
    match today {
        Ok(today) if today == begun_by => None,
        Ok(today) => Some(format!("begun by rules {begun_by}, not today's {today}")),
        Err(_) => Some(format!("begun by rules {begun_by}, of which today's know nothing")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skazka_core::{Position, TypedGame};
    use skazka_testkit::FirstLegal;
    use skazka_testkit::duel::Duel;

    fn act(seat: u8, action: &str) -> Event {
        Event::Act { by: Actor::Seat(Seat(seat)), action: action.to_owned() }
    }

    fn duel(control: &str) -> GameLog {
        let game = TypedGame::new(Duel::start(&()), FirstLegal);
        GameLog::new(Box::new(game), 1000, control.parse().expect("a control"))
    }

    fn happen(log: &mut GameLog, at: i64, event: Event) {
        log.accept(&Stamped { at, event }).expect("possible");
    }

    fn is_refused(log: &mut GameLog, at: i64, event: Event) -> bool {
        log.accept(&Stamped { at, event }).is_err()
    }

    fn times(log: &GameLog) -> Vec<i64> {
        (0..).map_while(|ply| log.taken_at(ply)).collect()
    }

    #[test]
    fn secret_events_are_counted_for_their_seat_alone_until_the_reveal() {
        let mut log = duel("-");
        for event in [act(1, "@c3"), Event::Undo { by: Seat(1) }, act(1, "@c4")] {
            happen(&mut log, 2000, event);
        }
        let known =
            |log: &GameLog| [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))].map(|to| log.seq_for(to));
        assert_eq!(known(&log), [0, 0, 3]);
        happen(&mut log, 2000, act(0, "@b2"));
        assert_eq!(known(&log), [4, 4, 4]);
    }

    #[test]
    fn each_ply_keeps_its_time_whatever_is_undone_or_taken_back() {
        let mut log = duel("-");
        happen(&mut log, 2000, act(1, "@c3"));
        happen(&mut log, 3000, act(0, "@b2"));
        assert_eq!(times(&log), [2000, 3000]);
        happen(&mut log, 4000, act(0, "b2-b3"));
        happen(&mut log, 5000, act(1, "c3-c2"));
        happen(&mut log, 6000, Event::TakeBack { by: Seat(1), to: 3 });
        assert_eq!(times(&log), [2000, 3000, 4000]);
        happen(&mut log, 5500, act(1, "c3-c4"));
        assert_eq!(times(&log), [2000, 3000, 4000, 6000], "time does not run backwards");
        assert_eq!((log.begun_at(), log.last_at()), (1000, 6000));
    }

    #[test]
    fn a_secret_choice_that_is_undone_leaves_the_others_their_times() {
        let mut log = duel("-");
        happen(&mut log, 2000, act(1, "@c3"));
        happen(&mut log, 3000, Event::Undo { by: Seat(1) });
        assert_eq!(times(&log), [0; 0]);
        happen(&mut log, 4000, act(1, "@c4"));
        assert_eq!(times(&log), [4000]);
    }

    #[test]
    fn time_is_up_when_the_clock_says_so_and_not_before() {
        let mut log = duel("10+1");
        happen(&mut log, 3000, act(1, "@c3"));
        happen(&mut log, 4000, act(0, "@b2"));
        assert_eq!(log.clock().remaining(Seat(0), 4000), Some(8000));
        assert!(is_refused(&mut log, 11_999, Event::Timeout { by: Seat(0) }));
        assert!(is_refused(&mut log, 99_000, Event::Timeout { by: Seat(1) }), "it is not his turn");
        assert!(is_refused(&mut log, 12_000, act(0, "b2-b3")), "too late");
        let mut in_time = log.copy();
        happen(&mut in_time, 11_999, act(0, "b2-b3"));
        assert_eq!(in_time.clock().remaining(Seat(0), 12_500), Some(1001));
        happen(&mut log, 12_000, Event::Timeout { by: Seat(0) });
        assert!(log.is_over());
    }

    #[test]
    fn clocks_stand_and_run_by_turns() {
        let mut log = duel("10");
        assert!(is_refused(&mut log, 2000, Event::Resume));
        happen(&mut log, 2000, Event::Pause);
        assert!(is_refused(&mut log, 3000, Event::Pause));
        happen(&mut log, 900_000, Event::Resume);
        assert_eq!(log.clock().remaining(Seat(1), 901_000), Some(8000));
    }
}
