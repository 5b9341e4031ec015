//! Who asks: the language and theme of the page, and the browser's token.

use super::bounds::client;
use super::{App, HttpError};
use crate::net::Peer;
use crate::pages::{Figures, PageContext, Theme};
use crate::store::Owner;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use skazka_words::Language;
use std::convert::Infallible;
use std::net::IpAddr;

/// The cookie that holds a browser's token.
const BROWSER: &str = "skazka";
/// The cookie that holds the language.
pub const LANGUAGE: &str = "language";
/// The cookie that holds the theme.
pub const THEME: &str = "theme";
/// The cookie that holds the set of figures.
pub const FIGURES: &str = "figures";
/// Characters of a token: 32 of 62 letters are 190 bits.
const TOKEN: usize = 32;

/// Who asks.
#[derive(Clone)]
pub struct Visitor {
    /// What pages need to know.
    pub context: PageContext,
    /// The browser's name, if it has one.
    pub browser: Option<Owner>,
    /// The address it asks from.
    pub client: IpAddr,
    /// The address of this server as the visitor knows it, without a slash at the end.
    pub url: Option<String>,
    jar: SignedCookieJar,
}

impl Visitor {
    /// Reads a request's head.
    pub fn of(parts: &Parts, app: &App) -> Visitor {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let path = parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string);
        let headers = &parts.headers;
        let figures = cookie(headers, FIGURES).as_deref().and_then(Figures::from_code).unwrap_or_default();
        let context = PageContext { language: language(headers), theme: theme(headers), figures, path };
        let browser = jar.get(BROWSER).map(|cookie| Owner::of_token(cookie.value()));
        let peer = Peer::of(&parts.extensions);
        let client = client(app, &peer, headers);
        let url = app.site.url(&peer, &parts.uri, headers);
        Visitor { context, browser, client, url, jar }
    }

    /// The browser's name and the cookies to answer with: a browser without a name gets one.
    ///
    /// # Errors
    /// When the operating system gives no randomness.
    pub fn named(self) -> Result<(Owner, SignedCookieJar), HttpError> {
        if let Some(owner) = self.browser {
            return Ok((owner, self.jar));
        }
        let token = crate::random::letters(TOKEN)?;
        let owner = Owner::of_token(&token);
        let cookie = self.lasting(BROWSER, token);
        Ok((owner, self.jar.add(cookie)))
    }
}

impl Visitor {
    /// A cookie that lasts as long as browsers allow, seen by the server alone, sent only from its own pages, and over TLS
    /// alone where the visitor's browser speaks it.
    pub fn lasting(&self, name: &'static str, value: String) -> Cookie<'static> {
        Cookie::build((name, value))
            .path("/")
            .http_only(true)
            .secure(self.url.as_deref().is_some_and(|url| url.starts_with("https:")))
            .same_site(SameSite::Lax)
            .max_age(time::Duration::days(400))
            .build()
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Infallible> {
        Ok(Visitor::of(parts, app))
    }
}

fn language(headers: &HeaderMap) -> Language {
    let chosen = cookie(headers, LANGUAGE).as_deref().and_then(Language::from_code);
    let wished = || headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok().and_then(Language::wished_for);
    chosen.or_else(wished).unwrap_or_default()
}

fn theme(headers: &HeaderMap) -> Theme {
    cookie(headers, THEME).as_deref().and_then(Theme::from_code).unwrap_or_default()
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let jar = axum_extra::extract::cookie::CookieJar::from_headers(headers);
    jar.get(name).map(|cookie| cookie.value().to_owned())
}
