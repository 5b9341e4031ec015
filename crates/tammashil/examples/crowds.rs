//! How many joint attacks there can be, and how long lists take:
//! `cargo run --release -p skazka-tammashil --example crowds -- [GAMES] [GIANT]`.
//!
//! Plays random games of Tammashil (1000) and Hivvayo (20) to the end and looks at every position in which a player is to
//! decide; then looks at a crowd of Hivvayo made on purpose, and counts action sequences.

use fastrand::Rng;
use skazka_core::Script;
use skazka_tammashil::{Cell, Geometry, Move, Next, Rules, State};
use std::time::{Duration, Instant};

/// What was seen in some positions.
#[derive(Default)]
struct Seen {
    positions: u64,
    actions: u64,
    most_actions: usize,
    most_attacks: usize,
    crowd: String,
    listing: Duration,
    thinking: Duration,
    slowest_listing: Duration,
    slowest_thinking: Duration,
    slowest_asking: Duration,
}

fn is_joint(action: &Move) -> bool {
    matches!(action, Move::Attack { earlier: [Some(_), _], .. })
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begun = Instant::now();
    (work(), begun.elapsed())
}

impl Seen {
    /// Lists the actions of a position and remembers what was odd about it.
    fn look(&mut self, state: &State, actions: &mut Vec<Move>) {
        let mut thinkable = Vec::new();
        let thinking = timed(|| state.candidates(&mut thinkable)).1;
        let listing = timed(|| state.actions(actions)).1;
        let attacks = actions.iter().filter(|action| is_joint(action)).count();
        if attacks > self.most_attacks {
            (self.most_attacks, self.crowd) = (attacks, state.write());
        }
        if self.positions.is_multiple_of(64) {
            let asking = timed(|| (state.units_that_can_act(), state.attackables())).1;
            self.slowest_asking = self.slowest_asking.max(asking);
        }
        self.positions += 1;
        self.actions += actions.len() as u64;
        self.most_actions = self.most_actions.max(actions.len());
        self.listing += listing;
        self.thinking += thinking;
        self.slowest_listing = self.slowest_listing.max(listing);
        self.slowest_thinking = self.slowest_thinking.max(thinking);
    }

    fn tell(&self, what: &str) {
        let each = |all: Duration| all.as_nanos() as u64 / self.positions.max(1);
        println!(
            "{what}: {} positions, {} actions each, at most {}",
            self.positions,
            self.actions / self.positions.max(1),
            self.most_actions
        );
        println!("  joint attacks: at most {}", self.most_attacks);
        println!(
            "  {} ns a list, the slowest {:?}; {} ns what is thinkable, the slowest {:?}",
            each(self.listing),
            self.slowest_listing,
            each(self.thinking),
            self.slowest_thinking
        );
        println!("  which units and targets: the slowest {:?}", self.slowest_asking);
        println!("  {}", self.crowd);
    }
}

/// Plays a random game to its end, or for so many actions.
fn play(rules: Rules, rng: &mut Rng, longest: usize, seen: &mut Seen) -> usize {
    let mut state = State::start(rules);
    let mut actions = Vec::new();
    for nth in 0..longest {
        actions.clear();
        if matches!(state.next(), Next::Seat(_)) {
            seen.look(&state, &mut actions);
        } else {
            state.actions(&mut actions);
        }
        if actions.is_empty() || state.drawn() {
            return nth;
        }
        state.apply(actions[rng.usize(..actions.len())]);
    }
    longest
}

/// Triples of North among as many singles of South as there is room for, every third cell of the middle of Hivvayo empty.
fn crowd() -> State {
    let board = Geometry::of(Rules::HIVVAYO.game);
    let row = board.middle_row() - 12;
    let middle = board.cells_of_row(row).nth(board.width(row) / 2).expect("a middle");
    let token = |cell: Cell| match (board.distance(middle, cell), (board.row_of(cell) * 2 + board.column_of(cell)) % 3)
    {
        (0, _) => Some("c"),
        (1..=9, 0) => Some("A"),
        (10, 1) => Some("a"),
        _ if cell == board.corners()[0] => Some("L"),
        _ if cell == board.corners()[5] => Some("l"),
        _ => None,
    };
    let rows = (0..board.rows()).rev().map(|row| {
        let (mut text, mut run) = (String::new(), 0);
        for token in board.cells_of_row(row).map(token) {
            match token {
                None => run += 1,
                Some(token) => {
                    text += &(if run > 0 { run.to_string() } else { String::new() } + token);
                    run = 0;
                }
            }
        }
        if run > 0 { text + &run.to_string() } else { text }
    });
    let board: Vec<_> = rows.collect();
    State::read(Rules::HIVVAYO, &format!("{} s 20/20 0 1", board.join("/"))).expect("a position")
}

fn count(state: &State, depth: u32, rolls: &[Move]) {
    let (nodes, time) = timed(|| state.perft(depth, Script::new(rolls)));
    println!(
        "perft {depth} with {rolls:?}: {nodes} nodes in {time:?}, {} a second",
        (nodes as f64 / time.as_secs_f64()) as u64
    );
}

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|number| number.parse().ok());
    let (games, giant) = (numbers.next().unwrap_or(1000), numbers.next().unwrap_or(20));
    let mut rng = Rng::with_seed(1);
    for (what, rules, games, longest) in
        [("Tammashil", Rules::TAMMASHIL, games, 20_000), ("Hivvayo", Rules::HIVVAYO, giant, 3_000)]
    {
        let mut seen = Seen::default();
        let lengths: usize = (0..games).map(|_| play(rules, &mut rng, longest, &mut seen)).sum();
        seen.tell(&format!("{what}, {games} random games of {} decisions", lengths / games.max(1)));
    }
    let mut seen = Seen::default();
    seen.look(&crowd(), &mut Vec::new());
    seen.tell("a crowd on purpose");
    let dealt = State::dealt(Rules::TAMMASHIL, Some(&mut || rng.u64(..)));
    count(&dealt, 2, &[6, 1].map(Move::Roll));
    count(&dealt, 3, &[4, 4].map(Move::Roll));
    count(&State::dealt(Rules::HIVVAYO, None), 1, &[]);
}
