//! A real server on a free port, and browsers that visit it.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use skazka_core::{Catalogue, FamilyAdapter, Thinker};
use skazka_server::room::Timeouts;
use skazka_server::{Limits, Server, Site};
use skazka_testkit::FirstLegal;
use skazka_testkit::dice::RaceGame;
use skazka_testkit::duel::{Duel, DuelGame};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing here takes so long unless it is broken.
const PATIENCE: Duration = Duration::from_secs(20);

/// The catalogue of the duel, played by `thinker`.
pub fn duels(thinker: impl Thinker<Duel>) -> Catalogue {
    Catalogue::new(vec![Box::new(FamilyAdapter::<DuelGame, _>::new(thinker))])
}

/// The catalogue of the race.
pub fn races() -> Catalogue {
    Catalogue::new(vec![Box::new(FamilyAdapter::<RaceGame, _>::new(FirstLegal))])
}

/// A pace at which tests need not wait.
pub const BRISK: Timeouts = Timeouts {
    think_at_least: Duration::ZERO,
    think_unseen: Duration::from_millis(200),
    close_after: Duration::from_secs(60),
    look_around: Duration::from_millis(20),
};

/// A running server.
pub struct House {
    address: SocketAddr,
    folder: Arc<TempDir>,
    end: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl House {
    /// A server of duels in a new folder.
    pub async fn open() -> House {
        House::with(FirstLegal).await
    }

    /// A server of duels that `thinker` plays.
    pub async fn with(thinker: impl Thinker<Duel>) -> House {
        let folder = Arc::new(tempfile::tempdir().expect("a folder"));
        House::open_in(folder, duels(thinker)).await
    }

    /// A server of races with dice in a new folder.
    pub async fn of_races() -> House {
        House::of(races()).await
    }

    /// A server of these games in a new folder.
    pub async fn of(catalogue: Catalogue) -> House {
        House::open_in(Arc::new(tempfile::tempdir().expect("a folder")), catalogue).await
    }

    /// A server of these games that takes however much is said to it, in a new folder.
    pub async fn patient(catalogue: Catalogue) -> House {
        let folder = Arc::new(tempfile::tempdir().expect("a folder"));
        House::open_as(folder, catalogue, |server| server.limited(Limits::unmetered())).await
    }

    /// A server of duels with other limits.
    pub async fn limited(limits: Limits) -> House {
        House::reached_at(Site::default(), limits).await
    }

    /// A server of duels with other limits that is reached at other addresses.
    pub async fn reached_at(site: Site, limits: Limits) -> House {
        let folder = Arc::new(tempfile::tempdir().expect("a folder"));
        House::open_as(folder, duels(FirstLegal), |server| server.limited(limits).reached_at(site)).await
    }

    async fn open_in(folder: Arc<TempDir>, catalogue: Catalogue) -> House {
        House::open_as(folder, catalogue, |server| server).await
    }

    async fn open_as(folder: Arc<TempDir>, catalogue: Catalogue, set: impl FnOnce(Server) -> Server) -> House {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = set(Server::open(any, folder.path(), catalogue, BRISK).await.expect("opens"));
        let address = server.address();
        let (end, ended) = oneshot::channel();
        let until = async { ended.await.unwrap_or(()) };
        let running = tokio::spawn(async move { server.run(until).await.expect("serves") });
        House { address, folder, end, running }
    }

    /// Ends the server and starts it anew on the same data, in good order.
    pub async fn reopen(self) -> House {
        self.reopen_with(duels(FirstLegal)).await
    }

    /// The same with other games.
    pub async fn reopen_with(self, catalogue: Catalogue) -> House {
        self.end.send(()).expect("it runs");
        self.running.await.expect("it ends");
        House::open_in(self.folder, catalogue).await
    }

    /// Ends the server, does something to its data, and starts it anew.
    pub async fn reopen_after(self, change: impl FnOnce(&Path)) -> House {
        self.end.send(()).expect("it runs");
        self.running.await.expect("it ends");
        change(self.folder.path());
        House::open_in(self.folder, duels(FirstLegal)).await
    }

    /// The folder of its data.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// A browser that was never here.
    pub fn browser(&self) -> Browser {
        Browser { address: self.address, cookie: None, language: "en" }
    }
}

/// A person's browser.
#[derive(Clone)]
pub struct Browser {
    address: SocketAddr,
    cookie: Option<String>,
    language: &'static str,
}

/// An answer over HTTP.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    /// A header's value.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The body as text.
    pub fn words(&self) -> String {
        String::from_utf8(self.body.clone()).expect("text")
    }
}

