//! `skazka serve` as a process: what it prints, and what it does with its options.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

const PATIENCE: Duration = Duration::from_secs(20);

/// A running server; it ends with this.
struct Server {
    child: Child,
    /// What it printed first.
    line: String,
    output: BufReader<ChildStdout>,
    _folder: TempDir,
}

impl Server {
    fn start(options: &[&str]) -> Server {
        Server::start_as(Command::new(env!("CARGO_BIN_EXE_skazka")).args(["serve"]).args(options))
    }

    fn start_as(command: &mut Command) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        command.arg("--data").arg(folder.path()).env("LANG", "C.UTF-8").env_remove("LC_ALL").stdout(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().expect("an output"));
        output.read_line(&mut line).expect("a line");
        Server { child, line, output, _folder: folder }
    }

    fn another_line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("a line");
        line
    }

    fn address(&self) -> &str {
        self.line.split_once("http://").expect("an address").1.trim()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

fn asked(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    write!(stream, "{request}\r\n\r\n").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer in time");
    answer
}

fn got(address: &str, path: &str) -> String {
    asked(address, &format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close"))
}

/// The value of a line of metrics.
fn value(metrics: &str, name: &str) -> Option<f64> {
    let line = metrics.lines().find(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')))?;
    line.rsplit(' ').next()?.parse().ok()
}

#[test]
fn the_public_address_is_printed_and_answered() {
    let server = Server::start(&["--address", "127.0.0.1:0", "--public-url", "https://skazka.example/"]);
    let told = server.line.trim().strip_prefix("Skazka is served on https://skazka.example, and listens on ");
    let address = told.unwrap_or_else(|| panic!("{}", server.line));
    let as_host = |host: &str| asked(address, &format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close"));
    assert!(as_host("skazka.example").starts_with("HTTP/1.1 200 "));
    assert!(as_host("evil.example").starts_with("HTTP/1.1 421 "));
}

#[test]
fn what_is_measured_is_told_on_an_address_of_its_own() {
    let any = "127.0.0.1:0";
    let mut server = Server::start(&["--address", any, "--games-per-hour", "1", "--metrics", any]);
    let line = server.another_line();
    let metrics = line.strip_prefix("Metrics for Prometheus are on http://").expect("an address");
    let metrics = metrics.trim().strip_suffix("/metrics").expect("a path").to_owned();
    let form = "POST /new/dumaraj/pioneer-1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
                Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 11\r\n\r\nothers=here";
    assert!(asked(server.address(), form).starts_with("HTTP/1.1 303 "));
    assert!(asked(server.address(), form).starts_with("HTTP/1.1 429 "));
    assert!(got(server.address(), "/metrics").starts_with("HTTP/1.1 404 "), "not where the public is");
    let told = got(&metrics, "/metrics");
    assert!(told.starts_with("HTTP/1.1 200 ") && told.contains("text/plain; version=0.0.4"), "{told}");
    for (name, expected) in [
        ("skazka_requests_total{status=\"3xx\"}", 1.0),
        ("skazka_requests_total{status=\"4xx\"}", 2.0),
        ("skazka_request_duration_seconds_bucket{le=\"+Inf\"}", 3.0),
        ("skazka_request_duration_seconds_count", 3.0),
        ("skazka_games_created_total", 1.0),
        ("skazka_games_refused_total", 1.0),
    ] {
        assert_eq!(value(&told, name), Some(expected), "{name} in {told}");
    }
    assert!(value(&told, "skazka_connections_open").is_some(), "{told}");
}

/// A process that may open few files has few connections, rather than none any more.
#[cfg(target_os = "linux")]
#[test]
fn descriptors_bound_the_connections() {
    let shell = "ulimit -n 160; exec \"$0\" \"$@\"";
    let server = Server::start_as(Command::new("sh").args([
        "-c",
        shell,
        env!("CARGO_BIN_EXE_skazka"),
        "serve",
        "--address",
        "127.0.0.1:0",
    ]));
    let held: Vec<_> = (0..32).map(|_| TcpStream::connect(server.address()).expect("it listens")).collect();
    let refused = got(server.address(), "/healthz");
    assert!(refused.starts_with("HTTP/1.1 503 ") && refused.contains("Retry-After: 10"), "{refused}");
    drop(held);
    let is_well = |_| {
        std::thread::sleep(Duration::from_millis(50));
        got(server.address(), "/healthz").starts_with("HTTP/1.1 200 ")
    };
    assert!((0..200).any(is_well), "the places are free again");
}
