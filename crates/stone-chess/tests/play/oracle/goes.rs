//! Where pieces go, one ray at a time.

use super::{At, Slow, at, inside};

const ROOK: [At; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP: [At; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const KNIGHT: [At; 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

impl Slow {
    /// File and rank steps that lead away from home.
    pub(super) fn forward(&self, seat: usize) -> At {
        let home = at(&self.homes[seat]);
        (if home.0 == 0 { 1 } else { -1 }, if home.1 == 0 { 1 } else { -1 })
    }

    pub(super) fn frame(&self, seat: usize, square: At) -> At {
        let home = at(&self.homes[seat]);
        ((square.0 - home.0).abs() + 1, (square.1 - home.1).abs() + 1)
    }

    pub(super) fn line(&self, seat: usize, square: At) -> i32 {
        let (x, y) = self.frame(seat, square);
        x.max(y)
    }

    /// The directions in which a pawn goes, as file and rank steps.
    pub(super) fn pawn_ways(&self, seat: usize, square: At) -> Vec<At> {
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
    pub(super) fn attacked(&self, seat: usize, kind: &str, from: At) -> Vec<At> {
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
    pub(super) fn goes(&self, seat: usize, kind: &str, from: At) -> Vec<At> {
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
}
