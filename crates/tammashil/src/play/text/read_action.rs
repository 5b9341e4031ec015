//! Reading actions: what is legal is read, for everything else there is a reason.

use super::explain;
use super::parse::{Mark, Unreadable, Written, parse};
use super::refusal::{ActionError, ActionErrorKind};
use crate::play::action::Move;
use crate::play::geometry::Cell;
use crate::play::state::State;
use crate::play::unit::Disc;
use crate::rules::Steps;

/// A legal action, and its covered cells in board order with the faces told of them.
type Marked = (Move, Vec<(Cell, Option<Disc>)>);

impl State {
    /// Reads one action of whoever is next, chance included. A face told for a disc that the position knows must be the
    /// right one; a disc that nobody knows has no face to tell.
    ///
    /// ```
    /// use skazka_tammashil::{ActionErrorKind, Rules, State};
    ///
    /// let mut state = State::dealt(Rules::TAMMASHIL, None);
    /// let roll = state.read_action("3:").unwrap();
    /// state.apply(roll);
    /// let walk = state.read_action("c5-d5").unwrap();
    /// assert_eq!(state.cost(walk), Some(1));
    /// let refused = state.read_action("c5-i5").unwrap_err();
    /// assert!(matches!(refused.refusal, ActionErrorKind::CannotReach { speed: 3, .. }));
    /// ```
    ///
    /// # Errors
    /// With the first reason that a person would name.
    pub fn read_action(&self, written: &str) -> Result<Move, ActionError> {
        let (action, marks) = self.read_marked(written)?;
        match marks.iter().find(|(cell, face)| face.is_some() && self.disc(*cell) == Some(None)) {
            Some(&(cell, _)) => {
                let cell = self.geometry.name(cell);
                Err(ActionError::new(written, ActionErrorKind::DiscNotKnown { cell }))
            }
            None => Ok(action),
        }
    }

    /// Reads one action as records and command lines write it: the faces of discs that the position does not know may be
    /// joined to it, and are what chance answers; they follow the action in order.
    ///
    /// # Errors
    /// As [`State::read_action`]; also when a face is told but that of the disc before it is not.
    pub fn read_told(&self, written: &str) -> Result<Vec<Move>, ActionError> {
        let refuse = |refusal| Err(ActionError::new(written, refusal));
        let (action, marks) = self.read_marked(written)?;
        let mut told = vec![action];
        let mut left = self.hidden;
        let mut untold = None;
        for (cell, face) in marks.into_iter().filter(|&(cell, _)| self.disc(cell) == Some(None)) {
            match (face, untold) {
                (None, _) => untold = Some(cell),
                (Some(_), Some(before)) => {
                    return refuse(ActionErrorKind::DiscUntold { cell: self.geometry.name(before) });
                }
                (Some(disc), None) if left.of(disc) == 0 => return refuse(ActionErrorKind::NoSuchDisc { disc }),
                (Some(disc), None) => {
                    *left.of_mut(disc) -= 1;
                    told.push(Move::Turned(disc));
                }
            }
        }
        Ok(told)
    }

    /// Reads what chance may draw in this game, now or later; none when it draws no such thing.
    ///
    /// ```
    /// use skazka_tammashil::{Move, Rules, State};
    ///
    /// let start = State::start(Rules::TAMMASHIL);
    /// assert_eq!(start.read_outcome("6:"), Some(Move::Roll(6)));
    /// assert_eq!(start.read_outcome("7:"), None);
    /// assert_eq!(State::start(Rules::HIVVAYO).read_outcome("6:"), None);
    /// ```
    pub fn read_outcome(&self, written: &str) -> Option<Move> {
        match parse(self.geometry, written).ok()? {
            Written::Coin(seat) => Some(Move::Coin(seat)),
            Written::Roll(steps) => self.is_shown_by_the_die(steps).then_some(Move::Roll(steps)),
            Written::Turned(disc) => Some(Move::Turned(disc)),
            Written::Plain { .. } | Written::Attack { .. } | Written::Split { .. } | Written::End => None,
        }
    }

    fn is_shown_by_the_die(&self, steps: u8) -> bool {
        matches!(self.numbers().steps, Steps::Die(faces) if (1..=faces).contains(&steps))
    }

    fn read_marked(&self, written: &str) -> Result<Marked, ActionError> {
        let refuse = |refusal| ActionError::new(written, refusal);
        let parsed = parse(self.geometry, written).map_err(|unreadable| {
            refuse(match unreadable {
                Unreadable::At(offset) => ActionErrorKind::Unreadable { offset },
                Unreadable::NoCell(cell) => ActionErrorKind::NoCell { cell: skazka_core::quote(&cell) },
            })
        })?;
        match self.meant(&parsed).filter(|&action| self.cost(action).is_some()) {
            Some(action) => {
                let marks = marks(&parsed);
                self.check_marks(&parsed, &marks).map_err(refuse)?;
                Ok((action, marks.into_iter().filter_map(|(cell, mark)| Some((cell, mark?))).collect()))
            }
            None => Err(refuse(explain::explain(self, &parsed))),
        }
    }

    /// The action that is written, if any could be.
    fn meant(&self, written: &Written) -> Option<Move> {
        Some(match written {
            Written::End => Move::End,
            Written::Coin(seat) => Move::Coin(*seat),
            Written::Roll(steps) => Move::Roll(*steps),
            Written::Turned(disc) => Move::Turned(*disc),
            Written::Plain { from, merges: true, to, .. } => Move::Merge { from: *from, to: *to },
            Written::Plain { from, merges: false, to, mark: None } => Move::Walk { from: *from, to: *to },
            Written::Plain { from, merges: false, to, mark: Some(_) } => Move::Trap { from: *from, to: *to },
            Written::Attack { earlier, last, target } if earlier.len() <= 2 => Move::attack(earlier, *last, *target),
            Written::Split { stack, exits } if exits.len() <= 2 => {
                let exits: Vec<_> = exits.iter().map(|&(exit, _)| exit).collect();
                Move::split(*stack, &exits)
            }
            Written::Attack { .. } | Written::Split { .. } => return None,
        })
    }

    /// Whether exactly the covered cells are marked, and no face is told that is known to be wrong.
    fn check_marks(&self, written: &Written, marks: &[(Cell, Mark)]) -> Result<(), ActionErrorKind> {
        for &(cell, mark) in marks {
            let name = || self.geometry.name(cell);
            match (self.disc(cell), mark) {
                (None, None) => {}
                (None, Some(_)) => return Err(ActionErrorKind::NotCovered { cell: name() }),
                (Some(_), None) => {
                    let expected = self.meant(written).map(|action| self.write_action(action)).unwrap_or_default();
                    return Err(ActionErrorKind::MarkMissing { expected });
                }
                (Some(Some(disc)), Some(Some(told))) if disc != told => {
                    return Err(ActionErrorKind::DiscLiesOtherwise { cell: name(), told });
                }
                (Some(_), Some(_)) => {}
            }
        }
        Ok(())
    }
}

/// The cells where an action could turn discs, in board order, with their marks.
fn marks(written: &Written) -> Vec<(Cell, Mark)> {
    let mut marks = match written {
        Written::Plain { to, mark, .. } => vec![(*to, *mark)],
        Written::Split { exits, .. } => exits.clone(),
        _ => Vec::new(),
    };
    marks.sort_unstable_by_key(|&(cell, _)| cell);
    marks
}
