//! The server as a whole: opens the storage, listens, and ends in good order.

use crate::clock::SystemClock;
use crate::key;
use crate::limits::{Limiter, Limits};
use crate::metrics;
use crate::net::{self, Connections, TrustedProxies};
use crate::pool::Pools;
use crate::room::{RoomContext, Rooms, Thinkers, Timeouts};
use crate::site::Site;
use crate::store::{DataFolder, OpenError, Opened, SqliteStore, Store};
use crate::web::{App, router};
use axum_extra::extract::cookie::Key;
use metrics_exporter_prometheus::PrometheusHandle;
use skazka_core::{Catalogue, Text, text};
use skazka_words::Language;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Connections that go on so long after the server was asked to end are cut.
const FAREWELL: Duration = Duration::from_secs(3);

/// What `skazka serve` was told.
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub address: SocketAddr,
    /// The folder of the games; none for the user's own.
    pub data: Option<PathBuf>,
    /// Whether to begin with a new key where the old one is missing or damaged, which takes all seats away.
    pub new_key: bool,
    /// Whether to open a browser.
    pub open: bool,
    /// The language of what is printed.
    pub language: Language,
    /// The games there are.
    pub catalogue: Catalogue,
    /// How much one client may take.
    pub limits: Limits,
    /// Where it is reached.
    pub site: Site,
    /// Where it tells what is measured; nowhere if nothing is said.
    pub metrics: Option<SocketAddr>,
}

/// Why the server does not serve.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The storage cannot be opened.
    #[error(transparent)]
    Data(#[from] OpenError),
    /// Another program listens there.
    #[error("{0} is taken")]
    Taken(SocketAddr),
    /// Nobody can listen there.
    #[error("cannot listen on {address}: {why}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        why: std::io::Error,
    },
    /// Serving broke off.
    #[error("cannot go on: {0}")]
    Io(#[from] std::io::Error),
}

impl ServeError {
    /// The sentence for a person.
    pub fn text(&self) -> Text {
        match self {
            ServeError::Data(why) => why.text(),
            ServeError::Taken(address) => text!("serve-taken", address = address.to_string()),
            ServeError::Listen { address, why } => {
                text!("serve-cannot-listen", address = address.to_string(), why = why.to_string())
            }
            ServeError::Io(why) => text!("serve-broke-off", why = why.to_string()),
        }
    }
}

/// The folder for this user's games: `~/.local/share/skazka` on Linux, and its like elsewhere.
pub fn user_data_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "skazka").map(|folders| folders.data_dir().to_owned())
}

/// The folder that is named, or else this user's.
///
/// # Errors
/// When none is named and the system names none.
pub fn data_folder(named: Option<PathBuf>) -> Result<PathBuf, OpenError> {
    named.or_else(user_data_folder).ok_or(OpenError::NoFolder)
}

/// Serves until Ctrl-C or SIGTERM. Prints the address, and opens a browser if told so.
///
/// # Errors
/// When the storage cannot be opened or nobody can listen at the address.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let data = data_folder(config.data)?;
    if config.new_key {
        key::renew_if_lost(&data)?;
    }
    let server = Server::open(config.address, &data, config.catalogue, Timeouts::default()).await?;
    let server = server.limited(config.limits).reached_at(config.site);
    let server = match config.metrics {
        Some(address) => server.measured_at(address).await?,
        None => server,
    };
    let (url, end) = (server.url(), asked_to_end());
    for line in server.says() {
        // Whoever closed our output does not want to read it.
        let _ = writeln!(std::io::stdout(), "{}", config.language.say(&line));
    }
    let _ = std::io::stdout().flush();
    if config.open
        && let Err(why) = open::that_detached(&url)
    {
        tracing::warn!(%why, "no browser could be opened");
    }
    server.run(end).await
}

/// A server that listens but does not answer yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    store: SqliteStore,
    rooms: Rooms,
    key: Key,
    limits: Limits,
    site: Site,
    descriptors: usize,
    metrics: Option<(TcpListener, PrometheusHandle)>,
    /// Nobody else uses it as long as this lives.
    folder: DataFolder,
}

impl Server {
    /// Opens the storage in `data` and listens at `address`.
    ///
    /// # Errors
    /// When the storage cannot be opened or nobody can listen at the address.
    pub async fn open(
        address: SocketAddr,
        data: &Path,
        catalogue: Catalogue,
        timeouts: Timeouts,
    ) -> Result<Server, ServeError> {
        let mut folder = DataFolder::take(data)?;
        let listener = listen(address).await?;
        // It only saves time later: whatever is not ready is made when it is asked for.
        tokio::task::spawn_blocking(crate::assets::prepare);
        let address = listener.local_addr()?;
        folder.serves_at(address)?;
        let Opened { store, key } = folder.open().await?;
        let (catalogue, thinkers) = (Arc::new(catalogue), Thinkers::beside_the_server());
        let pools = Pools::of_this_machine();
        let (kept, clock) = (Arc::new(store.clone()), Arc::new(SystemClock));
        let rooms = Rooms::new(RoomContext { store: kept, catalogue, thinkers, pools, timeouts, clock });
        let (limits, site) = (Limits::default(), Site::default());
        let descriptors = net::raise_descriptor_limit();
        Ok(Server { listener, address, store, rooms, key, limits, site, descriptors, metrics: None, folder })
    }

