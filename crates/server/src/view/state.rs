//! What may be known of a game as it is now, as data.

use super::{View, ViewerSession};
use crate::chance;
use crate::state::{ApiState, FairState, GameState, OutcomeState, SeatState, SessionState, VERSION};
use skazka_core::fair::Claim;
use skazka_core::{Seat, Text, Touch, TouchTree, Turn, Viewer};

impl View<'_> {
    /// What is the same for all who look through these eyes.
    pub fn state(&self) -> GameState {
        let turn = self.game().turn();
        let row = &self.snapshot().row;
        GameState {
            v: VERSION,
            game: row.id.to_string(),
            discipline: row.discipline.clone(),
            seq: self.snapshot().log.seq_for(self.viewer()),
            ply: self.plies(),
            viewpoint: seat_of(self.viewer()),
            turn: numbers(turn.seats().iter()),
            secret: matches!(turn, Turn::Secret(_)),
            chance: turn == Turn::Chance,
            outcome: self.game().outcome().map(OutcomeState::from),
            seats: self.seats(),
            out: self.out(),
            thinking: self.snapshot().thinking.map(|seat| seat.0),
            offers: numbers(self.game().offers().iter()),
            fair: self.fair(),
        }
    }

    /// What `session` may do now; `touches` are what [`View::touches`] says.
    pub fn session_state(&self, session: &ViewerSession, touches: Option<&TouchTree>) -> SessionState {
        SessionState {
            controlled_seats: numbers(session.controlled_seats.iter().copied()),
            available: self.available(session),
            opening: self.is_opening(touches),
        }
    }

    /// Everything that a program is told, without the first `told` actions of the history.
    pub fn api_state(&self, session: &ViewerSession, told: usize, with_position: bool) -> ApiState {
        let told = told.min(self.plies());
        ApiState {
            game: self.state(),
            session: self.session_state(session, self.touches(session).as_ref()),
            told,
            moves: self.moves(told..self.plies()),
            position: with_position.then(|| self.position(self.plies())),
        }
    }

    fn seats(&self) -> Vec<SeatState> {
        let players = self.snapshot().row.seats.iter().enumerate();
        players.map(|(seat, row)| SeatState { name: self.name(seat), level: row.player.level() }).collect()
    }

    /// What a seat is called.
    fn name(&self, seat: usize) -> Text {
        self.discipline.seats.get(seat).cloned().unwrap_or_else(|| Text::literal(seat.to_string()))
    }

    /// The seats that do not play any more.
    fn out(&self) -> Vec<u8> {
        let plays = self.game().in_play();
        (0..self.game().seats() as u8).filter(|&seat| !plays.contains(Seat(seat))).collect()
    }

    fn fair(&self) -> Option<FairState> {
        let Claim { commitment, secret, seeds, .. } = self.claim()?;
        Some(FairState {
            commitment: commitment.to_string(),
            secret: secret.map(|secret| secret.hex()),
            seeds: seeds.into_iter().map(|seed| seed.map(String::from)).collect(),
            awaits: numbers(chance::awaited(&self.snapshot().row, self.game()).into_iter()),
        })
    }

    /// Whether set-ups are made, in secret or by things put down one after the other, or have just been laid open.
    fn is_opening(&self, touches: Option<&TouchTree>) -> bool {
        let seats = self.game().seats();
        let first = touches.into_iter().flat_map(|paths| &paths.next);
        let puts_down = || first.into_iter().any(|branch| matches!(branch.step.touch, Touch::Item(_)));
        // Set-ups come before everything else, so that the last actions tell how many there were after them.
        let last = self.plies().saturating_sub(seats)..self.plies();
        let played = || last.filter(|&ply| self.known(ply).is_some_and(|one| one.turn > 0)).count();
        matches!(self.game().turn(), Turn::Secret(_)) || played() < seats || puts_down()
    }
}

pub(super) fn numbers(seats: impl Iterator<Item = Seat>) -> Vec<u8> {
    seats.map(|seat| seat.0).collect()
}

fn seat_of(viewer: Viewer) -> Option<u8> {
    match viewer {
        Viewer::Seat(seat) => Some(seat.0),
        Viewer::Public | Viewer::Arbiter => None,
    }
}
