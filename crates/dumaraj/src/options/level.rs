//! The level of a game with a set-up (`rules/dumaraj.md §7`): Red if it must be, else Blue, Red too if it is named.

use super::offer::allows;
use crate::setup::{Frame, Setup};
use crate::{Complication, Complications, Level};
use skazka_core::{Fault, Text, text};

/// Why a game is a Red one, with the setting that makes it so.
pub(super) struct Red {
    setting: String,
    reason: Text,
}

/// What makes this game a Red one whatever level is named.
pub(super) fn red(setup: &Setup, size: u8, on: Complications) -> Option<Red> {
    let Some(blue) = &setup.blue else {
        return Some(Red { setting: setup.name.to_owned(), reason: text!("dumaraj-level-red-trigons") });
    };
    if Frame::is_stalingrad(setup.base, size) || size > 9 {
        let reason = text!("dumaraj-level-red-size", base = setup.base, next = setup.base + 1);
        return Some(Red { setting: format!("size={size}"), reason });
    }
    let at_blue = |one: &Complication| matches!(one, Complication::Mirror | Complication::Centre) || blue.contains(one);
    let red_only = on.on().find(|one| !at_blue(one))?;
    let allowed = Complication::ALL.into_iter().filter(|one| at_blue(one) && allows(setup, *one));
    let allowed = allowed.map(Complication::key).collect::<Vec<_>>().join(", ");
    let reason = text!("dumaraj-level-red-complication", discipline = setup.name, allowed = allowed);
    Some(Red { setting: format!("{}=yes", red_only.key()), reason })
}

/// The level of the game, when `named` is what the settings say.
pub(super) fn level(setup: &Setup, size: u8, on: Complications, named: Option<Level>) -> Result<Level, Fault> {
    match (red(setup, size, on), named) {
        (Some(red), Some(Level::Blue)) => {
            let Red { setting, reason } = red;
            Err(text!("dumaraj-refused-blue", setting = setting, reason = reason).into())
        }
        (Some(_), _) => Ok(Level::Red),
        (None, named) => Ok(named.unwrap_or(Level::Blue)),
    }
}
