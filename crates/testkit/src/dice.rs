//! A second tiny game for testing: everything that chance can do, and turns of several actions.
//!
//! Two seats race to 10 points. A lot says who begins (`south`, `north`; turn number 0). Then in each turn a die is rolled
//! (`3:`), and as long as steps of it are left the seat goes on by a point (`go`) or turns a disc of the common heap
//! (`?`), which costs a step too: chance says which one it is, `+` two points more, `x` two points fewer, `o` nothing.
//! `.` ends the turn. 60 turns without a winner are a draw.
//!
//! ```text
//! south  1: 3: go ?+ .    a die of 3: a step, a good disc, the end of the turn with a step left
//! ```

use skazka_core::{
    Actor, Cell, CellStatus, Chance, Discipline, Effect, Ending, Fault, Ink, Notation, Outcome, Perft, Point, Position,
    Presentation, Scene, Seat, Settings, Shape, Step, Symbol, Text, Thing, Touch, Turn, TypedFamily, Viewer, Words,
    quote, text,
};

const GOAL: u8 = 10;
const LONGEST: u32 = 60;
/// How many discs of each kind there are in the heap: `+`, `x`, `o`.
const HEAP: [u8; 3] = [4, 3, 2];
const FACES: [&str; 3] = ["+", "x", "o"];

/// A position of the race; nothing of it is hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Race {
    scores: [u8; 2],
    stage: Stage,
    heap: [u8; 3],
    turn: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Stage {
    /// Before the lot.
    Lot,
    /// Before a seat's roll.
    Roll(Seat),
    /// A seat has so many steps left.
    Go(Seat, u8),
    /// It has turned a disc that is not drawn yet.
    Turned(Seat, u8),
}

/// One decision of the race, or of chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RaceAction {
    /// The lot: who begins.
    Begins(Seat),
    /// The die.
    Roll(u8),
    /// Which disc it is.
    Disc(u8),
    /// Go on by a point.
    Go,
    /// Turn a disc.
    Turn,
    /// End the turn.
    End,
}

fn letter(seat: Seat) -> char {
    if seat == Seat(0) { 's' } else { 'n' }
}

impl Race {
    fn of_chance(&self, out: &mut Vec<RaceAction>) {
        match self.stage {
            Stage::Lot => out.extend([0, 1].map(|seat| RaceAction::Begins(Seat(seat)))),
            Stage::Roll(_) => out.extend((1..=6).map(RaceAction::Roll)),
            Stage::Turned(..) => {
                out.extend((0..3).filter(|&disc| self.heap[usize::from(disc)] > 0).map(RaceAction::Disc));
            }
            Stage::Go(..) => {}
        }
    }

    fn of_the_mover(&self, left: u8, out: &mut Vec<RaceAction>) {
        if left > 0 {
            out.push(RaceAction::Go);
            out.extend((self.heap != [0; 3]).then_some(RaceAction::Turn));
        }
        out.push(RaceAction::End);
    }

    fn is_won(&self) -> Option<Seat> {
        self.scores.iter().position(|&score| score >= GOAL).map(|seat| Seat(seat as u8))
    }

    fn disc(&mut self, seat: Seat, disc: u8) {
        let score = &mut self.scores[seat.index()];
        match disc {
            0 => *score = (*score + 2).min(GOAL),
            1 => *score = score.saturating_sub(2),
            _ => {}
        }
        self.heap[usize::from(disc)] -= 1;
    }

    fn read_stage(written: &str) -> Option<Stage> {
        if written == "lot" {
            return Some(Stage::Lot);
        }
        let (seat, rest) = match written.split_at_checked(1)? {
            ("s", rest) => (Seat(0), rest),
            ("n", rest) => (Seat(1), rest),
            _ => return None,
        };
        let left = |digits: &str| digits.parse().ok().filter(|left| digits.len() == 1 && *left < 7);
        match rest.strip_suffix('?') {
            _ if rest.is_empty() => Some(Stage::Roll(seat)),
            Some(digits) => Some(Stage::Turned(seat, left(digits)?)),
            None => Some(Stage::Go(seat, left(rest)?)),
        }
    }
}

