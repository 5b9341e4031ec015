//! Every paper a player may write.

use super::constant::Constant;
use super::drawing::{Order, Setup};
use super::frame::Frame;
use super::paper::{Paper, Rotation, RowShift, Shift};
use super::place::{army, canonical, setup_of};
use crate::{Complication, Mob, Rules};
use skazka_square::Cell;
use std::collections::BTreeSet;

/// Whether the players of this game write set-ups: some choice is switched on, or the set-up asks where its Trigons
/// stand (Poltava 2, Borodino 2).
pub fn needs_papers(rules: &Rules) -> bool {
    const WRITTEN: [Complication; 6] = [
        Complication::OrderShift,
        Complication::RowShift,
        Complication::Rotation,
        Complication::Shuttle,
        Complication::Carousel,
        Complication::Centre,
    ];
    let chosen = WRITTEN.into_iter().any(|one| rules.complications.has(one));
    setup_of(rules).is_ok_and(|setup| chosen || setup.chooses_trigons())
}

/// Whether a paper chooses where the Trigons stand (Poltava 2, Borodino 2).
pub fn chooses_trigons(rules: &Rules) -> bool {
    setup_of(rules).is_ok_and(Setup::chooses_trigons)
}

/// Every paper that [`army`] accepts, each in its [`canonical`] form, `-` first; different papers may set up the same
/// army. Nothing where the discipline has no set-up. At most some ten thousand (Borodino 2 with everything on).
pub fn papers(rules: &Rules, constant: Option<Constant>) -> Vec<Paper> {
    let Ok(setup) = setup_of(rules) else { return Vec::new() };
    let mut papers = vec![Paper::default()];
    for choices in choices(rules, setup) {
        papers = each(&papers, &choices);
    }
    papers.retain(|paper| canonical(rules, paper) == *paper && army(rules, paper, constant).is_ok());
    // Pairs that exchange places move no mob off its bit, so that rotations multiply what is accepted without them.
    each(&papers, &rotations(rules, setup))
}

/// Every paper with every choice added.
fn each(papers: &[Paper], choices: &[Choice]) -> Vec<Paper> {
    papers.iter().flat_map(|paper| choices.iter().map(|choose| choose.on(*paper))).collect()
}

/// One choice for one part of a paper.
#[derive(Clone, Copy)]
enum Choice {
    Nothing,
    RightOfCentre,
    Shift(Shift),
    RowShift(RowShift),
    Rotation(Rotation),
    Pair(u8),
    Ring(u8),
    Trigons(u8, u8),
}

impl Choice {
    fn on(self, mut paper: Paper) -> Paper {
        match self {
            Choice::Nothing => {}
            Choice::RightOfCentre => paper.right_of_centre = true,
            Choice::Shift(shift) => paper.shift = Some(shift),
            Choice::RowShift(shift) => paper.row_shift = Some(shift),
            Choice::Rotation(rotation) => paper.rotation = rotation,
            Choice::Pair(column) => paper.pair = Some(column),
            Choice::Ring(bits) => paper.ring = bits,
            Choice::Trigons(left, right) => paper.trigons = Some((left, right)),
        }
        paper
    }
}

/// The choices for every part that the rules switch on but rotation, the choice of nothing first.
fn choices(rules: &Rules, setup: &Setup) -> Vec<Vec<Choice>> {
    let frame = Frame::new(rules, setup);
    let columns = frame.low + 1..=frame.high + 1;
    let part = |complication, choices: Vec<Choice>| rules.complications.has(complication).then_some(choices);
    let parts = [
        setup.chooses_trigons().then(|| trigons(setup, frame)),
        part(Complication::Centre, vec![Choice::RightOfCentre]),
        part(Complication::Carousel, (1..setup.base).map(Choice::Ring).collect()),
        part(Complication::Shuttle, columns.map(Choice::Pair).collect()),
        part(Complication::RowShift, row_shifts(setup, frame)),
        part(Complication::OrderShift, shifts(setup, frame)),
    ];
    let with_nothing = |mut choices: Vec<Choice>| {
        choices.insert(0, Choice::Nothing);
        choices
    };
    parts.into_iter().flatten().map(with_nothing).collect()
}

fn trigons(setup: &Setup, frame: Frame) -> Vec<Choice> {
    let columns: Vec<u8> = setup.trigon_columns.iter().map(|column| column + frame.low + 1).collect();
    let pairs = columns.iter().flat_map(|&left| columns.iter().map(move |&right| (left, right)));
    pairs.filter(|(left, right)| left < right).map(|(left, right)| Choice::Trigons(left, right)).collect()
}

fn rotations(rules: &Rules, setup: &Setup) -> Vec<Choice> {
    let keeps = |seat: Mob, rotation: &Rotation| rotation.seated(seat) == seat;
    let fits = |rotation: &Rotation| {
        Rotation::SEATS.into_iter().all(|seat| setup.rotates.contains(&seat) || keeps(seat, rotation))
    };
    let most = if rules.complications.rotation { usize::MAX } else { 1 };
    Rotation::all().filter(fits).take(most).map(Choice::Rotation).collect()
}

fn row_shifts(setup: &Setup, frame: Frame) -> Vec<Choice> {
    let drawn = |line: fn(Cell) -> u8| {
        let lines: BTreeSet<u8> = setup.army.iter().map(|one| line(one.bit) + frame.low + 1).collect();
        lines.into_iter()
    };
    let shifts: Vec<RowShift> = if setup.order == Order::Wedge {
        let columns = drawn(Cell::column).map(RowShift::Column);
        drawn(Cell::row).map(|row| RowShift::Row(row, 1)).chain(columns).collect()
    } else {
        drawn(Cell::row).flat_map(|row| [RowShift::Row(row, -1), RowShift::Row(row, 1)]).collect()
    };
    shifts.into_iter().map(Choice::RowShift).collect()
}

fn shifts(setup: &Setup, frame: Frame) -> Vec<Choice> {
    if setup.order == Order::Wedge {
        return vec![Choice::Shift(Shift::Row), Choice::Shift(Shift::Column)];
    }
    let most = i8::try_from(frame.high - frame.low).unwrap_or_default();
    let bits = (-most..=most).filter(|&bits| bits != 0);
    bits.map(|bits| Choice::Shift(Shift::Right(bits))).collect()
}
