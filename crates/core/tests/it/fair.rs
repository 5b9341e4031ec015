//! Whole games by promise: played, written down, checked, and tampered with.

use skazka_core::fair::{Claim, Promise, Secret, Seed, Told, draws_of};
use skazka_core::record::{self, Record};
use skazka_core::{
    Actor, Catalogue, Event, FamilyAdapter, Fault, Game, Position, Seat, Settings, Stop, Turn, TypedGame,
};
use skazka_testkit::FirstLegal;
use skazka_testkit::dice::{Race, RaceGame};
use skazka_testkit::duel::Duel;

const SEATS: [&str; 2] = ["south", "north"];

fn catalogue() -> Catalogue {
    Catalogue::new(vec![Box::new(FamilyAdapter::<RaceGame, _>::new(FirstLegal))])
}

fn game() -> TypedGame<Race, FirstLegal> {
    TypedGame::new(Race::start(&()), FirstLegal)
}

fn promise() -> Promise {
    Promise::new(Secret::new(std::array::from_fn(|index| index as u8)), "Ab3dE5gH")
}

fn seed(by: u8, words: &str) -> Event {
    Event::Seed { by: Seat(by), seed: Seed::new(words).expect("printable") }
}

/// Plays on to the end: the seats turn discs on odd turns and step on even ones, chance draws by the promise.
fn play(promise: &Promise, mut game: Box<dyn Game>) -> Box<dyn Game> {
    loop {
        let (by, action) = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => (Actor::Chance, promise.next_draw(&*game).expect("its turn")),
            turn => {
                let legal = game.legal().expect("open");
                let wish = if game.turn_number() % 2 == 1 { "?" } else { "go" };
                let action = legal.iter().find(|one| *one == wish).unwrap_or(&legal[0]);
                (Actor::Seat(turn.seats().iter().next().expect("a seat")), action.clone())
            }
        };
        game.accept(&Event::Act { by, action }).expect("legal");
    }
}

fn seeded() -> Box<dyn Game> {
    let mut game: Box<dyn Game> = Box::new(game());
    [seed(0, "anna"), seed(1, "Борис")].iter().for_each(|event| game.accept(event).expect("before the first draw"));
    game
}

fn finished() -> Box<dyn Game> {
    play(&promise(), seeded())
}

fn written(game: &dyn Game, promise: &Promise) -> Record {
    let catalogue = catalogue();
    let (family, discipline) = catalogue.find("dice/race").expect("known");
    let mut record = record::from_game(game, family, discipline, &Settings::new()).expect("a record");
    let over = game.turn() == Turn::Over;
    Claim::of(promise, game.seeds().to_vec(), over).add_to(&mut record, &SEATS).expect("tags");
    record
}

/// What a check of the record says: how many draws are as they should be.
fn checked(record: &Record) -> Result<usize, Fault> {
    Told::read(&catalogue(), record, &Stop::new())?.check().map(|(_, answered)| answered.len())
}

fn refusal(record: &Record) -> String {
    checked(record).expect_err("must be refused").to_string()
}

/// `number=2 turn=1 5: 4:` as the sentence that says so.
fn mismatch(says: &str) -> String {
    let [number, turn, drawn, should] = says.split(' ').collect::<Vec<_>>()[..] else { panic!("{says}") };
    format!("fair-mismatch {number} {turn} drawn=(literal words={drawn:?}) should=(literal words={should:?})")
}

fn changed(record: &Record, from: &str, to: &str) -> Record {
    let text = record.write().replace('\n', " ");
    assert!(text.contains(from), "{from} in {text}");
    record::parse(&text.replacen(from, to, 1)).expect("still a record")
}

/// The same game by an independent hand, with the same choices of the seats:
///
/// ```python
/// import hashlib, hmac
/// def draw(number, weights):
///     total, block = sum(weights), 0
///     while True:
///         message = "\n".join(["skazka-draw-1", "Ab3dE5gH", "anna", "Борис", str(number), str(block)])
///         digest = hmac.new(bytes(range(32)), message.encode(), hashlib.sha256).digest()
///         for at in range(0, 32, 8):
///             word = int.from_bytes(digest[at:at + 8], "big")
///             if word < 2**64 - 1 - (2**64 - 1) % total:
///                 word %= total
///                 return next(i for i in range(len(weights)) if word < sum(weights[:i + 1]))
///         block += 1
/// score, heap, seat, turn, number = [0, 0], [4, 3, 2], draw(1, [1, 1]), 1, 1
/// out = [["south", "north"][seat]]
/// while max(score) < 10:
///     number += 1
///     left = 1 + draw(number, [1] * 6)
///     out.append(f"{left}:")
///     while left and max(score) < 10:
///         left -= 1
///         if turn % 2 and sum(heap):
///             number += 1
///             kinds = [k for k in range(3) if heap[k]]
///             disc = kinds[draw(number, [heap[k] for k in kinds])]
///             heap[disc] -= 1
///             score[seat] = max(0, min(10, score[seat] + [2, -2, 0][disc]))
///             out.append("?" + "+xo"[disc])
///         else:
///             score[seat] += 1
///             out.append("go")
///     if max(score) < 10:
///         out.append(".")
///     seat, turn = 1 - seat, turn + 1
/// print(" ".join(out), number)
/// ```
#[test]
fn a_game_is_drawn_as_the_contract_says() {
    let record = written(&*finished(), &promise());
    let moves: Vec<_> = record.line.moves.iter().map(|one| one.text.as_str()).collect();
    let drawn = "south 4: ?+ ?x ?x ?+ . 6: go go go go go go . 5: ?o ?o ?+ ?x ?+ . 6: go go go go";
    assert_eq!(moves.join(" "), drawn);
    assert_eq!(checked(&record), Ok(14));
}

