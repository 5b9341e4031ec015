//! What is measured, by name: the one place that names metrics. Where nothing records them they cost next to nothing.
//!
//! A new one is a constant, its line in `describe`, and a function that says when it is counted.

use crate::limits::LimitError;
use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Duration;

/// Connections open now.
pub const CONNECTIONS_OPEN: &str = "skazka_connections_open";
/// Connections turned away, by `reason`: `total`, `address`.
pub const CONNECTIONS_REFUSED: &str = "skazka_connections_refused_total";
/// Connections cut, by `reason`: `header`, `idle`, `write`.
pub const CONNECTIONS_TIMED_OUT: &str = "skazka_connections_timed_out_total";
/// Failures to accept a connection.
pub const ACCEPT_FAILURES: &str = "skazka_accept_failures_total";
/// Requests answered, by `status`: `1xx` to `5xx`.
pub const REQUESTS: &str = "skazka_requests_total";
/// Requests turned away by a limit, by `reason`: `heavy`, `requests`.
pub const REQUESTS_REFUSED: &str = "skazka_requests_refused_total";
/// Seconds from a request's head to its answer's.
pub const REQUEST_SECONDS: &str = "skazka_request_duration_seconds";
/// Sockets open now.
pub const SOCKETS_OPEN: &str = "skazka_sockets_open";
/// Sockets turned away, by `reason`: `game`, `address`.
pub const SOCKETS_REFUSED: &str = "skazka_sockets_refused_total";
/// Messages from sockets that were heard.
pub const MESSAGES: &str = "skazka_messages_total";
/// Messages from sockets that came too fast.
pub const MESSAGES_REFUSED: &str = "skazka_messages_refused_total";
/// Games created.
pub const GAMES: &str = "skazka_games_created_total";
/// Games not created because their address created too many.
pub const GAMES_REFUSED: &str = "skazka_games_refused_total";
/// Rooms of games open now.
pub const ROOMS_OPEN: &str = "skazka_rooms_open";
/// Pieces of work that run now, by `pool`.
pub const POOL_RUNNING: &str = "skazka_pool_running";
/// Pieces of work that wait now, by `pool`.
pub const POOL_WAITING: &str = "skazka_pool_waiting";
/// Pieces of work turned away because as much waits as may, by `pool`.
pub const POOL_REFUSED: &str = "skazka_pool_refused_total";
/// Views of games drawn, each for all who look through the same eyes in the same language.
pub const VIEWS_DRAWN: &str = "skazka_views_drawn_total";
/// When something was written to the storage last, in seconds since 1970.
pub const LAST_WRITE: &str = "skazka_store_last_write_timestamp_seconds";

/// The bounds of the buckets of latency, in seconds.
const LATENCIES: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// Begins to record, once in a process; what is given renders what was recorded.
pub fn record() -> PrometheusHandle {
    static RECORDED: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDED.get_or_init(install).clone()
}

fn install() -> PrometheusHandle {
    let latencies = Matcher::Full(REQUEST_SECONDS.to_owned());
    // Only an empty list of buckets is refused.
    let builder = PrometheusBuilder::new().set_buckets_for_metric(latencies, &LATENCIES).unwrap_or_default();
    let recorder = builder.build_recorder();
    let handle = recorder.handle();
    if metrics::set_global_recorder(recorder).is_err() {
        tracing::warn!("metrics are recorded elsewhere in this process");
    }
    describe();
    handle
}