impl Browser {
    /// The same browser, come to the restarted server.
    pub fn at(self, house: &House) -> Browser {
        Browser { address: house.address, ..self }
    }

    /// The same browser with another language.
    pub fn speaking(self, language: &'static str) -> Browser {
        Browser { language, ..self }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.request("GET", path, &[], b"").await
    }

    /// Sends a form.
    pub async fn post(&mut self, path: &str, form: &str) -> Answer {
        let kind = ("Content-Type", "application/x-www-form-urlencoded");
        self.request("POST", path, &[kind], form.as_bytes()).await
    }

    /// Any request; keeps the cookies it is given.
    pub async fn request(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAccept-Language: {}\r\nContent-Length: {}\r\n",
            self.address,
            self.language,
            body.len()
        );
        let cookie = self.cookie.iter().map(|cookie| ("Cookie", cookie.as_str()));
        for (name, value) in headers.iter().copied().chain(cookie) {
            head += &format!("{name}: {value}\r\n");
        }
        let sent = [head.as_bytes(), b"\r\n", body].concat();
        let answer = timeout(PATIENCE, exchange(self.address, &sent)).await.expect("an answer in time");
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        answer
    }

    /// Begins a duel and gives its id; `fields` are those of the form.
    pub async fn begin(&mut self, fields: &str) -> String {
        self.begin_a("duel/plain", fields).await
    }

    /// Begins a game of a discipline and gives its id.
    pub async fn begin_a(&mut self, discipline: &str, fields: &str) -> String {
        let answer = self.post(&format!("/new/{discipline}"), fields).await;
        assert_eq!(answer.status, 303, "{}", answer.words());
        let to = answer.header("location").expect("a place to go to");
        to.trim_start_matches('/').to_owned()
    }

    /// Opens the socket of a game; what its address says besides may follow, `id?backgrounds=a`.
    pub async fn open(&self, id: &str) -> Page {
        self.try_open(id, None).await.expect("a socket")
    }

    /// Tries to open the socket of a game, from a page of `origin`.
    pub async fn try_open(&self, id: &str, origin: Option<&str>) -> Result<Page, Error> {
        let (id, query) = id.split_once('?').unwrap_or((id, ""));
        let mut request = format!("ws://{}/{id}/socket?{query}", self.address).into_client_request()?;
        let set = [("cookie", self.cookie.as_deref()), ("accept-language", Some(self.language)), ("origin", origin)];
        for (name, value) in set {
            if let Some(value) = value {
                request.headers_mut().insert(name, value.parse().expect("a header"));
            }
        }
        let (socket, _) = timeout(PATIENCE, connect_async(request)).await.expect("an answer in time")?;
        Ok(Page { socket, moves: Vec::new(), backgrounds: HashMap::new() })
    }
}

