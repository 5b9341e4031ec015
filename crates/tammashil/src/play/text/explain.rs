//! Why a readable action is not legal.

use super::parse::{Mark, Written};
use super::refusal::ActionErrorKind;
use crate::play::action::Move;
use crate::play::assault::may_attack;
use crate::play::geometry::Cell;
use crate::play::state::{Next, State};
use crate::play::unit::{Kind, Unit};

/// More steps than any action costs.
const PLENTY: u8 = 100;

/// The first reason that a person would name.
pub(super) fn explain(state: &State, written: &Written) -> ActionErrorKind {
    if let Some(refusal) = not_now(state, written) {
        return refusal;
    }
    let judge = Judge { state, plenty: State { left: PLENTY, ..state.clone() } };
    let refusal = match written {
        Written::End => return ActionErrorKind::MustStep { made: state.made(), least: state.numbers().least },
        Written::Plain { from, merges, to, mark } => judge.plain(*from, *merges, *to, *mark),
        Written::Attack { earlier, last, target } => judge.attack(earlier, *last, *target),
        Written::Split { stack, exits } => judge.split(*stack, exits),
        Written::Coin(_) | Written::Roll(_) | Written::Turned(_) => Err(ActionErrorKind::NoChance),
    };
    refusal.err().unwrap_or(ActionErrorKind::NoStepsLeft)
}

/// Whether it is the time for such an action at all.
fn not_now(state: &State, written: &Written) -> Option<ActionErrorKind> {
    let most = state.numbers().most_steps();
    Some(match (state.next(), written) {
        (Next::Won(_), _) => ActionErrorKind::Over,
        (Next::Roll(_), Written::Roll(_)) => ActionErrorKind::NoSuchRoll { most },
        (Next::Disc(_), Written::Turned(disc)) => ActionErrorKind::NoSuchDisc { disc: *disc },
        (Next::Coin, _) => ActionErrorKind::CoinFirst,
        (Next::Roll(_), _) => ActionErrorKind::RollFirst,
        (Next::Disc(cell), _) => ActionErrorKind::DiscFirst { cell: state.geometry.name(cell) },
        (Next::Seat(_), Written::Coin(_) | Written::Roll(_) | Written::Turned(_)) => ActionErrorKind::NoChance,
        (Next::Seat(_), Written::End) => return None,
        (Next::Seat(_), _) if state.left == 0 => ActionErrorKind::NoStepsLeft,
        (Next::Seat(_), _) => return None,
    })
}

/// Looks for the reason in a position, and in the same position with plenty of steps.
struct Judge<'a> {
    state: &'a State,
    plenty: State,
}

type Verdict = Result<(), ActionErrorKind>;

