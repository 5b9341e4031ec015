//! The way from a game to its rules, over a real server: every form leads to a page, and so does every game's name.

use skazka::games::catalogue;
use skazka_server::Server;
use skazka_server::room::Timeouts;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

const PACE: Timeouts = Timeouts {
    think_at_least: Duration::ZERO,
    think_unseen: Duration::from_millis(50),
    close_after: Duration::from_secs(60),
    look_around: Duration::from_secs(1),
};

/// The head and the body of what is at an address.
fn get(server: SocketAddr, path: &str) -> (String, String) {
    let mut stream = TcpStream::connect(server).expect("it listens");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n").expect("it reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("it answers");
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    (head.to_owned(), body.to_owned())
}

fn is_ok(head: &str) -> bool {
    head.starts_with("HTTP/1.1 200 ")
}

/// Where the answer sends to, in its place.
fn sent_to(head: &str) -> Option<&str> {
    let redirect = head.starts_with("HTTP/1.1 303 ");
    head.lines().find_map(|line| line.strip_prefix("location: ")).filter(|_| redirect)
}

/// The first link to rules on a page.
fn link(body: &str) -> &str {
    let (_, link) = body.split_once("<p class=\"lead\">").expect("a lead");
    let (_, link) = link.split_once("<a href=\"").expect("a link");
    link.split_once('"').expect("its end").0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_form_leads_to_rules_and_every_name_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::open(any, folder.path(), catalogue(), PACE).await.expect("opens");
    let address = server.address();
    let running = tokio::spawn(server.run(std::future::pending()));
    let games = catalogue();
    for family in games.families() {
        for discipline in family.disciplines() {
            let (head, form) = get(address, &format!("/new/{}", discipline.name));
            assert!(is_ok(&head), "{}: {head}", discipline.name);
            let rules = link(&form);
            assert!(is_ok(&get(address, rules).0), "{}: {rules}", discipline.name);
            let (head, _) = get(address, &format!("/rules/{}", discipline.name));
            let leads = is_ok(&head) && discipline.name == family.name() || sent_to(&head) == Some(rules);
            assert!(leads, "/rules/{} does not lead to {rules}: {head}", discipline.name);
        }
    }
    assert_eq!(link(&get(address, "/new/hivvayo").1), "/rules/tammashil/hivvayo");
    assert_eq!(link(&get(address, "/new/dumaraj/pioneer-1").1), "/rules/dumaraj");
    for nowhere in ["/rules/nothing", "/rules/dumaraj/nothing", "/rules/tammashil/tammashil"] {
        assert!(get(address, nowhere).0.starts_with("HTTP/1.1 404 "), "{nowhere}");
    }
    running.abort();
}
