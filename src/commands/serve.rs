//! `skazka serve`: the pages, for a browser.

use crate::Surroundings;
use crate::args::Serve;
use crate::failure::Failure;
use skazka_core::text;
use skazka_server::{Config, Site, TrustedProxies};

pub(super) fn run(args: Serve, surroundings: Surroundings) -> Result<(), Failure> {
    let Surroundings { catalogue, language, .. } = surroundings;
    log_to_standard_error();
    let Serve { address, data, open, network, limits } = args;
    let site = Site { public: network.public_url, proxies: TrustedProxies::new(network.trusted_proxies) };
    let (limits, metrics) = (limits.limits(), network.metrics);
    let config = Config { address, data, open, language, catalogue, limits, site, metrics };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|why| text!("cli-error-runtime", why = why.to_string()))?;
    runtime.block_on(skazka_server::serve(config)).map_err(|why| Failure::from(why.text()))
}

/// Warnings and errors, or what `RUST_LOG` asks for.
fn log_to_standard_error() {
    use tracing_subscriber::filter::EnvFilter;
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    // A second logger in the same process is refused; the first one goes on.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).try_init();
}
