//! How fast a game's page is answered: `cargo bench --bench served [-- GAME [STEPS]]`, `hivvayo` and 200 if not said.
//!
//! A server runs in this process with its real storage; one page talks with it over a real socket, as a person who
//! plays all seats at random, and gets long messages packed as a browser does. Timed are a touch (what may follow it)
//! and an action (from sending it to having unpacked the state that shows it, commit to the log included).

use flate2::read::DeflateDecoder;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use skazka_server::room::Timeouts;
use skazka_server::{Limits, Server};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Failure = Box<dyn std::error::Error>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let asked: Vec<String> = std::env::args().skip(1).filter(|one| !one.starts_with("--")).collect();
    let game = asked.first().map_or("hivvayo", String::as_str);
    let steps: usize = asked.get(1).map_or(Ok(200), |steps| steps.parse())?;
    let folder = tempfile::tempdir()?;
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::open(any, folder.path(), skazka::games::catalogue(), Timeouts::default()).await?;
    let server = server.limited(Limits::unmetered());
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));
    let mut page = Page::begin(address, game).await?;
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..steps {
        if !page.step(&mut random).await? {
            break;
        }
    }
    println!("{game}");
    page.touches.tell("touch");
    page.actions.tell("action");
    Ok(())
}

/// How long answers took and how large they were.
#[derive(Default)]
struct Answers(Vec<(Duration, usize)>);

impl Answers {
    fn tell(&mut self, what: &str) {
        if self.0.is_empty() {
            return;
        }
        self.0.sort_unstable();
        let count = self.0.len();
        let at = |share: usize| self.0[(count - 1) * share / 100].0;
        let bytes = self.0.iter().map(|(_, bytes)| bytes).sum::<usize>() / count;
        println!(
            "{what:<8} {count:>5} answers   median {:>9.2?}   99 of 100 {:>9.2?}   longest {:>9.2?}   {bytes} bytes",
            at(50),
            at(99),
            at(100)
        );
    }
}

/// The page of a game.
struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    state: Value,
    touches: Answers,
    actions: Answers,
}

impl Page {
    /// Begins a game of a discipline with all seats here, and its draws.
    async fn begin(address: SocketAddr, game: &str) -> Result<Page, Failure> {
        let (id, cookie) = begin(address, game).await?;
        let mut request = format!("ws://{address}/{id}/socket?packing=deflate").into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let (socket, _) = connect_async(request).await?;
        let mut page = Page { socket, state: Value::Null, touches: Answers::default(), actions: Answers::default() };
        page.hear().await?;
        while let Some(awaited) = page.awaited() {
            page.say(json!({ "t": "seed", "seeds": awaited, "seq": page.state["seq"] })).await?;
            page.hear().await?;
        }
        Ok(page)
    }

    /// The seats whose seeds the draws wait for, each with none of its own.
    fn awaited(&self) -> Option<Value> {
        let seats = self.state["available"]["seed"].as_array().filter(|seats| !seats.is_empty())?;
        Some(seats.iter().map(|seat| json!([seat, ""])).collect())
    }

    async fn say(&mut self, what: Value) -> Result<(), Failure> {
        Ok(self.socket.send(Message::text(what.to_string())).await?)
    }

    /// The next message and its size as it came; a state is kept.
    async fn hear(&mut self) -> Result<(Value, usize), Failure> {
        loop {
            let message = self.socket.next().await.ok_or("the server closed the socket")??;
            let told: Value = match &message {
                Message::Text(words) => serde_json::from_str(words)?,
                Message::Binary(packed) => serde_json::from_reader(DeflateDecoder::new(&packed[..]))?,
                _ => continue,
            };
            if told["t"] == "state" {
                self.state = told.clone();
            }
            return Ok((told, message.len()));
        }
    }

    /// Touches at random until the touches spell an action, and acts. Whether the game goes on.
    async fn step(&mut self, random: &mut fastrand::Rng) -> Result<bool, Failure> {
        while self.state["outcome"].is_null() && self.state["turn"][0].is_null() {
            self.hear().await?;
        }
        let Some(seat) = self.state["turn"][0].as_u64() else { return Ok(false) };
        let (mut paths, mut path) = (self.state["touches"].clone(), Vec::<Value>::new());
        while !paths["action"].is_string() || (random.bool() && has_more(&paths)) {
            let next = paths["next"].as_array().filter(|next| !next.is_empty()).ok_or("nothing may be touched")?;
            let branch = next[random.usize(..next.len())].clone();
            path.push(branch["touch"].clone());
            paths = match branch["then"].is_object() {
                true => branch["then"].clone(),
                false => self.touch(seat, &path).await?,
            };
        }
        self.act(seat, &paths["action"]).await?;
        Ok(self.state["outcome"].is_null())
    }

    async fn touch(&mut self, seat: u64, path: &[Value]) -> Result<Value, Failure> {
        let begun = Instant::now();
        self.say(json!({ "t": "touch", "seat": seat, "path": path, "id": 1 })).await?;
        let (told, bytes) = self.hear().await?;
        self.touches.0.push((begun.elapsed(), bytes));
        Ok(told["next"].clone())
    }

    async fn act(&mut self, seat: u64, action: &Value) -> Result<(), Failure> {
        let (begun, seq) = (Instant::now(), self.state["seq"].clone());
        self.say(json!({ "t": "act", "seat": seat, "action": action, "seq": seq })).await?;
        let (told, bytes) = self.hear().await?;
        self.actions.0.push((begun.elapsed(), bytes));
        if told["t"] == "state" { Ok(()) } else { Err(format!("{action} was answered with {told}").into()) }
    }
}

fn has_more(paths: &Value) -> bool {
    paths["next"].as_array().is_some_and(|next| !next.is_empty())
}

/// Posts the form of a new game; its id and the cookie of who began it.
async fn begin(address: SocketAddr, game: &str) -> Result<(String, String), Failure> {
    let body = "others=here";
    let head = format!(
        "POST /new/{game} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(head.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let header = |name: &str| {
        let lines = answer.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned())
    };
    let id = header("location").ok_or_else(|| format!("no game was begun: {answer}"))?;
    let cookie = header("set-cookie").ok_or("no cookie came")?;
    Ok((id.trim_start_matches('/').to_owned(), cookie.split(';').next().unwrap_or_default().to_owned()))
}
