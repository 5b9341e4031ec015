//! Random rules and random positions to begin from.

use skazka_dumaraj::{
    ATTACKER, BLOCKER, Board, Complications, Editor, Kind, Kit, Level, Mob, RhombPiksa, Rules, Shape, TrigonLevel,
    setup::{setup, setups},
};
use skazka_square::Cell;

/// A small generator of numbers that look random (splitmix64).
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % count as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    fn between(&mut self, least: u8, most: u8) -> u8 {
        least + self.below(usize::from(most - least) + 1) as u8
    }
}

/// Rules of any kind, whether or not the table of options offers just this combination.
pub fn rules(dice: &mut Dice) -> Rules {
    let kind = match dice.below(8) {
        0 => Kind::Eralash(Kit { slods: 2, lods: 2, gons: 2, rajs: dice.between(0, 1) }),
        1 => Kind::Goniki(dice.between(1, 2)),
        2 => Kind::Hunters(Kit {
            slods: dice.between(0, 2),
            lods: dice.between(0, 2),
            gons: dice.between(1, 2),
            rajs: 0,
        }),
        _ => Kind::Setup(dice.below(setups().len()) as u8),
    };
    let drawn = |number| setup(number).expect("a set-up");
    let (shape, size) = match kind {
        Kind::Eralash(_) => (Shape::Square, dice.between(4, 8)),
        Kind::Goniki(_) => (Shape::Square, dice.between(3, 8)),
        Kind::Hunters(_) => (dice.pick(&[Shape::Square, Shape::Rhomb]), dice.between(6, 10)),
        Kind::Setup(number) => (drawn(number).shape, dice.between(6, 12)),
    };
    let with_trigons = matches!(kind, Kind::Setup(number) if drawn(number).has(Mob::Trigon));
    Rules {
        kind,
        shape,
        size,
        editor: dice.pick(&[Editor::Off, Editor::Free, Editor::Free, Editor::Strict]),
        trigon: dice.pick(&[TrigonLevel::One, TrigonLevel::Two, TrigonLevel::Three]),
        rhomb_piksa: dice.pick(&[RhombPiksa::Orthogonal, RhombPiksa::Diagonal]),
        level: if with_trigons { Level::Red } else { dice.pick(&[Level::Blue, Level::Red]) },
        complications: Complications::default(),
        void_start: true,
    }
}

/// A position: the empty location where mobs are placed openly, else mobs scattered all over, perhaps after some cuts.
pub fn start(rules: &Rules, dice: &mut Dice) -> Board {
    if matches!(rules.kind, Kind::Goniki(_) | Kind::Hunters(_)) {
        return Board::new(rules);
    }
    let (rows, columns) = (lines(rules.size, dice), lines(rules.size, dice));
    let inside = |bit: &Cell| within(rows, bit.row()) && within(columns, bit.column());
    let mut free: Vec<_> = Cell::all(rules.size).filter(inside).collect();
    let mut board = Board::new(rules);
    let kinds = kinds(rules);
    let most = (free.len() * 2 / 3).min(40);
    let number = 2 + dice.below(most.saturating_sub(1).max(1));
    for nth in 0..number.min(free.len()) {
        let bit = free.swap_remove(dice.below(free.len()));
        let mob = if nth < 2 && with_raj(rules) { Mob::Raj } else { dice.pick(&kinds) };
        board.place(if nth % 2 == 0 { ATTACKER } else { BLOCKER }, mob, bit);
    }
    let text = board.to_string();
    let name = |line: u8| char::from(b"123456789ABC"[usize::from(line)]);
    let location = [rows.0, rows.1, columns.0, columns.1].map(name);
    let rows = text.split(' ').next().expect("rows");
    let [a, b, c, d] = location;
    let side = dice.pick(&['a', 'd']);
    let written = format!("{rows} {side} {a}-{b},{c}-{d} - {} {}", dice.below(120), 1 + dice.below(300));
    Board::read(rules, &written).unwrap_or_else(|error| panic!("{rules:?} {written}: {error:?}"))
}

fn lines(size: u8, dice: &mut Dice) -> (u8, u8) {
    let cut = if dice.below(2) == 0 { 0 } else { size / 3 };
    (dice.between(0, cut), size - 1 - dice.between(0, cut))
}

fn within((first, last): (u8, u8), line: u8) -> bool {
    first <= line && line <= last
}

fn with_raj(rules: &Rules) -> bool {
    match rules.kind {
        Kind::Eralash(kit) => kit.rajs == 1,
        _ => true,
    }
}

/// What can stand besides Rajs; Piksas more often than others, where there are any.
fn kinds(rules: &Rules) -> Vec<Mob> {
    let mut kinds = vec![Mob::Slod, Mob::Lod, Mob::Gon];
    if let Kind::Setup(number) = rules.kind {
        let setup = setup(number).expect("a set-up");
        if setup.has(Mob::Fej) {
            kinds.push(Mob::Fej);
        }
        if setup.has(Mob::Piksa) {
            kinds.extend([Mob::Piksa; 4]);
        }
        if setup.has(Mob::Trigon) {
            kinds.extend([Mob::Trigon; 2]);
        }
    }
    kinds
}
