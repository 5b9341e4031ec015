//! Many who look at one game: what all of them are shown is drawn once.

use crate::server::{PATIENCE, Server, ask, serving};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Those who only look, half of them in each language.
const WATCHERS: usize = 300;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn open(server: &Server, id: &str, headers: [(&'static str, &str); 2]) -> Socket {
    let mut request = format!("ws://{}/{id}/socket", server.address).into_client_request().expect("an address");
    for (name, value) in headers {
        request.headers_mut().insert(name, value.parse().expect("a header"));
    }
    connect_async(request).await.expect("a socket").0
}

async fn state(socket: &mut Socket) -> String {
    loop {
        let message = tokio::time::timeout(PATIENCE, socket.next()).await.expect("an answer in time");
        if let Message::Text(words) = message.expect("the socket is open").expect("a message") {
            return words.to_string();
        }
    }
}

/// How many views the server has drawn.
fn drawn(metrics: &str) -> u64 {
    let answer = ask(metrics, "GET", "/metrics", "", "");
    let count = answer.lines().find_map(|line| line.strip_prefix("skazka_views_drawn_total ")?.trim().parse().ok());
    count.unwrap_or(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_action_is_drawn_once_for_each_language_however_many_look() {
    let data = tempfile::tempdir().expect("a folder");
    let mut command = serving(data.path());
    command.args(["--lang", "en", "--metrics", "127.0.0.1:0"]);
    let mut server = Server::run(command);
    let metrics = server.another_address();
    let (id, cookie) = server.post("/new/dumaraj/pioneer-1", "", "others=here").begun();
    let mut owner = open(&server, &id, [("cookie", &cookie), ("accept-language", "en")]).await;
    let begun: Value = serde_json::from_str(&state(&mut owner).await).expect("JSON");
    let mut watchers = Vec::new();
    for nth in 0..WATCHERS {
        let language = if nth % 2 == 0 { "en" } else { "ru" };
        let mut watcher = open(&server, &id, [("cookie", "none=0"), ("accept-language", language)]).await;
        state(&mut watcher).await;
        watchers.push(watcher);
    }
    let before = drawn(&metrics);
    assert_eq!(before, 2, "the beginning, in two languages");
    let action = first_action(&begun["touches"]).expect("something to do");
    let act = json!({ "t": "act", "seat": begun["turn"][0], "action": action, "seq": begun["seq"] });
    owner.send(Message::text(act.to_string())).await.expect("it is open");
    let mut told = Vec::new();
    for watcher in &mut watchers {
        told.push(state(watcher).await);
    }
    assert!(told.iter().enumerate().all(|(nth, words)| *words == told[nth % 2]), "all in a language are told alike");
    state(&mut owner).await;
    assert_eq!(drawn(&metrics) - before, 2, "the owner of both seats looks as an onlooker does");
}

fn first_action(paths: &Value) -> Option<&str> {
    paths["action"].as_str().or_else(|| paths["next"].as_array()?.iter().find_map(|one| first_action(&one["then"])))
}
