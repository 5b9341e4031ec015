//! Whom an address stands for.

use std::net::{IpAddr, Ipv6Addr};

/// What counts as one client: an IPv4 address, or the /64 that a provider gives to one subscriber.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Subnet(IpAddr);

impl Subnet {
    /// The client that `address` belongs to. IPv4 mapped into IPv6 is IPv4.
    pub fn of(address: IpAddr) -> Subnet {
        match address.to_canonical() {
            IpAddr::V6(address) => Subnet(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into()),
            address => Subnet(address),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Subnet;

    #[test]
    fn one_subscriber_is_one_client() {
        let subnet = |address: &str| Subnet::of(address.parse().expect("an address"));
        assert_eq!(subnet("2001:db8:1:2::1"), subnet("2001:db8:1:2:ffff::9"));
        assert_ne!(subnet("2001:db8:1:2::1"), subnet("2001:db8:1:3::1"));
        assert_eq!(subnet("::ffff:192.0.2.1"), subnet("192.0.2.1"));
        assert_ne!(subnet("192.0.2.1"), subnet("192.0.2.2"));
    }
}
