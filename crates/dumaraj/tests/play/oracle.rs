//! The rules once more, slow and plain: a grid of squares walked one by one, with rows and columns from 1 as in
//! `rules/dumaraj.md`. It shares nothing with the board but the notation.

use skazka_dumaraj::{Editor, Kind, Level, RhombPiksa, Rules, Shape, TrigonLevel};
use std::collections::{BTreeMap, BTreeSet};

type Bit = (i32, i32);

/// A turn in parts: from, to, promotion, and the line cut (`r` or `c` and its number).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Turn {
    from: Option<Bit>,
    to: Bit,
    mob: char,
    becomes: char,
    cut: Option<(char, i32)>,
}

/// A position. Upper case letters are the attacker's.
#[derive(Debug, Clone, PartialEq)]
pub struct Oracle {
    rules: Rules,
    mobs: BTreeMap<Bit, char>,
    rows: (i32, i32),
    columns: (i32, i32),
    marks: BTreeSet<Bit>,
    attackers_turn: bool,
    quiet: u32,
    turn: u32,
}

fn line(number: i32) -> char {
    char::from_digit(number as u32, 16).unwrap().to_ascii_uppercase()
}

fn bit_text((row, column): Bit) -> String {
    format!("{}{}", line(row), line(column))
}

impl Oracle {
    /// Takes a position from its notation, which is known to be right.
    pub fn read(rules: &Rules, written: &str) -> Oracle {
        let fields: Vec<_> = written.split(' ').collect();
        let number = |at: usize| fields[2].chars().nth(at).unwrap().to_digit(16).unwrap() as i32;
        let mut mobs = BTreeMap::new();
        for (row, text) in (1..=i32::from(rules.size)).rev().zip(fields[0].split('/')) {
            let (mut column, mut run) = (1, 0);
            for letter in text.chars() {
                if let Some(digit) = letter.to_digit(10) {
                    run = run * 10 + digit as i32;
                } else {
                    column += run;
                    mobs.insert((row, column), letter);
                    (column, run) = (column + 1, 0);
                }
            }
        }
        let mark = |text: &str| {
            let digit = |at| text.chars().nth(at).unwrap().to_digit(16).unwrap() as i32;
            (digit(0), digit(1))
        };
        Oracle {
            rules: *rules,
            mobs,
            rows: (number(0), number(2)),
            columns: (number(4), number(6)),
            marks: fields[3].split(',').filter(|text| *text != "-").map(mark).collect(),
            attackers_turn: fields[1] == "a",
            quiet: fields[4].parse().unwrap(),
            turn: fields[5].parse().unwrap(),
        }
    }

    pub fn write(&self) -> String {
        let size = i32::from(self.rules.size);
        let mut rows = Vec::new();
        for row in (1..=size).rev() {
            let (mut text, mut run) = (String::new(), 0);
            for column in 1..=size {
                match self.mobs.get(&(row, column)) {
                    Some(&letter) => {
                        if run > 0 {
                            text += &run.to_string();
                        }
                        text.push(letter);
                        run = 0;
                    }
                    None => run += 1,
                }
            }
            if run > 0 {
                text += &run.to_string();
            }
            rows.push(text);
        }
        let marks: Vec<_> = self.marks.iter().copied().map(bit_text).collect();
        let marks = if marks.is_empty() { "-".to_owned() } else { marks.join(",") };
        let (rows, [a, b, c, d]) =
            (rows.join("/"), [self.rows.0, self.rows.1, self.columns.0, self.columns.1].map(line));
        let side = if self.attackers_turn { 'a' } else { 'd' };
        format!("{rows} {side} {a}-{b},{c}-{d} {marks} {} {}", self.quiet, self.turn)
    }

    fn alive(&self, (row, column): Bit) -> bool {
        (self.rows.0..=self.rows.1).contains(&row) && (self.columns.0..=self.columns.1).contains(&column)
    }

    fn zone_of_attacker(&self, (row, column): Bit) -> bool {
        let size = i32::from(self.rules.size);
        match self.rules.shape {
            Shape::Square => 2 * row <= size,
            Shape::Rhomb => row + column <= size,
        }
    }

    fn own_zone(&self, (row, column): Bit) -> bool {
        let size = i32::from(self.rules.size);
        let seen = if self.attackers_turn { (row, column) } else { (size + 1 - row, size + 1 - column) };
        self.zone_of_attacker(seen)
    }

    fn far_finist(&self, (row, column): Bit) -> bool {
        let (last_row, last_column) =
            if self.attackers_turn { (self.rows.1, self.columns.1) } else { (self.rows.0, self.columns.0) };
        row == last_row || self.rules.shape == Shape::Rhomb && column == last_column
    }

    fn is_own(&self, letter: char) -> bool {
        letter.is_ascii_uppercase() == self.attackers_turn
    }

    fn enemy_at(&self, bit: Bit) -> bool {
        self.mobs.get(&bit).is_some_and(|&letter| !self.is_own(letter))
    }

    fn empty(&self, bit: Bit) -> bool {
        self.alive(bit) && !self.mobs.contains_key(&bit) && !self.marks.contains(&bit)
    }

