//! One point of a game, as data.

use super::View;
use crate::state::PositionState;
use skazka_core::{Actor, Effect, PlyView, Scene};

impl View<'_> {
    /// The game after `ply` of the actions that may be known; the present when there are not so many.
    pub fn position(&self, ply: usize) -> PositionState {
        let ply = ply.min(self.plies());
        let since = self.since(ply);
        let effects = (since..ply).flat_map(|ply| self.effects(ply + 1)).collect();
        PositionState { ply, since, effects, marks: self.done_in_turn(ply), scene: self.scene(ply) }
    }

    /// The scene after `ply` of the actions that may be known.
    pub fn scene(&self, ply: usize) -> Scene {
        self.game().scene(self.game_ply(ply), self.viewer())
    }

    /// What the last of `ply` actions did.
    pub fn effects(&self, ply: usize) -> Vec<Effect> {
        let Some(last) = ply.checked_sub(1).and_then(|last| self.plies.get(last)) else { return Vec::new() };
        self.game().effects(last, self.viewer())
    }

    /// After how many actions that began which the last of `ply` actions ended: one action, or with what chance drew
    /// upon it in the same turn that one too.
    fn since(&self, ply: usize) -> usize {
        let goes_on = |before: usize, ply: usize| {
            let (before, last) = (self.known(before), self.known(ply));
            before.zip(last).is_some_and(|(before, last)| last.by == Actor::Chance && before.turn == last.turn)
        };
        let drawn = (1..ply).rev().take_while(|&last| goes_on(last - 1, last)).count();
        ply.saturating_sub(1 + drawn)
    }

    /// What the seat that acted last did in its turn, up to `ply`.
    fn done_in_turn(&self, ply: usize) -> Vec<Effect> {
        let acted = (0..ply).rev().find(|&last| self.known(last).is_some_and(|one| one.by != Actor::Chance));
        let Some(one) = acted.and_then(|last| self.known(last)) else { return self.effects(ply) };
        let same_turn = |other: PlyView| {
            other.turn == one.turn && other.turn > 0 && (other.by == one.by || other.by == Actor::Chance)
        };
        let same = |ply: &usize| self.known(*ply).is_some_and(same_turn);
        let first = acted.map_or(ply, |last| (0..last).rev().take_while(same).last().unwrap_or(last));
        (first..ply).flat_map(|ply| self.effects(ply + 1)).collect()
    }

    /// How many actions of the game lie behind `ply` actions that may be known.
    fn game_ply(&self, ply: usize) -> usize {
        match ply.checked_sub(1) {
            _ if ply >= self.plies() => self.game().plies(),
            None => 0,
            Some(last) => self.plies.get(last).map_or(self.game().plies(), |ply| ply + 1),
        }
    }
}
