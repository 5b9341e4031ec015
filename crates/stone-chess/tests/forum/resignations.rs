//! Who gives up in words, and who only speaks of it: nothing is guessed, and nothing is silent.

use crate::{after_placing, read};
use skazka_core::Seat;
use skazka_stone_chess::{Remark, Thread};

/// Who gives up after the placements, and the lines whose words were not taken for it.
fn given_up(text: &str) -> (Vec<u8>, Vec<usize>) {
    let thread = after_placing(text);
    let by = thread.remarks.iter().filter_map(|remark| match remark {
        Remark::Resigned { seat, .. } => Some(seat.0),
        _ => None,
    });
    let doubtful = thread.remarks.iter().flat_map(|remark| match remark {
        Remark::NoResignation { lines } => lines.clone(),
        _ => Vec::new(),
    });
    let by: Vec<_> = by.collect();
    let retired = thread.turns.iter().filter(|turn| turn.written.starts_with("resign")).map(|turn| turn.seat.0);
    assert_eq!(retired.collect::<Vec<_>>(), by, "each is remarked on: {text}");
    (by, doubtful.collect())
}

#[test]
fn plain_words_are_a_resignation_and_are_remarked_on() {
    for (text, seat) in [
        ("Чёрные сдаются.", 1),
        ("Белые сдались", 0),
        ("ЗЕЛЁНЫЕ СДАЮТСЯ!!!", 2),
        ("Зеленые сдались :(", 2),
        ("4. Белые сдаются", 0),
        ("Ход 4: Белые сдаются.", 0),
        ("Белые сдаются. Спасибо за игру!", 0),
        ("Чёрные сдают партию", 1),
        ("Сдаются зелёные", 2),
        ("Белые: сдаюсь", 0),
        ("Белые (Аня): сдаюсь, // 8", 9),
        ("White (Anna): I resign.", 0),
        ("White — we resign", 0),
        ("[b]Зелёные сдаются![/b] :(", 2),
        ("*Чёрные сдаются*", 1),
        ("Чёрные сдаются // 8", 1),
        ("Чёрный сдаётся 🏳️", 1),
        ("Green resigns", 2),
        ("Black has resigned.", 1),
        ("White resigned, ", 9),
        ("White resigned! Good game", 0),
        ("Black gives up", 1),
    ] {
        let expected = if seat == 9 { (vec![], vec![4]) } else { (vec![seat], vec![]) };
        assert_eq!(given_up(text), expected, "{text}");
    }
    let thread = after_placing("Чёрные сдаются!");
    assert_eq!(thread.remarks, [Remark::Resigned { line: 4, seat: Seat(1) }]);
}

/// Negation, question, object, condition, doubt, wish, modal verb, alternative, idiom, report, quote, withdrawal.
#[test]
fn talk_is_no_resignation_and_is_told_from_one() {
    for text in [
        "Чёрные не думают сдаваться",
        "Белые ни за что не сдаются",
        "Зелёные сдаются?!",
        "Чёрные сдаются, если зелёные возьмут ферзя",
        "Белые сдаются без боя",
        "Пусть белые сдаются",
        "Лучше бы чёрные сдались",
        "Чёрные сдали позицию в центре",
        "Белые сдали назад",
        "Зелёные сдаются белым",
        "Белым сдаются все",
        "Белые сдаются или ходят",
        "Борис пишет, что чёрные сдаются",
        "Говорят, белые сдались",
        "«Чёрные сдаются» — сказал он",
        "Белые сдаются. Нет, передумал.",
        "Чёрные чуть не сдались",
        "Белые сдадутся завтра",
        "Может, чёрные сдаются",
        "Белые (наверное) сдаются",
        "Зелёные сдались бы",
        "Чёрные всегда сдаются первыми",
        "Белые, сдаюсь!",
        "Я сдаюсь",
        "Белые сдаются ;)",
        "[s]Чёрные сдаются[/s]",
        "~~Чёрные сдаются~~",
        "Чёрные сдаются // шутка",
        "White resigns?",
        "I hope Black resigns",
        "Green resigns the pawn to its fate",
        "Black didn't resign",
        "White resigned in our other game",
        "Black resigns or loses the queen",
        "Boris says White resigns",
        "White resigns... just kidding",
        "Should Green resign",
        "Black won't resign",
        "White resigns when hell freezes over",
        "\"Black resigns\", he wrote",
        "White, resign!",
        "White gives up a pawn",
        "Black gives up the exchange",
        "Пишите resign:b, если что",
        "resign:b?",
        "resign:b если что",
    ] {
        assert_eq!(given_up(text), (vec![], vec![4]), "{text}");
    }
    for text in ["Белые ждут зелёных", "Экзамен я сдал", "Нужно сдать билеты", "They give up", "Red herring"]
    {
        assert_eq!(given_up(text), (vec![], vec![]), "{text}: of nobody's giving up");
    }
}

#[test]
fn the_lines_around_count() {
    for text in ["Борис написал:\nБелые сдаются", "[s]\nБелые сдаются\n[/s]"] {
        assert_eq!(given_up(text), (vec![], vec![5]), "{text}");
    }
    assert_eq!(given_up("Белые сдаются\nШутка!"), (vec![], vec![4]));
    assert_eq!(given_up("> Белые сдаются\n[quote]Белые сдаются[/quote]"), (vec![], vec![]));
    assert_eq!(given_up("a3-a4\nh6-h5 // чёрные сдаются"), (vec![], vec![5]));
    assert_eq!(given_up("a3-a4 // 8 не хочу resign:b // 8"), (vec![], vec![4]));
}

/// Who has given up or has won cannot give up: a thread does not break off because somebody says it again.
#[test]
fn a_resignation_that_cannot_be_is_no_resignation() {
    assert_eq!(given_up("Чёрные сдаются\nЧёрные сдались"), (vec![1], vec![5]));
    assert_eq!(given_up("Чёрные сдаются\nЗелёные сдаются\nБелые сдались"), (vec![1, 2], vec![6]));
    let early: Thread = read("K-a1; R-b1\nЧёрные сдаются\nN-a2; N-b2; P-a3; P-b3; P-c3; P-d3");
    assert_eq!(early.turns.len(), 1, "a placement goes on: {early:?}");
}
