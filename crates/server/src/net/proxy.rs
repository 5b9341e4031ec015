//! Whose address a request came from, where proxies stand before the server.

use axum::http::{HeaderMap, HeaderName, header};
use ipnet::IpNet;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The proxies that are believed what they say of their clients.
///
/// `X-Forwarded-For` counts before `Forwarded`, as more proxies set it: one that sets only the latter has to take the
/// former off what it passes on. Nobody is trusted by default, loopback neither.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<TrustedProxy>);

/// A proxy, or a net of them: `192.0.2.1`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrustedProxy(IpNet);

impl FromStr for TrustedProxy {
    type Err = ipnet::AddrParseError;

    /// # Errors
    /// When it is neither an address nor a net.
    fn from_str(written: &str) -> Result<TrustedProxy, ipnet::AddrParseError> {
        let one = written.parse().map(|one: IpAddr| IpNet::from(one.to_canonical()));
        one.or_else(|_| written.parse()).map(TrustedProxy)
    }
}

impl TrustedProxies {
    /// These.
    pub fn new(proxies: Vec<TrustedProxy>) -> TrustedProxies {
        TrustedProxies(proxies)
    }

    /// Whether a proxy of this address is believed.
    pub fn trust(&self, address: IpAddr) -> bool {
        self.0.iter().any(|TrustedProxy(net)| net.contains(&address.to_canonical()))
    }

    /// Whose address a request from `peer` came from: the last one named that is no proxy of ours. What stands before it
    /// anybody can have written. What is no address ends the chain: the proxy that passed it on is taken instead.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = peer.to_canonical();
        let mut chain = forwarded(headers);
        while self.trust(client) {
            match chain.pop().flatten() {
                Some(before) => client = before,
                None => break,
            }
        }
        client
    }

    /// Whether the request came to a trusted proxy over TLS, as that says.
    pub fn came_over_tls(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let told = headers.get_all(X_FORWARDED_PROTO).iter().next_back().and_then(|value| value.to_str().ok());
        let last = told.and_then(|told| told.rsplit(',').next()).unwrap_or_default();
        self.trust(peer) && last.trim().eq_ignore_ascii_case("https")
    }
}

/// The addresses a request was passed on for, the nearest last; none for what is no address.
fn forwarded(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    if headers.contains_key(X_FORWARDED_FOR) {
        return elements(headers, &X_FORWARDED_FOR).map(address).collect();
    }
    elements(headers, &header::FORWARDED).map(|element| address(for_of(element)?)).collect()
}

/// The elements of a header that is a list, over all its lines. A line that is no text is one bad element.
fn elements<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    headers.get_all(name).iter().flat_map(|line| line.to_str().unwrap_or("?").split(','))
}

/// The value of `for=` in an element of `Forwarded`.
fn for_of(element: &str) -> Option<&str> {
    let pairs = element.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(name, _)| name.eq_ignore_ascii_case("for")).map(|(_, value)| value.trim_matches('"'))
}

/// An address as proxies write it, with a port or brackets or without.
fn address(written: &str) -> Option<IpAddr> {
    let written = written.trim();
    let bare = written.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(written);
    let with_port = || written.parse().ok().map(|both: SocketAddr| both.ip());
    bare.parse().ok().or_else(with_port).map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, lines: &[(&'static str, &'static str)]) -> String {
        let nets = ["192.0.2.0/24", "fd00::/8"].map(|net| net.parse().expect("a net"));
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().expect("a header"));
        }
        TrustedProxies::new(nets.to_vec()).client(peer.parse().expect("an address"), &headers).to_string()
    }

    #[test]
    fn the_client_is_the_last_one_that_is_no_proxy_of_ours() {
        let xff = "x-forwarded-for";
        assert_eq!(client("198.51.100.1", &[(xff, "203.0.113.7")]), "198.51.100.1", "a stranger is not believed");
        assert_eq!(client("192.0.2.1", &[]), "192.0.2.1");
        assert_eq!(client("192.0.2.1", &[(xff, "203.0.113.7")]), "203.0.113.7");
        assert_eq!(client("192.0.2.1", &[(xff, "10.1.1.1, 203.0.113.7, 192.0.2.9")]), "203.0.113.7");
        assert_eq!(client("192.0.2.1", &[(xff, "10.1.1.1"), (xff, "203.0.113.7")]), "203.0.113.7");
        assert_eq!(client("::ffff:192.0.2.1", &[(xff, "203.0.113.7:4711")]), "203.0.113.7");
        assert_eq!(client("fd00::1", &[(xff, "[2001:db8::1]:80")]), "2001:db8::1");
        assert_eq!(client("192.0.2.1", &[(xff, "203.0.113.7, unknown")]), "192.0.2.1");
        assert_eq!(client("192.0.2.1", &[("forwarded", "for=203.0.113.7;proto=https")]), "203.0.113.7");
        assert_eq!(client("192.0.2.1", &[("forwarded", "for=1.2.3.4, by=x; For=\"[2001:db8::1]:80\"")]), "2001:db8::1");
        assert_eq!(client("192.0.2.1", &[("forwarded", "for=1.2.3.4"), (xff, "203.0.113.7")]), "203.0.113.7");
    }

    #[test]
    fn tls_is_believed_of_trusted_proxies_alone() {
        let proxies = TrustedProxies::new(vec!["192.0.2.0/24".parse().expect("a net")]);
        let headers =
            |value: &'static str| HeaderMap::from_iter([(X_FORWARDED_PROTO, value.parse().expect("a header"))]);
        let over_tls = |peer: &str, value| proxies.came_over_tls(peer.parse().expect("an address"), &headers(value));
        assert!(over_tls("192.0.2.1", "https") && over_tls("192.0.2.1", "http, HTTPS"));
        assert!(!over_tls("192.0.2.1", "http") && !over_tls("192.0.2.1", "https, http"));
        assert!(!over_tls("198.51.100.1", "https"));
    }
}
