//! What may be touched after what.

use super::steps::{PASS, PASSING, STAYS, becomes, cell, choices, item};
use crate::play::{Action, Kind, Kinds, Square, State};
use skazka_core::{Effect, NextTouches, Step, Text, Touch, text};

fn step(touch: Touch, says: Text, effects: Vec<Effect>) -> Step {
    Step { touch, says, group: None, cost: None, effects }
}

fn nothing() -> NextTouches {
    NextTouches { action: None, says: None, next: Vec::new() }
}

impl State {
    pub(super) fn continuations_of(&self, path: &[Touch]) -> NextTouches {
        match path {
            [] => self.first_touches(),
            [Touch::Button(name)] if name == PASS && self.may_pass() => self.complete(Action::Pass),
            [Touch::Item(letters), rest @ ..] => {
                Kind::from_letters(letters).map_or_else(nothing, |kind| self.after_item(kind, rest))
            }
            [Touch::Cell(from)] => Square::from_name(from).map_or_else(nothing, |from| self.targets_of(from)),
            [Touch::Cell(_), Touch::Cell(_), buttons @ ..] => self.after_squares(&path[..2], buttons),
            _ => nothing(),
        }
    }

    fn complete(&self, action: Action) -> NextTouches {
        NextTouches { action: Some(State::write_action(self, action)), ..nothing() }
    }

    fn may_pass(&self) -> bool {
        self.judge(Action::Pass).is_ok()
    }

    // The first touches.

    fn first_touches(&self) -> NextTouches {
        if self.is_over() {
            return nothing();
        }
        let seat = self.mover();
        let movers = self.pieces().filter(|&(square, owner, _)| owner == seat && !self.from(square).is_empty());
        let movers = movers.map(|(square, _, kind)| {
            step(
                cell(square),
                text!("stone-chess-touch-piece", kind = kind.name(), square = square.to_string()),
                vec![],
            )
        });
        let all = Kinds::COMMON.iter().chain([Kind::King]);
        let items = all
            .filter(|&kind| !self.puts(kind).is_empty())
            .map(|kind| step(item(kind), text!("stone-chess-touch-item", kind = kind.name()), vec![]));
        let pass =
            self.may_pass().then(|| step(Touch::Button(PASS.to_owned()), text!("stone-chess-touch-pass"), vec![]));
        NextTouches { next: movers.chain(items).chain(pass).collect(), ..nothing() }
    }

    // A piece of the shop or of the hand.

    /// Everything that can be done with a piece of the shop or of the hand.
    pub(super) fn puts(&self, kind: Kind) -> Vec<Action> {
        if self.is_placing() {
            let places = Square::all().map(|to| Action::Place { kind, to });
            return places.filter(|&action| self.judge(action).is_ok()).collect();
        }
        let drops = self.drop_squares(kind).into_iter().map(|(to, _)| Action::Drop { kind, to });
        let own = self.pieces().filter(|&(_, owner, _)| owner == self.mover());
        let mutations = own.map(|(at, _, _)| Action::Mutate { at, into: kind });
        drops.chain(mutations.filter(|&action| self.judge(action).is_ok())).collect()
    }

    fn after_item(&self, kind: Kind, rest: &[Touch]) -> NextTouches {
        let puts = self.puts(kind);
        match rest {
            [] => NextTouches { next: puts.into_iter().map(|action| self.putting(action)).collect(), ..nothing() },
            [Touch::Cell(name)] => {
                let square = Square::from_name(name);
                let meant = puts.into_iter().find(|&action| square.is_some() && put_on(action) == square);
                meant.map_or_else(nothing, |action| self.complete(action))
            }
            _ => nothing(),
        }
    }

    pub(super) fn putting(&self, action: Action) -> Step {
        let (square, says, price) = match action {
            Action::Mutate { at, into } => {
                let from = self.piece(at).map_or_else(|| Text::literal(""), |(_, kind)| kind.name());
                let says = text!("stone-chess-touch-mutate", from = from, into = into.name(), square = at.to_string());
                (at, says, self.price_of_mutation(at, into).ok())
            }
            Action::Drop { kind, to } => {
                let says = text!("stone-chess-touch-drop", kind = kind.name(), square = to.to_string());
                (to, says, self.price_of_drop(kind, to).ok())
            }
            Action::Place { kind, to } => {
                (to, text!("stone-chess-touch-drop", kind = kind.name(), square = to.to_string()), None)
            }
            _ => return step(Touch::Button(PASS.to_owned()), text!("stone-chess-touch-pass"), vec![]),
        };
        let cost = price.map(|price| price.total());
        Step { cost, ..step(cell(square), says, self.goes(action)) }
    }

