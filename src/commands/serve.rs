//! `skazka serve`: the pages, for a browser.

use crate::Surroundings;
use crate::args::Serve;
use crate::failure::CliError;
use skazka_core::text;
use skazka_server::{Config, Site, TrustedProxies};

pub(super) fn run(args: Serve, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { catalogue, language, .. } = surroundings;
    let _logging = crate::log::to_standard_error();
    let Serve { address, data, new_key, open, network, limits } = args;
    let site = Site { public: network.public_url, proxies: TrustedProxies::new(network.trusted_proxies) };
    let (limits, metrics) = (limits.limits(), network.metrics);
    let config = Config { address, data, new_key, open, language, catalogue, limits, site, metrics };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|why| text!("cli-error-runtime", why = why.to_string()))?;
    runtime.block_on(skazka_server::serve(config)).map_err(|why| CliError::from(why.text()))
}
