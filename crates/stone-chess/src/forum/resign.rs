//! Who gives up in words, and who only speaks of it.
//!
//! Giving up ends a player's game, so nothing is guessed: a line is a resignation when it says that and nothing else. A
//! sentence is read by a small grammar; one word that it does not know (a negation, an object, a condition, a doubt,
//! somebody's report) or a question mark makes it talk. The price is that some true resignations are not taken; a remark
//! names their lines and says how to write one that is.
//!
//! ```text
//! 12. Чёрные сдаются! Спасибо за игру. // 8
//! --- ------ -------  --------------   ----
//! number  who  verb      courtesy      stones       all but who and verb may be missing
//!
//! White (Anna): I resign.             first person where a label says who speaks
//! ```

use skazka_core::{Seat, steps};

/// What a line says of giving up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GivingUp {
    /// Nothing.
    No,
    /// That this player does, and nothing else.
    Plain(Seat),
    /// Something, but not plainly that a player does.
    Doubtful,
}

/// What a line says of giving up, between the lines somebody wrote before and after it.
pub(super) fn giving_up(before: &str, line: &str, after: &str) -> GivingUp {
    let words = words(line);
    if !words.iter().any(|word| matches!(word, Word::Letters(word) if is_of_giving_up(word))) {
        return GivingUp::No;
    }
    match Sentence(&words).resigns() {
        Some(seat) if !goes_on(before) && !is_withdrawn(line, after) => GivingUp::Plain(seat),
        Some(_) => GivingUp::Doubtful,
        None if is_of_somebody_here(&words) => GivingUp::Doubtful,
        None => GivingUp::No,
    }
}

/// Whether a line that says `resign:g` asks about it, quotes it or takes it back.
pub(super) fn is_doubted(line: &str) -> bool {
    let mut comments = line.split("//");
    let said = comments.next().unwrap_or_default().to_lowercase();
    let asks = said
        .split("resign:")
        .skip(1)
        .any(|rest| rest.trim_start_matches(char::is_alphabetic).trim_start().starts_with(['?', '"', '»', '”']));
    asks || comments.any(|comment| comment.contains('?') || withdraws(comment))
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Word {
    /// Letters, small ones, ё as е.
    Letters(String),
    Number,
    Sign(char),
}

fn words(line: &str) -> Vec<Word> {
    steps::count(line.len());
    let mut words: Vec<Word> = Vec::new();
    let mut joins = false;
    for letter in line.chars() {
        match (letter, words.last_mut()) {
            (letter, Some(Word::Letters(word))) if joins && letter.is_alphabetic() => word.extend(small(letter)),
            (letter, Some(Word::Number)) if joins && letter.is_ascii_digit() => {}
            (letter, _) if letter.is_alphabetic() => words.push(Word::Letters(small(letter).collect())),
            (letter, _) if letter.is_ascii_digit() => words.push(Word::Number),
            (letter, _) if letter.is_whitespace() => {}
            (sign, _) => words.push(Word::Sign(sign)),
        }
        joins = letter.is_alphanumeric();
    }
    words
}

fn small(letter: char) -> impl Iterator<Item = char> {
    letter.to_lowercase().map(|letter| if letter == 'ё' { 'е' } else { letter })
}

/// The player whom a word names as one who does something.
fn who(word: &str) -> Option<Seat> {
    match word {
        "белые" | "белый" | "white" => Some(Seat(0)),
        "черные" | "черный" | "black" => Some(Seat(1)),
        "зеленые" | "зеленый" | "green" => Some(Seat(2)),
        "красные" | "красный" | "red" => Some(Seat(3)),
        _ => None,
    }
}

/// What a player does who gives up.
const THIRD_PERSON: [&[&str]; 11] = [
    &["сдаются"],
    &["сдались"],
    &["сдается"],
    &["сдался"],
    &["сдают", "партию"],
    &["сдали", "партию"],
    &["resigns"],
    &["resigned"],
    &["has", "resigned"],
    &["have", "resigned"],
    &["gives", "up"],
];

/// The same in his own words.
const FIRST_PERSON: [&[&str]; 5] = [&["сдаюсь"], &["сдаемся"], &["я", "сдаюсь"], &["i", "resign"], &["we", "resign"]];

/// What may be said with it.
const COURTESIES: [&[&str]; 13] = [
    &["спасибо"],
    &["спасибо", "за", "игру"],
    &["спасибо", "за", "партию"],
    &["всем", "спасибо"],
    &["всем", "спасибо", "за", "игру"],
    &["поздравляю"],
    &["хорошая", "партия"],
    &["gg"],
    &["good", "game"],
    &["well", "played"],
    &["thanks"],
    &["thanks", "for", "the", "game"],
    &["thank", "you", "for", "the", "game"],
];

/// The words of a line that are not read yet.
struct Sentence<'a>(&'a [Word]);