    /// The same with other limits.
    pub fn limited(self, limits: Limits) -> Server {
        Server { limits, ..self }
    }

    /// The same at other public addresses.
    pub fn reached_at(self, site: Site) -> Server {
        Server { site, ..self }
    }

    /// The same, which also tells at `address` what is measured, as `GET /metrics`. Measured is the whole process.
    ///
    /// # Errors
    /// When nobody can listen there.
    pub async fn measured_at(self, address: SocketAddr) -> Result<Server, ServeError> {
        let metrics = Some((listen(address).await?, metrics::record()));
        Ok(Server { metrics, ..self })
    }

    /// Where it tells what is measured.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.0.local_addr().ok()
    }

    /// The address for people: the public one, or where it listens.
    pub fn url(&self) -> String {
        self.site.public.first().map_or_else(|| format!("http://{}", self.address), ToString::to_string)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What is printed at the start: where it is reached, and where it is measured.
    fn says(&self) -> impl Iterator<Item = Text> {
        let (url, address) = (self.url(), self.address.to_string());
        let reached = match self.site.public.is_empty() {
            true => text!("serve-address", url = url),
            false => text!("serve-public-address", url = url, address = address),
        };
        let metrics = self.metrics_address();
        let measured = metrics.map(|at| text!("serve-metrics", url = format!("http://{at}/metrics")));
        [reached].into_iter().chain(measured)
    }

    /// Serves until `end` comes, then lets what is under way finish, for a few seconds.
    ///
    /// # Errors
    /// When the system ends the listening.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let (ending, mut ended) = watch::channel(false);
        let rooms = self.rooms.clone();
        let measuring = self.metrics.map(|(listener, recorded)| tokio::spawn(tell_metrics(listener, recorded, rooms)));
        let connections = Connections::new(&self.limits, self.descriptors, self.site.proxies.clone());
        let limiter = Arc::new(Limiter::new(self.limits.clone()));
        let router = router(App { rooms: self.rooms, key: self.key, limiter, site: Arc::new(self.site) });
        let serving = net::serve(self.listener, router, connections, self.limits, ended.clone());
        tokio::spawn(async move {
            end.await;
            ending.send_replace(true);
        });
        let farewell = async {
            // An error means that nobody will ask it to end any more.
            let _ = ended.wait_for(|ended| *ended).await;
            tokio::time::sleep(FAREWELL).await;
        };
        tokio::select! {
            () = serving => {}
            () = farewell => {}
        }
        measuring.inspect(JoinHandle::abort);
        self.store.close().await;
        drop(self.folder);
        Ok(())
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|why| match why.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::Taken(address),
        _ => ServeError::Listen { address, why },
    })
}

/// Tells whoever asks what is measured; never ends.
async fn tell_metrics(listener: TcpListener, recorded: PrometheusHandle, rooms: Rooms) {
    let limits = Limits { max_connections: 64, ..Limits::default() };
    let connections = Connections::new(&limits, usize::MAX, TrustedProxies::default());
    let (_never, ended) = watch::channel(false);
    let router = net::metrics_router(recorded.clone(), move || observe(&rooms));
    tokio::join!(net::serve(listener, router, connections, limits, ended), net::upkeep(recorded));
}

/// Records what is not counted as it happens.
fn observe(rooms: &Rooms) {
    let context = rooms.context();
    metrics::rooms(rooms.open());
    for pool in context.pools.all().into_iter().chain(context.thinkers.pools()) {
        metrics::pool(pool.name(), pool.load());
    }
    if let Some(at) = context.store.health().last_write {
        metrics::last_write(at);
    }
}

/// Ctrl-C, or SIGTERM where there is such a thing: heard from this call on, not only when the future is waited for.
#[cfg(unix)]
fn asked_to_end() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};
    let heard = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        let [mut interrupted, mut terminated] = heard.map(Result::ok);
        let next = async |signal: &mut Option<Signal>| match signal {
            Some(signal) => signal.recv().await,
            None => std::future::pending().await,
        };
        tokio::select! {
            _ = next(&mut interrupted) => {}
            _ = next(&mut terminated) => {}
        }
    }
}

/// Ctrl-C.
#[cfg(not(unix))]
async fn asked_to_end() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
