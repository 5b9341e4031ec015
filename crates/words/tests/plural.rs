//! Sentences about discs agree with their numbers.

use skazka_core::text;
use skazka_words::Language;

fn said(language: Language, found: u16, unknown: u16) -> String {
    language.say(&text!("tammashil-position-discs-count", found = found, unknown = unknown))
}

#[test]
fn english_has_one_and_many() {
    assert_eq!(said(Language::En, 1, 0), "no disc is unknown, but 1 is named; there must be as many");
    assert_eq!(said(Language::En, 0, 1), "1 disc is unknown, but 0 are named; there must be as many");
    assert_eq!(said(Language::En, 3, 2), "2 discs are unknown, but 3 are named; there must be as many");
}

#[test]
fn russian_has_one_few_and_many() {
    assert_eq!(said(Language::Ru, 1, 0), "неизвестных кружков нет, а назван 1; должно быть поровну");
    assert_eq!(said(Language::Ru, 0, 1), "неизвестен 1 кружок, а не названо ни одного; должно быть поровну");
    assert_eq!(said(Language::Ru, 5, 22), "неизвестны 22 кружка, а названо 5; должно быть поровну");
    assert_eq!(said(Language::Ru, 2, 11), "неизвестно 11 кружков, а названы 2; должно быть поровну");
}
