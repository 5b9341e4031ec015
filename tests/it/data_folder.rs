//! One server per folder, and what the program says about a folder that it cannot use.

use crate::server::{PATIENCE, Server, SmallDisk, serving};
use std::fs;
use std::path::Path;
use std::process::Output;
use std::time::{Duration, Instant};

/// Tries to serve a folder in a language, in vain.
fn refused(data: &Path, language: &str) -> String {
    let Output { status, stdout, stderr } = serving(data).args(["--lang", language]).output().expect("it runs");
    let line = String::from_utf8(stderr).expect("text");
    assert_eq!((status.code(), stdout.len(), line.lines().count()), (Some(2), 0, 1), "{line}");
    line
}

#[test]
fn a_second_server_in_a_folder_is_told_who_serves_it_until_that_one_is_killed() {
    let data = tempfile::tempdir().expect("a folder");
    let first = Server::start(data.path());
    for (language, words) in [("en", "are served already"), ("ru", "уже открыты")] {
        let line = refused(data.path(), language);
        for part in [words, &first.id().to_string(), &format!("http://{}", first.address), "since 20", "с 20"] {
            let is_of_the_other = (part == "since 20") != (language == "en") && part.ends_with(" 20");
            assert!(is_of_the_other || line.contains(part), "{part:?} in {line}");
        }
    }
    assert_eq!(first.get("/healthz").status(), 200);
    first.kill();
    assert!(data.path().join("lock").exists(), "the file stays, the lock does not");
    assert_eq!(Server::start(data.path()).get("/readyz").status(), 200);
}

#[test]
fn what_is_lost_and_what_to_do_is_said_in_one_line() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    server.post("/new/dumaraj/pioneer-1", "", "others=here").begun();
    assert_eq!(server.terminate().code(), Some(0));
    let (database, key) = (data.path().join("skazka.db"), data.path().join("key"));
    let (games, bytes) = (fs::read(&database).expect("readable"), fs::read(&key).expect("readable"));
    let changes: [(&dyn Fn(), [&str; 2]); 6] = [
        (&|| fs::write(&database, "").expect("writable"), ["missing or empty", "партии здесь были"]),
        (&|| fs::remove_file(&database).expect("removable"), ["missing or empty", "партии здесь были"]),
        (&|| fs::write(&database, &games[..8192]).expect("writable"), ["is damaged", "повреждён"]),
        (&|| fs::write(&database, vec![b'x'; 9000]).expect("writable"), ["is no database", "не база данных"]),
        (&|| fs::write(&key, "short").expect("writable"), ["5 bytes instead of 64", "байт: 5, а нужно 64"]),
        (&|| fs::remove_file(&key).expect("removable"), ["without it nobody can go on", "никто не продолжит"]),
    ];
    for (change, words) in changes {
        change();
        for (language, words) in ["en", "ru"].into_iter().zip(words) {
            let line = refused(data.path(), language);
            assert!(line.contains(words) && line.contains("skazka restore"), "{words:?} in {line}");
        }
        fs::write(&database, &games).expect("writable");
        fs::write(&key, &bytes).expect("writable");
    }
    assert_eq!(Server::start(data.path()).get("/readyz").status(), 200, "it is as it was");
}

#[test]
fn a_lost_key_is_made_anew_only_when_asked_for_and_the_seats_are_gone_then() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let (id, cookie) = server.post("/new/dumaraj/pioneer-1", "", "others=here").begun();
    server.kill();
    fs::remove_file(data.path().join("key")).expect("removable");
    assert!(refused(data.path(), "en").contains("--new-key"));
    let mut anew = serving(data.path());
    anew.arg("--new-key");
    let server = Server::run(anew);
    let moved = server.post(&format!("/{id}/act"), &cookie, "seat=0&seq=0&action=23-34");
    assert_eq!(moved.status(), 403, "{moved:?}");
}

/// Asks until it is ready, or not.
fn until_ready_is(server: &Server, ready: bool) -> String {
    let begun = Instant::now();
    loop {
        let answer = server.get("/readyz");
        if (answer.status() == 200) == ready {
            return format!("{answer:?}");
        }
        assert!(begun.elapsed() < PATIENCE, "ready is to be {ready}: {answer:?}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_full_disk_makes_a_server_not_ready_until_there_is_room_and_games_go_on() {
    let data = tempfile::tempdir().expect("a folder");
    let disk = SmallDisk::start(data.path(), 1024, |_| {});
    let (id, cookie) = disk.server.post("/new/dumaraj/pioneer-1", "", "others=here").begun();
    disk.fill();
    let full = "кончилось место";
    assert!(until_ready_is(&disk.server, false).contains(full));
    // A log that was begun anew may have made some room.
    disk.fill();
    let go = format!("/{id}/act");
    let refused = disk.server.post(&go, &cookie, "seat=0&seq=0&action=23-34");
    assert_eq!((refused.status(), refused.header("retry-after")), (503, Some("2")));
    assert!(format!("{refused:?}").contains(full));
    assert_eq!(disk.server.get("/healthz").status(), 200);
    disk.make_room();
    until_ready_is(&disk.server, true);
    for form in ["seat=0&seq=0&action=23-34", "seat=1&seq=1&action=53-44"] {
        assert_eq!(disk.server.post(&go, &cookie, form).status(), 303, "it goes on where it stood");
    }
    assert_eq!(disk.server.terminate().code(), Some(0));
}
