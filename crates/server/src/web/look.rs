//! The switches of language, theme and figures.

use super::Visitor;
use super::visitor::{FIGURES, LANGUAGE, THEME};
use crate::pages::{Figures, Theme};
use axum::extract::Form;
use axum::http::uri::PathAndQuery;
use axum::response::Redirect;
use axum_extra::extract::CookieJar;
use serde::Deserialize;
use skazka_words::Language;

/// The fields of the switches: what is to change, and the page to come back to.
#[derive(Debug, Deserialize)]
pub struct Choice {
    language: Option<String>,
    theme: Option<String>,
    figures: Option<String>,
    #[serde(default)]
    back: String,
}

/// Remembers the choice and goes back to the page it was made on.
pub async fn look(visitor: Visitor, jar: CookieJar, Form(choice): Form<Choice>) -> (CookieJar, Redirect) {
    let language = choice.language.as_deref().and_then(Language::from_code);
    let theme = choice.theme.as_deref().and_then(Theme::from_code);
    let jar = language.into_iter().fold(jar, |jar, one| jar.add(visitor.lasting(LANGUAGE, one.code().to_owned())));
    let jar = theme.into_iter().fold(jar, |jar, one| jar.add(visitor.lasting(THEME, one.code().to_owned())));
    let figures = choice.figures.as_deref().and_then(Figures::from_code);
    let jar = figures.into_iter().fold(jar, |jar, one| jar.add(visitor.lasting(FIGURES, one.code().to_owned())));
    (jar, Redirect::to(own_path(&choice.back)))
}

/// A path of this server, never another site's address.
fn own_path(back: &str) -> &str {
    let is_path = back.starts_with('/') && back.parse::<PathAndQuery>().is_ok();
    // Browsers take `\\` for `/` and leave out tabs and line ends, so that any of them can hide another site's address.
    let is_own =
        is_path && !back.starts_with("//") && back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if is_own { back } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn one_never_comes_back_to_another_site() {
        assert_eq!(own_path("/new/duel/plain?size=6"), "/new/duel/plain?size=6");
        for elsewhere in
            ["https://example.org", "//example.org", "/\\example.org", "", "/a\nb", "/ё", "/\0", "/\u{7f}", "/a b"]
        {
            assert_eq!(own_path(elsewhere), "/", "{elsewhere:?}");
        }
    }
}
