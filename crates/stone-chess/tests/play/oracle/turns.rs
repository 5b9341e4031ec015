//! Every turn, done and then judged.

use super::{At, Slow, WEAK, label, name, squares, weak};

const LIGHT_AND_HEAVY: [&str; 8] = ["Z", "L", "N", "B", "NN", "C", "R", "CH"];
const SUPERHEAVY: [&str; 4] = ["V", "A", "M", "Q"];

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

impl Slow {
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
