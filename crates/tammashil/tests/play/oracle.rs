//! The rules once more, from nothing but a written position: slow, plain, and sharing no code with the crate.
//!
//! Cells are points `(row, x)` with `x` in half cells; what stands where is a map of written tokens.

use std::collections::{BTreeMap, BTreeSet};

type Point = (i32, i32);
/// Points that a unit comes to, with the fewest steps.
type Reach = BTreeMap<Point, u32>;

pub struct Oracle {
    /// Every cell, with `""` where it is empty.
    cells: BTreeMap<Point, String>,
    rows: i32,
    south: bool,
    left: u32,
    made: u32,
    /// Speeds of A, B, C, priests; flank; least steps.
    numbers: [u32; 6],
}

fn letters_of_row(row: i32) -> String {
    let letter = |number: i32| char::from(b'a' + number as u8);
    if row < 26 { letter(row).to_string() } else { format!("{}{}", letter(row / 26 - 1), letter(row % 26)) }
}

/// The tokens of a row: a letter with its marks, a sign, or as many `""` as a number says.
fn tokens(row: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut number = String::new();
    for sign in row.chars().chain(['.']) {
        if sign.is_ascii_digit() {
            number.push(sign);
            continue;
        }
        tokens.extend(vec![String::new(); number.parse().unwrap_or(0)]);
        number.clear();
        match sign {
            '.' => {}
            '\'' | '!' | '~' => tokens.last_mut().unwrap().push(sign),
            _ => tokens.push(sign.to_string()),
        }
    }
    tokens
}

impl Oracle {
    pub fn new(written: &str) -> Oracle {
        let fields: Vec<_> = written.split(' ').collect();
        let rows: Vec<_> = fields[0].split('/').rev().map(tokens).collect();
        let width = 2 * rows.iter().map(Vec::len).max().unwrap() as i32;
        let mut cells = BTreeMap::new();
        for (row, tokens) in rows.iter().enumerate() {
            let indent = (width - 2 * tokens.len() as i32) / 2;
            for (column, token) in tokens.iter().enumerate() {
                cells.insert((row as i32, indent + 2 * column as i32), token.clone());
            }
        }
        let (left, roll) = fields[2].split_once('/').unwrap();
        let (left, roll): (u32, u32) = (left.parse().unwrap(), roll.parse().unwrap());
        let numbers = if rows.len() == 21 { [3, 2, 1, 2, 5, 1] } else { [6, 4, 2, 4, 10, 2] };
        Oracle { cells, rows: rows.len() as i32, south: fields[1] == "s", left, made: roll - left, numbers }
    }

    fn name(&self, (row, x): Point) -> String {
        let first = self.cells.range((row, 0)..).next().unwrap().0.1;
        format!("{}{}", letters_of_row(row), (x - first) / 2 + 1)
    }

    fn around(&self, (row, x): Point) -> Vec<Point> {
        let six = [(row, x - 2), (row, x + 2), (row - 1, x - 1), (row - 1, x + 1), (row + 1, x - 1), (row + 1, x + 1)];
        six.into_iter().filter(|point| self.cells.contains_key(point)).collect()
    }

    fn is_border(&self, point: Point) -> bool {
        self.around(point).len() < 6
    }

    fn token(&self, point: Point) -> &str {
        &self.cells[&point]
    }

    fn kind(&self, point: Point) -> char {
        self.token(point).chars().next().unwrap_or(' ').to_ascii_uppercase()
    }

    fn is_unit(&self, point: Point) -> bool {
        "ABCLR".contains(self.kind(point))
    }

    fn is_own(&self, point: Point) -> bool {
        self.is_unit(point) && self.token(point).starts_with(char::is_uppercase) == self.south
    }

    fn is_enemy(&self, point: Point) -> bool {
        self.is_unit(point) && !self.is_own(point)
    }

    fn is_empty(&self, point: Point) -> bool {
        self.token(point).is_empty()
    }

    fn is_covered(&self, point: Point) -> bool {
        ["+", "x", "o", "?"].contains(&self.token(point))
    }

    fn has_mark(&self, point: Point, mark: char) -> bool {
        self.token(point).contains(mark)
    }

    fn speed(&self, kind: char) -> u32 {
        match kind {
            'A' => self.numbers[0],
            'B' => self.numbers[1],
            'C' => self.numbers[2],
            _ => self.numbers[3],
        }
    }