impl<'a> Sentence<'a> {
    /// The player who gives up by this line and does nothing else.
    fn resigns(mut self) -> Option<Seat> {
        self.skip_signs("*_");
        self.skip_number();
        let seat = self.in_both_orders()?;
        self.skip_signs(".!…*_");
        self.one_of(&COURTESIES);
        self.skip_signs(".!…*_:(🏳\u{fe0f}😢😞🤝");
        self.skip_stones();
        self.0.is_empty().then_some(seat)
    }

    /// `Чёрные сдаются`, `Сдаются чёрные`, `Чёрные (Боря): сдаюсь`.
    fn in_both_orders(&mut self) -> Option<Seat> {
        if let Some(seat) = self.side() {
            let labelled = self.label()?;
            let verb = self.one_of(&THIRD_PERSON) || labelled && self.one_of(&FIRST_PERSON);
            return verb.then_some(seat);
        }
        let russian = matches!(self.0.first(), Some(Word::Letters(word)) if word.starts_with("сда"));
        (russian && self.one_of(&THIRD_PERSON)).then(|| self.side())?
    }

    fn side(&mut self) -> Option<Seat> {
        let Some(Word::Letters(word)) = self.0.first() else { return None };
        let seat = who(word)?;
        self.0 = &self.0[1..];
        Some(seat)
    }

    /// A colon or a dash, perhaps with a name in parentheses before it: whether there is one. None when there is a name
    /// without it.
    fn label(&mut self) -> Option<bool> {
        let name = self.skip_name();
        let before = self.0.len();
        self.skip_signs(":—–-");
        let labelled = self.0.len() < before;
        (labelled || !name).then_some(labelled)
    }

    fn skip_name(&mut self) -> bool {
        let [Word::Sign('('), rest @ ..] = self.0 else { return false };
        let close = rest.iter().take_while(|word| !matches!(word, Word::Sign(_))).count();
        let [Word::Sign(')'), after @ ..] = &rest[close..] else { return false };
        self.0 = after;
        true
    }

    /// `12.`, `Ход 12:`
    fn skip_number(&mut self) {
        let heading = matches!(self.0.first(), Some(Word::Letters(word)) if super::tokens::is_heading(word));
        if let Some([Word::Number, after @ ..]) = self.0.get(usize::from(heading)..) {
            self.0 = after;
            self.skip_signs(".:)");
        }
    }

    /// `// 8`
    fn skip_stones(&mut self) {
        if let [Word::Sign('/'), Word::Sign('/'), Word::Number, after @ ..] = self.0 {
            self.0 = after;
        }
    }

    fn skip_signs(&mut self, known: &str) {
        let signs = |word: &&Word| matches!(word, Word::Sign(sign) if known.contains(*sign));
        self.0 = &self.0[self.0.iter().take_while(signs).count()..];
    }

    /// The longest phrase of a list that stands here.
    fn one_of(&mut self, phrases: &[&[&str]]) -> bool {
        let stands = |phrase: &&&[&str]| {
            let words = self.0.iter().take(phrase.len());
            words.clone().count() == phrase.len()
                && words.zip(**phrase).all(|(word, wanted)| matches!(word, Word::Letters(word) if word == wanted))
        };
        let Some(length) = phrases.iter().filter(stands).map(|phrase| phrase.len()).max() else { return false };
        self.0 = &self.0[length..];
        true
    }
}