#[test]
fn a_record_keeps_what_is_needed_and_no_more() {
    let record = written(&*finished(), &promise());
    let tag = |name| record.tags.get(name);
    assert_eq!(tag("GameId"), Some("Ab3dE5gH"));
    assert_eq!(tag("Commitment"), Some("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"));
    assert_eq!(tag("Secret"), Some("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"));
    assert_eq!((tag("SeedSouth"), tag("SeedNorth"), tag("DrawsFrom")), (Some("anna"), Some("Борис"), None));
    let again = record::parse(&record.write()).expect("readable");
    assert_eq!(Claim::read(&again, &SEATS), Ok(Some(Claim::of(&promise(), finished().seeds().to_vec(), true))));
    let running = written(&*seeded(), &promise());
    assert_eq!((running.tags.get("Secret"), running.tags.get("Commitment").is_some()), (None, true));
    assert_eq!(refusal(&running), "fair-unfinished");
}

#[test]
fn the_first_draw_that_was_changed_is_named() {
    let record = written(&*finished(), &promise());
    for (from, to, says) in [
        ("1. 4: ?+", "1. 5: ?+", "number=2 turn=1 5: 4:"),
        ("4: ?+ ?x", "4: ?x ?+", "number=3 turn=1 x +"),
        ("3. 5:", "3. 6:", "number=8 turn=3 6: 5:"),
        ("4. 6: go go go go", "4. 5: go go go go", "number=14 turn=4 5: 6:"),
        // Other results than the Result tag tells.
        ("south 1.", "north 1.", "number=1 turn=0 north south"),
    ] {
        assert_eq!(refusal(&changed(&record, from, to)), mismatch(says));
    }
    for tampered in [
        changed(&record, "[SeedSouth \"anna\"]", "[SeedSouth \"Anna\"]"),
        changed(&record, "[SeedNorth \"Борис\"]", ""),
        changed(&record, "[GameId \"Ab3dE5gH\"]", "[GameId \"Ab3dE5gI\"]"),
    ] {
        assert!(refusal(&tampered).starts_with("fair-mismatch number="), "{}", refusal(&tampered));
    }
}

/// The moves are `south 4: ?+ ?x ?x ?+ . 6: go go go go go go . 5: ?o ?o ?+ ?x ?+ . 6: go go go go`.
#[test]
fn a_draw_that_was_changed_is_named_before_what_came_of_it() {
    let record = written(&*finished(), &promise());
    for (from, to, says) in [
        // Fewer steps than were taken, and more than there were.
        ("1. 4:", "1. 3:", "number=2 turn=1 3: 4:"),
        ("2. 6:", "2. 1:", "number=7 turn=2 1: 6:"),
        // No die has a seven, no heap a third empty disc, no disc a y.
        ("3. 5:", "3. 7:", "number=8 turn=3 7: 5:"),
        ("?o ?o ?+", "?o ?o ?o", "number=11 turn=3 o +"),
        ("?o ?o ?+", "?o ?o ?y", "number=11 turn=3 y +"),
        // The draw was left out, so that what follows stands for it.
        ("2. 6: go", "2. go", "number=7 turn=2 go 6:"),
        ("?x ?x ?+ .", "?x ? ?+ .", "number=5 turn=1 ?+ x"),
        // Two faults: the draw is named even where the game never comes to an end.
        ("3. 5: ?o ?o", "3. 6: ?o nonsense", "number=8 turn=3 6: 5:"),
    ] {
        assert_eq!(refusal(&changed(&record, from, to)), mismatch(says), "{to}");
    }
}

