//! What waiting costs a server: games nobody moves in, and sockets nothing is said over.

use super::descriptors::fits;
use super::http::{self, Begun};
use super::play;
use super::script::Kind;
use super::server::Target;
use super::stage::kib_each;
use super::wire::{self, Packing, Socket};
use anyhow::Result;
use futures_util::{StreamExt, TryStreamExt, stream};
use serde::Serialize;

/// So many sockets are opened at once.
const AT_ONCE: usize = 64;

/// Memory in KiB; none where it is not told.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Idle {
    /// How many there were of each.
    pub count: usize,
    /// Of a game that has begun.
    pub kib_a_game: Option<f64>,
    /// Of a player's socket, one a game.
    pub kib_a_player: Option<f64>,
    /// Of a stranger's socket, all of them looking at one game.
    pub kib_a_stranger: Option<f64>,
}

/// Begins so many games, opens a socket of each, and then as many of one game; on a server that nobody else asks
/// anything. Moves of openings are not made.
///
/// # Errors
/// When games do not begin or sockets do not open.
pub async fn idle(target: &Target, kind: &Kind, count: usize, packing: Packing) -> Result<Idle> {
    fits(2 * count)?;
    let fresh = target.settled_memory().await;
    let begun = http::begin(target.address, kind, count).await?;
    let with_games = target.settled_memory().await;
    let players = open(target, begun.iter(), true, packing).await?;
    let with_players = target.settled_memory().await;
    let strangers = open(target, begun.iter().take(1).cycle().take(count), false, packing).await?;
    let with_strangers = target.settled_memory().await;
    drop((players, strangers));
    Ok(Idle {
        count,
        kib_a_game: kib_each(fresh, with_games, count),
        kib_a_player: kib_each(with_games, with_players, count),
        kib_a_stranger: kib_each(with_players, with_strangers, count),
    })
}

/// Opens a socket of each game and hears its first state.
///
/// # Errors
/// When one does not open.
pub async fn open<'a>(
    target: &Target,
    games: impl Iterator<Item = &'a Begun>,
    are_players: bool,
    packing: Packing,
) -> Result<Vec<Socket>> {
    let opening = games.map(|game| async move {
        let mut socket = wire::open(target.address, game, are_players, packing).await?;
        play::state(&mut socket).await?;
        Ok(socket)
    });
    stream::iter(opening).buffered(AT_ONCE).try_collect().await
}