fn is_of_giving_up(word: &str) -> bool {
    const BEGINNINGS: [&str; 10] =
        ["сдаю", "сдае", "сдал", "сдад", "сдать", "сдава", "сдан", "resign", "surrender", "give"];
    BEGINNINGS.iter().any(|beginning| word.starts_with(beginning)) || word == "gave" || word == "сдам"
}

/// Whether a player of the game is named, or somebody speaks of himself.
fn is_of_somebody_here(words: &[Word]) -> bool {
    const COLOURS: [&str; 8] = ["бел", "черн", "зелен", "красн", "white", "black", "green", "red"];
    const OWN: [&str; 4] = ["сдаюсь", "сдаемся", "resign", "resigns"];
    words.iter().any(|word| match word {
        Word::Letters(word) => OWN.contains(&&**word) || COLOURS.iter().any(|colour| word.starts_with(colour)),
        _ => false,
    })
}

/// Whether a sentence goes on in the next line, or announces what another says there.
fn goes_on(line: &str) -> bool {
    if !line.ends_with([':', ',', '—', '–', '«', '“', '(']) {
        return false;
    }
    let words = words(line);
    let label = words.iter().filter(|word| matches!(word, Word::Letters(_))).count() == 1;
    let side = matches!(&words[..], [Word::Letters(word), ..] if who(word).is_some());
    !(label && side)
}

/// Whether the next line takes it back, or goes on with the sentence.
fn is_withdrawn(line: &str, after: &str) -> bool {
    let ended = line.ends_with(|letter: char| !letter.is_alphanumeric());
    withdraws(after) || !ended && continues(after)
}

/// Whether a line begins as the middle of a sentence does, and not with a turn.
fn continues(line: &str) -> bool {
    let words = words(line);
    let talk = match &words[..] {
        [Word::Letters(only)] => !["pass", "пас", "пасс"].contains(&&**only),
        [Word::Letters(_), next, ..] => matches!(next, Word::Letters(_)),
        _ => false,
    };
    talk && line.starts_with(char::is_lowercase) && !is_courtesy(line)
}

fn is_courtesy(line: &str) -> bool {
    let words = words(line);
    Sentence(&words).one_of(&COURTESIES)
}

fn withdraws(line: &str) -> bool {
    const BEGINNINGS: [&str; 14] = [
        "шутк",
        "шучу",
        "пошут",
        "передум",
        "отмен",
        "погоряч",
        "ошиб",
        "нет",
        "назад",
        "kidding",
        "joke",
        "joking",
        "mistake",
        "wait",
    ];
    words(line).iter().any(|word| match word {
        Word::Letters(word) => BEGINNINGS.iter().any(|beginning| word.starts_with(beginning)) || is_no(word),
        _ => false,
    })
}

fn is_no(word: &str) -> bool {
    ["не", "no", "not", "never", "nope", "scratch", "undo", "back"].contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_doubted_where_it_is_asked_about_quoted_or_taken_back() {
        for line in ["resign:b", "5. a3-a4 resign:b // 8", "Чёрные: resign:b;", "Resign:b // спасибо за игру"]
        {
            assert!(!is_doubted(line), "{line}");
        }
        for line in
            ["resign:b?", "RESIGN:B ?", "«resign:b»", "resign:b // шутка", "resign:b // а может, нет", "resign:ж?"]
        {
            assert!(is_doubted(line), "{line}");
        }
    }

    #[test]
    fn the_lines_around_may_make_it_doubtful() {
        let line = "Чёрные сдаются";
        for (before, after) in
            [("", ""), ("a2-a4 // 8", "h7-h5"), ("Чёрные:", "спасибо за игру"), ("Ура!", "Ура!"), ("", "пас")]
        {
            assert_eq!(giving_up(before, line, after), GivingUp::Plain(Seat(1)), "{before} | {after}");
        }
        for (before, after) in [
            ("Борис написал:", ""),
            ("Если я правильно понял,", ""),
            ("", "Шутка!"),
            ("", "Нет, передумали"),
            ("", "Just kidding"),
            ("", "если белые возьмут ферзя"),
        ] {
            assert_eq!(giving_up(before, line, after), GivingUp::Doubtful, "{before} | {after}");
        }
    }
}