fn describe() {
    describe_gauge!(CONNECTIONS_OPEN, "Connections open now");
    describe_counter!(CONNECTIONS_REFUSED, "Connections turned away");
    describe_counter!(CONNECTIONS_TIMED_OUT, "Connections cut because nothing came or went");
    describe_counter!(ACCEPT_FAILURES, "Failures to accept a connection");
    describe_counter!(REQUESTS, "Requests answered");
    describe_counter!(REQUESTS_REFUSED, "Requests turned away by a limit");
    describe_histogram!(REQUEST_SECONDS, Unit::Seconds, "From a request's head to its answer's");
    describe_gauge!(SOCKETS_OPEN, "Sockets open now");
    describe_counter!(SOCKETS_REFUSED, "Sockets turned away");
    describe_counter!(MESSAGES, "Messages from sockets that were heard");
    describe_counter!(MESSAGES_REFUSED, "Messages from sockets that came too fast");
    describe_counter!(GAMES, "Games created");
    describe_counter!(GAMES_REFUSED, "Games not created because of the limit");
    describe_gauge!(ROOMS_OPEN, "Rooms of games open now");
    describe_gauge!(POOL_RUNNING, "Pieces of work that run now");
    describe_gauge!(POOL_WAITING, "Pieces of work that wait now");
    describe_counter!(POOL_REFUSED, "Pieces of work turned away because too many wait");
    describe_counter!(VIEWS_DRAWN, "Views of games drawn, each for all who look alike");
    describe_gauge!(LAST_WRITE, Unit::Seconds, "When something was written to the storage last");
}

/// A connection was opened.
pub fn connection_opened() {
    gauge!(CONNECTIONS_OPEN).increment(1.0);
}

/// A connection was closed.
pub fn connection_closed() {
    gauge!(CONNECTIONS_OPEN).decrement(1.0);
}

/// A connection was turned away.
pub fn connection_refused(reason: &'static str) {
    counter!(CONNECTIONS_REFUSED, "reason" => reason).increment(1);
}

/// A connection was cut.
pub fn connection_timed_out(reason: &'static str) {
    counter!(CONNECTIONS_TIMED_OUT, "reason" => reason).increment(1);
}

/// No connection could be accepted.
pub fn accept_failed() {
    counter!(ACCEPT_FAILURES).increment(1);
}

/// A request was answered.
pub fn request(status: u16, took: Duration) {
    let class = ["1xx", "2xx", "3xx", "4xx", "5xx"][usize::from(status / 100).clamp(1, 5) - 1];
    counter!(REQUESTS, "status" => class).increment(1);
    histogram!(REQUEST_SECONDS).record(took.as_secs_f64());
}

/// A request was turned away by a limit.
pub fn request_refused(reason: &'static str) {
    counter!(REQUESTS_REFUSED, "reason" => reason).increment(1);
}

/// A socket was opened.
pub fn socket_opened() {
    gauge!(SOCKETS_OPEN).increment(1.0);
}

/// A socket was closed.
pub fn socket_closed() {
    gauge!(SOCKETS_OPEN).decrement(1.0);
}

/// A socket was turned away.
pub fn socket_refused(why: LimitError) {
    let reason = if why.is_of_all() { "game" } else { "address" };
    counter!(SOCKETS_REFUSED, "reason" => reason).increment(1);
}

/// A message came over a socket.
pub fn message(was_heard: bool) {
    counter!(if was_heard { MESSAGES } else { MESSAGES_REFUSED }).increment(1);
}

/// A game was wanted.
pub fn game(is_created: bool) {
    counter!(if is_created { GAMES } else { GAMES_REFUSED }).increment(1);
}

/// So many rooms are open.
pub fn rooms(open: usize) {
    gauge!(ROOMS_OPEN).set(open as f64);
}

/// So many pieces of work run and wait in a pool.
pub fn pool(name: &'static str, (running, waiting): (usize, usize)) {
    gauge!(POOL_RUNNING, "pool" => name).set(running as f64);
    gauge!(POOL_WAITING, "pool" => name).set(waiting as f64);
}

/// A pool was full.
pub fn pool_refused(name: &'static str) {
    counter!(POOL_REFUSED, "pool" => name).increment(1);
}

/// A view of a game was drawn.
pub fn view_drawn() {
    counter!(VIEWS_DRAWN).increment(1);
}

/// Something was written to the storage at this time, in milliseconds since 1970 UTC.
pub fn last_write(at: i64) {
    gauge!(LAST_WRITE).set(at as f64 / 1000.0);
}
