//! Tells what is measured, on an address of its own: it is nobody's business but the operator's.

use axum::Router;
use axum::http::header;
use axum::routing::get;
use metrics_exporter_prometheus::PrometheusHandle;
use std::time::Duration;

/// Latencies are put into their buckets so often, whether anybody asks or not.
const UPKEEP_EVERY: Duration = Duration::from_secs(5);

/// `GET /metrics`, in the text format of Prometheus. Before each answer `observe` records what is not counted as it happens.
pub fn metrics_router(recorded: PrometheusHandle, observe: impl Fn() + Clone + Send + Sync + 'static) -> Router {
    let render = move || async move {
        observe();
        ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], recorded.render())
    };
    Router::new().route("/metrics", get(render))
}

/// Keeps what is recorded small; never ends.
pub async fn upkeep(recorded: PrometheusHandle) {
    let mut times = tokio::time::interval(UPKEEP_EVERY);
    loop {
        times.tick().await;
        recorded.run_upkeep();
    }
}
