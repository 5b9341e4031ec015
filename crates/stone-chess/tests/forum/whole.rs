//! Whole games of three and four, written as a forum writes them: reading gives the same game.

use crate::{passed_over, position, read};
use fastrand::Rng;
use skazka_core::record::replay;
use skazka_core::{Catalogue, FamilyAdapter, Match, Notation, Seat, Stop, Turn};
use skazka_stone_chess::{Action, Lion, Players, Remark, Rules, State, StoneChess};
use skazka_testkit::FirstLegal;

pub const ALL_RULES: [Rules; 4] = [
    Rules { players: Players::Three, lion: Lion::Hopper },
    Rules { players: Players::Four, lion: Lion::Hopper },
    Rules { players: Players::Three, lion: Lion::Leaper },
    Rules { players: Players::Four, lion: Lion::Leaper },
];

/// A whole turn of a game.
pub struct Taken {
    pub seat: Seat,
    pub number: u32,
    pub written: String,
    /// Everybody's stones after it.
    pub stones: Vec<u16>,
}

/// Captures, promotions and drops often enough for everything to happen.
fn choice(state: &State, rng: &mut Rng) -> Action {
    let mut all = Vec::new();
    state.actions(&mut all);
    let captures = |action: &Action| match *action {
        Action::Move { to, passing, becomes, .. } => passing || becomes.is_some() || state.piece(to).is_some(),
        Action::Swap { .. } | Action::Place { .. } => true,
        _ => false,
    };
    let lively: Vec<_> = all.iter().copied().filter(captures).collect();
    let calm: Vec<_> =
        all.iter().copied().filter(|one| !matches!(one, Action::Drop { .. } | Action::Mutate { .. })).collect();
    let among = match rng.u8(..10) {
        0..5 if !lively.is_empty() => lively,
        0..8 if !calm.is_empty() => calm,
        _ => all,
    };
    rng.choice(among).expect("something may be done, if only a pass")
}

/// A random game with its turns.
pub fn game(rules: Rules, rng: &mut Rng, longest: usize) -> (Match<State>, Vec<Taken>) {
    let mut play = Match::new(State::new(&rules));
    let mut turns = Vec::new();
    while turns.len() < longest && play.turn() != Turn::Over {
        let before = *play.position();
        let seat = before.mover();
        let retires = turns.len() > 8 && rng.u8(..100) == 0;
        let written = if retires { give_up(&mut play, seat) } else { take_turn(&mut play, seat, rng) };
        let stones = before.seats().map(|seat| play.position().stones(seat)).collect();
        turns.push(Taken { seat, number: State::turn(&before), written, stones });
    }
    (play, turns)
}

fn give_up(play: &mut Match<State>, seat: Seat) -> String {
    let written = format!("resign:{}", ["w", "b", "g", "r"][seat.index()]);
    play.accept_told(&written).expect("whoever plays may give up");
    written
}

fn take_turn(play: &mut Match<State>, seat: Seat, rng: &mut Rng) -> String {
    loop {
        let now = *play.position();
        let one = now.write_action(choice(&now, rng));
        play.accept_told(&one).expect("legal");
        if !now.is_placing() {
            return one;
        }
        if play.position().mover() != seat {
            return play.position().write_placement(seat);
        }
    }
}

/// The same turn as people type it.
fn typed(turn: &str, rng: &mut Rng) -> String {
    if turn.starts_with("resign") {
        return turn.to_owned();
    }
    let mut parts: Vec<String> = turn.split("; ").map(|part| typed_part(part, rng)).collect();
    if rng.bool() {
        parts.push(String::new());
    }
    let between = ["; ", ";", " ;  "][rng.usize(..3)];
    parts.join(between).trim().to_owned()
}

