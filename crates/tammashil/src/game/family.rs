//! The family as lists, forms and errors show it.

use super::words::seat_name;
use crate::play::{NORTH, SOUTH, State};
use crate::rules::{Belt, Rules, Which};
use skazka_core::{Choice, Discipline, Fault, OptionSpec, Settings, Symbol, Text, TypedFamily, Values, quote, text};

/// Tammashil and its giant sibling Hivvayo.
pub struct Tammashil;

const BELT: &str = "belt";

/// The values of the option, the default first.
const BELTS: [(&str, Belt); 2] = [("full", Belt::Full), ("open-ends", Belt::OpenEnds)];

impl TypedFamily for Tammashil {
    type Position = State;

    const NAME: &'static str = "tammashil";

    const RULES: u32 = 1;

    fn disciplines() -> Vec<Discipline> {
        vec![discipline("tammashil", vec![belt()]), discipline("hivvayo", Vec::new())]
    }

    fn rules(discipline: &str, settings: &Settings) -> Result<Rules, Fault> {
        let rules = match discipline {
            "tammashil" => Rules { game: Which::Tammashil, belt: belt_of(settings)? },
            "hivvayo" => Rules::HIVVAYO,
            _ => return Err(text!("game-unknown", found = quote(discipline)).into()),
        };
        let takes = |key: &str| key == BELT && rules.game == Which::Tammashil;
        match settings.iter().find(|(key, _)| !takes(key)) {
            Some((key, _)) => Err(unknown_option(discipline, key)),
            None => Ok(rules),
        }
    }

    fn settings(rules: &Rules) -> Settings {
        match (rules.game, rules.belt) {
            (Which::Tammashil, Belt::OpenEnds) => Settings::parse(["belt=open-ends"]).unwrap_or_default(),
            _ => Settings::new(),
        }
    }

    fn symbols() -> Vec<Symbol> {
        crate::symbols::symbols()
    }

    fn showcase() -> (&'static str, Settings, &'static str) {
        ("tammashil", Settings::new(), SHOWCASE)
    }
}

/// A position with units of every height, both priests in danger, and half the belt turned.
const SHOWCASE: &str = "r1ba1a2a3l/7c2a2a/aa4ba7/3a6a2a2/12a4/1a2c7a1b3/6a1a3a3aa1/11a8/21/22/1xo+1+1o12+o1/22/8b12/11A1A6/4A6AA6/3BA5A1A5/4B5AA2A2/2B7B5/A2AAA2A2A3/9BA3/L4A1AAA2R s 4/6 12 401";

fn discipline(name: &'static str, options: Vec<OptionSpec>) -> Discipline {
    Discipline {
        name: name.to_owned(),
        title: Text::new(format!("tammashil-title-{name}")),
        sentence: Text::new(format!("tammashil-sentence-{name}")),
        group: text!("tammashil-group"),
        options,
        seats: [SOUTH, NORTH].map(seat_name).to_vec(),
        seat_names: &["south", "north"],
        sides: &["s", "n"],
    }
}

fn belt() -> OptionSpec {
    let choice = |(value, _): (&str, Belt)| Choice {
        value: value.to_owned(),
        title: Text::new(format!("tammashil-belt-{value}")),
    };
    OptionSpec {
        key: BELT,
        title: text!("tammashil-belt"),
        help: text!("tammashil-belt-help"),
        values: Values::Choice(BELTS.map(choice).to_vec()),
        default: BELTS[0].0.to_owned(),
    }
}

fn belt_of(settings: &Settings) -> Result<Belt, Fault> {
    let Some(set) = settings.get(BELT) else { return Ok(Belt::Full) };
    let allowed = || BELTS.map(|(value, _)| value).join(", ");
    let found = BELTS.into_iter().find(|(value, _)| *value == set).map(|(_, belt)| belt);
    found.ok_or_else(|| text!("tammashil-belt-unknown", found = quote(set), allowed = allowed()).into())
}

fn unknown_option(discipline: &str, key: &str) -> Fault {
    match discipline {
        "tammashil" => text!("tammashil-option-unknown", key = quote(key), known = BELT).into(),
        _ => text!("tammashil-no-option", key = quote(key)).into(),
    }
}
