//! The bytes of a connection, with its place and with word of what comes and goes.

use super::activity::Activity;
use super::connections::ConnectionSlot;
use std::io::{IoSlice, Result};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// A connection's bytes. Its place is free again when it is dropped, which for a socket is long after HTTP is over.
pub struct Stream {
    bytes: TcpStream,
    activity: Arc<Activity>,
    _place: ConnectionSlot,
}

impl Stream {
    /// The bytes of a connection that has a place.
    pub fn new(bytes: TcpStream, activity: Arc<Activity>, place: ConnectionSlot) -> Stream {
        Stream { bytes, activity, _place: place }
    }

    fn wrote(&self, written: Poll<Result<usize>>) -> Poll<Result<usize>> {
        match written {
            Poll::Ready(_) => self.activity.sent(),
            Poll::Pending => self.activity.stuck(),
        }
        written
    }
}

impl AsyncRead for Stream {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        let before = into.filled().len();
        let read = Pin::new(&mut self.bytes).poll_read(cx, into);
        if into.filled().len() > before {
            self.activity.received();
        }
        read
    }
}

impl AsyncWrite for Stream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, from: &[u8]) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.bytes).poll_write(cx, from);
        self.wrote(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        from: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.bytes).poll_write_vectored(cx, from);
        self.wrote(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.bytes.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.bytes).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.bytes).poll_shutdown(cx)
    }
}
