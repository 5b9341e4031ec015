//! How a message travels over the socket: as it is, or, when it is long and the page can unpack it, deflated. A board
//! with hundreds of figures shrinks to a fifteenth.
//!
//! Nothing that is hidden from a page is in what is packed for it, so that lengths tell nothing either.

use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde::Deserialize;
use std::io::Write;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// Messages of fewer bytes are sent as they are: there is little to win.
const WORTH_IT: usize = 2048;

/// What the page can unpack.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Packing {
    /// Nothing.
    #[default]
    None,
    /// Deflate without any header (RFC 1951), in binary messages.
    Deflate,
}

impl Packing {
    /// The message that says these words.
    pub fn message(self, words: String) -> Message {
        match self {
            Packing::Deflate if words.len() >= WORTH_IT => deflated(&words),
            _ => Message::Text(Utf8Bytes::from(words)),
        }
    }
}

fn deflated(words: &str) -> Message {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(words.as_bytes()).expect("memory takes whatever is written");
    Message::Binary(packed.finish().expect("memory takes whatever is written").into())
}
