//! The move list: one row a turn, one column a seat. The script builds the same rows.

use super::{GamePage, PageContext};
use crate::protocol::Move;
use maud::{Markup, html};
use skazka_core::text;

/// The list of all moves.
pub fn moves(context: &PageContext, page: &GamePage<'_>) -> Markup {
    let numbered: Vec<(usize, &Move)> = page.state.moves.iter().enumerate().collect();
    let seats = page.discipline.seats.len();
    html! {
        ol #moves.moves data-seats=(seats) aria-label=(context.say(&text!("game-moves"))) {
            @for turn in numbered.chunk_by(|(_, one), (_, next)| one.turn == next.turn) {
                (row(context, page, turn))
            }
        }
    }
}

fn row(context: &PageContext, page: &GamePage<'_>, turn: &[(usize, &Move)]) -> Markup {
    let number = turn.first().map_or(0, |(_, one)| one.turn);
    html! {
        li {
            span.number {
                @if number == 0 { (context.say(&text!("client-set-ups"))) } @else { (number) }
            }
            @for seat in 0..page.discipline.seats.len() {
                span.plies data-seat=(seat) {
                    @for (ply, one) in turn.iter().filter(|(_, one)| usize::from(one.seat.unwrap_or(0)) == seat) {
                        (link(page, *ply + 1, one))
                    }
                }
            }
        }
    }
}

fn link(page: &GamePage<'_>, ply: usize, one: &Move) -> Markup {
    let current = (ply == page.shown.ply).then_some("step");
    html! {
        a href=(page.at(ply)) data-ply=(ply) aria-current=[current] { (one.written.as_deref().unwrap_or("•••")) } " "
    }
}
