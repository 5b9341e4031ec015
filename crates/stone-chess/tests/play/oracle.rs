//! A second, slow reading of the rules: squares in a list, pieces as words, positions and turns as text in and out.
//! Nothing is shared with the crate but the notation.

/// A piece: the player's number and upper-case letters.
type Piece = (usize, String);

/// A position by its written form.
#[derive(Clone, Debug, PartialEq)]
pub struct Slow {
    /// `board[rank][file]`
    board: Vec<Vec<Option<Piece>>>,
    mover: usize,
    homes: Vec<String>,
    stones: Vec<i64>,
    rights: Vec<String>,
    /// Passed square, pawn's square, the pawn's owner.
    passed: Vec<(At, At, usize)>,
    quiet: u32,
    turn: u32,
    leaping_lion: bool,
}

/// File and rank, from 0.
type At = (i32, i32);

const SIDES: &str = "wbgr";
const WEAK: [&str; 5] = ["P", "F", "W", "E", "D"];
const LIGHT_AND_HEAVY: [&str; 8] = ["Z", "L", "N", "B", "NN", "C", "R", "CH"];
const SUPERHEAVY: [&str; 4] = ["V", "A", "M", "Q"];
const ROOK: [At; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP: [At; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const KNIGHT: [At; 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

fn value(kind: &str) -> i64 {
    match kind {
        "P" | "F" | "W" => 2,
        "E" | "D" => 3,
        "Z" => 5,
        "L" => 6,
        "N" => 7,
        "B" => 8,
        "NN" => 10,
        "C" | "R" | "CH" => 12,
        "V" => 16,
        "A" => 20,
        "M" => 22,
        "Q" => 24,
        _ => panic!("{kind} has no value"),
    }
}

fn refund(kind: &str) -> i64 {
    match kind {
        "P" | "F" | "W" => 1,
        "E" | "D" => 2,
        "Z" => 3,
        "K" => 0,
        "L" => 4,
        "N" => 4,
        other => value(other) / 2,
    }
}

fn weak(kind: &str) -> bool {
    WEAK.contains(&kind)
}

fn inside((file, rank): At) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

pub fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn at(name: &str) -> At {
    let bytes = name.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

fn squares() -> impl Iterator<Item = At> {
    (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank)))
}

/// A piece as written.
fn label((seat, kind): &Piece) -> String {
    match seat {
        0 => kind.clone(),
        1 => kind.to_lowercase(),
        2 => kind.clone() + "_g",
        _ => kind.clone() + "_r",
    }
}

fn unlabel(text: &str) -> Piece {
    if let Some(kind) = text.strip_suffix("_g") {
        return (2, kind.to_owned());
    }
    if let Some(kind) = text.strip_suffix("_r") {
        return (3, kind.to_owned());
    }
    let lower = text.chars().next().unwrap().is_lowercase();
    (usize::from(lower), text.to_uppercase())
}

impl Slow {
    pub fn parse(text: &str, leaping_lion: bool) -> Slow {
        let fields: Vec<_> = text.split(' ').collect();
        let mut board = Vec::new();
        for rank in fields[0].split('/').rev() {
            let mut row = Vec::new();
            let mut rest = rank;
            while let Some(letter) = rest.chars().next() {
                if let Some(run) = letter.to_digit(10) {
                    row.extend((0..run).map(|_| None));
                    rest = &rest[1..];
                } else if letter == '{' {
                    let end = rest.find('}').unwrap();
                    row.push(Some(unlabel(&rest[1..end])));
                    rest = &rest[end + 1..];
                } else {
                    row.push(Some(unlabel(&rest[..1])));
                    rest = &rest[1..];
                }
            }
            board.push(row);
        }
        let entries = |field: &str| -> Vec<String> { field.split(',').map(|entry| entry[2..].to_owned()).collect() };
        let passed = fields[5].split(',').filter_map(|pair| pair.split_once(':'));
        let mut slow = Slow {
            board,
            mover: SIDES.find(fields[1]).unwrap(),
            homes: entries(fields[2]),
            stones: entries(fields[3]).iter().map(|stones| stones.parse().unwrap()).collect(),
            rights: entries(fields[4]).iter().map(|rights| rights.replace('-', "")).collect(),
            passed: Vec::new(),
            quiet: fields[6].parse().unwrap(),
            turn: fields[7].parse().unwrap(),
            leaping_lion,
        };
        for (over, pawn) in passed {
            slow.passed.push((at(over), at(pawn), slow.owner(at(pawn)).unwrap()));
        }
        slow
    }

    pub fn text(&self) -> String {
        let mut ranks = Vec::new();
        for row in self.board.iter().rev() {
            let mut text = String::new();
            let mut run = 0;
            for square in row {
                let Some(piece) = square else {
                    run += 1;
                    continue;
                };
                if run > 0 {
                    text += &run.to_string();
                }
                run = 0;
                let label = label(piece);
                text += &if label.len() > 1 { format!("{{{label}}}") } else { label };
            }
            if run > 0 {
                text += &run.to_string();
            }
            ranks.push(text);
        }
        let all = |of: &dyn Fn(usize) -> String| {
            (0..self.homes.len())
                .map(|seat| format!("{}:{}", &SIDES[seat..=seat], of(seat)))
                .collect::<Vec<_>>()
                .join(",")
        };
        let or_dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        let mut passed: Vec<_> =
            self.passed.iter().map(|(over, pawn, _)| format!("{}:{}", name(*over), name(*pawn))).collect();
        passed.sort();
        format!(
            "{} {} {} {} {} {} {} {}",
            ranks.join("/"),
            &SIDES[self.mover..=self.mover],
            all(&|seat| self.homes[seat].clone()),
            all(&|seat| self.stones[seat].to_string()),
            all(&|seat| or_dash(self.rights[seat].clone())),
            or_dash(passed.join(",")),
            self.quiet,
            self.turn
        )
    }

    fn get(&self, (file, rank): At) -> Option<&Piece> {
        self.board[rank as usize][file as usize].as_ref()
    }

    fn set(&mut self, (file, rank): At, piece: Option<Piece>) {
        self.board[rank as usize][file as usize] = piece;
    }

    fn owner(&self, square: At) -> Option<usize> {
        self.get(square).map(|piece| piece.0)
    }

    fn of(&self, seat: usize) -> Vec<(At, String)> {
        squares()
            .filter_map(|s| self.get(s).filter(|piece| piece.0 == seat).map(|piece| (s, piece.1.clone())))
            .collect()
    }

    fn strong(&self, seat: usize) -> usize {
        self.of(seat).iter().filter(|(_, kind)| !weak(kind)).count()
    }

    fn is_in(&self, seat: usize) -> bool {
        !self.homes[seat].starts_with('x')
    }

    /// File and rank steps that lead away from home.
    fn forward(&self, seat: usize) -> At {
        let home = at(&self.homes[seat]);
        (if home.0 == 0 { 1 } else { -1 }, if home.1 == 0 { 1 } else { -1 })
    }

    fn frame(&self, seat: usize, square: At) -> At {
        let home = at(&self.homes[seat]);
        ((square.0 - home.0).abs() + 1, (square.1 - home.1).abs() + 1)
    }

    fn line(&self, seat: usize, square: At) -> i32 {
        let (x, y) = self.frame(seat, square);
        x.max(y)
    }

    /// The directions in which a pawn goes, as file and rank steps.
    fn pawn_ways(&self, seat: usize, square: At) -> Vec<At> {
        let (x, y) = self.frame(seat, square);
        let (right, up) = self.forward(seat);
        let mut ways = Vec::new();
        if y >= x {
            ways.push((0, up));
        }
        if x >= y {
            ways.push((right, 0));
        }
        ways
    }

    /// Squares a piece of this kind attacks from a square, looked at one ray at a time.
    fn attacked(&self, seat: usize, kind: &str, from: At) -> Vec<At> {
        let plus = |step: At, times: i32| (from.0 + step.0 * times, from.1 + step.1 * times);
        let mut found = Vec::new();
        let mut leap = |steps: &[At], times: i32| found.extend(steps.iter().map(|&step| plus(step, times)));
        match kind {
            "F" => leap(&BISHOP, 1),
            "W" => leap(&ROOK, 1),
            "E" => leap(&BISHOP, 2),
            "D" => leap(&ROOK, 2),
            "N" => leap(&KNIGHT, 1),
            "NN" => {
                leap(&KNIGHT, 1);
                leap(&BISHOP, 1);
            }
            "K" | "CH" => {
                leap(&ROOK, 1);
                leap(&BISHOP, 1);
            }
            "V" => leap(&BISHOP, 1),
            "A" | "M" => leap(&KNIGHT, 1),
            "L" if self.leaping_lion => {
                leap(&ROOK, 2);
                leap(&BISHOP, 2);
            }
            "P" => {
                for way in self.pawn_ways(seat, from) {
                    for side in [-1, 1] {
                        found.push((from.0 + way.0 + side * way.1.abs(), from.1 + way.1 + side * way.0.abs()));
                    }
                }
            }
            "Z" => {
                for leg in ROOK {
                    let beside = plus(leg, 1);
                    if inside(beside) && self.get(beside).is_none() {
                        for side in [-1, 1] {
                            found.push((
                                from.0 + 2 * leg.0 + side * leg.1.abs(),
                                from.1 + 2 * leg.1 + side * leg.0.abs(),
                            ));
                        }
                    }
                }
            }
            _ => {}
        }
        let straight = ["R", "V", "M", "Q"].contains(&kind);
        let diagonal = ["B", "A", "Q"].contains(&kind);
        let hopping = kind == "L" && !self.leaping_lion;
        for (steps, slides, hops) in [(ROOK, straight, hopping), (BISHOP, diagonal, hopping)] {
            for step in steps {
                let mut hurdles = 0;
                for square in (1..8).map(|times| plus(step, times)).take_while(|square| inside(*square)) {
                    let occupied = self.get(square).is_some();
                    if slides && hurdles == 0
                        || hops && hurdles == 1
                        || kind == "C" && step.0 * step.1 == 0 && hurdles == 1 && occupied
                    {
                        found.push(square);
                    }
                    hurdles += i32::from(occupied);
                }
            }
        }
        found.retain(|square| inside(*square));
        found.sort();
        found.dedup();
        found
    }

    /// Squares a piece goes to, en passant aside.
    fn goes(&self, seat: usize, kind: &str, from: At) -> Vec<At> {
        let attacked = self.attacked(seat, kind, from).into_iter();
        if kind == "C" {
            let rook = self.attacked(seat, "R", from).into_iter().filter(|square| self.get(*square).is_none());
            return attacked.filter(|square| self.owner(*square) != Some(seat)).chain(rook).collect();
        }
        if kind != "P" {
            return attacked.filter(|square| self.owner(*square) != Some(seat)).collect();
        }
        let mut to: Vec<_> = attacked.filter(|square| self.owner(*square).is_some_and(|owner| owner != seat)).collect();
        for way in self.pawn_ways(seat, from) {
            let ahead = |times: i32| (from.0 + way.0 * times, from.1 + way.1 * times);
            let free = |square: At| inside(square) && self.get(square).is_none();
            if free(ahead(1)) {
                to.push(ahead(1));
                if self.line(seat, from) <= 2 && free(ahead(2)) {
                    to.push(ahead(2));
                }
            }
        }
        to
    }

    /// Every pair of an own piece's square and the enemy King it attacks.
    fn threats(&self, seat: usize) -> Vec<(At, At)> {
        let mut found = Vec::new();
        for (from, kind) in self.of(seat) {
            for target in self.attacked(seat, &kind, from) {
                if self.get(target).is_some_and(|piece| piece.0 != seat && piece.1 == "K") {
                    found.push((from, target));
                }
            }
        }
        found
    }

    /// What a piece may be after arriving on line 8; "" for what it is.
    fn endings(&self, kind: &str, to: At) -> Vec<&'static str> {
        let seat = self.mover;
        if !weak(kind) || self.line(seat, to) < 8 {
            return vec![""];
        }
        let right = |letter: &str| self.rights[seat].contains(letter);
        let mut endings = if kind == "P" { Vec::new() } else { vec![""] };
        match kind {
            "P" => {
                endings.extend(LIGHT_AND_HEAVY);
                if right("Q") && self.of(seat).iter().any(|(_, kind)| kind == "K") {
                    endings.extend(SUPERHEAVY);
                }
            }
            "E" if right("E") => endings.push("B"),
            "D" if right("D") => endings.push("R"),
            "F" | "W" if right(kind) => endings.extend(LIGHT_AND_HEAVY),
            _ => {}
        }
        endings
    }

    /// The position after a weak piece that came to a square has become something, with what is written for it.
    fn ended(mut self, to: At, kind: &str, ending: &str) -> (Slow, String) {
        if ending.is_empty() {
            return (self, String::new());
        }
        let piece = (self.mover, ending.to_owned());
        let written = format!("; {}-{}", label(&piece), name(to));
        self.set(to, Some(piece));
        let used = if kind != "P" {
            kind
        } else if SUPERHEAVY.contains(&ending) {
            "Q"
        } else {
            ""
        };
        if !used.is_empty() {
            self.rights[self.mover] = self.rights[self.mover].replace(used, "");
        }
        (self, written)
    }

    /// The next player's turn begins.
    fn passed_on(mut self, calm: bool) -> Slow {
        self.quiet = if calm { self.quiet + 1 } else { 0 };
        self.turn += 1;
        let pawns: Vec<_> = self.passed.clone();
        self.mover =
            (1..=self.homes.len()).map(|n| (self.mover + n) % self.homes.len()).find(|&s| self.is_in(s)).unwrap();
        let alive = |slow: &Slow, (over, pawn, owner): &(At, At, usize)| {
            slow.get(*over).is_none() && slow.owner(*pawn) == Some(*owner) && *owner != slow.mover
        };
        self.passed = pawns.into_iter().filter(|pair| alive(&self, pair)).collect();
        self
    }

    /// Every turn as written, with the position after it.
    pub fn turns(&self) -> Vec<(String, String)> {
        if (0..self.homes.len()).filter(|&seat| self.is_in(seat)).count() < 2 {
            return Vec::new();
        }
        let mut turns = Vec::new();
        for (from, kind) in self.of(self.mover) {
            for to in self.goes(self.mover, &kind, from) {
                self.moves(from, to, &kind, &mut turns);
            }
            self.passing(from, &kind, &mut turns);
        }
        self.swaps(&mut turns);
        self.bought(&mut turns);
        if turns.is_empty() {
            turns.push(("pass".to_owned(), self.clone().passed_on(true)));
        }
        turns.into_iter().map(|(written, after)| (written, after.text())).collect()
    }

    fn moves(&self, from: At, to: At, kind: &str, turns: &mut Vec<(String, Slow)>) {
        let seat = self.mover;
        let mut after = self.clone();
        let captured = self.get(to).cloned();
        let mut removed = String::new();
        after.set(to, after.get(from).cloned());
        after.set(from, None);
        if let Some((victim, lost)) = &captured {
            let before = self.strong(*victim);
            let out = after.strong(*victim) == 0;
            if !weak(lost) {
                after.stones[seat] += [0, 8, 4, 2, 1].get(before).copied().unwrap_or(0);
            }
            if lost == "K" {
                after.stones[seat] += 8;
            }
            if out {
                let place = (0..self.homes.len()).filter(|&seat| self.is_in(seat)).count();
                after.homes[*victim] = format!("x{place}");
                for (square, _) in after.of(*victim) {
                    after.set(square, None);
                    removed += &format!("; @-{}", name(square));
                }
            } else {
                after.stones[*victim] += refund(lost);
            }
        }
        let (dx, dy) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
        if kind == "P" && dx + dy == 2 && dx != dy {
            after.passed.push((((from.0 + to.0) / 2, (from.1 + to.1) / 2), to, seat));
        }
        for ending in self.endings(kind, to) {
            let (after, promoted) = after.clone().ended(to, kind, ending);
            let calm = kind != "P" && captured.is_none();
            turns.push((format!("{}-{}{promoted}{removed}", name(from), name(to)), after.passed_on(calm)));
        }
    }

    fn passing(&self, from: At, kind: &str, turns: &mut Vec<(String, Slow)>) {
        if !weak(kind) {
            return;
        }
        for &(over, pawn, victim) in &self.passed {
            if !self.attacked(self.mover, kind, from).contains(&over) {
                continue;
            }
            let mut after = self.clone();
            after.stones[victim] += 1;
            after.set(pawn, None);
            after.set(over, after.get(from).cloned());
            after.set(from, None);
            for ending in self.endings(kind, over) {
                let (after, promoted) = after.clone().ended(over, kind, ending);
                let written = format!("{}-{}; @-{}{promoted}", name(from), name(over), name(pawn));
                turns.push((written, after.passed_on(false)));
            }
        }
    }

    fn swaps(&self, turns: &mut Vec<(String, Slow)>) {
        let own = self.of(self.mover);
        let Some((king, _)) = own.iter().find(|(_, kind)| kind == "K") else { return };
        if !self.rights[self.mover].contains('s') {
            return;
        }
        for (square, kind) in own.iter().filter(|(_, kind)| kind != "K") {
            let mut after = self.clone();
            let (royal, piece) = (self.get(*king).cloned(), self.get(*square).cloned());
            let words = [royal.as_ref().unwrap(), piece.as_ref().unwrap()].map(label);
            let written = format!("{}-{}; {}-{}", words[0], name(*square), words[1], name(*king));
            after.set(*square, royal);
            after.set(*king, piece);
            after.rights[self.mover] = after.rights[self.mover].replace('s', "");
            for ending in self.endings(kind, *king) {
                let (after, promoted) = after.clone().ended(*king, kind, ending);
                turns.push((written.clone() + &promoted, after.passed_on(false)));
            }
        }
    }

    /// Drops and mutations: done, then judged.
    fn bought(&self, turns: &mut Vec<(String, Slow)>) {
        let seat = self.mover;
        let before = self.threats(seat);
        for square in squares() {
            let stands = self.get(square);
            if stands.is_some_and(|piece| piece.0 != seat || piece.1 == "K") {
                continue;
            }
            for kind in WEAK.iter().chain(&LIGHT_AND_HEAVY).chain(&SUPERHEAVY) {
                let price = (value(kind) - stands.map_or(0, |piece| value(&piece.1))).max(0);
                if price > self.stones[seat] || stands.is_some_and(|piece| piece.1 == *kind) {
                    continue;
                }
                let mut after = self.clone();
                let piece = (seat, (*kind).to_owned());
                let written = format!("{}-{}", label(&piece), name(square));
                after.set(square, Some(piece));
                let checks = after.threats(seat).iter().any(|threat| !before.contains(threat));
                let paid = price + if checks { 2 } else { 0 };
                after.stones[seat] -= paid;
                if after.stones[seat] >= 0 && after.within_limits(square, kind) {
                    turns.push((written, after.passed_on(stands.is_some() && paid == 0)));
                }
            }
        }
    }

    fn within_limits(&self, square: At, kind: &str) -> bool {
        let own = self.of(self.mover);
        let count = |kinds: &[&str]| own.iter().filter(|(_, kind)| kinds.contains(&kind.as_str())).count();
        let line = self.line(self.mover, square);
        let barred = match kind {
            "P" | "F" | "W" => line >= 7,
            "E" | "D" => line >= 8,
            _ => false,
        };
        !barred
            && (!weak(kind) || count(&WEAK) <= 8)
            && (!["F", "W"].contains(&kind) || count(&["F", "W"]) <= 1)
            && self.strong(self.mover) > 0
    }
}
