//! Packing answers as gzip, and who takes them so.

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// Packs bytes as gzip (RFC 1952).
pub fn pack(bytes: &[u8]) -> Bytes {
    let mut packed = GzEncoder::new(Vec::with_capacity(bytes.len() / 3), Compression::new(4));
    packed.write_all(bytes).expect("memory takes whatever is written");
    packed.finish().expect("memory takes whatever is written").into()
}

/// Whether the asker reads gzip.
pub fn is_accepted(headers: &HeaderMap) -> bool {
    let named = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(is_gzip)
}

/// Whether one element of `Accept-Encoding` takes gzip: `gzip`, `gzip;q=0.5`, `*`, but not `gzip;q=0`.
fn is_gzip(element: &str) -> bool {
    let (coding, weight) = element.split_once(';').unwrap_or((element, "q=1"));
    let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
    let coding = coding.trim();
    (coding.eq_ignore_ascii_case("gzip") || coding == "*") && weight.is_some_and(|weight| weight > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn gzip_is_sent_to_those_who_take_it() {
        let takes = |words: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(words));
            is_accepted(&headers)
        };
        for words in ["gzip", "br, gzip;q=0.5", "deflate, GZIP", "*", "gzip; q=1.0"] {
            assert!(takes(words), "{words}");
        }
        for words in ["", "br", "gzip;q=0", "identity", "gzip;q=much"] {
            assert!(!takes(words), "{words}");
        }
    }
}
