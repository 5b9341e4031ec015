//! One connection, from its first byte until it is closed, cut, or a socket.

use super::Peer;
use super::activity::Activity;
use super::stream::Stream;
use crate::limits::Limits;
use crate::metrics;
use axum::Router;
use axum::body::Body;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// Answers what comes over a connection. When `ended` says so, what is under way is finished and nothing more is taken.
pub async fn answer(
    stream: Stream,
    activity: Arc<Activity>,
    peer: Peer,
    router: Router,
    limits: Arc<Limits>,
    mut ended: watch::Receiver<bool>,
) {
    let service = service(router, peer, activity.clone());
    let mut connection = pin!(protocol(&limits).serve_connection(TokioIo::new(stream), service).with_upgrades());
    let mut late = pin!(late(&activity, &limits));
    tokio::select! {
        biased;
        // An error is a client that went away or spoke no HTTP.
        _ = connection.as_mut() => return,
        why = late.as_mut() => return metrics::connection_timed_out(why),
        _ = ended.wait_for(|ended| *ended) => connection.as_mut().graceful_shutdown(),
    }
    tokio::select! {
        biased;
        _ = connection => {}
        why = late => metrics::connection_timed_out(why),
    }
}

/// The router as hyper calls it: each request knows its peer, and the activity of the connection is told.
fn service(
    router: Router,
    peer: Peer,
    activity: Arc<Activity>,
) -> impl Service<hyper::Request<Incoming>, Response = Response, Error = Infallible, Future: Send> {
    let router = TowerToHyperService::new(router);
    service_fn(move |request: hyper::Request<Incoming>| {
        let activity = activity.clone();
        activity.asked();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer);
        let answer = router.call(request);
        async move {
            let answer = answer.await;
            activity.answered();
            answer
        }
    })
}

/// HTTP/1 with bounded heads. Its own timeout of heads counts from the last answer; ours are told apart.
fn protocol(limits: &Limits) -> http1::Builder {
    let mut protocol = http1::Builder::new();
    protocol.max_buf_size(limits.max_header_bytes.max(SMALLEST_BUFFER)).max_headers(limits.max_headers);
    protocol.header_read_timeout(None);
    protocol
}

/// What hyper takes at least.
const SMALLEST_BUFFER: usize = 8192;

/// Ends when the connection has waited for too long, with what for. Polled after the connection, whose doings move the
/// deadline.
async fn late(activity: &Activity, limits: &Limits) -> &'static str {
    let mut timer = pin!(sleep_until(Instant::now()));
    poll_fn(|context| {
        let Some((at, why)) = activity.deadline(limits) else { return Poll::Pending };
        if timer.deadline() != at {
            timer.as_mut().reset(at);
        }
        timer.as_mut().poll(context).map(|()| why)
    })
    .await
}
