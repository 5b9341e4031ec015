//! A tiny complete game for testing everything that is not rules: a secret set-up, moves, captures, a locked loser.
//!
//! On a board of 4x4 cells `a1`..`d4` each of two seats places one stone on a cell of its own half, both in secret
//! (`@b2`). Then they alternate, seat 0 first: a stone steps one cell along a row or column (`b2-b3`); stepping onto the
//! other stone wins; 30 turns without that are a draw.
//!
//! ```text
//! 4 . n . .
//! 3 . . . .   seat 1 (n) above
//! 2 . . . .   seat 0 (s) below
//! 1 . s . .
//!   a b c d
//! ```

use skazka_core::record::{Record, RecordMove};
use skazka_core::{
    Actor, Cell, CellStatus, Chance, Discipline, Effect, Ending, Evaluate, Fault, Foreign, Ink, Notation, Outcome,
    Perft, Point, Position, Post, Poster, Presentation, Scene, Seat, Seats, Settings, Shape, Step, Stop, Symbol, Text,
    Thing, Touch, Turn, TypedFamily, Viewer, Words, quote, text,
};

const SIDE: u8 = 4;
const LONGEST: u32 = 30;

/// A position of the duel, and a view of it: what a viewer may not know is blank there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Duel {
    stones: [Option<u8>; 2],
    /// Seats that have placed; in a view a seat may have placed on a cell that is blank.
    placed: [bool; 2],
    taken: Option<Seat>,
    moved: u32,
}

/// One decision of the duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DuelAction {
    /// Place the own stone.
    Place(u8),
    /// Step to a cell.
    Step(u8),
}

fn name(cell: u8) -> String {
    format!("{}{}", char::from(b'a' + cell % SIDE), cell / SIDE + 1)
}

fn cell_named(written: &str) -> Option<u8> {
    (0..SIDE * SIDE).find(|&cell| name(cell) == written)
}

fn neighbours(cell: u8) -> impl Iterator<Item = u8> {
    let (row, column) = (i16::from(cell / SIDE), i16::from(cell % SIDE));
    [(1, 0), (0, 1), (0, -1), (-1, 0)].into_iter().filter_map(move |(up, right)| {
        let (row, column) = (row + up, column + right);
        let inside = (0..4).contains(&row) && (0..4).contains(&column);
        inside.then_some((row * 4 + column) as u8)
    })
}

impl Duel {
    fn mover(&self) -> Seat {
        Seat((self.moved % 2) as u8)
    }

    fn waiting(&self) -> Seats {
        (0..2).map(Seat).filter(|seat| !self.placed[seat.index()]).fold(Seats::NONE, Seats::and)
    }
}

impl Position for Duel {
    type Rules = ();
    type Action = DuelAction;
    type View = Duel;