    // A piece on the board.

    /// Every move of the piece on a square, and the swaps when it is the King.
    fn from(&self, square: Square) -> Vec<Action> {
        let mut actions = Vec::new();
        self.moves_from(square, &mut actions);
        if self.king(self.mover()) == Some(square) {
            self.swaps(&mut actions);
        }
        actions
    }

    /// The actions that two touched squares leave.
    pub(super) fn between(&self, squares: &[Touch]) -> Vec<Action> {
        let named = |touch: &Touch| match touch {
            Touch::Cell(name) => Square::from_name(name),
            _ => None,
        };
        let [from, to] = squares else { return Vec::new() };
        let (Some(from), Some(to)) = (named(from), named(to)) else { return Vec::new() };
        let mut actions = self.from(from);
        actions.retain(|action| goes_to(action) == Some(to));
        actions
    }

    fn targets_of(&self, from: Square) -> NextTouches {
        NextTouches { next: self.targets(from).into_iter().map(|(step, _)| step).collect(), ..nothing() }
    }

    /// Where a piece may go, and the actions that take it there.
    pub(super) fn targets(&self, from: Square) -> Vec<(Step, Vec<Action>)> {
        let mut targets: Vec<(Square, Vec<Action>)> = Vec::new();
        for action in self.from(from) {
            let Some(to) = goes_to(&action) else { continue };
            match targets.iter_mut().find(|(known, _)| *known == to) {
                Some((_, actions)) => actions.push(action),
                None => targets.push((to, vec![action])),
            }
        }
        let step = |(to, actions): (Square, Vec<Action>)| (self.going(actions[0], to, actions.len() > 1), actions);
        targets.into_iter().map(step).collect()
    }

    fn going(&self, action: Action, to: Square, has_choices: bool) -> Step {
        let square = to.to_string();
        let says = match (action, self.piece(to)) {
            (Action::Swap { .. }, Some((_, kind))) => {
                text!("stone-chess-touch-swap", kind = kind.name(), square = square)
            }
            (_, Some((_, kind))) => text!("stone-chess-touch-capture", kind = kind.name(), square = square),
            (_, None) => text!("stone-chess-touch-move", square = square),
        };
        let mut effects = self.happens(action);
        if has_choices {
            // What is chosen by a button is shown with the button.
            effects.retain(|effect| !matches!(effect, Effect::Become { .. }));
        }
        step(cell(to), says, effects)
    }

    fn after_squares(&self, squares: &[Touch], buttons: &[Touch]) -> NextTouches {
        let mut left = self.between(squares);
        for button in buttons {
            let Touch::Button(name) = button else { return nothing() };
            let chosen = choices(&left).into_iter().find(|(known, _)| known == name);
            left = match chosen {
                Some((_, meant)) if left.len() > 1 => meant,
                _ => return nothing(),
            };
        }
        match left[..] {
            [] => nothing(),
            [only] => self.complete(only),
            _ => {
                let next = choices(&left).into_iter().map(|(name, meant)| self.choosing(name, &meant)).collect();
                NextTouches { next, ..nothing() }
            }
        }
    }

    pub(super) fn choosing(&self, name: String, meant: &[Action]) -> Step {
        let is_passing = PASSING.iter().find(|(known, _)| *known == name).map(|(_, passing)| *passing);
        let says = match (is_passing, meant.first().and_then(becomes)) {
            (Some(true), _) => text!("stone-chess-touch-passing"),
            (Some(false), _) => text!("stone-chess-touch-leave"),
            (None, Some(kind)) => kind.name(),
            (None, None) => text!("stone-chess-touch-stays"),
        };
        let effects = match (is_passing, meant) {
            (None, [only]) if name != STAYS => self.goes(*only).into_iter().filter(is_become).collect(),
            _ => Vec::new(),
        };
        Step { group: Some(text!("stone-chess-touch-choice")), ..step(Touch::Button(name), says, effects) }
    }
}

fn is_become(effect: &Effect) -> bool {
    matches!(effect, Effect::Become { .. })
}

fn goes_to(action: &Action) -> Option<Square> {
    match action {
        Action::Move { to, .. } => Some(*to),
        Action::Swap { with, .. } => Some(*with),
        _ => None,
    }
}

pub(super) fn put_on(action: Action) -> Option<Square> {
    match action {
        Action::Place { to, .. } | Action::Drop { to, .. } => Some(to),
        Action::Mutate { at, .. } => Some(at),
        _ => None,
    }
}
