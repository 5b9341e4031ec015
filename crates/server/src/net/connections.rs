//! How many connections there are, in all and of each address.

use super::TrustedProxies;
use crate::limits::{Counted, Counter, Limits, Subnet};
use crate::metrics;
use std::net::IpAddr;

/// Descriptors that are not for connections: the storage, its log, the standard streams, the browser's own.
const RESERVED: usize = 128;

/// The places for connections.
#[derive(Debug)]
pub struct Connections {
    all: Counter<()>,
    of_address: Counter<Subnet>,
    proxies: TrustedProxies,
}

/// The place of one connection, free again when it is dropped.
#[derive(Debug)]
pub struct ConnectionSlot {
    _all: Counted<()>,
    /// None for a proxy, whose connections belong to many.
    _of_address: Option<Counted<Subnet>>,
}

impl Connections {
    /// As many places as `limits` say and `descriptors` allow. The connections of `proxies` are counted in all only.
    pub fn new(limits: &Limits, descriptors: usize, proxies: TrustedProxies) -> Connections {
        let most = limits.max_connections.min(descriptors.saturating_sub(RESERVED)).max(1);
        Connections { all: Counter::new(most), of_address: Counter::new(limits.max_connections_per_address), proxies }
    }

    /// A place for a connection from `address`; none when there are too many, which is counted.
    pub fn place(&self, address: IpAddr) -> Option<ConnectionSlot> {
        let Some(all) = self.all.hold(()) else {
            metrics::connection_refused("total");
            return None;
        };
        let of_address = match self.proxies.trust(address) {
            true => None,
            false => Some(self.of_address.hold(Subnet::of(address)).or_else(|| {
                metrics::connection_refused("address");
                None
            })?),
        };
        metrics::connection_opened();
        Some(ConnectionSlot { _all: all, _of_address: of_address })
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        metrics::connection_closed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(one: &str) -> IpAddr {
        one.parse().expect("an address")
    }

    #[test]
    fn places_are_counted_in_all_and_by_address() {
        let limits = Limits { max_connections: 5, max_connections_per_address: 2, ..Limits::default() };
        let proxies = TrustedProxies::new(vec!["192.0.2.0/24".parse().expect("a net")]);
        let connections = Connections::new(&limits, usize::MAX, proxies);
        let place = |one| connections.place(address(one));
        let held = [place("198.51.100.1"), place("198.51.100.1"), place("192.0.2.1"), place("192.0.2.1")];
        assert!(held.iter().all(Option::is_some) && place("198.51.100.1").is_none());
        let last = place("192.0.2.1").expect("a proxy's connections are many people's");
        assert!(place("192.0.2.1").is_none() && place("198.51.100.2").is_none(), "there are no more than five");
        drop((held, last));
        assert!(place("198.51.100.1").is_some());
    }

    #[test]
    fn descriptors_bound_the_places() {
        let connections = Connections::new(&Limits::default(), RESERVED + 2, TrustedProxies::default());
        let held = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map(|one| connections.place(address(one)));
        assert_eq!(held.iter().flatten().count(), 2);
    }
}
