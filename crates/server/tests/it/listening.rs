//! How connections are bounded: in number, in time, in what they may send and leave unread.

use crate::house::House;
use skazka_server::Limits;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

const PATIENCE: Duration = Duration::from_secs(20);
const SHORT: Duration = Duration::from_millis(300);
const HOUR: Duration = Duration::from_secs(3600);

/// Limits by which nothing ends while a test runs.
fn patient() -> Limits {
    Limits { header_timeout: HOUR, idle_timeout: HOUR, write_timeout: HOUR, ..Limits::default() }
}

async fn connect(house: &House) -> TcpStream {
    TcpStream::connect(house.address()).await.expect("it listens")
}

/// Everything that comes until the server closes.
async fn heard(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is cut with bytes unread ends in an error: it ended.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("an end in time");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Asks whether the server is well, on a connection that stays open.
async fn is_answered(stream: &mut TcpStream) -> bool {
    let sent = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    let mut answer = [0; 15];
    let read = timeout(PATIENCE, stream.read_exact(&mut answer)).await.expect("an answer in time");
    if sent.is_err() || read.is_err() || &answer != b"HTTP/1.1 200 OK" {
        return false;
    }
    let mut rest = Vec::new();
    while !rest.ends_with(b"ok\n") {
        assert!(stream.read_buf(&mut rest).await.expect("the rest") > 0);
    }
    true
}

#[tokio::test]
async fn half_sent_heads_are_closed_and_others_stay() {
    let house = House::limited(Limits { header_timeout: SHORT, ..patient() }).await;
    let mut quiet = connect(&house).await;
    let mut streams = Vec::new();
    for _ in 0..200 {
        let mut stream = connect(&house).await;
        stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").await.expect("sent");
        streams.push(stream);
    }
    for stream in &mut streams {
        assert_eq!(heard(stream).await, "");
    }
    assert!(is_answered(&mut quiet).await, "what is between requests has the longer time");
}

/// The whole head has one time, however often a byte of it comes.
#[tokio::test]
async fn bytes_that_trickle_in_win_no_time() {
    let house = House::limited(Limits { header_timeout: SHORT, ..patient() }).await;
    let mut stream = connect(&house).await;
    let trickle = async {
        loop {
            if stream.write_all(b"G").await.is_err() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, trickle).await.expect("the connection is closed");
}

#[tokio::test]
async fn connections_that_ask_nothing_more_are_closed() {
    let house = House::limited(Limits { idle_timeout: SHORT, ..patient() }).await;
    let (mut new, mut used) = (connect(&house).await, connect(&house).await);
    assert!(is_answered(&mut used).await);
    assert_eq!((heard(&mut new).await, heard(&mut used).await), (String::new(), String::new()));
}

/// What is asked for and never read fills the buffers of both systems; then the server waits no longer.
#[tokio::test]
async fn answers_that_nobody_reads_are_dropped() {
    let house = House::limited(Limits { write_timeout: SHORT, ..patient() }).await;
    let mut stream = connect(&house).await;
    let ask = async { while stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await.is_ok() {} };
    timeout(PATIENCE, ask).await.expect("the connection is cut");
}

#[tokio::test]
async fn one_address_has_so_many_connections_and_the_others_are_told() {
    let house = House::limited(Limits { max_connections_per_address: 3, ..patient() }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut stream = connect(&house).await;
        assert!(is_answered(&mut stream).await);
        held.push(stream);
    }
    let mut refused = connect(&house).await;
    refused.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await.expect("sent");
    let answer = heard(&mut refused).await;
    assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("\r\nRetry-After: 10\r\n"), "{answer}");
    assert!(answer.contains("Too many connections") && answer.contains("слишком много соединений"), "{answer}");
    drop(held);
    assert!(is_answered_at_last(&house).await);
}

/// The server hears of closed connections in its own time.
async fn is_answered_at_last(house: &House) -> bool {
    let answered = async {
        while !is_answered(&mut connect(house).await).await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, answered).await.is_ok()
}

#[tokio::test]
async fn a_socket_is_a_connection_until_it_is_closed() {
    let house = House::limited(Limits { max_connections: 2, ..patient() }).await;
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    assert!(is_answered_at_last(&house).await, "the form's connection is closed");
    let (mut one, mut other) = (owner.open(&id).await, owner.open(&id).await);
    one.state().await;
    other.state().await;
    assert!(!is_answered(&mut connect(&house).await).await, "both places are taken");
    drop(one);
    assert!(is_answered_at_last(&house).await);
}

#[tokio::test]
async fn heads_are_bounded_in_size_and_number() {
    let house = House::limited(Limits { max_header_bytes: 8192, max_headers: 20, ..patient() }).await;
    for more in ["X: y\r\n".repeat(30), format!("X: {}\r\n", "y".repeat(20_000))] {
        let mut stream = connect(&house).await;
        let head = format!("GET / HTTP/1.1\r\nHost: localhost\r\n{more}\r\n");
        let _ = stream.write_all(head.as_bytes()).await;
        let answer = heard(&mut stream).await;
        assert!(answer.starts_with("HTTP/1.1 431 ") || answer.is_empty(), "{answer}");
    }
    assert!(is_answered_at_last(&house).await);
}

#[tokio::test]
async fn what_is_under_way_ends_with_the_server() {
    let house = House::limited(patient()).await;
    let (mut idle, mut half) = (connect(&house).await, connect(&house).await);
    assert!(is_answered(&mut idle).await);
    half.write_all(b"GET / HT").await.expect("sent");
    let house = timeout(PATIENCE, house.reopen()).await.expect("an end in time");
    assert_eq!(heard(&mut idle).await, "");
    assert!(is_answered_at_last(&house).await);
}
