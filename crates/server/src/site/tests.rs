use super::*;
use Misaddressed::{ForeignHost, ForeignOrigin, NoHost};

const PUBLIC: &str = "https://skazka.example";

fn site(public: &[&str], proxy: &[&str]) -> Site {
    let public = public.iter().map(|url| url.parse().expect("a url")).collect();
    Site { public, proxies: TrustedProxies::new(proxy.iter().map(|net| net.parse().expect("a net")).collect()) }
}

/// A neighbour in the LAN, and our address there.
const PEER: Peer = Peer {
    remote: std::net::SocketAddr::new(IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 9)), 4711),
    local: IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 5)),
};

/// What a request with these headers that changes something is told.
fn told(site: &Site, headers: &[(&'static str, &str)]) -> Result<(), Misaddressed> {
    let mut map = HeaderMap::new();
    for (name, value) in headers {
        map.append(*name, value.parse().expect("a header"));
    }
    let uri = Uri::from_static("/x");
    site.check_host(&PEER, &uri, &map)?;
    site.check_origin(&PEER, &uri, &map)
}

#[test]
fn hosts() {
    let foreign = |host: &str| Err(ForeignHost(host.to_owned()));
    let (bare, public) = (site(&[], &[]), site(&[PUBLIC, "http://skazka.onion:81"], &[]));
    for (host, without, with) in [
        ("localhost:7878", Ok(()), Ok(())),
        ("LOCALHOST", Ok(()), Ok(())),
        ("a.localhost:1", Ok(()), Ok(())),
        ("127.0.0.1:7878", Ok(()), Ok(())),
        ("127.9.9.9", Ok(()), Ok(())),
        ("[::1]:7878", Ok(()), Ok(())),
        ("192.168.1.5:7878", Ok(()), foreign("192.168.1.5")),
        ("192.168.1.6:7878", foreign("192.168.1.6"), foreign("192.168.1.6")),
        ("skazka.example", foreign("skazka.example"), Ok(())),
        ("Skazka.Example:443", foreign("skazka.example"), Ok(())),
        ("skazka.onion", foreign("skazka.onion"), Ok(())),
        ("evil.example:7878", foreign("evil.example"), foreign("evil.example")),
        ("localhost.evil.example", foreign("localhost.evil.example"), foreign("localhost.evil.example")),
        ("notlocalhost", foreign("notlocalhost"), foreign("notlocalhost")),
        ("skazka.example.evil.example", foreign("skazka.example.evil.example"), foreign("skazka.example.evil.example")),
        ("127.0.0.1@evil.example", Err(NoHost), Err(NoHost)),
        ("localhost/evil", Err(NoHost), Err(NoHost)),
        ("local host", Err(NoHost), Err(NoHost)),
        ("", Err(NoHost), Err(NoHost)),
        ("localhost:port", Err(NoHost), Err(NoHost)),
    ] {
        assert_eq!(told(&bare, &[("host", host)]), without, "{host}");
        assert_eq!(told(&public, &[("host", host)]), with, "{host}");
    }
    assert_eq!(told(&bare, &[]), Err(NoHost));
    assert_eq!(told(&bare, &[("host", "localhost"), ("host", "localhost")]), Err(NoHost));
}

/// A site, the host that is named, further headers, and what is told.
type Row<'a> = (&'a Site, &'a str, &'a [(&'static str, &'a str)], Result<(), Misaddressed>);

#[test]
fn origins() {
    let (bare, public) = (site(&[], &[]), site(&[PUBLIC, "http://skazka.onion:81"], &[]));
    let refused = Err(ForeignOrigin);
    let rows: [Row<'_>; 30] = [
        (&bare, "127.0.0.1:7878", &[("origin", "http://127.0.0.1:7878")], Ok(())),
        (&bare, "localhost:7878", &[("origin", "http://localhost:7878")], Ok(())),
        (&bare, "LocalHost:7878", &[("origin", "http://localhost:7878")], Ok(())),
        (&bare, "localhost", &[("origin", "http://localhost")], Ok(())),
        (&bare, "localhost:80", &[("origin", "http://localhost")], Ok(())),
        (&bare, "192.168.1.5:7878", &[("origin", "http://192.168.1.5:7878")], Ok(())),
        (&bare, "127.0.0.1:7878", &[("origin", "https://127.0.0.1:7878")], refused.clone()),
        (&bare, "127.0.0.1:7878", &[("origin", "http://127.0.0.1:7879")], refused.clone()),
        (&bare, "127.0.0.1:7878", &[("origin", "http://localhost:7878")], refused.clone()),
        (&bare, "127.0.0.1:7878", &[("origin", "http://evil.example")], refused.clone()),
        (&bare, "127.0.0.1:7878", &[("origin", "null")], refused.clone()),
        (&bare, "127.0.0.1:7878", &[("origin", "")], refused.clone()),
        (&bare, "127.0.0.1:7878", &[("origin", "file:///etc")], refused.clone()),
        (&bare, "localhost", &[("origin", "http://localhost"), ("origin", "http://localhost")], refused.clone()),
        (&bare, "localhost", &[("origin", "http://localhost"), ("sec-fetch-site", "same-origin")], Ok(())),
        (&bare, "localhost", &[("sec-fetch-site", "same-origin")], Ok(())),
        (&bare, "localhost", &[("sec-fetch-site", "none")], Ok(())),
        (&bare, "localhost", &[("sec-fetch-site", "same-site")], refused.clone()),
        (&bare, "localhost", &[("sec-fetch-site", "cross-site")], refused.clone()),
        (&bare, "localhost", &[], Ok(())),
        (&bare, "localhost", &[("origin", "https://localhost"), ("x-forwarded-proto", "https")], refused.clone()),
        (&public, "skazka.example", &[("origin", PUBLIC)], Ok(())),
        (&public, "skazka.onion:81", &[("origin", "http://skazka.onion:81")], Ok(())),
        (&public, "127.0.0.1:7878", &[("origin", PUBLIC)], Ok(())),
        (&public, "127.0.0.1:7878", &[("origin", "http://127.0.0.1:7878")], Ok(())),
        (&public, "skazka.example", &[("origin", "http://skazka.example")], refused.clone()),
        (&public, "skazka.example", &[("origin", "https://skazka.example:444")], refused.clone()),
        (&public, "skazka.example:444", &[("origin", "https://skazka.example:444")], refused.clone()),
        (&public, "skazka.example", &[("origin", "https://www.skazka.example")], refused.clone()),
        (&public, "skazka.onion", &[("origin", "http://skazka.onion")], refused.clone()),
    ];
    for (site, host, headers, expected) in rows {
        let all: Vec<_> = [("host", host)].into_iter().chain(headers.iter().copied()).collect();
        assert_eq!(told(site, &all), expected, "{all:?}");
    }
    let proxied = site(&[], &["192.168.1.0/24"]);
    let over_tls = [("host", "localhost"), ("origin", "https://localhost"), ("x-forwarded-proto", "https")];
    assert_eq!(told(&proxied, &over_tls), Ok(()), "a trusted proxy is believed");
}

#[test]
fn links_are_to_the_public_address_or_to_where_one_asked() {
    let url = |site: &Site, host: &str| {
        let headers = HeaderMap::from_iter([
            (header::HOST, host.parse().expect("a header")),
            (header::HeaderName::from_static("x-forwarded-proto"), "https".parse().expect("a header")),
        ]);
        site.url(&PEER, &Uri::from_static("/x"), &headers).expect("a url")
    };
    assert_eq!(url(&site(&[], &[]), "LocalHost:80"), "http://localhost", "a stranger's word of TLS is nothing");
    assert_eq!(url(&site(&[], &["192.168.1.9/32"]), "localhost:81"), "https://localhost:81");
    let public = site(&[PUBLIC, "http://skazka.onion:81"], &[]);
    assert_eq!(url(&public, "skazka.onion:81"), "http://skazka.onion:81");
    assert_eq!(url(&public, "127.0.0.1:7878"), PUBLIC);
}

#[test]
fn a_public_address_is_an_origin() {
    for (written, shown) in [
        ("https://skazka.example", "https://skazka.example"),
        ("HTTPS://Skazka.Example:443/", "https://skazka.example"),
        ("http://192.168.1.5:7878", "http://192.168.1.5:7878"),
        ("https://сказка.рф", "https://xn--80aa2atb1b.xn--p1ai"),
    ] {
        let url: Result<PublicUrl, _> = written.parse();
        let is_idn = !written.is_ascii();
        let url = url.expect("a url").to_string();
        assert!(if is_idn { url.starts_with("https://xn--") } else { url == shown }, "{url}");
    }
    for bad in
        ["skazka.example", "ftp://a", "https://", "https://a/b", "https://a?b", "https://a#b", "https://u@a", "", "x:y"]
    {
        assert_eq!(bad.parse::<PublicUrl>(), Err(UrlError), "{bad}");
    }
}
