//! Where the server is reached: what its public addresses are, and which requests are addressed to it by its own pages.
//!
//! A page of a stranger must not act for a visitor (its `Origin` is another), nor become ours by a name of the stranger's
//! that leads to our address (DNS rebinding: its `Host` is foreign).

use crate::net::{Peer, TrustedProxies};
use axum::http::{HeaderMap, Uri, header};
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use url::{Host, Origin, Url};

/// An address by which people reach the server: `https://skazka.example`, with a port if it is not the usual one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl(Url);

/// What is no [`PublicUrl`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected http:// or https://, a host, and nothing after it but a port")]
pub struct UrlError;

impl FromStr for PublicUrl {
    type Err = UrlError;

    fn from_str(written: &str) -> Result<PublicUrl, UrlError> {
        let url = Url::parse(written).map_err(|_| UrlError)?;
        let is_web = matches!(url.scheme(), "http" | "https") && url.has_host();
        let is_bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let is_open = url.username().is_empty() && url.password().is_none();
        if is_web && is_bare && is_open { Ok(PublicUrl(url)) } else { Err(UrlError) }
    }
}

/// Without a slash at the end.
impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.origin().ascii_serialization())
    }
}

/// Why a request is not answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Misaddressed {
    /// It says of no host, or of several, or of what is none, that it is meant.
    NoHost,
    /// It is meant for a host that this server is not known as.
    ForeignHost(String),
    /// It comes from a page of another site.
    ForeignOrigin,
}

/// Where the server is reached.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Site {
    /// Its public addresses; the first one is the one it goes by.
    pub public: Vec<PublicUrl>,
    /// The proxies before it that are believed.
    pub proxies: TrustedProxies,
}

impl Site {
    /// That a request is meant for this server: for a public address, for this machine by a name of the loopback, or,
    /// where no public address was told, for the IP address it came in at.
    ///
    /// # Errors
    /// When it is not, with the host it is meant for.
    pub fn check_host(&self, peer: &Peer, uri: &Uri, headers: &HeaderMap) -> Result<(), Misaddressed> {
        let named = named(uri, headers).ok_or(Misaddressed::NoHost)?;
        let host = named.host().ok_or(Misaddressed::NoHost)?;
        let is_known = self.public_of(&named).is_some() || is_loopback(&host);
        let is_local = || self.public.is_empty() && ip(&host) == Some(peer.local);
        if is_known || is_local() { Ok(()) } else { Err(Misaddressed::ForeignHost(host.to_string())) }
    }

    /// That a request that changes something, or opens a socket, comes from a page of ours or from no page at all. A
    /// browser says of which origin its page is, or at least whether it is another site's; programs say neither.
    ///
    /// # Errors
    /// `Misaddressed::ForeignOrigin` when it does not.
    pub fn check_origin(&self, peer: &Peer, uri: &Uri, headers: &HeaderMap) -> Result<(), Misaddressed> {
        let mut origins = headers.get_all(header::ORIGIN).iter();
        let is_own = match (origins.next(), origins.next()) {
            (None, _) => !comes_from_elsewhere(headers),
            (Some(origin), None) => self.is_own(origin.as_bytes(), peer, uri, headers),
            (Some(_), Some(_)) => false,
        };
        if is_own { Ok(()) } else { Err(Misaddressed::ForeignOrigin) }
    }

    fn is_own(&self, origin: &[u8], peer: &Peer, uri: &Uri, headers: &HeaderMap) -> bool {
        let url = std::str::from_utf8(origin).ok().and_then(|origin| Url::parse(origin).ok());
        let Some(origin @ Origin::Tuple(..)) = url.map(|url| url.origin()) else { return false };
        let is_public = self.public.iter().any(|public| public.0.origin() == origin);
        is_public || self.unlisted(peer, uri, headers).is_some_and(|own| own.origin() == origin)
    }

    /// The address a request was made to, where it is none of the public ones.
    fn unlisted(&self, peer: &Peer, uri: &Uri, headers: &HeaderMap) -> Option<Url> {
        let named = named(uri, headers).filter(|named| self.public_of(named).is_none())?;
        let is_tls = self.proxies.came_over_tls(peer.remote.ip(), headers);
        let scheme = if is_tls { "https" } else { "http" };
        Url::parse(&format!("{scheme}{}", named.as_str().strip_prefix("http")?)).ok()
    }

    /// The address of the server as the visitor knows it, without a slash at the end.
    pub fn url(&self, peer: &Peer, uri: &Uri, headers: &HeaderMap) -> Option<String> {
        let named = named(uri, headers);
        let public = named.and_then(|named| self.public_of(&named)).or(self.public.first());
        let unlisted = || self.unlisted(peer, uri, headers).map(|url| url.origin().ascii_serialization());
        public.map(ToString::to_string).or_else(unlisted)
    }

    fn public_of(&self, named: &Url) -> Option<&PublicUrl> {
        self.public.iter().find(|public| public.0.host() == named.host())
    }
}

/// The host and port that a request names, as an address of plain HTTP.
fn named(uri: &Uri, headers: &HeaderMap) -> Option<Url> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let host = hosts.next().map(|host| host.to_str());
    let authority = match (uri.authority(), host, hosts.next()) {
        (Some(authority), _, None) => authority.as_str(),
        (None, Some(host), None) => host.ok()?,
        _ => return None,
    };
    let is_bare =
        !authority.contains(['/', '\\', '?', '#', '@']) && authority.bytes().all(|byte| byte.is_ascii_graphic());
    Url::parse(&format!("http://{authority}/")).ok().filter(|_| is_bare)
}

/// Whether a browser says that another site's page asks.
fn comes_from_elsewhere(headers: &HeaderMap) -> bool {
    let told = headers.get_all("sec-fetch-site").iter();
    told.into_iter().any(|site| !matches!(site.as_bytes(), b"same-origin" | b"none"))
}

fn is_loopback(host: &Host<&str>) -> bool {
    match host {
        Host::Domain(name) => {
            let name = name.strip_suffix('.').unwrap_or(name);
            name == "localhost" || name.ends_with(".localhost")
        }
        host => ip(host).is_some_and(|ip| ip.is_loopback()),
    }
}

fn ip(host: &Host<&str>) -> Option<IpAddr> {
    match host {
        Host::Domain(_) => None,
        Host::Ipv4(ip) => Some((*ip).into()),
        Host::Ipv6(ip) => Some(IpAddr::from(*ip).to_canonical()),
    }
}

#[cfg(test)]
mod tests;
