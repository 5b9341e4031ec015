//! What actions and chance do on the board: for animation, sounds, the marks of the last move and captured units.

use super::told::traps;
use super::words::{seat_name, symbol_of, symbol_of_kind};
use crate::play::{Cell, Content, Disc, Kind, Move, State, Unit};
use skazka_core::{Effect, Text, text};

impl State {
    /// What an action of the seat to move does. Discs that the position knows are turned at once and told.
    pub(super) fn happens(&self, action: Move) -> Vec<Effect> {
        let mut after = self.clone();
        after.apply(action);
        let mut effects = self.goes(action);
        for cell in traps(action) {
            if let Content::Covered(Some(disc)) = self.content(cell) {
                effects.extend(turned(disc, self.geometry().name(cell)));
            }
        }
        for cell in arrivals(action) {
            effects.extend(self.changes_at(cell, &effects, &after));
        }
        effects
    }

    /// What chance's outcome does.
    pub(super) fn drawn_by_chance(&self, action: Move) -> Vec<Effect> {
        match action {
            Move::Coin(seat) => vec![note(text!("tammashil-coin-fell", seat = seat_name(seat)))],
            Move::Roll(roll) => vec![note(text!("tammashil-rolled", roll = roll, seat = seat_name(self.mover())))],
            Move::Turned(disc) => self.disc_turned(disc),
            _ => Vec::new(),
        }
    }

    fn disc_turned(&self, disc: Disc) -> Vec<Effect> {
        let Some(cell) = self.being_turned().next() else { return Vec::new() };
        let Some(single) = self.unit(cell) else { return Vec::new() };
        let name = self.geometry().name(cell);
        let comes = match disc {
            Disc::Good => Some(Effect::Become { cell: name.clone(), symbol: symbol_of_kind(self, Kind::Double) }),
            Disc::Bad => Some(self.taken(cell, single)),
            Disc::Empty => None,
        };
        turned(disc, name).into_iter().chain(comes).collect()
    }

    /// The movements of an action and the enemy it removes, before anything changes where it arrives.
    pub(super) fn goes(&self, action: Move) -> Vec<Effect> {
        match action {
            Move::Walk { from, to } | Move::Merge { from, to } | Move::Trap { from, to } => vec![self.moved(from, to)],
            Move::Attack { earlier, last, target } => {
                let comes = earlier.into_iter().flatten().filter(|(cell, stand)| cell != stand);
                let mut effects: Vec<_> = comes.map(|(cell, stand)| self.moved(cell, stand)).collect();
                effects.extend(self.strikes(last, target));
                effects
            }
            Move::Split { stack, exits } => {
                let leave = exits.into_iter().flatten().map(|exit| self.leaves(stack, exit));
                leave.chain([self.is_left_single(stack)]).collect()
            }
            Move::End | Move::Coin(_) | Move::Roll(_) | Move::Turned(_) => Vec::new(),
        }
    }

    /// The enemy goes, and the last attacker takes its place.
    pub(super) fn strikes(&self, last: Cell, target: Cell) -> Vec<Effect> {
        let take = self.unit(target).map(|enemy| self.taken(target, enemy));
        take.into_iter().chain([self.moved(last, target)]).collect()
    }

    pub(super) fn moved(&self, from: Cell, to: Cell) -> Effect {
        Effect::Move { from: self.geometry().name(from), to: self.geometry().name(to) }
    }

    /// A single leaves a stack.
    pub(super) fn leaves(&self, stack: Cell, exit: Cell) -> Effect {
        let seat = self.unit(stack).map_or(self.mover(), |unit| unit.seat).0;
        Effect::Put { cell: self.geometry().name(exit), symbol: symbol_of_kind(self, Kind::Single), seat }
    }

    /// What stays of a stack that fell apart.
    pub(super) fn is_left_single(&self, stack: Cell) -> Effect {
        Effect::Become { cell: self.geometry().name(stack), symbol: symbol_of_kind(self, Kind::Single) }
    }

    fn taken(&self, cell: Cell, unit: Unit) -> Effect {
        Effect::Take { cell: self.geometry().name(cell), symbol: symbol_of(self, unit), seat: unit.seat.0 }
    }

    /// What became of whoever arrived on a cell: promoted, merged, turned into a double or gone.
    fn changes_at(&self, cell: Cell, effects: &[Effect], after: &State) -> Option<Effect> {
        let name = self.geometry().name(cell);
        let came = self.who_came(&name, effects)?;
        match after.content(cell) {
            Content::Unit(unit) | Content::Turning(unit) if unit.kind == came.kind => None,
            Content::Unit(unit) => Some(Effect::Become { cell: name, symbol: symbol_of(self, unit) }),
            _ => Some(self.taken(cell, came)),
        }
    }

    /// The unit that these effects bring to a cell.
    fn who_came(&self, name: &str, effects: &[Effect]) -> Option<Unit> {
        effects.iter().find_map(|effect| match effect {
            Effect::Move { from, to } if to == name => self.unit(self.geometry().named(from)?),
            Effect::Put { cell, .. } if cell == name => Some(Unit::new(self.mover(), Kind::Single)),
            _ => None,
        })
    }
}

/// The cells where an action brings somebody.
fn arrivals(action: Move) -> Vec<Cell> {
    match action {
        Move::Walk { to, .. } | Move::Merge { to, .. } | Move::Trap { to, .. } => vec![to],
        Move::Attack { earlier, target, .. } => {
            earlier.into_iter().flatten().map(|(_, stand)| stand).chain([target]).collect()
        }
        Move::Split { exits, .. } => exits.into_iter().flatten().collect(),
        Move::End | Move::Coin(_) | Move::Roll(_) | Move::Turned(_) => Vec::new(),
    }
}

/// A disc shows its face, and what it does is told.
fn turned(disc: Disc, cell: String) -> [Effect; 2] {
    let face = Effect::Reveal { cell: cell.clone(), symbol: disc.sign().to_string() };
    let says = match disc {
        Disc::Good => text!("tammashil-turned-good", cell = cell),
        Disc::Bad => text!("tammashil-turned-bad", cell = cell),
        Disc::Empty => text!("tammashil-turned-empty", cell = cell),
    };
    [face, note(says)]
}

/// Something is worth a sentence.
pub(super) fn note(says: Text) -> Effect {
    Effect::Note { says }
}