fn typed_part(part: &str, rng: &mut Rng) -> String {
    let Some((before, to)) = part.split_once('-') else { return part.to_owned() };
    let is_square = before.len() == 2 && before.as_bytes()[1].is_ascii_digit();
    let upper = rng.u8(..4) == 0;
    let (before, to) = match (upper, is_square) {
        (true, true) => (before.to_ascii_uppercase(), to.to_ascii_uppercase()),
        (true, false) => (before.to_owned(), to.to_ascii_uppercase()),
        _ => (before.to_owned(), to.to_owned()),
    };
    let links: &[&str] = match (is_square, before == "@") {
        (true, _) => &["-", "-", " - ", "x", ":", "—"],
        (_, true) => &["-", " - "],
        _ => &["-", "*", " * ", "–"],
    };
    format!("{before}{}{to}", links[rng.usize(..links.len())])
}

fn comment(turn: &Taken, rng: &mut Rng) -> String {
    let own = turn.stones[turn.seat.index()];
    let all = || turn.stones.iter().map(u16::to_string).collect::<Vec<_>>().join("/");
    match rng.u8(..9) {
        0 => format!(" // {own}"),
        1 => format!(" //{own} камней"),
        2 => format!(" // шах! осталось {own}"),
        3 => " // d5 взял".to_owned(),
        4 => format!(" // было +3, = {own}"),
        5 => format!(" // {}", all()),
        6 => format!("   ({own})"),
        _ => String::new(),
    }
}

/// Lines that say nothing of the game, and whether they are counted.
const NOISE: [(&str, bool); 12] = [
    ("", false),
    ("   ", false),
    ("Красивый ход!", true),
    ("я бы тут сыграл a2-a4, а потом b3-b4", true),
    ("> a2-a4 // 8", true),
    ("[quote=Anna]K-a1; R-b1 // 8[/quote]", true),
    (":)", true),
    ("--------", false),
    ("Зелёные, ваш ход", true),
    ("диаграмма: http://example.org/a.png", true),
    ("&gt;&gt; не согласен", true),
    ("[b][/b]", false),
];

/// A game as a thread, with the numbers of the lines that are talk.
fn thread(turns: &[Taken], rng: &mut Rng) -> (String, Vec<usize>) {
    let (mut lines, mut talk) = (Vec::<String>::new(), Vec::new());
    let numbered = rng.bool();
    let mut turns = turns.iter().peekable();
    while let Some(turn) = turns.next() {
        while rng.u8(..4) == 0 {
            let (noise, counted) = NOISE[rng.usize(..NOISE.len())];
            lines.push(noise.to_owned());
            talk.extend(counted.then_some(lines.len()));
        }
        let mut line = heading(turn, numbered, rng, &mut lines);
        line.push_str(&typed(&turn.written, rng));
        let mut last = turn;
        // A comment ends the line; without one other turns may follow.
        while rng.u8(..3) == 0 && turns.peek().is_some() {
            if let Some(next) = turns.next() {
                line.push_str([" ", "  ", " | "][rng.usize(..3)]);
                line.push_str(&typed(&next.written, rng));
                last = next;
            }
        }
        line.push_str(&comment(last, rng));
        lines.push(line);
    }
    (lines.join(["\n", "\r\n"][rng.usize(..2)]), talk)
}

fn heading(turn: &Taken, numbered: bool, rng: &mut Rng, lines: &mut Vec<String>) -> String {
    let side = [["Белые", "White"], ["Чёрные", "Black"], ["Зелёные", "Green"], ["Красные", "Red"]][turn.seat.index()];
    let name = ["Анна", "Борис", "Вера", "Глеб"][turn.seat.index()];
    let retires = turn.written.starts_with("resign");
    match rng.u8(..6) {
        0 if numbered => {
            lines.push(format!("Ход {}", turn.number));
            String::new()
        }
        1 if numbered => format!("{}. ", turn.number),
        2 if !retires => format!("{}: ", side[rng.usize(..2)]),
        3 if !retires => format!("{} ({name}): ", side[0]),
        4 => format!("{name} — "),
        _ => String::new(),
    }
}

fn catalogue() -> Catalogue {
    Catalogue::new(vec![Box::new(FamilyAdapter::<StoneChess, _>::new(FirstLegal))])
}

