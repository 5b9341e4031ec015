//! The real program, serving as a process of its own.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Nothing here takes so long unless it is broken.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A running server. It is killed when it is dropped.
pub struct Server {
    child: Child,
    output: BufReader<ChildStdout>,
    pub address: String,
}

/// The command that serves `data`, on any free port.
pub fn serving(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skazka"));
    command.args(arguments(data));
    command
}

/// What the program is told to serve `data`, on any free port, to tests that play faster than people.
pub fn arguments(data: &Path) -> [&OsStr; 7] {
    let [serve, address, any, folder] = ["serve", "--address", "127.0.0.1:0", "--data"].map(OsStr::new);
    let [rate, unmetered] = ["--messages-per-second", "0"].map(OsStr::new);
    [serve, address, any, rate, unmetered, folder, data.as_os_str()]
}

impl Server {
    /// Serves `data` on any free port.
    pub fn start(data: &Path) -> Server {
        Server::run(serving(data))
    }

    /// Serves by a command that ends in a server; it says where on its output.
    pub fn run(mut command: Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut output = BufReader::new(child.stdout.take().expect("an output"));
        let mut line = String::new();
        while !line.contains("http://") {
            line.clear();
            assert_ne!(output.read_line(&mut line).expect("a line"), 0, "it says where it serves");
        }
        let (_, address) = line.split_once("http://").expect("an address");
        Server { address: address.trim().to_owned(), output, child }
    }

    /// The address that its next line of output tells.
    pub fn another_address(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("a line");
        let (_, address) = line.split_once("http://").expect("an address");
        address.split('/').next().expect("a host").trim().to_owned()
    }

    /// The process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// SIGKILL: nothing in the process runs any more.
    pub fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it is dead");
    }

    /// SIGTERM; how it ended.
    pub fn terminate(mut self) -> ExitStatus {
        let id = self.child.id().to_string();
        assert!(Command::new("sh").args(["-c", "kill -TERM \"$0\"", &id]).status().expect("a shell").success());
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a status") {
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "it ends when it is asked to");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Asks for a page.
    pub fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, "", "")
    }

    /// Sends a form, as the browser of this cookie.
    pub fn post(&self, path: &str, cookie: &str, form: &str) -> Answer {
        self.ask("POST", path, cookie, form)
    }

    fn ask(&self, method: &str, path: &str, cookie: &str, form: &str) -> Answer {
        ask(&self.address, method, path, cookie, form)
    }
}

/// Asks a server at an address.
pub fn ask(address: &str, method: &str, path: &str, cookie: &str, form: &str) -> Answer {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {cookie}\r\nContent-Length: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\n{form}",
        address,
        form.len()
    )
    .expect("it reads");
    let mut words = Vec::new();
    stream.read_to_end(&mut words).unwrap_or_else(|why| panic!("{method} {path}: no answer in time: {why}"));
    Answer(String::from_utf8_lossy(&words).into_owned())
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer as it came.
#[derive(Debug)]
pub struct Answer(String);

impl Answer {
    pub fn status(&self) -> u16 {
        self.0
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok())
            .unwrap_or_else(|| panic!("a status: {}", self.0))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.0.lines().take_while(|line| !line.is_empty()).filter_map(|line| line.split_once(": "));
        lines.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// What comes after the head.
    pub fn body(&self) -> &str {
        self.0.split_once("\r\n\r\n").map_or("", |(_, body)| body)
    }

    /// Its lines, those of the head first.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.0.lines()
    }

    /// The id of the game that was begun, and the cookie it belongs to.
    pub fn begun(&self) -> (String, String) {
        let id = self.header("location").unwrap_or_else(|| panic!("a game: {}", self.0)).trim_start_matches('/');
        let cookie = self.header("set-cookie").expect("a name").split(';').next().expect("a value");
        (id.to_owned(), cookie.to_owned())
    }
}

/// A server whose folder is a disk of its own, which can be filled.
pub struct SmallDisk {
    pub server: Server,
    filler: PathBuf,
}

impl SmallDisk {
    /// Serves a disk of so many KiB, on which there is nothing, mounted at `data` for the server alone.
    pub fn start(data: &Path, kib: u32, configure: impl FnOnce(&mut Command)) -> SmallDisk {
        let mut command = Command::new("unshare");
        let script = format!("mount -t tmpfs -o size={kib}k none \"$4\" && exec \"$0\" \"$@\"");
        command.args(["--user", "--map-root-user", "--mount", "sh", "-c", &script, env!("CARGO_BIN_EXE_skazka")]);
        command.args(["serve", "--address=127.0.0.1:0", "--data"]).arg(data).arg("--lang=en");
        configure(&mut command);
        let server = Server::run(command);
        let data = data.strip_prefix("/").expect("a whole path");
        let filler = Path::new("/proc").join(server.id().to_string()).join("root").join(data).join("filler");
        SmallDisk { server, filler }
    }

    /// Leaves no room on it.
    pub fn fill(&self) {
        let mut filler = std::fs::File::create(&self.filler).expect("a disk");
        while filler.write_all(&[0; 4096]).is_ok() {}
    }

    /// Makes room again.
    pub fn make_room(&self) {
        std::fs::remove_file(&self.filler).expect("it was filled");
    }
}
