//! The game as lists, forms and errors show it.

use crate::forum::{Remark, Thread};
use crate::play::State;
use crate::rules::{Lion, Players, Rules};
use skazka_core::{
    Choice, Discipline, Fault, Foreign, OptionSpec, Poster, Settings, Stop, Symbol, Text, TypedFamily, Values, quote,
    text,
};

/// Stone Chess for three and four.
pub struct StoneChess;

/// The values of the options, the default first.
const PLAYERS: [(&str, Players); 2] = [("3", Players::Three), ("4", Players::Four)];
const LIONS: [(&str, Lion); 2] = [("hopper", Lion::Hopper), ("leaper", Lion::Leaper)];

impl TypedFamily for StoneChess {
    type Position = State;

    const NAME: &'static str = "stone-chess";

    const RULES: u32 = 1;

    fn disciplines() -> Vec<Discipline> {
        vec![Discipline {
            name: Self::NAME.to_owned(),
            title: text!("stone-chess-title"),
            sentence: text!("stone-chess-sentence"),
            group: text!("stone-chess-group"),
            options: vec![
                spec("players", PLAYERS.map(|(value, _)| value)),
                spec("lion", LIONS.map(|(value, _)| value)),
            ],
            seats: ["white", "black", "green", "red"].map(|seat| Text::new(format!("stone-chess-{seat}"))).to_vec(),
            seat_names: &["white", "black", "green", "red"],
            sides: &["w", "b", "g", "r"],
        }]
    }

    fn rules(discipline: &str, settings: &Settings) -> Result<Rules, Fault> {
        if discipline != Self::NAME {
            return Err(text!("game-unknown", found = quote(discipline)).into());
        }
        if let Some((key, _)) = settings.iter().find(|(key, _)| !["players", "lion"].contains(key)) {
            return Err(text!("stone-chess-option-unknown", key = quote(key), known = "players, lion").into());
        }
        Ok(Rules { players: chosen("players", PLAYERS, settings)?, lion: chosen("lion", LIONS, settings)? })
    }

    fn settings(rules: &Rules) -> Settings {
        let players = PLAYERS.iter().skip(1).find(|(_, players)| *players == rules.players);
        let lion = LIONS.iter().skip(1).find(|(_, lion)| *lion == rules.lion);
        let players = players.map(|(value, _)| format!("players={value}"));
        let lion = lion.map(|(value, _)| format!("lion={value}"));
        let set: Vec<_> = players.into_iter().chain(lion).collect();
        Settings::parse(set.iter().map(String::as_str)).unwrap_or_default()
    }

    fn symbols() -> Vec<Symbol> {
        crate::symbols::symbols()
    }

    fn showcase() -> (&'static str, Settings, &'static str) {
        ("stone-chess", Settings::parse(["players=4"]).unwrap_or_default(), SHOWCASE)
    }

    const POSTER: Option<Poster> = Some(crate::forum::post);

    /// A thread of a forum.
    fn foreign(written: &str, stop: &Stop) -> Option<Result<Foreign, Fault>> {
        let thread = Thread::read_until(written, stop)?;
        let read = |thread: Thread| Foreign {
            record: thread.record(),
            remarks: thread.remarks.iter().map(Remark::text).collect(),
        };
        Some(thread.map(read).map_err(Fault::from))
    }
}

/// A middle game of four with compound pieces of every side.
const SHOWCASE: &str = "2p{N_g}1{K_g}{P_g}1/1n1p2{P_g}1/3{N_r}2{R_g}1/N2c{P_g}1{P_g}1/P1N3{P_r}1/1p3{N_r}1{P_r}/R3{N_g}3/2K1{P_r}1{P_r}{K_r} w w:a1,b:a8,g:h8,r:h1 w:13,b:7,g:18,r:16 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ,r:sFWEDQ - 0 21";

fn spec<const N: usize>(key: &'static str, values: [&str; N]) -> OptionSpec {
    let choice =
        |value: &str| Choice { value: value.to_owned(), title: Text::new(format!("stone-chess-option-{key}-{value}")) };
    OptionSpec {
        key,
        title: Text::new(format!("stone-chess-option-{key}")),
        help: Text::new(format!("stone-chess-option-{key}-help")),
        default: values[0].to_owned(),
        values: Values::Choice(values.map(choice).to_vec()),
    }
}

fn chosen<T: Copy, const N: usize>(key: &str, known: [(&str, T); N], settings: &Settings) -> Result<T, Fault> {
    let Some(set) = settings.get(key) else { return Ok(known[0].1) };
    let allowed = || known.map(|(value, _)| value).join(", ");
    let found = known.iter().find(|(value, _)| *value == set).map(|(_, chosen)| *chosen);
    found.ok_or_else(|| text!("stone-chess-option-value", key = key, found = quote(set), allowed = allowed()).into())
}