impl Judge<'_> {
    fn name(&self, cell: Cell) -> String {
        self.state.geometry.name(cell)
    }

    fn speed(&self, unit: Unit) -> u8 {
        self.state.numbers().speed(unit.kind)
    }

    /// The own unit on a cell that may still move.
    fn mover(&self, cell: Cell) -> Result<Unit, ActionErrorKind> {
        let name = || self.name(cell);
        let unit = self.state.unit(cell).ok_or_else(|| ActionErrorKind::NoUnit { cell: name() })?;
        if unit.seat != self.state.mover {
            Err(ActionErrorKind::NotYours { cell: name() })
        } else if unit.moved {
            Err(ActionErrorKind::HasMoved { cell: name() })
        } else {
            Ok(unit)
        }
    }

    fn afford(&self, cost: u8) -> Verdict {
        let left = self.state.left;
        if cost > left { Err(ActionErrorKind::TooFewSteps { cost, left }) } else { Ok(()) }
    }

    fn plain(&self, from: Cell, merges: bool, to: Cell, mark: Mark) -> Verdict {
        let unit = self.mover(from)?;
        if from == to {
            return Err(ActionErrorKind::SameCell { cell: self.name(from) });
        }
        match self.state.unit(to) {
            Some(other) if other.seat != unit.seat => {
                return Err(ActionErrorKind::IsAttack { expected: format!("{}x{}", self.name(from), self.name(to)) });
            }
            Some(_) if !merges => {
                return Err(ActionErrorKind::IsMerge { expected: format!("{}+{}", self.name(from), self.name(to)) });
            }
            Some(other) => self.merge(from, unit, to, other)?,
            None if merges => return Err(ActionErrorKind::NothingToMerge { cell: self.name(to) }),
            None => self.covered(unit, to, mark, || format!("{}-{}?", self.name(from), self.name(to)))?,
        }
        let Some(cost) = self.plenty.cost_of_plain_move(from, to) else {
            let (from, to) = (self.name(from), self.name(to));
            return Err(ActionErrorKind::CannotReach { unit: unit.kind, from, to, speed: self.speed(unit) });
        };
        self.afford(cost)
    }

    fn merge(&self, from: Cell, unit: Unit, to: Cell, other: Unit) -> Verdict {
        if unit.kind != Kind::Single {
            Err(ActionErrorKind::NeverMerges { unit: unit.kind })
        } else if !matches!(other.kind, Kind::Single | Kind::Double) {
            Err(ActionErrorKind::NotMergedOnto { unit: other.kind, cell: self.name(to) })
        } else if unit.fragment {
            Err(ActionErrorKind::FragmentMerges { cell: self.name(from) })
        } else if other.fragment {
            Err(ActionErrorKind::FragmentMerges { cell: self.name(to) })
        } else {
            Ok(())
        }
    }

    /// What is wrong about covered cells and their mark.
    fn covered(&self, unit: Unit, to: Cell, mark: Mark, expected: impl FnOnce() -> String) -> Verdict {
        match (self.state.disc(to).is_some(), mark.is_some()) {
            (true, _) if unit.kind != Kind::Single => {
                Err(ActionErrorKind::OnlySinglesEnter { unit: unit.kind, cell: self.name(to) })
            }
            (true, false) => Err(ActionErrorKind::MarkMissing { expected: expected() }),
            (false, true) => Err(ActionErrorKind::NotCovered { cell: self.name(to) }),
            _ => Ok(()),
        }
    }

    fn split(&self, stack: Cell, exits: &[(Cell, Mark)]) -> Verdict {
        let unit = self.mover(stack)?;
        let expected = match unit.kind {
            Kind::Double => 1,
            Kind::Triple => 2,
            unit => return Err(ActionErrorKind::NotStack { unit, cell: self.name(stack) }),
        };
        if exits.len() != expected {
            return Err(ActionErrorKind::ExitCount { found: exits.len(), expected });
        }
        if let [(one, _), (other, _)] = exits
            && one == other
        {
            return Err(ActionErrorKind::ExitTwice { cell: self.name(*one) });
        }
        let single = Unit { kind: Kind::Single, ..unit };
        let ways = self.plenty.exits(stack, unit);
        let mut cost = 0;
        for &(exit, mark) in exits {
            let name = || self.name(exit);
            if self.state.unit(exit).is_some() {
                return Err(ActionErrorKind::ExitTaken { cell: name() });
            }
            self.covered(single, exit, mark, || name() + "?")?;
            let (from, speed) = (self.name(stack), self.speed(single));
            let way = ways.cost_to(exit);
            cost += way.ok_or_else(|| ActionErrorKind::CannotReach { unit: Kind::Single, from, to: name(), speed })?;
        }
        self.afford(cost)
    }

    fn attack(&self, earlier: &[(Cell, Cell)], last: Cell, target: Cell) -> Verdict {
        let enemy = self.state.unit(target).filter(|unit| unit.seat != self.state.mover);
        if enemy.is_none() {
            return Err(ActionErrorKind::NoEnemy { cell: self.name(target) });
        }
        let who: Vec<_> = earlier.iter().map(|&(from, _)| from).chain([last]).collect();
        for (nth, &from) in who.iter().enumerate() {
            let unit = self.mover(from)?;
            if !may_attack(unit) {
                return Err(ActionErrorKind::FragmentAttacks { cell: self.name(from) });
            }
            if who[..nth].contains(&from) {
                return Err(ActionErrorKind::AttackerTwice { cell: self.name(from) });
            }
        }
        self.stands(earlier, target)?;
        self.force(&who, target)?;
        let found = who.len();
        let action = Move::attack(earlier, last, target);
        if found > 3 {
            return Err(ActionErrorKind::TooManyAttackers { found });
        }
        match self.plenty.cost(action) {
            Some(cost) => self.afford(cost),
            None => Err(self.last_cannot(last, target)),
        }
    }

    /// What is wrong about the stands of earlier attackers.
    fn stands(&self, earlier: &[(Cell, Cell)], target: Cell) -> Verdict {
        for (nth, &(from, stand)) in earlier.iter().enumerate() {
            let unit = self.mover(from)?;
            let name = || self.name(stand);
            if self.state.geometry.distance(stand, target) != 1 {
                return Err(ActionErrorKind::StandNotBeside { stand: name(), target: self.name(target) });
            }
            if stand != from && !self.state.byte(stand.index()).is_empty() {
                return Err(ActionErrorKind::StandTaken { stand: name() });
            }
            if stand != from && self.state.geometry.distance(from, target) == 1 {
                return Err(ActionErrorKind::StandsBeside { from: self.name(from), target: self.name(target) });
            }
            if earlier[..nth].iter().any(|&(_, other)| other == stand) {
                return Err(ActionErrorKind::StandTwice { stand: name() });
            }
            let mut comes = false;
            self.plenty.with_siege_by([from].into_iter(), target, |siege| {
                comes = siege.attackers.iter().flat_map(|own| siege.approaches_of(own)).any(|own| own.stand == stand);
            });
            if !comes {
                let speed = self.speed(unit);
                return Err(ActionErrorKind::CannotStand {
                    unit: unit.kind,
                    from: self.name(from),
                    stand: name(),
                    speed,
                });
            }
        }
        Ok(())
    }

    /// Whether the attackers suffice, and whether none is superfluous.
    fn force(&self, who: &[Cell], target: Cell) -> Verdict {
        let needed = self.state.strength_of_target(target);
        let strengths: Vec<_> = who.iter().map(|&from| self.mover(from).map(|unit| unit.kind.strength())).collect();
        let strengths = strengths.into_iter().collect::<Result<Vec<_>, _>>()?;
        let force = strengths.iter().fold(0_u8, |force, &one| force.saturating_add(one));
        if force < needed {
            return Err(ActionErrorKind::TooWeak { force, needed });
        }
        match who.iter().zip(&strengths).find(|&(_, &one)| force - one >= needed) {
            Some((&cell, _)) => Err(ActionErrorKind::Superfluous { cell: self.name(cell), needed }),
            None => Ok(()),
        }
    }

    /// Why the last attacker does not come onto the target.
    fn last_cannot(&self, last: Cell, target: Cell) -> ActionErrorKind {
        let (from, name) = (self.name(last), self.name(target));
        let mut comes = false;
        self.plenty.with_siege_by([last].into_iter(), target, |_| comes = true);
        match self.mover(last) {
            Ok(unit) if !comes => {
                ActionErrorKind::CannotAttack { unit: unit.kind, from, target: name, speed: self.speed(unit) }
            }
            _ => ActionErrorKind::NoStandForLast { from, target: name },
        }
    }
}
