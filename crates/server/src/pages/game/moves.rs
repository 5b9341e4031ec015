//! The move list: a column a seat, a row for each time round the table. The script builds the same rows.

use super::{GamePage, PageContext};
use crate::state::Move;
use maud::{Markup, html};
use skazka_core::{Text, text};

/// One seat's turn: its actions with their plies.
type Turn<'a> = &'a [(usize, &'a Move<String>)];

/// The list of all moves.
pub fn moves(context: &PageContext, page: &GamePage<'_>) -> Markup {
    let numbered: Vec<_> = page.moves.iter().enumerate().map(|(at, one)| (at + 1, one)).collect();
    let seats = page.state().seats.len();
    html! {
        ol #moves.moves data-seats=(seats) aria-label=(context.say(&text!("game-moves"))) {
            @for row in rows(&numbered) {
                li.set-up[is_set_up(row[0])] {
                    @if is_set_up(row[0]) { span.heading { (context.say(&heading(row[0]))) } }
                    @for seat in 0..seats {
                        span.plies data-seat=(seat) {
                            @for turn in row.iter().filter(|turn| seat_of(turn) == seat) { (cell(page, turn)) }
                        }
                    }
                }
            }
        }
    }
}

/// Every item of what the game counts, as it came; hidden in games that count nothing.
pub fn ledger(context: &PageContext, page: &GamePage<'_>) -> Markup {
    let items = page.moves.iter().flat_map(|one| one.counts.iter().map(|item| (one.turn, item)));
    let items: Vec<_> = items.collect();
    html! {
        details.ledger open hidden[items.is_empty()] {
            summary { (context.say(&text!("game-ledger"))) }
            ol #ledger {
                @for (turn, item) in items {
                    li {
                        span.number { (turn) }
                        b data-seat=(item.seat) { (page.seat(context, item.seat)) }
                        span.by { @if item.by > 0 { "+" (item.by) } @else { "−" (-item.by) } }
                        span { (item.says) }
                    }
                }
            }
        }
    }
}

/// Turns in rows: a row ends before a seat that is not further round the table than the one before it, and set-ups,
/// however often they alternate, share one row.
fn rows<'a>(numbered: &'a [(usize, &'a Move<String>)]) -> Vec<Vec<Turn<'a>>> {
    let mut rows: Vec<Vec<Turn<'a>>> = Vec::new();
    for turn in numbered.chunk_by(|(_, one), (_, next)| one.turn == next.turn && one.of == next.of) {
        match rows.last_mut() {
            Some(row) if row.last().is_some_and(|last| is_set_up(last) == is_set_up(turn) && follows(last, turn)) => {
                row.push(turn);
            }
            _ => rows.push(vec![turn]),
        }
    }
    rows
}

fn follows(last: Turn<'_>, turn: Turn<'_>) -> bool {
    is_set_up(turn) || seat_of(turn) > seat_of(last)
}

fn is_set_up(turn: Turn<'_>) -> bool {
    turn.first().is_some_and(|(_, one)| one.turn == 0)
}

/// What a row before the first turn is: the lot that is drawn, or the set-ups.
fn heading(turn: Turn<'_>) -> Text {
    let is_drawn = turn.first().is_some_and(|(_, one)| one.seat.is_none());
    if is_drawn { text!("client-lot") } else { text!("client-set-ups") }
}

fn seat_of(turn: Turn<'_>) -> usize {
    turn.first().and_then(|(_, one)| one.of).map_or(0, usize::from)
}

fn cell(page: &GamePage<'_>, turn: Turn<'_>) -> Markup {
    html! {
        @if let Some((_, first)) = turn.first().filter(|_| !is_set_up(turn)) { span.number { (first.turn) } }
        @for (ply, one) in turn { (before(one)) (link(page, *ply, one)) }
    }
}

fn link(page: &GamePage<'_>, ply: usize, one: &Move<String>) -> Markup {
    let current = (ply == page.shown.ply).then_some("step");
    let says = one.says.as_deref().or(one.written.as_deref()).unwrap_or("•••");
    html! {
        a.chance[one.seat.is_none()] href=(page.at(ply)) data-ply=(ply) aria-current=[current] { (says) }
    }
}

/// What stands before an action: where a line may end, unless the action is a mere sign, which stays with the one before.
fn before(one: &Move<String>) -> &'static str {
    let is_sign = one.says.is_none() && one.written.as_ref().is_some_and(|written| written.chars().count() == 1);
    if is_sign { "\u{a0}" } else { " " }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The written actions of each row; `|` between turns.
    fn shown(moves: &[(u32, u8)]) -> Vec<String> {
        let moves: Vec<Move<String>> = moves
            .iter()
            .map(|&(turn, seat)| Move {
                turn,
                seat: Some(seat),
                of: Some(seat),
                written: None,
                says: None,
                counts: Vec::new(),
            })
            .collect();
        let numbered: Vec<_> = moves.iter().enumerate().map(|(at, one)| (at + 1, one)).collect();
        let turn = |turn: &Turn<'_>| turn.iter().map(|(ply, _)| ply.to_string()).collect::<Vec<_>>().join(" ");
        rows(&numbered).iter().map(|row| row.iter().map(turn).collect::<Vec<_>>().join("|")).collect()
    }

    #[test]
    fn a_row_goes_once_round_the_table() {
        assert_eq!(shown(&[(1, 0), (2, 1), (3, 0)]), ["1|2", "3"]);
        assert_eq!(shown(&[(1, 1), (2, 0), (3, 1)]), ["1", "2|3"]);
        assert_eq!(shown(&[(1, 0), (2, 1), (3, 2), (4, 0)]), ["1|2|3", "4"]);
    }

    #[test]
    fn the_actions_of_one_turn_stay_together() {
        assert_eq!(shown(&[(1, 0), (1, 0), (2, 1), (2, 1), (3, 0)]), ["1 2|3 4", "5"]);
    }

    #[test]
    fn set_ups_share_a_row() {
        assert_eq!(shown(&[(0, 0), (0, 1), (0, 0), (0, 1), (1, 0)]), ["1|2|3|4", "5"]);
        assert_eq!(shown(&[]), [""; 0]);
    }
}