    /// Layer by layer: ends at cells of `ends`, goes on over cells of `over`.
    fn spread(&self, from: Point, most: u32, over: &dyn Fn(Point) -> bool, ends: &dyn Fn(Point) -> bool) -> Reach {
        let mut reach = Reach::new();
        let mut layer = BTreeSet::from([from]);
        let mut passed = layer.clone();
        for steps in 1..=most {
            let next: BTreeSet<_> = layer.iter().flat_map(|&point| self.around(point)).collect();
            for &point in next.iter().filter(|&&point| point != from && ends(point)) {
                reach.entry(point).or_insert(steps);
            }
            layer = next.into_iter().filter(|&point| over(point) && passed.insert(point)).collect();
        }
        reach
    }

    /// Along the border, never back, until `stops` says so.
    fn along(&self, from: Point, stops: &dyn Fn(Point) -> bool) -> Vec<Vec<Point>> {
        if !self.is_border(from) {
            return Vec::new();
        }
        let mut ways = Vec::new();
        for first in self.around(from).into_iter().filter(|&point| self.is_border(point)) {
            let mut way = vec![from, first];
            while way.len() <= self.numbers[4] as usize && !stops(*way.last().unwrap()) {
                let (here, before) = (way[way.len() - 1], way[way.len() - 2]);
                let on = self.around(here).into_iter().find(|&point| self.is_border(point) && point != before);
                way.push(on.unwrap());
            }
            ways.push(way);
        }
        ways
    }

    /// Where a unit of this kind ends its move without attacking; a fragment does not merge.
    fn landings(&self, from: Point, kind: char, fragment: bool) -> Reach {
        let light = |point: Point| "AB".contains(self.kind(point)) && self.is_unit(point);
        let ends = |point: Point| {
            let merge = !fragment && self.is_own(point) && light(point) && !self.has_mark(point, '~');
            self.is_empty(point) || kind == 'A' && (self.is_covered(point) || merge)
        };
        let over = |point: Point| self.is_empty(point) || kind == 'A' && self.is_own(point) && light(point);
        let mut reach = self.spread(from, self.speed(kind), &over, &ends);
        if kind == 'A' {
            for way in self.along(from, &|point| !self.is_empty(point) && !light(point)) {
                for (steps, &point) in way.iter().enumerate().skip(1).filter(|(_, point)| ends(**point)) {
                    let least = reach.entry(point).or_insert(steps as u32);
                    *least = (*least).min(steps as u32);
                }
            }
        }
        reach.retain(|_, steps| *steps <= self.left);
        reach
    }

    /// The stands of an attacker beside a target, with what it costs to come there and step onto it; `free` is where it
    /// comes through empty cells.
    fn stands(&self, from: Point, free: &Reach, target: Point) -> Reach {
        let beside = self.around(target);
        if beside.contains(&from) {
            return Reach::from([(from, 1)]);
        }
        let mut stands = Reach::new();
        for point in beside {
            if let Some(steps) = free.get(&point) {
                stands.insert(point, steps + 1);
            }
        }
        if self.kind(from) == 'A' {
            for way in self.along(from, &|point| !self.is_empty(point)) {
                if way[way.len() - 1] == target {
                    let cost = way.len() as u32 - 1;
                    let least = stands.entry(way[way.len() - 2]).or_insert(cost);
                    *least = (*least).min(cost);
                }
            }
        }
        stands
    }

    fn strength(&self, point: Point) -> u32 {
        match self.kind(point) {
            'A' => 1,
            'C' => 3,
            _ => 2,
        }
    }

    fn needed(&self, target: Point) -> u32 {
        let (row, x) = target;
        let (top, middle) = (self.rows - 1, self.rows / 2);
        let ends = |row: i32| {
            let mut all = self.cells.range((row, 0)..(row + 1, 0)).map(|(point, _)| *point);
            (all.next().unwrap(), all.next_back().unwrap())
        };
        let corner =
            [0, middle, top].iter().any(|&line| row == line && [ends(line).0, ends(line).1].contains(&(row, x)));
        let home = match self.token(target).chars().next().unwrap() {
            'L' => ends(0).0,
            'R' => ends(0).1,
            'l' => ends(top).1,
            'r' => ends(top).0,
            _ => return self.strength(target),
        };
        if corner && home != target { 5 } else { 2 }
    }

    /// The units that may attack, with where they come through empty cells.
    fn attackers(&self) -> Vec<(Point, Reach)> {
        let ready = |point: Point| self.is_own(point) && !self.has_mark(point, '!') && !self.has_mark(point, '~');
        let free = |point: Point| self.is_empty(point);
        let reach = |point: Point| self.spread(point, self.speed(self.kind(point)) - 1, &free, &free);
        self.cells.keys().filter(|&&point| ready(point)).map(|&point| (point, reach(point))).collect()
    }

