//! What released versions wrote is opened by this one: every game has the record that it had then.

use crate::server::{Server, serving};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

const LOGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/logs");

fn versions() -> Vec<PathBuf> {
    let found = fs::read_dir(LOGS).expect("a folder").map(|one| one.expect("readable").path());
    found.filter(|path| path.is_dir()).collect()
}

/// Serves a copy of what a version left.
fn serve_a_copy(version: &Path, data: &Path) -> Server {
    fs::copy(version.join("skazka.db"), data.join("skazka.db")).expect("copied");
    let mut command = serving(data);
    command.arg("--new-key");
    Server::run(command)
}

fn expected(version: &Path) -> Vec<Value> {
    let written = fs::read_to_string(version.join("expected.json")).expect("readable");
    serde_json::from_str(&written).expect("JSON")
}

#[test]
fn games_of_every_released_version_have_the_records_they_had() {
    for version in versions() {
        let data = tempfile::tempdir().expect("a folder");
        let server = serve_a_copy(&version, data.path());
        let games = expected(&version);
        assert!(games.len() > 5, "{version:?}");
        for game in games {
            let id = game["id"].as_str().expect("an id");
            let answer = server.get(&format!("/export/{id}"));
            assert_eq!((answer.status(), answer.body()), (200, game["record"].as_str().expect("a record")), "{game}");
            assert_eq!(server.get(&format!("/{id}")).status(), 200, "{game}");
        }
    }
    for released in ["0.1.0", "0.2.0"] {
        assert!(versions().iter().any(|one| one.ends_with(released)), "{released}");
    }
}
