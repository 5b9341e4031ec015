//! One socket of a game, and as much of what it says as a load generator needs to know.

use super::http::Begun;
use anyhow::{Context, Result, anyhow, bail};
use flate2::{Decompress, FlushDecompress};
use futures_util::StreamExt;
use serde_json::Value;
use std::cell::RefCell;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A socket that is not open by then does not open.
const PATIENCE: Duration = Duration::from_secs(20);
/// Thousands of sockets are read here; each state is a few of these.
const BUFFER: usize = 4096;
/// A state names its `seq` within so many bytes.
const HEAD: usize = 256;

/// A socket of a game.
pub type Socket = WebSocketStream<TcpStream>;

/// How long messages are to be packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Packing {
    /// As pages have it: deflated when that is worth it.
    Deflate,
    /// Not at all.
    None,
}

/// What a message tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Received {
    /// The game after so many events.
    State(u64),
    /// That a command was refused, and why.
    Refused(String),
    /// An answer to a question.
    Answer,
    /// A sign of life.
    Nothing,
}

/// Opens a socket of a game: with its cookie as a player, without as a stranger.
///
/// # Errors
/// When it does not open.
pub async fn open(address: SocketAddr, game: &Begun, is_player: bool, packing: Packing) -> Result<Socket> {
    let opening = open_unhurried(address, game, is_player, packing);
    timeout(PATIENCE, opening).await.with_context(|| format!("a socket did not open within {PATIENCE:?}"))?
}

async fn open_unhurried(address: SocketAddr, game: &Begun, is_player: bool, packing: Packing) -> Result<Socket> {
    let packing = if packing == Packing::Deflate { "deflate" } else { "none" };
    let url = format!("ws://{address}/{}/socket?packing={packing}&backgrounds={}", game.id, game.ground);
    let mut request = url.into_client_request()?;
    if is_player {
        request.headers_mut().insert("cookie", game.cookie.parse()?);
    }
    let stream = TcpStream::connect(address).await.with_context(|| format!("nobody answers at {address}"))?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
    let (socket, _) = client_async_with_config(request, stream, Some(config)).await.context("a socket was refused")?;
    Ok(socket)
}

/// The next message that says something.
///
/// # Errors
/// When the connection ends, or what comes makes no sense.
pub async fn hear(socket: &mut Socket) -> Result<Received> {
    loop {
        match read(&next(socket).await?)? {
            Received::Nothing => {}
            told => return Ok(told),
        }
    }
}

/// The next message.
///
/// # Errors
/// When the connection ends.
pub async fn next(socket: &mut Socket) -> Result<Message> {
    match socket.next().await {
        Some(Ok(Message::Close(frame))) => bail!("the server closed a socket: {frame:?}"),
        Some(Ok(message)) => Ok(message),
        Some(Err(why)) => Err(anyhow!(why).context("a socket broke")),
        None => bail!("a socket ended"),
    }
}

/// What a message tells, found in its first bytes.
///
/// # Errors
/// When it is none of the server's.
pub fn read(message: &Message) -> Result<Received> {
    match message {
        Message::Text(words) => told(words.as_bytes()),
        Message::Binary(packed) => told(&head(packed)?),
        _ => Ok(Received::Nothing),
    }
}

/// The first bytes of a deflated message. No more is unpacked.
fn head(packed: &[u8]) -> Result<Vec<u8>> {
    thread_local! {
        static UNPACKER: RefCell<Decompress> = RefCell::new(Decompress::new(false));
    }
    UNPACKER.with_borrow_mut(|unpacker| {
        unpacker.reset(false);
        let mut head = vec![0; HEAD];
        // Received to finish it unpacks straight into the few bytes given, and says that they were too few.
        unpacker.decompress(packed, &mut head, FlushDecompress::Finish).context("a message that was badly packed")?;
        head.truncate(unpacker.total_out() as usize);
        Ok(head)
    })
}

fn told(words: &[u8]) -> Result<Received> {
    let is = |kind: &str| words.starts_with(format!("{{\"t\":\"{kind}\"").as_bytes());
    if is("state") {
        return seq(words).map(Received::State).with_context(|| format!("a state without seq: {}", shown(words)));
    }
    if is("refused") {
        let refused: Value = serde_json::from_slice(words).context("a refusal that is not JSON")?;
        return Ok(Received::Refused(refused["says"].as_str().unwrap_or_default().to_owned()));
    }
    match words.starts_with(b"{\"t\":\"") {
        true => Ok(Received::Answer),
        false => bail!("a message of no known kind: {}", shown(words)),
    }
}

/// The number after `"seq":` near the beginning.
fn seq(words: &[u8]) -> Option<u64> {
    const KEY: &[u8] = b"\"seq\":";
    let head = &words[..words.len().min(HEAD)];
    let at = head.windows(KEY.len()).position(|window| window == KEY)? + KEY.len();
    let digits = head[at..].iter().take_while(|byte| byte.is_ascii_digit());
    std::str::from_utf8(&head[at..at + digits.count()]).ok()?.parse().ok()
}

fn shown(words: &[u8]) -> String {
    String::from_utf8_lossy(&words[..words.len().min(80)]).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::DeflateEncoder;
    use std::io::Write;

    fn packed(words: &str) -> Message {
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(words.as_bytes()).expect("memory");
        Message::Binary(packed.finish().expect("memory").into())
    }

    /// A state of some 300,000 bytes that no compressor makes short.
    fn long_state() -> String {
        let mut random = fastrand::Rng::with_seed(1);
        let noise: String = (0..300_000).map(|_| random.alphanumeric()).collect();
        format!(r#"{{"t":"state","v":2,"seq":4711,"picture":"{noise}"}}"#)
    }

    #[test]
    fn the_seq_of_a_state_is_found_packed_or_not() {
        let state = long_state();
        for message in [Message::text(state.clone()), packed(&state)] {
            assert_eq!(read(&message).expect("a state"), Received::State(4711));
        }
    }

    #[test]
    fn only_the_head_of_a_packed_message_is_unpacked() {
        let Message::Binary(packed) = packed(&long_state()) else { unreachable!() };
        assert_eq!(head(&packed).expect("a head").len(), HEAD);
        assert_eq!(head(&packed[..packed.len() / 2]).expect("half a message has a head").len(), HEAD);
    }

    #[test]
    fn refusals_are_told_and_nonsense_is_refused() {
        let refused = read(&Message::text(r#"{"t":"refused","says":"It is not your turn."}"#)).expect("a refusal");
        assert_eq!(refused, Received::Refused("It is not your turn.".to_owned()));
        assert_eq!(read(&Message::text(r#"{"t":"shown-ply","ply":0}"#)).expect("an answer"), Received::Answer);
        assert_eq!(read(&Message::Ping(Default::default())).expect("a ping"), Received::Nothing);
        for nonsense in [r#"{"t":"state","v":1}"#, "hello", ""] {
            assert!(read(&Message::text(nonsense)).is_err(), "{nonsense:?}");
        }
        assert!(read(&Message::Binary(vec![0xff; 40].into())).is_err());
    }
}
