//! A server that is killed in the middle of games has lost nothing it acknowledged.
//!
//! ```text
//!   play four games  as fast as answers come -> SIGKILL after some moves -> start again  
//!      ^                                                                          |
//!      +-------------- every acknowledged move is there, in order <---------------+
//! ```

use crate::server::{PATIENCE, Server};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const KILLS: usize = 15;
/// Games between two persons on one device, so that every move is this test's.
const GAMES: [&str; 4] = ["dumaraj/pioneer-1", "dumaraj/goniki", "dumaraj/classic", "tammashil"];

/// An action of the move list: who took it, none for chance, and what it was.
type Move = (Option<u64>, String);

/// One game with what the server has acknowledged of it.
struct Game {
    id: String,
    cookie: String,
    acknowledged: Vec<Move>,
    over: bool,
    random: fastrand::Rng,
}

impl Game {
    /// Begins a game over the form of its discipline.
    fn begin(server: &Server, discipline: &str, seed: u64) -> Game {
        let (id, cookie) = server.post(&format!("/new/{discipline}"), "", "others=here").begun();
        Game { id, cookie, acknowledged: Vec::new(), over: false, random: fastrand::Rng::with_seed(seed) }
    }

    /// Plays at random until the server is gone, noting down what it acknowledged.
    async fn play(mut self, address: String, played: Arc<AtomicUsize>) -> Game {
        let Some(mut page) = Page::open(&address, &self).await else { return self };
        let Some(mut state) = page.state().await else { return self };
        self.find_everything_in(&state);
        loop {
            if !state["outcome"].is_null() {
                self.over = true;
                return self;
            }
            let Some(ask) = self.choose(&mut page, &state).await else { return self };
            state = match page.answer(ask).await {
                Some(state) => state,
                None => return self,
            };
            self.acknowledged.truncate(told(&state));
            self.acknowledged.extend(written(&state));
            played.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Everything that was acknowledged is there; one more move may be, which was committed but not answered any more,
    /// with what chance drew after it. Before the first move that is what the seeds brought about.
    fn find_everything_in(&mut self, state: &Value) {
        assert_eq!(told(state), 0, "a page that has just come is told everything");
        let found = written(state);
        let known = self.acknowledged.len();
        assert!(found.len() >= known, "{known} acknowledged, {} found", found.len());
        assert_eq!(found[..known], self.acknowledged, "game {}", self.id);
        let more = found[known..].iter().filter(|(seat, _)| seat.is_some()).count();
        assert!(more <= 1, "{known} acknowledged, {} found", found.len());
        self.acknowledged = found;
    }

    /// What to say next: the seeds that are waited for, or a random move; none when the server is gone.
    async fn choose(&mut self, page: &mut Page, state: &Value) -> Option<Value> {
        let awaited = state["available"]["seed"].as_array().cloned().unwrap_or_default();
        if !awaited.is_empty() {
            let seeds: Vec<_> = awaited.into_iter().map(|seat| json!([seat, "words"])).collect();
            return Some(json!({ "t": "seed", "seeds": seeds, "seq": state["seq"] }));
        }
        let seat = state["turn"][0].as_u64().expect("somebody's turn");
        let action = self.touch(page, seat, state["touches"].clone()).await?;
        Some(json!({ "t": "act", "seat": seat, "action": action, "seq": state["seq"] }))
    }

    /// Touches at random until an action is spelled, asking for what the tree of paths does not tell.
    async fn touch(&mut self, page: &mut Page, seat: u64, mut paths: Value) -> Option<String> {
        let mut path = Vec::new();
        loop {
            let branches = paths["next"].as_array().cloned().unwrap_or_default();
            if let Some(action) = paths["action"].as_str().filter(|_| branches.is_empty() || self.random.bool()) {
                return Some(action.to_owned());
            }
            let branch = branches[self.random.usize(..branches.len())].clone();
            path.push(branch["touch"].clone());
            paths = match branch["then"].is_null() {
                true => page.ask(json!({ "t": "touch", "seat": seat, "path": path, "id": 1 })).await?["next"].clone(),
                false => branch["then"].clone(),
            };
        }
    }
}

/// How many actions the page knows already.
fn told(state: &Value) -> usize {
    state["told"].as_u64().expect("a number") as usize
}

fn written(state: &Value) -> Vec<Move> {
    let moves = state["moves"].as_array().expect("moves");
    let one = |one: &Value| Some((one["seat"].as_u64(), one["written"].as_str()?.to_owned()));
    moves.iter().filter_map(one).collect()
}

struct Page(WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>);

impl Page {
    /// The game's page; none when the server is gone.
    async fn open(address: &str, game: &Game) -> Option<Page> {
        let mut request = format!("ws://{address}/{}/socket", game.id).into_client_request().expect("an address");
        request.headers_mut().insert("cookie", game.cookie.parse().expect("a header"));
        connect_async(request).await.ok().map(|(socket, _)| Page(socket))
    }

    async fn answer(&mut self, ask: Value) -> Option<Value> {
        self.0.send(Message::text(ask.to_string())).await.ok()?;
        self.state().await
    }

    /// What may follow a path.
    async fn ask(&mut self, ask: Value) -> Option<Value> {
        self.0.send(Message::text(ask.to_string())).await.ok()?;
        let told = self.hear().await?;
        assert_eq!(told["t"], "next", "{told}");
        Some(told)
    }

    /// The next state; none when the server is gone.
    async fn state(&mut self) -> Option<Value> {
        let told = self.hear().await?;
        assert_eq!(told["t"], "state", "{told}");
        Some(told)
    }

    async fn hear(&mut self) -> Option<Value> {
        loop {
            match tokio::time::timeout(PATIENCE, self.0.next()).await.expect("an answer in time")? {
                Ok(Message::Text(words)) => return Some(serde_json::from_str(&words).expect("JSON")),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_has_lost_nothing_it_acknowledged() {
    let data = tempfile::tempdir().expect("a folder");
    let mut random = fastrand::Rng::with_seed(20_261_129);
    let mut server = Server::start(data.path());
    let (mut running, mut over) = (Vec::new(), Vec::new());
    for _ in 0..KILLS {
        for discipline in &GAMES[running.len()..] {
            running.push(Game::begin(&server, discipline, random.u64(..)));
        }
        let played = Arc::new(AtomicUsize::new(0));
        let begin = |game: Game| tokio::spawn(game.play(server.address.clone(), played.clone()));
        let playing: Vec<_> = running.drain(..).map(begin).collect();
        let enough = random.usize(4..40);
        while played.load(Ordering::Relaxed) < enough && !playing.iter().all(JoinHandle::is_finished) {
            tokio::time::sleep(Duration::from_millis(random.u64(1..10))).await;
        }
        server.kill();
        for game in playing {
            let game = game.await.expect("every acknowledged move is there");
            if game.over { over.push(game) } else { running.push(game) }
        }
        server = Server::start(data.path());
    }
    let games: Vec<Game> = running.into_iter().chain(over).collect();
    let moves: usize = games.iter().map(|game| game.acknowledged.len()).sum();
    for mut game in games {
        let mut page = Page::open(&server.address, &game).await.expect("a socket");
        let state = page.state().await.expect("a state");
        game.find_everything_in(&state);
    }
    server.kill();
    assert!(moves > 3 * KILLS, "moves were played between the kills, not {moves}");
}