#[test]
fn a_noisy_thread_is_the_game_that_was_played() {
    let (mut over, mut turns_read) = (0, 0);
    for (seed, rules) in (0..12).zip(ALL_RULES.into_iter().cycle()) {
        let mut rng = Rng::with_seed(seed);
        let (play, turns) = game(rules, &mut rng, 160);
        let (text, talk) = thread(&turns, &mut rng);
        let lion = if rules.lion == Lion::Leaper { "Лев: leaper\n" } else { "" };
        let text = format!("{lion}{text}");
        let read = read(&text);
        assert_eq!(read.rules, rules, "seed {seed}");
        let written: Vec<_> = read.turns.iter().map(|turn| turn.written.clone()).collect();
        assert_eq!(written, turns.iter().map(|turn| turn.written.clone()).collect::<Vec<_>>(), "seed {seed}\n{text}");
        assert_eq!(position(&read).to_string(), play.position().to_string(), "seed {seed}");
        let shift = usize::from(!lion.is_empty());
        assert_eq!(passed_over(&read), talk.iter().map(|line| line + shift).collect::<Vec<_>>(), "seed {seed}\n{text}");
        let told: Vec<_> = read.remarks.iter().filter(|one| !matches!(one, Remark::PassedOver { .. })).collect();
        assert!(told.is_empty(), "seed {seed}: {told:?}\n{text}");
        replays(&read, &play);
        turns_read += read.turns.len();
        over += usize::from(read.outcome.is_some());
    }
    assert!(over > 2 && turns_read > 900, "{over} games to the end, {turns_read} turns");
}

/// The record of a thread is played through by the rules to the same game.
fn replays(thread: &skazka_stone_chess::Thread, play: &Match<State>) {
    let again = skazka_core::record::parse(&thread.record().write()).expect("a record");
    let table = replay(&catalogue(), &again, &Stop::new()).expect("a legal game");
    assert_eq!(table.position(table.plies()), Notation::write(play.position()));
    assert_eq!(table.turn(), play.turn());
}

#[test]
fn a_wrong_figure_in_a_long_thread_is_the_only_remark() {
    let mut rng = Rng::with_seed(7);
    let (_, turns) = game(ALL_RULES[1], &mut rng, 60);
    let line = |(nth, turn): (usize, &Taken)| {
        let stones = turn.stones[turn.seat.index()] + u16::from(nth == 40);
        format!("{} // {stones}\n", turn.written)
    };
    let text: String = turns.iter().enumerate().map(line).collect();
    let wrong = &turns[40];
    let ledger = wrong.stones[wrong.seat.index()];
    let told = u32::from(ledger) + 1;
    let remark = Remark::Stones { line: 41, turn: wrong.number, seat: wrong.seat, told, ledger };
    let read = read(&text);
    assert_eq!(read.turns.len(), turns.len());
    assert_eq!(read.remarks, [remark]);
}

#[test]
fn no_text_makes_the_reader_fall_over() {
    let mut rng = Rng::with_seed(3);
    let (_, turns) = game(ALL_RULES[0], &mut rng, 30);
    let (text, _) = thread(&turns, &mut rng);
    let letters: Vec<char> = "a1-*@;/ \n[]{}()KNgр_9.:>q".chars().collect();
    for _ in 0..100 {
        let mut garbled: Vec<char> = text.chars().collect();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..garbled.len());
            match rng.u8(..3) {
                0 => garbled[at] = letters[rng.usize(..letters.len())],
                1 => garbled.insert(at, letters[rng.usize(..letters.len())]),
                _ => drop(garbled.remove(at)),
            }
        }
        let garbled: String = garbled.into_iter().collect();
        if let Some(Ok(read)) = skazka_stone_chess::Thread::read(&garbled) {
            replay(&catalogue(), &read.record(), &Stop::new()).unwrap_or_else(|fault| panic!("{fault}: {garbled}"));
        }
    }
}