/// Numbers of at most `most`, one for each, with `between` between them.
fn numbers<const COUNT: usize>(written: &str, between: char, most: [u8; COUNT]) -> Option<[u8; COUNT]> {
    let numbers: Vec<u8> = written.split(between).map(|one| one.parse().ok()).collect::<Option<_>>()?;
    let numbers: [u8; COUNT] = numbers.try_into().ok()?;
    numbers.iter().zip(most).all(|(&one, most)| one <= most).then_some(numbers)
}

impl Position for Race {
    type Rules = ();
    type Action = RaceAction;
    type View = Race;

    const CHANCE: bool = true;

    fn start(_rules: &()) -> Race {
        Race { scores: [0; 2], stage: Stage::Lot, heap: HEAP, turn: 0 }
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match (self.is_won(), self.stage) {
            (Some(_), _) => Turn::Over,
            (None, Stage::Go(seat, _)) => Turn::One(seat),
            (None, _) => Turn::Chance,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_won().map(|winner| Outcome::won(winner, 2, Ending::Rules("mobs")))
    }

    fn turn_number(&self) -> u32 {
        self.turn
    }

    fn actions(&self, by: Actor, out: &mut Vec<RaceAction>) {
        match (by, self.stage, self.is_won()) {
            (Actor::Chance, _, None) => self.of_chance(out),
            (Actor::Seat(seat), Stage::Go(mover, left), None) if seat == mover => self.of_the_mover(left, out),
            _ => {}
        }
    }

    fn apply(&mut self, _by: Actor, action: RaceAction) {
        match (action, self.stage) {
            (RaceAction::Begins(seat), _) => (self.stage, self.turn) = (Stage::Roll(seat), 1),
            (RaceAction::Roll(face), Stage::Roll(seat)) => self.stage = Stage::Go(seat, face),
            (RaceAction::Go, Stage::Go(seat, left)) => {
                self.scores[seat.index()] += 1;
                self.stage = Stage::Go(seat, left - 1);
            }
            (RaceAction::Turn, Stage::Go(seat, left)) => self.stage = Stage::Turned(seat, left - 1),
            (RaceAction::Disc(disc), Stage::Turned(seat, left)) => {
                self.disc(seat, disc);
                self.stage = Stage::Go(seat, left);
            }
            (RaceAction::End, Stage::Go(seat, _)) => {
                (self.stage, self.turn) = (Stage::Roll(Seat(1 - seat.0)), self.turn + 1);
            }
            _ => {}
        }
    }

    fn weight(&self, action: RaceAction) -> u32 {
        match action {
            RaceAction::Disc(disc) => self.heap[usize::from(disc)].into(),
            _ => 1,
        }
    }

    fn draw_by_counting(&self, _occurrences: u32) -> Option<Outcome> {
        (self.turn > LONGEST).then(|| Outcome::drawn(2, Ending::Rules("quiet")))
    }

    fn key(&self) -> u64 {
        let stage = match self.stage {
            Stage::Lot => 0,
            Stage::Roll(seat) => 1 + u64::from(seat.0),
            Stage::Go(seat, left) => 3 + u64::from(2 * left + seat.0),
            Stage::Turned(seat, left) => 17 + u64::from(2 * left + seat.0),
        };
        let numbers = self.scores.iter().chain(&self.heap);
        numbers.fold(stage, |key, &number| key * 11 + u64::from(number))
    }

    fn view(&self, _to: Viewer) -> Race {
        *self
    }

    fn determinize(view: &Race, _words: Words) -> Race {
        *view
    }
}

impl Notation for Race {
    fn write_action(&self, _by: Actor, action: RaceAction) -> String {
        match action {
            RaceAction::Begins(seat) => RaceGame::SEATS[seat.index()].to_owned(),
            RaceAction::Roll(face) => format!("{face}:"),
            RaceAction::Disc(disc) => FACES[usize::from(disc)].to_owned(),
            RaceAction::Go => "go".to_owned(),
            RaceAction::Turn => "?".to_owned(),
            RaceAction::End => ".".to_owned(),
        }
    }