#[test]
fn what_else_is_wrong_is_told_when_every_draw_up_to_it_is_right() {
    let record = written(&*finished(), &promise());
    let text = record.write().replace('\n', " ").replace("[Result \"2-1\"]", "");
    for (from, to, draws, says) in [
        (
            "2. 6: go",
            "2. 6: gone",
            7,
            "record-move number=2 who=(literal words=\"North\") why=(literal words=\"gone\")",
        ),
        ("?o ?o ?+", "?o o ?+", 9, "record-move number=3 who=(literal words=\"South\") why="),
        ("3. 5:", "4. 5:", 8, "record-move number=3 who=(record-chance) why=(record-move-number action=\"5:\""),
        ("go go go 2-1", "go go go 1-2", 14, "record-result-wrong"),
        ("go go go 2-1", "go go *", 14, "fair-unfinished"),
    ] {
        assert!(text.contains(from), "{from} in {text}");
        let changed = record::parse(&text.replacen(from, to, 1)).expect("still a record");
        let told = Told::read(&catalogue(), &changed, &Stop::new()).expect("a secret");
        assert_eq!(told.drawn.len(), draws, "{to}");
        let said = told.check().expect_err("must be refused").to_string();
        assert!(said.starts_with(says), "{to}: {said}");
    }
}

#[test]
fn a_raised_flag_ends_the_check() {
    let record = written(&*finished(), &promise());
    let stop = Stop::new();
    stop.raise();
    assert_eq!(Told::read(&catalogue(), &record, &stop).expect_err("cancelled").to_string(), "work-cancelled");
    assert_eq!(draws_of(&*finished(), &stop).expect_err("cancelled").to_string(), "work-cancelled");
}

#[test]
fn tags_that_are_missing_or_wrong_are_named() {
    let record = written(&*finished(), &promise());
    let secret = promise().secret.hex();
    for (from, to, says) in [
        (secret.as_str(), &*secret.replace("00", "01"), "fair-wrong-secret"),
        (&secret, "0001", "record-in-tag tag=\"Secret\" why=(fair-not-hex found=\"0001\")"),
        ("[Secret", "[Secrets", "fair-missing tag=\"Secret\""),
        ("[Commitment", "[Promise", "fair-missing tag=\"Commitment\""),
        ("[GameId", "[Id", "fair-missing tag=\"GameId\""),
        ("anna", &"a".repeat(65), "record-in-tag tag=\"SeedSouth\" why=(fair-seed-long"),
        (
            "[GameId",
            "[DrawsFrom \"0\"]\n[GameId",
            "record-in-tag tag=\"DrawsFrom\" why=(fair-not-a-number found=\"0\")",
        ),
    ] {
        let said = refusal(&changed(&record, from, to));
        assert!(said.starts_with(says), "{said}");
    }
}

#[test]
fn a_secret_answers_only_for_its_own_draws() {
    let mut game = seeded();
    let others = Promise::new(Secret::new([9; 32]), "old");
    for action in ["south", "2:"] {
        game.accept(&Event::Act { by: Actor::Chance, action: action.to_owned() }).expect("possible");
    }
    let own = Promise { from: 3, ..others };
    let record = written(&*play(&own, game), &own);
    assert_eq!(record.tags.get("DrawsFrom"), Some("3"));
    let count = draws_of(&*record::replay(&catalogue(), &record, &Stop::new()).expect("legal"), &Stop::new())
        .expect("all")
        .len();
    assert_eq!(checked(&record), Ok(count - 2));
}

#[test]
fn a_seed_is_given_once_and_before_the_first_draw() {
    let mut game = game();
    let refused = |game: &mut dyn Game, event: &Event| game.accept(event).expect_err("refused").to_string();
    game.accept(&seed(1, "")).expect("nothing is drawn yet");
    assert_eq!(game.seeds(), [None, Some(Seed::default())]);
    assert_eq!(refused(&mut game, &seed(1, "again")), "seed-twice");
    assert_eq!(refused(&mut game, &seed(2, "")), "seat-unknown");
    game.accept(&Event::Act { by: Actor::Chance, action: "north".to_owned() }).expect("possible");
    assert_eq!(refused(&mut game, &seed(0, "late")), "seed-too-late");
    game.accept(&Event::Resign { by: Seat(0) }).expect("running");
    assert_eq!(refused(&mut game, &seed(0, "late")), "game-is-over");
    let mut duel = TypedGame::new(Duel::start(&()), FirstLegal);
    assert_eq!(refused(&mut duel, &seed(0, "")), "seed-without-chance");
}

/// Once the secret is out nobody may go on with the game that it belongs to.
#[test]
fn a_game_of_chance_that_is_over_stays_over() {
    let game = finished();
    assert_eq!([0, 1].map(|seat| game.take_back_to(Seat(seat))), [None, None]);
}