async fn exchange(address: SocketAddr, sent: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    // The server may answer and close before it has read a body that is too large.
    let _ = stream.write_all(sent).await;
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let head = String::from_utf8(bytes[..end].to_vec()).expect("a readable head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    let body = bytes.split_off(end + 4);
    let body = if head.to_lowercase().contains("transfer-encoding: chunked") { unchunked(&body) } else { body };
    Answer { status, head, body }
}

fn unchunked(mut bytes: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = bytes.windows(2).position(|two| two == b"\r\n") {
        let size = std::str::from_utf8(&bytes[..end]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
        let size = size.expect("a chunk's size");
        whole.extend_from_slice(&bytes[end + 2..end + 2 + size]);
        bytes = &bytes[end + 4 + size..];
    }
    whole
}

/// A game's page with its socket.
pub struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What it was told before and is not told again.
    moves: Vec<Value>,
    backgrounds: HashMap<String, Value>,
}

impl Page {
    /// Says something raw.
    pub async fn send(&mut self, message: Message) {
        self.socket.send(message).await.expect("the socket is open");
    }

    pub async fn ask(&mut self, ask: Value) {
        self.send(Message::text(ask.to_string())).await;
    }

    /// The next message that says something, as it came; none when the socket was closed.
    pub async fn raw(&mut self) -> Option<Message> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("a message in time") {
                Some(Ok(message @ (Message::Text(_) | Message::Binary(_)))) => return Some(message),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The words of the next message; none when the socket was closed.
    pub async fn words(&mut self) -> Option<String> {
        let message = self.raw().await?;
        Some(message.to_text().expect("words").to_owned())
    }

    /// Why the socket is closed, which is the next thing that happens.
    pub async fn end(&mut self) -> Option<CloseFrame> {
        match timeout(PATIENCE, self.socket.next()).await.expect("an end in time") {
            Some(Ok(Message::Close(end))) => end,
            _ => None,
        }
    }

    pub async fn hear(&mut self) -> Value {
        let words = self.words().await.expect("the socket is open");
        let mut told: Value = serde_json::from_str(&words).expect("JSON");
        if told["t"] == "state" {
            self.complete(&mut told);
        }
        told
    }

    /// Puts back what the page knows from earlier states: moves, and the drawing of the ground.
    pub fn complete(&mut self, state: &mut Value) {
        self.moves.truncate(state["told"].as_u64().expect("a number") as usize);
        self.moves.extend(state["moves"].as_array().expect("moves").iter().cloned());
        state["moves"] = json!(self.moves);
        let name = state["picture"]["background"].as_str().expect("a name").to_owned();
        if state["background_svg"].is_string() {
            self.backgrounds.insert(name.clone(), state["background_svg"].take());
        }
        state["background_svg"] = self.backgrounds[&name].clone();
    }

    /// The next state.
    pub async fn state(&mut self) -> Value {
        self.state_with(|_| true).await
    }

    /// The next state of a kind.
    pub async fn state_with(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let told = self.hear().await;
            if told["t"] == "state" && is_it(&told) {
                return told;
            }
        }
    }

    /// Whether nothing comes for a while.
    pub async fn is_silent(&mut self) -> bool {
        timeout(Duration::from_millis(150), self.raw()).await.is_err()
    }

    /// Acts and hears the answer.
    pub async fn act(&mut self, seat: u8, action: &str, seq: u64) -> Value {
        self.ask(json!({ "t": "act", "seat": seat, "action": action, "seq": seq })).await;
        self.hear().await
    }

    /// Looks through a seat's eyes and hears what is seen.
    pub async fn sit(&mut self, seat: Option<u8>) -> Value {
        self.ask(json!({ "t": "look-as", "seat": seat })).await;
        self.state_with(|state| state["viewpoint"] == json!(seat)).await
    }

    /// Sets both seats of a duel up, one after the other.
    pub async fn set_up(&mut self, south: &str, north: &str) -> Value {
        self.sit(Some(0)).await;
        self.act(0, south, 0).await;
        self.sit(Some(1)).await;
        self.act(1, north, 0).await;
        self.sit(None).await
    }
}

/// What was done so far, as a state tells it.
pub fn written(state: &Value) -> Vec<&str> {
    state["moves"].as_array().expect("moves").iter().filter_map(|one| one["written"].as_str()).collect()
}

/// The `seq` of a state.
pub fn seq(state: &Value) -> u64 {
    state["seq"].as_u64().expect("a number")
}