    fn start(_rules: &()) -> Duel {
        Duel { stones: [None; 2], placed: [false; 2], taken: None, moved: 0 }
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match self.taken {
            Some(_) => Turn::Over,
            None if !self.waiting().is_empty() => Turn::Secret(self.waiting()),
            None => Turn::One(self.mover()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.taken.map(|loser| Outcome::lost(loser, 2, Ending::Rules("mobs")))
    }

    fn turn_number(&self) -> u32 {
        if self.waiting().is_empty() { self.moved.saturating_add(1) } else { 0 }
    }

    fn actions(&self, by: Actor, out: &mut Vec<DuelAction>) {
        let Actor::Seat(seat) = by else { return };
        match self.turn() {
            Turn::Secret(seats) if seats.contains(seat) => {
                out.extend((0..8).map(|cell| DuelAction::Place(cell + 8 * seat.0)));
            }
            Turn::One(mover) if mover == seat => {
                out.extend(self.stones[seat.index()].into_iter().flat_map(neighbours).map(DuelAction::Step));
            }
            _ => {}
        }
    }

    fn apply(&mut self, by: Actor, action: DuelAction) {
        let Actor::Seat(seat) = by else { return };
        match action {
            DuelAction::Place(cell) => {
                self.stones[seat.index()] = Some(cell);
                self.placed[seat.index()] = true;
            }
            DuelAction::Step(cell) => {
                let other = Seat(1 - seat.0);
                if self.stones[other.index()] == Some(cell) {
                    self.stones[other.index()] = None;
                    self.taken = Some(other);
                }
                self.stones[seat.index()] = Some(cell);
                self.moved += 1;
            }
        }
    }

    fn draw_by_counting(&self, _occurrences: u32) -> Option<Outcome> {
        (self.moved >= LONGEST).then(|| Outcome::drawn(2, Ending::Rules("quiet")))
    }

    fn key(&self) -> u64 {
        let stone = |seat: usize| self.stones[seat].map_or(16, u64::from);
        stone(0) + 17 * stone(1) + 289 * u64::from(self.moved % 2)
    }

    fn view(&self, to: Viewer) -> Duel {
        let mut view = *self;
        if !self.waiting().is_empty() {
            for seat in [0, 1] {
                if to != Viewer::Arbiter && to != Viewer::Seat(Seat(seat)) {
                    view.stones[usize::from(seat)] = None;
                    view.placed[usize::from(seat)] = false;
                }
            }
        }
        view
    }

    fn determinize(view: &Duel, _words: Words) -> Duel {
        *view
    }
}

impl Notation for Duel {
    fn write_action(&self, by: Actor, action: DuelAction) -> String {
        match (action, by) {
            (DuelAction::Place(cell), _) => format!("@{}", name(cell)),
            (DuelAction::Step(cell), Actor::Seat(seat)) => {
                format!("{}-{}", self.stones[seat.index()].map(name).unwrap_or_default(), name(cell))
            }
            (DuelAction::Step(cell), Actor::Chance) => name(cell),
        }
    }

    fn read_action(&self, by: Actor, written: &str) -> Result<DuelAction, Fault> {
        let mut actions = Vec::new();
        self.actions(by, &mut actions);
        let found = actions.into_iter().find(|&action| self.write_action(by, action) == written);
        found.ok_or_else(|| text!("literal", words = quote(written)).into())
    }

    fn write(&self) -> String {
        let stone = |seat: usize| self.stones[seat].map_or("-".to_owned(), name);
        format!("{} {} {}", stone(0), stone(1), self.moved)
    }

    fn read(_rules: &(), written: &str) -> Result<Duel, Fault> {
        let refused = || Fault(text!("literal", words = quote(written)));
        let [south, north, moved] = written.split(' ').collect::<Vec<_>>()[..] else { return Err(refused()) };
        let moved = moved.parse().map_err(|_| refused())?;
        let stones = [cell_named(south), cell_named(north)];
        let taken = stones.iter().position(Option::is_none).filter(|_| moved > 0).map(|seat| Seat(seat as u8));
        Ok(Duel { stones, placed: stones.map(|stone| moved > 0 || stone.is_some()), taken, moved })
    }
}

impl Chance for Duel {}

impl Presentation for Duel {
    fn scene(view: &Duel) -> Scene {
        let corner = |x: f32, y: f32| Point { x, y };
        let outline = vec![corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
        let cells = (0..SIDE * SIDE).map(|cell| Cell {
            id: name(cell),
            at: Point { x: f32::from(cell % SIDE), y: -f32::from(cell / SIDE) },
            outline: 0,
            tone: (cell / SIDE + cell % SIDE) % 2,
            status: CellStatus::Here,
            zone: None,
            says: Text::literal(name(cell)),
        });
        let things = view.stones.iter().enumerate().filter_map(|(seat, stone)| {
            let cell = name((*stone)?);
            let says = Text::literal(format!("stone {seat}"));
            Some(Thing::new(cell, "o", Some(seat as u8), says))
        });
        Scene { outlines: vec![outline], cells: cells.collect(), things: things.collect(), turns: 2, ..Scene::empty() }
    }

    fn steps(&self, by: Seat, action: DuelAction) -> Vec<Step> {
        let touch = |cell| Touch::Cell(name(cell));
        let step = |cell, effects| Step {
            touch: touch(cell),
            says: Text::literal(name(cell)),
            group: None,
            cost: None,
            effects,
        };
        match (action, self.stones[by.index()]) {
            (DuelAction::Step(to), Some(from)) => {
                let taken = (self.stones[1 - by.index()] == Some(to)).then(|| Effect::Take {
                    cell: name(to),
                    symbol: "o".to_owned(),
                    seat: 1 - by.0,
                });
                let goes = Effect::Move { from: name(from), to: name(to) };
                vec![step(from, Vec::new()), step(to, taken.into_iter().chain([goes]).collect())]
            }
            (DuelAction::Place(cell) | DuelAction::Step(cell), _) => {
                vec![step(cell, vec![Effect::Put { cell: name(cell), symbol: "o".to_owned(), seat: by.0 }])]
            }
        }
    }
}

impl Perft for Duel {}

impl Evaluate for Duel {
    fn evaluate(&self, seat: Seat) -> i32 {
        self.stones[seat.index()].map_or(0, |cell| neighbours(cell).count() as i32)
    }

    fn force(&self, action: DuelAction) -> i32 {
        match action {
            DuelAction::Step(cell) => i32::from(self.stones[1 - self.mover().index()] == Some(cell)),
            DuelAction::Place(_) => 0,
        }
    }
}

/// The duel as a family with one discipline, `duel/plain`.
pub struct DuelGame;

impl TypedFamily for DuelGame {
    type Position = Duel;
    const NAME: &'static str = "duel";
    const RULES: u32 = 1;

    fn disciplines() -> Vec<Discipline> {
        let said = Text::literal;
        vec![Discipline {
            name: "duel/plain".to_owned(),
            title: said("Duel"),
            sentence: said("Two stones, sixteen cells."),
            group: said("Tests"),
            options: Vec::new(),
            seats: vec![said("South"), said("North")],
            seat_names: &["south", "north"],
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
        ("duel/plain", Settings::new(), "b1 c4 2")
    }

    const POSTER: Option<Poster> = Some(telegram);

    /// A telegram: `telegram @b2 @c3 b2-b3`. A `stop` in it is remarked on, `war` refused.
    fn foreign(written: &str, _stop: &Stop) -> Option<Result<Foreign, Fault>> {
        let words = written.trim().strip_prefix("telegram ")?;
        if words.contains("war") {
            return Some(Err(Text::literal("no war").into()));
        }
        let mut record = Record::default();
        let told = record.tags.set("Game", "duel/plain");
        let moves = words.split_whitespace().filter(|word| *word != "stop");
        record.line.moves = moves.map(|word| RecordMove::new(None, word)).collect();
        let stops = words.split_whitespace().filter(|word| *word == "stop");
        Some(told.map(|()| Foreign { record, remarks: stops.map(|_| Text::literal("a stop")).collect() }))
    }
}

/// Writes what [`DuelGame`] reads as a telegram.
fn telegram(record: &Record, link: Option<&str>) -> Result<Post, Fault> {
    let words: Vec<_> = record.line.moves.iter().map(|one| &*one.text).collect();
    let told = Text::literal(format!("telegram {}", words.join(" ")));
    let lines = [told].into_iter().chain(link.map(Text::literal)).collect();
    Ok(Post { lines, last: words.last().map(|&last| last.to_owned()) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FirstLegal, laws, words};
    use skazka_core::{Event, Game, TypedGame};

    fn game() -> TypedGame<Duel, FirstLegal> {
        TypedGame::new(Duel::start(&()), FirstLegal)
    }

    fn act(game: &mut impl Game, seat: u8, action: &str) -> Result<(), Fault> {
        game.accept(&Event::Act { by: Actor::Seat(Seat(seat)), action: action.to_owned() })
    }

    fn begun() -> TypedGame<Duel, FirstLegal> {
        let mut game = game();
        for (seat, action) in [(1, "@c3"), (0, "@b2"), (0, "b2-b3")] {
            act(&mut game, seat, action).expect("a legal action");
        }
        game
    }

    #[test]
    fn the_laws_hold() {
        for seed in 0..200 {
            laws::hold_over_a_random_game(&(), Duel::start(&()), 40, &mut words(seed), Duel::key);
        }
    }

    #[test]
    fn a_secret_choice_is_open_to_its_owner_alone_until_all_are_in() {
        let mut game = game();
        act(&mut game, 1, "@c3").expect("legal");
        let seen = |game: &dyn Game, viewer| game.ply(0, viewer).and_then(|ply| ply.written);
        assert_eq!(seen(&game, Viewer::Seat(Seat(1))).as_deref(), Some("@c3"));
        assert_eq!(seen(&game, Viewer::Seat(Seat(0))), None);
        assert!(game.scene(1, Viewer::Public).things.is_empty());
        assert!(game.effects(0, Viewer::Public).is_empty());
        act(&mut game, 0, "@b2").expect("legal");
        assert_eq!(seen(&game, Viewer::Public).as_deref(), Some("@c3"));
        assert_eq!(game.scene(2, Viewer::Public).things.len(), 2);
    }

    #[test]
    fn an_unfinished_secret_choice_can_be_undone_but_not_a_revealed_one() {
        let mut game = game();
        act(&mut game, 1, "@c3").expect("legal");
        game.accept(&Event::Undo { by: Seat(1) }).expect("still secret");
        assert_eq!(game.plies(), 0);
        assert!(game.accept(&Event::Undo { by: Seat(1) }).is_err());
        let mut game = begun();
        assert!(game.accept(&Event::Undo { by: Seat(0) }).is_err());
    }

    #[test]
    fn a_take_back_removes_the_last_decision_of_its_seat_and_stops_at_a_reveal() {
        let mut game = begun();
        act(&mut game, 1, "c3-c2").expect("legal");
        assert_eq!((game.take_back_to(Seat(1)), game.take_back_to(Seat(0))), (Some(3), Some(2)));
        game.accept(&Event::TakeBack { by: Seat(0), to: 2 }).expect("allowed");
        assert_eq!((game.plies(), game.turn()), (2, Turn::One(Seat(0))));
        assert_eq!(game.take_back_to(Seat(0)), None);
        assert!(game.accept(&Event::TakeBack { by: Seat(0), to: 0 }).is_err());
    }

    #[test]
    fn captured_things_lie_in_a_tray() {
        let mut game = begun();
        act(&mut game, 1, "c3xb3").expect_err("not this game's notation");
        act(&mut game, 1, "c3-b3").expect("legal");
        assert_eq!(game.outcome(), Some(Outcome::won(Seat(1), 2, Ending::Rules("mobs"))));
        let trays = game.scene(4, Viewer::Public).trays;
        assert_eq!((trays[0].seat, trays[0].items[0].count), (Some(0), 1));
        assert!(game.scene(3, Viewer::Public).trays.is_empty());
    }

    #[test]
    fn a_draw_needs_everybody_and_is_forgotten_at_the_next_action() {
        let mut game = begun();
        game.accept(&Event::OfferDraw { by: Seat(0) }).expect("running");
        act(&mut game, 1, "c3-c2").expect("legal");
        game.accept(&Event::OfferDraw { by: Seat(1) }).expect("running");
        assert!(matches!(game.turn(), Turn::One(_)));
        assert!(game.accept(&Event::DeclineDraw { by: Seat(1) }).is_err(), "nobody declines his own offer");
        game.accept(&Event::OfferDraw { by: Seat(0) }).expect("running");
        assert_eq!((game.turn(), game.outcome()), (Turn::Over, Some(Outcome::drawn(2, Ending::Agreement))));
        assert!(act(&mut game, 0, "b3-b4").is_err());
        assert_eq!(game.take_back_to(Seat(1)), None);
    }

    #[test]
    fn resigning_loses() {
        let mut game = begun();
        game.accept(&Event::Resign { by: Seat(1) }).expect("running");
        assert_eq!(game.outcome(), Some(Outcome::won(Seat(0), 2, Ending::Resignation)));
        assert!(game.accept(&Event::Resign { by: Seat(9) }).is_err());
    }

    #[test]
    fn counting_draws_end_a_game() {
        let mut game = begun();
        act(&mut game, 1, "c3-c2").expect("legal");
        for turn in 0..28 {
            let (seat, there, back) = if turn % 2 == 0 { (0, "b3-b4", "b4-b3") } else { (1, "c2-c1", "c1-c2") };
            act(&mut game, seat, if turn / 2 % 2 == 0 { there } else { back }).expect("legal");
        }
        assert_eq!((game.turn(), game.outcome()), (Turn::Over, Some(Outcome::drawn(2, Ending::Rules("quiet")))));
        assert_eq!(game.legal(), Ok(Vec::new()));
    }

    #[test]
    fn a_position_that_is_drawn_by_counting_is_over_from_the_start() {
        let drawn = Duel::read(&(), "b1 c4 30").expect("readable");
        let mut game = TypedGame::new(drawn, FirstLegal);
        assert_eq!((game.turn(), game.outcome()), (Turn::Over, Some(Outcome::drawn(2, Ending::Rules("quiet")))));
        assert_eq!(game.legal(), Ok(Vec::new()));
        assert!(act(&mut game, 0, "b1-b2").is_err());
        assert!(game.perft(1, &[]).is_ok_and(|nodes| nodes > 0), "perft ignores draws by counting");
    }

    #[test]
    fn perft_counts_sequences_and_legal_lists_are_refused_in_secret() {
        assert_eq!(game().perft(2, &[]), Ok(64));
        assert!(game().legal().is_err());
        assert_eq!(begun().legal().expect("open"), ["c3-b3", "c3-c2", "c3-c4", "c3-d3"]);
        let divided = begun().divide(1, &[]).expect("nothing is told of chance");
        assert_eq!(Ok(divided.iter().map(|(_, nodes)| nodes).sum()), begun().perft(2, &[]));
        assert!(begun().perft(2, &["3:".to_owned()]).is_err(), "nothing is drawn in a duel");
    }

    #[test]
    fn a_thought_is_one_of_the_legal_actions() {
        let thought = begun().thought(Seat(1), 9, 1).expect("a decision");
        assert!(begun().legal().expect("open").contains(&thought(&Stop::new())));
        assert!(begun().thought(Seat(0), 1, 1).is_none());
    }
}
