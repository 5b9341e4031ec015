//! The decisions of a game: listed, read and written in every stage.

use super::desk::Stage;
use super::situation::Situation;
use crate::setup::{self, Constant, Paper, canonical, papers, read_placements};
use crate::{BLOCKER, Mob, Move};
use skazka_core::{Actor, Fault, Seat, text};
use skazka_square::Cell;

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decision {
    /// A turn on the board, or one mob placed before play.
    Turn(Move),
    /// The RF constant is named.
    Name(Constant),
    /// A set-up is written.
    Write(Paper),
}

impl Situation {
    /// Whose decision a stage is: whether `by` may decide now.
    fn may_decide(&self, by: Seat) -> bool {
        match self.desk.stage {
            Stage::Naming => by == BLOCKER,
            Stage::Writing | Stage::Placing => self.waiting().contains(by),
            Stage::Playing => by == self.board.mover(),
        }
    }

    pub(super) fn list(&self, by: Actor, out: &mut Vec<Decision>) {
        let Actor::Seat(seat) = by else { return };
        if !self.may_decide(seat) {
            return;
        }
        match self.desk.stage {
            Stage::Naming => out.extend(Constant::ALL.map(Decision::Name)),
            Stage::Writing => out.extend(papers(&self.rules, self.desk.constant).into_iter().map(Decision::Write)),
            Stage::Placing => out.extend(self.placements(seat).map(Decision::Turn)),
            Stage::Playing => self.list_turns(out),
        }
    }

    fn list_turns(&self, out: &mut Vec<Decision>) {
        let mut turns = Vec::new();
        self.board.actions(&mut turns);
        out.extend(turns.into_iter().map(Decision::Turn));
    }

    /// The mobs a seat may still place in secret, on the free bits of its zone.
    fn placements(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let kinds = Mob::ALL.into_iter().filter(move |&mob| self.in_hand(seat, mob) > 0);
        kinds.flat_map(move |mob| {
            let bits = Cell::all(self.rules.size);
            bits.filter(move |&bit| self.is_free(seat, bit)).map(move |bit| Move::placement(mob, bit))
        })
    }

    fn is_free(&self, seat: Seat, bit: Cell) -> bool {
        self.board.in_zone(seat, bit) && self.board.mob_at(bit).is_none()
    }

    pub(super) fn written(&self, decision: Decision) -> String {
        match decision {
            Decision::Name(constant) => constant.write().to_owned(),
            Decision::Write(paper) => paper.write(),
            Decision::Turn(turn) => turn.to_string(),
        }
    }

    pub(super) fn read_one(&self, by: Actor, written: &str) -> Result<Decision, Fault> {
        let Actor::Seat(seat) = by else { return Err(text!("act-not-your-turn").into()) };
        if !self.may_decide(seat) {
            return Err(text!("act-not-your-turn").into());
        }
        match self.desk.stage {
            Stage::Naming => Constant::read(written).map(Decision::Name),
            Stage::Writing => self.read_paper(seat, written).map(Decision::Write),
            Stage::Placing => self.read_placement(seat, written).map(Decision::Turn),
            Stage::Playing => Ok(Decision::Turn(self.board.read_action(written)?)),
        }
    }

    fn read_paper(&self, seat: Seat, written: &str) -> Result<Paper, Fault> {
        let paper = Paper::read(written)?;
        self.army_by(seat, &paper)?;
        Ok(canonical(&self.rules, &paper))
    }

    fn read_placement(&self, seat: Seat, written: &str) -> Result<Move, Fault> {
        let placed = read_placements(written)?;
        let [one] = placed[..] else { return Err(text!("dumaraj-place-one").into()) };
        let bit = setup::bit_name(one.bit);
        if self.in_hand(seat, one.mob) == 0 {
            return Err(text!("dumaraj-place-none-left", mob = one.mob.letter()).into());
        }
        if !self.board.in_zone(seat, one.bit) {
            return Err(text!("dumaraj-place-outside", bit = bit).into());
        }
        match self.board.mob_at(one.bit) {
            Some(_) => Err(text!("dumaraj-place-taken", bit = bit).into()),
            None => Ok(Move::placement(one.mob, one.bit)),
        }
    }

    /// Reads a whole army `S@13,L@11` as the placements it stands for, or anything else as one decision.
    pub(super) fn read_several(&self, by: Actor, written: &str) -> Result<Vec<Decision>, Fault> {
        let places = self.desk.stage == Stage::Placing || self.board.is_placing() && !self.is_setting_up();
        let Actor::Seat(seat) = by else { return Err(text!("act-not-your-turn").into()) };
        if !places || !written.contains(',') {
            return self.read_one(by, written).map(|decision| vec![decision]);
        }
        let mut after = *self;
        let mut decisions = Vec::new();
        for one in read_placements(written)? {
            let decision = after.read_one(by, &setup::write_placements(&[one]))?;
            after.take(seat, decision);
            decisions.push(decision);
        }
        Ok(decisions)
    }
}
