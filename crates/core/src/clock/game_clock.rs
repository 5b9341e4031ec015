//! What is left on each seat's clock, told by the times of a log.

use super::TimeControl;
use crate::{Seat, Seats};

/// Whose decision is next, as far as a clock has to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decision {
    /// The seats whose clocks run: one, several in a secret stage, none while chance decides or when the game is over.
    pub seats: Seats,
    /// The number of the turn in the game's own counting. A seat that decides again under another number has ended its turn
    /// in between.
    pub turn: u32,
    /// How many actions there were.
    pub plies: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct SeatClock {
    /// What it had when its turn began, in milliseconds.
    left: i64,
    /// What the turn that is not over took so far, in milliseconds.
    spent: i64,
    /// The longest the game had been when a turn of the seat ended, in actions: what is played again is not rewarded again.
    rewarded: usize,
}

/// The clocks of a game. All times are milliseconds since 1970, UTC; none of the methods takes one that is before another
/// it took, and where one is all the same nothing is charged for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameClock {
    control: TimeControl,
    seats: Vec<SeatClock>,
    /// The seats whose turns have begun and are not over; they stay so while chance decides in between.
    in_turn: Seats,
    /// Those of them whose clocks run when it is not paused.
    running: Seats,
    turn: u32,
    since: i64,
    is_paused: bool,
}

impl GameClock {
    /// The clocks of a game of `seats` seats, that of the first decision running from `at` on.
    pub fn new(control: TimeControl, seats: usize, at: i64, first: Decision) -> GameClock {
        let fresh = SeatClock { left: control.first().unwrap_or_default(), spent: 0, rewarded: 0 };
        let (in_turn, turn) = (first.seats, first.turn);
        let seats = vec![fresh; seats];
        GameClock { control, seats, in_turn, running: in_turn, turn, since: at, is_paused: false }
    }

    /// The control that it keeps.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The seats whose clocks run now.
    pub fn running(&self) -> Seats {
        if self.is_paused { Seats::NONE } else { self.running }
    }

    /// Whether all clocks stand still.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// What a seat has left at a time, in milliseconds, never below 0; none where there is no limit or no such seat.
    pub fn remaining(&self, seat: Seat, at: i64) -> Option<i64> {
        self.control.first()?;
        let clock = self.seats.get(seat.index())?;
        let spent = clock.spent.saturating_add(self.elapsed(seat, at));
        Some((clock.left - self.control.charged(spent)).max(0))
    }

    /// How long a seat has been at its turn by a time, in milliseconds; 0 for those who are not.
    pub fn spent(&self, seat: Seat, at: i64) -> i64 {
        self.seats.get(seat.index()).map_or(0, |clock| clock.spent.saturating_add(self.elapsed(seat, at)))
    }

    /// Whether a seat that is to decide has used up its time.
    pub fn has_fallen(&self, seat: Seat, at: i64) -> bool {
        self.running().contains(seat) && self.remaining(seat, at) == Some(0)
    }

    /// The seat whose flag falls first if nobody decides, and when.
    pub fn next_fall(&self) -> Option<(i64, Seat)> {
        let falls = self.running().iter().filter_map(|seat| {
            let clock = self.seats.get(seat.index())?;
            let wait = self.remaining(seat, self.since)? + self.unused_delay(clock.spent);
            Some((self.since.saturating_add(wait), seat))
        });
        falls.min()
    }

    /// How long the clock waits before it runs, when a turn took `spent` so far.
    fn unused_delay(&self, spent: i64) -> i64 {
        match self.control {
            TimeControl::Delay { delay, .. } => (i64::from(delay) * 1000 - spent).max(0),
            _ => 0,
        }
    }

    /// An action was taken at `at`, and then this is the next decision: who is not at the same turn any more has ended it.
    pub fn advance(&mut self, at: i64, next: Decision) {
        self.settle(at);
        if next.seats.is_empty() {
            // Chance decides within a turn or between two: which of them is told by the next decision.
            self.running = Seats::NONE;
            return;
        }
        let is_same_turn = next.turn == self.turn;
        let goes_on = |seat| next.seats.contains(seat) && is_same_turn;
        for seat in self.in_turn.iter().filter(|&seat| !goes_on(seat)) {
            self.end_turn(seat, next.plies);
        }
        self.decide(next);
    }

    /// Something was taken back at `at`. The time it took stays spent, and nobody is rewarded.
    pub fn go_back(&mut self, at: i64, next: Decision) {
        self.settle(at);
        for seat in self.in_turn.iter().filter(|&seat| !next.seats.contains(seat)) {
            self.charge(seat);
        }
        self.decide(next);
    }

    /// All clocks stand still from `at` on.
    pub fn pause(&mut self, at: i64) {
        self.settle(at);
        self.is_paused = true;
    }

    /// They go on from `at` on.
    pub fn resume(&mut self, at: i64) {
        self.settle(at);
        self.is_paused = false;
    }

    fn decide(&mut self, next: Decision) {
        (self.in_turn, self.running, self.turn) = (next.seats, next.seats, next.turn);
    }

    /// How long a running clock has been since the last event.
    fn elapsed(&self, seat: Seat, at: i64) -> i64 {
        if self.running().contains(seat) { at.saturating_sub(self.since).max(0) } else { 0 }
    }

    /// Brings the turns that are not over up to `at`.
    fn settle(&mut self, at: i64) {
        for seat in self.running().iter() {
            let elapsed = self.elapsed(seat, at);
            if let Some(clock) = self.seats.get_mut(seat.index()) {
                clock.spent = clock.spent.saturating_add(elapsed);
            }
        }
        self.since = self.since.max(at);
    }

    /// The turn is over as far as it went.
    fn charge(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.left = (clock.left - self.control.charged(clock.spent)).max(0);
            clock.spent = 0;
        }
    }

    fn end_turn(&mut self, seat: Seat, plies: usize) {
        let Some(clock) = self.seats.get_mut(seat.index()) else { return };
        let left = clock.left - self.control.charged(clock.spent);
        clock.left = self.control.after_turn(left, clock.spent, plies <= clock.rewarded).max(0);
        (clock.spent, clock.rewarded) = (0, clock.rewarded.max(plies));
    }
}
