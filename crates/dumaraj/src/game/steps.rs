//! Decisions as paths of touches, with what each touch says and does.
//!
//! ```text
//! 13x24=F[r6]   c:13  c:24  b:F  l:r6
//! S@13          h:S   c:13
//! R|F,X         b:R|F,X
//! shift:-1      b:trigons:-  b:shift:-1      one button for every part that the game asks for
//! ```

use super::decisions::Decision;
use super::situation::Situation;
use crate::scene::mob_name;
use crate::setup::{Paper, Rotation, bit_name as name};
use crate::{Complication, Cut, Kind, Mob, Move};
use skazka_core::{Effect, Seat, Step, Text, Touch, text};
use skazka_square::Cell;

fn step(touch: Touch, says: Text, effects: Vec<Effect>) -> Step {
    Step { touch, says, group: None, cost: None, effects }
}

impl Situation {
    pub(super) fn steps_of(&self, by: Seat, decision: Decision) -> Vec<Step> {
        match decision {
            Decision::Turn(turn) => match turn.placed() {
                Some(mob) => placing(by, mob, turn.to()),
                None => self.moving(turn),
            },
            Decision::Name(constant) => {
                let says = Text::literal(constant.write());
                let group = Some(text!("dumaraj-constant"));
                vec![Step {
                    touch: Touch::Button(constant.write().to_owned()),
                    says,
                    group,
                    cost: None,
                    effects: Vec::new(),
                }]
            }
            Decision::Write(paper) => self.writing(by, paper),
        }
    }

    fn moving(&self, turn: Move) -> Vec<Step> {
        let Some((_, mob)) = self.board.mob_at(turn.from()) else { return Vec::new() };
        let says = text!("dumaraj-touch-mob", mob = mob_name(mob), bit = name(turn.from()));
        let mut steps = vec![step(Touch::Cell(name(turn.from())), says, Vec::new())];
        if !turn.is_in_place() {
            steps.push(self.going(turn));
        }
        if let Some(becomes) = turn.becomes() {
            steps.push(promoting(turn.to(), becomes));
        }
        if let Some(cut) = turn.cut() {
            steps.push(self.cutting(cut));
        }
        steps
    }

    fn going(&self, turn: Move) -> Step {
        let (from, to) = (name(turn.from()), name(turn.to()));
        let taken = self.board.mob_at(turn.to()).filter(|_| turn.captures());
        let says = match taken {
            Some((_, mob)) => text!("dumaraj-touch-capture", mob = mob_name(mob), bit = &to),
            None => text!("dumaraj-touch-move", bit = &to),
        };
        let take = taken.map(|(owner, mob)| Effect::Take {
            cell: to.clone(),
            symbol: mob.letter().to_string(),
            seat: owner.0,
        });
        let mark = matches!(self.rules.kind, Kind::Goniki(_)).then(|| Effect::Mark { cell: from.clone() });
        let goes = Effect::Move { from, to: to.clone() };
        step(Touch::Cell(to), says, take.into_iter().chain([goes]).chain(mark).collect())
    }

    fn cutting(&self, cut: Cut) -> Step {
        let location = self.board.location();
        let on_line = |bit: &Cell| match cut {
            Cut::Row(row) => bit.row() == row,
            Cut::Column(column) => bit.column() == column,
        };
        let bits = Cell::all(self.rules.size).filter(|&bit| location.contains(bit)).filter(on_line);
        let cells: Vec<_> = bits.map(name).collect();
        let says = text!("dumaraj-touch-cut", line = cut.to_string(), count = cells.len());
        step(Touch::Line(cut.to_string()), says, vec![Effect::Lose { cells }])
    }

    fn writing(&self, by: Seat, paper: Paper) -> Vec<Step> {
        let mut steps: Vec<_> = self.parts(&paper).into_iter().map(part_step).collect();
        if let Some(last) = steps.last_mut() {
            last.effects = self.army_shown(by, &paper);
        }
        steps
    }

    /// Where the army of a paper would stand: the writer's own, or under the mirror the other's.
    fn army_shown(&self, by: Seat, paper: &Paper) -> Vec<Effect> {
        let seat = if self.rules.complications.mirror { Seat(1 - by.0) } else { by };
        let Ok(army) = self.army_by(seat, paper) else { return Vec::new() };
        let put = |one: crate::setup::PlacedMob| Effect::Put {
            cell: name(one.bit),
            symbol: one.mob.letter().to_string(),
            seat: seat.0,
        };
        army.iter().map(put).collect()
    }