    fn read_action(&self, by: Actor, written: &str) -> Result<RaceAction, Fault> {
        let mut actions = Vec::new();
        self.actions(by, &mut actions);
        let found = actions.into_iter().find(|&action| self.write_action(by, action) == written);
        found.ok_or_else(|| text!("literal", words = quote(written)).into())
    }

    fn write(&self) -> String {
        let stage = match self.stage {
            Stage::Lot => "lot".to_owned(),
            Stage::Roll(seat) => letter(seat).to_string(),
            Stage::Go(seat, left) => format!("{}{left}", letter(seat)),
            Stage::Turned(seat, left) => format!("{}{left}?", letter(seat)),
        };
        let ([south, north], [good, bad, empty]) = (self.scores, self.heap);
        format!("{south}-{north} {stage} {good},{bad},{empty} {}", self.turn)
    }

    fn read(_rules: &(), written: &str) -> Result<Race, Fault> {
        let refused = || Fault(text!("literal", words = quote(written)));
        let [scores, stage, heap, turn] = written.split(' ').collect::<Vec<_>>()[..] else { return Err(refused()) };
        let scores = numbers(scores, '-', [GOAL; 2]).ok_or_else(refused)?;
        let stage = Race::read_stage(stage).ok_or_else(refused)?;
        let heap = numbers(heap, ',', HEAP).ok_or_else(refused)?;
        let turn = turn.parse().map_err(|_| refused())?;
        let empty = matches!(stage, Stage::Turned(..)) && heap == [0; 3];
        if empty { Err(refused()) } else { Ok(Race { scores, stage, heap, turn }) }
    }
}

impl Chance for Race {
    fn read_told(&self, written: &str) -> Result<Vec<(Actor, RaceAction)>, Fault> {
        let by = self.turn().next_actor().ok_or_else(|| text!("game-is-over"))?;
        let Some(outcome) = written.strip_prefix('?').filter(|outcome| !outcome.is_empty()) else {
            return Ok(vec![(by, self.read_action(by, written)?)]);
        };
        let turned = self.read_action(by, "?")?;
        let mut after = *self;
        after.apply(by, turned);
        Ok(vec![(by, turned), (Actor::Chance, after.read_action(Actor::Chance, outcome)?)])
    }

    fn read_outcome(&self, written: &str) -> Option<RaceAction> {
        let disc = FACES.iter().position(|face| *face == written).map(|disc| RaceAction::Disc(disc as u8));
        let lot = RaceGame::SEATS.iter().position(|seat| *seat == written);
        let roll = (1..=6).map(RaceAction::Roll).find(|&roll| self.write_action(Actor::Chance, roll) == written);
        disc.or(lot.map(|seat| RaceAction::Begins(Seat(seat as u8)))).or(roll)
    }

    fn join(written: &str, outcome: &str) -> Option<String> {
        (written == "?").then(|| format!("?{outcome}"))
    }

