//! Writing positions and turns.

use super::SIDES;
use crate::play::action::Action;
use crate::play::kind::Kind;
use crate::play::placing;
use crate::play::square::Square;
use crate::play::state::{Right, Rights, SeatStatus, State};
use skazka_core::Seat;
use std::fmt::{self, Write};

/// What a player who gives up writes before his letter: `resign:w`.
pub(crate) const RETIRES: &str = "resign:";

/// A piece as it is written: `N`, `n`, `N_g`, `N_r`.
pub(crate) fn label(seat: Seat, kind: Kind) -> String {
    let letters = kind.letters();
    match seat.0 {
        0 => letters.to_owned(),
        1 => letters.to_ascii_lowercase(),
        2 => format!("{letters}_g"),
        _ => format!("{letters}_r"),
    }
}

impl State {
    /// A piece of a player as it is written: `N` of White, `n` of Black, `N_g` of Green, `N_r` of Red.
    pub fn label(seat: Seat, kind: Kind) -> String {
        label(seat, kind)
    }

    /// Writes an action of this position in the canonical form; of a placement the one piece.
    pub fn write_action(&self, action: Action) -> String {
        let label = |kind| label(self.mover, kind);
        let mut text = match action {
            Action::Place { kind, to } | Action::Drop { kind, to } => format!("{}-{to}", label(kind)),
            Action::Mutate { at, into } => format!("{}-{at}", label(into)),
            Action::Move { from, to, .. } => format!("{from}-{to}"),
            Action::Swap { with, becomes } => self.write_swap(with, becomes),
            Action::Pass => "pass".to_owned(),
            Action::Retire { seat } => format!("{RETIRES}{}", SIDES[seat.index() & 3]),
        };
        let Action::Move { to, passing, becomes, .. } = action else { return text };
        if let Some((_, pawn)) = self.passed_at(to).filter(|_| passing) {
            let _ = write!(text, "; @-{pawn}");
        }
        if let Some(kind) = becomes {
            let _ = write!(text, "; {}-{to}", label(kind));
        }
        if !passing {
            for square in self.leaving(to) {
                let _ = write!(text, "; @-{square}");
            }
        }
        text
    }

    fn write_swap(&self, with: Square, becomes: Option<Kind>) -> String {
        let king = self.king(self.mover).unwrap_or(with);
        let label = |kind| label(self.mover, kind);
        let mut text = format!("{}-{with}; {}-{king}", label(Kind::King), label(self.kind_at(with)));
        if let Some(kind) = becomes {
            let _ = write!(text, "; {}-{king}", label(kind));
        }
        text
    }

    /// The weak pieces that leave the board when what stands on a square is captured, in the order of their names.
    pub(super) fn leaving(&self, target: Square) -> Vec<Square> {
        match self.piece(target) {
            Some((victim, kind)) if victim != self.mover && !kind.is_weak() && self.strong(victim) == 1 => {
                self.by_name(victim, |kind| kind.is_weak())
            }
            _ => Vec::new(),
        }
    }

    fn by_name(&self, seat: Seat, wanted: impl Fn(Kind) -> bool) -> Vec<Square> {
        let own = self.of(seat).into_iter().map(Square::at);
        let mut squares: Vec<_> = own.filter(|&square| wanted(self.kind_at(square))).collect();
        squares.sort_unstable_by_key(|square| square.by_name());
        squares
    }

    /// The pieces of a player that are of the first turn, as one turn in the canonical form: `K-a1; R-b1; N-a2; ...`. To
    /// be asked right after the placement, or during it.
    pub fn write_placement(&self, seat: Seat) -> String {
        let of_kind =
            |kind| self.by_name(seat, move |other| other == kind).into_iter().map(move |square| (kind, square));
        let parts = placing::KINDS.into_iter().flat_map(|(kind, _)| of_kind(kind));
        parts.map(|(kind, square)| format!("{}-{square}", label(seat, kind))).collect::<Vec<_>>().join("; ")
    }

    /// Writes the position in one line: `board turn homes stones rights passed quiet turn`.
    pub fn write(&self) -> String {
        let ranks: Vec<_> = (0..8).rev().map(|rank| self.rank_text(rank)).collect();
        let of_all = |text: &dyn Fn(Seat) -> String| {
            let seats = self.seats().map(|seat| format!("{}:{}", SIDES[seat.index()], text(seat)));
            seats.collect::<Vec<_>>().join(",")
        };
        format!(
            "{} {} {} {} {} {} {} {}",
            ranks.join("/"),
            SIDES[self.mover.index() & 3],
            of_all(&|seat| standing_text(self.seat_status(seat))),
            of_all(&|seat| self.stones(seat).to_string()),
            of_all(&|seat| rights_text(self.rights(seat))),
            self.passed_text(),
            self.quiet,
            self.turn
        )
    }

    fn rank_text(&self, rank: u8) -> String {
        let (mut text, mut run) = (String::new(), 0);
        for square in (0..8).filter_map(|file| Square::new(file, rank)) {
            let Some((seat, kind)) = self.piece(square) else {
                run += 1;
                continue;
            };
            push_run(&mut text, &mut run);
            let label = label(seat, kind);
            if label.len() == 1 {
                text.push_str(&label);
            } else {
                let _ = write!(text, "{{{label}}}");
            }
        }
        push_run(&mut text, &mut run);
        text
    }

    fn passed_text(&self) -> String {
        let mut passed: Vec<_> = self.passed.into_iter().flatten().collect();
        passed.sort_unstable_by_key(|passed| passed.over.by_name());
        let written: Vec<_> = passed.iter().map(|passed| format!("{}:{}", passed.over, passed.pawn)).collect();
        if written.is_empty() { "-".to_owned() } else { written.join(",") }
    }
}

fn standing_text(standing: SeatStatus) -> String {
    match standing {
        SeatStatus::Placing => "-".to_owned(),
        SeatStatus::Home(corner) => corner.square().to_string(),
        SeatStatus::Out(place) => format!("x{place}"),
    }
}

fn rights_text(rights: Rights) -> String {
    let letters: String = Right::ALL.into_iter().filter(|right| rights.has(*right)).map(Right::letter).collect();
    if letters.is_empty() { "-".to_owned() } else { letters }
}

fn push_run(text: &mut String, run: &mut u32) {
    if *run > 0 {
        let _ = write!(text, "{run}");
        *run = 0;
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write())
    }
}
