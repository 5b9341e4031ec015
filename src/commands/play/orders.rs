//! Words that are orders and not actions, in the reader's language and always in English too.

use skazka_core::{Text, text};
use skazka_words::Language;

/// What a person can ask for besides an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PlayCommand {
    Help,
    Board,
    Legal,
    Position,
    Back,
    Draw,
    Resign,
    Quit,
}

impl PlayCommand {
    const ALL: [PlayCommand; 8] = [
        PlayCommand::Help,
        PlayCommand::Board,
        PlayCommand::Legal,
        PlayCommand::Position,
        PlayCommand::Back,
        PlayCommand::Draw,
        PlayCommand::Resign,
        PlayCommand::Quit,
    ];

    /// The order that a line is, if it is one.
    pub fn read(line: &str, language: Language) -> Option<PlayCommand> {
        let line = line.to_lowercase();
        let means = |order: &PlayCommand| [language, Language::En].iter().any(|one| one.say(&order.word()) == line);
        PlayCommand::ALL.into_iter().find(means)
    }

    fn word(self) -> Text {
        match self {
            PlayCommand::Help => text!("cli-play-word-help"),
            PlayCommand::Board => text!("cli-play-word-board"),
            PlayCommand::Legal => text!("cli-play-word-legal"),
            PlayCommand::Position => text!("cli-play-word-position"),
            PlayCommand::Back => text!("cli-play-word-back"),
            PlayCommand::Draw => text!("cli-play-word-draw"),
            PlayCommand::Resign => text!("cli-play-word-resign"),
            PlayCommand::Quit => text!("cli-play-word-quit"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_understood_in_both_languages_and_actions_are_none() {
        assert_eq!(PlayCommand::read("LEGAL", Language::Ru), Some(PlayCommand::Legal));
        assert_eq!(PlayCommand::read("Ходы", Language::Ru), Some(PlayCommand::Legal));
        assert_eq!(PlayCommand::read("ходы", Language::En), None);
        assert_eq!(PlayCommand::read("13-24", Language::En), None);
        for order in PlayCommand::ALL {
            for language in Language::ALL {
                assert_eq!(PlayCommand::read(&language.say(&order.word()), language), Some(order));
            }
        }
    }
}
