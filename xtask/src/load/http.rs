//! Beginning games over the form of their discipline, many and fast.

use super::script::Kind;
use anyhow::{Context, Result, anyhow, bail, ensure};
use http_body_util::BodyExt;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderName, LOCATION, SET_COOKIE};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Connections that begin games at the same time.
const CONNECTIONS: usize = 16;
/// A game that has not begun by then does not begin.
const PATIENCE: Duration = Duration::from_secs(20);

/// A game that has begun.
#[derive(Debug, Clone)]
pub struct Begun {
    /// Its name in addresses.
    pub id: String,
    /// The cookie of the browser that plays all its seats.
    pub cookie: String,
    /// The name of the ground that its page comes with, so that sockets need not send it.
    pub ground: Rc<str>,
}

/// Begins `count` games, each by a browser of its own.
///
/// # Errors
/// When one does not begin.
pub async fn begin(address: SocketAddr, kind: &Kind, count: usize) -> Result<Vec<Begun>> {
    let share = |part: usize| count * (part + 1) / CONNECTIONS - count * part / CONNECTIONS;
    let some = (0..CONNECTIONS).map(|part| begin_some(address, kind, share(part)));
    let mut begun = futures_util::future::try_join_all(some).await?.concat();
    if let Some(first) = begun.first() {
        let page = timeout(PATIENCE, page(address, first)).await.context("a page of a game did not come")??;
        let ground: Rc<str> = ground_in(&page).context("the page of a game names no ground of its board")?.into();
        begun.iter_mut().for_each(|one| one.ground = ground.clone());
    }
    Ok(begun)
}

/// The page of a game.
async fn page(address: SocketAddr, game: &Begun) -> Result<String> {
    let request = Request::get(format!("/{}", game.id)).header(HOST, address.to_string()).header(COOKIE, &game.cookie);
    let answer = connect(address).await?.send_request(request.body(String::new())?).await?;
    ensure!(answer.status().is_success(), "the page of a game was answered with {}", answer.status());
    Ok(String::from_utf8(answer.into_body().collect().await?.to_bytes().to_vec())?)
}

/// The name of the ground that a page draws.
fn ground_in(page: &str) -> Option<&str> {
    let (_, rest) = page.split_once("data-background=\"")?;
    rest.split_once('"').map(|(name, _)| name)
}

/// Begins games one after another over one connection.
async fn begin_some(address: SocketAddr, kind: &Kind, count: usize) -> Result<Vec<Begun>> {
    let mut begun = Vec::with_capacity(count);
    if count == 0 {
        return Ok(begun);
    }
    let mut connection = connect(address).await?;
    for _ in 0..count {
        let one = timeout(PATIENCE, begin_one(&mut connection, address, kind)).await;
        begun.push(one.with_context(|| format!("a game of {} did not begin within {PATIENCE:?}", kind.name))??);
    }
    Ok(begun)
}

async fn connect(address: SocketAddr) -> Result<SendRequest<String>> {
    let stream = TcpStream::connect(address).await.with_context(|| format!("nobody answers at {address}"))?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await?;
    // What goes wrong with the connection is told to whoever sends over it.
    tokio::spawn(connection);
    Ok(sender)
}

async fn begin_one(connection: &mut SendRequest<String>, address: SocketAddr, kind: &Kind) -> Result<Begun> {
    let request = Request::post(format!("/new/{}", kind.discipline))
        .header(HOST, address.to_string())
        .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(kind.form())?;
    connection.ready().await?;
    let answer = connection.send_request(request).await?;
    let (id, cookie) = (header(&answer, LOCATION), header(&answer, SET_COOKIE));
    let status = answer.status();
    let said = answer.into_body().collect().await?.to_bytes();
    let (Some(id), Some(cookie)) = (id, cookie) else {
        bail!("no game of {} began: {status}\n{}", kind.name, String::from_utf8_lossy(&said))
    };
    let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
    let id = id.rsplit('/').next().ok_or_else(|| anyhow!("an address without a game: {id}"))?.to_owned();
    Ok(Begun { id, cookie, ground: Rc::default() })
}

fn header<B>(answer: &Response<B>, name: HeaderName) -> Option<String> {
    Some(answer.headers().get(name)?.to_str().ok()?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_of_a_page_is_found() {
        assert_eq!(ground_in(r#"<svg class="board" data-background="00d87f3b" data-turn="0">"#), Some("00d87f3b"));
        assert_eq!(ground_in("<svg class='board'>"), None);
    }
}
