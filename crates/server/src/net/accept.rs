//! The accept loop.

use super::Peer;
use super::activity::Activity;
use super::connection;
use super::connections::{ConnectionSlot, Connections};
use super::refuse::Refuser;
use super::stream::Stream;
use crate::limits::Limits;
use crate::metrics;
use axum::Router;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

/// When no connection can be accepted, as when there are no descriptors left, it is tried again after so long.
const BACK_OFF: Duration = Duration::from_millis(100);
/// Failures to accept are logged so often at most.
const LOG_EVERY: Duration = Duration::from_secs(1);

/// Accepts connections and answers them with `router` until `ended` is true, and then until the last one is closed.
/// Each has a place among `connections`; the others are answered 503.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    connections: Connections,
    limits: Limits,
    mut ended: watch::Receiver<bool>,
) {
    let (open, all_closed) = watch::channel(());
    let door = Door { router, connections, limits: Arc::new(limits), refuser: Refuser::new(), ended: ended.clone() };
    tokio::select! {
        () = door.accept(&listener, &all_closed) => {}
        _ = ended.wait_for(|ended| *ended) => {}
    }
    drop((listener, door, all_closed));
    open.closed().await;
}

/// What every connection needs.
struct Door {
    router: Router,
    connections: Connections,
    limits: Arc<Limits>,
    refuser: Refuser,
    ended: watch::Receiver<bool>,
}

impl Door {
    async fn accept(&self, listener: &TcpListener, open: &watch::Receiver<()>) {
        let mut failures = Failures::default();
        loop {
            match listener.accept().await {
                Ok((connection, remote)) => match self.connections.place(remote.ip()) {
                    Some(place) => self.answer(connection, remote, place, open.clone()),
                    None => self.refuser.refuse(connection),
                },
                Err(why) if is_of_one_connection(&why) => {}
                Err(why) => failures.back_off(&why).await,
            }
        }
    }

    fn answer(&self, connection: TcpStream, remote: SocketAddr, place: ConnectionSlot, open: watch::Receiver<()>) {
        // A move is a small message that nothing follows: it must not wait for more to send.
        if let Err(why) = connection.set_nodelay(true) {
            tracing::debug!(%why, "a connection keeps small messages back");
        }
        let Ok(local) = connection.local_addr() else { return };
        let peer = Peer { remote, local: local.ip().to_canonical() };
        let activity = Arc::new(Activity::new());
        let stream = Stream::new(connection, activity.clone(), place);
        let (router, limits, ended) = (self.router.clone(), self.limits.clone(), self.ended.clone());
        tokio::spawn(async move {
            connection::answer(stream, activity, peer, router, limits, ended).await;
            drop(open);
        });
    }
}

/// Failures to accept.
#[derive(Default)]
struct Failures {
    logged: Option<Instant>,
    since: usize,
}

impl Failures {
    async fn back_off(&mut self, why: &std::io::Error) {
        metrics::accept_failed();
        self.since += 1;
        if self.logged.is_none_or(|logged| logged.elapsed() >= LOG_EVERY) {
            tracing::error!(%why, times = self.since, "no connection can be accepted");
            (self.logged, self.since) = (Some(Instant::now()), 0);
        }
        sleep(BACK_OFF).await;
    }
}

/// Whether only the connection that was to be accepted is gone.
fn is_of_one_connection(why: &std::io::Error) -> bool {
    matches!(
        why.kind(),
        ErrorKind::ConnectionAborted
            | ErrorKind::ConnectionRefused
            | ErrorKind::ConnectionReset
            | ErrorKind::Interrupted
    )
}