    fn count(&self, attacker: bool, mob: char) -> u8 {
        let letter = if attacker { mob } else { mob.to_ascii_lowercase() };
        self.mobs.values().filter(|&&other| other == letter).count() as u8
    }

    fn started_with_raj(&self, attacker: bool) -> bool {
        match self.rules.kind {
            Kind::Eralash(kit) => kit.rajs == 1,
            Kind::Goniki(_) => false,
            Kind::Hunters(_) => !attacker,
            Kind::Setup(_) => true,
        }
    }

    fn beaten(&self, attacker: bool) -> bool {
        if self.started_with_raj(attacker) {
            self.count(attacker, 'R') == 0
        } else {
            !self.mobs.values().any(|letter| letter.is_ascii_uppercase() == attacker)
        }
    }

    /// What a player has yet to place: letter by letter.
    fn to_place(&self, attacker: bool) -> Vec<char> {
        let kit = match self.rules.kind {
            _ if self.turn != 1 => vec![],
            Kind::Goniki(gons) => vec![('G', gons)],
            Kind::Hunters(kit) if attacker => vec![('S', kit.slods), ('L', kit.lods), ('G', kit.gons)],
            Kind::Hunters(_) => vec![('R', 1)],
            _ => vec![],
        };
        kit.into_iter().filter(|&(mob, most)| self.count(attacker, mob) < most).map(|(mob, _)| mob).collect()
    }

    fn placing(&self) -> bool {
        !self.to_place(true).is_empty() || !self.to_place(false).is_empty()
    }

    fn promotions(&self) -> Vec<char> {
        if self.rules.level == Level::Red { vec!['S', 'L', 'G', 'F', 'T'] } else { vec!['S', 'L', 'G', 'F'] }
    }

    /// Every turn of the player to move, written.
    pub fn turns(&self) -> Vec<(String, Turn)> {
        let turns = if self.placing() {
            self.placements()
        } else if self.beaten(true) || self.beaten(false) {
            vec![]
        } else {
            self.moves().into_iter().flat_map(|turn| self.with_cuts(turn)).collect()
        };
        let mut written: Vec<_> = turns.into_iter().map(|turn| (self.turn_text(turn), turn)).collect();
        written.sort_by(|one, other| one.0.cmp(&other.0));
        written
    }

    fn turn_text(&self, turn: Turn) -> String {
        let Some(from) = turn.from else { return format!("{}@{}", turn.mob, bit_text(turn.to)) };
        let mut text = bit_text(from);
        if turn.to != from {
            text.push(if self.enemy_at(turn.to) { 'x' } else { '-' });
            text += &bit_text(turn.to);
        }
        if turn.becomes != turn.mob {
            text += &format!("={}", turn.becomes);
        }
        if let Some((way, number)) = turn.cut {
            text += &format!("[{way}{}]", line(number));
        }
        text
    }

    fn bits(&self) -> impl Iterator<Item = Bit> {
        let columns = self.columns;
        (self.rows.0..=self.rows.1).flat_map(move |row| (columns.0..=columns.1).map(move |column| (row, column)))
    }

    fn placements(&self) -> Vec<Turn> {
        let anywhere = matches!(self.rules.kind, Kind::Goniki(_));
        let mut turns = Vec::new();
        for mob in self.to_place(self.attackers_turn) {
            for to in self.bits().filter(|&bit| self.empty(bit) && (anywhere || self.own_zone(bit))) {
                turns.push(Turn { from: None, to, mob, becomes: mob, cut: None });
            }
        }
        turns
    }

    fn moves(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        for (&from, &letter) in self.mobs.iter().filter(|(_, letter)| self.is_own(**letter)) {
            let mob = letter.to_ascii_uppercase();
            for to in self.targets(from, mob) {
                let promoted = if mob == 'P' && self.far_finist(to) { self.promotions() } else { vec![mob] };
                turns.extend(promoted.into_iter().map(|becomes| Turn {
                    from: Some(from),
                    to,
                    mob,
                    becomes,
                    cut: None,
                }));
            }
        }
        turns
    }

