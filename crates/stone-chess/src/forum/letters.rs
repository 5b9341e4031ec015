//! Letters and signs that look like those of the notation.

/// A character as the notation has it: Cyrillic letters that look like Latin ones become those, every dash becomes `-`.
pub(super) fn latin(letter: char) -> char {
    match letter {
        'А' => 'A',
        'В' => 'B',
        'С' => 'C',
        'Е' => 'E',
        'Н' => 'H',
        'К' => 'K',
        'М' => 'M',
        'Р' => 'P',
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        'к' => 'k',
        'м' => 'm',
        'р' => 'p',
        'х' | 'Х' | '×' => 'x',
        '‐' | '‑' | '‒' | '–' | '—' | '−' | '→' => '-',
        letter if letter.is_whitespace() => ' ',
        letter => letter,
    }
}

/// Whether nothing is seen of it, wherever it stands.
pub(super) fn is_invisible(letter: char) -> bool {
    let unseen = matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
    unseen || letter.is_control() && !letter.is_whitespace()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn look_alikes_are_latin_and_nothing_else_changes() {
        let read: String = "С—а2 ф→е5\u{a0}Q".chars().map(latin).collect();
        assert_eq!(read, "C-a2 ф-e5 Q");
        assert!(is_invisible('\u{200b}') && is_invisible('\u{7}') && !is_invisible('\t') && !is_invisible('a'));
    }
}
