//! The real program: exit status, streams, pipes.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Output, Stdio};

fn skazka(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skazka"));
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8").stdin(Stdio::null());
    command
}

fn output(args: &[&str]) -> Output {
    skazka(args).output().expect("the program runs")
}

#[test]
fn success_is_0_and_refused_input_is_2_with_one_line() {
    let good = output(&["show", "dumaraj/pioneer-1", "--format", "position"]);
    assert_eq!(good.status.code(), Some(0));
    assert_eq!(good.stdout, b"1lfrl1/1gssg1/6/6/1GSSG1/1LFRL1 a 1-6,1-6 - 0 1\n");
    for args in [&["legal", "dumaraj/eralash"][..], &["show", "nothing"], &["--nonsense"], &["perft", "x/y"]] {
        let bad = output(args);
        assert_eq!((bad.status.code(), bad.stdout.len()), (Some(2), 0), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&bad.stderr).lines().count(), 1, "{args:?}");
    }
}

#[test]
fn the_language_is_that_of_the_environment() {
    let russian = skazka(&["dance"]).env("LANG", "ru_RU.UTF-8").output().expect("the program runs");
    assert!(String::from_utf8_lossy(&russian.stderr).starts_with("Команды «dance» нет."));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = skazka(&["games"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    drop(child.stdout.take());
    let ended = child.wait_with_output().expect("it ends");
    assert_eq!((ended.status.code(), String::from_utf8_lossy(&ended.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn serving_prints_the_address() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let mut child =
        skazka(&["serve", "--address", "127.0.0.1:0", "--data", data]).stdout(Stdio::piped()).spawn().expect("it runs");
    let mut line = String::new();
    let mut output = BufReader::new(child.stdout.take().expect("an output"));
    output.read_line(&mut line).expect("a line");
    child.kill().expect("it ends");
    child.wait().expect("it ends");
    output.read_to_string(&mut String::new()).expect("nothing more");
    assert!(line.contains("http://127.0.0.1:"), "{line}");
}
