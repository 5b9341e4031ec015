//! Goniki: every move marks a bit for good, so what counts is how many bits a seat's Gons get to first.

use super::reach::other;
use crate::Mob;
use crate::play::inside::{Field, State};
use skazka_core::Seat;
use skazka_square::Bits;

/// What a seat's Gons get of the bits without marks.
#[derive(Debug, Clone, Copy, Default)]
struct Share {
    /// Bits it reaches in fewer moves than the other seat, or in as many if it is to move.
    first: i32,
    /// Bits it reaches at all.
    all: i32,
    /// Bits it reaches with the next move.
    next: i32,
}

/// What the marks and Gons are worth for `seat`.
pub(super) fn balance<const W: usize>(state: &State<W>, seat: Seat) -> i32 {
    let [own, enemy] = shares(state, seat);
    let apart = own.all == own.first && enemy.all == enemy.first;
    let each = if apart { 90 } else { 30 };
    each * (own.first - enemy.first) + 10 * (own.all - enemy.all) + 25 * (own.next - enemy.next)
}

fn shares<const W: usize>(state: &State<W>, seat: Seat) -> [Share; 2] {
    let seats = [seat, other(seat)];
    let fields = seats.map(|seat| Field::new(state, seat));
    let mut edges = seats.map(|seat| state.of(seat));
    let mut reached = [Bits::EMPTY; 2];
    let mut first = [Bits::EMPTY; 2];
    let mut shares = [Share::default(); 2];
    let order = if state.mover == seat { [0, 1] } else { [1, 0] };
    while !(edges[0] | edges[1]).is_empty() {
        for one in order {
            let stepped = step(&fields[one], edges[one]) & fields[one].free;
            edges[one] = stepped.without(reached[one]);
            if reached[one].is_empty() {
                shares[one].next = edges[one].count() as i32;
            }
            first[one] |= edges[one].without(first[1 - one]);
            reached[one] |= edges[one];
        }
    }
    for one in 0..2 {
        shares[one].first = first[one].count() as i32;
        shares[one].all = reached[one].count() as i32;
    }
    shares
}

fn step<const W: usize>(field: &Field<W>, edge: Bits<W>) -> Bits<W> {
    edge.into_iter().fold(Bits::EMPTY, |all, from| all | field.seen(Mob::Gon, from))
}
