//! A second, slow reading of the rules: squares in a list, pieces as words, positions and turns as text in and out.
//! Nothing is shared with the crate but the notation.

mod goes;
mod turns;

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
}