    /// The parts of a paper that the game asks for: the key of each, and a paper that holds this part alone.
    fn parts(&self, paper: &Paper) -> Vec<(&'static str, Paper)> {
        let blank = Paper::default();
        let asked = |complication, key, part| self.rules.complications.has(complication).then_some((key, part));
        let trigons = crate::setup::chooses_trigons(&self.rules);
        let parts = [
            trigons.then_some(("trigons", Paper { trigons: paper.trigons, ..blank })),
            asked(Complication::Centre, "centre", Paper { right_of_centre: paper.right_of_centre, ..blank }),
            asked(Complication::Rotation, "rotate", Paper { rotation: paper.rotation, ..blank }),
            asked(Complication::Carousel, "ring", Paper { ring: paper.ring, ..blank }),
            asked(Complication::Shuttle, "pair", Paper { pair: paper.pair, ..blank }),
            asked(Complication::RowShift, "row", Paper { row_shift: paper.row_shift, ..blank }),
            asked(Complication::OrderShift, "shift", Paper { shift: paper.shift, ..blank }),
        ];
        parts.into_iter().flatten().collect()
    }
}

/// One part of a paper as a button: `shift:-1`, or `shift:-` for nothing chosen.
fn part_step((key, part): (&'static str, Paper)) -> Step {
    let chosen = part != Paper::default();
    let button = if chosen { part.write() } else { format!("{key}:-") };
    let says = if chosen { part_says(&part) } else { Text::new(format!("dumaraj-part-{key}-none")) };
    Step {
        touch: Touch::Button(button),
        says,
        group: Some(Text::new(format!("dumaraj-part-{key}"))),
        cost: None,
        effects: Vec::new(),
    }
}

fn part_says(part: &Paper) -> Text {
    use crate::setup::{RowShift, Shift};
    match (part.shift, part.row_shift, part.pair, part.trigons) {
        (Some(Shift::Right(bits)), ..) if bits > 0 => text!("dumaraj-part-right", bits = i32::from(bits)),
        (Some(Shift::Right(bits)), ..) => text!("dumaraj-part-left", bits = i32::from(-bits)),
        (Some(Shift::Row), ..) => text!("dumaraj-part-next-row"),
        (Some(Shift::Column), ..) => text!("dumaraj-part-next-column"),
        (_, Some(RowShift::Row(row, bits)), ..) if bits > 0 => text!("dumaraj-part-row-right", row = row),
        (_, Some(RowShift::Row(row, _)), ..) => text!("dumaraj-part-row-left", row = row),
        (_, Some(RowShift::Column(column)), ..) => text!("dumaraj-part-column-up", column = column),
        (_, _, Some(column), _) => text!("dumaraj-part-pair-from", column = column),
        (_, _, _, Some((left, right))) => text!("dumaraj-part-trigons-on", left = left, right = right),
        _ if part.ring > 0 => text!("dumaraj-part-ring-by", bits = part.ring),
        _ if part.right_of_centre => text!("dumaraj-part-centre-right"),
        _ => rotation_says(part.rotation),
    }
}

/// «Lod seat: Gon, …» for the seats whose mobs change.
fn rotation_says(rotation: Rotation) -> Text {
    let seats = Rotation::SEATS.into_iter().filter(|&seat| rotation.seated(seat) != seat);
    let pairs: Vec<_> = seats.map(|seat| format!("{}→{}", seat.letter(), rotation.seated(seat).letter())).collect();
    text!("dumaraj-part-rotated", pairs = pairs.join(" "))
}

fn placing(by: Seat, mob: Mob, bit: Cell) -> Vec<Step> {
    let (symbol, cell) = (mob.letter().to_string(), name(bit));
    let takes = step(Touch::Item(symbol.clone()), mob_name(mob), Vec::new());
    let says = text!("dumaraj-touch-place", mob = mob_name(mob), bit = &cell);
    vec![takes, step(Touch::Cell(cell.clone()), says, vec![Effect::Put { cell, symbol, seat: by.0 }])]
}

fn promoting(bit: Cell, becomes: Mob) -> Step {
    let symbol = becomes.letter().to_string();
    let effects = vec![Effect::Become { cell: name(bit), symbol: symbol.clone() }];
    let group = Some(text!("dumaraj-promotion"));
    Step { touch: Touch::Button(symbol), says: mob_name(becomes), group, cost: None, effects }
}