    fn attacks(&self, attackers: &[(Point, Reach)], target: Point, out: &mut BTreeMap<String, u32>) {
        let who = attackers.iter().map(|(point, free)| (*point, self.stands(*point, free, target)));
        let who: Vec<_> = who.filter(|(_, stands)| !stands.is_empty()).collect();
        let mut sets = vec![vec![]];
        for nth in 0..who.len() {
            let with: Vec<Vec<usize>> =
                sets.iter().filter(|set| set.len() < 4).map(|set| [&set[..], &[nth]].concat()).collect();
            sets.extend(with);
        }
        let needed = self.needed(target);
        for set in sets {
            let force: u32 = set.iter().map(|&nth| self.strength(who[nth].0)).sum();
            if force < needed || set.iter().any(|&nth| force - self.strength(who[nth].0) >= needed) {
                continue;
            }
            for &last in &set {
                let earlier: Vec<_> = set.iter().filter(|&&nth| nth != last).map(|&nth| &who[nth]).collect();
                self.arrange(&earlier, &who[last], target, &mut Vec::new(), 0, out);
            }
        }
    }

    fn arrange(
        &self,
        earlier: &[&(Point, Reach)],
        last: &(Point, Reach),
        target: Point,
        taken: &mut Vec<(Point, Point)>,
        paid: u32,
        out: &mut BTreeMap<String, u32>,
    ) {
        let is_taken = |stand: Point, taken: &[(Point, Point)]| taken.iter().any(|&(_, other)| other == stand);
        if let Some(((from, stands), rest)) = earlier.split_first() {
            for (&stand, cost) in stands.iter().filter(|(stand, _)| !is_taken(**stand, taken)).collect::<Vec<_>>() {
                taken.push((*from, stand));
                self.arrange(rest, last, target, taken, paid + cost, out);
                taken.pop();
            }
            return;
        }
        let own = last.1.iter().filter(|(stand, _)| !is_taken(**stand, taken)).map(|(_, cost)| *cost).min();
        let Some(cost) = own.map(|cost| cost + paid).filter(|cost| *cost <= self.left) else { return };
        let mut text = String::new();
        for &(from, stand) in taken.iter() {
            text += &self.name(from);
            if from != stand {
                text += &format!("-{}", self.name(stand));
            }
            text += ",";
        }
        out.insert(format!("{text}{}x{}", self.name(last.0), self.name(target)), cost);
    }

    fn exit(&self, point: Point) -> String {
        self.name(point) + if self.is_covered(point) { "?" } else { "" }
    }

    fn splits(&self, stack: Point, out: &mut BTreeMap<String, u32>) {
        let exits: Vec<_> = self.landings(stack, 'A', true).into_iter().collect();
        for (nth, &(one, cost)) in exits.iter().enumerate() {
            if self.kind(stack) == 'B' {
                out.insert(format!("{}/{}", self.name(stack), self.exit(one)), cost);
                continue;
            }
            for &(other, more) in exits[nth + 1..].iter().filter(|(_, more)| cost + more <= self.left) {
                out.insert(format!("{}/{},{}", self.name(stack), self.exit(one), self.exit(other)), cost + more);
            }
        }
    }

    /// Every legal action, as it is written, with what it costs.
    pub fn legal(&self) -> BTreeMap<String, u32> {
        let mut out = BTreeMap::new();
        let points: Vec<_> = self.cells.keys().copied().collect();
        let priests = |south: bool| {
            points.iter().any(|&point| {
                "LR".contains(self.kind(point)) && self.is_unit(point) && self.is_own(point) == (south == self.south)
            })
        };
        if !priests(true) || !priests(false) {
            return out;
        }
        for &from in points.iter().filter(|&&point| self.is_own(point) && !self.has_mark(point, '!')) {
            for (to, cost) in self.landings(from, self.kind(from), self.has_mark(from, '~')) {
                let (sign, mark) = match (self.is_empty(to), self.is_covered(to)) {
                    (true, _) => ("-", ""),
                    (_, true) => ("-", "?"),
                    _ => ("+", ""),
                };
                out.insert(format!("{}{sign}{}{mark}", self.name(from), self.name(to)), cost);
            }
            if "BC".contains(self.kind(from)) {
                self.splits(from, &mut out);
            }
        }
        let attackers = self.attackers();
        for &target in points.iter().filter(|&&point| self.is_enemy(point)) {
            self.attacks(&attackers, target, &mut out);
        }
        if self.made >= self.numbers[5] || out.is_empty() {
            out.insert(".".to_owned(), 0);
        }
        out
    }
}
