//! One open WebSocket. Long messages leave in pieces, so that no buffer grows with them.

use axum::body::Bytes;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

/// A page that takes so long to read one message is gone.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// What is read at once; what pages say is short.
const READ_BUFFER: usize = 2048;
/// The length of the pieces in which long messages are sent, in bytes.
const PIECE: usize = 8192;

/// That the page is gone, or not worth talking to any more.
#[derive(Debug)]
pub struct Gone;

/// An open socket.
pub struct Wire(WebSocketStream<TokioIo<Upgraded>>);

impl Wire {
    /// Talks over a connection whose opening has been answered; messages of at most `longest` bytes are read.
    pub async fn open(connection: Upgraded, longest: usize) -> Wire {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(longest))
            .max_frame_size(Some(longest));
        Wire(WebSocketStream::from_raw_socket(TokioIo::new(connection), Role::Server, Some(config)).await)
    }

    /// The next message; none when the socket is closed.
    pub async fn recv(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends a message, as fast as the page reads it.
    ///
    /// # Errors
    /// When the page is gone.
    pub async fn send(&mut self, message: Message) -> Result<(), Gone> {
        timeout(SEND_WITHIN, self.send_at_leisure(message)).await.map_err(|_| Gone)?.map_err(|_| Gone)
    }

    async fn send_at_leisure(&mut self, message: Message) -> Result<(), Error> {
        match message {
            Message::Text(words) if words.len() > PIECE => self.send_in_pieces(Data::Text, words.into()).await,
            Message::Binary(bytes) if bytes.len() > PIECE => self.send_in_pieces(Data::Binary, bytes).await,
            message => self.0.send(message).await,
        }
    }

    /// One message in many frames (RFC 6455 §5.4).
    async fn send_in_pieces(&mut self, mut kind: Data, mut bytes: Bytes) -> Result<(), Error> {
        while !bytes.is_empty() {
            let piece = bytes.split_to(PIECE.min(bytes.len()));
            let frame = Frame::message(piece, OpCode::Data(kind), bytes.is_empty());
            self.0.send(Message::Frame(frame)).await?;
            kind = Data::Continue;
        }
        Ok(())
    }
}
