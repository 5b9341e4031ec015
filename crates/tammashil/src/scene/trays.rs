//! What lies beside the board: the coin before it is tossed, then the die with the steps left, and the discs that are
//! still covered, by their faces.

use super::things::{disc_says, seat_says};
use crate::play::{Content, Disc, Faces, Next, State};
use crate::rules::Steps;
use skazka_core::{Item, Seat, Text, Tray, TrayLayout, text};

pub(super) fn trays(state: &State) -> Vec<Tray> {
    roll(state).into_iter().chain(discs(state)).collect()
}

/// What chance said or has to say; nothing when the game is over.
fn roll(state: &State) -> Option<Tray> {
    match state.next() {
        Next::Won(_) => None,
        _ if state.drawn() => None,
        Next::Coin => {
            let says = text!("tammashil-scene-coin");
            Some(drawn(None, vec![item("coin", None, 1, says.clone())], says))
        }
        Next::Roll(seat) => {
            let says = text!("tammashil-scene-to-roll", seat = seat_says(seat));
            Some(drawn(Some(seat), vec![item("die", Some(seat), 1, says.clone())], says))
        }
        Next::Seat(_) | Next::Disc(_) => Some(steps(state)),
    }
}

/// The die as it fell, and the steps left.
fn steps(state: &State) -> Tray {
    let seat = state.mover();
    let (left, all) = state.steps().unwrap_or_default();
    let says = text!("tammashil-scene-steps", left = left, all = all);
    let die = match state.numbers().steps {
        Steps::Die(_) => Some(item(&format!("die-{all}"), Some(seat), 1, text!("tammashil-scene-rolled", roll = all))),
        Steps::Fixed(_) => None,
    };
    let left = (left > 0).then(|| item("step", Some(seat), left.into(), text!("tammashil-scene-steps-left")));
    drawn(Some(seat), die.into_iter().chain(left).collect(), says)
}

/// What chance drew for a seat.
fn drawn(seat: Option<Seat>, items: Vec<Item>, says: Text) -> Tray {
    let seat = seat.map(|seat| seat.0);
    Tray { seat, layout: TrayLayout::Headline, counted: false, touchable: false, says, items }
}

/// The discs that are covered or being turned, however much the position knows of them.
fn discs(state: &State) -> Option<Tray> {
    let mut left = state.hidden();
    for cell in state.belt() {
        if let Content::Covered(Some(disc)) = state.content(cell) {
            *left.of_mut(disc) += 1;
        }
    }
    let counted = Disc::ALL.into_iter().filter(|&disc| left.of(disc) > 0);
    let items: Vec<_> = counted.map(|disc| face(left, disc)).collect();
    let says = text!("tammashil-scene-discs", good = left.good, bad = left.bad, empty = left.empty);
    (!items.is_empty()).then_some(Tray {
        seat: None,
        layout: TrayLayout::Nameless,
        counted: true,
        touchable: false,
        says,
        items,
    })
}

fn face(left: Faces, disc: Disc) -> Item {
    item(&disc.sign().to_string(), None, left.of(disc).into(), disc_says(disc))
}

fn item(symbol: &str, seat: Option<Seat>, count: u16, says: Text) -> Item {
    let seat = seat.map(|seat| seat.0);
    Item { id: symbol.to_owned(), symbol: symbol.to_owned(), seat, count, cost: None, closed: false, says }
}
