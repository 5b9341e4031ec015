//! Words that are orders and not actions, in the reader's language and always in English too.

use skazka_core::{Text, text};
use skazka_words::Language;

/// What a person can ask for besides an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Help,
    Board,
    Legal,
    Position,
    Back,
    Draw,
    Resign,
    Quit,
}

impl Order {
    const ALL: [Order; 8] = [
        Order::Help,
        Order::Board,
        Order::Legal,
        Order::Position,
        Order::Back,
        Order::Draw,
        Order::Resign,
        Order::Quit,
    ];

    /// The order that a line is, if it is one.
    pub fn read(line: &str, language: Language) -> Option<Order> {
        let line = line.to_lowercase();
        let means = |order: &Order| [language, Language::En].iter().any(|one| one.say(&order.word()) == line);
        Order::ALL.into_iter().find(means)
    }

    fn word(self) -> Text {
        match self {
            Order::Help => text!("cli-play-word-help"),
            Order::Board => text!("cli-play-word-board"),
            Order::Legal => text!("cli-play-word-legal"),
            Order::Position => text!("cli-play-word-position"),
            Order::Back => text!("cli-play-word-back"),
            Order::Draw => text!("cli-play-word-draw"),
            Order::Resign => text!("cli-play-word-resign"),
            Order::Quit => text!("cli-play-word-quit"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_understood_in_both_languages_and_actions_are_none() {
        assert_eq!(Order::read("LEGAL", Language::Ru), Some(Order::Legal));
        assert_eq!(Order::read("Ходы", Language::Ru), Some(Order::Legal));
        assert_eq!(Order::read("ходы", Language::En), None);
        assert_eq!(Order::read("13-24", Language::En), None);
        for order in Order::ALL {
            for language in Language::ALL {
                assert_eq!(Order::read(&language.say(&order.word()), language), Some(order));
            }
        }
    }
}