    fn unjoin(written: &str) -> Option<(String, Vec<String>)> {
        let outcome = written.strip_prefix('?').filter(|outcome| !outcome.is_empty())?;
        Some(("?".to_owned(), vec![outcome.to_owned()]))
    }
}

impl Presentation for Race {
    fn scene(view: &Race) -> Scene {
        let corner = |x: f32, y: f32| Point { x, y };
        let outline = vec![corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
        let lane = |seat: u8| (0..=GOAL).map(move |place| (seat, place));
        let cells = lane(0).chain(lane(1)).map(|(seat, place)| Cell {
            id: cell(Seat(seat), place),
            at: corner(place.into(), -f32::from(seat)),
            outline: 0,
            tone: (seat + place) % 2,
            status: CellStatus::Here,
            zone: None,
            says: Text::literal(cell(Seat(seat), place)),
        });
        let things = [Seat(0), Seat(1)].map(|seat| {
            let says = Text::literal(format!("runner {}", seat.0));
            Thing::new(cell(seat, view.scores[seat.index()]), "o", Some(seat.0), says)
        });
        Scene { outlines: vec![outline], cells: cells.collect(), things: things.to_vec(), turns: 2, ..Scene::empty() }
    }

    fn steps(&self, by: Seat, action: RaceAction) -> Vec<Step> {
        let at = self.scores[by.index()];
        let (touch, cost, effects) = match action {
            RaceAction::Go => {
                let goes = Effect::Move { from: cell(by, at), to: cell(by, at + 1) };
                (Touch::Cell(cell(by, at + 1)), Some(1), vec![goes])
            }
            RaceAction::Turn => (Touch::Button("turn".to_owned()), Some(1), Vec::new()),
            _ => (Touch::Button(".".to_owned()), None, Vec::new()),
        };
        let says = Text::literal(self.write_action(Actor::Seat(by), action));
        vec![Step { touch, says, group: None, cost, effects }]
    }
}

impl Perft for Race {}

fn cell(seat: Seat, place: u8) -> String {
    format!("{}{place}", letter(seat))
}

/// The race as a family with one discipline, `dice/race`.
pub struct RaceGame;

impl RaceGame {
    const SEATS: &'static [&'static str] = &["south", "north"];
}

impl TypedFamily for RaceGame {
    type Position = Race;
    const NAME: &'static str = "dice";
    const RULES: u32 = 1;

    fn disciplines() -> Vec<Discipline> {
        let said = Text::literal;
        vec![Discipline {
            name: "dice/race".to_owned(),
            title: said("Race"),
            sentence: said("A die, nine discs, ten points."),
            group: said("Tests"),
            options: Vec::new(),
            seats: vec![said("South"), said("North")],
            seat_names: RaceGame::SEATS,
            sides: &["s", "n"],
        }]
    }

    fn rules(_discipline: &str, settings: &Settings) -> Result<(), Fault> {
        match settings.iter().next() {
            None => Ok(()),
            Some((key, _)) => Err(text!("literal", words = key).into()),
        }
    }

    fn settings(_rules: &()) -> Settings {
        Settings::new()
    }

    fn symbols() -> Vec<Symbol> {
        let path = "M-.3 0a.3 .3 0 1 0 .6 0a.3 .3 0 1 0 -.6 0z".to_owned();
        vec![Symbol {
            id: "o".to_owned(),
            seat: None,
            shapes: vec![Shape { path, fill: Ink::Seat, stroke: Ink::Line, width: 0.03 }],
        }]
    }

    fn showcase() -> (&'static str, Settings, &'static str) {
        ("dice/race", Settings::new(), "3-5 s4 4,2,2 7")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{laws, words};

    #[test]
    fn the_laws_hold() {
        for seed in 0..200 {
            laws::hold_over_a_random_game(&(), Race::start(&()), 400, &mut words(seed), Race::key);
        }
    }

    #[test]
    fn a_disc_is_drawn_from_what_is_left() {
        let position = Race::read(&(), "3-9 n4? 4,0,2 7").expect("readable");
        let mut outcomes = Vec::new();
        position.actions(Actor::Chance, &mut outcomes);
        let weighed: Vec<_> =
            outcomes.iter().map(|&one| (position.write_action(Actor::Chance, one), position.weight(one))).collect();
        assert_eq!(weighed, [("+".to_owned(), 4), ("o".to_owned(), 2)]);
        let mut won = position;
        won.apply(Actor::Chance, outcomes[0]);
        assert_eq!((won.turn(), won.outcome()), (Turn::Over, Some(Outcome::won(Seat(1), 2, Ending::Rules("mobs")))));
    }

    #[test]
    fn what_is_no_position_is_refused() {
        for bad in ["", "3-5 s4 4,2,2", "3-11 s4 4,2,2 7", "3-5 s7 4,2,2 7", "3-5 n4? 0,0,0 7", "3-5 é 4,2,2 7"] {
            assert!(Race::read(&(), bad).is_err(), "{bad}");
        }
    }
}
