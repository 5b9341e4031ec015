//! How a message travels over the socket: as it is, or, when it is long and the page can unpack it, deflated. A board
//! with hundreds of figures shrinks to a fifteenth.
//!
//! Nothing that is hidden from a page is in what is packed for it, so that lengths tell nothing either.

use flate2::{Compress, Compression, FlushCompress, Status};
use serde::Deserialize;
use std::cell::RefCell;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// Messages of fewer bytes are sent as they are: there is little to win.
const WORTH_IT: usize = 2048;

/// Room for what cannot be packed at all.
const SLACK: usize = 256;

/// What a page can unpack.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Deserialize)]
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

thread_local! {
    /// A compressor takes a third of a megabyte, which is not to be asked for and cleared with each message.
    static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

fn deflated(words: &str) -> Message {
    let packed = COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        deflated_by(compressor, words.as_bytes())
    });
    packed.map_or_else(|| Message::Text(words.into()), |packed| Message::Binary(packed.into()))
}

/// None when the compressor goes on no more, which it has no reason to.
fn deflated_by(compressor: &mut Compress, words: &[u8]) -> Option<Vec<u8>> {
    let mut packed = Vec::with_capacity(words.len() / 3 + SLACK);
    loop {
        let read = usize::try_from(compressor.total_in()).ok()?;
        match compressor.compress_vec(&words[read..], &mut packed, FlushCompress::Finish) {
            Ok(Status::StreamEnd) => return Some(packed),
            Ok(Status::Ok | Status::BufError) if packed.len() == packed.capacity() => packed.reserve(packed.len()),
            _ => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::DeflateDecoder;
    use std::io::Read;

    #[test]
    fn one_message_after_another_is_packed_by_itself() {
        let mut random = fastrand::Rng::with_seed(7);
        for length in [WORTH_IT, 10_000, 3_000, 200_000, WORTH_IT] {
            for letters in [2, 20, 90] {
                let words: String = (0..length).map(|_| char::from(b' ' + random.u8(..letters))).collect();
                let Message::Binary(packed) = Packing::Deflate.message(words.clone()) else { panic!("it is long") };
                let mut again = String::new();
                DeflateDecoder::new(&packed[..]).read_to_string(&mut again).expect("deflated words");
                assert_eq!(again, words);
            }
        }
    }
}
