//! What a thread says of the game before its first turn: how many play, how lions go, where it begins.

use super::remark::Trouble;
use crate::play::State;
use crate::rules::{Lion, Players, Rules};
use skazka_core::{Fault, quote};

/// One line of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Setting {
    Players(Players),
    Lion(Lion),
    /// A written position that the game begins with.
    Start(String),
}

/// Reads `Игроков: 4`, `Lion: leaper`, `Start: 8/8/... w ...`; none for lines that say something else.
pub(super) fn setting(line: &str) -> Option<Result<Setting, Trouble>> {
    let (key, value) = line.split_once([':', '='])?;
    let (key, value) = (key.trim().to_lowercase(), value.trim());
    let is = |names: &[&str]| names.contains(&&*key);
    if is(&["players", "игроков", "игроки", "участников"]) {
        let number = value.trim_end_matches('.');
        let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        return digits.then(|| players(number).map(Setting::Players));
    }
    if is(&["lion", "lions", "лев", "львы"]) {
        return Some(lion(value).map(Setting::Lion));
    }
    (is(&["start", "starting position", "начало", "начальная позиция"]) && value.contains('/'))
        .then(|| Ok(Setting::Start(value.to_owned())))
}

fn players(number: &str) -> Result<Players, Trouble> {
    match number {
        "3" => Ok(Players::Three),
        "4" => Ok(Players::Four),
        _ => Err(Trouble::Players { found: quote(number) }),
    }
}

fn lion(value: &str) -> Result<Lion, Trouble> {
    match value {
        "hopper" => Ok(Lion::Hopper),
        "leaper" => Ok(Lion::Leaper),
        _ => Err(Trouble::Lion { found: quote(value) }),
    }
}

/// The options that differ from the defaults, as a record has them.
pub(super) fn options(rules: &Rules) -> String {
    let players = (rules.players == Players::Four).then_some("players=4");
    let lion = (rules.lion == Lion::Leaper).then_some("lion=leaper");
    players.into_iter().chain(lion).collect::<Vec<_>>().join(" ")
}

/// The rules of a record's options.
pub(super) fn rules(options: &str) -> Option<Rules> {
    let mut rules = Rules { players: Players::Three, lion: Lion::Hopper };
    for option in options.split_whitespace() {
        match option.split_once('=')? {
            ("players", number) => rules.players = players(number).ok()?,
            ("lion", value) => rules.lion = lion(value).ok()?,
            _ => return None,
        }
    }
    Some(rules)
}

/// The position that a game begins with.
pub(super) fn start(rules: &Rules, written: Option<&str>) -> Result<State, Fault> {
    match written {
        Some(written) => Ok(State::read(rules, written)?),
        None => Ok(State::new(rules)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_in_both_languages() {
        for line in ["Players: 4", "Игроков: 4.", "участников = 4"] {
            assert_eq!(setting(line), Some(Ok(Setting::Players(Players::Four))), "{line}");
        }
        assert_eq!(setting("Lion: leaper"), Some(Ok(Setting::Lion(Lion::Leaper))));
        assert_eq!(setting("Start: 8/8 w"), Some(Ok(Setting::Start("8/8 w".to_owned()))));
        assert_eq!(setting("Игроков: 5"), Some(Err(Trouble::Players { found: "5".to_owned() })));
        assert_eq!(setting("Лев: летает"), Some(Err(Trouble::Lion { found: "летает".to_owned() })));
        for talk in ["Players: Anna, Boris", "Start: tomorrow", "12. a2-a4", "Ход 12: a2-a4"] {
            assert_eq!(setting(talk), None, "{talk}");
        }
    }

    #[test]
    fn options_are_read_as_they_are_written() {
        for rules in [(Players::Three, Lion::Leaper), (Players::Four, Lion::Hopper), (Players::Three, Lion::Hopper)] {
            let rules = Rules { players: rules.0, lion: rules.1 };
            assert_eq!(super::rules(&options(&rules)), Some(rules));
        }
        assert_eq!(super::rules("players=5"), None);
    }
}