    fn targets(&self, from: Bit, mob: char) -> Vec<Bit> {
        const STRAIGHT: [Bit; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        const OBLIQUE: [Bit; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        match mob {
            'S' => self.slides(from, &OBLIQUE),
            'L' => self.slides(from, &STRAIGHT),
            'F' => self.slides(from, &[STRAIGHT, OBLIQUE].concat()),
            'G' => self.leaps(from, &[(1, 2)]),
            'R' => self.leaps(from, &[(0, 1), (1, 1)]),
            'T' => match self.rules.trigon {
                TrigonLevel::One => self.leaps(from, &[(1, 3)]),
                TrigonLevel::Two => self.leaps(from, &[(1, 3), (1, 2)]),
                TrigonLevel::Three => self.leaps(from, &[(1, 3), (1, 2), (2, 3)]),
            },
            _ => self.walks(from),
        }
    }

    fn slides(&self, from: Bit, directions: &[Bit]) -> Vec<Bit> {
        let mut targets = Vec::new();
        for &(rows, columns) in directions {
            let mut to = (from.0 + rows, from.1 + columns);
            while self.empty(to) {
                targets.push(to);
                to = (to.0 + rows, to.1 + columns);
            }
            if self.enemy_at(to) {
                targets.push(to);
            }
        }
        targets
    }

    fn leaps(&self, from: Bit, shapes: &[Bit]) -> Vec<Bit> {
        let reached = |to: Bit| {
            let away = [(from.0 - to.0).abs(), (from.1 - to.1).abs()];
            shapes.contains(&(away[0], away[1])) || shapes.contains(&(away[1], away[0]))
        };
        self.bits().filter(|&to| reached(to) && (self.empty(to) || self.enemy_at(to))).collect()
    }

    fn walks(&self, from: Bit) -> Vec<Bit> {
        let ahead = if self.attackers_turn { 1 } else { -1 };
        let (steps, captures): (&[Bit], &[Bit]) = match (self.rules.shape, self.rules.rhomb_piksa) {
            (Shape::Square, _) => (&[(1, 0)], &[(1, 1), (1, -1)]),
            (Shape::Rhomb, RhombPiksa::Orthogonal) => (&[(1, 0), (0, 1)], &[(1, 1)]),
            (Shape::Rhomb, RhombPiksa::Diagonal) => (&[(1, 1)], &[(1, 0), (0, 1)]),
        };
        let away = |(rows, columns): Bit, times: i32| (from.0 + times * ahead * rows, from.1 + times * ahead * columns);
        let piksa = if self.attackers_turn { 'P' } else { 'p' };
        let mut targets = Vec::new();
        for &step in steps {
            let (next, beyond) = (away(step, 1), away(step, 2));
            if self.empty(next) {
                targets.push(next);
            }
            let passable = self.empty(next) || self.mobs.get(&next) == Some(&piksa);
            if self.own_zone(from) && passable && self.empty(beyond) {
                targets.push(beyond);
            }
        }
        targets.extend(captures.iter().map(|&step| away(step, 1)).filter(|&to| self.enemy_at(to)));
        if self.far_finist(from) {
            targets.push(from);
        }
        targets
    }

    fn with_cuts(&self, bare: Turn) -> Vec<Turn> {
        let after = self.after(bare);
        let wins = after.beaten(after.attackers_turn);
        if wins || self.rules.editor == Editor::Off || matches!(self.rules.kind, Kind::Goniki(_)) {
            return vec![bare];
        }
        let rows = BTreeSet::from([after.rows.0, after.rows.1]).into_iter().map(|row| ('r', row));
        let columns = BTreeSet::from([after.columns.0, after.columns.1]).into_iter().map(|column| ('c', column));
        let stands_on =
            |&(row, column): &Bit, (way, number): (char, i32)| number == if way == 'r' { row } else { column };
        let cuts: Vec<_> =
            rows.chain(columns).filter(|&cut| !after.mobs.keys().any(|bit| stands_on(bit, cut))).collect();
        let mut turns: Vec<_> = cuts.iter().map(|&cut| Turn { cut: Some(cut), ..bare }).collect();
        if self.rules.editor == Editor::Free || turns.is_empty() {
            turns.push(bare);
        }
        turns
    }

    /// The position after a turn.
    pub fn after(&self, turn: Turn) -> Oracle {
        let mut next = self.clone();
        let letter = if self.attackers_turn { turn.becomes } else { turn.becomes.to_ascii_lowercase() };
        let Some(from) = turn.from else {
            next.mobs.insert(turn.to, letter);
            next.attackers_turn = next.who_places();
            return next;
        };
        let captures = self.enemy_at(turn.to);
        next.mobs.remove(&from);
        next.mobs.insert(turn.to, letter);
        let marking = matches!(self.rules.kind, Kind::Goniki(_));
        if marking {
            next.marks.insert(from);
        }
        match turn.cut {
            Some(('r', row)) if row == next.rows.0 => next.rows.0 += 1,
            Some(('r', _)) => next.rows.1 -= 1,
            Some((_, column)) if column == next.columns.0 => next.columns.0 += 1,
            Some(_) => next.columns.1 -= 1,
            None => {}
        }
        let lively = captures || marking || turn.cut.is_some() || turn.mob == 'P';
        next.quiet = if lively { 0 } else { self.quiet + 1 };
        next.turn += 1;
        next.attackers_turn = !self.attackers_turn;
        next
    }

    /// Whether the attacker is next: hunters all stand before the Raj; Gons are placed by turns; then he moves.
    fn who_places(&self) -> bool {
        match self.rules.kind {
            Kind::Goniki(_) => !self.attackers_turn,
            _ => !self.to_place(true).is_empty() || self.to_place(false).is_empty(),
        }
    }

    /// The winner (whether the attacker) and why.
    pub fn ended(&self) -> Option<(bool, &'static str)> {
        if self.placing() {
            return None;
        }
        for attacker in [true, false] {
            if self.beaten(attacker) {
                return Some((!attacker, if self.started_with_raj(attacker) { "raj" } else { "mobs" }));
            }
        }
        self.turns().is_empty().then_some((!self.attackers_turn, "locked"))
    }
}
