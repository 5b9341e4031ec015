//! Counts what clients take, by the numbers of [`Limits`].

use super::{Counter, LimitError, Limits, Rate, RetryAfter, SocketPermit, Subnet};
use crate::limits::Counted;
use crate::metrics;
use crate::store::GameId;
use std::net::IpAddr;
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

/// Stands between clients and what costs something.
#[derive(Debug)]
pub struct Limiter {
    limits: Limits,
    games: Rate,
    heavy: Rate,
    requests: Counter<Subnet>,
    game_sockets: Counter<GameId>,
    address_sockets: Counter<Subnet>,
}

impl Limiter {
    /// Nothing is counted yet.
    pub fn new(limits: Limits) -> Limiter {
        Limiter {
            games: Rate::new(limits.games_per_hour, HOUR),
            heavy: Rate::new(limits.heavy_requests_per_minute, MINUTE),
            requests: Counter::new(limits.max_connections_per_address),
            game_sockets: Counter::new(limits.sockets_per_game),
            address_sockets: Counter::new(limits.sockets_per_address),
            limits,
        }
    }

    /// The numbers.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// That `client` may create a game; counts it.
    ///
    /// # Errors
    /// [`LimitError::Games`] when it has created as many as may be in an hour.
    pub fn game(&self, client: IpAddr) -> Result<(), LimitError> {
        let taken = self.games.take(client);
        metrics::game(taken.is_ok());
        taken.map_err(LimitError::Games)
    }

    /// That `client` may ask for something that is long to draw, read or check; counts it.
    ///
    /// # Errors
    /// [`LimitError::Heavy`] when it asked for as much as may be in a minute.
    pub fn heavy(&self, client: IpAddr) -> Result<(), LimitError> {
        refused_as("heavy", self.heavy.take(client).map_err(|after: RetryAfter| LimitError::Heavy(after)))
    }

    /// A place for a request that came through a proxy, whose connections are not its clients'.
    ///
    /// # Errors
    /// [`LimitError::Requests`] when as many requests of `client` are under way as it may have connections.
    pub fn request(&self, client: IpAddr) -> Result<Counted<Subnet>, LimitError> {
        refused_as("requests", self.requests.hold(Subnet::of(client)).ok_or(LimitError::Requests))
    }

    /// A place for a socket of `client` on a game.
    ///
    /// # Errors
    /// [`LimitError::GameSockets`] or [`LimitError::AddressSockets`] when there is none.
    pub fn socket(&self, game: &GameId, client: IpAddr) -> Result<SocketPermit, LimitError> {
        let address = self.address_sockets.hold(Subnet::of(client)).ok_or(LimitError::AddressSockets);
        let place = address.and_then(|address| {
            let game = self.game_sockets.hold(game.clone()).ok_or(LimitError::GameSockets)?;
            Ok(SocketPermit::new(game, address))
        });
        place.inspect_err(|why| metrics::socket_refused(*why))
    }
}

fn refused_as<T>(reason: &'static str, asked: Result<T, LimitError>) -> Result<T, LimitError> {
    asked.inspect_err(|_| metrics::request_refused(reason))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    const ONE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));
    const OTHER: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 2));

    #[test]
    fn sockets_are_counted_by_game_and_by_address() {
        let limiter = Limiter::new(Limits { sockets_per_game: 2, sockets_per_address: 3, ..Limits::default() });
        let [a, b]: [GameId; 2] = [GameId::random(), GameId::random()].map(|id| id.expect("an id"));
        let held = [(); 2].map(|()| limiter.socket(&a, ONE).expect("a place"));
        assert_eq!(limiter.socket(&a, OTHER).err(), Some(LimitError::GameSockets));
        let _third = limiter.socket(&b, ONE).expect("a place");
        assert_eq!(limiter.socket(&b, ONE).err(), Some(LimitError::AddressSockets));
        let _fourth = limiter.socket(&b, OTHER).expect("what was refused took no place");
        drop(held);
        limiter.socket(&a, OTHER).expect("a place again");
    }

    #[test]
    fn games_and_heavy_requests_are_counted_apart() {
        let limiter = Limiter::new(Limits { games_per_hour: 2, heavy_requests_per_minute: 1, ..Limits::default() });
        assert_eq!([limiter.game(ONE), limiter.game(ONE)], [Ok(()), Ok(())]);
        assert!(matches!(limiter.game(ONE), Err(LimitError::Games(RetryAfter(wait))) if wait > 29 * MINUTE));
        assert_eq!((limiter.heavy(ONE), limiter.game(OTHER)), (Ok(()), Ok(())));
        assert!(matches!(limiter.heavy(ONE), Err(LimitError::Heavy(RetryAfter(wait))) if wait > MINUTE / 2));
    }
}
